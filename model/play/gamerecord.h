// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/solve/solver.h"

#include <optional>
#include <ranges>

namespace mexplorer {

/// The player to move: the first player moves at the start position and then every other time.
enum class Player : quint8 { First, Second };

inline Player opponentOf(Player player)
{
    return player == Player::First ? Player::Second : Player::First;
}

/// The analysis of one position of a game, or the reason why there is none. Both are empty before the solver has run.
struct Assessment
{
    std::shared_ptr<const Analysis> analysis;
    QString problem;

    bool isMade() const { return analysis || !problem.isEmpty(); }
};

/// A game as it was played: the start, the moves, and the assessment of each position. Immutable: a change creates a
/// new record. Ply k is the position after k moves.
class GameRecord
{
public:
    GameRecord(Position start, Convention convention);
    /// Creates a record from moves, each legal in the position before it, and the assessment of each ply.
    GameRecord(Position start, Convention convention, std::vector<std::shared_ptr<const Move>> moves,
               std::vector<Assessment> assessments);

    const Position &start() const { return m_start; }
    Convention convention() const { return m_convention; }

    /// The number of moves made.
    std::size_t length() const { return m_moves.size(); }
    /// The moves as a range.
    auto moves() const
    {
        return m_moves | std::views::transform([](const auto &move) -> const Move & { return *move; });
    }
    const Position &position(std::size_t ply) const { return ply == 0 ? m_start : m_moves[ply - 1]->to; }
    /// The player to move at \a ply, who also makes move \a ply.
    Player turn(std::size_t ply) const { return ply % 2 == 0 ? Player::First : Player::Second; }
    /// True if the last position has no move, or if the game is drawn.
    bool isOver() const { return m_over || isDrawn(); }
    /// True if the last position occurred before with the same player to move: play could repeat for ever.
    bool isDrawn() const { return m_repeats; }
    /// The winner of a finished game; empty if it is drawn.
    std::optional<Player> winner() const;

    const Assessment &assessment(std::size_t ply) const { return m_assessments[ply]; }
    /// The outcome at \a ply; Unknown if the solver hasn't run or gave up.
    Outcome outcome(std::size_t ply) const;

    /// Returns the record that continues with \a move from \a ply, without the moves that were played after it.
    GameRecord played(std::size_t ply, Move move) const;
    /// The same without a copy, for a game that is made move by move.
    GameRecord played(std::size_t ply, std::shared_ptr<const Move> move) &&;
    /// Returns the same game with another assessment of one ply.
    GameRecord assessed(std::size_t ply, Assessment assessment) const &;
    GameRecord assessed(std::size_t ply, Assessment assessment) &&;
    /// Returns the same moves under another convention, not assessed.
    GameRecord under(Convention convention) const;

private:
    Position m_start;
    Convention m_convention;
    std::vector<std::shared_ptr<const Move>> m_moves; ///< shared with the records that continue from here
    std::vector<Assessment> m_assessments;            ///< one per ply
    bool m_over = false;                              ///< the last position has no move
    bool m_repeats = false; ///< the last position occurred before with the same player to move
};

/// True if a position has a move.
bool hasMove(const Position &position);

/// A move, always the same one, without the list of all; std::nullopt if there is none.
std::optional<Move> exampleMove(const Position &position);

/// Returns the move of one component to \a after, or the reason why there is no such move.
Result<Move> legalMove(const Position &from, std::size_t component, Cells after);

/// The number of the first component of a sum: 1 wherever users read or type it; 0 in JSON and in records of games
/// written by earlier versions.
enum class Counting : quint8 { FromZero, FromOne };

inline std::size_t componentNumber(std::size_t component, Counting counting)
{
    return component + (counting == Counting::FromOne ? 1 : 0);
}

/// True for a position with more moves than \a maxFollowers: readMove() reads those that are typed as positions.
bool hasVastMoves(const Position &position, quint64 maxFollowers);

/// Reads a move as users type it: "9 -> 6", "6" for the component after the move, or either after the component's
/// number, as in "0 9 -> 6"; of several heaps, also only the one that changes; on a board the cells that it covers, as
/// in "b2-c4", and for coins their numbers, as in "3,4". White space is ignored, and an arrow may be "->", "→" or ">".
/// If there are more moves than \a maxFollowers, the position after the move is to be typed.
Result<Move> readMove(const Position &from, QStringView text, quint64 maxFollowers,
                      Counting counting = Counting::FromZero);

/// "9 → 6", for several heaps only the one that changes; on a board of rows and columns the covered cells, as in
/// "d2-d3"; for coins the turned ones, as in "coins 3, 4".
QString shortMoveText(const Component &before, Cells after);

/// The same for narrow columns: without "coins".
QString briefMoveText(const Component &before, Cells after);

/// "9 → 6", and with several components "component 1: 9 → 6".
QString moveText(const Position &from, const Move &move, Counting counting = Counting::FromOne);

} // namespace mexplorer
