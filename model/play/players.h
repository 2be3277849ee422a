// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/play/gamerecord.h"
#include "model/play/opponent.h"

#include <array>

namespace mexplorer {

/// The kind of a player.
enum class Side : quint8 { Human, Solver };

/// The sides of both players.
struct Sides
{
    Side first = Side::Human;
    Side second = Side::Solver;

    Side of(Player player) const { return player == Player::First ? first : second; }
    /// True if one side is human and the other isn't, so that the human can be called "you".
    bool isMixed() const { return first != second; }
    bool hasHuman() const { return first == Side::Human || second == Side::Human; }
    bool hasSolver() const { return first == Side::Solver || second == Side::Solver; }
    bool operator==(const Sides &) const = default;
};

/// The names of two human players, that of the first player first; empty if not given.
using PlayerNames = std::array<QString, 2>;

/// Which answers are shown during a game; one setting for the whole session.
enum class Judging : quint8 {
    Never,     ///< not even when the game is over
    AfterGame, ///< everything when the game is over
    AtOnce,    ///< whether a move was right as soon as it is made, but nothing about later moves
    EveryMove, ///< everything: each legal move shows the value after it
};

/// The players of a game.
struct Players
{
    Sides sides = {};
    std::array<Opponent, 2> opponents = {}; ///< who plays for the solver's side, that of the first player first
    PlayerNames names = {};                 ///< of two human players

    const Opponent &opponent(Player player) const { return opponents[player == Player::First ? 0 : 1]; }
    bool operator==(const Players &) const = default;
};

} // namespace mexplorer
