// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/jobs.h"
#include "model/teach/attempt.h"
#include "model/teach/exercisemaker.h"

namespace mexplorer {

/// One person at work on exercises of one kind about one game: the present attempt, what was said of the last answer,
/// and the score of all so far. Exercises are made off the thread of the window.
class ExerciseRun : public QObject
{
    Q_OBJECT

public:
    /// What was found of all that was asked for.
    struct Score
    {
        int found = 0; ///< with the first answer
        int asked = 0;
        int exercises = 0; ///< that are done
        bool operator==(const Score &) const = default;
    };

    explicit ExerciseRun(Jobs *jobs, QObject *parent = nullptr);

    ExerciseKind kind() const { return m_kind; }
    /// The game that exercises are about, as a person named it.
    const QString &subject() const { return m_subject; }
    bool isMaking() const;
    /// Null before the first exercise is there, and where none can be made: problem() says why.
    const Attempt *attempt() const { return m_attempt ? &*m_attempt : nullptr; }
    const QString &problem() const { return m_problem; }
    /// The field that is asked for; -1 when the exercise is done.
    int field() const { return m_field; }
    /// Of the last answer; without a reason if none was given yet.
    const Attempt::Verdict &verdict() const { return m_verdict; }
    Score score() const;

public slots:
    /// Exercises about another game, or of another kind. The score stays.
    void setSubject(const QString &gameOrFamily);
    void setKind(mexplorer::ExerciseKind kind);
    /// Another exercise of this kind.
    void next();
    /// Answers the present field; the verdict follows, and after a right answer the next field.
    void answer(quint32 value);
    /// Fills in the present field: the model answer, step by step.
    void show();
    /// Goes to an empty field. Where others have to be filled in first, the verdict says which.
    void setField(int field);
    /// The next or the last field that is empty and open.
    void moveField(int steps);
    /// The exercises before the present one no longer count.
    void resetScore();

signals:
    /// Another attempt, or none.
    void attemptChanged();
    /// The present field, what is filled in, the verdict or the score.
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
    Score m_score; ///< of the attempts before this one
};

} // namespace mexplorer

Q_DECLARE_METATYPE(mexplorer::ExerciseKind)
