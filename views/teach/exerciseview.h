// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/teach/exerciserun.h"
#include "views/widgets/commands.h"

#include <QWidget>

class QLabel;
class QPushButton;

namespace mexplorer {

class AnswerBar;
class ExercisePane;
class FittedLabel;
class NoticePage;
class SegmentedSwitch;
class Session;

/// The Exercises workspace: an exercise about the open game, or about Kayles, that the user answers field by field.
/// Each answer is judged at once.
class ExerciseView : public QWidget
{
    Q_OBJECT

public:
    explicit ExerciseView(Session *session, QWidget *parent = nullptr);

    Commands *commands() const { return m_commands; }
    ExerciseRun *run() const { return m_run; }

protected:
    void showEvent(QShowEvent *event) override;
    void hideEvent(QHideEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;

private:
    QWidget *makeTop();
    static QString about(ExerciseKind kind);
    void addCommands();
    void followGame();
    bool isCovered() const;
    void followAnswers();
    void showExercise();
    void showField();
    void focusInput();
    void showScore();
    void makeSheet();

    Session *m_session;
    Commands *m_commands;
    ExerciseRun *m_run;
    SegmentedSwitch *m_kinds;
    QLabel *m_score;
    FittedLabel *m_question;
    ExercisePane *m_pane;
    AnswerBar *m_answer;
    QLabel *m_done; ///< the score of an exercise that is done
    QPushButton *m_another;
    std::optional<int> m_shown; ///< the field whose question m_answer asks
    NoticePage *m_problem;      ///< in the place of an exercise that can't be made
    QWidget *m_exercise;
    QWidget *m_cover; ///< in its place while its game is played without help
};

} // namespace mexplorer
