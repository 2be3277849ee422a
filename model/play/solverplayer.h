#pragma once

#include "model/play/gamerecord.h"

namespace mexplorer {

/// Chooses moves as well as asked. At level 100 it plays perfectly: it wins what can be won, the quickest way, and when
/// it is losing it lasts longest; where play can go round for ever, it keeps a draw that it can't win. At level 0 it
/// plays any legal move; between, each move is the perfect one with that probability in per cent. The same seed,
/// position and move number give the same move.
class SolverPlayer
{
public:
    static constexpr int perfect = 100;

    SolverPlayer(Solver solver, int level, quint64 seed);

    int level() const { return m_level; }
    const Solver &solver() const { return m_solver; }

    /// The move to make, \a number moves into the game. A problem if there is no move, or if the position is too big
    /// and the perfect move was asked for.
    Result<Move> choose(const Position &position, Convention convention, std::size_t number, JobControl &control) const;
    /// The move to make at \a place of a game. Of the moves that keep a draw, one that doesn't end the game by
    /// repetition if there is one.
    Result<Move> choose(const GameRecord &record, std::size_t place, JobControl &control) const;
    /// A legal move without a search, for positions that can't be solved; not one that lets the other win by symmetry,
    /// if that is seen within some attempts.
    Result<Move> guess(const Position &position, Convention convention, std::size_t number) const;

private:
    Solver m_solver;
    int m_level;
    quint64 m_seed;
};

/// A position of the same family and about the same size, with a move to make. The same seed gives the same position.
Position randomPositionLike(const Position &position, quint64 seed);

} // namespace mexplorer
