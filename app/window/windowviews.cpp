#include "app/window/windowviews.h"

#include "views/canvas/exploreview.h"
#include "views/canvas/graphcanvas.h"
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

QString translated(const char *text)
{
    return QCoreApplication::translate("mexplorer::MainWindow", text);
}

} // namespace

std::vector<ViewRow> workspaceRows()
{
    return {
        {QStringLiteral("explore"), translated("Explore"), translated("The graph of the game"),
         QStringLiteral("explore"), makeView<ExploreView>},
        {QStringLiteral("step"), translated("Step"), translated("How each value comes about, step by step"),
         QStringLiteral("step"), makeStepView},
        {QStringLiteral("play"), translated("Play"),
         translated("The boards of the game, against the solver or a human"), QStringLiteral("boards"),
         makeView<PlayView>},
        {QStringLiteral("sequence"), translated("Sequence"), translated("The values of single heaps, and their period"),
         QStringLiteral("sequence"), makeView<SequenceView>},
    };
}

std::vector<ViewRow> panelRows()
{
    return {
        {QStringLiteral("view.position"), translated("&Position"),
         translated("Show or hide the details of the position"), QStringLiteral("panel-right"),
         makeView<PositionPanel>},
        {QStringLiteral("view.positions"), translated("Position &Table"),
         translated("Show or hide the table of all positions"), QStringLiteral("table"), makeView<PositionTable>},
    };
}

} // namespace mexplorer
