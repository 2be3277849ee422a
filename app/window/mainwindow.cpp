// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/mainwindow.h"

#include "app/window/autosave.h"
#include "app/window/commandpalette.h"
#include "app/window/documents.h"
#include "app/window/gamebar.h"
#include "app/window/gamespanel.h"
#include "app/window/statusline.h"
#include "app/window/windowcommands.h"
#include "app/window/windowdocks.h"
#include "app/window/windowfiles.h"
#include "app/window/windowhelp.h"
#include "app/window/windowpresentation.h"
#include "app/window/workspaces.h"
#include "model/core/settings.h"
#include "model/core/wordlist.h"
#include "model/games/catalogue.h"
#include "model/notation/namedrules.h"
#include "model/session/session.h"
#include "model/step/tracewords.h"
#include "views/charts/copiedpicture.h"
#include "views/charts/picturebutton.h"
#include "views/explore/exploreview.h"
#include "views/explore/positionpanel.h"
#include "views/explore/positiontable.h"
#include "views/nimbers/nimberdialog.h"
#include "views/play/playview.h"
#include "views/preferences/preferencesdialog.h"
#include "views/start/gamedialog.h"
#include "views/start/startpage.h"
#include "views/theme/style.h"
#include "views/widgets/events.h"
#include "views/widgets/expressionedit.h"
#include "views/widgets/makewidgets.h"
#include "views/widgets/messagebar.h"
#include "views/workbench/rulesdialog.h"

#include <QApplication>
#include <QClipboard>
#include <QCloseEvent>
#include <QDockWidget>
#include <QDragEnterEvent>
#include <QFileInfo>
#include <QMenu>
#include <QMenuBar>
#include <QMimeData>
#include <QPointer>
#include <QScreen>
#include <QToolBar>

namespace mexplorer {

namespace {

/// Returns the first command with a role; null if there is none, or it is disabled.
QAction *enabledCommand(const Commands *commands, CommandRole role)
{
    QAction *action = commands ? commands->withRole(role).value(0) : nullptr;
    return action && action->isEnabled() ? action : nullptr;
}

void chooseTheme(Theme::Mode mode)
{
    Settings::instance().theme.set(mode);
}

/// Wide and narrow windows have separate layouts.
Setting<QByteArray> &docksSetting(const WindowDocks *docks)
{
    return docks->isNarrow() ? Settings::instance().narrowDocks : Settings::instance().wideDocks;
}

/// Returns the documents to continue: the last one closed, and those of a crash.
QList<RecentItem> itemsToContinue()
{
    QList<RecentItem> items;
    bool hasClosed = false;
    for (const AutosavedDocument &autosaved : autosavedDocuments()) {
        if (autosaved.suddenEnd || !std::exchange(hasClosed, true))
            items << RecentItem{MainWindow::tr("Continue %1").arg(autosaved.game), autosaved.path};
    }
    return items;
}

} // namespace

MainWindow::MainWindow(Session *session, Documents *documents, QWidget *parent)
    : QMainWindow(parent), m_session(session), m_commands(new Commands(this, Qt::WindowShortcut)),
      m_workspaces(new Workspaces), m_docks(new WindowDocks(this, m_commands)), m_status(new StatusLine(m_session)),
      m_documents(documents), m_themes(m_commands, chooseTheme),
      m_languages(m_commands, [](const QString &code) { Settings::instance().language.set(code); })
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
        showProblem(*problem); // found by the window of the previous language
    connect(m_workspaces, &Workspaces::changed, this, &MainWindow::followWorkspace);
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
    showFront();
    restoreWindow();
    m_presentation->resume();
    offerAutosaved();
}

/// Shows what is in front, which is the start page in the first window of a session.
void MainWindow::showFront()
{
    if (const std::optional<WorkspaceId> workspace = m_session->workspace())
        m_workspaces->showWorkspace(*workspace);
    if (m_session->isAtStartPage())
        m_workspaces->showStartPage();
    followWorkspace();
    connect(m_workspaces, &Workspaces::changed, m_session, [this] {
        m_session->setAtStartPage(m_workspaces->showsStartPage());
        m_session->setWorkspace(m_workspaces->current());
    });
}

