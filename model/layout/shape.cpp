// SPDX-License-Identifier: GPL-3.0-or-later
// Shape
//
// The distances of columns and of layers are chosen for one shape of picture. In a picture of another shape, such as a
// window with a wide graph of few layers, half of the space remains empty while positions are too small for their
// values. Scaling one axis alone keeps the order of all positions and the crossings; curves are computed again.

#include "model/layout/routing.h"

#include <algorithm>

namespace mexplorer {

/// Scales a layout along its axes.
class LayoutShaper
{
public:
    explicit LayoutShaper(const LayeredLayout &layout) : m_layout(layout)
    {
        const auto [left, right] = std::ranges::minmax_element(layout.m_across);
        const auto [top, bottom] = std::ranges::minmax_element(layout.m_along);
        m_bounds = QRectF(QPointF(*left, *top), QPointF(*right, *bottom));
        m_spacing = layout.turned(QRectF(QPointF(), layout.m_spacing)).size();
    }

    /// The factors across and along; 1 and 1 if another shape doesn't help.
    QSizeF factors(const QSizeF &available) const
    {
        constexpr qreal maxScale = 26; // pixels per unit, with space for a value in each mark
        constexpr qreal min = 1.3;     // units between positions
        constexpr qreal worthIt = 1.15;
        constexpr QSizeF max(1.5, 1.6);
        const QSizeF space = m_layout.turned(QRectF(QPointF(), available)).size();
        const QSizeF extent = m_layout.turned(m_layout.m_extent).size();
        const qreal now = std::min(space.width() / extent.width(), space.height() / extent.height());
        const QSizeF narrow(std::min(1.0, min / m_spacing.width()), std::min(1.0, min / m_spacing.height()));
        const QSizeF margins(1 + std::max(1.0, m_spacing.width() * narrow.width()), 2);
        const qreal scale = std::min({maxScale, space.width() / (m_bounds.width() * narrow.width() + margins.width()),
                                      space.height() / (m_bounds.height() * narrow.height() + margins.height())});
        if (scale < worthIt * now)
            return {1, 1};
        const auto factor = [scale](qreal pixels, qreal margin, qreal length, qreal from, qreal to) {
            return length > 0 ? std::clamp((pixels / scale - margin) / length, from, to) : 1;
        };
        return {factor(space.width(), margins.width(), m_bounds.width(), narrow.width(), max.width()),
                factor(space.height(), margins.height(), m_bounds.height(), narrow.height(), max.height())};
    }

    /// The distances in pixels between positions when they fill \a available, across and along.
    QSizeF filling(const QSizeF &available, Orientation orientation) const
    {
        constexpr qreal maxRatio = 4;
        const QSizeF space = orientation == Orientation::TopDown ? available : available.transposed();
        const QSizeF all(space.width() / (m_bounds.width() / m_spacing.width() + 1),
                         space.height() / (m_bounds.height() / m_spacing.height() + 1));
        const qreal max = maxRatio * std::min(all.width(), all.height());
        return all.boundedTo({max, max});
    }

    /// The factors across and along, so that the minimum distance is two units.
    QSizeF fillingFactors(const QSizeF &available) const
    {
        const QSizeF pixels = filling(available, m_layout.options().orientation);
        const qreal unit = std::min(pixels.width(), pixels.height()) / 2;
        return {pixels.width() / unit / m_spacing.width(), pixels.height() / unit / m_spacing.height()};
    }

    std::shared_ptr<LayeredLayout> scaled(const QSizeF &factors, bool hasNamesAround = false) const
    {
        auto result = std::make_shared<LayeredLayout>(m_layout);
        const auto scale = [](std::vector<float> &coordinates, qreal factor) {
            for (float &coordinate : coordinates)
                coordinate *= static_cast<float>(factor);
        };
        scale(result->m_across, factors.width());
        scale(result->m_along, factors.height());
        scale(result->m_tops, factors.height());
        const qreal step = m_spacing.width() * factors.width();
        result->m_spacing =
            m_layout.turned(QRectF(QPointF(), QSizeF(step, m_spacing.height() * factors.height()))).size();
        const QRectF bounds(m_bounds.x() * factors.width(), m_bounds.y() * factors.height(),
                            m_bounds.width() * factors.width(), m_bounds.height() * factors.height());
        result->m_extent = m_layout.turned(bounds.adjusted(-1, -1, hasNamesAround ? 1 : std::max(1.0, step), 1));
        return result;
    }

    void route(const GameGraph &graph, LayeredLayout &layout) const
    {
        if (!layout.m_bends.empty())
            layout.m_bends = routeMoves(graph, layout);
        layout.m_extent |= curvesOf(graph, layout);
    }

    bool isFlat() const
    {
        return std::ranges::all_of(m_layout.m_rows, [](quint32 rows) { return rows == 1; });
    }

private:
    const LayeredLayout &m_layout;
    QRectF m_bounds;
    QSizeF m_spacing;
};

LayoutPtr shaped(const LayoutPtr &layout, const GameGraph &graph, const QSizeF &available)
{
    constexpr PositionId maxPositions = 2'000;
    const LayoutShaper shaper(*layout);
    if (layout->positionCount() > maxPositions || available.isEmpty() || !shaper.isFlat())
        return layout;
    const QSizeF factors = shaper.factors(available);
    if (factors == QSizeF(1, 1))
        return layout;
    const auto result = shaper.scaled(factors);
    shaper.route(graph, *result);
    return result;
}

bool canFill(const LayeredLayout &layout)
{
    constexpr PositionId maxPositions = 2'000;
    return layout.positionCount() <= maxPositions && LayoutShaper(layout).isFlat();
}

Orientation orientationFor(const LayeredLayout &layout, const QSizeF &available)
{
    constexpr qreal worthIt = 1.1;
    const Orientation now = layout.options().orientation;
    const Orientation other = now == Orientation::TopDown ? Orientation::LeftRight : Orientation::TopDown;
    const LayoutShaper shaper(layout);
    const auto least = [&](Orientation orientation) {
        const QSizeF distances = shaper.filling(available, orientation);
        return std::min(distances.width(), distances.height());
    };
    return least(other) > worthIt * least(now) ? other : now;
}

LayoutPtr filling(const LayoutPtr &layout, const GameGraph &graph, const QSizeF &available)
{
    if (available.isEmpty() || !canFill(*layout))
        return layout;
    const LayoutShaper shaper(*layout);
    const auto result = shaper.scaled(shaper.fillingFactors(available), true);
    shaper.route(graph, *result);
    return result;
}

} // namespace mexplorer
