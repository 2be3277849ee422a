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
//   4. If two cells a and d are joined to the same two cells b and c, and to no others, so that they are opposite
//      corners of a block of four cells, then a may be cut off from b and d from c: a becomes a leaf of c, and d one of
//      b. Proof: again, the player who moves second wins the sum of the two positions. The answer to ab is db in the
//      other position, and to dc it is ac: what remains is equal, as a and d are joined to the same cells. The answer
//      to each other move is the same move. If it takes b alone of the four, then a and d are leaves of c in one
//      position, while in the other d is joined to no cell: equal by 1; the same holds for c. Several blocks can be
//      cut at once, since a cut leaves the joins of the corners of other blocks as they are.
//
// A position that has been cut is no set of cells. But if the cuts split it into parts, each part is the set of its
// cells, as the cells of a block that are in the same part may be joined again. And by 1 and 2, cells may go that are
// idle beside leaves that only the cuts make.
//
// Cost: some eighty operations on words per round, of which most positions need one or two. Not used: other graphs of
// equal value, such as trees of different forms.

#include "model/board/dominoequalities.h"

namespace mexplorer {

namespace {

/// The cells of a position that are joined to a cell on their left, and so on.
struct JoinedCells
{
    quint64 left;
    quint64 right;
    quint64 above;
    quint64 below;

    quint64 leaves() const
    {
        const quint64 oneBeside = left ^ right;
        const quint64 oneInColumn = above ^ below;
        return (oneBeside ^ oneInColumn) & ~(left & right) & ~(above & below);
    }
    quint64 threeOrMore() const { return (left & right & (above | below)) | (above & below & (left | right)); }
};

JoinedCells joinedIn(quint64 cells, const BoardEdges &board)
{
    return {board.right(cells) & cells, board.left(cells) & cells, board.down(cells) & cells, board.up(cells) & cells};
}

/// The blocks of theorem 4 by their upper left cells.
struct CutBlocks
{
    quint64 fromUpperLeft;  ///< to the lower right: these two cells are joined to no others
    quint64 fromUpperRight; ///< to the lower left
};

CutBlocks blocksIn(const JoinedCells &joined, const BoardEdges &board)
{
    const quint64 onlyLeft = joined.left & ~joined.right;
    const quint64 onlyRight = joined.right & ~joined.left;
    const quint64 onlyAbove = joined.above & ~joined.below;
    const quint64 onlyBelow = joined.below & ~joined.above;
    return {onlyRight & onlyBelow & board.up(board.left(onlyLeft & onlyAbove)),
            board.left(onlyLeft & onlyBelow) & board.up(onlyRight & onlyAbove)};
}

} // namespace

ReducedDominoes withoutIdleCells(quint64 cells, const BoardEdges &board)
{
    while (true) {
        const JoinedCells joined = joinedIn(cells, board);
        const quint64 leaves = joined.leaves();
        const CutBlocks blocks = blocksIn(joined, board);
        const auto reduced = [&] {
            const quint64 cut = blocks.fromUpperLeft | blocks.fromUpperRight;
            return ReducedDominoes{cells, cut | board.down(cut), leaves, joined.threeOrMore()};
        };
        if ((leaves | blocks.fromUpperLeft | blocks.fromUpperRight) == 0)
            return reduced();
        const quint64 upper = blocks.fromUpperLeft | board.right(blocks.fromUpperRight); // leaves when they are cut
        const quint64 lower = board.down(board.right(blocks.fromUpperLeft) | blocks.fromUpperRight);
        const quint64 ofCut = board.down(upper) | board.up(lower);
        // The supports of leaves on their left, right, and so on; of several leaves the first one stays.
        const quint64 left = board.right(leaves) & cells;
        const quint64 right = board.left(leaves) & cells;
        const quint64 above = board.down(leaves) & cells;
        const quint64 below = board.up(leaves) & cells;
        const quint64 supports = left | right | above | below | ofCut;
        quint64 idle = board.left(left & ofCut) | board.right(right & (left | ofCut)) |
                       board.up(above & (left | right | ofCut)) | board.down(below & (left | right | above | ofCut));
        if (idle == 0)
            idle = cells & ~(leaves | upper | lower) & ~board.neighbours(cells & ~supports);
        if (idle == 0)
            return reduced();
        cells &= ~idle;
    }
}

} // namespace mexplorer
