// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/windowfiles.h"

#include "app/cli/commandline.h"
#include "app/window/autosave.h"
#include "app/window/documents.h"
#include "app/window/workspaces.h"
#include "model/board/tablefiles.h"
#include "model/core/safefile.h"
#include "model/core/settings.h"
#include "model/export/graphexport.h"
#include "model/games/graphreading.h"
#include "model/import/graphfile.h"
#include "model/import/graphformats.h"
#include "model/import/readingjob.h"
#include "model/notation/boardhint.h"
#include "model/notation/expression.h"
#include "model/notation/namedrules.h"
#include "model/sequence/sequencestudy.h"
#include "model/session/filekinds.h"
#include "model/session/session.h"
#include "views/explore/exploreview.h"
#include "views/preferences/preferencesdialog.h"
#include "views/sequence/sequenceview.h"
#include "views/start/startpage.h"
#include "views/widgets/filedialogs.h"
#include "views/widgets/messagebar.h"

#include <QClipboard>
#include <QCryptographicHash>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QGuiApplication>
#include <QMainWindow>
#include <QMessageBox>
#include <QPushButton>
#include <QStandardPaths>
#include <QStatusBar>

namespace mexplorer {

namespace {

/// Returns \a expression with absolute paths of graph files, as it is saved and may be opened from another folder.
QString withWholePaths(const QString &expression)
{
    return withGraphFiles(expression, [](QString name) -> std::optional<QString> {
        const GraphChoices choices = GraphChoices::takeFrom(name);
        const QFileInfo file(name);
        return file.isFile() ? std::optional(file.absoluteFilePath() + choices.text()) : std::nullopt;
    });
}

/// The marks of a picture that aren't part of the graph.
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
    return mexplorer::exportGraph(
        {*explored.graph, *explored.labels, explored.start.text(), layout.get(), marks.found, marks.play}, path,
        control);
}

QString pastedGraphsFolder()
{
    return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) + QStringLiteral("/graphs");
}

} // namespace

WindowFiles::WindowFiles(Session *session, Documents *documents, Workspaces *workspaces, StartPage *page,
                         QMainWindow *window)
    : QObject(window), m_session(session), m_documents(documents), m_workspaces(workspaces), m_window(window)
{
    LessonLibrary *library = session->lessonLibrary();
    connect(page, &StartPage::fileRequested, this, &WindowFiles::choose);
    connect(page, &StartPage::lessonRequested, this, &WindowFiles::openLesson);
    connect(page, &StartPage::lessonFolderRequested, this, &WindowFiles::chooseLessonFolder);
    connect(library, &LessonLibrary::changed, page, [page, library] { page->setLessons(library->entries()); });
    connect(documents, &Documents::opened, this, &WindowFiles::showOpened);
    connect(documents, &Documents::saved, this, &WindowFiles::showSaved);
    connect(documents, &Documents::changedOutside, this, &WindowFiles::askToOverwrite);
    const Setting<QString> &folder = Settings::instance().lessonFolder;
    connect(&folder, &AnySetting::changed, this, [library, &folder] { library->setFolder(folder.value()); });
    library->setFolder(folder.value());
}

void WindowFiles::open(const QString &gameOrFile)
{
    const QFileInfo file(gameOrFile);
    if (file.isFile() || looksLikeFile(gameOrFile))
        openFile(file.absoluteFilePath());
    else
        openExpression(gameOrFile);
}

void WindowFiles::openFile(const QString &path)
{
    if (!QFileInfo::exists(path))
        removeRecent(Settings::instance().recentFiles, path);
    switch (fileKind(path).value_or(FileKind::Document)) { // another file is reported as no document
    case FileKind::Lesson:
        if (openLesson(path))
            addRecent(Settings::instance().recentFiles, path);
        break;
    case FileKind::Graph:
        openGraph(path);
        break;
    case FileKind::Sequence:
        openSequence(path);
        break;
    case FileKind::Rules:
        openRules(path);
        break;
    case FileKind::Document:
    case FileKind::Game:
        m_documents->open(path);
    }
}

