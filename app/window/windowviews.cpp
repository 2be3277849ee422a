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

std::vector<WorkspaceRow> workspaceRows()
{
    std::vector<WorkspaceRow> rows;
#ifdef HAS_EXPLORE
    rows.push_back(
        {QStringLiteral("explore"), translated("Explore"), QStringLiteral("explore"), makeView<ExploreView>});
#endif
#ifdef HAS_STEP
    rows.push_back({QStringLiteral("step"), translated("Step"), QStringLiteral("step"), makeView<StepView>});
#endif
#ifdef HAS_PLAY
    rows.push_back({QStringLiteral("play"), translated("Play"), QStringLiteral("boards"), makeView<PlayView>});
#endif
#ifdef HAS_SEQUENCE
    rows.push_back(
        {QStringLiteral("sequence"), translated("Sequence"), QStringLiteral("sequence"), makeView<SequenceView>});
#endif
    return rows;
}

} // namespace mexplorer
