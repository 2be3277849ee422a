// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/graph/labels.h"
#include "model/solve/solver.h"

namespace mexplorer {

/// Labels a graph, truncated or not: positions past its limit get their value and outcome from their components, by
/// \a solver, as far as that is quick. Remoteness and birthday stay unknown for what depends on them.
LabelsPtr completeLabels(const GameGraph &graph, Convention convention, const Solver &solver, JobControl &control);

} // namespace mexplorer
