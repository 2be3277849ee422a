// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/stepper/traceexport.h"

#include "model/core/safefile.h"
#include "model/session/session.h"
#include "model/trace/blanks.h"
#include "views/stepper/handoutdialog.h"
#include "views/stepper/stepcommands.h"
#include "views/widgets/filedialogs.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QMimeData>
#include <QWidget>

#include <array>

namespace mexplorer {

namespace {

struct Format
{
    TraceFormat format;
    const char *title;
    const char *suffix;
};

constexpr std::array<Format, 4> formats = {{
    {TraceFormat::Text, QT_TRANSLATE_NOOP("mexplorer::TraceExport", "Text"), "txt"},
    {TraceFormat::Markdown, "Markdown", "md"},
    {TraceFormat::Html, "HTML", "html"},
    {TraceFormat::Latex, "LaTeX", "tex"},
}};

const Format &rowOf(TraceFormat format)
{
    return formats[static_cast<std::size_t>(format)];
}

/// All steps with their pictures; of so many that they would fill a hundred pages, their sentences and the table of
/// what they found.
Printable printableSteps(const TracePtr &trace)
{
    constexpr int maxPictured = 200;
    if (trace->stepCount() <= maxPictured)
        return printableHandout({trace, {handoutSteps(*trace, false)}});
    const QString title = trace->title().plain();
    return {title, [title, trace](QSizeF size, JobControl &control) {
                return pagesOfHtml(title, {formatTrace(*trace, TraceFormat::Html)}, size, control);
            }};
}

} // namespace

TraceExport::TraceExport(Session *session, Commands *commands, QWidget *window)
    : QObject(window), m_session(session), m_window(window)
{
    for (const Format &row : formats) {
        const QString title = tr(row.title);
        m_actions << commands->add(StepCommands::copy(row.format), tr("Copy Steps as %1").arg(title),
                                   tr("Copy all steps to the clipboard"), {.place = copies},
                                   [this, format = row.format] { copy(format); });
    }
    for (const Format &row : formats) {
        m_actions << commands->add(StepCommands::exportAs(row.format), tr("Export Steps as %1…").arg(tr(row.title)),
                                   tr("Write all steps to a file"), {.place = exports, .role = CommandRole::Export},
                                   [this, format = row.format] { save(format); });
    }
    m_actions << commands->add(StepCommands::exportPicture, tr("Export Picture of This Step…"),
                               tr("Write the picture of this step as SVG, PDF or PNG"),
                               {.place = exports, .role = CommandRole::Export}, [this] { savePicture(); });
    addPaperCommands(commands);
}

void TraceExport::addPaperCommands(Commands *commands)
{
    QAction *caption = commands->addSwitch(StepCommands::pictureCaption, tr("Title and Sentence on the Picture"),
                                           tr("Write what the step says into the file of its picture"),
                                           {.place = exports}, [this](bool on) { m_hasCaption = on; });
    caption->setChecked(m_hasCaption);
    m_actions << commands->add(StepCommands::handout, tr("Hand-Out with Pictures…"),
                               tr("Steps with their pictures and room for notes, as PDF, HTML or LaTeX"),
                               {.place = exports, .role = CommandRole::Export}, [this] { openHandout(); });
    m_actions << commands->add(StepCommands::print, tr("Print Steps…"), tr("Print all steps with their pictures"),
                               {.place = {Menus::workspace, 5}, .role = CommandRole::Print},
                               [this] { putOnPaper(printPages); });
    m_actions << commands->add(
        StepCommands::printPreview, tr("Preview of Printed Steps…"), tr("See the pages of all steps, and print them"),
        {.place = {Menus::workspace, 5}, .role = CommandRole::PrintPreview}, [this] { putOnPaper(previewPages); });
}

void TraceExport::setEnabled(bool enabled)
{
    for (QAction *action : m_actions)
        action->setEnabled(enabled);
}

void TraceExport::copy(TraceFormat format)
{
    const TracePtr &trace = m_session->walkthrough()->trace();
    if (!trace)
        return;
    auto *data = new QMimeData;
    data->setText(formatTrace(*trace, format));
    if (format == TraceFormat::Html)
        data->setHtml(data->text());
    QGuiApplication::clipboard()->setMimeData(data);
}

void TraceExport::save(TraceFormat format)
{
    if (!m_session->walkthrough()->trace())
        return;
    const QString suffix = QString::fromLatin1(rowOf(format).suffix);
    const QString kind = traceKindName(m_session->walkthrough()->kind());
    askForFileToSave(m_window,
                     {.title = tr("Export Steps"),
                      .objectName = QStringLiteral("exportStepsDialog"),
                      .filters = {fileFilter(tr(rowOf(format).title), {suffix})},
                      .expression = m_session->exploration()->expression() + u'-' + kind},
                     [this, format](const QString &path) { write(path, format); });
}

void TraceExport::write(const QString &path, TraceFormat format)
{
    const auto problem = writeSafely(path, formatTrace(*m_session->walkthrough()->trace(), format).toUtf8());
    if (problem)
        m_session->report(*problem);
}

void TraceExport::savePicture()
{
    const Walkthrough *walkthrough = m_session->walkthrough();
    if (!walkthrough->trace())
        return;
    askForFileToSave(m_window,
                     {.title = tr("Export Picture"),
                      .objectName = QStringLiteral("exportStepPictureDialog"),
                      .filters = {fileFilter(QStringLiteral("SVG"), {QStringLiteral("svg")}),
                                  fileFilter(QStringLiteral("PDF"), {QStringLiteral("pdf")}),
                                  fileFilter(QStringLiteral("PNG"), {QStringLiteral("png")})},
                      .expression = m_session->exploration()->expression() + u'-' + traceKindName(walkthrough->kind()) +
                                    u'-' + QString::number(walkthrough->step() + 1)},
                     [this](const QString &path) { writePicture(path); });
}

/// With title and sentence, unless these are switched off.
std::optional<Drawing> TraceExport::stepDrawing() const
{
    const TracePtr &trace = m_session->walkthrough()->trace();
    const int step = m_session->walkthrough()->step();
    const std::optional<Drawing> drawing = StepPictures(trace).drawing(step);
    return drawing && m_hasCaption ? captioned(*drawing, trace->title(), trace->sentence(step)) : drawing;
}

std::optional<CopiedPicture> TraceExport::copiedPicture() const
{
    const TracePtr &trace = m_session->walkthrough()->trace();
    const std::optional<Drawing> drawing = trace ? stepDrawing() : std::nullopt;
    if (!drawing)
        return std::nullopt;
    return CopiedPicture{*drawing,
                         trace->title().plain() + u'\n' + trace->sentence(m_session->walkthrough()->step()).plain()};
}

void TraceExport::writePicture(const QString &path)
{
    const std::optional<Drawing> drawing = stepDrawing();
    if (!drawing) {
        m_session->report(
            Problem::limit(Problem::Code::PictureSize,
                           tr("This step has no picture that fits a page; Explore exports large graphs.")));
        return;
    }
    if (const auto problem = exportDrawing(*drawing, path))
        m_session->report(*problem);
}

void TraceExport::openHandout()
{
    const Walkthrough *walkthrough = m_session->walkthrough();
    if (!walkthrough->trace())
        return;
    auto *dialog = new HandoutDialog(m_session, walkthrough->trace(), walkthrough->bookmarks(), m_window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
}

void TraceExport::putOnPaper(PutOnPaper put)
{
    if (const TracePtr &trace = m_session->walkthrough()->trace())
        put(m_session, m_window, printableSteps(trace));
}

} // namespace mexplorer