void WindowFiles::showOpened(const QString &path)
{
    leaveStartPage();
    if (m_documents->path() == path &&
        QFileInfo(path).suffix().compare(QStringLiteral("mexp"), Qt::CaseInsensitive) != 0) {
        m_workspaces->messages()->showMessage(
            tr("%1 is a document of Mexplorer, whatever its name says, and is opened as one. Save it with the ending "
               ".mexp, and the desktop knows it, too.")
                .arg(QFileInfo(path).fileName()),
            MessageBar::Kind::Notice);
    }
    if (!isAutosaved(path))
        addRecent(Settings::instance().recentFiles, path);
}

bool WindowFiles::openGraph(const QString &path)
{
    const QString expression = QStringLiteral("graph{%1}").arg(path);
    if (isSlowToRead(expression)) {
        openSlowly(expression, path);
        return true;
    }
    const bool isRead = openExpression(expression);
    if (isRead)
        addRecent(Settings::instance().recentFiles, path);
    else
        offerBothWays(path);
    return isRead;
}

bool WindowFiles::openLesson(const QString &path)
{
    if (!m_session->lecture()->openFile(path))
        return false;
    m_workspaces->showWorkspace(WorkspaceId::Step);
    return true;
}

void WindowFiles::chooseLessonFolder()
{
    Setting<QString> &setting = Settings::instance().lessonFolder;
    const QString folder = QFileDialog::getExistingDirectory(m_window, tr("Folder of Lessons"), setting.value());
    if (folder.isEmpty())
        return;
    if (folder == setting.value())
        m_session->lessonLibrary()->setFolder(folder); // reads it again
    setting.set(folder);
}

/// Sequence shows its values.
void WindowFiles::openSequence(const QString &path)
{
    m_session->opening().start(
        tr("Reading the sequence"), [path](JobControl &control) { return openStudy(path, control); },
        [this, path](const Result<std::shared_ptr<SequenceStudy>> &study) {
            if (!study)
                return m_session->report(study.problem());
            m_workspaces->showWorkspace(WorkspaceId::Sequence);
            m_workspaces->viewAs<SequenceView>()->open(*study);
            addRecent(Settings::instance().recentFiles, path);
        });
}

/// The workbench shows the rules before the game is opened or saved among the user's own.
void WindowFiles::openRules(const QString &path)
{
    const Result<NamedRules> game = readNamedRulesFile(path);
    if (!game)
        return m_session->report(game.problem());
    addRecent(Settings::instance().recentFiles, path);
    emit rulesRead(*game);
}

void WindowFiles::leaveStartPage()
{
    m_workspaces->leaveStartPage();
    m_workspaces->focusView();
}

void WindowFiles::openSlowly(const QString &expression, const QString &path)
{
    m_session->opening().start(
        tr("Reading the position"),
        [expression](JobControl &control) {
            const ReadingJob reading(control);
            return parseWithLargeHeaps(expression);
        },
        [this, path](const Result<Position> &position) {
            if (!position)
                return m_session->report(position.problem());
            m_session->exploration()->openPosition(*position);
            leaveStartPage();
            showReading(*position);
            if (!path.isEmpty())
                addRecent(Settings::instance().recentFiles, path);
        });
}

bool WindowFiles::openExpression(const QString &typed)
{
    // An invalid expression is shown as typed, with the position of the error.
    const bool canBeRead = isSlowToRead(typed) || parseWithLargeHeaps(typed).ok();
    const QString expression = canBeRead ? withWholePaths(typed) : typed;
    if (isSlowToRead(expression)) {
        openSlowly(expression, {});
        return true;
    }
    if (!m_session->exploration()->open(expression))
        return false;
    leaveStartPage();
    showReading(m_session->exploration()->start());
    if (const std::optional<BoardHint> hint = boardHint(expression)) {
        m_workspaces->messages()->showMessage(hint->sentence, MessageBar::Kind::Notice);
        m_workspaces->messages()->offer(tr("Open %1x%1").arg(hint->side),
                                        [this, square = hint->expression] { openExpression(square); });
    }
    return true;
}

