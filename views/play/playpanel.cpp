// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/play/playpanel.h"

#include "model/core/settings.h"
#include "model/session/session.h"
#include "views/play/gamelist.h"
#include "views/play/gameplot.h"
#include "views/play/hintpanel.h"
#include "views/theme/icons.h"
#include "views/theme/touch.h"
#include "views/widgets/makewidgets.h"

#include <QComboBox>
#include <QCoreApplication>
#include <QGridLayout>
#include <QLabel>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSlider>
#include <QSpinBox>
#include <QTimer>
#include <QToolButton>

#include <array>
#include <cmath>

namespace mexplorer {

namespace {

constexpr int slowest = 4000; ///< milliseconds per move, and the quickest
constexpr int quickest = 100;
const QString humanSide = QStringLiteral("human");
constexpr std::array levels = {90, 75, 50, 25}; ///< the choices; a document may have others

/// Messages and controls above the settings, each shown only while it applies: that the last move loses, the remaining
/// thinking time of the solver, the pace of two solvers, the choice of the side, the score of the games from this
/// start, the coach's remark, and puzzles from the user's mistakes when the game is over.
class OpponentBar : public QWidget
{
    Q_DECLARE_TR_FUNCTIONS(mexplorer::OpponentBar)

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
    QTimer m_tick; ///< runs while the solver thinks
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

OpponentBar::OpponentBar(Session *session, QWidget *parent)
    : QWidget(parent), m_session(session), m_match(session->match()), m_timeLeft(makeNamed<QLabel>("timeLeft")),
      m_hold(makeNamed<QToolButton>("holdSolvers")),
      m_step(makeIconButton(QStringLiteral("stepSolvers"), "step-forward", tr("One move"))),
      m_pace(makeNamed<QSlider>("paceOfSolvers", Qt::Horizontal)), m_score(makeText("matchScore")),
      m_misere(makeNamed<QLabel>("misereNotice", tr("Misère play: the player who makes the last move loses."))),
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
    connect(m_pace, &QSlider::sliderReleased, m_match, [this] { // a chosen move doesn't wait for the old pace
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
    m_autoplay->setVisible(game && !m_match->sides().hasHuman() && !m_match->isOver());
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

/// A short thinking time isn't counted down.
void OpponentBar::showTimeLeft()
{
    constexpr int shortest = 1000;
    const int left = m_match->thinkingLeftMs();
    m_thinking->setVisible(left > 0 && m_match->solverSettings()->thinkingTimeMs() - left > shortest);
    m_timeLeft->setText(tr("It guesses in %n second(s)", nullptr, (left + 999) / 1000));
}

/// For the first game of a series the result is enough.
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
                              .arg(commentary.name(isFirst ? Player::First : Player::Second),
                                   QString::number(board.matchOfGames().won[0]),
                                   commentary.nameInside(isFirst ? Player::Second : Player::First),
                                   QString::number(board.matchOfGames().won[1]));
    m_score->setText(m_match->isOver() ? tr("%1 after %n game(s).", nullptr, number).arg(score)
                                       : tr("%1. This is game %2.").arg(score, QString::number(number)));
}

} // namespace

/// The settings of the players: a human or an opponent on either side, the thinking time of a solver, and the ladder.
class MatchSettings : public QWidget
{
    Q_DECLARE_TR_FUNCTIONS(mexplorer::MatchSettings)

public:
    explicit MatchSettings(Session *session, QWidget *parent = nullptr);

    /// Returns the players in a few words.
    QString summary() const;
    /// The height of the settings with fields large enough for touch.
    int touchHeight() const;
    void setTouchFields(bool isTouchSized);

private:
    /// Swaps the players.
    void swapSides();
    void setUpSides();
    void setUpSolver();
    void layOut();
    void read();
    void write();
    void showRival();

