// SPDX-License-Identifier: GPL-3.0-or-later
// Equalities of Cram
//
// Cram is arc Kayles on the graph whose vertices are the cells that are 1, joined if they touch by a side: a move takes
// two joined cells. A cell is a leaf if it is joined to exactly one cell, its support. These are theorems on arc Kayles
// on any graph:
//
//   1. Of several leaves with the same support all but one may go. In both positions only one of them can ever be
//      taken, together with the support, and it doesn't matter which one.
//   2. A cell x that is no leaf may go if each cell that it is joined to is a support. Proof: the sum of the two
//      positions, with and without x, is 0, because the player who moves second wins it. The answer to a move without
//      x is the same move in the other position. The answer to a move that takes x with a support c is to take c with
//      its leaf in the position without x: then c is gone from both, and the leaf that remains in the first can't be
//      taken any more. After each pair of moves, the cells that x is still joined to are still supports, as only a move
//      that takes c could take its leaf.
//   3. A part whose cells form a path is a row of as many cells.
//
// Cost: some forty operations on words per round, of which most positions need one or two. Not used: other graphs of
// equal value, such as trees of different forms.

#include "model/board/dominoequalities.h"

#include <bit>

namespace mexplorer {

namespace {

/// The cells of a position by their number of neighbours.
struct Degrees
{
    quint64 one;
    quint64 threeOrMore;
};

Degrees degreesOf(quint64 cells, const BoardEdges &board)
{
    const quint64 left = board.right(cells) & cells; // the cells that have a neighbour on their left
    const quint64 right = board.left(cells) & cells;
    const quint64 above = board.down(cells) & cells;
    const quint64 below = board.up(cells) & cells;
    const quint64 oneBeside = left ^ right;
    const quint64 twoBeside = left & right;
    const quint64 oneInColumn = above ^ below;
    const quint64 twoInColumn = above & below;
    return {(oneBeside ^ oneInColumn) & ~twoBeside & ~twoInColumn,
            (twoBeside & (oneInColumn | twoInColumn)) | (twoInColumn & oneBeside)};
}

} // namespace

quint64 withoutIdleCells(quint64 cells, const BoardEdges &board)
{
    while (true) {
        const quint64 leaves = degreesOf(cells, board).one;
        if (leaves == 0)
            return cells;
        // The supports of leaves on their left, right, and so on; of several leaves the first one stays.
        const quint64 left = board.right(leaves) & cells;
        const quint64 right = board.left(leaves) & cells;
        const quint64 above = board.down(leaves) & cells;
        const quint64 below = board.up(leaves) & cells;
        const quint64 supports = left | right | above | below;
        quint64 idle =
            board.right(right & left) | board.up(above & (left | right)) | board.down(below & (left | right | above));
        if (idle == 0)
            idle = cells & ~leaves & ~board.neighbours(cells & ~supports);
        if (idle == 0)
            return cells;
        cells &= ~idle;
    }
}

std::optional<int> pathLength(quint64 part, const BoardEdges &board)
{
    const Degrees degrees = degreesOf(part, board);
    if (degrees.threeOrMore != 0 || degrees.one == 0)
        return std::nullopt;
    return std::popcount(part);
}

} // namespace mexplorer
