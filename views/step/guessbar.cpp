// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/step/guessbar.h"

#include "model/step/walkthrough.h"
#include "views/step/stepsentence.h"
#include "views/theme/fontrole.h"
#include "views/widgets/fittedlabel.h"
#include "views/widgets/flowlayout.h"
#include "views/widgets/makewidgets.h"

#include <QApplication>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSpinBox>

#include <algorithm>

namespace mexplorer {

GuessBar::GuessBar(Walkthrough *walkthrough, QWidget *parent)
    : QWidget(parent), m_walkthrough(walkthrough), m_question(makeNamed<FittedLabel>("guessQuestion", this)),
      m_value(makeNamed<QSpinBox>("guessValue", this)), m_choices(makeNamed<QWidget>("guessChoices", this)),
      m_guess(makeNamed<QPushButton>("guessButton", tr("Guess"), this)),
      m_show(makeNamed<QPushButton>("guessShow", tr("Show the answer"), this)),
      m_feedback(makeNamed<FittedLabel>("guessFeedback", this)), m_score(makeNamed<QLabel>("guessScore", this))
{
    setObjectName(QStringLiteral("guessBar"));
    m_value->setAccessibleName(tr("Your guess"));
    m_value->setRange(0, 1'000'000);
    m_choices->setAccessibleName(tr("Your guess"));
    m_choices->setFocusPolicy(Qt::StrongFocus);
    new FlowLayout(m_choices, 8);
    for (QLabel *label : std::initializer_list<QLabel *>{m_question, m_feedback, m_score}) {
        label->setTextFormat(Qt::RichText);
        label->setWordWrap(true);
        label->setAlignment(Qt::AlignCenter);
    }
    // The line of the box has a font of its own.
    for (QWidget *widget : std::initializer_list<QWidget *>{m_question, m_value, m_value->findChild<QLineEdit *>(),
                                                            m_guess, m_show, m_feedback, m_score})
        setFontRole(widget, FontRole::Lead, FontRole::Sentence);
    m_value->setMinimumWidth(96);

    auto *line = makeLayout<QHBoxLayout>(nullptr, 8);
    line->addStretch();
    addWidgets(line, {m_value, m_guess, m_show});
    line->addStretch();
    auto *layout = makeLayout<QVBoxLayout>(this, 4, {16, 4, 16, 4});
    addWidgets(layout, {m_question, m_choices});
    layout->addLayout(line);
    addWidgets(layout, {m_feedback, m_score});

    connect(m_guess, &QPushButton::clicked, this, &GuessBar::guess);
    connect(m_value->findChild<QLineEdit *>(), &QLineEdit::returnPressed, this, &GuessBar::guess);
    connect(m_show, &QPushButton::clicked, walkthrough, &Walkthrough::showAnswer);
    connect(walkthrough, &Walkthrough::questionChanged, this, &GuessBar::showQuestion);
    connect(walkthrough, &Walkthrough::traceChanged, this, &GuessBar::showQuestion);
    connect(walkthrough, &Walkthrough::stepChanged, this, &GuessBar::showScore);
    showQuestion();
}

bool GuessBar::hasAnswer() const
{
    if (m_value->isVisible())
        return m_value->findChild<QLineEdit *>()->isModified();
    const auto buttons = choices();
    return m_choices->isVisible() && std::any_of(buttons.begin(), buttons.end(),
                                                 [](const QAbstractButton *button) { return button->isChecked(); });
}

void GuessBar::showQuestion()
{
    const std::optional<Question> question = m_walkthrough->pendingQuestion();
    const Sentence &feedback = m_walkthrough->feedback();
    const bool isNew = question && (m_question->isHidden() || m_asked.text != question->text);
    const bool leaves = !question && isAncestorOf(QApplication::focusWidget());
    const bool isNumber = question && question->input == Question::Input::Number;
    if (isNew) {
        makeChoices(*question);
        showSentence(m_question, question->text);
    }
    m_question->setVisible(question.has_value());
    m_value->setVisible(isNumber);
    m_choices->setVisible(question && !isNumber);
    m_guess->setVisible(question && question->input != Question::Input::Choice);
    m_show->setVisible(question.has_value());
    m_feedback->setVisible(!feedback.isEmpty());
    showSentence(m_feedback, feedback);
    showScore();
    if (leaves)
        emit left();
    if (!isNew || !isVisible())
        return;
    m_value->setValue(0);
    if (isNumber) {
        m_value->setFocus();
        m_value->selectAll();
    } else {
        m_choices->setFocus();
    }
}

void GuessBar::showScore()
{
    const Walkthrough::Score score = m_walkthrough->score();
    const bool isAtEnd = m_walkthrough->guessFirst() && m_walkthrough->trace() && !m_walkthrough->canStepForward();
    m_score->setVisible(isAtEnd && score.asked > 0);
    m_score->setText(tr("%1 of %2 right at the first try").arg(score.right).arg(score.asked));
    setVisible(!m_question->isHidden() || !m_feedback->isHidden() || !m_score->isHidden());
}

QList<QAbstractButton *> GuessBar::choices() const
{
    return m_choices->findChildren<QAbstractButton *>(Qt::FindDirectChildrenOnly);
}

void GuessBar::makeChoices(const Question &question)
{
    m_asked = question;
    qDeleteAll(choices());
    for (qsizetype i = 0; i < question.choices.size(); ++i) {
        const QString text = Sentence(question.choices[i]).plain().replace(QStringLiteral("->"), QStringLiteral("→"));
        auto *button = new QPushButton(text, m_choices);
        button->setObjectName(QStringLiteral("guessChoice%1").arg(i));
        button->setAutoDefault(true); // Enter presses it
        setFontRole(button, FontRole::Lead, FontRole::Caption);
        if (question.kind == Question::Kind::Outcome)
            button->setToolTip(tr("Key %1").arg(text.first(1).toUpper()));
        else if (i < 9)
            button->setToolTip(tr("Key %1").arg(i + 1));
        if (question.input == Question::Input::Set)
            button->setCheckable(true);
        else
            connect(button, &QPushButton::clicked, m_walkthrough,
                    [this, i] { m_walkthrough->guess(static_cast<Value>(i)); });
        m_choices->layout()->addWidget(button);
    }
}

void GuessBar::guess()
{
    if (m_asked.input == Question::Input::Number) {
        m_value->interpretText();
        m_walkthrough->guess(static_cast<Value>(m_value->value()));
        m_value->selectAll();
        return;
    }
    const auto buttons = choices();
    Value answer = 0;
    for (qsizetype i = 0; i < buttons.size(); ++i)
        answer |= Value(buttons[i]->isChecked()) << i;
    m_walkthrough->guess(answer);
}

/// The digits name choices in their order, and P, N and D outcomes.
QAbstractButton *GuessBar::choiceFor(const QKeyEvent &key) const
{
    if (!m_choices->isVisible() || (key.modifiers() & ~(Qt::KeypadModifier | Qt::ShiftModifier)) ||
        key.text().isEmpty())
        return nullptr;
    const auto buttons = choices();
    for (qsizetype i = 0; i < buttons.size(); ++i) {
        const bool isLetter =
            m_asked.kind == Question::Kind::Outcome && buttons[i]->text().startsWith(key.text(), Qt::CaseInsensitive);
        if (isLetter || (i < 9 && key.text() == QString::number(i + 1)))
            return buttons[i];
    }
    return nullptr;
}

/// Keys that answer aren't shortcuts, and arrow keys go from choice to choice.
bool GuessBar::event(QEvent *event)
{
    if (event->type() == QEvent::ShortcutOverride) {
        const auto &key = *static_cast<QKeyEvent *>(event);
        const bool isArrow = key.key() == Qt::Key_Left || key.key() == Qt::Key_Right;
        const bool isAtChoice = m_choices->isAncestorOf(QApplication::focusWidget());
        if (choiceFor(key) || (isArrow && isAtChoice)) {
            event->accept();
            return true;
        }
    }
    return QWidget::event(event);
}

void GuessBar::keyPressEvent(QKeyEvent *event)
{
    const bool isReturn = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (QAbstractButton *button = choiceFor(*event))
        button->click();
    else if (isReturn && m_choices->isVisible() && m_asked.input == Question::Input::Set)
        guess();
    else
        QWidget::keyPressEvent(event);
}

} // namespace mexplorer
