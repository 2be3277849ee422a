// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

class QMainWindow;

namespace mexplorer {

class Presentation;
class WindowDocks;
class Workspaces;

/// Shows a window full screen, without bars and panels and in large type, during a presentation, and restores it
/// afterwards.
class WindowPresentation : public QObject
{
    Q_OBJECT

public:
    WindowPresentation(Presentation *presentation, QMainWindow *window, Workspaces *workspaces, WindowDocks *docks);

    void setOn(bool on);
    /// Restores the window as it was before the presentation, which another window resumes.
    void suspend();
    /// Shows the presentation that a previous window of the session began, if there is one.
    void resume();
    /// Returns the factor by which type is larger in a presentation on a screen of \a lines pixels of height.
    static double typeScale(int lines);

private:
    void enter();
    void leave();
    void fitType();
    void setBarsVisible(bool visible);

    Presentation *m_presentation;
    QMainWindow *m_window;
    Workspaces *m_workspaces;
    WindowDocks *m_docks;
    Qt::WindowStates m_stateBefore;
    int m_lines = 0; ///< the height of the screen for which the type is set
};

} // namespace mexplorer
