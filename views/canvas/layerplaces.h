#pragma once

#include "model/layout/layeredlayout.h"
#include "views/canvas/camera.h"

#include <vector>

namespace mexplorer {

/// Where layers lie across the view: top to bottom, or left to right.
qreal layerPlace(const LayeredLayout &layout, std::size_t layer, const Camera &camera, const QRectF &view);

/// Layers of the view, in order, that lie at least \a distance pixels apart, so that each can be told something: the
/// first and the last one among them, unless they are nearer than that. \a margin is left free at the beginning.
std::vector<std::size_t> spacedLayers(const LayeredLayout &layout, const Camera &camera, const QRectF &view,
                                      qreal distance, qreal margin);

} // namespace mexplorer
