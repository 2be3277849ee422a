#pragma once

#include <QMainWindow>

namespace mexplorer {

class ActionRegistry;
class GameBar;
class Session;
class WindowMenus;
class Workspaces;

/// The program's window: the game bar above, the workspaces in the middle, the panels around them as docks, the status
/// line below. It owns the session that all of them share.
class MainWindow : public QMainWindow
{
    Q_OBJECT

public:
    explicit MainWindow(QWidget *parent = nullptr);
    ~MainWindow() override;

    Session *session() const { return m_session; }
    ActionRegistry *actionRegistry() const { return m_actions; }
    Workspaces *workspaces() const { return m_workspaces; }

public slots:
    /// Opens a game expression or a file. Says so in the message line if it can't be read.
    void open(const QString &gameOrFile);

private:
    void addActions();
    void addWorkspaces();
    void addDocks();
    void followStart();

    Session *m_session;
    ActionRegistry *m_actions;
    GameBar *m_gameBar = nullptr;
    Workspaces *m_workspaces = nullptr;
};

} // namespace mexplorer
