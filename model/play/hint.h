// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/play/gamerecord.h"

#include <QStringList>

namespace mexplorer {

/// Help for the player to move, in stages that reveal more and more.
struct Hint
{
    /// A value in the binary columns of a nim-sum.
    struct Column
    {
        Value value = 0;
        bool changes = false; ///< the best move changes this one
    };

    struct Line
    {
        Move move;         ///< without the position after it
        QString why;       ///< "9 → 6 changes the value of component 1 from 1 to 2, and 2 ⊕ 4 ⊕ 6 = 0."
        QString name = {}; ///< "9 → 6", the beginning of \a why
    };

    bool won = false;
    bool drawn = false;
    QString verdict;                   ///< the first stage: is it won?
    QString where;                     ///< the second: how many moves win, in which components or part of the board
    std::vector<Move> candidates = {}; ///< the third: some moves, one of which wins; empty if there are too few
    std::size_t best = 0;              ///< the fourth: the best of the moves
    std::vector<Line> moves;  ///< the last: every known winning move, the components in turn; the one that resists
                              ///< longest, or those that keep the draw, if none wins
    QStringList reasons = {}; ///< also the last: why the best move wins on this board
    std::vector<Column> columns = {}; ///< the components' values, where their nim-sum is the reason
};

/// Makes the hint for a position with this \a analysis; \a best contains the move to play when nothing wins, if known.
/// Doesn't search, and can't fail.
Hint makeHint(const Position &position, const Analysis &analysis, const BestMoves *best,
              Counting counting = Counting::FromOne);
/// Makes the hint for a position from which play can repeat.
Hint makeLoopyHint(const Position &position, const BestMoves &best);
/// Makes the hint for a position too big for an analysis, with winning \a moves found by symmetry: pairingMoves().
Hint makePairingHint(const Position &position, std::span<const Move> moves);

/// Adds the middle stages to the hint for a position with this \a analysis, and the reasons on this board: the quickest
/// winning move, a few candidates that include it, and the part of the board that it changes; nim-sum columns, a mirror
/// image, remoteness, and the difference under misère play. Calls the solver, so run it in a job. Omits what is too
/// expensive to find, or isn't found when cancelled.
void addStages(Hint &hint, const Position &position, const Analysis &analysis, const Solver &solver,
               JobControl &control);

} // namespace mexplorer
