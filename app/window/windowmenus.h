// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/widgets/commandid.h"

#include <QObject>

class QAction;
class QMenu;

namespace mexplorer {

class Commands;
class MainWindow;

/// The menu bar: what the window can do, and in a menu named after it what the workspace in front can do.
class WindowMenus : public QObject
{
    Q_OBJECT

public:
    WindowMenus(MainWindow *window, Commands *commands);

    /// Shows the menu of the workspace in front.
    void followWorkspace();

private:
    QMenu *addMenu(const QString &title, MenuId id);
    void addEditMenu();
    void addWorkspaceMenus();
    void fillExport();
    void fillRecent();

    MainWindow *m_window;
    Commands &m_commands;
    QMenu *m_recent;
    QMenu *m_export;
    QList<QMenu *> m_workspaceMenus; ///< in the workspaces' order
    QList<QAction *> m_undoActions;
};

} // namespace mexplorer
