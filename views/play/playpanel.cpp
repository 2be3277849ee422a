// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/play/playpanel.h"

#include "model/session/session.h"
#include "views/play/gamelist.h"
#include "views/play/gamestrip.h"
#include "views/play/hintpanel.h"
#include "views/play/matchsettings.h"
#include "views/play/opponentbar.h"
#include "views/theme/touch.h"
#include "views/widgets/layouts.h"

#include <QLabel>
#include <QPushButton>
#include <QToolButton>

namespace mexplorer {

PlayPanel::PlayPanel(Session *session, QWidget *parent)
    : QWidget(parent), m_session(session), m_match(session->match()), m_comment(makeText("comment", this)),
      m_letSolverMove(makeNamed<QPushButton>("letSolverMove", QString(), this)),
      m_hints(new HintPanel(m_match, session->hints(), this)), m_strip(new GameStrip(session, this)),
      m_list(new GameList(session, this)), m_fold(makeNamed<QToolButton>("foldSettings", this)),
      m_settings(new MatchSettings(session, this))
{
    setObjectName(QStringLiteral("playPanel"));
    auto *content = new QWidget;
    auto *layout = makeLayout<QVBoxLayout>(content, 8, {12, 12, 12, 8});
    layout->addWidget(m_letSolverMove);
    layout->addWidget(new OpponentBar(session, this));
    addWidgets(layout, {m_comment, m_hints, m_strip});
    layout->addWidget(m_list, 1);
    // A long hint scrolls in its place and leaves the settings in theirs.
    fillScrolled(this, content);
    m_settings->setContentsMargins(12, 4, 12, 12);
    m_fold->setCheckable(true);
    m_fold->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_fold->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    m_fold->setMinimumHeight(touchSize);
    m_fold->setToolTip(tr("Players, thinking time and ladder"));
    this->layout()->addWidget(m_fold);
    this->layout()->addWidget(m_settings);
    connect(m_fold, &QToolButton::clicked, this, [this](bool isOpen) {
        m_isFoldChosen = true;
        m_fold->setChecked(isOpen);
        fitSettings();
    });
    connect(m_settings, &MatchSettings::summaryChanged, this, [this] { m_fold->setText(m_settings->summary()); });
    m_fold->setText(m_settings->summary());
    connect(m_letSolverMove, &QPushButton::clicked, m_match, &Match::letSolverMove);
    connect(session->exploration(), &Exploration::answersChanged, this, &PlayPanel::showComment);
    connect(m_match, &Match::recordChanged, this, &PlayPanel::showComment);
    connect(m_match, &Match::positionChanged, this, &PlayPanel::showComment);
    connect(m_match, &Match::turnChanged, this, &PlayPanel::showTurn);
    showTurn();
}

/// Open where they leave room to the moves, unless a person chose; as large as fingers need where there is room for it.
void PlayPanel::fitSettings()
{
    constexpr int roomForTheGame = 330;
    constexpr int minHeight = 170;
    const int room = height() - m_fold->height();
    if (!m_isFoldChosen)
        m_fold->setChecked(room - m_settings->touchHeight() >= roomForTheGame);
    m_fold->setArrowType(m_fold->isChecked() ? Qt::DownArrow : Qt::RightArrow);
    m_settings->setTouchFields(room - m_settings->touchHeight() >= minHeight);
    m_settings->setVisible(m_fold->isChecked());
}

/// Of the settings folded: they fold before the window can't be made smaller.
QSize PlayPanel::minimumSizeHint() const
{
    constexpr int minHeight = 200;
    return {QWidget::minimumSizeHint().width(), minHeight};
}

void PlayPanel::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    fitSettings();
}

void PlayPanel::showTurn()
{
    if (m_match->hasGame())
        m_letSolverMove->setText(tr("Let %1 move").arg(m_match->commentary().nameInside(m_match->turn())));
    // Two solvers have a step of their own.
    m_letSolverMove->setVisible(m_match->state() == Match::State::Paused && m_match->sides().haveHuman());
    m_hints->setEnabled(m_match->isHumanTurn());
    showComment();
}

/// What the last move did: of a person's own move while they play the solver, of any move when they look back; as far
/// as the answers may be shown.
void PlayPanel::showComment()
{
    const QString text = m_match->hasGame() ? comment() : QString();
    m_comment->setText(text);
    m_comment->setVisible(!text.isEmpty());
}

QString PlayPanel::comment() const
{
    const AnswerPolicy &answers = m_session->exploration()->answers();
    const GameRecord &record = m_match->record();
    const Commentary commentary = m_match->commentary();
    const bool isJudged = answers.showsJudgement();
    // At a mistake of a game that is over it is said that it was one, not what was right.
    if (!answers.showsRightMoves() &&
        (isJudged || (record.isOver() && m_session->hints()->judging() == Judging::AfterGame))) {
        const QString wrong = commentary.wentWrong(record, m_match->place());
        if (!wrong.isEmpty())
            return wrong;
    }
    if (!isJudged || m_match->place() == 0 || m_match->isOver())
        return {};
    std::size_t index = m_match->place() - 1;
    const bool live = m_match->place() == record.length();
    const auto isOwn = [&](std::size_t move) {
        return m_match->sides().areMixed() && m_match->sides().of(record.turn(move)) == Side::Human;
    };
    if (live && m_match->sides().areMixed() && !isOwn(index) && index > 0)
        --index;
    if (!answers.showsRightMoves())
        return isOwn(index) || !m_match->sides().areMixed() ? commentary.judgement(record, index) : QString();
    return !live || isOwn(index) ? commentary.move(record, index) : QString();
}

} // namespace mexplorer