void MainWindow::makeParts()
{
    const StyledTogether styled;
    addCommands();
    m_workspaces->fill(m_session, m_commands);
    addDocks();
    m_gameBar = new GameBar(m_session, m_commands);
    m_workspaces->addTool(
        new PictureButton((*m_commands)[WindowCommands::copyPicture], [this] { return pictureInFront(); }));
    arrange();
    addMenus();
    addStartPage();
    setStatusBar(m_status);
    m_presentation = new WindowPresentation(m_session->presentation(), this, m_workspaces, m_docks);
}

void MainWindow::addCommands()
{
    addFileCommands();
    addEditCommands();
    addThemeCommands();
    addLanguageCommands();
    addViewCommands();
    addGoCommands();
    addHelpCommands();

    connect(m_session->exploration(), &Exploration::historyChanged, this, &MainWindow::updateCommands);
    connect(m_session->exploration(), &Exploration::graphChanged, this, &MainWindow::updateCommands);
    connect(m_session->exploration(), &Exploration::startChanged, this, &MainWindow::updateCommands);
    connect(m_workspaces, &Workspaces::changed, this, &MainWindow::updateCommands);
    connect(&Theme::instance(), &Theme::changed, this, &MainWindow::updateThemeCommands);
    connect(m_session->presentation(), &Presentation::changed, this, &MainWindow::updatePresentationCommands);
    updateCommands();
    updateThemeCommands();
    updatePresentationCommands();
    // Presentations and the desktop also switch to full screen.
    onEvent(this, this, QEvent::WindowStateChange,
            [this] { (*m_commands)[WindowCommands::fullScreen]->setChecked(isFullScreen()); });
}

void MainWindow::addFileCommands()
{
    m_commands->add(WindowCommands::startPage, tr("S&tart Page"), tr("Choose another game from the cards"),
                    {.icon = "new", .keys = {QKeySequence::New}, .position = {Menus::file, 0}},
                    [this] { m_workspaces->showStartPage(); });
    m_commands->add(WindowCommands::ownRules, tr("Your &Own Rules…"),
                    tr("Write the rules of a game of your own, and see its values and graph as you write"),
                    {.icon = "edit", .keys = {Qt::CTRL | Qt::SHIFT | Qt::Key_N}, .position = {Menus::newGame, 0}},
                    [this] { showOwnRules(); });
    m_commands->add(WindowCommands::setUpGame, tr("Set Up a &Game…"),
                    tr("Set up a game with a few clicks, without typing"),
                    {.icon = "edit", .keys = {Qt::CTRL | Qt::Key_E}, .position = {Menus::newGame, 0}},
                    [this] { setUpGame(m_session->exploration()->expression()); });
    m_commands->addMenu(tr("&New Game"), Menus::newGame, {Menus::file, 0});
    m_commands->add(WindowCommands::open, tr("&Open…"),
                    tr("Open a document, the record of a game, a lesson, a sequence or a graph"),
                    {.icon = "open", .keys = {QKeySequence::Open}, .position = {Menus::file, 0}},
                    [this] { m_files->choose(); });
    m_commands->addMenu(tr("Open &Recent"), Menus::recent, {Menus::file, 0});
    m_commands->add(WindowCommands::save, tr("&Save"), tr("Save the game, what is selected and the moves played"),
                    {.icon = "save", .keys = {QKeySequence::Save}, .position = {Menus::file, 1}},
                    [this] { m_files->save(); });
    m_commands->add(WindowCommands::saveAs, tr("Save &As…"), tr("Save under another name"),
                    {.keys = {Qt::CTRL | Qt::SHIFT | Qt::Key_S}, .position = {Menus::file, 1}},
                    [this] { m_files->saveAs(); });
    m_commands->add(WindowCommands::exportGraph, tr("Export &Graph…"),
                    tr("Write the graph for other programs: DOT, GraphML, CSV, JSON or TikZ"),
                    {.icon = "export", .keys = {Qt::CTRL | Qt::SHIFT | Qt::Key_E}, .position = {Menus::exports}},
                    [this] { m_files->exportGraph(); });
    m_commands->addMenu(tr("&Export"), Menus::exports, {Menus::file, 2});
    m_commands->add(WindowCommands::printPreview, tr("Print Pre&view…"),
                    tr("See the pages of what this workspace shows, and print them"),
                    {.icon = "print", .position = {Menus::file, 2}}, [this] { previewWorkspace(); });
    m_commands->add(WindowCommands::print, tr("&Print…"), tr("Print what this workspace shows"),
                    {.icon = "print", .keys = {QKeySequence::Print}, .position = {Menus::file, 2}},
                    [this] { printWorkspace(); });
    m_commands->add(
        WindowCommands::quit, tr("&Quit"), tr("Close Mexplorer; what is open is kept for the next time"),
        {.icon = "quit", .keys = {Qt::CTRL | Qt::Key_Q, Qt::CTRL | Qt::Key_W}, .position = {Menus::file, 3}},
        [this] { close(); });
}

