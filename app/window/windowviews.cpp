#include "app/window/windowviews.h"

#include <QCoreApplication>

#if __has_include("views/canvas/exploreview.h")
#include "views/canvas/exploreview.h"
#define HAS_EXPLORE
#endif
#if __has_include("views/stepper/stepview.h")
#include "views/stepper/stepview.h"
#define HAS_STEP
#endif
#if __has_include("views/play/playview.h")
#include "views/play/playview.h"
#define HAS_PLAY
#endif
#if __has_include("views/sequence/sequenceview.h")
#include "views/sequence/sequenceview.h"
#define HAS_SEQUENCE
#endif
#if __has_include("views/inspect/positionpanel.h")
#include "views/inspect/positionpanel.h"
#define HAS_POSITION
#endif
#if __has_include("views/inspect/positiontable.h")
#include "views/inspect/positiontable.h"
#define HAS_POSITIONS
#endif

namespace mexplorer {

namespace {

template <class View> QWidget *makeView(Session *session)
{
    return new View(session);
}

[[maybe_unused]] QString translated(const char *text)
{
    return QCoreApplication::translate("mexplorer::MainWindow", text);
}

} // namespace

std::vector<ViewRow> workspaceRows()
{
    std::vector<ViewRow> rows;
#ifdef HAS_EXPLORE
    rows.push_back({QStringLiteral("explore"), translated("Explore"), translated("The graph of the game"),
                    QStringLiteral("explore"), makeView<ExploreView>});
#endif
#ifdef HAS_STEP
    rows.push_back({QStringLiteral("step"), translated("Step"), translated("How each value comes about, step by step"),
                    QStringLiteral("step"), makeView<StepView>});
#endif
#ifdef HAS_PLAY
    rows.push_back({QStringLiteral("play"), translated("Play"),
                    translated("The boards of the game, against the solver or a human"), QStringLiteral("boards"),
                    makeView<PlayView>});
#endif
#ifdef HAS_SEQUENCE
    rows.push_back({QStringLiteral("sequence"), translated("Sequence"),
                    translated("The values of single heaps, and their period"), QStringLiteral("sequence"),
                    makeView<SequenceView>});
#endif
    return rows;
}

std::vector<ViewRow> panelRows()
{
    std::vector<ViewRow> rows;
#ifdef HAS_POSITION
    rows.push_back({QStringLiteral("view.position"), translated("&Position"),
                    translated("Show or hide the details of the position"), QStringLiteral("panel-right"),
                    makeView<PositionPanel>});
#endif
#ifdef HAS_POSITIONS
    rows.push_back({QStringLiteral("view.positions"), translated("Position &Table"),
                    translated("Show or hide the table of all positions"), QStringLiteral("table"),
                    makeView<PositionTable>});
#endif
    return rows;
}

} // namespace mexplorer
