// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/board/boardedges.h"

namespace mexplorer {

/// A position of Cram without idle cells.
struct ReducedDominoes
{
    quint64 cells;
    quint64 cut;         ///< cells that may be cut off from the cell on their right, all at once
    quint64 leaves;      ///< cells that are joined to exactly one other
    quint64 threeOrMore; ///< cells that are joined to three or four others
};

/// A position of the same value as \a cells with as few cells as the equalities in dominoequalities.cpp allow. It may
/// have more parts than \a cells.
ReducedDominoes withoutIdleCells(quint64 cells, const BoardEdges &board);

/// A part of a position of Cram.
struct DominoPart
{
    quint64 cells;
    bool isPath; ///< its cells form a row, which may turn, and touch no others: such a part equals a straight row
};

/// Calls \a sink with each part of a position of Cram whose value is the nim-sum of their values: without idle cells,
/// cut where that splits it.
template <class Sink> void forEachDominoPart(quint64 cells, const BoardEdges &board, const Sink &sink)
{
    const ReducedDominoes whole = withoutIdleCells(cells, board);
    for (quint64 left = whole.cells; left != 0;) {
        const quint64 first = left & (~left + 1);
        const quint64 part = board.group(first, left, whole.cut);
        left &= ~part;
        if (part == first)
            continue;
        if (whole.cut == 0 || part == whole.cells)
            sink(DominoPart{part, (part & whole.threeOrMore) == 0 && (part & whole.leaves) != 0});
        else
            forEachDominoPart(part, board, sink);
    }
}

} // namespace mexplorer
