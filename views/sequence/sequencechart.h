// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/charts/plotview.h"
#include "views/sequence/chartlayers.h"
#include "views/sequence/termpointer.h"

class QRubberBand;

namespace mexplorer {

/// The plot of G(n) over n: as dots while few terms are visible, otherwise as a bar from the least to the greatest
/// value of each pixel column, so that it is fast with any number of terms. The period's bands, the last exception, the
/// exceptions, the selected position's heaps and the pointer are drawn over it.
///
/// Zooms by wheel (at the pointer), a drag across the part to show and the keys + and -; Left and Right, the middle
/// button or Ctrl and a drag scroll, Home shows all. Shift+Left and Shift+Right move the pointer, Space clicks, Return
/// requests the reasons.
class SequenceChart : public PlotView
{
    Q_OBJECT

public:
    explicit SequenceChart(QWidget *parent = nullptr);

    /// Keeps the visible range if it is a part of the values of the same rules.
    void setPlot(SequencePlotPtr plot);
    void setOptions(const ChartOptions &options);
    const ChartOptions &options() const { return m_options; }
    void setMarked(std::vector<quint64> heaps);

    /// The first and the last visible n.
    double firstShown() const { return m_xAxis->min(); }
    double lastShown() const { return m_xAxis->max(); }
    bool showsAll() const;
    /// True if every visible value is drawn as a dot.
    bool showsDots() const { return m_layers.showsDots(); }
    /// True if rare and common positions are distinguished, as they are whenever a useful split exists.
    bool showsRare() const { return m_plot && m_plot->split(); }
    /// The layers that draw the visible part of the sequence.
    const ChartLayers &layers() const { return m_layers; }
    TermPointer *pointer() { return &m_pointer; }
    /// Returns the point of a value in the widget's coordinates.
    QPoint pointOf(quint64 n) const { return mapFromScene(onChart(static_cast<double>(n), m_plot->at(n))); }

public slots:
    void showAll() { setRange(-0.5, m_plot ? static_cast<double>(m_plot->terms()) - 0.5 : 1); }
    /// Zooms about the pointer if it is visible, otherwise about the middle; a \a factor above 1 shows fewer terms.
    void zoom(double factor);
    /// Scrolls by a part of the visible width.
    void pan(double part);
    /// Moves the pointer mark to \a n and makes it visible; std::nullopt removes the mark.
    void point(std::optional<quint64> n);

signals:
    void rangeChanged();

protected:
    void drawForeground(QPainter *painter, const QRectF &rect) override;
    void wheelEvent(QWheelEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void updateColors() override;

private:
    void zoomAt(double center, double factor);
    void setRange(double first, double last);
    void setValueRange();
    void updateLayers();
    void paintBands(QPainter *painter, const QRectF &area) const;
    void paintMarks(QPainter *painter, const QRectF &area) const;
    void paintExceptions(QPainter *painter) const;
    void paintExceptionTicks(QPainter *painter, const QRectF &area) const;
    void paintLastException(QPainter *painter, const QRectF &area) const;
    void paintMarked(QPainter *painter, const QRectF &area) const;
    void paintPointed(QPainter *painter, const QRectF &area) const;
    void movePointer(int steps);
    void showBand(double to);
    void zoomToBand();
    void cancelSelecting();
    bool isDrag(const QPointF &pos) const;
    double numberAt(const QPointF &pos) const;
    std::optional<quint64> termAt(const QPointF &pos) const;
    QPointF onChart(double n, double value) const;

    SequencePlotPtr m_plot;
    ChartOptions m_options;
    std::vector<quint64> m_marked;
    TermPointer m_pointer{this, [this](QPointF pos) { return termAt(pos); }};
    QPointF m_pressed;
    bool m_isSelecting = false;       ///< the left button is down to select a range
    std::optional<QPointF> m_dragged; ///< the point where the plot was grabbed
    QRubberBand *m_band;              ///< around the range to show, from where the left button was pressed
    QValueAxis *m_xAxis;
    QValueAxis *m_yAxis;
    ChartLayers m_layers;
    bool m_updating = false;
};

} // namespace mexplorer
