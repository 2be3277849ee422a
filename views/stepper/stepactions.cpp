// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/stepper/stepactions.h"

#include "model/session/session.h"
#include "views/commands/commands.h"
#include "views/stepper/playagainst.h"
#include "views/stepper/setdialog.h"
#include "views/stepper/stepcommands.h"

#include <QAction>

namespace mexplorer {

StepActions::StepActions(Session *session, Commands *commands, QWidget *view) : QObject(view), m_session(session)
{
    Walkthrough *walkthrough = session->walkthrough();
    const MenuPlace place = {Menus::workspace, 2};
    m_guessFirst = commands->addSwitch({.id = StepCommands::guessFirst,
                                        .text = tr("Guess First"),
                                        .tip = tr("Ask for the value before it shows"),
                                        .icon = "help",
                                        .keys = {Qt::Key_G},
                                        .place = place},
                                       [walkthrough](bool on) { walkthrough->setGuessFirst(on); });
    m_back = commands->add({.id = StepCommands::stepOut,
                            .text = tr("Back"),
                            .tip = tr("Go back to the position that this follower was looked at from"),
                            .icon = "back",
                            .keys = {Qt::Key_Backspace},
                            .place = place},
                           [walkthrough] { walkthrough->stepOut(); });
    m_pseudocode = commands->addSwitch({.id = StepCommands::pseudocode,
                                        .text = tr("Pseudocode"),
                                        .tip = tr("Show the algorithm, with the line of the present step lit"),
                                        .keys = {Qt::Key_Y},
                                        .place = place},
                                       [this](bool) { emit pseudocodeSwitched(); });
    commands->add({.id = StepCommands::playAgainst,
                   .text = tr("Play Against Its Nim Heap"),
                   .tip = tr("Put the nim heap of the same value beside the position, and play: each move is answered "
                             "to value 0"),
                   .place = place},
                  [session] { playAgainstNimHeap(session); });
    commands->add({.id = StepCommands::mexOfSet,
                   .text = tr("Mex of a Set…"),
                   .tip = tr("Step through the mex of numbers that you type"),
                   .place = place},
                  [view, walkthrough] {
                      askForNumberSet(
                          view, [walkthrough](const std::vector<Value> &numbers) { walkthrough->explainSet(numbers); });
                  });
    m_showAnswer = commands->add({.id = StepCommands::showAnswer,
                                  .text = tr("Show the Answer"),
                                  .tip = tr("Show the answer to the question that is asked"),
                                  .keys = {Qt::Key_A},
                                  .place = place},
                                 [walkthrough] { walkthrough->showAnswer(); });
    m_graph = commands->addSwitch({.id = StepCommands::graph,
                                   .text = tr("Graph in a Presentation"),
                                   .tip = tr("Show or hide the graph beside the picture of a presentation"),
                                   .keys = {Qt::Key_V},
                                   .place = place},
                                  [session](bool on) { session->presentation()->setGraphShown(on); });
    connect(walkthrough, &Walkthrough::questionChanged, this, &StepActions::follow);
    connect(session->presentation(), &Presentation::changed, this, &StepActions::follow);
    follow();
}

void StepActions::follow()
{
    const Presentation *presentation = m_session->presentation();
    m_showAnswer->setEnabled(m_session->walkthrough()->pendingQuestion().has_value());
    m_guessFirst->setChecked(m_session->walkthrough()->guessFirst());
    m_graph->setEnabled(presentation->isOn());
    m_graph->setChecked(presentation->showsGraph());
}

} // namespace mexplorer
