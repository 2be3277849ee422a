#pragma once

#include "views/canvas/graphpicture.h"

namespace mexplorer {

/// What stands at a mark's upper right: how many positions a group holds ("x54"), or how many followers are folded
/// ("+3"). Empty if there is nothing to tell.
QString badgeText(const GraphPicture &picture, PositionId id);

/// Paints the badge of a position whose mark is large enough to carry one, and a pin if it is pinned.
void paintBadge(QPainter &painter, const GraphPicture &picture, PositionId id, QPointF mark, qreal radius);

/// A drawing pin as large as \a size, its point at \a tip.
void paintPin(QPainter &painter, QPointF tip, qreal size, const Colors &colors);

} // namespace mexplorer
