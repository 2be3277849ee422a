// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/play/opponentbar.h"

#include "model/session/session.h"
#include "views/theme/icons.h"
#include "views/theme/touch.h"
#include "views/widgets/layouts.h"
#include "views/widgets/toolbuttons.h"

#include <QLabel>
#include <QPushButton>
#include <QSlider>

#include <cmath>

namespace mexplorer {

namespace {

constexpr int slowest = 4000; ///< milliseconds per move, and the quickest
constexpr int quickest = 100;

} // namespace

OpponentBar::OpponentBar(Session *session, QWidget *parent)
    : QWidget(parent), m_session(session), m_match(session->match()), m_timeLeft(makeNamed<QLabel>("timeLeft")),
      m_hold(makeNamed<QToolButton>("holdSolvers")),
      m_step(makeIconButton(QStringLiteral("stepSolvers"), "step-forward", tr("One move"))),
      m_pace(makeNamed<QSlider>("paceOfSolvers", Qt::Horizontal)), m_score(makeText("matchScore")),
      m_misere(makeNamed<QLabel>("misereNotice", tr("Misère play: whoever makes the last move loses."))),
      m_remark(makeText("coachRemark")),
      m_learn(makeNamed<QPushButton>("learnFromMistakes", tr("Learn from your mistakes"))), m_thinking(makeThinking()),
      m_autoplay(makeAutoplay()), m_sides(makeSides())
{
    m_misere->setWordWrap(true);
    auto *layout = makeLayout<QVBoxLayout>(this, 4);
    m_learn->setToolTip(tr("The positions in which you gave a win away, as puzzles"));
    connect(m_learn, &QPushButton::clicked, this, [this] {
        m_session->puzzles()->openMistakes();
        m_session->requestWorkspace(WorkspaceId::Puzzles);
    });
    for (QWidget *row : QList<QWidget *>{m_misere, m_thinking, m_autoplay, m_sides, m_score, m_remark, m_learn})
        layout->addWidget(row);
    m_tick.setInterval(250);
    connect(&m_tick, &QTimer::timeout, this, &OpponentBar::showTimeLeft);
    connect(m_match, &Match::turnChanged, this, &OpponentBar::showState);
    connect(m_match, &Match::recordChanged, this, &OpponentBar::showState);
    connect(session->newGames(), &NewGames::sideOpenChanged, this, &OpponentBar::showState);
    connect(session->scoreboard(), &Scoreboard::changed, this, &OpponentBar::showState);
    for (QAbstractButton *button : findChildren<QAbstractButton *>())
        button->setMinimumSize(touchSize, touchSize);
    setTouchSized(m_pace);
    showState();
}

QWidget *OpponentBar::makeThinking()
{
    auto *row = new QWidget(this);
    auto *now = makeNamed<QPushButton>("moveNow", tr("Move now"));
    now->setToolTip(tr("The solver stops thinking, and makes the best move that it has found or guesses one"));
    connect(now, &QPushButton::clicked, m_match, &Match::moveNow);
    auto *layout = makeLayout<QHBoxLayout>(row, 8);
    layout->addWidget(m_timeLeft, 1);
    layout->addWidget(now);
    return row;
}

QWidget *OpponentBar::makeAutoplay()
{
    auto *row = new QWidget(this);
    m_hold->setCheckable(true);
    connect(m_hold, &QToolButton::toggled, m_match, &Match::setStepwise);
    connect(m_step, &QToolButton::clicked, m_match, &Match::letSolverMove);
    auto *speed = new QLabel;
    speed->setPixmap(themeIcon(QStringLiteral("speed")).pixmap(18, 18));
    m_pace->setRange(0, 100);
    m_pace->setToolTip(tr("How quickly the solvers move"));
    m_pace->setAccessibleName(tr("How quickly the solvers move"));
    // Equal steps of the slider multiply the time by equal factors.
    m_pace->setValue(static_cast<int>(100 * std::log(double(slowest) / m_match->solverSettings()->pace()) /
                                      std::log(double(slowest) / quickest)));
    connect(m_pace, &QSlider::valueChanged, this, [this](int value) {
        m_match->solverSettings()->setPace(
            static_cast<int>(slowest * std::pow(double(quickest) / slowest, value / 100.0)));
    });
    connect(m_pace, &QSlider::sliderReleased, m_match, [this] { // a chosen move doesn't wait for the pace before
        if (m_match->state() == Match::State::Answering)
            m_match->moveNow();
    });
    auto *layout = makeLayout<QHBoxLayout>(row, 8);
    addWidgets(layout, {m_hold, m_step, speed});
    layout->addWidget(m_pace, 1);
    return row;
}

QWidget *OpponentBar::makeSides()
{
    auto *row = new QWidget(this);
    auto *start = new QPushButton(tr("I start"));
    connect(start, &QPushButton::clicked, this, [this] { m_session->newGames()->chooseSide(true); });
    auto *wait = makeNamed<QPushButton>("chooseSecond", tr("I move second"));
    connect(wait, &QPushButton::clicked, this, [this] { m_session->newGames()->chooseSide(false); });
    auto *layout = makeLayout<QHBoxLayout>(row, 8);
    layout->addWidget(start, 1);
    layout->addWidget(wait, 1);
    return row;
}

void OpponentBar::showState()
{
    const bool game = m_match->hasGame();
    const bool isThinking = m_match->state() == Match::State::Thinking;
    if (isThinking != m_tick.isActive())
        isThinking ? m_tick.start() : m_tick.stop();
    showTimeLeft();
    m_misere->setVisible(game && m_match->convention() == Convention::Misere);
    m_autoplay->setVisible(game && !m_match->sides().haveHuman() && !m_match->isOver());
    const bool isStepwise = m_match->isStepwise();
    m_hold->setChecked(isStepwise);
    m_hold->setIcon(themeIcon(isStepwise ? QStringLiteral("play") : QStringLiteral("pause")));
    m_hold->setToolTip(isStepwise ? tr("Let the solvers play on") : tr("Pause"));
    m_hold->setAccessibleName(m_hold->toolTip());
    m_step->setEnabled(m_match->state() == Match::State::Paused);
    m_sides->setVisible(game && m_session->newGames()->isSideOpen());
    showScore();
    const QString remark = game ? m_session->scoreboard()->coachRemark() : QString();
    m_remark->setText(remark);
    m_remark->setVisible(!remark.isEmpty());
    m_learn->setVisible(game && m_match->isOver() && m_session->puzzles()->hasMistakes());
}

/// Short thinking needs no clock.
void OpponentBar::showTimeLeft()
{
    constexpr int shortest = 1000;
    const int left = m_match->thinkingLeftMs();
    m_thinking->setVisible(left > 0 && m_match->solverSettings()->thinkingTimeMs() - left > shortest);
    m_timeLeft->setText(tr("It guesses in %n second(s)", nullptr, (left + 999) / 1000));
}

/// Of the first game of several the result says enough.
void OpponentBar::showScore()
{
    const Scoreboard &board = *m_session->scoreboard();
    const int number = board.gameNumber();
    m_score->setVisible(number > 1);
    if (number == 1)
        return;
    const Commentary commentary = m_match->commentary();
    const bool isFirst = m_match->colorOf(Player::First) == Player::First;
    const QString score = tr("%1: %2, %3: %4")
                              .arg(commentary.name(isFirst ? Player::First : Player::Second))
                              .arg(board.matchOfGames().won[0])
                              .arg(commentary.name(isFirst ? Player::Second : Player::First))
                              .arg(board.matchOfGames().won[1]);
    m_score->setText(m_match->isOver() ? tr("%1 after %n game(s).", nullptr, number).arg(score)
                                       : tr("%1. This is game %2.").arg(score).arg(number));
}

} // namespace mexplorer
