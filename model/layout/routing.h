// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/layout/layeredlayout.h"

namespace mexplorer {

/// The bend of each move, so that moves of a small graph pass the positions between their ends.
std::vector<float> routeMoves(const GameGraph &graph, const LayeredLayout &layout);

/// What bent moves take, with room for their width.
QRectF curvesOf(const GameGraph &graph, const LayeredLayout &layout);

} // namespace mexplorer
