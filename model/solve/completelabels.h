// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/graph/labels.h"
#include "model/solve/solver.h"

namespace mexplorer {

/// Labels a graph, truncated or not: positions beyond its limit get their value and outcome from their components by \a
/// solver, if that is quick. Remoteness and birthday remain unknown for positions that depend on them.
LabelsPtr completeLabels(const GameGraph &graph, Convention convention, const Solver &solver, JobControl &control);

} // namespace mexplorer