void MainWindow::addEditCommands()
{
    const MenuPosition position = {Menus::edit};
    m_commands->add(
        WindowCommands::copyExpression, tr("&Copy Expression"), tr("Copy the selected position as a game expression"),
        {.icon = "copy", .keys = {Qt::CTRL | Qt::SHIFT | Qt::Key_C}, .position = position},
        [this] { QApplication::clipboard()->setText(m_session->exploration()->selectedPosition().text()); });
    m_commands->add(WindowCommands::copyPicture, tr("Copy P&icture"),
                    tr("Copy the picture in front as PNG and SVG, with its text; or drag it from its button"),
                    {.icon = "picture", .keys = {Qt::CTRL | Qt::ALT | Qt::Key_C}, .position = position},
                    [this] { copyPicture(); });
    m_commands->add(WindowCommands::copyPython, tr("Copy as P&ython Program"),
                    tr("Copy a program in Python that finds the value of the selected position"),
                    {.icon = "copy", .position = position}, [this] { copyProgram(ProgramLanguage::Python); });
    m_commands->add(WindowCommands::copyCpp, tr("Copy as C&++ Program"),
                    tr("Copy a program in C++ that finds the value of the selected position"),
                    {.icon = "copy", .position = position}, [this] { copyProgram(ProgramLanguage::Cpp); });
    m_commands->add(WindowCommands::pasteGraph, tr("&Paste Graph"),
                    tr("Open the graph that was copied as text: a list of edges, DOT, GraphML or JSON"),
                    {.keys = {Qt::CTRL | Qt::SHIFT | Qt::Key_V}, .position = position},
                    [this] { m_files->pasteGraph(); });
    m_commands->add(WindowCommands::typeExpression, tr("&Type a Game"),
                    tr("Go to the line that takes a game expression"),
                    {.keys = {Qt::CTRL | Qt::Key_L}, .position = position}, [this] {
                        m_gameBar->edit()->setFocus(Qt::ShortcutFocusReason);
                        m_gameBar->edit()->selectAll();
                    });
    m_commands->add(WindowCommands::preferences, tr("Pre&ferences…"),
                    tr("Choose theme, language, motion, size of type, limits of the solver, folders and keys"),
                    {.keys = {Qt::CTRL | Qt::Key_Comma}, .position = {Menus::edit, 1}}, [this] { showPreferences(); });
}

