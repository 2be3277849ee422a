#pragma once

#include "model/core/jobcontrol.h"

#include <QColor>
#include <QImage>
#include <QLineF>

#include <vector>

namespace mexplorer {

/// How many lines pass each pixel of an area. A million lines take a third of a second, where QPainter takes a minute.
class EdgeDensity
{
public:
    enum class Lines { Coarse, Smooth };

    /// Counts for \a area, in pixels \a scale to a unit of it. Smooth lines take twice the time.
    EdgeDensity(const QRectF &area, qreal scale, Lines lines);

    const QRectF &area() const { return m_area; }
    void add(const QLineF &line);
    /// A quadratic curve, as a few lines.
    void add(QPointF from, QPointF control, QPointF to);
    /// How many lines and curves were added.
    quint64 lineCount() const { return m_lineCount; }
    /// The lines in one colour, the more opaque the more lines pass; a single line shows.
    QImage image(const QColor &color) const;

private:
    bool clip(QPointF &a, QPointF &b) const;
    void walk(const QLineF &line);
    void count(int column, int row, int weight);
    quint16 strong() const;

    QRectF m_area;
    qreal m_scale;
    Lines m_lines;
    int m_width;
    int m_height;
    quint64 m_lineCount = 0;
    std::vector<quint16> m_counts; ///< in eighths of a line
};

} // namespace mexplorer
