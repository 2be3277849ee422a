// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/jobcontrol.h"
#include "model/trace/trace.h"

namespace mexplorer {

/// What the digits of an octal or hexadecimal code say, one by one: "Kayles is 0.77". A notice for games without a code.
Result<TracePtr> buildCodeTrace(const Position &position);

} // namespace mexplorer
