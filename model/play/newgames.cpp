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
    for (int attempt = 0; attempt < 9 && drawn == m_match->record().start(); ++attempt) { // it should be another one
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

bool NewGames::canUndoEdit() const
{
    return m_editCount > 0 && m_match->hasGame() && !m_match->canUndo() &&
           m_match->record().start() == m_edits[m_editCount - 1].after.line().start();
}

bool NewGames::canRedoEdit() const
{
    if (m_editCount == m_edits.size() || !m_match->hasGame() || m_match->canRedo())
        return false;
    const PlayedGame &before = m_edits[m_editCount].before;
    return m_match->record().start() == before.line().start() &&
           m_match->tree().nodeCount() == before.tree().nodeCount();
}

void NewGames::openEdited(const Position &position)
{
    if (!m_match->hasGame()) {
        m_match->setPosition(position);
        return;
    }
    const PlayedGame before = m_match->game();
    const bool leadsOn = m_editCount > 0 && m_edits[m_editCount - 1].after.line().start() == before.line().start();
    m_edits.erase(m_edits.begin() + static_cast<std::ptrdiff_t>(leadsOn ? m_editCount : 0), m_edits.end());
    setSideOpen(false);
    m_match->setPosition(position);
    m_edits.push_back({before, m_match->game()});
    m_editCount = m_edits.size();
    emit editsChanged();
}

void NewGames::undoEdit()
{
    if (!canUndoEdit())
        return;
    --m_editCount;
    m_edits[m_editCount].after = m_match->game();
    resume(PlayedGame(m_edits[m_editCount].before));
    emit editsChanged();
}

void NewGames::redoEdit()
{
    if (!canRedoEdit())
        return;
    ++m_editCount;
    resume(PlayedGame(m_edits[m_editCount - 1].after));
    emit editsChanged();
}

/// From the games that were left, if it was kept there.
void NewGames::resume(const PlayedGame &game)
{
    const std::vector<PlayedGamePtr> &games = m_match->games();
    for (std::size_t i = games.size(); i-- > 0;) {
        const GameTree &tree = games[i]->tree();
        if (tree.start() == game.tree().start() && tree.convention() == game.tree().convention() &&
            tree.nodeCount() == game.tree().nodeCount()) {
            m_match->reopen(i);
            return;
        }
    }
    m_match->openGame(game);
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
