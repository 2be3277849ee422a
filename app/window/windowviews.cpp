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

struct Text
{
    Q_DECLARE_TR_FUNCTIONS(mexplorer::MainWindow)
};

} // namespace

std::vector<ViewRow> workspaceRows()
{
    return {
        {QStringLiteral("explore"), Text::tr("Explore"), Text::tr("The graph of the game"), QStringLiteral("explore"),
         makeView<ExploreView>, Text::tr("E&xplore")},
        {QStringLiteral("step"), Text::tr("Step"), Text::tr("How each value comes about, step by step"),
         QStringLiteral("step"), makeStepView, Text::tr("S&tep")},
        {QStringLiteral("play"), Text::tr("Play"), Text::tr("The boards of the game, against the solver or a human"),
         QStringLiteral("boards"), makeView<PlayView>, Text::tr("&Play")},
        {QStringLiteral("sequence"), Text::tr("Sequence"), Text::tr("The values of single heaps, and their period"),
         QStringLiteral("sequence"), makeView<SequenceView>, Text::tr("Se&quence")},
    };
}

std::vector<ViewRow> panelRows()
{
    return {
        {QStringLiteral("view.position"), Text::tr("&Position"), Text::tr("Show or hide the details of the position"),
         QStringLiteral("panel-right"), makeView<PositionPanel>},
        {QStringLiteral("view.positions"), Text::tr("Position &Table"),
         Text::tr("Show or hide the table of all positions"), QStringLiteral("table"), makeView<PositionTable>},
    };
}

} // namespace mexplorer
