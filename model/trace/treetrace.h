// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/jobcontrol.h"
#include "model/trace/trace.h"

namespace mexplorer {

/// The recursion that finds a value, unfolded as a tree of calls: naively, where the same position is worked out again
/// and again, and with each value remembered. With the number of calls of both. A position whose tree is too large is
/// shown by a smaller one that it can reach.
Result<TracePtr> buildTreeTrace(const Position &position, JobControl &control);

} // namespace mexplorer
