// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/play/gamerecord.h"
#include "model/play/opponent.h"
#include "model/play/randomposition.h"

namespace mexplorer {

/// Chooses moves as an opponent does. A perfect one wins the quickest way; when it is losing it prolongs the game, and
/// among moves that last equally long it chooses the one that leaves the fewest winning moves; where play can repeat,
/// it keeps a draw that it can't win. The same seed, position and move number give the same move.
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

    /// Returns the move with the number \a number of the game. Fails if there is no move, or if the position is too big
    /// and a perfect move is required.
    Result<Move> choose(const Position &position, Convention convention, std::size_t number, JobControl &control) const;
    /// Returns the move at \a ply of a game. Among moves that keep a draw, prefers one that doesn't end the game by
    /// repetition.
    Result<Move> choose(const GameRecord &record, std::size_t ply, JobControl &control) const;
    /// Returns a legal move without a search, for positions that can't be solved. Avoids moves after which the other
    /// player wins by symmetry, if one is found within some attempts.
    Result<Move> guess(const Position &position, Convention convention, std::size_t number) const;

private:
    Solver m_solver;
    Opponent m_opponent;
    quint64 m_seed;
};

} // namespace mexplorer
