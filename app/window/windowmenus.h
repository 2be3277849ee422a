#pragma once

#include <QObject>

class QAction;
class QMenu;
class QMenuBar;

namespace mexplorer {

class ActionRegistry;
class MainWindow;

/// The menu bar: what the window can do, and in a menu named after it what the workspace in front can do.
class WindowMenus : public QObject
{
    Q_OBJECT

public:
    WindowMenus(MainWindow *window, ActionRegistry *actions);

    /// Shows the menu of the workspace in front.
    void followWorkspace();

private:
    QMenu *addMenu(const QString &title, const QStringList &ids);
    void addEditMenu();
    void addWorkspaceMenus();
    void fillExport();
    void fillRecent();

    MainWindow *m_window;
    ActionRegistry &m_actions;
    QMenuBar *m_bar;
    QMenu *m_recent;
    QMenu *m_export;
    QList<QMenu *> m_workspaceMenus;
    QList<QAction *> m_undoActions;
};

} // namespace mexplorer
