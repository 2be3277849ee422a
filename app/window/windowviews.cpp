// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/windowviews.h"

#include "app/window/windowcommands.h"
#include "app/window/windowtext.h"
#include "model/session/session.h"
#include "views/canvas/graphcanvas.h"
#include "views/explore/exploreview.h"
#include "views/explore/positionpanel.h"
#include "views/explore/positiontable.h"
#include "views/play/playview.h"
#include "views/play/puzzleview.h"
#include "views/sequence/sequenceview.h"
#include "views/step/stepview.h"
#include "views/teach/exerciseview.h"
#include "views/teach/lessonpane.h"

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
                     [graph, presentation] { graph->setProjected(presentation->isOn()); });
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

} // namespace

std::vector<WorkspaceRow> workspaceRows()
{
    return {
        {WorkspaceId::Explore, WindowCommands::explore, WindowText::tr("Explore"), WindowText::tr("E&xplore"),
         WindowText::tr("The graph of the game"), "explore", makeWorkspace<ExploreView>},
        {WorkspaceId::Step, WindowCommands::step, WindowText::tr("Step"), WindowText::tr("S&tep"),
         WindowText::tr("How each value comes about, step by step"), "step", makeStepWorkspace},
        {WorkspaceId::Play, WindowCommands::play, WindowText::tr("Play"), WindowText::tr("&Play"),
         WindowText::tr("The boards of the game, against the solver or a human"), "boards", makeWorkspace<PlayView>},
        {WorkspaceId::Sequence, WindowCommands::sequence, WindowText::tr("Sequence"), WindowText::tr("Se&quence"),
         WindowText::tr("The values of single heaps, and their period"), "sequence", makeWorkspace<SequenceView>},
        {WorkspaceId::Exercises, WindowCommands::exercises, WindowText::tr("Exercises"), WindowText::tr("Exer&cises"),
         WindowText::tr("Work it out yourself, and have each answer judged"), "check", makeWorkspace<ExerciseView>},
        {WorkspaceId::Puzzles, WindowCommands::puzzles, WindowText::tr("Puzzles"), WindowText::tr("Pu&zzles"),
         WindowText::tr("Positions with a winning move to be found"), "bookmark", makeWorkspace<PuzzleView>},
    };
}

std::vector<PanelRow> panelRows()
{
    return {
        {WindowCommands::position, WindowText::tr("&Position"),
         WindowText::tr("Show or hide the details of the position"), "panel-right", makePanel<PositionPanel>},
        {WindowCommands::positions, WindowText::tr("Position &Table"),
         WindowText::tr("Show or hide the table of all positions"), "table", makePanel<PositionTable>},
    };
}

} // namespace mexplorer
