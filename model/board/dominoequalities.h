// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/board/boardedges.h"

#include <optional>

namespace mexplorer {

/// A position of Cram of the same value with as few cells as the equalities in dominoequalities.cpp allow. It may have
/// more parts than \a cells.
quint64 withoutIdleCells(quint64 cells, const BoardEdges &board);

/// The cells that may be cut off from the cell on their right, all at once, without a change of the value.
quint64 cutOnTheirRight(quint64 cells, const BoardEdges &board);

/// The number of cells of a \a part that is a path: its cells form a row, which may turn, and touch no others. Such a
/// part is a row of that length, in any form.
std::optional<int> pathLength(quint64 part, const BoardEdges &board);

/// Calls \a sink with each part of a position of Cram whose value is the sum of their values: without idle cells, cut
/// where that splits it.
template <class Sink> void forEachDominoPart(quint64 cells, const BoardEdges &board, const Sink &sink)
{
    const quint64 whole = withoutIdleCells(cells, board);
    const quint64 cut = cutOnTheirRight(whole, board);
    for (quint64 left = whole; left != 0;) {
        const quint64 first = left & (~left + 1);
        const quint64 part = board.group(first, left, cut);
        left &= ~part;
        if (part == first)
            continue;
        if (cut == 0 || part == whole)
            sink(part);
        else
            forEachDominoPart(part, board, sink);
    }
}

} // namespace mexplorer
