// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/step/guessbar.h"

#include "model/step/walkthrough.h"

namespace mexplorer {

GuessBar::GuessBar(Walkthrough *walkthrough, QWidget *parent)
    : AnswerBar(FontRole::Sentence, parent), m_walkthrough(walkthrough)
{
    setObjectName(QStringLiteral("guessBar"));
    connect(this, &AnswerBar::answered, walkthrough, &Walkthrough::guess);
    connect(this, &AnswerBar::showRequested, walkthrough, &Walkthrough::showAnswer);
    connect(walkthrough, &Walkthrough::questionChanged, this, &GuessBar::showQuestion);
    connect(walkthrough, &Walkthrough::traceChanged, this, &GuessBar::showQuestion);
    connect(walkthrough, &Walkthrough::stepChanged, this, &GuessBar::showScore);
    showQuestion();
}

void GuessBar::showQuestion()
{
    const std::optional<Question> pending = m_walkthrough->pendingQuestion();
    const bool isNew = pending && (!question() || question()->text != pending->text);
    setVerdict(m_walkthrough->feedback());
    if (isNew || !pending)
        ask(pending);
    showScore();
    if (isNew && isVisible())
        focusInput();
}

void GuessBar::showScore()
{
    const bool isAtEnd = m_walkthrough->guessFirst() && m_walkthrough->trace() && !m_walkthrough->canStepForward();
    const Score score = m_walkthrough->score();
    setScore(isAtEnd && score.asked > 0 ? score.text() : QString());
}

} // namespace mexplorer
