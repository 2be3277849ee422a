// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/sequence/sequenceexports.h"

#include "model/core/scanner.h"
#include "model/sequence/sequenceexport.h"
#include "model/session/session.h"
#include "views/sequence/sequencecommands.h"
#include "views/sequence/shownsequence.h"
#include "views/widgets/filedialogs.h"

namespace mexplorer {

SequenceExports::SequenceExports(Session *session, Commands *commands, const ShownSequence *sequence, Picture picture,
                                 QWidget *view)
    : QObject(view), m_session(session), m_writing(session->jobs()), m_commands(commands), m_sequence(sequence),
      m_picture(std::move(picture)), m_view(view)
{
    add(SequenceCommands::exportSvg, QStringLiteral("svg"), tr("Export Chart as &SVG…"),
        tr("Write the chart as a drawing"));
    add(SequenceCommands::exportPdf, QStringLiteral("pdf"), tr("Export Chart as PD&F…"),
        tr("Write the chart as a page"));
    add(SequenceCommands::exportPng, QStringLiteral("png"), tr("Export Chart as &PNG…"),
        tr("Write the chart as a picture"));
    add(SequenceCommands::exportCsv, QStringLiteral("csv"), tr("Export Values as &CSV…"),
        tr("Write the values as a table"));
    add(SequenceCommands::exportBFile, QStringLiteral("txt"), tr("Export &Values as b-File…"),
        tr("Write the values in the format of the On-Line Encyclopedia of Integer Sequences"));
    add(SequenceCommands::exportJson, QStringLiteral("json"), tr("Export Values as &JSON…"),
        tr("Write the values for other programs"));
    add(SequenceCommands::saveValues, QStringLiteral("mexseq"), tr("Save Values to Res&ume Later…"),
        tr("Write the values for File > Open, or for the command line to resume from them"));
    m_commands->add(SequenceCommands::print, tr("Prin&t Chart…"), tr("Print the chart on one page"),
                    {.icon = "print", .position = {Menus::workspace, 4}, .role = CommandRole::Print},
                    [this] { print(printPages); });
    m_commands->add(SequenceCommands::printPreview, tr("Preview of the Printed Chart…"),
                    tr("Preview the page of the chart, and print it"),
                    {.position = {Menus::workspace, 4}, .role = CommandRole::PrintPreview},
                    [this] { print(previewPages); });
}

void SequenceExports::add(CommandId id, const QString &ending, const QString &text, const QString &tip)
{
    m_commands->add(id, text, tip, {.icon = "export", .position = position, .role = CommandRole::Export},
                    [this, ending] { askForFile(ending); });
}

void SequenceExports::askForFile(const QString &ending)
{
    const auto snapshot = m_sequence->snapshot();
    if (!snapshot && !m_picture())
        return;
    askForFileToSave(m_view,
                     {.title = tr("Export the Sequence"),
                      .objectName = QStringLiteral("exportSequenceDialog"),
                      .filters = {fileFilter(ending.toUpper(), {ending})},
                      .expression = snapshot ? tr("sequence-%1").arg(snapshot->rules->text()) : tr("matrix-table")},
                     [this](const QString &path) { exportTo(path); });
}

void SequenceExports::exportTo(const QString &path)
{
    if (sequenceFormat(path))
        return saveValues(path);
    const std::optional<Drawing> picture = m_picture();
    if (!picture)
        return;
    m_writing.start(
        tr("Writing the chart"), [file = paintFile(*picture, path)](JobControl &) { return writeFile(file); },
        [this, path](const std::optional<Problem> &problem) {
            emit finished(problem ? problem->message : tr("The chart is in %1.").arg(path));
        });
}

void SequenceExports::saveValues(const QString &path)
{
    const auto snapshot = m_sequence->snapshot();
    if (!snapshot)
        return;
    m_writing.start(
        tr("Writing the values"),
        [snapshot, path](JobControl &control) {
            return saveSequence(snapshot->rules->text(), *snapshot->values, snapshot->terms, path, control);
        },
        [this, path](const Result<quint64> &written) {
            emit finished(written ? tr("%1 values are in %2.").arg(groupedNumber(*written), path)
                                  : written.problem().message);
        });
}

void SequenceExports::print(PrintFunction put)
{
    if (const std::optional<Drawing> picture = m_picture())
        put(m_session, m_view, printableDrawing(*picture));
}

} // namespace mexplorer
