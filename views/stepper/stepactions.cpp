// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/stepper/stepactions.h"

#include "model/session/session.h"
#include "model/trace/tracebuilder.h"
#include "views/commands/commands.h"
#include "views/stepper/stepcommands.h"
#include "views/theme/viewtext.h"
#include "views/widgets/layouts.h"

#include <QAction>
#include <QInputDialog>

#include <functional>

namespace mexplorer {

namespace {

/// With or without its braces.
Result<std::vector<Value>> numbersIn(const QString &text)
{
    const QString inside = QString(text).remove(u'{').remove(u'}').remove(QStringLiteral("mex"), Qt::CaseInsensitive);
    return *readNumberSet(u'{' + inside + u'}');
}

/// Puts the nim heap of the same value beside the selected position and opens Play with this sum. Its value is 0:
/// whoever moves, on either side, is answered to value 0 again, so that the position and the heap are equal.
void playAgainstNimHeap(Session *session)
{
    const Position position = session->exploration()->selectedPosition();
    if (position.components.empty())
        return;
    if (session->exploration()->convention() == Convention::Misere) {
        session->report(Problem::badInput(
            Problem::Code::NoValue,
            ViewText::tr("Under misère play a position isn't equal to a nim heap; choose normal play.")));
        return;
    }
    session->jobs()->run(
        ViewText::tr("Finding the value"),
        [position, solver = session->solver()](JobControl &control) {
            return solver.componentValues(position, control);
        },
        [session, position](Result<std::vector<Value>> values) {
            if (!values) {
                session->report(values.problem());
                return;
            }
            session->exploration()->open(position.text() + QStringLiteral(" + nim:%1").arg(nimSum(*values)));
            session->requestWorkspace(WorkspaceId::Play);
        });
}

/// Asks for a set of numbers, such as "0, 1, 3", and calls \a accepted with it.
void askForNumberSet(QWidget *parent, std::function<void(const std::vector<Value> &)> accepted)
{
    auto *dialog = makeNamed<QInputDialog>("setDialog", parent);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(ViewText::tr("Mex of a Set"));
    const QString ask = ViewText::tr("Numbers, such as 0, 1, 3 or 0-2, 5:");
    dialog->setLabelText(ask);
    dialog->setTextValue(QStringLiteral("0, 1, 3"));
    // What can't be read is said at once.
    QObject::connect(dialog, &QInputDialog::textValueChanged, dialog, [dialog, ask](const QString &text) {
        const auto numbers = numbersIn(text);
        dialog->setLabelText(numbers ? ask : numbers.problem().message);
    });
    QObject::connect(dialog, &QInputDialog::textValueSelected, parent, [accepted](const QString &text) {
        if (const auto numbers = numbersIn(text))
            accepted(*numbers);
    });
    dialog->open();
}

/// Enables and checks the commands as the session says.
void followSession(Session *session, const Commands &commands)
{
    const Presentation *presentation = session->presentation();
    commands[StepCommands::showAnswer]->setEnabled(session->walkthrough()->pendingQuestion().has_value());
    commands[StepCommands::guessFirst]->setChecked(session->walkthrough()->guessFirst());
    commands[StepCommands::graph]->setEnabled(presentation->isOn());
    commands[StepCommands::graph]->setChecked(presentation->showsGraph());
}

} // namespace

void addStepActions(Session *session, Commands *commands, QWidget *view)
{
    Walkthrough *walkthrough = session->walkthrough();
    const MenuPlace place = {Menus::workspace, 2};
    commands->addSwitch(StepCommands::guessFirst, ViewText::tr("Guess First"),
                        ViewText::tr("Ask for the value before it shows"),
                        {.icon = "help", .keys = {Qt::Key_G}, .place = place},
                        [walkthrough](bool on) { walkthrough->setGuessFirst(on); });
    commands->add(StepCommands::stepOut, ViewText::tr("Back"),
                  ViewText::tr("Go back to the position that this follower was looked at from"),
                  {.icon = "back", .keys = {Qt::Key_Backspace}, .place = place},
                  [walkthrough] { walkthrough->stepOut(); });
    commands->addSwitch(StepCommands::pseudocode, ViewText::tr("Pseudocode"),
                        ViewText::tr("Show the algorithm, with the line of the present step lit"),
                        {.keys = {Qt::Key_Y}, .place = place}, [](bool) {});
    commands->add(StepCommands::playAgainst, ViewText::tr("Play Against Its Nim Heap"),
                  ViewText::tr("Put the nim heap of the same value beside the position, and play: each move is "
                               "answered by a move to value 0"),
                  {.place = place}, [session] { playAgainstNimHeap(session); });
    commands->add(StepCommands::mexOfSet, ViewText::tr("Mex of a Set…"),
                  ViewText::tr("Step through the mex of numbers that you type"), {.place = place}, [view, walkthrough] {
                      askForNumberSet(
                          view, [walkthrough](const std::vector<Value> &numbers) { walkthrough->explainSet(numbers); });
                  });
    commands->add(StepCommands::showAnswer, ViewText::tr("Show the Answer"),
                  ViewText::tr("Show the answer to the question that is asked"), {.keys = {Qt::Key_A}, .place = place},
                  [walkthrough] { walkthrough->showAnswer(); });
    commands->addSwitch(StepCommands::graph, ViewText::tr("Graph in a Presentation"),
                        ViewText::tr("Show or hide the graph beside the picture of a presentation"),
                        {.keys = {Qt::Key_V}, .place = place},
                        [session](bool on) { session->presentation()->setGraphShown(on); });
    const auto follow = [session, commands] { followSession(session, *commands); };
    QObject::connect(walkthrough, &Walkthrough::questionChanged, commands, follow);
    QObject::connect(session->presentation(), &Presentation::changed, commands, follow);
    follow();
}

} // namespace mexplorer
