// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/play/hints.h"

#include "model/explore/exploration.h"
#include "model/play/match.h"
#include "model/play/savedmatch.h"
#include "model/play/thinking.h"

#include <algorithm>

namespace mexplorer {

Hints::Hints(Solver solver, const Exploration *exploration, Match *match, Jobs *jobs, QObject *parent)
    : Part(parent), m_solver(std::move(solver)), m_exploration(exploration), m_match(match), m_hinting(jobs),
      m_valuing(jobs)
{
    connect(match, &Match::positionChanged, this, &Hints::clear);
    connect(match, &Match::activeChanged, this, &Hints::askValues);
    connect(match, &Match::activeChanged, this, &Part::answerLimitChanged);
    connect(match, &Match::turnChanged, this, &Part::answerLimitChanged);
    connect(this, &Hints::changed, this, &Part::answerLimitChanged);
    connect(this, &Hints::changed, this, &Part::edited);
}

void Hints::write(Document &document) const
{
    if (auto *match = document.find<SavedMatch>())
        match->judging = m_judging;
}

void Hints::restore(const Document &document, const Position &)
{
    if (const auto *match = document.find<SavedMatch>(); match && match->judging)
        setJudging(*match->judging);
}

void Hints::limitAnswers(AnswerPolicy &answers) const
{
    const bool isPlayed = m_match->isUnderWay() || (m_match->isActive() && m_match->hasGame());
    if (!isPlayed || !m_match->sides().hasHuman() || showAnswer())
        return;
    answers.hideFrom(AnswerPolicy::HiddenFor::Player);
    if (m_judging == Judging::AtOnce) {
        answers.graph = m_exploration->graph();
        answers.judged = judgedPositions();
    }
}

/// The positions of the game so far, in the graph. The current policy's own list if that is the same.
AnswerPolicy::Positions Hints::judgedPositions() const
{
    std::vector<PositionId> positions;
    for (std::size_t ply = 1; ply <= m_match->ply(); ++ply) {
        if (const auto id = m_exploration->find(m_match->record().position(ply)))
            positions.push_back(*id);
    }
    std::ranges::sort(positions);
    const AnswerPolicy::Positions &before = m_exploration->answers().judged;
    return before && *before == positions ? before
                                          : std::make_shared<const std::vector<PositionId>>(std::move(positions));
}

Hints::Stage Hints::nextStage() const
{
    if (m_stage == Stage::Reason)
        return Stage::Reason;
    if (m_stage == Stage::None)
        return Stage::Verdict;
    if (!m_hint->won)
        return m_hint->moves.empty() ? m_stage : Stage::Reason;
    if (m_stage == Stage::Where && m_hint->candidates.empty())
        return Stage::Move;
    return Stage(int(m_stage) + 1);
}

std::vector<Move> Hints::shownMoves() const
{
    if (m_stage == Stage::Set)
        return m_hint->candidates;
    std::vector<Move> moves;
    if (m_stage == Stage::Move)
        moves.push_back(m_hint->moves[m_hint->best].move);
    if (m_stage == Stage::Reason) {
        for (const Hint::Line &line : m_hint->moves)
            moves.push_back(line.move);
    }
    return moves;
}

bool Hints::showAnswer() const
{
    if (m_stage == Stage::Reason || m_areAnswersShown || m_judging == Judging::EveryMove)
        return true;
    return m_judging != Judging::Never && m_match->isReviewed();
}

void Hints::showMore()
{
    if (!m_match->isHumanTurn() || nextStage() == m_stage)
        return;
    if (!m_hint)
        return ask(Stage::Verdict);
    m_stage = nextStage();
    m_match->markHint(static_cast<int>(m_stage));
    emit changed();
}

QString Hints::hiddenReason()
{
    return tr(
        "You are playing this game, so its values are hidden until it is over. Showing them now is noted in the game "
        "as a hint.");
}

void Hints::showAnswers()
{
    if (!m_match->hasGame() || m_areAnswersShown)
        return;
    m_areAnswersShown = true;
    m_match->markHint(static_cast<int>(Stage::Reason));
    emit changed();
}

void Hints::setJudging(Judging judging)
{
    if (judging == m_judging)
        return;
    m_judging = judging;
    if (judging != Judging::EveryMove)
        m_judgingWithoutValues = judging;
    askValues();
    emit changed();
}

QStringList Hints::texts() const
{
    if (!m_hint)
        return {};
    QStringList texts = {m_hint->verdict, m_hint->where};
    for (const Hint::Line &line : m_hint->moves)
        texts << line.why;
    return texts + m_hint->reasons;
}

void Hints::retranslate()
{
    if (m_hint)
        ask(m_stage);
}

void Hints::setValuesShown(bool shown)
{
    setJudging(shown ? Judging::EveryMove : m_judgingWithoutValues);
}

void Hints::clear()
{
    m_hinting.drop();
    m_hint.reset();
    m_stage = Stage::None;
    m_areAnswersShown = false;
    askValues();
    emit changed();
}

/// If there are too many moves, or they are too hard, no move shows a value.
void Hints::askValues()
{
    m_valuing.drop();
    m_moveValues.clear();
    if (m_judging != Judging::EveryMove || !m_match->isActive() || !m_match->hasGame() || m_match->isOver())
        return;
    const int timeMs = m_match->solverSettings()->thinkingTimeMs();
    m_valuing.start(
        tr("Finding the values of all moves"),
        [solver = m_solver.withLimits(limitsFor(timeMs)), position = m_match->position(),
         convention = m_match->convention()](JobControl &control) {
            return mexplorer::moveValues(solver, position, convention, control);
        },
        [this](Result<std::vector<MoveValue>> values) {
            if (!values)
                return;
            m_moveValues = std::move(values).value();
            emit changed();
        });
    m_valuing.limitTime(timeMs);
}

/// Shows \a stage when the hint is found. If none is found, it can be requested again.
void Hints::ask(Stage stage)
{
    if (m_hinting.isRunning())
        return;
    const int timeMs = m_match->solverSettings()->thinkingTimeMs();
    m_hinting.start(
        tr("Looking for winning moves"),
        [solver = m_solver.withLimits(limitsFor(timeMs)), position = m_match->position(),
         convention = m_match->convention()](JobControl &control) {
            return findHint(solver, position, convention, control);
        },
        [this, timeMs, stage](const Result<Hint> &hint) {
            if (hint) {
                m_hint = *hint;
                m_stage = stage;
                m_match->markHint(static_cast<int>(m_stage));
                emit changed();
            } else if (hint.problem().kind == Problem::Kind::Cancelled) {
                emit problemFound(
                    Problem::limit(Problem::Code::ThinkingTime,
                                   tr("This position wasn't solved in %1 of thinking, so there is no hint; choose a "
                                      "longer thinking time or a smaller position.")
                                       .arg(timeText(timeMs))));
            } else {
                emit problemFound(hint.problem());
            }
        });
    m_hinting.limitTime(timeMs);
}

} // namespace mexplorer
