#include "app/window/graphfileexport.h"

#include "model/exchange/graphexport.h"
#include "model/session/session.h"

#include <QCoreApplication>
#include <QFileDialog>

namespace mexplorer {

namespace {

const QString exportKey = QStringLiteral("graphFile");

QString translated(const char *text)
{
    return QCoreApplication::translate("mexplorer::GraphFileExport", text);
}

std::optional<Problem> write(const ExploredGraph &explored, const QString &path, JobControl &control)
{
    LayoutPtr layout;
    if (path.endsWith(QStringLiteral(".tex"), Qt::CaseInsensitive))
        layout = layOut(*explored.graph, *explored.labels, *explored.predecessors, {}, control);
    return exportGraph({*explored.graph, *explored.labels, explored.start.text(), layout.get()}, path, control);
}

} // namespace

void exportGraphFile(Session *session, QWidget *parent)
{
    auto *dialog = new QFileDialog(parent, translated("Export the graph"));
    dialog->setObjectName(QStringLiteral("exportGraphDialog"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setNameFilters({translated("DOT (*.dot)"), translated("GraphML (*.graphml)"), translated("Table (*.csv)"),
                            translated("JSON (*.json)"), translated("LaTeX with TikZ (*.tex)")});
    dialog->setDefaultSuffix(QStringLiteral("dot"));
    QObject::connect(dialog, &QFileDialog::filterSelected, dialog, [dialog](const QString &filter) {
        dialog->setDefaultSuffix(filter.section(QStringLiteral("*."), 1).chopped(1));
    });
    QObject::connect(dialog, &QFileDialog::fileSelected, session,
                     [session](const QString &path) { writeGraphFile(session, path); });
    dialog->open();
}

void writeGraphFile(Session *session, const QString &path)
{
    Exploration *exploration = session->exploration();
    if (!exploration->isReady())
        return;
    session->jobs()->start(
        session, exportKey, translated("Writing the graph"),
        [explored = exploration->explored(), path](JobControl &control) { return write(explored, path, control); },
        [exploration](const std::optional<Problem> &problem) {
            if (problem)
                emit exploration->problemFound(*problem);
        });
}

} // namespace mexplorer
