// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/stepper/guessbar.h"

#include "model/session/walkthrough.h"
#include "model/trace/traceformat.h"
#include "views/theme/fontrole.h"

#include <QApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QVBoxLayout>

namespace mexplorer {

GuessBar::GuessBar(Walkthrough *walkthrough, QWidget *parent)
    : QWidget(parent), m_walkthrough(walkthrough), m_question(new QLabel(this)), m_value(new QSpinBox(this)),
      m_guess(new QPushButton(tr("Guess"), this)), m_show(new QPushButton(tr("Show the answer"), this)),
      m_feedback(new QLabel(this))
{
    setObjectName(QStringLiteral("guessBar"));
    m_question->setObjectName(QStringLiteral("guessQuestion"));
    m_value->setObjectName(QStringLiteral("guessValue"));
    m_value->setAccessibleName(tr("Your guess"));
    m_value->setRange(0, 1'000'000);
    m_guess->setObjectName(QStringLiteral("guessButton"));
    m_show->setObjectName(QStringLiteral("guessShow"));
    m_feedback->setObjectName(QStringLiteral("guessFeedback"));
    m_feedback->setWordWrap(true);
    m_question->setWordWrap(true);
    m_feedback->setAlignment(Qt::AlignCenter);
    m_question->setAlignment(Qt::AlignCenter);
    for (QWidget *widget : std::initializer_list<QWidget *>{m_question, m_value, m_guess, m_show, m_feedback})
        setFontRole(widget, FontRole::Lead);
    m_value->setMinimumWidth(96);

    auto *line = new QHBoxLayout;
    line->setSpacing(8);
    line->addStretch();
    line->addWidget(m_value);
    line->addWidget(m_guess);
    line->addWidget(m_show);
    line->addStretch();
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(16, 4, 16, 4);
    layout->setSpacing(4);
    layout->addWidget(m_question);
    layout->addLayout(line);
    layout->addWidget(m_feedback);

    connect(m_guess, &QPushButton::clicked, this, &GuessBar::guess);
    connect(m_value->findChild<QLineEdit *>(), &QLineEdit::returnPressed, this, &GuessBar::guess);
    connect(m_show, &QPushButton::clicked, walkthrough, &Walkthrough::showAnswer);
    connect(walkthrough, &Walkthrough::questionChanged, this, &GuessBar::showQuestion);
    connect(walkthrough, &Walkthrough::traceChanged, this, &GuessBar::showQuestion);
    showQuestion();
}

void GuessBar::showQuestion()
{
    const std::optional<Question> question = m_walkthrough->pendingQuestion();
    const Sentence &feedback = m_walkthrough->feedback();
    const bool appears = question && !m_value->isVisible();
    const bool leaves = !question && isAncestorOf(QApplication::focusWidget());
    for (QWidget *widget : std::initializer_list<QWidget *>{m_question, m_value, m_guess, m_show})
        widget->setVisible(question.has_value());
    if (question)
        m_question->setText(formatSentence(question->text, TraceFormat::Html));
    m_feedback->setVisible(!feedback.isEmpty());
    m_feedback->setText(formatSentence(feedback, TraceFormat::Html));
    setVisible(question || !feedback.isEmpty());
    if (leaves)
        emit left();
    if (appears && isVisible()) {
        m_value->setValue(0);
        m_value->setFocus();
        m_value->selectAll();
    }
}

void GuessBar::guess()
{
    m_value->interpretText();
    m_walkthrough->guess(static_cast<Value>(m_value->value()));
    m_value->selectAll();
}

} // namespace mexplorer
