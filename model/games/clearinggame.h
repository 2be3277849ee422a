// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/games/boardsymmetry.h"
#include "model/games/rules.h"

namespace mexplorer {

/// The sets of cells that moves clear, if they have a special form.
enum class ClearedSets : quint8 {
    Others,
    Dominoes,  ///< all pairs of cells that touch by a side: Cram
    Rectangles ///< all rectangles: the matrix game
};

/// A game on a board of at most 64 cells in which each move clears a set of cells that are all 1, whatever the other
/// cells are. The sets are the same at each place of a board of any size.
class ClearingGame
{
public:
    virtual ~ClearingGame() = default;

    /// The set of cells of each move on a board that is full of ones, as words with bit r * columns + c; each once.
    virtual std::vector<quint64> clearedSets(int rows, int columns) const = 0;
    /// The images of a board that leave the moves as they are: bit i for the i-th image of boardImage().
    virtual quint8 images() const { return allBoardImages; }
    /// The form of the sets, on boards of all sizes.
    virtual ClearedSets form() const { return ClearedSets::Others; }
    /// The ones of a position.
    virtual BoardShape boardOf(Cells position) const = 0;
};

} // namespace mexplorer
