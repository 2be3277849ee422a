// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/play/gamerecord.h"
#include "model/play/opponent.h"

#include <array>

namespace mexplorer {

/// Who makes a player's moves.
enum class Side : quint8 { Human, Solver };

/// The sides of both players.
struct Sides
{
    Side first = Side::Human;
    Side second = Side::Solver;

    Side of(Player player) const { return player == Player::First ? first : second; }
    /// One side each, so that the human can be called "you".
    bool areMixed() const { return first != second; }
    bool haveHuman() const { return first == Side::Human || second == Side::Human; }
    bool haveSolver() const { return first == Side::Solver || second == Side::Solver; }
    bool operator==(const Sides &) const = default;
};

/// The names of two people at one screen, the one who starts first; empty where no name was given.
using PlayerNames = std::array<QString, 2>;

/// How much is shown of the answers during a game: the one setting that decides it for a whole session.
enum class Judging : quint8 {
    Never,     ///< not even when the game is over
    AfterGame, ///< all when the game is over
    AtOnce,    ///< whether a move was right as soon as it is made, but nothing of the moves to come
    EveryMove, ///< everything: each legal move shows the value that it leaves
};

/// Who plays a game.
struct Players
{
    Sides sides = {};
    std::array<Opponent, 2> opponents = {}; ///< who plays for the solver's side, the one who starts first
    PlayerNames names = {};                 ///< of two people

    const Opponent &opponent(Player player) const { return opponents[player == Player::First ? 0 : 1]; }
    bool operator==(const Players &) const = default;
};

} // namespace mexplorer
