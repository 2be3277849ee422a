// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/solve/solver.h"
#include "model/trace/trace.h"

namespace mexplorer {

/// The same graph under normal and under misère play, labelled side by side from the terminal positions up, with the
/// positions marked whose outcomes differ. A trace of one sentence where the graph is too large to be drawn twice.
Result<TracePtr> buildPairTrace(const Position &position, const Solver &solver, JobControl &control);

} // namespace mexplorer
