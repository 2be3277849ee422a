// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/play/gamerecord.h"
#include "model/play/opponent.h"
#include "model/play/randomposition.h"

namespace mexplorer {

/// Chooses moves as an opponent does. A perfect one wins what can be won, the quickest way; when it is losing it lasts
/// longest, and among the moves that last equally long it makes the one that leaves most ways to go wrong; where play
/// can go round for ever, it keeps a draw that it can't win. The same seed, position and move number give the same
/// move.
class SolverPlayer
{
public:
    static constexpr int perfect = Opponent::perfectLevel;

    SolverPlayer(Solver solver, const Opponent &opponent, quint64 seed);
    SolverPlayer(Solver solver, int level, quint64 seed)
        : SolverPlayer(std::move(solver), Opponent::ofLevel(level), seed)
    {
    }

    const Opponent &opponent() const { return m_opponent; }
    quint64 seed() const { return m_seed; }
    const Solver &solver() const { return m_solver; }

    /// The move to make, \a number moves into the game. A problem if there is no move, or if the position is too big
    /// and the perfect move was asked for.
    Result<Move> choose(const Position &position, Convention convention, std::size_t number, JobControl &control) const;
    /// The move to make at \a place of a game. Of the moves that keep a draw, a solver makes one that doesn't end the
    /// game by repetition if there is one.
    Result<Move> choose(const GameRecord &record, std::size_t place, JobControl &control) const;
    /// A legal move without a search, for positions that can't be solved; not one that lets the other win by symmetry,
    /// if that is seen within some attempts.
    Result<Move> guess(const Position &position, Convention convention, std::size_t number) const;

private:
    Solver m_solver;
    Opponent m_opponent;
    quint64 m_seed;
};

} // namespace mexplorer
