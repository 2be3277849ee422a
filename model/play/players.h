// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/play/commentary.h"
#include "model/play/opponent.h"

namespace mexplorer {

/// Who plays a game.
struct Players
{
    Sides sides = {};
    std::array<Opponent, 2> opponents = {}; ///< who plays for the solver's side, the one who starts first
    PlayerNames names = {};                 ///< of two people

    bool operator==(const Players &) const = default;
};

} // namespace mexplorer
