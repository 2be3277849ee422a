// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QLabel;
class QLineEdit;
class QListWidget;
class QPushButton;
class QStackedWidget;

namespace mexplorer {

class ExerciseRun;

/// Takes the answer for the present field of an exercise: a number is typed, P and N or 0 and 1 are keys, moves are a
/// list. What was said of the last answer stands below.
class AnswerBar : public QWidget
{
    Q_OBJECT

public:
    explicit AnswerBar(ExerciseRun *run, QWidget *parent = nullptr);

    /// Gives the focus to what the field is filled in with.
    void focusInput();

protected:
    void keyPressEvent(QKeyEvent *event) override;

private:
    QWidget *makePair();
    void showField();
    void fitInputs();
    void showVerdict();
    void submitNumber();
    void submitChoice();

    ExerciseRun *m_run;
    QLabel *m_prompt;
    QStackedWidget *m_inputs;
    QLineEdit *m_number;
    QWidget *m_pair;
    QPushButton *m_first;  ///< P, or 0
    QPushButton *m_second; ///< N, or 1
    QListWidget *m_choices;
    QPushButton *m_another;
    QLabel *m_verdict;
    std::optional<int> m_shown; ///< the field that the input is for
};

} // namespace mexplorer
