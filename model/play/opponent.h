// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <optional>
#include <vector>

namespace mexplorer {

/// How an opponent chooses its moves; SolverPlayer makes them. A value, by name in settings, files and on the command
/// line.
struct Opponent
{
    enum class Kind : quint8 {
        Perfect,  ///< gives nothing away; when it loses, it makes the game last and the way to the win hard to find
        Level,    ///< gives nothing away with a probability of number in per cent, where something can be given away
        Random,   ///< any legal move
        WinInOne, ///< any legal move, but never misses one that wins at once
        Greedy,   ///< leaves as little as possible
        Mirror,   ///< makes the position symmetric where it can, else any legal move
        Reader,   ///< sees all that happens within number moves
        Coach,    ///< leaves the other player a way to win, the narrower the better
    };
    static constexpr int perfectLevel = 100;
    static constexpr int farthestRead = 9;

    Kind kind = Kind::Perfect;
    int number = 0; ///< of a level or a reader

    /// Level 100 is Perfect.
    static Opponent ofLevel(int level);
    static Opponent reader(int moves) { return {Kind::Reader, moves}; }
    /// The opponent that name() calls so; nothing if there is none.
    static std::optional<Opponent> named(QStringView name);

    /// How often it gives nothing away, in per cent, of Perfect and Level; 100 of others, whose play has another
    /// measure.
    int level() const { return kind == Kind::Level ? number : perfectLevel; }
    /// True if it searches until the winner is known.
    bool solves() const { return kind == Kind::Perfect || kind == Kind::Level || kind == Kind::Coach; }
    /// "perfect", "level-60", "reader-4".
    QString name() const;
    /// "Perfect", "Level 60", "Reads 4 moves ahead".
    QString title() const;
    /// In sentences: "The solver" of the perfect one, else a name such as "Random" or "Reader 4".
    QString playerName() const;
    /// What it does, in a sentence.
    QString about() const;

    bool operator==(const Opponent &) const = default;
};

/// The opponents to choose from, without the levels: perfect first, random last.
const std::vector<Opponent> &namedOpponents();

/// The opponents of the ladder, from the weakest on: who beats one meets the next.
const std::vector<Opponent> &ladder();

} // namespace mexplorer
