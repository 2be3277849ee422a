// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/canvas/layerplaces.h"

#include <algorithm>
#include <ranges>

namespace mexplorer {

namespace {

/// The layers of a view along the axis on which they follow each other. A graph may have a million of them, so they are
/// searched and not listed.
class LayerAxis
{
public:
    LayerAxis(const LayeredLayout &layout, const Camera &camera, const QRectF &view, qreal begin, qreal end)
        : m_layout(layout), m_camera(camera), m_view(view), m_begin(begin), m_end(end),
          m_isTopDown(layout.options().orientation == Orientation::TopDown)
    {
        m_first = firstFrom(0, [this](std::size_t layer) { return span(layer).to >= m_begin; });
        m_past = firstFrom(m_first, [this](std::size_t layer) { return span(layer).from > m_end; });
        while (m_first < m_past && !isSeen(m_first))
            ++m_first;
        while (m_first < m_past && !isSeen(m_past - 1))
            --m_past;
    }

    bool isEmpty() const { return m_first >= m_past; }
    LayerPlace first() const { return {m_first, placeOf(m_first)}; }
    LayerPlace last() const { return {m_past - 1, placeOf(m_past - 1)}; }
    /// The first layer past \a layer whose place is not before \a place; the last one if there is none.
    LayerPlace next(std::size_t layer, qreal place) const
    {
        const std::size_t found =
            firstFrom(layer + 1, [&](std::size_t candidate) { return placeOf(candidate) >= place; });
        return found < m_past ? LayerPlace{found, placeOf(found)} : last();
    }

private:
    struct Span
    {
        qreal from;
        qreal to;
    };

    template <class Predicate> std::size_t firstFrom(std::size_t layer, Predicate isPast) const
    {
        const auto layers = std::views::iota(layer, m_layout.layerCount());
        return layer + std::size_t(std::ranges::partition_point(layers, std::not_fn(isPast)) - layers.begin());
    }

    Span span(std::size_t layer) const
    {
        const QRectF box = m_camera.toView(m_layout.layerBox(layer), m_view);
        return m_isTopDown ? Span{box.top(), box.bottom()} : Span{box.left(), box.right()};
    }
    Span seenSpan(std::size_t layer) const
    {
        const Span all = span(layer);
        return {std::max(all.from, m_begin), std::min(all.to, m_end)};
    }
    /// True if all of a layer or enough to be worth a word is seen.
    bool isSeen(std::size_t layer) const
    {
        const Span all = span(layer);
        const qreal middle = (all.from + all.to) / 2;
        return (middle >= m_begin && middle <= m_end) || isLarge(seenSpan(layer));
    }
    static bool isLarge(const Span &seen)
    {
        constexpr qreal enough = 12;
        return seen.to - seen.from >= enough;
    }
    qreal placeOf(std::size_t layer) const
    {
        const Span seen = seenSpan(layer);
        const Span shown = isLarge(seen) ? seen : span(layer);
        return (shown.from + shown.to) / 2;
    }

    const LayeredLayout &m_layout;
    const Camera &m_camera;
    const QRectF &m_view;
    qreal m_begin;
    qreal m_end;
    bool m_isTopDown;
    std::size_t m_first = 0;
    std::size_t m_past = 0; ///< past the last one that is seen
};

} // namespace

std::vector<LayerPlace> spacedLayers(const LayeredLayout &layout, const Camera &camera, const QRectF &view,
                                     qreal distance, qreal margin)
{
    constexpr qreal endMargin = 8;
    const bool topDown = layout.options().orientation == Orientation::TopDown;
    const qreal begin = (topDown ? view.top() : view.left()) + margin;
    const qreal end = (topDown ? view.bottom() : view.right()) - (topDown ? endMargin : distance / 2);
    const LayerAxis axis(layout, camera, view, begin, end);
    if (axis.isEmpty())
        return {};
    const LayerPlace last = axis.last();
    std::vector<LayerPlace> spaced = {axis.first()};
    while (spaced.back().layer < last.layer) {
        LayerPlace next = axis.next(spaced.back().layer, spaced.back().place + distance);
        if (last.place - next.place < distance)
            next = last;
        if (next.place - spaced.back().place < distance)
            break;
        spaced.push_back(next);
    }
    return spaced;
}

} // namespace mexplorer
