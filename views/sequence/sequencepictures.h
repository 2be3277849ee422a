// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/sequence/sequencechoice.h"
#include "model/sequence/sequenceplot.h"
#include "views/charts/drawing.h"
#include "views/widgets/commands.h"

#include <QStackedWidget>

#include <array>

class QAbstractScrollArea;
class QLabel;
class QSpinBox;

namespace mexplorer {

class BarChart;
class HeatMap;
class SequenceChart;
class TermPointer;
class ValueScale;

/// The pictures of one sequence, of which one is shown: plot, histogram and heat map; and their legend.
class SequencePictures : public QStackedWidget
{
    Q_OBJECT

public:
    static constexpr MenuPlace zoomPlace = {Menus::workspace, 1};
    static constexpr MenuPlace switchPlace = {Menus::workspace, 2};

    explicit SequencePictures(QWidget *parent = nullptr);

    /// Adds those that zoom the heat map or the plot, and the switches for what the pictures show.
    void addCommands(Commands *commands);
    SequenceChart *chart() const { return m_chart; }
    /// Of the plot and of the heat map.
    std::array<TermPointer *, 2> pointers() const;
    /// The choice of how long the heat map's rows are.
    QWidget *rowTools() const { return m_rowTools; }
    /// What is drawn in which colour, or what the pointer is on in the histogram; to be put below the pictures.
    QLabel *legend() const { return m_legend; }
    /// Hands what there is, or that there is nothing, to all pictures.
    void setPlot(SequencePlotPtr plot);
    void setMarked(const std::vector<quint64> &heaps);
    void setPart(SequenceChoice::Part part);
    /// What is in front, which has the focus.
    QWidget *front() const;
    /// What is in front.
    Drawing drawing() const;
    /// What the pointer is on, for those who can't see it.
    void setDescription(const QString &text);

signals:
    /// At a point of the screen, for the term that is pointed at, of a picture that can be zoomed or not.
    void menuWanted(const QPoint &point, std::optional<quint64> n, bool canZoom);

private:
    QWidget *makeHeatPage();
    void offerMenu(QAbstractScrollArea *picture, const TermPointer *pointer = nullptr);
    void setUpLegend();
    void showLegend();
    QStringList plotLegend() const;
    void showBar(std::optional<std::size_t> bar);
    QString rareText() const;
    bool hasExceptions() const;
    bool isHeatMap() const { return currentIndex() == static_cast<int>(SequenceChoice::Part::HeatMap); }

    SequenceChart *m_chart;
    BarChart *m_histogram;
    HeatMap *m_heatMap;
    ValueScale *m_scale;
    QWidget *m_rowTools = nullptr;
    QSpinBox *m_rowLength;
    QLabel *m_legend;
    SequencePlotPtr m_plot;
};

} // namespace mexplorer
