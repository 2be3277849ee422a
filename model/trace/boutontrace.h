// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/solve/solver.h"
#include "model/trace/trace.h"

namespace mexplorer {

/// Bouton's rule for Nim under misère play (1902), on one position: play as in normal Nim until the move that leaves no
/// heap of two or more, and then leave an odd number of single tokens. A notice for other games.
Result<TracePtr> buildBoutonTrace(const Position &position, const Solver &solver, JobControl &control);

} // namespace mexplorer
