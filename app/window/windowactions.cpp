// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/windowactions.h"

#include "app/window/mainwindow.h"
#include "app/window/windowcommands.h"
#include "app/window/windowfiles.h"
#include "app/window/windowhelp.h"
#include "app/window/workspaces.h"
#include "model/core/settings.h"
#include "model/session/session.h"
#include "views/widgets/events.h"

#include <QApplication>
#include <QClipboard>
#include <QLineEdit>
#include <QMenu>

namespace mexplorer {

namespace {

void chooseTheme(Theme::Mode mode)
{
    Settings::instance().theme.set(mode);
}

} // namespace

WindowActions::WindowActions(MainWindow *window, Commands *commands)
    : QObject(window), m_window(window), m_commands(*commands), m_themes(commands, chooseTheme),
      m_languages(commands, [](const QString &code) { Settings::instance().language.set(code); })
{
    addFileCommands();
    addEditCommands();
    addThemeCommands();
    addLanguageCommands();
    addViewCommands();
    addGoCommands();
    addHelpCommands();

    Session *session = window->session();
    connect(session->exploration(), &Exploration::historyChanged, this, &WindowActions::followSession);
    connect(session->exploration(), &Exploration::graphChanged, this, &WindowActions::followSession);
    connect(session->exploration(), &Exploration::startChanged, this, &WindowActions::followSession);
    connect(window->workspaces(), &Workspaces::changed, this, &WindowActions::followSession);
    connect(&Theme::instance(), &Theme::changed, this, &WindowActions::followTheme);
    connect(session->presentation(), &Presentation::changed, this, &WindowActions::followPresentation);
    followSession();
    followTheme();
    followPresentation();
    // A presentation and the desktop put the window on the full screen, too.
    onEvent(window, this, QEvent::WindowStateChange,
            [this] { m_commands[WindowCommands::fullScreen]->setChecked(m_window->isFullScreen()); });
}

void WindowActions::addFileCommands()
{
    MainWindow *w = m_window;
    m_commands.add(WindowCommands::startPage, tr("S&tart Page"), tr("Choose another game from the cards"),
                   {.icon = "new", .keys = {QKeySequence::New}, .position = {Menus::file, 0}},
                   [w] { w->workspaces()->showStartPage(); });
    m_commands.add(WindowCommands::open, tr("&Open…"),
                   tr("Open a document, the record of a game, a lesson, a sequence or a graph"),
                   {.icon = "open", .keys = {QKeySequence::Open}, .position = {Menus::file, 0}},
                   [w] { w->files()->choose(); });
    m_commands.addMenu(tr("Open &Recent"), Menus::recent, {Menus::file, 0});
    m_commands.add(WindowCommands::save, tr("&Save"), tr("Save the game, what is selected and the moves played"),
                   {.icon = "save", .keys = {QKeySequence::Save}, .position = {Menus::file, 1}},
                   [w] { w->files()->save(); });
    m_commands.add(WindowCommands::saveAs, tr("Save &As…"), tr("Save under another name"),
                   {.keys = {Qt::CTRL | Qt::SHIFT | Qt::Key_S}, .position = {Menus::file, 1}},
                   [w] { w->files()->saveAs(); });
    m_commands.add(WindowCommands::exportGraph, tr("Export &Graph…"),
                   tr("Write the graph for other programs: DOT, GraphML, CSV, JSON or TikZ"),
                   {.icon = "export", .keys = {Qt::CTRL | Qt::SHIFT | Qt::Key_E}, .position = {Menus::exports}},
                   [w] { w->files()->exportGraph(); });
    m_commands.addMenu(tr("&Export"), Menus::exports, {Menus::file, 2});
    m_commands.add(WindowCommands::printPreview, tr("Print Pre&view…"),
                   tr("See the pages of what this workspace shows, and print them"),
                   {.icon = "print", .position = {Menus::file, 2}}, [w] { w->previewWorkspace(); });
    m_commands.add(WindowCommands::print, tr("&Print…"), tr("Print what this workspace shows"),
                   {.icon = "print", .keys = {QKeySequence::Print}, .position = {Menus::file, 2}},
                   [w] { w->printWorkspace(); });
    m_commands.add(WindowCommands::quit, tr("&Quit"), tr("Close Mexplorer; what is open is kept for the next time"),
                   {.icon = "quit", .keys = {Qt::CTRL | Qt::Key_Q, Qt::CTRL | Qt::Key_W}, .position = {Menus::file, 3}},
                   [w] { w->close(); });
}

void WindowActions::addEditCommands()
{
    MainWindow *w = m_window;
    const MenuPosition place = {Menus::edit};
    m_commands.add(WindowCommands::copyExpression, tr("&Copy Expression"),
                   tr("Copy the selected position as a game expression"),
                   {.icon = "copy", .keys = {Qt::CTRL | Qt::SHIFT | Qt::Key_C}, .position = place},
                   [w] { QApplication::clipboard()->setText(w->session()->exploration()->selectedPosition().text()); });
    m_commands.add(WindowCommands::copyPicture, tr("Copy P&icture"),
                   tr("Copy the picture in front as PNG and SVG, with its text; or drag it from its button"),
                   {.icon = "picture", .keys = {Qt::CTRL | Qt::ALT | Qt::Key_C}, .position = place},
                   [w] { w->copyPicture(); });
    m_commands.add(WindowCommands::pasteGraph, tr("&Paste Graph"),
                   tr("Open the graph that was copied as text: a list of edges, DOT, GraphML or JSON"),
                   {.keys = {Qt::CTRL | Qt::SHIFT | Qt::Key_V}, .position = place}, [w] { w->files()->pasteGraph(); });
    m_commands.add(WindowCommands::typeExpression, tr("&Type a Game"),
                   tr("Go to the line that takes a game expression"),
                   {.keys = {Qt::CTRL | Qt::Key_L}, .position = place}, [w] {
                       w->expressionEdit()->setFocus(Qt::ShortcutFocusReason);
                       w->expressionEdit()->selectAll();
                   });
    m_commands.add(WindowCommands::setUpGame, tr("Set Up a &Game…"),
                   tr("Set up a game with a few clicks, without typing"),
                   {.icon = "edit", .keys = {Qt::CTRL | Qt::Key_E}, .position = place},
                   [w] { w->setUpGame(w->session()->exploration()->expression()); });
    m_commands.add(WindowCommands::preferences, tr("Pre&ferences…"),
                   tr("Choose theme, language, motion, size of type, limits of the solver, folders and keys"),
                   {.keys = {Qt::CTRL | Qt::Key_Comma}, .position = {Menus::edit, 1}}, [w] { w->showPreferences(); });
}

void WindowActions::addThemeCommands()
{
    const auto add = [this](CommandId id, Theme::Mode mode, const QString &text, const QString &tip) {
        m_themes.add(id, text, tip, {.position = {Menus::theme, 0}}, mode);
    };
    add(WindowCommands::themeSystem, Theme::Mode::System, tr("Theme of the &System"),
        tr("Light or dark as the desktop is"));
    add(WindowCommands::themeLight, Theme::Mode::Light, tr("&Light Theme"), tr("Dark on light"));
    add(WindowCommands::themeDark, Theme::Mode::Dark, tr("&Dark Theme"), tr("Light on dark"));
    m_commands.add(WindowCommands::nextTheme, tr("&Other Theme"), tr("Change between light and dark"),
                   {.icon = "dark", .keys = {Qt::CTRL | Qt::SHIFT | Qt::Key_L}, .position = {Menus::theme, 1}},
                   [] { chooseTheme(Theme::instance().colors().dark ? Theme::Mode::Light : Theme::Mode::Dark); });
    m_commands.addMenu(tr("T&heme"), Menus::theme, {Menus::view, 0});
}

/// The name of a language is written in that language, for those who can read no other.
void WindowActions::addLanguageCommands()
{
    const auto add = [this](CommandId id, const QString &code, const QString &text, const QString &tip) {
        m_languages.add(id, text, tip, {.position = {Menus::language}}, code);
    };
    add(WindowCommands::languageSystem, {}, tr("Language of the &System"), tr("As the desktop is, or English"));
    add(WindowCommands::languageEnglish, QStringLiteral("en"), QStringLiteral("&English"),
        QStringLiteral("Show everything in English"));
    add(WindowCommands::languageGerman, QStringLiteral("de"), QStringLiteral("&Deutsch"),
        QStringLiteral("Alles auf Deutsch anzeigen"));
    m_commands.addMenu(tr("&Language"), Menus::language, {Menus::view, 0});
    const Setting<QString> &language = Settings::instance().language;
    connect(&language, &AnySetting::changed, this, [this, &language] { m_languages.setCurrent(language.value()); });
    m_languages.setCurrent(language.value());
}

void WindowActions::addViewCommands()
{
    MainWindow *w = m_window;
    m_commands.addSwitch(WindowCommands::reducedMotion, tr("&Reduced Motion"),
                         tr("Show changes at once, without animation"), {.position = {Menus::view, 0}},
                         [](bool on) { Settings::instance().reducedMotion.set(on); });
    m_commands.addSwitch(WindowCommands::presentation, tr("Prese&ntation"),
                         tr("Only the picture and its sentence on the full screen, for an audience; Escape ends it"),
                         {.icon = "presentation", .keys = {Qt::Key_F5}, .position = {Menus::view, 2}},
                         [w](bool on) { w->setPresentation(on); });
    m_commands.addSwitch(WindowCommands::fullScreen, tr("&Full Screen"), tr("Fill the screen with the window"),
                         {.icon = "full-screen", .keys = {Qt::Key_F11}, .position = {Menus::view, 2}},
                         [w](bool on) { w->setFullScreen(on); });
    Presentation *presentation = w->session()->presentation();
    m_commands.add(WindowCommands::blackScreen, tr("&Black Screen"),
                   tr("Make the screen of a presentation black, or show it again"),
                   {.keys = {Qt::Key_Period}, .position = {Menus::view, 3}},
                   [presentation] { presentation->switchScreen(Presentation::Screen::Black); });
    m_commands.add(WindowCommands::whiteScreen, tr("&White Screen"),
                   tr("Make the screen of a presentation white, or show it again"),
                   {.keys = {Qt::Key_Comma}, .position = {Menus::view, 3}},
                   [presentation] { presentation->switchScreen(Presentation::Screen::White); });
    m_commands.addSwitch(WindowCommands::pointerSpot, tr("Pointer &Spot"),
                         tr("Show or hide a large spot at the pointer of a presentation"),
                         {.keys = {Qt::Key_L}, .position = {Menus::view, 3}},
                         [presentation](bool on) { presentation->setSpotShown(on); });
    m_commands.addSwitch(WindowCommands::presentedTools, tr("Tools &in a Presentation"),
                         tr("Show or hide the tools of a presentation; the pointer at their edge shows them, too"),
                         {.keys = {Qt::Key_F6}, .position = {Menus::view, 3}},
                         [presentation](bool on) { presentation->setToolsShown(on); });
}

void WindowActions::addGoCommands()
{
    Exploration *exploration = m_window->session()->exploration();
    const MenuPosition place = {Menus::go, 0};
    Workspaces *workspaces = m_window->workspaces();
    m_commands.add(WindowCommands::back, tr("&Back"),
                   tr("Go back to the position before; from the start page, to the open game"),
                   {.icon = "back", .keys = {QKeySequence::Back}, .position = place}, [exploration, workspaces] {
                       if (workspaces->showsStartPage())
                           workspaces->leaveStartPage();
                       else
                           exploration->goBack();
                   });
    m_commands.add(WindowCommands::forward, tr("&Forward"), tr("Go forward again"),
                   {.icon = "forward", .keys = {QKeySequence::Forward}, .position = place},
                   [exploration] { exploration->goForward(); });
    m_commands.add(WindowCommands::startPosition, tr("&Start Position"), tr("Select the start position"),
                   {.icon = "start-position", .keys = {Qt::ALT | Qt::Key_Home}, .position = place},
                   [exploration] { exploration->select(GameGraph::root()); });
}

void WindowActions::addHelpCommands()
{
    MainWindow *w = m_window;
    auto *help = new WindowHelp(w);
    m_commands.add(WindowCommands::glossary, tr("&Glossary"),
                   tr("What the words mean, beginning with the one that belongs to this view"),
                   {.icon = "help", .keys = {Qt::Key_F1}, .position = {Menus::help, 0}},
                   [help] { help->showGlossary(); });
    m_commands.add(WindowCommands::shortcuts, tr("&Keyboard Shortcuts"), tr("All commands and their keys"),
                   {.icon = "keyboard", .keys = {Qt::CTRL | Qt::Key_F1}, .position = {Menus::help, 0}},
                   [help] { help->openShortcuts(); });
    m_commands.add(WindowCommands::palette, tr("&Find a Command…"), tr("Search all commands by name"),
                   {.icon = "commands",
                    .keys = {Qt::CTRL | Qt::SHIFT | Qt::Key_P, Qt::CTRL | Qt::Key_K},
                    .position = {Menus::help, 0}},
                   [w] { w->showCommandPalette(); });
    m_commands.add(WindowCommands::about, tr("&About Mexplorer"), tr("Version and licence"),
                   {.icon = "info", .position = {Menus::help, 1}}, [help] { help->openAbout(); });
}

void WindowActions::followSession()
{
    const Exploration *exploration = m_window->session()->exploration();
    const bool leadsToGame = m_window->workspaces()->showsStartPage() && exploration->hasGame();
    m_commands[WindowCommands::back]->setEnabled(leadsToGame || exploration->canGoBack());
    m_commands[WindowCommands::forward]->setEnabled(exploration->canGoForward());
    m_commands[WindowCommands::startPosition]->setEnabled(exploration->isReady());
    m_commands[WindowCommands::exportGraph]->setEnabled(exploration->isReady());
    for (const CommandId id : {WindowCommands::copyExpression, WindowCommands::save, WindowCommands::saveAs})
        m_commands[id]->setEnabled(exploration->hasGame());
}

void WindowActions::followPresentation()
{
    const Presentation *presentation = m_window->session()->presentation();
    m_commands[WindowCommands::presentation]->setChecked(presentation->isOn());
    m_commands[WindowCommands::pointerSpot]->setChecked(presentation->showsSpot());
    m_commands[WindowCommands::presentedTools]->setChecked(presentation->showsTools());
    for (const CommandId id : {WindowCommands::blackScreen, WindowCommands::whiteScreen, WindowCommands::pointerSpot,
                               WindowCommands::presentedTools})
        m_commands[id]->setEnabled(presentation->isOn());
}

void WindowActions::followTheme()
{
    m_themes.setCurrent(Theme::instance().mode());
    m_commands[WindowCommands::reducedMotion]->setChecked(Theme::instance().reducedMotion());
}

} // namespace mexplorer
