// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/layout/layeredlayout.h"

namespace mexplorer {

/// The curvature of each move, so that moves of a small graph avoid the positions between their ends.
std::vector<float> routeMoves(const GameGraph &graph, const LayeredLayout &layout);

/// The bounding rectangle of curved moves, including their width.
QRectF curvesOf(const GameGraph &graph, const LayeredLayout &layout);

} // namespace mexplorer
