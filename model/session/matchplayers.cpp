// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/session/matchplayers.h"

#include "model/session/match.h"

namespace mexplorer {

Players playersOf(const Match &match)
{
    const SolverSettings &settings = *match.solverSettings();
    return {match.sides(), {settings.opponent(Player::First), settings.opponent(Player::Second)}, match.names()};
}

void setPlayers(Match *match, const Players &players)
{
    match->setSides(players.sides);
    match->solverSettings()->setOpponent(Player::First, players.opponents[0]);
    match->solverSettings()->setOpponent(Player::Second, players.opponents[1]);
    match->setNames(players.names);
}

} // namespace mexplorer
