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

/// The pictures of one sequence, of which one is shown: plot, histogram and heat map; with their legend.
class SequencePictures : public QStackedWidget
{
    Q_OBJECT

public:
    static constexpr MenuPosition zoomPosition = {Menus::workspace, 1};
    static constexpr MenuPosition switchPosition = {Menus::workspace, 2};

    explicit SequencePictures(QWidget *parent = nullptr);

    /// Adds the commands that zoom the heat map or the plot, and the switches for the content of the pictures.
    void addCommands(Commands *commands);
    SequenceChart *chart() const { return m_chart; }
    /// The pointers of the plot and of the heat map.
    std::array<TermPointer *, 2> pointers() const;
    /// The control for the length of the heat map's rows.
    QWidget *rowTools() const { return m_rowTools; }
    /// The meaning of the colours, or in the histogram a description of the bar under the pointer; to be placed below
    /// the pictures.
    QLabel *legend() const { return m_legend; }
    /// Sets the plot of all pictures; null if there is none.
    void setPlot(SequencePlotPtr plot);
    void setMarked(const std::vector<quint64> &heaps);
    void setPart(SequenceChoice::Part part);
    /// The current picture, which gets the focus.
    QWidget *front() const;
    /// Returns a drawing of the current picture.
    Drawing drawing() const;
    /// Sets the accessible description of the term under the pointer.
    void setDescription(const QString &text);

signals:
    /// Requests a context menu at a point of the screen, for the term under the pointer if any; \a canZoom if the
    /// picture can be zoomed.
    void menuRequested(const QPoint &point, std::optional<quint64> n, bool canZoom);

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
