#include "views/canvas/layerplaces.h"

namespace mexplorer {

qreal layerPlace(const LayeredLayout &layout, std::size_t layer, const Camera &camera, const QRectF &view)
{
    const QPointF centre = camera.toView(layout.layerBox(layer), view).center();
    return layout.options().orientation == Orientation::TopDown ? centre.y() : centre.x();
}

std::vector<std::size_t> spacedLayers(const LayeredLayout &layout, const Camera &camera, const QRectF &view,
                                      qreal distance, qreal margin)
{
    constexpr qreal endMargin = 8;
    const bool topDown = layout.options().orientation == Orientation::TopDown;
    const qreal end = (topDown ? view.bottom() : view.right()) - (topDown ? endMargin : distance / 2);
    std::vector<std::size_t> inView;
    for (std::size_t layer = 0; layer < layout.layerCount(); ++layer) {
        const qreal place = layerPlace(layout, layer, camera, view);
        if (place >= margin && place <= end)
            inView.push_back(layer);
    }
    if (inView.empty())
        return {};
    std::vector<std::size_t> spaced = {inView.front()};
    const qreal last = layerPlace(layout, inView.back(), camera, view);
    qreal before = layerPlace(layout, inView.front(), camera, view);
    for (const std::size_t layer : inView) {
        const qreal place = layerPlace(layout, layer, camera, view);
        const bool isLast = layer == inView.back();
        if (place - before < distance || (!isLast && last - place < distance))
            continue;
        spaced.push_back(layer);
        before = place;
    }
    return spaced;
}

} // namespace mexplorer