void MainWindow::addThemeCommands()
{
    const auto add = [this](CommandId id, Theme::Mode mode, const QString &text, const QString &tip) {
        m_themes.add(id, text, tip, {.position = {Menus::theme, 0}}, mode);
    };
    add(WindowCommands::themeSystem, Theme::Mode::System, tr("Theme of the &System"),
        tr("Light or dark as the desktop is"));
    add(WindowCommands::themeLight, Theme::Mode::Light, tr("&Light Theme"), tr("Dark on light"));
    add(WindowCommands::themeDark, Theme::Mode::Dark, tr("&Dark Theme"), tr("Light on dark"));
    m_commands->add(WindowCommands::nextTheme, tr("&Other Theme"), tr("Change between light and dark"),
                    {.icon = "dark", .keys = {Qt::CTRL | Qt::SHIFT | Qt::Key_L}, .position = {Menus::theme, 1}},
                    [] { chooseTheme(Theme::instance().colors().dark ? Theme::Mode::Light : Theme::Mode::Dark); });
    m_commands->addMenu(tr("T&heme"), Menus::theme, {Menus::view, 0});
}

/// The name of a language is written in that language, for those who can read no other.
void MainWindow::addLanguageCommands()
{
    const auto add = [this](CommandId id, const QString &code, const QString &text, const QString &tip) {
        m_languages.add(id, text, tip, {.position = {Menus::language}}, code);
    };
    add(WindowCommands::languageSystem, {}, tr("Language of the &System"), tr("As the desktop is, or English"));
    add(WindowCommands::languageEnglish, QStringLiteral("en"), QStringLiteral("&English"),
        QStringLiteral("Show everything in English"));
    add(WindowCommands::languageGerman, QStringLiteral("de"), QStringLiteral("&Deutsch"),
        QStringLiteral("Alles auf Deutsch anzeigen"));
    m_commands->addMenu(tr("&Language"), Menus::language, {Menus::view, 0});
    const Setting<QString> &language = Settings::instance().language;
    connect(&language, &AnySetting::changed, this, [this, &language] { m_languages.setCurrent(language.value()); });
    m_languages.setCurrent(language.value());
}

void MainWindow::addViewCommands()
{
    m_commands->addSwitch(WindowCommands::reducedMotion, tr("&Reduced Motion"),
                          tr("Show changes at once, without animation"), {.position = {Menus::view, 0}},
                          [](bool on) { Settings::instance().reducedMotion.set(on); });
    m_commands->addSwitch(WindowCommands::presentation, tr("Prese&ntation"),
                          tr("Only the picture and its sentence on the full screen, for an audience; Escape ends it"),
                          {.icon = "presentation", .keys = {Qt::Key_F5}, .position = {Menus::view, 2}},
                          [this](bool on) { setPresentation(on); });
    m_commands->addSwitch(WindowCommands::fullScreen, tr("&Full Screen"), tr("Fill the screen with the window"),
                          {.icon = "full-screen", .keys = {Qt::Key_F11}, .position = {Menus::view, 2}},
                          [this](bool on) { setFullScreen(on); });
    Presentation *presentation = m_session->presentation();
    m_commands->add(WindowCommands::blackScreen, tr("&Black Screen"),
                    tr("Make the screen of a presentation black, or show it again"),
                    {.keys = {Qt::Key_Period}, .position = {Menus::view, 3}},
                    [presentation] { presentation->switchScreen(Presentation::Screen::Black); });
    m_commands->add(WindowCommands::whiteScreen, tr("&White Screen"),
                    tr("Make the screen of a presentation white, or show it again"),
                    {.keys = {Qt::Key_Comma}, .position = {Menus::view, 3}},
                    [presentation] { presentation->switchScreen(Presentation::Screen::White); });
    m_commands->addSwitch(WindowCommands::pointerSpot, tr("Pointer &Spot"),
                          tr("Show or hide a large spot at the pointer of a presentation"),
                          {.keys = {Qt::Key_L}, .position = {Menus::view, 3}},
                          [presentation](bool on) { presentation->setSpotShown(on); });
    m_commands->addSwitch(WindowCommands::presentedTools, tr("Tools &in a Presentation"),
                          tr("Show or hide the tools of a presentation; the pointer at their edge shows them, too"),
                          {.keys = {Qt::Key_F6}, .position = {Menus::view, 3}},
                          [presentation](bool on) { presentation->setToolsShown(on); });
}

