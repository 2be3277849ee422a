// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/mainwindow.h"

#include "app/window/autosave.h"
#include "app/window/commandpalette.h"
#include "app/window/documents.h"
#include "app/window/gamebar.h"
#include "app/window/gamespanel.h"
#include "app/window/statusline.h"
#include "app/window/windowactions.h"
#include "app/window/windowcommands.h"
#include "app/window/windowdocks.h"
#include "app/window/windowfiles.h"
#include "app/window/windowmenus.h"
#include "app/window/windowpresentation.h"
#include "app/window/windowviews.h"
#include "app/window/workspaces.h"
#include "model/core/settings.h"
#include "model/core/wordlist.h"
#include "model/session/session.h"
#include "model/step/tracewords.h"
#include "views/charts/copiedpicture.h"
#include "views/charts/picturebutton.h"
#include "views/explore/exploreview.h"
#include "views/play/playview.h"
#include "views/preferences/preferencesdialog.h"
#include "views/start/gamedialog.h"
#include "views/start/startpage.h"
#include "views/theme/style.h"
#include "views/theme/theme.h"
#include "views/widgets/commands.h"
#include "views/widgets/expressionedit.h"
#include "views/widgets/makewidgets.h"
#include "views/widgets/messagebar.h"

#include <QApplication>
#include <QClipboard>
#include <QCloseEvent>
#include <QDockWidget>
#include <QDragEnterEvent>
#include <QFileInfo>
#include <QMimeData>
#include <QScreen>
#include <QToolBar>

