// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/layout/layeredlayout.h"

namespace mexplorer {

/// Centimetres for a unit of a layout, to the right and downwards, with which a graph fits an article's page.
QPointF tikzScale(const LayeredLayout &layout);

/// What TikZ draws between the ends of the move from \a id to its follower at \a index: "--" for a straight line.
QString tikzPath(const GameGraph &graph, const LayeredLayout &layout, PositionId id, std::size_t index);

} // namespace mexplorer
