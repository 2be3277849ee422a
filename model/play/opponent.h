// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <optional>
#include <vector>

namespace mexplorer {

/// A strategy for choosing moves, which SolverPlayer carries out. A value, identified by name in settings, files and on
/// the command line.
struct Opponent
{
    enum class Kind : quint8 {
        Perfect,  ///< makes no mistakes; when it loses, it prolongs the game and makes the winning moves rare
        Level,    ///< avoids a possible mistake with a probability of number per cent
        Random,   ///< any legal move
        WinInOne, ///< any legal move, but never misses a win in one move
        Greedy,   ///< leaves the smallest position
        Mirror,   ///< makes the position symmetric where it can, else any legal move
        Reader,   ///< sees everything within number moves
        Coach,    ///< leaves the other player a way to win, with as few winning moves as possible
    };
    static constexpr int perfectLevel = 100;
    static constexpr int farthestRead = 9;

    Kind kind = Kind::Perfect;
    int number = 0; ///< of a level or a reader

    /// Level 100 is Perfect.
    static Opponent ofLevel(int level);
    static Opponent reader(int moves) { return {Kind::Reader, moves}; }
    /// The opponent with the name() \a name; std::nullopt if there is none.
    static std::optional<Opponent> named(QStringView name);

    /// The percentage of moves without mistakes, for Perfect and Level; 100 for the others, whose strength isn't
    /// measured so.
    int level() const { return kind == Kind::Level ? number : perfectLevel; }
    /// True if it searches until the outcome is known.
    bool solves() const { return kind == Kind::Perfect || kind == Kind::Level || kind == Kind::Coach; }
    /// "perfect", "level-60", "reader-4".
    QString name() const;
    /// "Perfect", "Level 60", "Reads 4 moves ahead".
    QString title() const;
    /// The name in sentences: "The solver" for the perfect one, else such as "Random" or "Reader 4".
    QString playerName() const;
    /// A sentence that describes the strategy.
    QString about() const;

    bool operator==(const Opponent &) const = default;
};

/// The opponents to choose from, without the levels: perfect first, random last.
const std::vector<Opponent> &namedOpponents();

/// The opponents of the ladder, the weakest first: beating one unlocks the next.
const std::vector<Opponent> &ladder();

} // namespace mexplorer
