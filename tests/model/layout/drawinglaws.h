// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/layout/layerdrawing.h"

#include <algorithm>

namespace mexplorer {

inline bool holdsEachOnce(const Layers &layers, PositionId count)
{
    std::vector<int> seen(count, 0);
    for (std::size_t layer = 0; layer < layers.count(); ++layer) {
        for (const PositionId id : layers[layer])
            seen[id] += layers.layerOf[id] == layer ? 1 : 100;
    }
    return layers.order.size() == count && std::all_of(seen.begin(), seen.end(), [](int times) { return times == 1; });
}

/// True if neighbours in all layers are at least the minimum distance apart, in the order of their layers.
inline bool keepsDistances(const LayerDrawing &drawing)
{
    const Layers &layers = drawing.layers();
    for (std::size_t layer = 0; layer < layers.count(); ++layer) {
        for (std::size_t rank = 1; rank < layers.size(layer); ++rank) {
            const float gap = drawing.across()[layers[layer][rank]] - drawing.across()[layers[layer][rank - 1]];
            if (double(gap) < drawing.distance() - 1e-3)
                return false;
        }
    }
    return true;
}

inline bool standsOnGrid(const LayerDrawing &drawing)
{
    const Layers &layers = drawing.layers();
    for (std::size_t layer = 0; layer < layers.count(); ++layer) {
        for (std::size_t rank = 0; rank < layers.size(layer); ++rank) {
            const PositionId id = layers[layer][rank];
            if (drawing.across()[id] != drawing.grid().across(layer, rank) ||
                drawing.along()[id] != drawing.grid().along(layer, rank))
                return false;
        }
    }
    return true;
}

} // namespace mexplorer
