// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/trace/traceformat.h"

namespace mexplorer {

/// The table of a trace alone, each cell a sentence in the format. In LaTeX it is as wide as a line of an article at most.
QString formatTable(const TraceTable &table, TraceFormat format);

} // namespace mexplorer