void MainWindow::addGoCommands()
{
    Exploration *exploration = m_session->exploration();
    const MenuPosition position = {Menus::go, 0};
    m_commands->add(WindowCommands::back, tr("&Back"),
                    tr("Go back to the position before; from the start page, to the open game"),
                    {.icon = "back", .keys = {QKeySequence::Back}, .position = position}, [this, exploration] {
                        if (m_workspaces->showsStartPage())
                            m_workspaces->leaveStartPage();
                        else
                            exploration->goBack();
                    });
    m_commands->add(WindowCommands::forward, tr("&Forward"), tr("Go forward again"),
                    {.icon = "forward", .keys = {QKeySequence::Forward}, .position = position},
                    [exploration] { exploration->goForward(); });
    m_commands->add(WindowCommands::startPosition, tr("&Start Position"), tr("Select the start position"),
                    {.icon = "start-position", .keys = {Qt::ALT | Qt::Key_Home}, .position = position},
                    [exploration] { exploration->select(GameGraph::root()); });
}

void MainWindow::addHelpCommands()
{
    auto *help = new WindowHelp(this);
    m_commands->add(WindowCommands::glossary, tr("&Glossary"), tr("Open the glossary at the term for this view"),
                    {.icon = "help", .keys = {Qt::Key_F1}, .position = {Menus::help, 0}},
                    [help] { help->showGlossary(); });
    m_commands->add(WindowCommands::nimbers, tr("&Nim-arithmetic…"),
                    tr("Calculate nim-sums, nim-products, nim-quotients and nim-square roots, and see their tables"),
                    {.position = {Menus::help, 0}}, [this] {
                        auto *dialog = new NimberDialog(this);
                        dialog->setAttribute(Qt::WA_DeleteOnClose);
                        dialog->show();
                    });
    m_commands->add(WindowCommands::shortcuts, tr("&Keyboard Shortcuts"), tr("All commands and their keys"),
                    {.icon = "keyboard", .keys = {Qt::CTRL | Qt::Key_F1}, .position = {Menus::help, 0}},
                    [help] { help->openShortcuts(); });
    m_commands->add(WindowCommands::palette, tr("&Find a Command…"), tr("Search all commands by name"),
                    {.icon = "commands",
                     .keys = {Qt::CTRL | Qt::SHIFT | Qt::Key_P, Qt::CTRL | Qt::Key_K},
                     .position = {Menus::help, 0}},
                    [this] { showCommandPalette(); });
    m_commands->add(WindowCommands::about, tr("&About Mexplorer"), tr("Version and licence"),
                    {.icon = "info", .position = {Menus::help, 1}}, [help] { help->openAbout(); });
}

void MainWindow::updateCommands()
{
    const Exploration *exploration = m_session->exploration();
    const bool leadsToGame = m_workspaces->showsStartPage() && exploration->hasGame();
    (*m_commands)[WindowCommands::back]->setEnabled(leadsToGame || exploration->canGoBack());
    (*m_commands)[WindowCommands::forward]->setEnabled(exploration->canGoForward());
    (*m_commands)[WindowCommands::startPosition]->setEnabled(exploration->isReady());
    (*m_commands)[WindowCommands::exportGraph]->setEnabled(exploration->isReady());
    for (const CommandId id : {WindowCommands::copyExpression, WindowCommands::copyPython, WindowCommands::copyCpp,
                               WindowCommands::save, WindowCommands::saveAs})
        (*m_commands)[id]->setEnabled(exploration->hasGame());
}

