// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/jobcontrol.h"
#include "model/trace/trace.h"

namespace mexplorer {

/// Winning by symmetry: the move that makes a position symmetric, where it isn't yet, and then the opponent's moves, each
/// answered by its mirror image. A notice for positions without such a strategy.
Result<TracePtr> buildSymmetryTrace(const Position &position, JobControl &control);

} // namespace mexplorer
