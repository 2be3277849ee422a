// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/step/question.h"
#include "views/theme/fontrole.h"

#include <QWidget>

class QAbstractButton;
class QLabel;
class QListWidget;
class QPushButton;
class QSpinBox;

namespace mexplorer {

class FittedLabel;

/// Asks a question and reports the answer, for walk-throughs and exercises. A number is typed; up to nine choices are
/// buttons with keys, and more are a list; of a set, each choice is switched on. Below are the verdict on the last
/// answer and the score. Hidden while it shows nothing.
class AnswerBar : public QWidget
{
    Q_OBJECT

public:
    /// \a presented is the size of the question's type in a presentation.
    explicit AnswerBar(FontRole presented, QWidget *parent = nullptr);

    /// Asks \a question in place of the previous one, with an empty input; std::nullopt asks nothing.
    void ask(const std::optional<Question> &question);
    const std::optional<Question> &question() const { return m_question; }
    void setVerdict(const Sentence &verdict);
    /// Reserves space for so many \a lines of verdict, also while there is none.
    void setVerdictLines(int lines);
    /// Hides the score if \a text is empty.
    void setScore(const QString &text);
    /// True while an answer is entered that isn't judged yet.
    bool hasAnswer() const;
    /// Focuses the input widget of the current question.
    void focusInput();

signals:
    void answered(mexplorer::Value answer);
    /// Emitted when the user asks for the answer.
    void showRequested();
    /// Emitted when the question was removed while the focus was in this bar.
    void left();

protected:
    bool event(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    void makeChoices();
    void fitHeights();
    void updateVisible();
    void submit();
    bool isList() const;
    QAbstractButton *buttonFor(const QKeyEvent &key) const;

    std::optional<Question> m_question;
    FittedLabel *m_text;
    QWidget *m_inputs; ///< with the spin box, the buttons of the choices, and the two buttons of each question
    QSpinBox *m_value;
    QList<QAbstractButton *> m_buttons; ///< of the choices, in their order
    QListWidget *m_list;
    QPushButton *m_answer;
    QPushButton *m_show;
    FittedLabel *m_verdict;
    QLabel *m_score;
    bool m_hasVerdict = false;
    int m_verdictLines = 0;
};

} // namespace mexplorer
