// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QImage>
#include <QLineF>

#include <vector>

namespace mexplorer {

/// Counts the lines through each pixel of an area. A million lines take a third of a second, where QPainter takes a
/// minute.
class EdgeDensity
{
public:
    enum class Lines { Coarse, Smooth };

    /// Limits of the longer side and of the number of pixels, whatever the area's shape.
    static constexpr int maxSide = 16'384;
    static constexpr qint64 maxPixels = qint64(1) << 25;

    /// Counts for \a area at \a scale pixels per unit of it, or less if the limits require it. Smooth lines take twice
    /// the time.
    EdgeDensity(const QRectF &area, qreal scale, Lines lines);

    const QRectF &area() const { return m_area; }
    /// The size of the image in pixels.
    QSize size() const { return {m_width, m_height}; }
    /// Adds a line in the coordinates of area(). It is clipped to the area, but counts for lineCount() even if outside.
    void add(const QLineF &line);
    /// Adds a quadratic curve, as a few lines.
    void add(QPointF from, QPointF control, QPointF to);
    /// Adds the counts of \a other, which has the same area and scale.
    void add(const EdgeDensity &other);
    /// The number of lines and curves added.
    quint64 lineCount() const { return m_lineCount; }
    static constexpr qreal faintest = 0.2; ///< how opaque a single line is
    /// Returns the lines in one colour, the more opaque the more lines pass; a single line has the opacity \a single.
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
    qptrdiff m_stride; ///< between rows of the counts
    quint64 m_lineCount = 0;
    /// In eighths of a line; with one column and one row more than the image, for lines at its last pixels.
    std::vector<quint16> m_counts;
};

} // namespace mexplorer