void MainWindow::updatePresentationCommands()
{
    const Presentation *presentation = m_session->presentation();
    (*m_commands)[WindowCommands::presentation]->setChecked(presentation->isOn());
    (*m_commands)[WindowCommands::pointerSpot]->setChecked(presentation->showsSpot());
    (*m_commands)[WindowCommands::presentedTools]->setChecked(presentation->showsTools());
    for (const CommandId id : {WindowCommands::blackScreen, WindowCommands::whiteScreen, WindowCommands::pointerSpot,
                               WindowCommands::presentedTools})
        (*m_commands)[id]->setEnabled(presentation->isOn());
}

void MainWindow::updateThemeCommands()
{
    m_themes.setCurrent(Theme::instance().mode());
    (*m_commands)[WindowCommands::reducedMotion]->setChecked(Theme::instance().reducedMotion());
}

void MainWindow::addMenus()
{
    m_recentMenu = m_commands->menu(Menus::recent);
    m_exportMenu = m_commands->menu(Menus::exports);
    m_newGameMenu = m_commands->menu(Menus::newGame);
    connect(m_newGameMenu, &QMenu::aboutToShow, this, &MainWindow::fillNewGame);
    connect(m_recentMenu, &QMenu::aboutToShow, this, &MainWindow::fillRecent);
    connect(m_exportMenu, &QMenu::aboutToShow, this, &MainWindow::fillExport);
    fillExport();
    addMenu(tr("&File"), Menus::file);
    addEditMenu();
    addMenu(tr("&View"), Menus::view);
    addWorkspaceMenus();
    addMenu(tr("&Go"), Menus::go);
    addMenu(tr("&Help"), Menus::help);
    updateMenus();
}

QMenu *MainWindow::addMenu(const QString &title, MenuId id)
{
    QMenu *menu = menuBar()->addMenu(title);
    m_commands->fill(menu, id);
    return menu;
}

void MainWindow::addEditMenu()
{
    for (const Workspace &workspace : m_workspaces->all()) {
        for (const CommandRole role : {CommandRole::Undo, CommandRole::Redo})
            m_undoActions << workspace.commands->withRole(role);
    }
    QMenu *menu = menuBar()->addMenu(tr("&Edit"));
    menu->addActions(m_undoActions);
    menu->addSeparator();
    m_commands->fill(menu, Menus::edit);
}

void MainWindow::addWorkspaceMenus()
{
    for (const Workspace &workspace : m_workspaces->all()) {
        QMenu *menu = menuBar()->addMenu(workspace.menu);
        workspace.commands->fill(menu, Menus::workspace);
        m_workspaceMenus << menu;
    }
}

void MainWindow::updateMenus()
{
    const Commands *front = m_workspaces->frontCommands();
    for (qsizetype i = 0; i < m_workspaceMenus.size(); ++i) {
        const Workspace &workspace = m_workspaces->all()[static_cast<std::size_t>(i)];
        const bool isFront = workspace.commands == front;
        // The bar listens to the letters of hidden menus as well, so they have none.
        m_workspaceMenus[i]->setTitle(isFront ? workspace.menu : QString(workspace.menu).remove(u'&'));
        m_workspaceMenus[i]->menuAction()->setVisible(isFront);
    }
    for (QAction *action : std::as_const(m_undoActions)) {
        // Only one Ctrl+Z is active, wherever the focus is.
        const bool isFront = front && front->contains(action);
        action->setVisible(isFront);
        action->setShortcutContext(isFront ? Qt::WindowShortcut : Qt::WidgetWithChildrenShortcut);
    }
}

void MainWindow::fillExport()
{
    m_exportMenu->clear();
    if (const Commands *front = m_workspaces->frontCommands())
        m_exportMenu->addActions(front->withRole(CommandRole::Export));
    m_exportMenu->addSeparator();
    m_commands->fill(m_exportMenu, Menus::exports);
}

