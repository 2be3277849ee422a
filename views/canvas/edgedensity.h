// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

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

    /// The longer side and the number of pixels are bounded, whatever the area's shape.
    static constexpr int maxSide = 16'384;
    static constexpr qint64 maxPixels = qint64(1) << 25;

    /// Counts for \a area, in pixels \a scale to a unit of it, or fewer where the bounds ask for it. Smooth lines take
    /// twice the time.
    EdgeDensity(const QRectF &area, qreal scale, Lines lines);

    const QRectF &area() const { return m_area; }
    /// The pixels of the image.
    QSize size() const { return {m_width, m_height}; }
    /// In the coordinates of area(). What is outside of it is clipped, but counts for lineCount().
    void add(const QLineF &line);
    /// A quadratic curve, as a few lines.
    void add(QPointF from, QPointF control, QPointF to);
    /// What \a other counted for the same area and scale.
    void add(const EdgeDensity &other);
    /// How many lines and curves were added.
    quint64 lineCount() const { return m_lineCount; }
    static constexpr qreal faintest = 0.2; ///< how opaque a single line is
    /// The lines in one colour, the more opaque the more lines pass; a single line shows as \a single says.
    QImage image(const QColor &color, qreal single = faintest) const;

private:
    bool clip(QPointF &a, QPointF &b) const;
    void walk(const QLineF &line);
    void walkSmoothly(qint64 x, qint64 y, qint64 dx, qint64 dy, int steps, bool steep);
    quint16 strong() const;

    QRectF m_area;
    qreal m_scale;
    Lines m_lines;
    int m_width;
    int m_height;
    qptrdiff m_stride; ///< from row to row of the counts
    quint64 m_lineCount = 0;
    /// In eighths of a line; each row has a column more, and there is a row more, for what lines leave beside the last.
    std::vector<quint16> m_counts;
};

} // namespace mexplorer
