// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/session/scoreboard.h"

#include "model/games/catalogue.h"
#include "model/session/match.h"

#include <algorithm>
#include <utility>

namespace mexplorer {

namespace {

/// True if a move from \a place could have given a win away; where it isn't known, if there were several moves.
bool couldGoWrong(const GameRecord &record, std::size_t place)
{
    constexpr quint64 maxFollowers = 10'000;
    const auto moves = distinctMoves(record.position(place), maxFollowers);
    const auto &analysis = record.assessment(place).analysis;
    const std::size_t good = !analysis                         ? 1
                             : analysis->outcome == Outcome::N ? analysis->winningMoves.size()
                             : analysis->outcome == Outcome::P ? maxFollowers
                                                               : analysis->drawingMoves.size();
    return !moves || moves->size() > good;
}

/// True if \a player could have gone wrong in at least three turns: games that play themselves aren't timed.
bool isWorthTiming(const GameRecord &record, Player player)
{
    constexpr int minTurns = 3;
    int turns = 0;
    for (std::size_t place = 0; place < record.length() && turns < minTurns; ++place)
        turns += record.turn(place) == player && couldGoWrong(record, place) ? 1 : 0;
    return turns >= minTurns;
}

} // namespace

Scoreboard::Scoreboard(Match *match, QObject *parent) : QObject(parent), m_match(match)
{
    connect(match, &Match::recordChanged, this, &Scoreboard::countGame);
    connect(match->solverSettings(), &SolverSettings::opponentsChanged, this, &Scoreboard::changed);
}

std::optional<Opponent> Scoreboard::opponent() const
{
    const Sides sides = m_match->sides();
    if (!sides.areMixed())
        return std::nullopt;
    return m_match->solverSettings()->opponent(sides.first == Side::Solver ? Player::First : Player::Second);
}

QString Scoreboard::family() const
{
    if (!m_match->hasGame())
        return {};
    const auto &components = m_match->record().start().components;
    const QString name = familyOf(*components.front().rules).name;
    const bool isOne = std::ranges::all_of(
        components, [&name](const Component &component) { return familyOf(*component.rules).name == name; });
    return isOne ? name : QString();
}

QString Scoreboard::coachRemark() const
{
    const auto other = opponent();
    if (!other || other->kind != Opponent::Kind::Coach || !m_match->hasGame())
        return {};
    const GameRecord &record = m_match->record();
    std::size_t place = m_match->place();
    if (place > 0 && m_match->sides().of(record.turn(place - 1)) == Side::Solver)
        --place; // after the coach's reply, about the move before it
    if (place == 0 || record.outcome(place - 1) != Outcome::N || record.outcome(place) != Outcome::N)
        return {};
    return tr("There was a way to win, and your last move missed it. Take it back to look again, or go on: another way "
              "may come.");
}

void Scoreboard::setPath(const QString &path)
{
    if (const auto problem = m_standings.open(path))
        emit problemFound(*problem);
    emit changed();
}

void Scoreboard::setHelped(bool isHelped)
{
    m_areValuesShown = isHelped;
    m_wereValuesShown = m_wereValuesShown || isHelped;
    if (isHelped)
        m_clock.invalidate();
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
    if (!m_match->sides().haveSolver() && m_match->names() == PlayerNames()) // who starts changes, they don't
        m_match->setNames({tr("Player 1"), tr("Player 2")});
    const bool isSwappedBack = m_swapped == m_match->sides();
    m_match->restart();
    m_match->swapSides();
    m_swapped = isSwappedBack ? std::nullopt : std::optional(m_match->sides());
    emit changed();
}

/// Nobody chose the sides of playAgain() for another start.
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
    if (!sides.areMixed())
        m_match->setSides({Side::Human, Side::Solver});
    m_match->solverSettings()->setOpponent(m_match->sides().first == Side::Solver ? Player::First : Player::Second,
                                           standings().rival());
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
        m_wereValuesShown = m_areValuesShown;
    m_start = record.start();
    const bool isMoved = record.length() == before + 1; // not read from a file
    if (isMoved && before == 0 && !m_areValuesShown)
        m_clock.start();
    else if (before == 0 || (!isMoved && record.length() != before))
        m_clock.invalidate();
    if (!m_isCounted && isMoved && record.isOver()) {
        m_isCounted = true;
        count(record.winner());
    }
    if (isElsewhere)
        swapBack();
}

void Scoreboard::count(const std::optional<Player> &winner)
{
    if (const auto other = opponent()) {
        const auto isWon = winner ? std::optional(m_match->sides().of(*winner) == Side::Human) : std::nullopt;
        m_isWonWithHelp = isWon.value_or(false) && (m_wereValuesShown || !isAlone());
        const auto problem =
            m_standings.change([family = family(), other = *other, isWon, ms = timeTaken(), isHelped = m_isWonWithHelp](
                                   Standings &standings) { standings.add(family, other, isWon, ms, isHelped); });
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

/// True of a game without takebacks and hints.
bool Scoreboard::isAlone() const
{
    const GameTree &tree = m_match->tree();
    const std::vector<NodeId> nodes = tree.nodes();
    return nodes.size() == m_match->record().length() + 1 &&
           std::ranges::all_of(nodes, [&](NodeId node) { return tree.hintStage(node) == 0; });
}

/// Of a game without takebacks and hints in which the winner could go wrong, from its first move on; 0 of others.
qint64 Scoreboard::timeTaken() const
{
    const GameRecord &record = m_match->record();
    const bool isTimed = isAlone() && m_clock.isValid() && record.winner() && isWorthTiming(record, *record.winner());
    return isTimed ? std::max<qint64>(1, m_clock.elapsed()) : 0;
}

} // namespace mexplorer
