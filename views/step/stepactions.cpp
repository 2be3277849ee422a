// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/step/stepactions.h"

#include "model/core/safefile.h"
#include "model/session/session.h"
#include "model/step/blanks.h"
#include "model/step/tracebuilder.h"
#include "views/step/handoutdialog.h"
#include "views/step/stepcommands.h"
#include "views/widgets/filedialogs.h"
#include "views/widgets/makewidgets.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QInputDialog>
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
    {TraceFormat::Text, QT_TRANSLATE_NOOP("mexplorer::StepActions", "Text"), "txt"},
    {TraceFormat::Markdown, "Markdown", "md"},
    {TraceFormat::Html, "HTML", "html"},
    {TraceFormat::Latex, "LaTeX", "tex"},
}};

const Format &rowOf(TraceFormat format)
{
    return formats[static_cast<std::size_t>(format)];
}

/// Returns all steps with their pictures; if these would fill a hundred pages, only the sentences and the table of
/// results.
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

/// Parses a set of numbers, with or without its braces.
Result<std::vector<Value>> numbersIn(const QString &text)
{
    const QString inside = QString(text).remove(u'{').remove(u'}').remove(QStringLiteral("mex"), Qt::CaseInsensitive);
    return *readNumberSet(u'{' + inside + u'}');
}

/// Adds a nim heap of the same value to the selected position and opens Play with this sum. Its value is 0: each move,
/// on either side, can be answered by one to value 0 again, so that the position and the heap are equal.
void playAgainstNimHeap(Session *session)
{
    const Position position = session->exploration()->selectedPosition();
    if (position.components.empty())
        return;
    if (session->exploration()->convention() == Convention::Misere) {
        session->report(Problem::badInput(
            Problem::Code::NoValue,
            StepActions::tr("Under misère play a position isn't equal to a nim heap; choose normal play.")));
        return;
    }
    session->jobs()->run(
        StepActions::tr("Finding the value"),
        [position, solver = session->solver()](JobControl &control) {
            return solver.componentValues(position, control);
        },
        [session, position](Result<std::vector<Value>> values) {
            if (!values) {
                session->report(values.problem());
                return;
            }
            session->exploration()->open(position.text() + QStringLiteral(" + nim:%1").arg(nimSum(*values)));
            session->requestWorkspace(WorkspaceId::Play);
        });
}

} // namespace

StepActions::StepActions(Session *session, Commands *commands, QWidget *window)
    : QObject(window), m_session(session), m_commands(commands), m_window(window)
{
    for (const Format &row : formats) {
        const QString title = tr(row.title);
        m_exports << commands->add(StepCommands::copy(row.format), tr("Copy Steps as %1").arg(title),
                                   tr("Copy all steps to the clipboard"), {.position = copies},
                                   [this, format = row.format] { copy(format); });
    }
    for (const Format &row : formats) {
        m_exports << commands->add(StepCommands::exportAs(row.format), tr("Export Steps as %1…").arg(tr(row.title)),
                                   tr("Write all steps to a file"), {.position = exports, .role = CommandRole::Export},
                                   [this, format = row.format] { save(format); });
    }
    m_exports << commands->add(StepCommands::exportPicture, tr("Export Picture of This Step…"),
                               tr("Write the picture of this step as SVG, PDF or PNG"),
                               {.position = exports, .role = CommandRole::Export}, [this] { savePicture(); });
    addPaperCommands();
}

void StepActions::addPaperCommands()
{
    QAction *caption =
        m_commands->addSwitch(StepCommands::pictureCaption, tr("Title and Sentence on the Picture"),
                              tr("Add the title and the sentence of the step to the file of its picture"),
                              {.position = exports}, [this](bool on) { m_hasCaption = on; });
    caption->setChecked(m_hasCaption);
    m_exports << m_commands->add(StepCommands::handout, tr("Hand-Out with Pictures…"),
                                 tr("Steps with their pictures and room for notes, as PDF, HTML or LaTeX"),
                                 {.position = exports, .role = CommandRole::Export}, [this] { openHandout(); });
    m_exports << m_commands->add(StepCommands::print, tr("Print Steps…"), tr("Print all steps with their pictures"),
                                 {.position = {Menus::workspace, 5}, .role = CommandRole::Print},
                                 [this] { print(printPages); });
    m_exports << m_commands->add(
        StepCommands::printPreview, tr("Preview of Printed Steps…"), tr("See the pages of all steps, and print them"),
        {.position = {Menus::workspace, 5}, .role = CommandRole::PrintPreview}, [this] { print(previewPages); });
}

