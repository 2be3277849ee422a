// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/play/matchsettings.h"

#include "model/session/session.h"
#include "views/theme/icons.h"
#include "views/theme/touch.h"
#include "views/widgets/layouts.h"
#include "views/widgets/toolbuttons.h"

#include <QComboBox>
#include <QGridLayout>
#include <QLabel>
#include <QSignalBlocker>
#include <QSpinBox>

#include <array>

namespace mexplorer {

namespace {

const QString humanSide = QStringLiteral("human");
constexpr std::array levels = {90, 75, 50, 25}; ///< to choose from; a document may name others

} // namespace

MatchSettings::MatchSettings(Session *session, QWidget *parent)
    : QWidget(parent), m_session(session), m_match(session->match()), m_solverSettings(m_match->solverSettings()),
      m_first(makeNamed<QComboBox>("firstSide", this)), m_second(makeNamed<QComboBox>("secondSide", this)),
      m_swap(makeIconButton(QStringLiteral("swapSides"), "swap", tr("Let the other side start"), this)),
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
    m_thinkingTime->setRange(1, 3600);
    m_thinkingTime->setSuffix(tr(" s"));
    m_thinkingTime->setToolTip(tr("How long the solver thinks about a position before it gives it up and guesses"));
    connect(m_thinkingTime, &QSpinBox::valueChanged, this,
            [this](int seconds) { m_solverSettings->setThinkingTimeMs(1000 * seconds); });
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
    const bool isBegun = m_match->hasGame() && m_match->place() > 0;
    m_match->swapSides();
    if (isBegun)
        m_match->restart();
}

void MatchSettings::read()
{
    const auto show = [](QComboBox *box, Side side, const Opponent &opponent) {
        const QString name = side == Side::Human ? humanSide : opponent.name();
        if (box->findData(name) < 0) // one that only a document names
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
    emit summaryChanged();
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

} // namespace mexplorer
