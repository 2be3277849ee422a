// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/play/hint.h"
#include "model/play/solverplayer.h"

namespace mexplorer {

// The solver's work for a match, run by jobs. Each search has a time limit; if it is exceeded, the result tells so.

/// The default thinking time of a solver, in milliseconds.
inline constexpr int defaultThinkingTimeMs = 10'000;

/// The limits of a solver for a thinking time: the number of moves to examine grows with it.
SolverLimits limitsFor(int thinkingTimeMs);

/// The same, but the search of boards is limited by the time alone: for a job with Job::limitTime().
SolverLimits limitsOfTimedJob(int thinkingTimeMs);

/// "10 seconds", "1 second", "20 milliseconds".
QString timeText(int ms);

/// Returns the analysis of a position, or the reason why there is none.
Assessment assess(const Solver &solver, const Position &position, Convention convention, int thinkingTimeMs,
                  JobControl &control);

/// Assesses positions one after the other until \a batchMs have passed or \a control is cancelled, but at least the
/// first.
std::vector<Assessment> assessSome(const Solver &solver, const std::vector<Position> &positions, Convention convention,
                                   int thinkingTimeMs, int batchMs, JobControl &control);

/// The move chosen by the solver, and the reason if it is a guess.
struct SolverReply
{
    Result<Move> move;
    QString guessReason; ///< empty if it isn't a guess
};

/// Chooses the solver's move at \a ply of a game; guesses if the time limit is exceeded.
SolverReply chooseMove(const SolverPlayer &player, const GameRecord &record, std::size_t ply, int thinkingTimeMs,
                       JobControl &control);

/// Makes a hint for the position, if it can be solved.
Result<Hint> findHint(const Solver &solver, const Position &position, Convention convention, JobControl &control,
                      Counting counting = Counting::FromOne);

} // namespace mexplorer
