#pragma once

#include "views/canvas/graphpicture.h"

namespace mexplorer {

/// What stands out of a picture. Painted over it, so that it answers at once.
struct Highlights
{
    PositionId selected = noPosition;
    PositionId hovered = noPosition;
    std::vector<PositionId> matches; ///< of a search
    std::vector<PositionId> line;    ///< a play, from position to position
    bool hasFocus = false;
};

/// Paints rings round positions and the moves from and to them: solid lines to followers, dashed ones from
/// predecessors, a broad one along a play. The subjects of a step carry a dashed ring, what they are related to a
/// dotted one.
void paintHighlights(QPainter &painter, const GraphPicture &picture, const Camera &camera, const QRectF &view,
                     const Highlights &highlights);

/// Paints what the layers are by at the edge where they begin.
void paintLayerLabels(QPainter &painter, const GraphPicture &picture, const Camera &camera, const QRectF &view);

} // namespace mexplorer
