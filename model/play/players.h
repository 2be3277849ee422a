// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/play/commentary.h"
#include "model/play/opponent.h"

namespace mexplorer {

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

    bool operator==(const Players &) const = default;
};

} // namespace mexplorer
