// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/play/scoreboard.h"

#include "model/play/match.h"

#include <algorithm>
#include <utility>

namespace mexplorer {

Scoreboard::Scoreboard(Match *match, QObject *parent) : Part(parent), m_match(match)
{
    connect(match, &Match::recordChanged, this, &Scoreboard::countGame);
    connect(match->solverSettings(), &SolverSettings::opponentsChanged, this, &Scoreboard::changed);
}

std::optional<Opponent> Scoreboard::opponent() const
{
    const Sides sides = m_match->sides();
    if (!sides.isMixed())
        return std::nullopt;
    return m_match->solverSettings()->opponent(sides.first == Side::Solver ? Player::First : Player::Second);
}

QString Scoreboard::coachRemark() const
{
    const auto other = opponent();
    if (!other || other->kind != Opponent::Kind::Coach || !m_match->hasGame())
        return {};
    const GameRecord &record = m_match->record();
    std::size_t ply = m_match->ply();
    if (ply > 0 && m_match->sides().of(record.turn(ply - 1)) == Side::Solver)
        --ply; // skips the coach's reply
    if (ply == 0 || record.outcome(ply - 1) != Outcome::N || record.outcome(ply) != Outcome::N)
        return {};
    return tr("There was a way to win, and your last move missed it. Take it back to look again, or go on: another way "
              "may come.");
}

void Scoreboard::setPath(const QString &path)
{
    if (const auto problem = m_ladder.open(path))
        emit problemFound(*problem);
    emit changed();
}

void Scoreboard::setHelped(bool isHelped)
{
    m_isHelped = isHelped;
    m_wasHelped = m_wasHelped || isHelped;
}

std::array<std::optional<Opponent>, 2> Scoreboard::playersByColor() const
{
    std::array<std::optional<Opponent>, 2> players;
    for (const Player player : {Player::First, Player::Second}) {
        if (m_match->sides().of(player) == Side::Solver)
            players[m_match->colorOf(player) == Player::First ? 0 : 1] = m_match->solverSettings()->opponent(player);
    }
    return players;
}

int Scoreboard::gameNumber() const
{
    const bool isOfMatch =
        m_match->hasGame() && m_match->record().start() == m_games.start && playersByColor() == m_games.players;
    return isOfMatch ? m_games.played + (m_isCounted ? 0 : 1) : 1;
}

void Scoreboard::playAgain()
{
    if (!m_match->hasGame())
        return;
    if (!m_match->sides().hasSolver() && m_match->names() == PlayerNames()) // named, as they swap sides
        m_match->setNames({tr("Player 1"), tr("Player 2")});
    const bool isSwappedBack = m_swapped == m_match->sides();
    m_match->restart();
    m_match->swapSides();
    m_swapped = isSwappedBack ? std::nullopt : std::optional(m_match->sides());
    emit changed();
}

/// Undoes the swap of playAgain() at another start, where the user did not choose it.
void Scoreboard::swapBack()
{
    m_games = {};
    const auto swapped = std::exchange(m_swapped, std::nullopt);
    if (swapped == m_match->sides())
        m_match->swapSides();
    emit changed();
}

void Scoreboard::playRival()
{
    const Sides sides = m_match->sides();
    if (!sides.isMixed())
        m_match->setSides({Side::Human, Side::Solver});
    m_match->solverSettings()->setOpponent(m_match->sides().first == Side::Solver ? Player::First : Player::Second,
                                           ladderPlace().rival());
    if (m_match->hasGame() && m_match->record().length() > 0)
        m_match->restart();
}

void Scoreboard::countGame()
{
    const GameRecord &record = m_match->record();
    if (record.length() == 0) {
        m_isCounted = false;
        m_isWonWithHelp = false;
    }
    const std::size_t before = std::exchange(m_length, record.length());
    const bool isElsewhere = m_start != record.start();
    if ((record.length() == 0 && before > 0) || isElsewhere)
        m_wasHelped = m_isHelped;
    m_start = record.start();
    const bool isMoved = record.length() == before + 1; // false for a game from a file
    if (!m_isCounted && isMoved && record.isOver()) {
        m_isCounted = true;
        count(record.winner());
    }
    if (isElsewhere)
        swapBack();
}

void Scoreboard::count(const std::optional<Player> &winner)
{
    const auto other = opponent();
    if (other == ladderPlace().rival() && winner && m_match->sides().of(*winner) == Side::Human) {
        m_isWonWithHelp = m_wasHelped || !isAlone();
        const auto problem = m_isWonWithHelp
                                 ? std::nullopt
                                 : m_ladder.change([other = *other](LadderPlace &place) { place.addWin(other); });
        if (problem)
            emit problemFound(*problem);
    }
    const auto players = playersByColor();
    if (m_games.start != m_start || m_games.players != players)
        m_games = {m_start, players};
    ++m_games.played;
    if (winner)
        ++m_games.won[m_match->colorOf(*winner) == Player::First ? 0 : 1];
    emit changed();
}

bool Scoreboard::isWonWithHelp() const
{
    return m_isWonWithHelp && m_match->isOver();
}

/// True if the game has no takebacks and no hints.
bool Scoreboard::isAlone() const
{
    const GameTree &tree = m_match->tree();
    const std::vector<NodeId> nodes = tree.nodes();
    return nodes.size() == m_match->record().length() + 1 &&
           std::ranges::all_of(nodes, [&](NodeId node) { return tree.hintStage(node) == 0; });
}

} // namespace mexplorer
