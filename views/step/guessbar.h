// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/step/answerbar.h"

namespace mexplorer {

class Walkthrough;

/// Asks the questions of a walk-through before the steps that answer them, and shows the score at its end.
class GuessBar : public AnswerBar
{
    Q_OBJECT

public:
    explicit GuessBar(Walkthrough *walkthrough, QWidget *parent = nullptr);

    /// Shows the score at the last step of a walk-through that asked something.
    void showScore();

private:
    void showQuestion();

    Walkthrough *m_walkthrough;
};

} // namespace mexplorer
