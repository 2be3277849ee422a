#include "model/session/match.h"

#include "model/games/sumrules.h"
#include "model/session/exploration.h"
#include "model/session/jobs.h"
#include "model/session/thinking.h"

#include <QElapsedTimer>

#include <random>

namespace mexplorer {

namespace {

const QString thinkKey = QStringLiteral("match.think");
const QString assessKey = QStringLiteral("match.assess");

} // namespace

Match::Match(Solver solver, Exploration *exploration, Jobs *jobs, QObject *parent)
    : QObject(parent), m_exploration(exploration), m_jobs(jobs), m_solver(std::move(solver)),
      m_seed((quint64(std::random_device()()) << 32) | std::random_device()())
{
    m_delayTimer.setSingleShot(true);
    connect(&m_delayTimer, &QTimer::timeout, this, [this] {
        if (m_answer)
            answer(*std::exchange(m_answer, std::nullopt));
    });
    connect(exploration, &Exploration::startChanged, this, &Match::startFromExploration);
    connect(exploration, &Exploration::conventionChanged, this, [this](Convention convention) {
        if (m_opening || !m_record || m_record->convention() == convention)
            return;
        if (m_record->isOver() && m_record->length() > 0) // who won it stays so
            restart();
        else
            begin(m_record->under(convention), m_place);
    });
    connect(exploration, &Exploration::graphChanged, this, [this] {
        if (!m_exploration->isReady())
            return;
        if (m_onceReady == OnceReady::Follow)
            followOnGraph();
        else if (m_onceReady == OnceReady::Resume)
            resumeKeptGame();
    });
    if (exploration->hasGame())
        startFromExploration();
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
    solverTurn();
}

Convention Match::convention() const
{
    return m_exploration->convention();
}

bool Match::isHumanTurn() const
{
    return hasGame() && !isOver() && m_sides.of(turn()) == Side::Human;
}

bool Match::isSolverPaused() const
{
    return m_paused && hasGame() && !isOver() && m_sides.of(turn()) == Side::Solver;
}

void Match::startFromExploration()
{
    if (m_opening)
        return;
    keepPresentGame();
    begin(GameRecord(m_exploration->start(), convention()), 0);
    m_onceReady = OnceReady::Resume;
}

/// Someone who goes back to a game finds it at the position that is selected again, not at its start.
void Match::resumeKeptGame()
{
    m_onceReady = OnceReady::Nothing;
    const auto isSelected = [this](const Position &position) {
        return m_exploration->graph()->find(join(position).cells) == m_exploration->selected();
    };
    if (isSelected(position()) || m_record->length() > 0)
        return;
    for (std::size_t i = m_games.size(); i-- > 0;) {
        const GameRecord &record = m_games[i].record;
        if (record.convention() != convention() || record.start() != m_record->start())
            continue;
        for (std::size_t place = record.length(); place > 0; --place) {
            if (!isSelected(record.position(place)))
                continue;
            const GameRecord found = record;
            m_games.erase(m_games.begin() + static_cast<std::ptrdiff_t>(i));
            begin(found, place);
            emit gamesChanged();
            return;
        }
    }
}

/// Puts a record on the boards.
void Match::begin(GameRecord record, std::size_t place)
{
    stopThinking();
    m_jobs->drop(assessKey);
    m_record = std::move(record);
    m_place = std::min(place, m_record->length());
    m_paused = m_place < m_record->length();
    m_announce = false;
    emit recordChanged();
    emit positionChanged();
    assessNext();
    solverTurn();
}

void Match::keepPresentGame()
{
    if (!m_record || m_record->length() == 0)
        return;
    m_games.push_back({*m_record, m_place});
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
    adopt(*move);
    return true;
}

/// Makes a move that is known to be legal. If it is the one that the record has next, this is redo.
void Match::adopt(Move move)
{
    stopThinking();
    const bool isNext = m_place < m_record->length() && m_record->moves()[m_place] == move;
    if (!isNext) {
        if (m_place < m_record->length())
            keepPresentGame();
        m_record = m_record->played(m_place, std::move(move));
        emit recordChanged();
    }
    m_announce = true;
    m_paused = false;
    setPlace(m_place + 1);
    if (isOver())
        announceEnd();
}

void Match::setPlace(std::size_t place)
{
    m_place = place;
    followOnGraph();
    emit positionChanged();
    assessNext();
    solverTurn();
}

void Match::followOnGraph()
{
    const bool isSelected = m_exploration->selectPosition(position());
    m_onceReady = isSelected || m_exploration->isReady() ? OnceReady::Nothing : OnceReady::Follow;
}

void Match::undo()
{
    if (!canUndo())
        return;
    std::size_t place = m_place - 1;
    if (m_sides.areMixed() && place > 0 && m_sides.of(m_record->turn(place)) == Side::Solver)
        --place;
    goTo(place);
}

void Match::redo()
{
    if (!canRedo())
        return;
    std::size_t place = m_place + 1;
    if (m_sides.areMixed() && place < m_record->length() && m_sides.of(m_record->turn(place)) == Side::Solver)
        ++place;
    goTo(place);
}

void Match::goTo(std::size_t place)
{
    if (!hasGame() || place > m_record->length() || place == m_place)
        return;
    stopThinking();
    m_paused = place < m_record->length();
    setPlace(place);
}

void Match::letSolverMove()
{
    m_paused = false;
    solverTurn();
}

void Match::restart()
{
    if (!hasGame())
        return;
    keepPresentGame();
    const Position start = m_record->start();
    begin(GameRecord(start, convention()), 0);
    followOnGraph();
}

void Match::newRandom()
{
    if (!hasGame())
        return;
    ++m_seed;
    if (!m_random || m_random->last != m_record->start())
        m_random = {m_record->start(), {}};
    Position drawn = randomPositionLike(m_random->pattern, m_seed);
    for (int again = 0; again < 8 && drawn == m_record->start(); ++again) // what is on the boards isn't new
        drawn = randomPositionLike(m_random->pattern, ++m_seed);
    setPosition(drawn);
    m_random->last = m_record->start();
}

void Match::setPosition(const Position &position)
{
    if (m_exploration->hasGame() && m_exploration->start() == position) {
        keepPresentGame();
        begin(GameRecord(position, convention()), 0);
        followOnGraph();
    } else {
        m_exploration->openPosition(position);
    }
}

void Match::playFromSelection()
{
    if (!m_exploration->hasGame())
        return;
    keepPresentGame();
    begin(GameRecord(m_exploration->selectedPosition(), convention()), 0);
}

void Match::reopen(std::size_t index)
{
    if (index >= m_games.size())
        return;
    const KeptGame game = m_games[index];
    m_games.erase(m_games.begin() + static_cast<std::ptrdiff_t>(index));
    openRecord(game.record, game.place);
    emit gamesChanged();
}

void Match::addGames(const std::vector<KeptGame> &games)
{
    if (games.empty())
        return;
    m_games.insert(m_games.begin(), games.begin(), games.end());
    emit gamesChanged();
}

void Match::openRecord(const GameRecord &record, std::size_t place)
{
    keepPresentGame();
    m_opening = true;
    m_exploration->openPosition(record.start());
    m_exploration->setConvention(record.convention());
    m_opening = false;
    begin(record, place);
    m_onceReady = OnceReady::Follow;
}

void Match::setSides(Sides sides)
{
    if (sides == m_sides)
        return;
    stopThinking();
    m_sides = sides;
    if (hasGame())
        emit recordChanged();
    emit turnChanged();
    solverTurn();
}

void Match::setConvention(Convention convention)
{
    m_exploration->setConvention(convention);
}

void Match::setThinkingTimeMs(int ms)
{
    if (ms == m_thinkingTimeMs)
        return;
    m_thinkingTimeMs = ms;
    m_solver = m_solver.withLimits(limitsFor(ms));
    forgetUnknown();
    emit patienceChanged(ms);
}

/// What wasn't known may be known after a longer time.
void Match::forgetUnknown()
{
    if (!hasGame())
        return;
    for (std::size_t place = 0; place <= m_record->length(); ++place) {
        if (!m_record->assessment(place).analysis)
            m_record = m_record->assessed(place, {});
    }
    m_jobs->drop(assessKey);
    emit recordChanged();
    assessNext();
}

void Match::setLevel(int level)
{
    if (level == m_level)
        return;
    m_level = level;
    emit levelChanged(level);
}

std::optional<std::size_t> Match::nextToAssess() const
{
    if (!m_record->assessment(m_place).isMade())
        return m_place;
    for (std::size_t place = 0; place <= m_record->length(); ++place) {
        if (!m_record->assessment(place).isMade())
            return place;
    }
    return std::nullopt;
}

/// Assesses one position after the other, the one on the boards first.
void Match::assessNext()
{
    if (!m_active)
        return;
    const std::optional<std::size_t> place = nextToAssess();
    if (!place) {
        announceEnd();
        return;
    }
    m_jobs->start(
        this, assessKey, tr("Assessing the game"),
        [solver = m_solver, position = m_record->position(*place), convention = convention(),
         thinkingTimeMs = m_thinkingTimeMs](JobControl &control) {
            return assess(solver, position, convention, thinkingTimeMs, control);
        },
        [this, at = *place, position = m_record->position(*place)](Assessment assessment) {
            if (at > m_record->length() || !(m_record->position(at) == position))
                return;
            m_record = m_record->assessed(at, std::move(assessment));
            emit recordChanged();
            assessNext();
        });
    m_jobs->limitTime(assessKey, m_thinkingTimeMs);
}

void Match::solverTurn()
{
    if (m_active && hasGame() && !isOver() && m_sides.of(turn()) == Side::Solver && !m_paused && !m_thinking)
        think();
    emit turnChanged();
}

void Match::think()
{
    m_thinking = true;
    QElapsedTimer clock;
    clock.start();
    m_jobs->start(
        this, thinkKey, tr("The solver is thinking"),
        [player = SolverPlayer(m_solver, m_level, m_seed), record = *m_record, place = m_place,
         thinkingTimeMs = m_thinkingTimeMs](JobControl &control) {
            return chooseMove(player, record, place, thinkingTimeMs, control);
        },
        [this, clock](SolverReply thought) {
            takeReply(std::move(thought.move), thought.whyGuessed, clock.elapsed());
        });
    m_jobs->limitTime(thinkKey, m_thinkingTimeMs);
}

void Match::takeReply(Result<Move> move, const QString &whyGuessed, qint64 elapsed)
{
    if (!move) {
        m_thinking = false;
        m_paused = true;
        emit problemFound(move.problem());
        emit turnChanged();
        return;
    }
    m_whyGuessed = whyGuessed;
    m_answer = std::move(move).value();
    m_delayTimer.start(static_cast<int>(std::max<qint64>(0, m_delay - elapsed)));
}

void Match::answer(Move move)
{
    m_thinking = false;
    adopt(std::move(move));
    const QString why = std::exchange(m_whyGuessed, {});
    if (!why.isEmpty())
        emit problemFound(Problem::limit(why));
}

void Match::stopThinking()
{
    m_thinking = false;
    m_answer.reset();
    m_delayTimer.stop();
    m_jobs->drop(thinkKey);
}

void Match::announceEnd()
{
    if (!m_announce || !isOver())
        return;
    const GameResult end = result();
    m_announce = end.blame.isEmpty();
    emit finished(end);
}

} // namespace mexplorer
