#include "model/session/hints.h"

#include "model/session/jobs.h"
#include "model/session/match.h"
#include "model/session/thinking.h"

namespace mexplorer {

namespace {

const QString hintKey = QStringLiteral("match.hint");

} // namespace

Hints::Hints(Solver solver, Match *match, Jobs *jobs, QObject *parent)
    : QObject(parent), m_solver(std::move(solver)), m_match(match), m_jobs(jobs)
{
    connect(match, &Match::positionChanged, this, &Hints::clear);
}

Hints::Stage Hints::nextStage() const
{
    if (m_stage == Stage::Moves)
        return Stage::Moves;
    if (!m_hint || m_hint->won)
        return Stage(int(m_stage) + 1);
    return m_hint->moves.empty() ? m_stage : Stage::Moves;
}

void Hints::showMore()
{
    if (!m_match->isHumanTurn() || nextStage() == m_stage)
        return;
    if (!m_hint)
        return ask(Stage::Verdict);
    m_stage = nextStage();
    emit changed();
}

void Hints::retranslate()
{
    if (m_hint)
        ask(m_stage);
}

void Hints::setValuesShown(bool shown)
{
    if (shown == m_areValuesShown)
        return;
    m_areValuesShown = shown;
    emit changed();
}

void Hints::clear()
{
    m_jobs->drop(hintKey);
    m_hint.reset();
    m_stage = Stage::None;
    emit changed();
}

/// The stage shows when the hint comes; if none comes, it can be asked for again.
void Hints::ask(Stage stage)
{
    if (m_jobs->isRunning(hintKey))
        return;
    const int timeMs = m_match->thinkingTimeMs();
    m_jobs->start(
        this, hintKey, tr("Looking for winning moves"),
        [solver = m_solver.withLimits(limitsFor(timeMs)), position = m_match->position(),
         convention = m_match->convention()](JobControl &control) {
            return advise(solver, position, convention, control);
        },
        [this, timeMs, stage](const Result<Hint> &hint) {
            if (hint) {
                m_hint = *hint;
                m_stage = stage;
                emit changed();
            } else if (hint.problem().kind == Problem::Kind::Cancelled) {
                emit problemFound(
                    Problem::limit(tr("This position wasn't solved in %1 of thinking, so there is no hint; choose a "
                                      "longer thinking time or a smaller position.")
                                       .arg(timeText(timeMs))));
            } else {
                emit problemFound(hint.problem());
            }
        });
    m_jobs->limitTime(hintKey, timeMs);
}

} // namespace mexplorer