namespace mexplorer {

namespace {

/// The first command with a role; null if there is none, or nothing to do.
QAction *enabledCommand(const Commands *commands, CommandRole role)
{
    QAction *action = commands ? commands->withRole(role).value(0) : nullptr;
    return action && action->isEnabled() ? action : nullptr;
}

/// Wide and narrow windows have their docks at different places.
Setting<QByteArray> &docksSetting(const WindowDocks *docks)
{
    return docks->isNarrow() ? Settings::instance().narrowDocks : Settings::instance().wideDocks;
}

/// What can be continued: the last that was closed, and all of a sudden end.
QList<RecentItem> itemsToContinue()
{
    QList<RecentItem> items;
    bool hasClosed = false;
    for (const AutosavedDocument &kept : autosavedDocuments()) {
        if (kept.suddenEnd || !std::exchange(hasClosed, true))
            items << RecentItem{MainWindow::tr("Continue %1").arg(kept.game), kept.path};
    }
    return items;
}

} // namespace

MainWindow::MainWindow(Session *session, Documents *documents, QWidget *parent)
    : QMainWindow(parent), m_session(session), m_commands(new Commands(this, Qt::WindowShortcut)),
      m_workspaces(new Workspaces), m_docks(new WindowDocks(this, m_commands)), m_status(new StatusLine(m_session)),
      m_documents(documents)
{
    setAcceptDrops(true);
    makeParts();

    Exploration *exploration = m_session->exploration();
    connect(m_gameBar, &GameBar::openRequested, this, &MainWindow::open);
    connect(m_gameBar, &GameBar::left, m_workspaces, &Workspaces::focusView);
    if (auto *play = m_workspaces->viewAs<PlayView>())
        connect(m_gameBar, &GameBar::gamePasted, play, &PlayView::openText);
    connect(exploration, &Exploration::startChanged, this, &MainWindow::followStart);
    connect(m_session->walkthrough(), &Walkthrough::traceChanged, this, &MainWindow::followShown);
    const auto showProblem = [this](const Problem &problem) { m_workspaces->messages()->showMessage(problem.message); };
    connect(m_session, &Session::problemFound, this, showProblem);
    connect(&Settings::instance(), &Settings::problemFound, this, showProblem);
    if (const auto &problem = Settings::instance().problem())
        showProblem(*problem); // found by the window that was left, as for another language
    connect(m_workspaces, &Workspaces::changed, this, &MainWindow::followWorkspace);
    connect(m_workspaces, &Workspaces::changed, m_session,
            [this] { m_session->setWorkspace(m_workspaces->current()); });
    if (const auto *explore = m_workspaces->viewAs<ExploreView>())
        connect(explore, &ExploreView::pictureWritten, this, &MainWindow::showWritten);
    if (const auto *play = m_workspaces->viewAs<PlayView>())
        connect(play, &PlayView::recordWritten, this, [this](const QString &path) {
            addRecent(Settings::instance().recentFiles, path);
            showWritten(path);
        });
    connect(m_session, &Session::workspaceRequested, m_workspaces, &Workspaces::showWorkspace);
    connect(m_documents, &Documents::pathChanged, this, &MainWindow::showTitle);
    connect(m_documents, &Documents::modifiedChanged, this, &MainWindow::showTitle);
    showTitle();
    m_workspaces->showStartPage();
    followWorkspace();
    restoreWindow();
    offerAutosaved();
}

void MainWindow::makeParts()
{
    const StyledTogether styled;
    new WindowActions(this, m_commands);
    addWorkspaces();
    addDocks();
    m_gameBar = new GameBar(m_session, m_commands);
    m_workspaces->addTool(
        new PictureButton((*m_commands)[WindowCommands::copyPicture], [this] { return pictureInFront(); }));
    arrange();
    m_menus = new WindowMenus(this, m_commands);
    addStartPage();
    setStatusBar(m_status);
    m_presentation = new WindowPresentation(m_session->presentation(), this, m_workspaces, m_docks);
}

void MainWindow::arrange()
{
    auto *centre = new QWidget;
    auto *layout = makeLayout<QVBoxLayout>(centre, 0);
    layout->addWidget(m_workspaces, 1);
    setCentralWidget(centre);
    auto *bar = makeNamed<QToolBar>("gameToolBar", tr("Game bar"));
    bar->setMovable(false);
    bar->setContextMenuPolicy(Qt::PreventContextMenu);
    bar->toggleViewAction()->setVisible(false);
    bar->addWidget(m_gameBar);
    addToolBar(Qt::TopToolBarArea, bar);
}

void MainWindow::addWorkspaces()
{
    for (const WorkspaceRow &row : workspaceRows()) {
        const Workspace made = row.make(m_session);
        const auto number = static_cast<int>(m_workspaces->ids().size()) + 1;
        const QAction *command = m_commands->add(row.command, row.title, row.about,
                                                 {.icon = row.icon,
                                                  .keys = {Qt::CTRL | static_cast<Qt::Key>(Qt::Key_0 + number)},
                                                  .position = {Menus::go, 1}},
                                                 [this, id = row.id] { m_workspaces->showWorkspace(id); });
        m_workspaces->add(row.id, command, made.view, made.commands);
        m_commands->include(made.commands, row.title);
    }
}

void MainWindow::addStartPage()
{
    m_startPage = new StartPage;
    connect(m_startPage, &StartPage::openRequested, this, &MainWindow::open);
    connect(m_startPage, &StartPage::gameRequested, this, &MainWindow::openIn);
    connect(m_startPage, &StartPage::backRequested, m_workspaces, &Workspaces::leaveStartPage);
    connect(m_startPage, &StartPage::setUpRequested, this, &MainWindow::setUpGame);
    connect(m_startPage, &StartPage::workspaceRequested, m_workspaces, &Workspaces::showWorkspace);
    connect(m_startPage, &StartPage::typed, this, [this](const QString &text) {
        m_gameBar->edit()->setFocus(Qt::ShortcutFocusReason);
        m_gameBar->edit()->setText(text);
        m_gameBar->edit()->suggest();
    });
    m_workspaces->setStartPage(m_startPage);
    for (const Setting<QStringList> *recent : {&Settings::instance().recentGames, &Settings::instance().recentFiles})
        connect(recent, &AnySetting::changed, this, &MainWindow::showRecent);
    showRecent();
    showOpenGame();
    m_files = new WindowFiles(m_session, m_documents, m_workspaces, m_startPage, this);
}

void MainWindow::addDocks()
{
    m_games = new GamesPanel;
    connect(m_games, &GamesPanel::openRequested, this, &MainWindow::open);
    const MenuPosition place = {Menus::view, 1};
    m_docks->add(WindowCommands::games, tr("&Games"), tr("Show or hide the list of games"),
                 {.icon = "panel-left", .keys = {Qt::Key_F8}, .position = place}, m_games, Qt::LeftDockWidgetArea);
    int key = Qt::Key_F9;
    for (const PanelRow &row : panelRows()) {
        m_docks->add(row.command, row.title, row.about, {.icon = row.icon, .keys = {key++}, .position = place},
                     row.make(m_session), Qt::RightDockWidgetArea);
    }
    m_commands->add(WindowCommands::resetLayout, tr("Res&et Layout"), tr("Put all panels back in their usual places"),
                    {.position = place}, [this] { resetLayout(); });
}

void MainWindow::restoreWindow()
{
    const QSize room = screen()->availableSize() - QSize(8, 32); // less the frame that the desktop draws
    setMinimumSize(QSize(800, 560).boundedTo(room));
    resize(QSize(1400, 900).boundedTo(room));
    restoreGeometry(Settings::instance().windowGeometry.value());
    fitToScreen(room);
    m_docks->restore(docksSetting(m_docks).value());
    connect(m_docks, &WindowDocks::chosen, this, &MainWindow::saveWindow); // also for after a sudden end
}

void MainWindow::takeSize(const QSize &size)
{
    resize(size);
    m_docks->restore(docksSetting(m_docks).value());
}

/// The screen may be smaller than the one that the window was closed on.
void MainWindow::fitToScreen(const QSize &room)
{
    if (isMaximized() || isFullScreen())
        return;
    resize(size().boundedTo(room));
    const QRect available(screen()->availableGeometry().topLeft(), room);
    const QPoint last = available.bottomRight() - QPoint(width(), height()); // the left upper corner at most
    move(std::max(available.left(), std::min(x(), last.x())), std::max(available.top(), std::min(y(), last.y())));
}

void MainWindow::offerAutosaved()
{
    const AutosavedDocument kept = autosavedDocuments().value(0);
    if (!kept.suddenEnd)
        return;
    MessageBar *messages = m_workspaces->messages();
    messages->showMessage(tr("Mexplorer ended unexpectedly the last time. What was open was saved."),
                          MessageBar::Kind::Notice);
    messages->offer(tr("Continue %1").arg(fontMetrics().elidedText(kept.game, Qt::ElideMiddle, 240)),
                    [this, path = kept.path] { open(path); });
}

void MainWindow::open(const QString &gameOrFile)
{
    m_files->open(gameOrFile);
}

/// A game that is played anew from its start leaves what was played of it among the games before.
void MainWindow::openIn(const QString &expression, WorkspaceId workspace)
{
    m_workspaces->showWorkspace(workspace);
    if (!m_files->openExpression(expression))
        return;
    Match *match = m_session->match();
    if (workspace == WorkspaceId::Play && match->hasGame() && match->record().length() > 0)
        match->restart();
}

std::unique_ptr<QMimeData> MainWindow::pictureInFront() const
{
    const QWidget *front = m_workspaces->showsStartPage() ? nullptr : m_workspaces->view(m_workspaces->current());
    const auto *view = dynamic_cast<const ViewWithPicture *>(front);
    const std::optional<CopiedPicture> picture = view ? view->copiedPicture() : std::nullopt;
    return picture ? mimeData(*picture) : nullptr;
}

void MainWindow::copyPicture()
{
    if (std::unique_ptr<QMimeData> picture = pictureInFront()) {
        QGuiApplication::clipboard()->setMimeData(picture.release());
        statusBar()->showMessage(tr("The picture is copied, with its text."), 4000);
    } else {
        m_workspaces->messages()->showMessage(tr("There is no picture to copy here, or its answers are hidden. Open a "
                                                 "game, and go to Explore, Step, Play or Sequence."),
                                              MessageBar::Kind::Notice);
    }
}

void MainWindow::printWorkspace()
{
    if (QAction *print = enabledCommand(m_workspaces->frontCommands(), CommandRole::Print))
        print->trigger();
    else
        m_workspaces->messages()->showMessage(whereToPrint(), MessageBar::Kind::Notice);
}

QString MainWindow::whereToPrint() const
{
    QStringList printing;
    for (const WorkspaceRow &row : workspaceRows()) {
        if (enabledCommand(m_workspaces->commands(row.id), CommandRole::Print))
            printing << row.title;
    }
    return printing.isEmpty()
               ? tr("There is nothing to print yet. Open a game first.")
               : tr("There is nothing to print here. Go to %1, and print from there.").arg(alternatives(printing));
}

void MainWindow::previewWorkspace()
{
    if (QAction *preview = enabledCommand(m_workspaces->frontCommands(), CommandRole::PrintPreview))
        preview->trigger();
    else
        printWorkspace();
}

void MainWindow::setUpGame(const QString &expression)
{
    auto *dialog = new GameDialog(expression, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &GameDialog::openRequested, m_files, &WindowFiles::openExpression);
    dialog->open();
}

QLineEdit *MainWindow::expressionEdit() const
{
    return m_gameBar->edit();
}

void MainWindow::resetLayout()
{
    Settings::instance().wideDocks.reset();
    Settings::instance().narrowDocks.reset();
    m_docks->restore({});
}

void MainWindow::setFullScreen(bool on)
{
    setWindowState(on ? windowState() | Qt::WindowFullScreen : windowState() & ~Qt::WindowFullScreen);
}

void MainWindow::setPresentation(bool on)
{
    m_presentation->setOn(on);
}

void MainWindow::present()
{
    m_workspaces->showWorkspace(WorkspaceId::Step);
    setPresentation(true);
}

/// Only keys that nothing in the window took come here.
void MainWindow::keyPressEvent(QKeyEvent *event)
{
    QAction *presentation = (*m_commands)[WindowCommands::presentation];
    if (event->key() == Qt::Key_Escape && event->modifiers() == Qt::NoModifier && presentation->isChecked())
        presentation->trigger();
    else
        QMainWindow::keyPressEvent(event);
}

void MainWindow::followStart()
{
    m_workspaces->messages()->dismiss();
    addRecent(Settings::instance().recentGames, m_session->exploration()->expression());
    showRecent(); // a game is open now, whether or not the list has changed
    showTitle();
    showOpenGame();
}

/// The way back from the start page.
void MainWindow::showOpenGame()
{
    m_startPage->setOpenGame(tracewords::withoutFolders(m_session->exploration()->expression()));
}

/// What was opened before: in the game bar, the panel of games and on the start page.
void MainWindow::showRecent()
{
    const QStringList games = Settings::instance().recentGames.value();
    const QStringList files = Settings::instance().recentFiles.value();
    m_gameBar->setEarlier(games);
    m_games->setRecent(games, files);
    QList<RecentItem> items;
    if (!m_session->exploration()->hasGame())
        items << itemsToContinue();
    for (const QString &path : files.first(std::min(files.size(), qsizetype(3))))
        items << RecentItem{QFileInfo(path).fileName(), path};
    for (const QString &expression : games)
        items << RecentItem{expression, {}};
    m_startPage->setRecent(items);
}

void MainWindow::showTitle()
{
    const QString expression = tracewords::withoutFolders(m_session->exploration()->expression());
    const QString file = QFileInfo(m_documents->path()).fileName();
    setWindowTitle(expression.isEmpty() ? tr("Mexplorer")
                   : file.isEmpty()     ? expression
                                        : QStringLiteral("%1[*] \u2013 %2").arg(file, expression));
    setWindowModified(m_documents->isModified());
}

void MainWindow::followWorkspace()
{
    const bool start = m_workspaces->showsStartPage();
    const WorkspaceId current = m_workspaces->current();
    followShown();
    m_docks->setFolded(WindowDocks::StartPage, start);
    m_games->setPlaying(current == WorkspaceId::Play);
    statusBar()->setVisible(!start && !m_session->presentation()->isOn());
    // Explore says more about the graph itself, and a puzzle is another game.
    m_status->setCountsVisible(current != WorkspaceId::Explore && current != WorkspaceId::Puzzles);
    m_menus->followWorkspace();
}

/// The panels are about the selected position. A puzzle, an exercise and a set of numbers are about something else, and
/// Play shows its position on the boards.
void MainWindow::followShown()
{
    const WorkspaceId current = m_workspaces->current();
    const bool isOther = current == WorkspaceId::Play || current == WorkspaceId::Puzzles ||
                         current == WorkspaceId::Exercises ||
                         (current == WorkspaceId::Step && m_session->walkthrough()->isOfSet());
    m_docks->setFolded(WindowDocks::Workspace, isOther);
}

void MainWindow::showWritten(const QString &path)
{
    m_workspaces->messages()->dismiss(); // what stood in the way before
    statusBar()->showMessage(tr("Written to %1").arg(path), 10'000);
}

void MainWindow::showCommandPalette()
{
    auto *palette = new CommandPalette(*m_commands, m_workspaces->frontCommands(), this);
    palette->setAttribute(Qt::WA_DeleteOnClose);
    // A command of a workspace shows there what it does.
    connect(palette, &CommandPalette::chosen, m_workspaces, [this](QAction *action) {
        for (const WorkspaceId id : m_workspaces->ids()) {
            if (!m_workspaces->showsStartPage() && m_workspaces->commands(id)->contains(action))
                m_workspaces->showWorkspace(id);
        }
    });
    palette->open();
}

PreferencesDialog *MainWindow::showPreferences()
{
    auto *dialog = findChild<PreferencesDialog *>();
    if (!dialog) {
        dialog = new PreferencesDialog(m_commands, WindowFiles::storedFiles(), this);
        dialog->setAttribute(Qt::WA_DeleteOnClose);
        connect(dialog, &PreferencesDialog::filesRemoved, this, &MainWindow::showRecent);
    }
    dialog->show();
    dialog->raise();
    dialog->activateWindow();
    return dialog;
}

void MainWindow::closeEvent(QCloseEvent *event)
{
    if (!m_documents->finishSaving())
        return event->ignore(); // the reason is in the window
    setPresentation(false);
    m_documents->close();
    saveWindow();
    QMainWindow::closeEvent(event);
}

void MainWindow::saveWindow()
{
    Settings::instance().windowGeometry.set(saveGeometry());
    if (const QByteArray docks = m_docks->state(); !docks.isEmpty())
        docksSetting(m_docks).set(docks);
}

void MainWindow::dragEnterEvent(QDragEnterEvent *event)
{
    const QList<QUrl> urls = event->mimeData()->urls();
    const bool isFile = urls.size() == 1 && urls.first().isLocalFile();
    // A picture has a text, too, but isn't a game.
    if (isFile || (urls.isEmpty() && event->mimeData()->hasText() && !event->mimeData()->hasImage()))
        event->acceptProposedAction();
}

void MainWindow::dropEvent(QDropEvent *event)
{
    if (event->mimeData()->hasUrls())
        open(event->mimeData()->urls().value(0).toLocalFile());
    else
        m_files->openText(event->mimeData()->text());
    event->acceptProposedAction();
}

} // namespace mexplorer
