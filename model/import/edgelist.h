// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/import/graphfile.h"

namespace mexplorer {

/// Reads lines of two vertex names, with white space, "->" or a comma between them, and of single names. A name that
/// holds any of these stands in double quotes, doubled within. '#' begins a comment. A text whose first line is a
/// heading with the columns id, position and followers is the table of positions that this program exports as CSV.
Result<GraphFile> readEdgeList(const QString &text, const QString &fileName);

} // namespace mexplorer
