// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/jobs.h"
#include "model/teach/attempt.h"
#include "model/teach/exercisemaker.h"

namespace mexplorer {

/// Exercises of one kind about one game, one after the other: the current attempt, the verdict on the last answer,
/// and the score. Exercises are made in a background job.
class ExerciseRun : public QObject
{
    Q_OBJECT

public:
    explicit ExerciseRun(Jobs *jobs, QObject *parent = nullptr);

    ExerciseKind kind() const { return m_kind; }
    /// The game or family that exercises are about, as the user entered it.
    const QString &subject() const { return m_subject; }
    bool isMaking() const;
    /// Null until the first exercise is made, and if none can be made: problem() has the reason.
    const Attempt *attempt() const { return m_attempt ? &*m_attempt : nullptr; }
    const QString &problem() const { return m_problem; }
    /// The current field; -1 when the exercise is done.
    int field() const { return m_field; }
    /// The verdict on the last answer; its reason is empty before the first one.
    const Attempt::Verdict &verdict() const { return m_verdict; }
    /// The score of all exercises so far.
    Score score() const;
    /// The number of exercises that are done.
    int doneCount() const;

public slots:
    /// Makes exercises about another game, or of another kind. The score is not reset.
    void setSubject(const QString &gameOrFamily);
    void setKind(mexplorer::ExerciseKind kind);
    /// Makes another exercise of this kind.
    void next();
    /// Answers the current field, sets verdict(), and after a right answer selects the next field.
    void answer(mexplorer::Value value);
    /// Fills in the current field.
    void show();
    /// Selects an empty field. If another must be answered first, verdict() names it.
    void setField(int field);
    /// Selects the next field that is empty and open, or with -1 the previous one.
    void moveField(int steps);
    /// Forgets the score of the exercises before the current one.
    void resetScore();

signals:
    /// Emitted when attempt() is another one, or null.
    void attemptChanged();
    /// Emitted when the current field, an answer, the verdict or the score changed.
    void changed();

private:
    void make(bool isFirst);
    void setExercise(const Result<ExerciseSheet> &sheet);
    void judged(const Attempt::Verdict &verdict);

    Job m_making;
    QString m_subject;
    ExerciseKind m_kind = ExerciseKind::Mex;
    quint64 m_seed = 0;
    std::optional<Attempt> m_attempt;
    QString m_problem;
    int m_field = -1;
    Attempt::Verdict m_verdict;
    Score m_score;       ///< of the attempts before this one
    int m_doneCount = 0; ///< of them
};

} // namespace mexplorer

Q_DECLARE_METATYPE(mexplorer::ExerciseKind)
