// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTimer>
#include <QWidget>

class QLabel;
class QPushButton;
class QSlider;
class QToolButton;

namespace mexplorer {

class Match;
class Session;

/// What there is to say about who plays, each only while it applies: that the last move loses, how long the solver
/// still thinks, the pace of solvers that play each other, the choice of the side, the score of the games from this
/// start, the coach's remark, and puzzles of one's mistakes when the game is over.
class OpponentBar : public QWidget
{
    Q_OBJECT

public:
    explicit OpponentBar(Session *session, QWidget *parent = nullptr);

private:
    QWidget *makeThinking();
    QWidget *makeAutoplay();
    QWidget *makeSides();
    void showState();
    void showTimeLeft();
    void showScore();

    Session *m_session;
    Match *m_match;
    QTimer m_tick; ///< while the solver thinks
    QLabel *m_timeLeft;
    QToolButton *m_hold;
    QToolButton *m_step;
    QSlider *m_pace;
    QLabel *m_score;
    QLabel *m_misere;
    QLabel *m_remark;
    QPushButton *m_learn;
    QWidget *m_thinking;
    QWidget *m_autoplay;
    QWidget *m_sides;
};

} // namespace mexplorer
