// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/layout/layeredlayout.h"

namespace mexplorer {

/// The centimetres per unit of a layout, to the right and downwards, with which a graph fits an article's page.
QPointF tikzScale(const LayeredLayout &layout);

/// The TikZ path of the move from \a id to its follower at \a index: "--" for a straight line.
QString tikzPath(const GameGraph &graph, const LayeredLayout &layout, PositionId id, std::size_t index);

} // namespace mexplorer