    Session *m_session;
    Match *m_match;
    SolverSettings *m_solverSettings;
    QComboBox *m_first;
    QComboBox *m_second;
    QToolButton *m_swap;
    QSpinBox *m_thinkingTime;
    QToolButton *m_rival;
};

MatchSettings::MatchSettings(Session *session, QWidget *parent)
    : QWidget(parent), m_session(session), m_match(session->match()), m_solverSettings(m_match->solverSettings()),
      m_first(makeNamed<QComboBox>("firstSide", this)), m_second(makeNamed<QComboBox>("secondSide", this)),
      m_swap(makeIconButton(QStringLiteral("swapSides"), "swap", tr("Swap the players"), this)),
      m_thinkingTime(makeNamed<QSpinBox>("thinkingTimeMs", this)), m_rival(makeNamed<QToolButton>("playRival", this))
{
    setUpSides();
    setUpSolver();
    connect(m_rival, &QToolButton::clicked, session->scoreboard(), &Scoreboard::playRival);
    layOut();
    connect(m_match, &Match::turnChanged, this, &MatchSettings::read);
    connect(m_match, &Match::recordChanged, this, &MatchSettings::read);
    connect(m_solverSettings, &SolverSettings::opponentsChanged, this, &MatchSettings::read);
    connect(m_solverSettings, &SolverSettings::thinkingTimeChanged, this, &MatchSettings::read);
    connect(session->scoreboard(), &Scoreboard::changed, this, &MatchSettings::showRival);
    read();
}

void MatchSettings::setUpSides()
{
    for (QComboBox *box : {m_first, m_second}) {
        box->addItem(themeIcon(QStringLiteral("human")), tr("Human"), humanSide);
        const auto add = [box](const Opponent &opponent) {
            box->addItem(themeIcon(QStringLiteral("solver")), opponent.title(), opponent.name());
            box->setItemData(box->count() - 1, opponent.about(), Qt::ToolTipRole);
        };
        for (const Opponent &opponent : namedOpponents()) {
            add(opponent);
            if (opponent != Opponent{})
                continue;
            for (const int level : levels)
                add(Opponent::ofLevel(level));
        }
        connect(box, &QComboBox::activated, this, &MatchSettings::write);
    }
    connect(m_swap, &QToolButton::clicked, this, &MatchSettings::swapSides);
}

void MatchSettings::setUpSolver()
{
    Setting<int> &setting = Settings::instance().thinkingTime;
    m_thinkingTime->setRange(setting.range().min, setting.range().max);
    m_thinkingTime->setSuffix(tr(" s"));
    m_thinkingTime->setToolTip(tr("How long the solver thinks about a position before it gives it up and guesses"));
    connect(m_thinkingTime, &QSpinBox::valueChanged, this, [&setting](int seconds) { setting.set(seconds); });
}

void MatchSettings::layOut()
{
    auto *grid = makeLayout<QGridLayout>(this, 8);
    grid->addWidget(makeFieldLabel(tr("&Starts"), m_first), 0, 0);
    grid->addWidget(m_first, 0, 1);
    grid->addWidget(m_swap, 0, 2, 2, 1);
    grid->addWidget(makeFieldLabel(tr("&Moves second"), m_second), 1, 0);
    grid->addWidget(m_second, 1, 1);
    grid->addWidget(makeFieldLabel(tr("&Thinks at most"), m_thinkingTime), 2, 0);
    grid->addWidget(m_thinkingTime, 2, 1, 1, 2);
    grid->addWidget(m_rival, 3, 1, 1, 2);
    grid->setColumnStretch(1, 1);
}

QString MatchSettings::summary() const
{
    return m_match->convention() == Convention::Normal
               ? tr("%1 starts, then %2").arg(m_first->currentText(), m_second->currentText())
               : tr("%1 starts, then %2; misère").arg(m_first->currentText(), m_second->currentText());
}

int MatchSettings::touchHeight() const
{
    const auto *grid = static_cast<QGridLayout *>(layout());
    const QMargins margins = contentsMargins();
    return grid->rowCount() * (touchSize + grid->verticalSpacing()) + margins.top() + margins.bottom();
}

void MatchSettings::setTouchFields(bool isTouchSized)
{
    for (QWidget *field : std::initializer_list<QWidget *>{m_first, m_second, m_swap, m_thinkingTime, m_rival})
        setTouchSized(field, isTouchSized);
    m_swap->setMinimumWidth(isTouchSized ? touchSize : 0);
}

void MatchSettings::swapSides()
{
    const bool isBegun = m_match->hasGame() && m_match->ply() > 0;
    m_match->swapSides();
    if (isBegun)
        m_match->restart();
}

void MatchSettings::read()
{
    const auto show = [](QComboBox *box, Side side, const Opponent &opponent) {
        const QString name = side == Side::Human ? humanSide : opponent.name();
        if (box->findData(name) < 0) // a name that only a document uses
            box->addItem(themeIcon(QStringLiteral("solver")), opponent.title(), name);
        box->setCurrentIndex(box->findData(name));
        box->setToolTip(side == Side::Human ? QString() : opponent.about());
    };
    show(m_first, m_match->sides().first, m_solverSettings->opponent(Player::First));
    show(m_second, m_match->sides().second, m_solverSettings->opponent(Player::Second));
    if (m_solverSettings->thinkingTimeMs() >= 1000) {
        const QSignalBlocker quiet(m_thinkingTime);
        m_thinkingTime->setValue(m_solverSettings->thinkingTimeMs() / 1000);
    }
    showRival();
}

void MatchSettings::write()
{
    const auto take = [this](const QComboBox *box, Player player) {
        const QString name = box->currentData().toString();
        if (name == humanSide)
            return Side::Human;
        if (const auto opponent = Opponent::named(name))
            m_solverSettings->setOpponent(player, *opponent);
        return Side::Solver;
    };
    const Side first = take(m_first, Player::First);
    m_match->setSides({first, take(m_second, Player::Second)});
}

void MatchSettings::showRival()
{
    const LadderPlace &place = m_session->scoreboard()->ladderPlace();
    m_rival->setText(tr("Ladder %1/%2").arg(place.rung()).arg(ladder().size()));
    m_rival->setToolTip(tr("Play against the next opponent of the ladder, “%1”: %2 A win without hints, takebacks and "
                           "values shown leads up.")
                            .arg(place.rival().title(), place.rival().about()));
}

PlayPanel::PlayPanel(Session *session, QWidget *parent)
    : QWidget(parent), m_session(session), m_match(session->match()), m_comment(makeText("comment", this)),
      m_letSolverMove(makeNamed<QPushButton>("letSolverMove", QString(), this)),
      m_hints(new HintPanel(m_match, session->hints(), this)), m_strip(new GamePlot(session, this)),
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
    // A long hint scrolls and doesn't move the settings.
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
    // The settings are the first to know a change of the players.
    connect(m_match->solverSettings(), &SolverSettings::opponentsChanged, this, &PlayPanel::showPlayers);
    connect(m_match, &Match::turnChanged, this, &PlayPanel::showPlayers);
    connect(m_match, &Match::recordChanged, this, &PlayPanel::showPlayers);
    showPlayers();
    connect(m_letSolverMove, &QPushButton::clicked, m_match, &Match::letSolverMove);
    connect(session->exploration(), &Exploration::answersChanged, this, &PlayPanel::showComment);
    connect(m_match, &Match::recordChanged, this, &PlayPanel::showComment);
    connect(m_match, &Match::positionChanged, this, &PlayPanel::showComment);
    connect(m_match, &Match::turnChanged, this, &PlayPanel::showTurn);
    showTurn();
}

/// Opens the settings if they leave space for the moves, unless the user chose; makes them large enough for touch if
/// there is space.
void PlayPanel::fitSettings()
{
    constexpr int minGameHeight = 330;
    constexpr int minHeight = 170;
    const int available = height() - m_fold->height();
    if (!m_isFoldChosen)
        m_fold->setChecked(available - m_settings->touchHeight() >= minGameHeight);
    m_fold->setArrowType(m_fold->isChecked() ? Qt::DownArrow : Qt::RightArrow);
    m_settings->setTouchFields(available - m_settings->touchHeight() >= minHeight);
    m_settings->setVisible(m_fold->isChecked());
}

void PlayPanel::showPlayers()
{
    m_fold->setText(m_settings->summary());
}

/// The height with folded settings: they fold before the window reaches its minimum size.
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
    // Two solvers have their own button for a step.
    m_letSolverMove->setVisible(m_match->state() == Match::State::Paused && m_match->sides().hasHuman());
    m_hints->setEnabled(m_match->isHumanTurn());
    showComment();
}

/// Shows a comment on the last move: on the user's own move while they play the solver, on any move in a game reviewed;
/// as far as the answer policy allows.
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
    // At a mistake in a game that is over, the comment names the mistake, but not the right move.
    if (!answers.showsRightMoves() &&
        (isJudged || (record.isOver() && m_session->hints()->judging() == Judging::AfterGame))) {
        const QString wrong = commentary.wentWrong(record, m_match->ply());
        if (!wrong.isEmpty())
            return wrong;
    }
    if (!isJudged || m_match->ply() == 0 || m_match->isOver())
        return {};
    std::size_t index = m_match->ply() - 1;
    const bool live = m_match->ply() == record.length();
    const auto isOwn = [&](std::size_t move) {
        return m_match->sides().isMixed() && m_match->sides().of(record.turn(move)) == Side::Human;
    };
    if (live && m_match->sides().isMixed() && !isOwn(index) && index > 0)
        --index;
    if (!answers.showsRightMoves())
        return isOwn(index) || !m_match->sides().isMixed() ? commentary.judgement(record, index) : QString();
    return !live || isOwn(index) ? commentary.move(record, index) : QString();
}

} // namespace mexplorer
