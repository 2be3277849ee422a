// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/board/boardedges.h"

#include <optional>

namespace mexplorer {

/// A position of Cram of the same value with as few cells as the equalities in dominoequalities.cpp allow. It may have
/// more parts than \a cells.
quint64 withoutIdleCells(quint64 cells, const BoardEdges &board);

/// The number of cells of a \a part that is a path: its cells form a row, which may turn, and touch no others. Such a
/// part is a row of that length, in any form.
std::optional<int> pathLength(quint64 part, const BoardEdges &board);

} // namespace mexplorer
