// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

class QMainWindow;

namespace mexplorer {

class Presentation;
class WindowDocks;
class Workspaces;

/// Puts a window on the full screen, without bars and panels and with type for an audience, while its session presents;
/// then all is as it was before.
class WindowPresentation : public QObject
{
    Q_OBJECT

public:
    WindowPresentation(Presentation *presentation, QMainWindow *window, Workspaces *workspaces, WindowDocks *docks);

    void setOn(bool on);
    /// How much larger type is in a presentation, on a screen of so many lines.
    static double typeScale(int lines);

private:
    void fitType();
    void setBarsVisible(bool visible);

    Presentation *m_presentation;
    QMainWindow *m_window;
    Workspaces *m_workspaces;
    WindowDocks *m_docks;
    Qt::WindowStates m_stateBefore;
    int m_lines = 0; ///< that type is fitted to
};

} // namespace mexplorer
