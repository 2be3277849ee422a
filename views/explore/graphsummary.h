// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/explore/exploration.h"

namespace mexplorer {

class GraphCanvas;

/// Returns sentences about the part of the explored graph that a canvas shows: positions, moves, what is hidden, and
/// where the graph ends. A problem of the search comes first.
QString graphSummary(const GraphCanvas &canvas, const Exploration &exploration, const QString &searchProblem);

} // namespace mexplorer
