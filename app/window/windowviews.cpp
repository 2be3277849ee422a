#include "app/window/windowviews.h"

#include "views/play/playview.h"

#include <QCoreApplication>

namespace mexplorer {

namespace {

template <class View> QWidget *makeView(Session *session)
{
    return new View(session);
}

QString translated(const char *text)
{
    return QCoreApplication::translate("mexplorer::MainWindow", text);
}

} // namespace

std::vector<ViewRow> workspaceRows()
{
    return {
        {QStringLiteral("play"), translated("Play"),
         translated("The boards of the game, against the solver or a human"), QStringLiteral("boards"),
         makeView<PlayView>},
    };
}

std::vector<ViewRow> panelRows()
{
    return {};
}

} // namespace mexplorer
