// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/play/players.h"

namespace mexplorer {

class Match;

/// Who plays the match.
Players playersOf(const Match &match);
void setPlayers(Match *match, const Players &players);

} // namespace mexplorer
