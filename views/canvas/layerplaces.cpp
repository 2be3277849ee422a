// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/canvas/layerplaces.h"

#include <algorithm>

namespace mexplorer {

namespace {

/// The layers that can be seen from \a begin to \a end, all of them or enough to be worth a word.
std::vector<LayerPlace> layersBetween(const LayeredLayout &layout, const Camera &camera, const QRectF &view,
                                      qreal begin, qreal end)
{
    constexpr qreal enough = 12;
    const bool topDown = layout.options().orientation == Orientation::TopDown;
    std::vector<LayerPlace> places;
    for (std::size_t layer = 0; layer < layout.layerCount(); ++layer) {
        const QRectF box = camera.toView(layout.layerBox(layer), view);
        const qreal from = topDown ? box.top() : box.left();
        const qreal to = topDown ? box.bottom() : box.right();
        const qreal first = std::max(from, begin);
        const qreal last = std::min(to, end);
        const qreal middle = (from + to) / 2;
        const bool isMiddleSeen = middle >= begin && middle <= end;
        if (isMiddleSeen || last - first >= enough)
            places.push_back({layer, last - first >= enough ? (first + last) / 2 : middle});
    }
    return places;
}

} // namespace

std::vector<LayerPlace> spacedLayers(const LayeredLayout &layout, const Camera &camera, const QRectF &view,
                                     qreal distance, qreal margin)
{
    constexpr qreal endMargin = 8;
    const bool topDown = layout.options().orientation == Orientation::TopDown;
    const qreal begin = (topDown ? view.top() : view.left()) + margin;
    const qreal end = (topDown ? view.bottom() : view.right()) - (topDown ? endMargin : distance / 2);
    const std::vector<LayerPlace> inView = layersBetween(layout, camera, view, begin, end);
    if (inView.empty())
        return {};
    std::vector<LayerPlace> spaced = {inView.front()};
    const LayerPlace last = inView.back();
    for (const LayerPlace &next : inView) {
        const bool isLast = next.layer == last.layer;
        if (next.place - spaced.back().place < distance || (!isLast && last.place - next.place < distance))
            continue;
        spaced.push_back(next);
    }
    return spaced;
}

} // namespace mexplorer
