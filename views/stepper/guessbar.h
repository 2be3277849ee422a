// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QLabel;
class QPushButton;
class QSpinBox;

namespace mexplorer {

class Walkthrough;

/// Asks the class for the value before it shows, and says whether the guess is right and why not.
class GuessBar : public QWidget
{
    Q_OBJECT

public:
    explicit GuessBar(Walkthrough *walkthrough, QWidget *parent = nullptr);

signals:
    /// The question is gone, and the keys were in it.
    void left();

private:
    void showQuestion();
    void guess();

    Walkthrough *m_walkthrough;
    QLabel *m_question;
    QSpinBox *m_value;
    QPushButton *m_guess;
    QPushButton *m_show;
    QLabel *m_feedback;
};

} // namespace mexplorer
