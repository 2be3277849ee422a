#pragma once

#include <QObject>

namespace mexplorer {

class ActionRegistry;
class MainWindow;

/// Makes the actions of \a window and keeps them enabled as they have something to do.
class WindowActions : public QObject
{
    Q_OBJECT

public:
    WindowActions(MainWindow *window, ActionRegistry *actions);

private:
    void addFileActions();
    void addEditActions();
    void addViewActions();
    void addThemeActions();
    void addGoActions();
    void addHelpActions();
    void followSession();
    void followTheme();

    MainWindow *m_window;
    ActionRegistry &m_actions;
};

} // namespace mexplorer
