// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/play/match.h"

#include "model/explore/exploration.h"
#include "model/games/catalogue.h"
#include "model/games/joinedposition.h"
#include "model/play/movebetween.h"
#include "model/play/savedmatch.h"
#include "model/play/savedtree.h"
#include "model/play/thinking.h"

#include <algorithm>
#include <utility>

namespace mexplorer {

Match::Match(Solver solver, Exploration *exploration, Jobs *jobs, QObject *parent)
    : Part(parent), m_exploration(exploration), m_assessing(jobs), m_thinking(jobs), m_solver(std::move(solver))
{
    m_delay.setSingleShot(true);
    connect(&m_delay, &QTimer::timeout, this, &Match::makeAnswer);
    connect(&m_settings, &SolverSettings::thinkingTimeChanged, this, [this](int ms) {
        m_solver = m_solver.withLimits(limitsFor(ms));
        clearUnknown();
    });
    connect(exploration, &Exploration::startChanged, this, &Match::startFromExploration);
    connect(exploration, &Exploration::conventionChanged, this, [this](Convention convention) {
        if (m_sync == Sync::Leading || !m_game || record().convention() == convention)
            return;
        if (record().isOver() && record().length() > 0) // a new convention does not change the result
            restart();
        else
            begin(m_game->under(convention));
    });
    connect(exploration, &Exploration::graphChanged, this, [this] {
        if (!m_exploration->isReady())
            return;
        if (m_sync == Sync::SelectWhenReady)
            selectPosition();
        else if (m_sync == Sync::ResumeWhenReady)
            resumeEarlierGame();
    });
    for (const auto change : {&Match::positionChanged, &Match::turnChanged, &Match::gamesChanged})
        connect(this, change, this, &Part::edited);
    connect(&m_settings, &SolverSettings::opponentsChanged, this, &Part::edited);
    connect(&m_settings, &SolverSettings::seedChanged, this, &Part::edited);
    if (exploration->hasGame())
        startFromExploration();
}

/// Doesn't write a game without moves and with the default players.
void Match::write(Document &document) const
{
    if (!m_games.empty())
        document.set(m_games);
    if (!hasGame())
        return;
    const bool isNew =
        tree().children(rootNode).empty() && !needsTree(tree()) && tree().start().text() == m_exploration->expression();
    if (!isNew || players() != Players())
        document.set(SavedMatch{game(), players(), {}, m_settings.seed()});
}

void Match::restore(const Document &document, const Position &)
{
    if (const auto *games = document.find<SavedGames>())
        addGames(*games);
    const auto *match = document.find<SavedMatch>();
    if (!match)
        return;
    setPlayers(match->players);
    if (match->seed)
        m_settings.setSeed(*match->seed);
    restoreGame(match->game);
}

void Match::setActive(bool active)
{
    if (active == m_active)
        return;
    m_active = active;
    emit activeChanged(active);
    if (!active || !hasGame())
        return;
    assessNext();
    if (m_state == State::Waiting)
        enter(State::Thinking);
}

Convention Match::convention() const
{
    return m_exploration->convention();
}

void Match::startFromExploration()
{
    if (m_sync == Sync::Leading)
        return;
    storeCurrentGame();
    begin(PlayedGame(GameTree(m_exploration->start(), convention())));
    m_sync = Sync::ResumeWhenReady;
}

/// Resumes an earlier game at the selected position, which need not be its start.
void Match::resumeEarlierGame()
{
    m_sync = Sync::Done;
    const auto isSelected = [this](const Position &position) {
        return m_exploration->graph()->find(join(position).cells) == m_exploration->selected();
    };
    if (isSelected(position()) || tree().nodeCount() > 1)
        return;
    for (std::size_t i = m_games.size(); i-- > 0;) {
        const GameRecord &line = m_games[i]->line();
        if (line.convention() != convention() || line.start() != record().start())
            continue;
        for (std::size_t ply = line.length(); ply > 0; --ply) {
            if (!isSelected(line.position(ply)))
                continue;
            PlayedGame found = *m_games[i];
            found.goToPly(ply);
            m_games.erase(m_games.begin() + static_cast<std::ptrdiff_t>(i));
            begin(std::move(found));
            emit gamesChanged();
            return;
        }
    }
}

/// Makes \a game the current one.
void Match::begin(PlayedGame game)
{
    m_assessing.drop();
    m_game = std::move(game);
    m_newNode.reset();
    m_isReviewed = record().isOver();
    setState(stateOfNode());
    emit recordChanged();
    emit positionChanged();
    assessNext();
    emit turnChanged();
}

void Match::storeCurrentGame()
{
    if (!m_game || tree().nodeCount() == 1)
        return;
    m_games.push_back(std::make_shared<const PlayedGame>(*m_game));
    emit gamesChanged();
}

bool Match::play(std::size_t component, const CellVector &after)
{
    if (!hasGame())
        return false;
    const Result<Move> move = legalMove(position(), component, after);
    if (!move) {
        emit problemFound(move.problem());
        return false;
    }
    makeMove(*move);
    return true;
}

bool Match::playTo(const Position &after)
{
    const auto move = hasGame() ? moveBetween(position(), after) : std::nullopt;
    if (move)
        makeMove(*move);
    return move.has_value();
}

/// Makes a legal move. If it is already in the tree, this is a redo.
void Match::makeMove(Move move)
{
    const bool isNew = m_game->play(std::move(move));
    m_isReviewed = m_isReviewed && !isNew;
    m_newNode = isNew ? std::optional(node()) : std::nullopt;
    emit recordChanged();
    nodeChanged();
}

void Match::nodeChanged()
{
    m_isReviewed = m_isReviewed || isOver();
    setState(stateOfNode());
    selectPosition();
    emit positionChanged();
    assessNext();
    emit turnChanged();
}

/// Called after a change of the tree, which may have changed the current node.
void Match::treeChanged(NodeId before)
{
    emit recordChanged();
    if (node() != before) {
        nodeChanged();
        return;
    }
    if (const State state = stateOfNode(); state != m_state && !isThinking())
        setState(state);
    assessNext();
    emit turnChanged();
}

void Match::selectPosition()
{
    const bool isSelected = m_exploration->selectPosition(position());
    m_sync = isSelected || m_exploration->isReady() ? Sync::Done : Sync::SelectWhenReady;
}

void Match::undo()
{
    if (!canUndo())
        return;
    if (!canUndoInGame()) {
        undoStart();
        return;
    }
    if (m_game->canUndoEdit() && (m_game->isEditLatest() || ply() == 0)) {
        const NodeId before = node();
        m_game->undoEdit();
        treeChanged(before);
        return;
    }
    std::size_t to = ply() - 1;
    if (m_sides.isMixed() && to > 0 && m_sides.of(record().turn(to)) == Side::Solver)
        --to;
    tryAgain(to);
}

void Match::redo()
{
    if (!canRedo())
        return;
    if (!canRedoInGame()) {
        redoStart();
        return;
    }
    if (m_game->canRedoEdit() && (m_game->isEditLatest() || ply() == record().length())) {
        const NodeId before = node();
        m_game->redoEdit();
        treeChanged(before);
        return;
    }
    std::size_t to = ply() + 1;
    if (m_sides.isMixed() && to < record().length() && m_sides.of(record().turn(to)) == Side::Solver)
        ++to;
    goTo(to);
}

void Match::goTo(std::size_t ply)
{
    if (hasGame() && ply <= record().length())
        goToNode(m_game->nodeAt(ply));
}

void Match::goToNode(NodeId to)
{
    if (!hasGame() || to == node() || !tree().contains(to))
        return;
    const bool isOnLine = m_game->isOnLine(to);
    m_game->goTo(to);
    if (!isOnLine)
        emit recordChanged();
    nodeChanged();
}

void Match::tryAgain(std::size_t to)
{
    if (!hasGame() || to >= record().length())
        return;
    m_isReviewed = false;
    if (to == ply())
        emit turnChanged();
    else
        goTo(to);
}

void Match::annotate(NodeId at, const MoveNote &note)
{
    const NodeId before = node();
    m_game->annotate(at, note);
    treeChanged(before);
}

void Match::promote(NodeId at)
{
    const NodeId before = node();
    if (m_game->promote(at))
        treeChanged(before);
}

void Match::removeVariation(NodeId at)
{
    const NodeId before = node();
    m_game->remove(at);
    treeChanged(before);
}

void Match::markHint(int stage)
{
    m_game->markHint(stage);
    emit recordChanged();
    emit edited();
}

void Match::keepPieces(const MovePieces &pieces)
{
    if (!hasGame() || m_newNode != node())
        return;
    m_game->setPieces(pieces);
    emit edited();
}

void Match::letSolverMove()
{
    if (m_state == State::Paused)
        enter(m_active ? State::Thinking : State::Waiting);
}

void Match::moveNow()
{
    if (m_state == State::Answering) {
        makeAnswer();
    } else if (m_state == State::Thinking) {
        m_isHurried = true;
        m_thinking.cancel();
    }
}

void Match::restart()
{
    if (!hasGame())
        return;
    storeCurrentGame();
    begin(PlayedGame(GameTree(record().start(), convention())));
    selectPosition();
}

void Match::setPosition(const Position &position, std::optional<Convention> under)
{
    if (!under && m_exploration->hasGame() && isMisereGame(m_exploration->start()) == isMisereGame(position))
        under = convention();
    if (m_exploration->hasGame() && m_exploration->start() == position) {
        storeCurrentGame();
        m_sync = Sync::Leading;
        m_exploration->openPosition(position, *under);
        begin(PlayedGame(GameTree(position, *under)));
        selectPosition();
    } else if (under) {
        m_exploration->openPosition(position, *under);
    } else {
        m_exploration->openPosition(position);
    }
}

bool Match::canUndoStart() const
{
    return m_editedCount > 0 && record().start() == m_editedStarts[m_editedCount - 1].after.line().start();
}

bool Match::canRedoStart() const
{
    if (m_editedCount == m_editedStarts.size())
        return false;
    const PlayedGame &before = m_editedStarts[m_editedCount].before;
    return record().start() == before.line().start() && tree().nodeCount() == before.tree().nodeCount();
}

void Match::openEdited(const Position &position)
{
    if (!hasGame()) {
        setPosition(position);
        return;
    }
    const PlayedGame before = game();
    const bool leadsOn =
        m_editedCount > 0 && m_editedStarts[m_editedCount - 1].after.line().start() == before.line().start();
    m_editedStarts.erase(m_editedStarts.begin() + static_cast<std::ptrdiff_t>(leadsOn ? m_editedCount : 0),
                         m_editedStarts.end());
    setPosition(position);
    m_editedStarts.push_back({before, game()});
    m_editedCount = m_editedStarts.size();
    emit turnChanged(); // undo is available now
}

void Match::undoStart()
{
    --m_editedCount;
    m_editedStarts[m_editedCount].after = game();
    resume(PlayedGame(m_editedStarts[m_editedCount].before));
}

void Match::redoStart()
{
    ++m_editedCount;
    resume(PlayedGame(m_editedStarts[m_editedCount - 1].after));
}

/// Takes the game from games() if it was added there.
void Match::resume(const PlayedGame &game)
{
    for (std::size_t i = m_games.size(); i-- > 0;) {
        const GameTree &tree = m_games[i]->tree();
        if (tree.start() == game.tree().start() && tree.convention() == game.tree().convention() &&
            tree.nodeCount() == game.tree().nodeCount()) {
            reopen(i);
            return;
        }
    }
    openGame(game);
}

void Match::playFromSelection()
{
    if (!m_exploration->hasGame())
        return;
    storeCurrentGame();
    begin(PlayedGame(GameTree(Exploration::asRead(m_exploration->selectedPosition()), convention())));
}

void Match::reopen(std::size_t index)
{
    if (index >= m_games.size())
        return;
    const PlayedGamePtr game = m_games[index];
    m_games.erase(m_games.begin() + static_cast<std::ptrdiff_t>(index));
    openGame(*game);
    emit gamesChanged();
}

void Match::addGames(const std::vector<PlayedGamePtr> &games)
{
    if (games.empty())
        return;
    m_games.insert(m_games.begin(), games.begin(), games.end());
    emit gamesChanged();
}

void Match::openGame(const PlayedGame &game)
{
    storeCurrentGame();
    m_sync = Sync::Leading;
    m_exploration->openPosition(game.tree().start(), game.tree().convention());
    begin(game);
    m_sync = Sync::SelectWhenReady;
}

void Match::restoreGame(const PlayedGame &game)
{
    storeCurrentGame();
    begin(game.tree().convention() == convention() ? game : game.under(convention()));
    m_sync = Sync::Done;
}

void Match::setSides(Sides sides)
{
    if (sides == m_sides)
        return;
    m_sides = sides;
    m_hasSwappedColors = false;
    if (!hasGame()) {
        emit turnChanged();
        return;
    }
    emit recordChanged();
    const State state = stateOfNode();
    if (isThinking() && state != State::HumanTurn)
        emit turnChanged(); // it is still the solver's turn
    else
        enter(state);
}

void Match::setNames(const PlayerNames &names)
{
    if (names == m_names)
        return;
    m_names = names;
    if (hasGame())
        emit recordChanged();
    emit turnChanged();
}

Players Match::players() const
{
    return {m_sides, {m_settings.opponent(Player::First), m_settings.opponent(Player::Second)}, m_names};
}

void Match::setPlayers(const Players &players)
{
    setSides(players.sides);
    m_settings.setOpponent(Player::First, players.opponents[0]);
    m_settings.setOpponent(Player::Second, players.opponents[1]);
    setNames(players.names);
}

QStringList Match::texts() const
{
    QStringList texts;
    if (hasGame()) {
        for (const NodeId node : tree().nodes())
            texts << tree().assessment(node).problem;
    }
    return texts;
}

/// A longer thinking time may solve what failed before.
void Match::clearUnknown()
{
    if (!hasGame())
        return;
    m_game->clearUnknown();
    m_assessing.drop();
    emit recordChanged();
    assessNext();
}

void Match::swapSides()
{
    m_hasSwappedColors = !m_sides.isMixed() && !m_hasSwappedColors;
    m_settings.swapOpponents();
    setNames({m_names[1], m_names[0]});
    setSides({m_sides.second, m_sides.first});
    if (!m_sides.isMixed() && hasGame())
        emit recordChanged(); // in different colours
}

Player Match::colorOf(Player player) const
{
    const bool isSwapped = m_sides.isMixed() ? m_sides.first == Side::Solver : m_hasSwappedColors;
    return isSwapped ? opponentOf(player) : player;
}

void Match::setStepwise(bool held)
{
    if (held == m_isStepwise)
        return;
    m_isStepwise = held;
    const bool applies = hasGame() && !m_sides.hasHuman() && !isOver() && ply() == record().length();
    if (applies && (held || m_state == State::Paused))
        enter(stateOfNode());
    else
        emit turnChanged();
}

/// Assesses the current position, then the others, several in a job: each recordChanged() costs the views time
/// proportional to the length of the game, so the interval grows with it.
void Match::assessNext(std::size_t count)
{
    constexpr std::size_t nodesPerMs = 100;
    constexpr int minBatchMs = 50;
    if (!m_active)
        return;
    const std::vector<NodeId> next = m_game->nextToAssess(count);
    if (next.empty())
        return;
    std::vector<Position> positions;
    for (const NodeId node : next)
        positions.push_back(tree().position(node));
    const int batchMs = minBatchMs + static_cast<int>(tree().nodeCount() / nodesPerMs);
    const int thinkingTimeMs = m_settings.thinkingTimeMs();
    m_assessing.start(
        tr("Assessing the game"),
        [solver = m_solver, positions = std::move(positions), convention = convention(), thinkingTimeMs,
         batchMs](JobControl &control) {
            return assessSome(solver, positions, convention, thinkingTimeMs, batchMs, control);
        },
        [this, next](std::vector<Assessment> assessments) {
            for (std::size_t i = 0; i < assessments.size(); ++i)
                m_game->setAssessment(next[i], std::move(assessments[i]));
            emit recordChanged();
            assessNext(4 * next.size());
        });
    m_assessing.limitTime(thinkingTimeMs + (count > 1 ? batchMs : 0));
}

Match::State Match::stateOfNode() const
{
    if (isOver())
        return State::Over;
    if (m_sides.of(turn()) == Side::Human)
        return State::HumanTurn;
    if (ply() < record().length() || (m_isStepwise && !m_sides.hasHuman()))
        return State::Paused;
    return m_active ? State::Thinking : State::Waiting;
}

void Match::setState(State state)
{
    Q_ASSERT(isTransition(m_state, state));
    if (state != State::Answering) {
        m_answer.reset();
        m_delay.stop();
        m_thinking.drop();
    }
    m_state = state;
    if (state == State::Thinking)
        think();
}

void Match::enter(State state)
{
    setState(state);
    emit turnChanged();
}

void Match::think()
{
    const int timeMs = m_settings.thinkingTimeMs();
    m_thought.start();
    m_thinksUntil.setRemainingTime(timeMs);
    m_isHurried = false;
    m_thinking.start(
        tr("The solver is thinking"),
        [player = SolverPlayer(m_solver, m_settings.opponent(turn()), m_settings.seed()), record = record(),
         ply = ply(), timeMs](JobControl &control) { return chooseMove(player, record, ply, timeMs, control); },
        [this](const SolverReply &reply) { setReply(reply); }, [this](const Problem &problem) { giveUp(problem); });
    m_thinking.limitTime(timeMs);
}

/// Makes the move after a delay, so that the user can follow.
void Match::setReply(const SolverReply &reply)
{
    if (!reply.move)
        return giveUp(reply.move.problem());
    m_answer = *reply.move;
    m_guessReason = m_isHurried && !reply.guessReason.isEmpty()
                        ? tr("The solver guessed its move, as it was to move at once.")
                        : reply.guessReason;
    enter(State::Answering);
    const bool isFollowed = m_sides.hasHuman() || m_settings.delay() == 0;
    const qint64 delay = isFollowed ? m_settings.delay() : m_settings.pace();
    m_delay.start(m_isHurried ? 0 : static_cast<int>(std::max<qint64>(0, delay - m_thought.elapsed())));
}

void Match::giveUp(const Problem &problem)
{
    emit problemFound(problem);
    enter(State::Paused);
}

void Match::makeAnswer()
{
    const QString why = m_guessReason;
    makeMove(*std::exchange(m_answer, std::nullopt));
    if (!why.isEmpty())
        emit guessed(why);
}

} // namespace mexplorer
