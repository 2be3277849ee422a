// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/windowviews.h"

#include "app/window/windowcommands.h"
#include "model/session/session.h"
#include "views/canvas/graphcanvas.h"
#include "views/exercises/exerciseview.h"
#include "views/explore/exploreview.h"
#include "views/inspect/positionpanel.h"
#include "views/inspect/positiontable.h"
#include "views/lessons/lessonpane.h"
#include "views/play/playview.h"
#include "views/puzzles/puzzleview.h"
#include "views/sequence/sequenceview.h"
#include "views/stepper/stepview.h"

#include <QCoreApplication>

namespace mexplorer {

namespace {

template <class View> Workspace makeWorkspace(Session *session)
{
    auto *view = new View(session);
    return {view, view->commands()};
}

/// The Step workspace, with a graph of its own beside the walk-through, and the text of a lesson.
Workspace makeStepWorkspace(Session *session)
{
    auto *view = new StepView(session);
    auto *graph = new GraphCanvas(session->wholeGraph(), session->jobs());
    view->setGraphWidget(graph);
    Presentation *presentation = session->presentation();
    QObject::connect(presentation, &Presentation::changed, graph,
                     [graph, presentation] { graph->setReadFromAfar(presentation->isOn()); });
    QObject::connect(session->appearance(), &GraphAppearance::lookChanged, graph,
                     [graph](const GraphLook &look) { graph->setLook({.letters = look.letters}); });
    graph->setLook({.letters = session->appearance()->look().letters});
    view->setLessonWidget(new LessonPane(session));
    return {view, view->commands()};
}

template <class Panel> QWidget *makePanel(Session *session)
{
    return new Panel(session);
}

struct MainWindowText
{
    Q_DECLARE_TR_FUNCTIONS(mexplorer::MainWindow)
};

} // namespace

std::vector<WorkspaceRow> workspaceRows()
{
    return {
        {WorkspaceId::Explore, WindowCommands::explore, MainWindowText::tr("Explore"), MainWindowText::tr("E&xplore"),
         MainWindowText::tr("The graph of the game"), "explore", makeWorkspace<ExploreView>},
        {WorkspaceId::Step, WindowCommands::step, MainWindowText::tr("Step"), MainWindowText::tr("S&tep"),
         MainWindowText::tr("How each value comes about, step by step"), "step", makeStepWorkspace},
        {WorkspaceId::Play, WindowCommands::play, MainWindowText::tr("Play"), MainWindowText::tr("&Play"),
         MainWindowText::tr("The boards of the game, against the solver or a human"), "boards",
         makeWorkspace<PlayView>},
        {WorkspaceId::Sequence, WindowCommands::sequence, MainWindowText::tr("Sequence"),
         MainWindowText::tr("Se&quence"), MainWindowText::tr("The values of single heaps, and their period"),
         "sequence", makeWorkspace<SequenceView>},
        {WorkspaceId::Exercises, WindowCommands::exercises, MainWindowText::tr("Exercises"),
         MainWindowText::tr("Exer&cises"), MainWindowText::tr("Work it out yourself, and have each answer judged"),
         "check", makeWorkspace<ExerciseView>},
        {WorkspaceId::Puzzles, WindowCommands::puzzles, MainWindowText::tr("Puzzles"), MainWindowText::tr("Pu&zzles"),
         MainWindowText::tr("Positions with a winning move to be found"), "bookmark", makeWorkspace<PuzzleView>},
    };
}

std::vector<PanelRow> panelRows()
{
    return {
        {WindowCommands::position, MainWindowText::tr("&Position"),
         MainWindowText::tr("Show or hide the details of the position"), "panel-right", makePanel<PositionPanel>},
        {WindowCommands::positions, MainWindowText::tr("Position &Table"),
         MainWindowText::tr("Show or hide the table of all positions"), "table", makePanel<PositionTable>},
    };
}

} // namespace mexplorer