void StepActions::addStepCommands()
{
    Walkthrough *walkthrough = m_session->walkthrough();
    const MenuPosition position = {Menus::workspace, 2};
    m_commands->addSwitch(StepCommands::guessFirst, tr("Guess First"), tr("Ask for the value before it shows"),
                          {.icon = "help", .keys = {Qt::Key_G}, .position = position},
                          [walkthrough](bool on) { walkthrough->setGuessFirst(on); });
    m_commands->add(StepCommands::stepOut, tr("Back"), tr("Go back to the position whose follower this is"),
                    {.icon = "back", .keys = {Qt::Key_Backspace}, .position = position},
                    [walkthrough] { walkthrough->stepOut(); });
    m_commands->addSwitch(StepCommands::pseudocode, tr("Pseudocode"),
                          tr("Show the algorithm, with the line of the current step highlighted"),
                          {.keys = {Qt::Key_Y}, .position = position}, [](bool) {});
    m_commands->add(StepCommands::playAgainst, tr("Play Against Its Nim Heap"),
                    tr("Add the nim heap of the same value to the position and play: each move is "
                       "answered by a move to value 0"),
                    {.position = position}, [session = m_session] { playAgainstNimHeap(session); });
    m_commands->add(StepCommands::mexOfSet, tr("Mex of a Set…"), tr("Step through the mex of numbers that you type"),
                    {.position = position}, [this] { askForNumberSet(); });
    m_commands->add(StepCommands::showAnswer, tr("Show the Answer"), tr("Show the answer to the current question"),
                    {.keys = {Qt::Key_A}, .position = position}, [walkthrough] { walkthrough->showAnswer(); });
    m_commands->addSwitch(StepCommands::graph, tr("Graph in a Presentation"),
                          tr("Show or hide the graph beside the picture of a presentation"),
                          {.keys = {Qt::Key_V}, .position = position},
                          [session = m_session](bool on) { session->presentation()->setGraphShown(on); });
    connect(walkthrough, &Walkthrough::questionChanged, this, &StepActions::updateCommands);
    connect(m_session->presentation(), &Presentation::changed, this, &StepActions::updateCommands);
    updateCommands();
}

void StepActions::setExportEnabled(bool enabled)
{
    for (QAction *action : m_exports)
        action->setEnabled(enabled);
}

void StepActions::copy(TraceFormat format)
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

void StepActions::save(TraceFormat format)
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

void StepActions::write(const QString &path, TraceFormat format)
{
    const auto problem = writeSafely(path, formatTrace(*m_session->walkthrough()->trace(), format).toUtf8());
    if (problem)
        m_session->report(*problem);
}

void StepActions::savePicture()
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

/// Returns the picture with title and sentence, unless these are switched off.
std::optional<Drawing> StepActions::stepDrawing() const
{
    const TracePtr &trace = m_session->walkthrough()->trace();
    const int step = m_session->walkthrough()->step();
    const std::optional<Drawing> drawing = StepPictures(trace).drawing(step);
    return drawing && m_hasCaption ? captioned(*drawing, trace->title(), trace->sentence(step)) : drawing;
}

std::optional<CopiedPicture> StepActions::copiedPicture() const
{
    const TracePtr &trace = m_session->walkthrough()->trace();
    const std::optional<Drawing> drawing = trace ? stepDrawing() : std::nullopt;
    if (!drawing)
        return std::nullopt;
    return CopiedPicture{*drawing,
                         trace->title().plain() + u'\n' + trace->sentence(m_session->walkthrough()->step()).plain()};
}

void StepActions::writePicture(const QString &path)
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

void StepActions::openHandout()
{
    const Walkthrough *walkthrough = m_session->walkthrough();
    if (!walkthrough->trace())
        return;
    auto *dialog = new HandoutDialog(m_session, walkthrough->trace(), walkthrough->bookmarks(), m_window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
}

void StepActions::print(PrintFunction put)
{
    if (const TracePtr &trace = m_session->walkthrough()->trace())
        put(m_session, m_window, printableSteps(trace));
}

/// Opens a dialog for a set of numbers, such as "0, 1, 3", whose mex is then explained.
void StepActions::askForNumberSet()
{
    auto *dialog = makeNamed<QInputDialog>("setDialog", m_window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(tr("Mex of a Set"));
    const QString ask = tr("Numbers, such as 0, 1, 3 or 0-2, 5:");
    dialog->setLabelText(ask);
    dialog->setTextValue(QStringLiteral("0, 1, 3"));
    // Input that can't be read is reported at once.
    connect(dialog, &QInputDialog::textValueChanged, dialog, [dialog, ask](const QString &text) {
        const auto numbers = numbersIn(text);
        dialog->setLabelText(numbers ? ask : numbers.problem().message);
    });
    connect(dialog, &QInputDialog::textValueSelected, this, [this](const QString &text) {
        if (const auto numbers = numbersIn(text))
            m_session->walkthrough()->explainSet(*numbers);
    });
    dialog->open();
}

void StepActions::updateCommands()
{
    const Presentation *presentation = m_session->presentation();
    const Commands &commands = *m_commands;
    commands[StepCommands::showAnswer]->setEnabled(m_session->walkthrough()->pendingQuestion().has_value());
    commands[StepCommands::guessFirst]->setChecked(m_session->walkthrough()->guessFirst());
    commands[StepCommands::graph]->setEnabled(presentation->isOn());
    commands[StepCommands::graph]->setChecked(presentation->showsGraph());
}

} // namespace mexplorer
