#include "app/window/windowviews.h"

#include "views/canvas/graphcanvas.h"
#include "views/explore/exploreview.h"
#include "views/inspect/positionpanel.h"
#include "views/inspect/positiontable.h"
#include "views/play/playview.h"
#include "views/sequence/sequenceview.h"
#include "views/stepper/stepview.h"

#include <QCoreApplication>

namespace mexplorer {

namespace {

template <class View> QWidget *makeView(Session *session)
{
    return new View(session);
}

/// The Step workspace, with a graph of its own beside the walk-through.
QWidget *makeStepView(Session *session)
{
    auto *view = new StepView(session);
    view->setGraphWidget(new GraphCanvas(session));
    return view;
}

struct MainWindowText
{
    Q_DECLARE_TR_FUNCTIONS(mexplorer::MainWindow)
};

} // namespace

std::vector<ViewRow> workspaceRows()
{
    return {
        {QStringLiteral("explore"), MainWindowText::tr("Explore"), MainWindowText::tr("The graph of the game"),
         QStringLiteral("explore"), makeView<ExploreView>, MainWindowText::tr("E&xplore")},
        {QStringLiteral("step"), MainWindowText::tr("Step"),
         MainWindowText::tr("How each value comes about, step by step"), QStringLiteral("step"), makeStepView,
         MainWindowText::tr("S&tep")},
        {QStringLiteral("play"), MainWindowText::tr("Play"),
         MainWindowText::tr("The boards of the game, against the solver or a human"), QStringLiteral("boards"),
         makeView<PlayView>, MainWindowText::tr("&Play")},
        {QStringLiteral("sequence"), MainWindowText::tr("Sequence"),
         MainWindowText::tr("The values of single heaps, and their period"), QStringLiteral("sequence"),
         makeView<SequenceView>, MainWindowText::tr("Se&quence")},
    };
}

std::vector<ViewRow> panelRows()
{
    return {
        {QStringLiteral("view.position"), MainWindowText::tr("&Position"),
         MainWindowText::tr("Show or hide the details of the position"), QStringLiteral("panel-right"),
         makeView<PositionPanel>},
        {QStringLiteral("view.positions"), MainWindowText::tr("Position &Table"),
         MainWindowText::tr("Show or hide the table of all positions"), QStringLiteral("table"),
         makeView<PositionTable>},
    };
}

} // namespace mexplorer
