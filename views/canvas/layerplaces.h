// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/layout/layeredlayout.h"
#include "views/canvas/camera.h"

#include <vector>

namespace mexplorer {

/// Where a layer is labelled in a view.
struct LayerPlace
{
    std::size_t layer;
    qreal place; ///< the middle of what can be seen of it, from top to bottom or from left to right
};

/// Layers of the view, in order, that are labelled, at least \a distance pixels apart, so that each can be labelled
/// something: the first and the last one among them, unless they are nearer than that. \a margin is left free at the
/// beginning.
std::vector<LayerPlace> spacedLayers(const LayeredLayout &layout, const Camera &camera, const QRectF &view,
                                     qreal distance, qreal margin);

} // namespace mexplorer
