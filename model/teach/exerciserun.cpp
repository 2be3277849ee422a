// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/teach/exerciserun.h"

namespace mexplorer {

ExerciseRun::ExerciseRun(Jobs *jobs, QObject *parent) : QObject(parent), m_making(jobs) {}

bool ExerciseRun::isMaking() const
{
    return m_making.isRunning();
}

Score ExerciseRun::score() const
{
    Score score = m_score;
    if (m_attempt)
        score += m_attempt->score();
    return score;
}

int ExerciseRun::doneCount() const
{
    return m_doneCount + (m_attempt && m_attempt->isDone() ? 1 : 0);
}

void ExerciseRun::setSubject(const QString &gameOrFamily)
{
    if (gameOrFamily == m_subject)
        return;
    m_subject = gameOrFamily;
    make(true);
}

void ExerciseRun::setKind(ExerciseKind kind)
{
    if (kind == m_kind && (m_attempt || isMaking()))
        return;
    m_kind = kind;
    make(true);
}

void ExerciseRun::next()
{
    make(false);
}

void ExerciseRun::make(bool isFirst)
{
    if (m_subject.isEmpty())
        return;
    m_making.start(
        tr("Making an exercise"),
        [subject = m_subject, kind = m_kind, seed = ++m_seed, isFirst](JobControl &control) -> Result<ExerciseSheet> {
            const Result<ExerciseRequest> read = readExerciseSubject(subject);
            if (!read)
                return read.problem();
            ExerciseRequest request = *read;
            request.kinds = {kind};
            request.count = 1;
            request.seed = seed;
            request.beginsWithPattern = isFirst;
            return makeExercises(request, control);
        },
        [this](const Result<ExerciseSheet> &sheet) { setExercise(sheet); });
    emit changed();
}

void ExerciseRun::setExercise(const Result<ExerciseSheet> &sheet)
{
    m_score = score();
    m_doneCount = doneCount();
    m_attempt.reset();
    m_verdict = {};
    m_problem = sheet ? QString() : sheet.problem().message;
    if (sheet)
        m_attempt.emplace(sheet->exercises.front());
    m_field = m_attempt ? m_attempt->nextField(0) : -1;
    emit attemptChanged();
    emit changed();
}

void ExerciseRun::answer(Value value)
{
    if (m_attempt && m_field >= 0)
        judged(m_attempt->enter(m_field, value));
}

void ExerciseRun::show()
{
    if (m_attempt && m_field >= 0)
        judged(m_attempt->show(m_field));
}

void ExerciseRun::judged(const Attempt::Verdict &verdict)
{
    m_verdict = verdict;
    if (verdict.isRight)
        m_field = m_attempt->nextField(m_field);
    emit changed();
}

void ExerciseRun::setField(int field)
{
    if (!m_attempt || field < 0 || field >= m_attempt->fieldCount() || m_attempt->entered(field))
        return;
    m_verdict = m_attempt->isOpen(field) ? Attempt::Verdict() : m_attempt->enter(field, 0);
    if (m_attempt->isOpen(field))
        m_field = field;
    emit changed();
}

void ExerciseRun::moveField(int steps)
{
    if (!m_attempt || m_field < 0)
        return;
    const int count = m_attempt->fieldCount();
    for (int i = 1; i < count; ++i) {
        const int at = ((m_field + i * steps) % count + count) % count;
        if (!m_attempt->entered(at) && m_attempt->isOpen(at)) {
            setField(at);
            return;
        }
    }
}

void ExerciseRun::resetScore()
{
    m_score = {};
    m_doneCount = 0;
    emit changed();
}

} // namespace mexplorer
