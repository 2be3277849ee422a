#include "views/play/matchsettings.h"

#include "model/session/match.h"
#include "views/theme/icons.h"
#include "views/widgets/segmentedswitch.h"

#include <QComboBox>
#include <QGridLayout>
#include <QLabel>
#include <QSignalBlocker>
#include <QSlider>
#include <QSpinBox>
#include <QToolButton>

namespace mexplorer {

MatchSettings::MatchSettings(Match *match, QWidget *parent)
    : QWidget(parent), m_match(match), m_first(new QComboBox(this)), m_second(new QComboBox(this)),
      m_swap(new QToolButton(this)), m_convention(new SegmentedSwitch(this)),
      m_level(new QSlider(Qt::Horizontal, this)), m_levelText(new QLabel(this)), m_thinkingTimeMs(new QSpinBox(this))
{
    setUpSides();
    setUpSolver();
    m_convention->setObjectName(QStringLiteral("playConvention"));
    m_convention->addChoice(tr("Normal"), tr("Whoever makes the last move wins"));
    m_convention->addChoice(tr("Misère"), tr("Whoever makes the last move loses"));
    connect(m_convention, &SegmentedSwitch::chosen, this, &MatchSettings::write);
    layOut();
    connect(match, &Match::turnChanged, this, &MatchSettings::read);
    connect(match, &Match::recordChanged, this, &MatchSettings::read);
    connect(match, &Match::opponentsChanged, this, &MatchSettings::read);
    connect(match, &Match::thinkingTimeChanged, this, &MatchSettings::read);
    read();
}

void MatchSettings::setUpSides()
{
    m_first->setObjectName(QStringLiteral("firstSide"));
    m_second->setObjectName(QStringLiteral("secondSide"));
    for (QComboBox *box : {m_first, m_second}) {
        box->addItem(themeIcon(QStringLiteral("human")), tr("Human"));
        box->addItem(themeIcon(QStringLiteral("solver")), tr("Solver"));
        connect(box, &QComboBox::activated, this, &MatchSettings::write);
    }
    m_swap->setObjectName(QStringLiteral("swapSides"));
    m_swap->setIcon(themeIcon(QStringLiteral("swap")));
    m_swap->setToolTip(tr("Let the other side start"));
    m_swap->setAccessibleName(tr("Let the other side start"));
    connect(m_swap, &QToolButton::clicked, this, &MatchSettings::swapSides);
}

void MatchSettings::setUpSolver()
{
    m_level->setObjectName(QStringLiteral("level"));
    m_level->setRange(0, 100);
    m_level->setSingleStep(5);
    m_level->setPageStep(25);
    m_level->setAccessibleName(tr("How well the solver plays"));
    connect(m_level, &QSlider::valueChanged, this, [this](int level) {
        m_match->setLevel(level);
        showLevel(level);
    });
    m_thinkingTimeMs->setObjectName(QStringLiteral("thinkingTimeMs"));
    m_thinkingTimeMs->setRange(1, 3600);
    m_thinkingTimeMs->setSuffix(tr(" s"));
    m_thinkingTimeMs->setToolTip(tr("How long the solver thinks about a position before it gives it up and guesses"));
    connect(m_thinkingTimeMs, &QSpinBox::valueChanged, this,
            [this](int seconds) { m_match->setThinkingTimeMs(1000 * seconds); });
}

void MatchSettings::layOut()
{
    const auto labelled = [this](const QString &text, QWidget *buddy) {
        auto *label = new QLabel(text, this);
        label->setBuddy(buddy);
        return label;
    };
    auto *grid = new QGridLayout(this);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setSpacing(8);
    grid->addWidget(labelled(tr("&Starts"), m_first), 0, 0);
    grid->addWidget(m_first, 0, 1);
    grid->addWidget(m_swap, 0, 2, 2, 1);
    grid->addWidget(labelled(tr("&Moves second"), m_second), 1, 0);
    grid->addWidget(m_second, 1, 1);
    grid->addWidget(new QLabel(tr("Play"), this), 2, 0);
    grid->addWidget(m_convention, 2, 1, 1, 2);
    grid->addWidget(m_levelText, 3, 0);
    grid->addWidget(m_level, 3, 1, 1, 2);
    grid->addWidget(labelled(tr("&Thinks at most"), m_thinkingTimeMs), 4, 0);
    grid->addWidget(m_thinkingTimeMs, 4, 1, 1, 2);
    grid->setColumnStretch(1, 1);
}

void MatchSettings::swapSides()
{
    const Sides sides = m_match->sides();
    m_match->setSides({sides.second, sides.first});
    if (m_match->hasGame() && m_match->place() > 0)
        m_match->restart();
}

void MatchSettings::read()
{
    m_first->setCurrentIndex(static_cast<int>(m_match->sides().first));
    m_second->setCurrentIndex(static_cast<int>(m_match->sides().second));
    m_convention->setCurrent(static_cast<int>(m_match->convention()));
    m_level->setValue(m_match->level());
    if (m_match->thinkingTimeMs() >= 1000) {
        const QSignalBlocker quiet(m_thinkingTimeMs);
        m_thinkingTimeMs->setValue(m_match->thinkingTimeMs() / 1000);
    }
    showLevel(m_match->level());
}

void MatchSettings::write()
{
    m_match->setSides({static_cast<Side>(m_first->currentIndex()), static_cast<Side>(m_second->currentIndex())});
    m_match->setConvention(static_cast<Convention>(m_convention->current()));
}

void MatchSettings::showLevel(int level)
{
    m_levelText->setText(tr("Level %1").arg(level));
    m_level->setToolTip(level == 100 ? tr("The solver plays perfectly where it solves the position in its thinking "
                                          "time; elsewhere it guesses and says so.")
                        : level == 0 ? tr("The solver plays at random.")
                                     : tr("The solver finds the best move %1 times in 100.").arg(level));
}

} // namespace mexplorer
