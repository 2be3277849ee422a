// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/graphfileexport.h"

#include "app/window/windowtext.h"
#include "model/exchange/graphexport.h"
#include "model/import/graphformats.h"
#include "model/session/session.h"
#include "views/widgets/filedialogs.h"

namespace mexplorer {

namespace {

const QString exportKey = QStringLiteral("graphFile");

/// Positions that are marked in the picture, but not in the graph: those found, and those of the line of best play.
struct Marks
{
    std::vector<PositionId> found;
    std::vector<PositionId> play;
};

std::optional<Problem> saveGraph(const ExploredGraph &explored, const Marks &marks, const QString &path,
                                 JobControl &control)
{
    LayoutPtr layout;
    if (path.endsWith(QStringLiteral(".tex"), Qt::CaseInsensitive))
        layout = layOut(*explored.graph, *explored.labels, *explored.predecessors, {}, control);
    return exportGraph(
        {*explored.graph, *explored.labels, explored.start.text(), layout.get(), marks.found, marks.play}, path,
        control);
}

/// As a job of the session, to which a problem is reported.
void writeGraphFile(Session *session, const QString &path, std::vector<PositionId> play, const FileWritten &written)
{
    Exploration *exploration = session->exploration();
    if (!exploration->isReady())
        return;
    Marks marks;
    if (session->filter()->isCurrent()) // else they are those of another graph
        marks = {session->filter()->matches(), std::move(play)};
    session->jobs()->start(
        session, exportKey, WindowText::tr("Writing the graph"),
        [explored = exploration->explored(), marks = std::move(marks), path](JobControl &control) {
            return saveGraph(explored, marks, path, control);
        },
        [session, path, written](const std::optional<Problem> &problem) {
            if (problem)
                session->report(*problem);
            else if (written)
                written(path);
        });
}

} // namespace

void exportGraphFile(Session *session, QWidget *parent, const DrawnPlay &play, const FileWritten &written)
{
    const bool isPartShown = !session->filter()->settings().showsAll();
    QStringList filters;
    for (const GraphFormat &format : graphFormats()) {
        if (format.isWritten)
            filters << fileFilter(format.name(), {format.endings.constFirst()});
    }
    askForFileToSave(parent,
                     {.title = isPartShown ? WindowText::tr("Export the whole graph, not only what is shown")
                                           : WindowText::tr("Export the graph"),
                      .objectName = QStringLiteral("exportGraphDialog"),
                      .filters = filters,
                      .expression = session->exploration()->expression()},
                     [session, play, written](const QString &path) { writeGraphFile(session, path, play(), written); });
}

} // namespace mexplorer
