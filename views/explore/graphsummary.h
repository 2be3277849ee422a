// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/explore/exploration.h"

namespace mexplorer {

class GraphCanvas;

/// What a canvas shows of the explored graph, in sentences: positions, moves, what is hidden, and where the graph ends.
/// What stands in the way of a search comes first.
QString graphSummary(const GraphCanvas &canvas, const Exploration &exploration, const QString &searchProblem);

} // namespace mexplorer
