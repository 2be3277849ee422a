#pragma once

#include "model/sequence/sequencestudy.h"

#include <QChartView>

class QLineSeries;
class QValueAxis;

namespace mexplorer {

/// The plot of G(n) over n. As dots while there are few in sight, as a band from the least to the greatest value of
/// each pixel column when there are many, so that it stays quick at any number of terms. The period's bands, the last
/// exception, the exceptions, the selected position's heaps and the pointer are drawn over it.
///
/// Zooms by wheel (at the pointer), rubber band and the keys + and -; Left and Right move, Home shows all.
class SequenceChart : public QChartView
{
    Q_OBJECT

public:
    explicit SequenceChart(QWidget *parent = nullptr);

    void setSnapshot(std::shared_ptr<const SequenceSnapshot> snapshot);
    void setMarked(std::vector<quint64> heaps);

    /// The n in sight, from the first to the last.
    double firstShown() const;
    double lastShown() const;
    /// True if every value in sight is drawn as a dot.
    bool showsDots() const { return m_showsDots; }
    std::optional<quint64> pointed() const { return m_pointed; }
    /// Where a value stands, in the widget's coordinates.
    QPoint placeOf(quint64 n) const;

public slots:
    void showAll();
    void zoom(double factor);
    /// Moves by a part of the width in sight.
    void pan(double part);
    /// Puts the pointer mark on \a n and brings it into sight; without a value, takes the mark away.
    void point(std::optional<quint64> n);

signals:
    /// The pointer is on n, or nowhere.
    void pointedAt(std::optional<quint64> n);
    void clicked(quint64 n);
    void rangeChanged();

protected:
    void drawForeground(QPainter *painter, const QRectF &rect) override;
    void wheelEvent(QWheelEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void leaveEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void makeSeries();
    void zoomAt(double center, double factor);
    void setRange(double first, double last);
    void updateSeries();
    void followTheme();
    std::optional<quint64> termAt(const QPointF &place) const;
    QPointF onChart(double n, double value) const;
    void drawBands(QPainter *painter, const QRectF &plot) const;
    void drawLastException(QPainter *painter, const QRectF &plot) const;
    void drawExceptions(QPainter *painter) const;
    void drawMarked(QPainter *painter, const QRectF &plot) const;
    void drawPointed(QPainter *painter, const QRectF &plot) const;

    std::shared_ptr<const SequenceSnapshot> m_snapshot;
    std::vector<quint64> m_marked;
    std::optional<quint64> m_pointed;
    QPointF m_pressed;
    QValueAxis *m_xAxis;
    QValueAxis *m_yAxis;
    QLineSeries *m_dots;
    QLineSeries *m_band;
    bool m_showsDots = true;
    bool m_updating = false;
};

} // namespace mexplorer
