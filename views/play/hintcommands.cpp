// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/play/hintcommands.h"

#include "model/session/session.h"
#include "views/play/hintpanel.h"
#include "views/play/playcommands.h"

namespace mexplorer {

namespace {

constexpr MenuPlace hintPlace = {Menus::workspace, 2};

} // namespace

HintCommands::HintCommands(Session *session, Commands *commands, HintPanel *panel)
    : QObject(commands), m_session(session),
      m_judging(commands, [hints = session->hints()](Judging judging) { hints->setJudging(judging); })
{
    addHints(commands, panel);
    addJudging(commands);
    connect(session->hints(), &Hints::changed, this, &HintCommands::showJudging);
    showJudging();
}

void HintCommands::addHints(Commands *commands, HintPanel *panel)
{
    QAction *hint = commands->add(PlayCommands::hint, tr("&Hint"), tr("Show more about the position"),
                                  {.icon = "hint", .keys = {Qt::Key_H}, .place = hintPlace},
                                  [this] { m_session->hints()->showMore(); });
    QAction *next = commands->add(PlayCommands::nextHint, tr("Next Move of the Hint"),
                                  tr("Mark the next of the hint's moves on the boards"),
                                  {.keys = {Qt::Key_N}, .place = hintPlace}, [panel] { panel->step(1); });
    QAction *previous =
        commands->add(PlayCommands::previousHint, tr("Previous Move of the Hint"),
                      tr("Mark the one before of the hint's moves on the boards"),
                      {.keys = {Qt::SHIFT | Qt::Key_N}, .place = hintPlace}, [panel] { panel->step(-1); });
    m_values = commands->addSwitch(PlayCommands::values, tr("Show Va&lues"), tr("Show values, and what each move did"),
                                   {.icon = "info", .keys = {Qt::Key_V}, .place = hintPlace},
                                   [this](bool on) { m_session->hints()->setValuesShown(on); });
    // Help is for the whole window: a click on a panel doesn't take these keys away.
    for (QAction *action : {hint, m_values})
        action->setShortcutContext(Qt::WindowShortcut);
    const auto updateHint = [this, hint] { hint->setEnabled(m_session->match()->isHumanTurn()); };
    connect(m_session->match(), &Match::positionChanged, this, updateHint);
    connect(m_session->match(), &Match::turnChanged, this, updateHint);
    updateHint();
    const auto updateSteps = [next, previous](bool oneByOne) {
        next->setEnabled(oneByOne);
        previous->setEnabled(oneByOne);
    };
    connect(panel, &HintPanel::oneByOneChanged, this, updateSteps);
    updateSteps(panel->isOneByOne());
}

void HintCommands::addJudging(Commands *commands)
{
    m_judging.add(PlayCommands::judgeNever, tr("&Never"),
                  tr("Don't show whether moves were right, not even when the game is over"),
                  {.place = {PlayCommands::judgeMenu, 0}}, Judging::Never);
    m_judging.add(PlayCommands::judgeAfterGame, tr("&After the Game"),
                  tr("Show values, outcomes and mistakes when the game is over"),
                  {.place = {PlayCommands::judgeMenu, 0}}, Judging::AfterGame);
    m_judging.add(PlayCommands::judgeAtOnce, tr("At &Once"),
                  tr("Show after each move whether it was right, but not what is right now"),
                  {.place = {PlayCommands::judgeMenu, 0}}, Judging::AtOnce);
    commands->addMenu(tr("&Judge Moves"), PlayCommands::judgeMenu, hintPlace);
}

void HintCommands::showJudging()
{
    const Judging judging = m_session->hints()->judging();
    m_values->setChecked(judging == Judging::EveryMove);
    if (judging != Judging::EveryMove)
        m_judging.setCurrent(judging);
}

} // namespace mexplorer
