// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/step/question.h"

#include <QWidget>

class QAbstractButton;
class QLabel;
class QPushButton;
class QSpinBox;

namespace mexplorer {

class FittedLabel;
class Walkthrough;

/// Asks the class before a step shows the answer, and says whether the guess is right and why not. A number is typed;
/// choices are buttons with keys 1 to 9, or P and N, and of several that hold together each is switched on.
class GuessBar : public QWidget
{
    Q_OBJECT

public:
    explicit GuessBar(Walkthrough *walkthrough, QWidget *parent = nullptr);

    /// True while an answer is entered that isn't judged yet.
    bool hasAnswer() const;
    /// At the end of a walk of which something was asked.
    void showScore();

signals:
    /// The question is gone, and the focus was in it.
    void left();

protected:
    bool event(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    void showQuestion();
    QList<QAbstractButton *> choices() const;
    void makeChoices(const Question &question);
    void guess();
    QAbstractButton *choiceFor(const QKeyEvent &key) const;

    Walkthrough *m_walkthrough;
    FittedLabel *m_question;
    QSpinBox *m_value;
    QWidget *m_choices;
    QPushButton *m_guess;
    QPushButton *m_show;
    FittedLabel *m_feedback;
    QLabel *m_score;
    Question m_asked; ///< that the choices are for
};

} // namespace mexplorer
