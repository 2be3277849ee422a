// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/jobcontrol.h"
#include "model/trace/trace.h"

namespace mexplorer {

/// How the table G(0), G(1), ... of a heap game is filled, cell by cell, from the cells before; and the law that its values
/// follow, with the reason. About the first component that is a heap; a notice if there is none.
Result<TracePtr> buildTableTrace(const Position &position, JobControl &control);

} // namespace mexplorer