/// The commands, and the user's own games.
void MainWindow::fillNewGame()
{
    m_newGameMenu->clear();
    m_commands->fill(m_newGameMenu, Menus::newGame);
    m_newGameMenu->addSeparator();
    for (const QString &name : ownGameNames())
        m_newGameMenu->addAction(name, this, [this, name] { open(QStringLiteral("own{%1}").arg(name)); });
}

void MainWindow::fillRecent()
{
    m_recentMenu->clear();
    const auto add = [this](const QString &text, const QString &target) {
        QString label = m_recentMenu->fontMetrics().elidedText(text, Qt::ElideMiddle, 480);
        m_recentMenu->addAction(label.replace(u'&', QStringLiteral("&&")), this, [this, target] { open(target); });
    };
    for (const QString &path : Settings::instance().recentFiles.value())
        add(QFileInfo(path).fileName(), path);
    m_recentMenu->addSeparator();
    for (const QString &expression : Settings::instance().recentGames.value())
        add(expression, expression);
    m_recentMenu->addSeparator();
    for (const AutosavedDocument &autosaved : autosavedDocuments()) {
        const QString time = QLocale().toString(autosaved.time, QLocale::ShortFormat);
        add(tr("Continue %1 of %2").arg(autosaved.game, time), autosaved.path);
    }
    if (m_recentMenu->isEmpty())
        m_recentMenu->addAction(tr("Nothing was opened yet"))->setEnabled(false);
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
    connect(m_startPage, &StartPage::ownRulesRequested, this, [this] { showOwnRules(); });
    m_files = new WindowFiles(m_session, m_documents, m_workspaces, m_startPage, this);
    connect(m_files, &WindowFiles::rulesRead, this, [this](const NamedRules &game) { showOwnRules(game); });
}

void MainWindow::addDocks()
{
    m_games = new GamesPanel;
    connect(m_games, &GamesPanel::openRequested, this, &MainWindow::open);
    showOwnGames();
    const MenuPosition position = {Menus::view, 1};
    m_docks->add(WindowCommands::games, tr("&Games"), tr("Show or hide the list of games"),
                 {.icon = "panel-left", .keys = {Qt::Key_F8}, .position = position}, m_games, Qt::LeftDockWidgetArea);
    m_docks->add(WindowCommands::position, tr("&Position"), tr("Show or hide the details of the position"),
                 {.icon = "panel-right", .keys = {Qt::Key_F9}, .position = position}, new PositionPanel(m_session),
                 Qt::RightDockWidgetArea);
    m_docks->add(WindowCommands::positions, tr("Position &Table"), tr("Show or hide the table of all positions"),
                 {.icon = "table", .keys = {Qt::Key_F10}, .position = position}, new PositionTable(m_session),
                 Qt::RightDockWidgetArea);
    m_commands->add(WindowCommands::resetLayout, tr("Res&et Layout"), tr("Put all panels back in their usual places"),
                    {.position = position}, [this] { resetLayout(); });
}

void MainWindow::restoreWindow()
{
    const QSize available = screen()->availableSize() - QSize(8, 32); // less the frame that the desktop draws
    setMinimumSize(QSize(800, 560).boundedTo(available));
    resize(QSize(1400, 900).boundedTo(available));
    restoreGeometry(Settings::instance().windowGeometry.value());
    fitToScreen(available);
    m_docks->restore(docksSetting(m_docks).value());
    connect(m_docks, &WindowDocks::chosen, this, &MainWindow::saveWindow); // in case of a crash
}

/// The screen may be smaller than the one that the window was closed on.
void MainWindow::fitToScreen(const QSize &maxSize)
{
    if (isMaximized() || isFullScreen())
        return;
    resize(size().boundedTo(maxSize));
    const QRect available(screen()->availableGeometry().topLeft(), maxSize);
    const QPoint last = available.bottomRight() - QPoint(width(), height()); // the left upper corner at most
    move(std::max(available.left(), std::min(x(), last.x())), std::max(available.top(), std::min(y(), last.y())));
}