void WindowFiles::showReading(const Position &position)
{
    QStringList sentences;
    for (const GraphReading *reading : graphReadings(position))
        sentences << reading->sentence();
    if (sentences.isEmpty())
        return;
    m_workspaces->messages()->showMessage(sentences.join(u'\n'), MessageBar::Kind::Notice);
    std::vector<std::pair<QString, std::function<void()>>> choices;
    if (position.components.size() == 1) {
        for (const GraphAlternative &other : graphAlternatives(*position.components.front().rules))
            choices.emplace_back(other.text, [this, expression = other.expression] { openExpression(expression); });
    }
    if (!choices.empty())
        m_workspaces->messages()->offerChoices(tr("Read It Differently"), choices);
}

void WindowFiles::offerBothWays(const QString &file)
{
    const GraphAlternative other = bothWaysAlternative(file);
    if (parseWithLargeHeaps(other.expression))
        m_workspaces->messages()->offer(other.text,
                                        [this, expression = other.expression] { openExpression(expression); });
}

void WindowFiles::pasteGraph()
{
    const QString text = QGuiApplication::clipboard()->text();
    if (text.trimmed().isEmpty()) {
        m_workspaces->messages()->showMessage(
            tr("The clipboard holds no text. Copy a list of edges, one per line, or a graph as DOT, GraphML or JSON."));
        return;
    }
    openGraphText(text);
}

void WindowFiles::openText(const QString &text)
{
    const QString line = text.trimmed();
    if (!line.contains(u'\n') && (isSlowToRead(line) || parseWithLargeHeaps(line).ok()))
        openExpression(line);
    else if (!line.isEmpty())
        openGraphText(text);
}

/// Writes the graph to a separate file, which the document refers to.
void WindowFiles::openGraphText(const QString &text)
{
    const QByteArray bytes = text.toUtf8();
    const QString name =
        QString::fromLatin1(QCryptographicHash::hash(bytes, QCryptographicHash::Sha1).toHex().first(8));
    const QString folder = pastedGraphsFolder();
    const QString path = QStringLiteral("%1/pasted-%2.%3").arg(folder, name, graphEndingFor(text));
    const bool isNew = !QFileInfo::exists(path);
    QDir().mkpath(folder);
    if (const std::optional<Problem> problem = writeSafely(path, bytes))
        return m_session->report(*problem);
    if (!openGraph(path) && isNew)
        QFile::remove(path);
}

std::vector<StoredFiles> WindowFiles::storedFiles()
{
    const auto graphs = [] {
        QStringList paths;
        for (const QFileInfo &file : QDir(pastedGraphsFolder()).entryInfoList(QDir::Files))
            paths << file.filePath();
        return paths;
    };
    const auto documents = [] {
        QStringList paths;
        for (const AutosavedDocument &document : autosavedDocuments())
            paths << document.path;
        return paths;
    };
    const auto removeGraphs = [graphs] {
        for (const QString &path : graphs())
            QFile::remove(path);
    };
    const auto removeDocuments = [documents] {
        for (const QString &path : documents())
            removeAutosaved(path);
    };
    return {
        {QStringLiteral("deletePastedGraphs"), tr("Pasted graphs"),
         tr("Documents that show a pasted graph can't be opened any more once it is deleted. Delete all of them?"),
         graphs, removeGraphs},
        {QStringLiteral("deleteAutosaved"), tr("Games to continue"),
         tr("What was open when windows were closed can't be continued once it is deleted; documents that you saved "
            "stay. Delete all of it?"),
         documents, removeDocuments},
        {QStringLiteral("deleteTables"), tr("Tables of the matrix game"),
         tr("Nothing is lost with the tables: the solver makes one again when it needs it, which takes some seconds. "
            "Delete all of them?"),
         keptTables, removeKeptTables}};
}

