// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/workspaceid.h"
#include "model/notation/namedrules.h"
#include "model/program/gameprogram.h"
#include "views/theme/theme.h"
#include "views/widgets/commands.h"

#include <QMainWindow>

#include <memory>
#include <optional>

class QLineEdit;
class QMenu;
class QMimeData;

namespace mexplorer {

class Documents;
class GameBar;
class GamesPanel;
class PreferencesDialog;
class Session;
class StartPage;
class StatusLine;
class WindowDocks;
class WindowFiles;
class WindowPresentation;
class Workspaces;

/// The program's window: the game bar above, the workspaces in the middle, the panels around them as docks, the status
/// line below. All of them share the session.
class MainWindow : public QMainWindow
{
    Q_OBJECT

public:
    /// \a session and \a documents are to outlive the window.
    MainWindow(Session *session, Documents *documents, QWidget *parent = nullptr);

    Session *session() const { return m_session; }
    Commands *commands() const { return m_commands; }
    Workspaces *workspaces() const { return m_workspaces; }
    WindowFiles *files() const { return m_files; }

    /// The line that takes a game expression.
    QLineEdit *expressionEdit() const;
    /// Stores the geometry and the panels for the next window.
    void saveWindow();
    /// Restores the window as it was before a presentation, which the next window of the session resumes.
    void suspendPresentation();

public slots:
    /// Opens a game expression or a file. Shows a message if it is invalid.
    void open(const QString &gameOrFile);
    /// Copies the picture of the workspace in front. Shows a message if it has none.
    void copyPicture();
    /// Copies the selected position as a program that finds its value. Shows a message if it can't be written as one.
    void copyProgram(ProgramLanguage language);
    void printWorkspace();
    /// Opens the dialog that sets up a game, initially \a expression if it isn't empty.
    void setUpGame(const QString &expression);
    /// Opens the workbench of the user's own rules with \a game; without one, with the open game or the latest rules.
    void showOwnRules(const std::optional<NamedRules> &game = {});

    void resetLayout();
    void setFullScreen(bool on);
    /// Starts or ends a presentation: full screen, no bars and panels, large type.
    void setPresentation(bool on);
    /// Presents the steps of the open game.
    void present();

    /// Opens the Preferences dialog, or brings it to the front.
    PreferencesDialog *showPreferences();

protected:
    void closeEvent(QCloseEvent *event) override;
    void dragEnterEvent(QDragEnterEvent *event) override;
    void dropEvent(QDropEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    /// Opens the print preview of the workspace in front; prints it if it has none.
    void previewWorkspace();
    void showCommandPalette();
    void addCommands();
    void addFileCommands();
    void addEditCommands();
    void addThemeCommands();
    void addLanguageCommands();
    void addViewCommands();
    void addGoCommands();
    void addHelpCommands();
    void updateCommands();
    void updatePresentationCommands();
    void updateThemeCommands();
    void addMenus();
    QMenu *addMenu(const QString &title, MenuId id);
    void addEditMenu();
    void addWorkspaceMenus();
    void updateMenus();
    void fillExport();
    void fillNewGame();
    void fillRecent();
    void addStartPage();
    void addDocks();
    void showFront();
    void makeParts();
    void arrange();
    void restoreWindow();
    void fitToScreen(const QSize &maxSize);
    void offerAutosaved();
    std::unique_ptr<QMimeData> pictureInFront() const;
    void openIn(const QString &expression, WorkspaceId workspace);
    void followStart();
    void showOpenGame();
    void showRecent();
    void showOwnGames();
    void showTitle();
    QString whereToPrint() const;
    void followWorkspace();
    void followShown();
    void showWritten(const QString &path);

    Session *m_session;
    Commands *m_commands;
    Workspaces *m_workspaces;
    WindowDocks *m_docks;
    StatusLine *m_status;
    Documents *m_documents;
    CommandChoices<Theme::Mode> m_themes;
    CommandChoices<QString> m_languages; ///< by their codes
    QMenu *m_newGameMenu = nullptr;
    QMenu *m_recentMenu = nullptr;
    QMenu *m_exportMenu = nullptr;
    QList<QMenu *> m_workspaceMenus; ///< in the order of the workspaces
    QList<QAction *> m_undoActions;  ///< of all workspaces
    GameBar *m_gameBar = nullptr;
    GamesPanel *m_games = nullptr;
    StartPage *m_startPage = nullptr;
    WindowFiles *m_files = nullptr;
    WindowPresentation *m_presentation = nullptr;
};

} // namespace mexplorer
