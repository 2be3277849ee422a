// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/play/newgames.h"

#include "model/play/match.h"
#include "model/play/randomposition.h"

namespace mexplorer {

namespace {

constexpr Sides sidesToChoose = {Side::Human, Side::Solver}; ///< until the human has chosen

} // namespace

NewGames::NewGames(Solver solver, Match *match, Jobs *jobs, QObject *parent)
    : Part(parent), m_solver(std::move(solver)), m_match(match), m_drawing(jobs)
{
    connect(match, &Match::recordChanged, this, [this] {
        if (m_match->record().length() > 0 || !m_series || m_match->record().start() != m_series->last)
            setSideOpen(false);
    });
    connect(match, &Match::turnChanged, this, [this] {
        if (m_match->sides() != sidesToChoose)
            setSideOpen(false);
    });
}

const Position &NewGames::pattern()
{
    if (!m_series || m_series->last != m_match->record().start())
        m_series = {m_match->record().start(), {}};
    return m_series->pattern;
}

void NewGames::open(const Position &drawn)
{
    m_match->setPosition(drawn);
    m_series->last = m_match->record().start();
}

void NewGames::openRandom()
{
    if (!m_match->hasGame())
        return;
    setSideOpen(false);
    m_drawing.drop();
    const Position like = pattern();
    Position drawn = m_match->record().start();
    for (int attempt = 0; attempt < 9 && drawn == m_match->record().start(); ++attempt) { // until it differs
        m_match->solverSettings()->setSeed(m_match->solverSettings()->seed() + 1);
        drawn = randomPositionLike(like, m_match->solverSettings()->seed());
    }
    open(drawn);
}

void NewGames::openWinnable()
{
    if (!m_match->hasGame())
        return;
    setSideOpen(false);
    m_match->solverSettings()->setSeed(m_match->solverSettings()->seed() + 1);
    const Sides sides = m_match->sides();
    const Outcome outcome = sides.first == Side::Human || sides.second == Side::Solver ? Outcome::N : Outcome::P;
    m_drawing.start(
        tr("Looking for a position that can be won"),
        [solver = m_solver, like = pattern(), convention = m_match->convention(),
         seed = m_match->solverSettings()->seed(),
         outcome](JobControl &control) { return randomPositionWith(outcome, like, convention, seed, solver, control); },
        [this, outcome](const std::optional<Position> &drawn) {
            if (drawn && m_match->hasGame() && m_series)
                open(*drawn);
            else
                emit problemFound(Problem::limit(
                    Problem::Code::Positions,
                    outcome == Outcome::N
                        ? tr("No position like this one was found that the first player wins; open another one.")
                        : tr("No position like this one was found that the second player wins; open another one.")));
        });
    m_drawing.limitTime(m_match->solverSettings()->thinkingTimeMs());
}

void NewGames::openToChoose()
{
    if (!m_match->hasGame())
        return;
    m_match->setSides(sidesToChoose);
    openRandom();
    setSideOpen(true);
}

void NewGames::chooseSide(bool starts)
{
    if (!m_isSideOpen)
        return;
    setSideOpen(false);
    if (!starts)
        m_match->swapSides();
}

void NewGames::setSideOpen(bool open)
{
    if (open != std::exchange(m_isSideOpen, open))
        emit sideOpenChanged();
}

} // namespace mexplorer
