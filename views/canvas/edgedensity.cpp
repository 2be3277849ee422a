// SPDX-License-Identifier: GPL-3.0-or-later
// Density of lines
//
// Each line is clipped to the image (Liang and Barsky, 1984) and walked along its longer axis in fixed point, one count
// per step. Opacity grows with the logarithm of the count and is greatest from the count that one in 200 of the touched
// pixels exceeds, so that neither a single line nor a bundle of a thousand hides the other.

#include "views/canvas/edgedensity.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <span>

namespace mexplorer {

namespace {

constexpr int fullWeight = 8; ///< the weight of a line in a pixel that it fills

/// Returns \a scale, or less if an image of \a area would exceed the limits.
qreal boundedScale(const QSizeF &area, qreal scale)
{
    const qreal longest = std::max({area.width(), area.height(), 1e-9});
    const qreal largest = std::max(area.width() * area.height(), 1e-9);
    return std::min({scale, EdgeDensity::maxSide / longest, std::sqrt(qreal(EdgeDensity::maxPixels) / largest)});
}

void raise(quint16 &count, int weight)
{
    count = static_cast<quint16>(std::min<int>(count + weight, std::numeric_limits<quint16>::max()));
}

} // namespace

EdgeDensity::EdgeDensity(const QRectF &area, qreal scale, Lines lines)
    : m_area(area), m_scale(boundedScale(area.size(), scale)), m_lines(lines),
      m_width(std::max(1, static_cast<int>(std::ceil(area.width() * m_scale)))),
      m_height(std::max(1, static_cast<int>(std::ceil(area.height() * m_scale)))), m_stride(m_width + 1),
      m_counts(static_cast<std::size_t>(m_stride) * static_cast<std::size_t>(m_height + 1), 0)
{
}

bool EdgeDensity::clip(QPointF &a, QPointF &b) const
{
    const QPointF way = b - a;
    qreal enter = 0;
    qreal leave = 1;
    const auto cut = [&](qreal direction, qreal distance) {
        if (direction == 0)
            return distance >= 0;
        const qreal t = distance / direction;
        if (direction < 0)
            enter = std::max(enter, t);
        else
            leave = std::min(leave, t);
        return enter <= leave;
    };
    constexpr qreal beyond = 0.49; // so that the nearest pixel is in the image
    if (!cut(-way.x(), a.x()) || !cut(way.x(), m_width - 1 + beyond - a.x()) || !cut(-way.y(), a.y()) ||
        !cut(way.y(), m_height - 1 + beyond - a.y()))
        return false;
    b = a + way * leave;
    a = a + way * enter;
    return true;
}

void EdgeDensity::add(const QLineF &line)
{
    ++m_lineCount;
    walk(line);
}

void EdgeDensity::walk(const QLineF &line)
{
    QPointF a = (line.p1() - m_area.topLeft()) * m_scale;
    QPointF b = (line.p2() - m_area.topLeft()) * m_scale;
    if (!clip(a, b))
        return;
    const QPointF way = b - a;
    const bool steep = std::abs(way.y()) > std::abs(way.x());
    const int steps = static_cast<int>(std::max(std::abs(way.x()), std::abs(way.y())));
    constexpr qreal unit = 65536;
    const bool smooth = m_lines == Lines::Smooth;
    const qreal centre = smooth ? 0 : 0.5;
    auto x = static_cast<qint64>((a.x() + (steep ? centre : 0.5)) * unit);
    auto y = static_cast<qint64>((a.y() + (steep ? 0.5 : centre)) * unit);
    const qint64 dx = steps == 0 ? 0 : static_cast<qint64>(way.x() * unit / steps);
    const qint64 dy = steps == 0 ? 0 : static_cast<qint64>(way.y() * unit / steps);
    if (!smooth) {
        // Clipping leaves a margin on each side, so that no step has to check the borders.
        quint16 *counts = m_counts.data();
        for (int i = 0; i <= steps; ++i, x += dx, y += dy)
            raise(counts[(y >> 16) * m_stride + (x >> 16)], fullWeight);
    } else {
        walkSmoothly(x, y, dx, dy, steps, steep);
    }
}

void EdgeDensity::walkSmoothly(qint64 x, qint64 y, qint64 dx, qint64 dy, int steps, bool steep)
{
    quint16 *counts = m_counts.data();
    const qptrdiff beside = steep ? 1 : m_stride;
    for (int i = 0; i <= steps; ++i, x += dx, y += dy) {
        const int second = static_cast<int>(((steep ? x : y) & 0xffff) >> 13); // in eighths
        quint16 *pixel = counts + (y >> 16) * m_stride + (x >> 16);
        raise(*pixel, fullWeight - second);
        raise(pixel[beside], second);
    }
}

void EdgeDensity::add(const EdgeDensity &other)
{
    m_lineCount += other.m_lineCount;
    for (std::size_t i = 0; i < m_counts.size(); ++i)
        raise(m_counts[i], other.m_counts[i]);
}

void EdgeDensity::add(QPointF from, QPointF control, QPointF to)
{
    constexpr int pieces = 12;
    ++m_lineCount;
    QPointF last = from;
    for (int i = 1; i <= pieces; ++i) {
        const qreal t = qreal(i) / pieces;
        const QPointF next = (1 - t) * (1 - t) * from + 2 * t * (1 - t) * control + t * t * to;
        walk(QLineF(last, next));
        last = next;
    }
}

quint16 EdgeDensity::strong() const
{
    std::vector<quint32> pixels(std::numeric_limits<quint16>::max() + 1, 0);
    quint64 touched = 0;
    for (int row = 0; row < m_height; ++row) {
        for (const quint16 count : std::span(m_counts).subspan(std::size_t(row * m_stride), std::size_t(m_width))) {
            ++pixels[count];
            touched += count > 0;
        }
    }
    quint64 above = 0;
    for (quint32 count = std::numeric_limits<quint16>::max(); count > 4 * fullWeight; --count) {
        above += pixels[count];
        if (above * 200 > touched)
            return static_cast<quint16>(count);
    }
    return 4 * fullWeight;
}

QImage EdgeDensity::image(const QColor &color, qreal single) const
{
    const qreal strongest = std::max(0.85, single);
    const quint16 top = strong();
    std::vector<QRgb> shades(static_cast<std::size_t>(top) + 1, 0);
    for (std::size_t count = 1; count < shades.size(); ++count) {
        const double lines = double(count) / fullWeight;
        const double share = lines < 1 ? 0 : std::log(lines) / std::log(double(top) / fullWeight);
        QColor shade = color;
        shade.setAlphaF(static_cast<float>((single + (strongest - single) * share) * std::min(1.0, lines)));
        shades[count] = qPremultiply(shade.rgba());
    }
    QImage image(m_width, m_height, QImage::Format_ARGB32_Premultiplied);
    for (int row = 0; row < m_height; ++row) {
        auto *pixels = reinterpret_cast<QRgb *>(image.scanLine(row));
        const quint16 *counts = m_counts.data() + row * m_stride;
        for (int column = 0; column < m_width; ++column)
            pixels[column] = shades[std::min(counts[column], top)];
    }
    return image;
}

} // namespace mexplorer
