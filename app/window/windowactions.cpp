#include "app/window/windowactions.h"

#include "app/window/actionregistry.h"
#include "app/window/mainwindow.h"
#include "app/window/windowstate.h"
#include "model/session/session.h"

#include <QActionGroup>
#include <QApplication>
#include <QClipboard>

namespace mexplorer {

namespace {

QString operator""_id(const char *text, std::size_t size)
{
    return QString::fromLatin1(text, static_cast<qsizetype>(size));
}

QKeySequence keys(const char *text)
{
    return QKeySequence(QLatin1String(text));
}

} // namespace

WindowActions::WindowActions(MainWindow *window, ActionRegistry *actions)
    : QObject(window), m_window(window), m_actions(*actions)
{
    addFileActions();
    addEditActions();
    addViewActions();
    addThemeActions();
    addGoActions();
    addHelpActions();

    Session *session = window->session();
    connect(session->exploration(), &Exploration::historyChanged, this, &WindowActions::followSession);
    connect(session->exploration(), &Exploration::graphChanged, this, &WindowActions::followSession);
    connect(session->exploration(), &Exploration::startChanged, this, &WindowActions::followSession);
    connect(&Theme::instance(), &Theme::changed, this, &WindowActions::followTheme);
    followSession();
    followTheme();
}

void WindowActions::addFileActions()
{
    MainWindow *w = m_window;
    m_actions.add("file.new"_id, tr("&Start Page"), tr("Pick another game from the cards"), QKeySequence::New, "new"_id,
                  [w] { w->showStartPage(); });
    m_actions.add("file.open"_id, tr("&Open…"), tr("Open a saved exploration or a graph file"), QKeySequence::Open,
                  "open"_id, [w] { w->chooseFile(); });
    m_actions.add("file.save"_id, tr("&Save"), tr("Save the game, what is selected and the moves played"),
                  QKeySequence::Save, "save"_id, [w] { w->save(); });
    m_actions.add("file.saveAs"_id, tr("Save &As…"), tr("Save under another name"), keys("Ctrl+Shift+S"), {},
                  [w] { w->saveAs(); });
    m_actions.add("file.exportGraph"_id, tr("Export &Graph…"),
                  tr("Write the graph for other programs: DOT, GraphML, CSV, JSON or TikZ"), keys("Ctrl+Shift+E"),
                  "export"_id, [w] { w->exportGraph(); });
    m_actions.add("file.print"_id, tr("&Print…"), tr("Print what this workspace shows"), QKeySequence::Print,
                  "print"_id, [w] { w->printWorkspace(); });
    m_actions.add("file.quit"_id, tr("&Quit"), tr("Close Mexplorer; what is open is kept for the next time"),
                  keys("Ctrl+Q"), "quit"_id, [w] { w->close(); });
}

void WindowActions::addEditActions()
{
    MainWindow *w = m_window;
    Session *session = w->session();
    m_actions.add("edit.copy"_id, tr("&Copy Expression"), tr("Copy the selected position as a game expression"),
                  keys("Ctrl+Shift+C"), "copy"_id,
                  [session] { QApplication::clipboard()->setText(session->exploration()->selectedPosition().text()); });
    m_actions.add("edit.expression"_id, tr("&Type a Game"), tr("Go to the line that takes a game expression"),
                  keys("Ctrl+L"), {}, [w] { w->focusExpression(); });
    m_actions.add("edit.game"_id, tr("Set Up a &Game…"), tr("Set up a game with a few clicks, without typing"),
                  keys("Ctrl+E"), "edit"_id, [w] { w->setUpGame(w->session()->exploration()->expression()); });
}

void WindowActions::addViewActions()
{
    MainWindow *w = m_window;
    m_actions.addSwitch("view.fullScreen"_id, tr("&Full Screen"), tr("Fill the screen with the window"),
                        QKeySequence(Qt::Key_F11), "full-screen"_id, [w](bool on) { w->setFullScreen(on); });
    m_actions.addSwitch("view.presentation"_id, tr("&Presentation"),
                        tr("Larger type and no panels, for a room; Escape ends it"), QKeySequence(Qt::Key_F5),
                        "presentation"_id, [w](bool on) { w->setPresentation(on); });
    m_actions.add("view.resetLayout"_id, tr("&Reset Layout"), tr("Put the panels back where they belong"), {}, {},
                  [w] { w->resetLayout(); });
}

void WindowActions::addThemeActions()
{
    const auto choose = [](Theme::Mode mode) {
        Preferences().setThemeMode(mode);
        Theme::instance().setMode(mode);
    };
    auto *group = new QActionGroup(this);
    const auto addMode = [&](const QString &id, const QString &text, const QString &tip, Theme::Mode mode) {
        QAction *action = m_actions.add(id, text, tip, {}, {}, [choose, mode] { choose(mode); });
        action->setCheckable(true);
        group->addAction(action);
    };
    addMode("view.themeSystem"_id, tr("Theme of the &System"), tr("Light or dark as the desktop is"),
            Theme::Mode::System);
    addMode("view.themeLight"_id, tr("&Light Theme"), tr("Dark on light"), Theme::Mode::Light);
    addMode("view.themeDark"_id, tr("&Dark Theme"), tr("Light on dark"), Theme::Mode::Dark);
    m_actions.add("view.nextTheme"_id, tr("&Other Theme"), tr("Change between light and dark"), keys("Ctrl+Shift+L"),
                  "dark"_id,
                  [choose] { choose(Theme::instance().colors().dark ? Theme::Mode::Light : Theme::Mode::Dark); });
    m_actions.addSwitch("view.reducedMotion"_id, tr("&Reduced Motion"), tr("Show changes at once, without animation"),
                        {}, {}, [](bool on) {
                            Preferences().setReducedMotion(on);
                            if (on != Theme::instance().reducedMotion())
                                Theme::instance().setReducedMotion(on);
                        });
}

void WindowActions::addGoActions()
{
    Exploration *exploration = m_window->session()->exploration();
    m_actions.add("go.back"_id, tr("&Back"), tr("Go back to the position before"), QKeySequence::Back, "back"_id,
                  [exploration] { exploration->goBack(); });
    m_actions.add("go.forward"_id, tr("&Forward"), tr("Go forward again"), QKeySequence::Forward, "forward"_id,
                  [exploration] { exploration->goForward(); });
    m_actions.add("go.start"_id, tr("&Start Position"), tr("Select the start position"), keys("Alt+Home"),
                  "start-position"_id, [exploration] { exploration->select(GameGraph::root()); });
}

void WindowActions::addHelpActions()
{
    MainWindow *w = m_window;
    m_actions.add("help.commands"_id, tr("&Find a Command…"), tr("Search all commands by name"), keys("Ctrl+Shift+P"),
                  "commands"_id, [w] { w->showCommandPalette(); });
    m_actions.add("help.tour"_id, tr("Quick &Tour"), tr("What there is to see, in one minute"), keys("F1"), "help"_id,
                  [w] { w->showTour(); });
    m_actions.add("help.shortcuts"_id, tr("&Keyboard Shortcuts"), tr("All commands and their keys"), keys("Ctrl+F1"),
                  "keyboard"_id, [w] { w->showShortcuts(); });
    m_actions.add("help.about"_id, tr("&About Mexplorer"), tr("Version and licence"), {}, "info"_id,
                  [w] { w->showAbout(); });
}

void WindowActions::followSession()
{
    const Exploration *exploration = m_window->session()->exploration();
    m_actions["go.back"_id]->setEnabled(exploration->canGoBack());
    m_actions["go.forward"_id]->setEnabled(exploration->canGoForward());
    m_actions["go.start"_id]->setEnabled(exploration->isReady());
    m_actions["file.exportGraph"_id]->setEnabled(exploration->isReady());
    for (const QString &id : {"edit.copy"_id, "file.save"_id, "file.saveAs"_id})
        m_actions[id]->setEnabled(exploration->hasGame());
}

void WindowActions::followTheme()
{
    const Theme &theme = Theme::instance();
    const QString ids[] = {"view.themeSystem"_id, "view.themeLight"_id, "view.themeDark"_id};
    m_actions[ids[static_cast<int>(theme.mode())]]->setChecked(true);
    m_actions["view.reducedMotion"_id]->setChecked(theme.reducedMotion());
}

} // namespace mexplorer