void MainWindow::offerAutosaved()
{
    const AutosavedDocument autosaved = autosavedDocuments().value(0);
    if (!autosaved.suddenEnd)
        return;
    MessageBar *messages = m_workspaces->messages();
    messages->showMessage(tr("Mexplorer ended unexpectedly the last time. What was open was saved."),
                          MessageBar::Kind::Notice);
    messages->offer(tr("Continue %1").arg(fontMetrics().elidedText(autosaved.game, Qt::ElideMiddle, 240)),
                    [this, path = autosaved.path] { open(path); });
}

void MainWindow::open(const QString &gameOrFile)
{
    m_files->open(gameOrFile);
}

/// Opens a game; if it is already being played, starts it again and adds it to the previous games.
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

/// A law that the program uses may have to be proved first, which takes a moment.
void MainWindow::copyProgram(ProgramLanguage language)
{
    const Exploration *exploration = m_session->exploration();
    m_session->jobs()->run(
        tr("Writing the program"),
        [position = exploration->selectedPosition(), convention = exploration->convention(),
         language](JobControl &control) { return gameProgram(position, convention, language, control); },
        [this, window = QPointer<MainWindow>(this)](const Result<QString> &program) {
            if (!window)
                return;
            if (!program)
                return m_session->report(program.problem());
            QGuiApplication::clipboard()->setText(*program);
            statusBar()->showMessage(tr("The program is copied; it prints the value of the position."), 4000);
        });
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
    for (const Workspace &workspace : m_workspaces->all()) {
        if (enabledCommand(workspace.commands, CommandRole::Print))
            printing << workspace.title;
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
    const Family *family = findFamily(QStringView(expression).left(expression.indexOf(u'{')));
    if (family && family->parameters == Family::Parameters::Moves)
        return showOwnRules(unnamedRules(expression));
    auto *dialog = new GameDialog(expression, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &GameDialog::openRequested, m_files, &WindowFiles::openExpression);
    dialog->open();
}

void MainWindow::showOwnRules(const std::optional<NamedRules> &game)
{
    auto *dialog = new RulesDialog(m_session, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    if (game)
        dialog->load(*game);
    else
        dialog->loadUsual();
    connect(dialog, &RulesDialog::openRequested, m_files, &WindowFiles::openExpression);
    connect(dialog, &RulesDialog::saved, this, &MainWindow::showOwnGames);
    dialog->open();
}

void MainWindow::showOwnGames()
{
    m_games->setOwnGames(ownGameNames());
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

/// Receives only the keys that no widget handled.
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

/// Shows on the start page the button that leads back to the open game.
void MainWindow::showOpenGame()
{
    m_startPage->setOpenGame(tracewords::withoutFolders(m_session->exploration()->expression()));
}

/// Shows recent games and files in the game bar, the panel of games and on the start page.
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
    // Explore shows more about the graph, and a puzzle is another game.
    m_status->setCountsVisible(current != WorkspaceId::Explore && current != WorkspaceId::Puzzles);
    updateMenus();
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
    m_workspaces->messages()->dismiss(); // the previous problem
    statusBar()->showMessage(tr("Written to %1").arg(path), 10'000);
}

void MainWindow::showCommandPalette()
{
    auto *palette = new CommandPalette(*m_commands, m_workspaces->frontCommands(), this);
    palette->setAttribute(Qt::WA_DeleteOnClose);
    // Shows the workspace of a command before it runs.
    connect(palette, &CommandPalette::chosen, m_workspaces, [this](QAction *action) {
        for (const Workspace &workspace : m_workspaces->all()) {
            if (!m_workspaces->showsStartPage() && workspace.commands->contains(action))
                m_workspaces->showWorkspace(workspace.id);
        }
    });
    // Queued, so that the dialog has gone.
    connect(palette, &CommandPalette::gameChosen, this, &MainWindow::open, Qt::QueuedConnection);
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

void MainWindow::suspendPresentation()
{
    m_presentation->suspend();
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
