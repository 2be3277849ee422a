#include "model/session/match.h"

#include "model/games/joinedposition.h"
#include "model/session/exploration.h"
#include "model/session/jobs.h"
#include "model/session/thinking.h"

namespace mexplorer {

namespace {

const QString thinkKey = QStringLiteral("match.think");
const QString assessKey = QStringLiteral("match.assess");

} // namespace

Match::Match(Solver solver, Exploration *exploration, Jobs *jobs, QObject *parent)
    : QObject(parent), m_exploration(exploration), m_jobs(jobs), m_solver(std::move(solver)), m_seed(freshSeed())
{
    m_delayTimer.setSingleShot(true);
    connect(&m_delayTimer, &QTimer::timeout, this, &Match::makeAnswer);
    connect(exploration, &Exploration::startChanged, this, &Match::startFromExploration);
    connect(exploration, &Exploration::conventionChanged, this, [this](Convention convention) {
        if (m_sync == Sync::Leading || !m_record || m_record->convention() == convention)
            return;
        if (m_record->isOver() && m_record->length() > 0) // who won it stays so
            restart();
        else
            begin(m_record->under(convention), m_place);
    });
    connect(exploration, &Exploration::graphChanged, this, [this] {
        if (!m_exploration->isReady())
            return;
        if (m_sync == Sync::SelectWhenReady)
            selectPosition();
        else if (m_sync == Sync::ResumeWhenReady)
            resumeEarlierGame();
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
    leavePresentGame();
    begin(GameRecord(m_exploration->start(), convention()), 0);
    m_sync = Sync::ResumeWhenReady;
}

/// Someone who goes back to a game finds it at the position that is selected again, not at its start.
void Match::resumeEarlierGame()
{
    m_sync = Sync::Done;
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
    m_jobs->drop(assessKey);
    m_record = std::move(record);
    m_place = std::min(place, m_record->length());
    setState(stateOfPlace());
    emit recordChanged();
    emit positionChanged();
    assessNext();
    emit turnChanged();
}

void Match::leavePresentGame()
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
    makeMove(*move);
    return true;
}

/// Makes a move that is known to be legal. If it is the one that the record has next, this is redo.
void Match::makeMove(Move move)
{
    const bool isNext = m_place < m_record->length() && m_record->moves()[m_place] == move;
    if (!isNext) {
        if (m_place < m_record->length())
            leavePresentGame();
        m_record = m_record->played(m_place, std::move(move));
        emit recordChanged();
    }
    setPlace(m_place + 1);
}

void Match::setPlace(std::size_t place)
{
    m_place = place;
    setState(stateOfPlace());
    selectPosition();
    emit positionChanged();
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
    if (hasGame() && place <= m_record->length() && place != m_place)
        setPlace(place);
}

void Match::letSolverMove()
{
    if (m_state == State::Paused)
        enter(m_active ? State::Thinking : State::Waiting);
}

void Match::moveNow()
{
    if (m_state == State::Answering) {
        m_delayTimer.stop();
        makeAnswer();
    } else if (m_state == State::Thinking) {
        m_isHurried = true;
        m_jobs->cancel(thinkKey);
    }
}

int Match::thinkingLeftMs() const
{
    if (m_state != State::Thinking)
        return 0;
    return static_cast<int>(std::max<qint64>(0, m_thinkingTimeMs - m_thinkClock.elapsed()));
}

void Match::restart()
{
    if (!hasGame())
        return;
    leavePresentGame();
    const Position start = m_record->start();
    begin(GameRecord(start, convention()), 0);
    selectPosition();
}

void Match::setPosition(const Position &position)
{
    if (m_exploration->hasGame() && m_exploration->start() == position) {
        leavePresentGame();
        begin(GameRecord(position, convention()), 0);
        selectPosition();
    } else {
        m_exploration->openPosition(position);
    }
}

void Match::playFromSelection()
{
    if (!m_exploration->hasGame())
        return;
    leavePresentGame();
    begin(GameRecord(m_exploration->selectedPosition(), convention()), 0);
}

void Match::reopen(std::size_t index)
{
    if (index >= m_games.size())
        return;
    const EarlierGame game = m_games[index];
    m_games.erase(m_games.begin() + static_cast<std::ptrdiff_t>(index));
    openRecord(game.record, game.place);
    emit gamesChanged();
}

void Match::addGames(const std::vector<EarlierGame> &games)
{
    if (games.empty())
        return;
    m_games.insert(m_games.begin(), games.begin(), games.end());
    emit gamesChanged();
}

void Match::openRecord(const GameRecord &record, std::size_t place)
{
    leavePresentGame();
    m_sync = Sync::Leading;
    m_exploration->openPosition(record.start());
    m_exploration->setConvention(record.convention());
    begin(record, place);
    m_sync = Sync::SelectWhenReady;
}

void Match::setSides(Sides sides)
{
    if (sides == m_sides)
        return;
    m_sides = sides;
    if (!hasGame()) {
        emit turnChanged();
        return;
    }
    emit recordChanged();
    const State state = stateOfPlace();
    if (isThinking() && state != State::HumanTurn)
        emit turnChanged(); // it is the solver's turn still
    else
        enter(state);
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
    emit thinkingTimeChanged(ms);
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

int Match::level() const
{
    const bool isFirst = m_sides.second == Side::Human && m_sides.first == Side::Solver;
    return opponent(isFirst ? Player::First : Player::Second).level();
}

void Match::setOpponent(Player player, const Opponent &opponent)
{
    Opponent &present = m_opponents[player == Player::First ? 0 : 1];
    if (opponent == present)
        return;
    present = opponent;
    emit opponentsChanged();
}

void Match::setLevel(int level)
{
    setOpponent(Player::First, Opponent::ofLevel(level));
    setOpponent(Player::Second, Opponent::ofLevel(level));
}

void Match::setSeed(quint64 seed)
{
    if (seed == m_seed)
        return;
    m_seed = seed;
    emit seedChanged(seed);
}

void Match::swapSides()
{
    std::swap(m_opponents[0], m_opponents[1]);
    emit opponentsChanged();
    setSides({m_sides.second, m_sides.first});
}

void Match::setHeld(bool held)
{
    if (held == m_isHeld)
        return;
    m_isHeld = held;
    const bool applies = hasGame() && !m_sides.haveHuman() && !isOver() && m_place == m_record->length();
    if (applies && (held || m_state == State::Paused))
        enter(stateOfPlace());
    else
        emit turnChanged();
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
    if (!place)
        return;
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

Match::State Match::stateOfPlace() const
{
    if (isOver())
        return State::Over;
    if (m_sides.of(turn()) == Side::Human)
        return State::HumanTurn;
    if (m_place < m_record->length() || (m_isHeld && !m_sides.haveHuman()))
        return State::Paused;
    return m_active ? State::Thinking : State::Waiting;
}

void Match::setState(State state)
{
    Q_ASSERT(isTransition(m_state, state));
    if (state != State::Answering)
        stopThinking();
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
    m_thinkClock.start();
    m_isHurried = false;
    m_jobs->start(
        this, thinkKey, tr("The solver is thinking"),
        [player = SolverPlayer(m_solver, opponent(turn()), m_seed), record = *m_record, place = m_place,
         thinkingTimeMs = m_thinkingTimeMs](JobControl &control) {
            return chooseMove(player, record, place, thinkingTimeMs, control);
        },
        [this](SolverReply reply) { setReply(std::move(reply)); });
    m_jobs->limitTime(thinkKey, m_thinkingTimeMs);
}

void Match::setReply(SolverReply reply)
{
    if (!reply.move) {
        emit problemFound(reply.move.problem());
        enter(State::Paused);
        return;
    }
    const bool isGuess = !reply.whyGuessed.isEmpty();
    m_answer = Answer{std::move(reply.move).value(), m_isHurried && isGuess
                                                         ? tr("The solver guessed its move, as it was to move at once.")
                                                         : reply.whyGuessed};
    enter(State::Answering);
    const int delay = m_isHurried ? 0 : m_sides.haveHuman() || m_delay == 0 ? m_delay : m_pace;
    m_delayTimer.start(static_cast<int>(std::max<qint64>(0, delay - m_thinkClock.elapsed())));
}

void Match::makeAnswer()
{
    const Answer answer = std::move(m_answer).value();
    makeMove(answer.move);
    if (!answer.whyGuessed.isEmpty())
        emit problemFound(Problem::limit(answer.whyGuessed));
}

void Match::stopThinking()
{
    m_answer.reset();
    m_delayTimer.stop();
    m_jobs->drop(thinkKey);
}

} // namespace mexplorer
