// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/play/hint.h"
#include "model/play/solverplayer.h"

namespace mexplorer {

// The solver's work for a match, run by jobs. Each search has a time limit; past it, the result says so.

/// How long a solver thinks by default.
inline constexpr int defaultThinkingTimeMs = 10'000;

/// The limits of a solver that may think for so long: the moves that it looks at grow with the time.
SolverLimits limitsFor(int thinkingTimeMs);

/// "10 seconds", "1 second", "20 milliseconds".
QString timeText(int ms);

/// What is known of a position, or why nothing is.
Assessment assess(const Solver &solver, const Position &position, Convention convention, int thinkingTimeMs,
                  JobControl &control);

/// The same of one position after the other until \a batchMs have passed or \a control is cancelled; of the first in
/// any case.
std::vector<Assessment> assessSome(const Solver &solver, const std::vector<Position> &positions, Convention convention,
                                   int thinkingTimeMs, int batchMs, JobControl &control);

/// The move that the solver chose, and why it had to guess if it did.
struct SolverReply
{
    Result<Move> move;
    QString whyGuessed; ///< empty if it isn't a guess
};

/// The solver's move at \a place of a game; a guess if the question was given up.
SolverReply chooseMove(const SolverPlayer &player, const GameRecord &record, std::size_t place, int thinkingTimeMs,
                       JobControl &control);

/// A hint for the position, if it can be solved.
Result<Hint> findHint(const Solver &solver, const Position &position, Convention convention, JobControl &control,
                      Counting counting = Counting::FromOne);

} // namespace mexplorer