void WindowFiles::choose()
{
    askForFileToOpen(m_window,
                     {.title = tr("Open"),
                      .objectName = QStringLiteral("openDialog"),
                      .filters = {fileFilter(tr("Documents, games, lessons, sequences and graphs"), openedEndings()),
                                  tr("All files (*)")}},
                     [this](const QString &path) { open(path); });
}

void WindowFiles::save()
{
    if (m_documents->path().isEmpty())
        saveAs();
    else
        m_documents->saveAgain();
}

/// The file was written by another program or window, and what that wrote would be lost.
void WindowFiles::askToOverwrite(const QString &path)
{
    auto *box = new QMessageBox(QMessageBox::Warning, tr("Save"),
                                tr("%1 was changed by another program or window since it was opened or saved here.")
                                    .arg(QFileInfo(path).fileName()),
                                QMessageBox::Cancel, m_window);
    box->setObjectName(QStringLiteral("overwriteBox"));
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->setInformativeText(tr("Save what is open here to another file, or overwrite what was written there."));
    QPushButton *other = box->addButton(tr("Save &As…"), QMessageBox::AcceptRole);
    QPushButton *overwrite = box->addButton(tr("&Overwrite"), QMessageBox::DestructiveRole);
    box->setDefaultButton(other);
    connect(other, &QPushButton::clicked, this, &WindowFiles::saveAs);
    connect(overwrite, &QPushButton::clicked, this, [this, path] { m_documents->save(path); });
    box->open();
}

void WindowFiles::saveAs()
{
    askForFileToSave(m_window,
                     {.title = tr("Save"),
                      .objectName = QStringLiteral("saveDialog"),
                      .filters = {fileFilter(tr("Documents"), {QStringLiteral("mexp")})},
                      .expression = m_session->exploration()->expression()},
                     [this](const QString &path) { m_documents->save(path); });
}

void WindowFiles::showSaved(const QString &path)
{
    addRecent(Settings::instance().recentFiles, path);
    m_window->statusBar()->showMessage(tr("Saved to %1.").arg(QFileInfo(path).fileName()), 4000);
}

void WindowFiles::exportGraph()
{
    const bool isPartShown = !m_session->filter()->settings().showsAll();
    QStringList filters;
    for (const GraphFormat &format : graphFormats()) {
        if (format.isWritten)
            filters << fileFilter(format.name(), {format.endings.constFirst()});
    }
    askForFileToSave(
        m_window,
        {.title = isPartShown ? tr("Export the whole graph, not only what is shown") : tr("Export the graph"),
         .objectName = QStringLiteral("exportGraphDialog"),
         .filters = filters,
         .expression = m_session->exploration()->expression()},
        [this, isPartShown](const QString &path) { writeGraph(path, isPartShown); });
}

void WindowFiles::writeGraph(const QString &path, bool isPartShown)
{
    const Exploration &exploration = *m_session->exploration();
    if (!exploration.isReady())
        return;
    Marks marks;
    if (m_session->filter()->isCurrent()) // else they are those of another graph
        marks = {m_session->filter()->matches(), m_workspaces->viewAs<ExploreView>()->line()};
    m_session->writing(path).start(
        tr("Writing the graph"),
        [explored = exploration.explored(), marks = std::move(marks), path](JobControl &control) {
            return saveGraph(explored, marks, path, control);
        },
        [this, path, isPartShown](const std::optional<Problem> &problem) {
            if (problem)
                return m_session->report(*problem);
            m_workspaces->messages()->dismiss(); // the previous problem
            const QString text =
                isPartShown ? tr("Written to %1: the whole graph, not only what is shown") : tr("Written to %1");
            m_window->statusBar()->showMessage(text.arg(path), 10'000);
        });
}

} // namespace mexplorer
