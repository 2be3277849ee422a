// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/sequence/sequencechoice.h"
#include "model/sequence/sequenceplot.h"
#include "views/charts/drawing.h"
#include "views/commands/commands.h"

#include <QStackedWidget>

#include <array>

class QAbstractScrollArea;
class QSpinBox;

namespace mexplorer {

class BarChart;
class HeatMap;
class SequenceChart;
class TermPointer;
class ValueScale;

/// The pictures of one sequence, of which one is shown: plot, histogram and heat map.
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
    BarChart *histogram() const { return m_histogram; }
    /// The choice of how long the heat map's rows are.
    QWidget *rowTools() const { return m_rowTools; }
    const SequencePlotPtr &plot() const { return m_plot; }
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
    /// Other values or options are shown.
    void changed();

private:
    QWidget *makeHeatPage();
    void offerMenu(QAbstractScrollArea *picture, const TermPointer *pointer = nullptr);
    bool isHeatMap() const { return currentIndex() == static_cast<int>(SequenceChoice::Part::HeatMap); }

    SequenceChart *m_chart;
    BarChart *m_histogram;
    HeatMap *m_heatMap;
    ValueScale *m_scale;
    QWidget *m_rowTools = nullptr;
    QSpinBox *m_rowLength;
    SequencePlotPtr m_plot;
};

} // namespace mexplorer
