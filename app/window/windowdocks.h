// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/widgets/commandid.h"

#include <QList>
#include <QObject>

class QDockWidget;
class QMainWindow;

namespace mexplorer {

class Commands;
struct CommandDetails;

/// Manages the panels around the workspaces as docks. In a narrow window, the left panel is hidden, and showing it
/// hides those at the right. reset() restores the default layout, in which the left panel is hidden.
class WindowDocks : public QObject
{
    Q_OBJECT

public:
    /// Reasons to hide all panels temporarily; Workspace: the one in front shows another position, or a game in play.
    enum Reason { StartPage = 1, Presentation = 2, Workspace = 4 };

    WindowDocks(QMainWindow *window, Commands *commands);

    /// Adds a panel, whose command shows and hides it.
    QDockWidget *add(CommandId id, const QString &title, const QString &tip, const CommandDetails &details,
                     QWidget *content, Qt::DockWidgetArea area);
    void reset();
    /// Hides all panels for \a reason, or restores them when the last reason is withdrawn.
    void setFolded(Reason reason, bool folded);
    bool isFolded() const { return m_folded != 0; }

    /// True if the window is too narrow for panels at both sides of a workspace.
    bool isNarrow() const;
    /// Returns the layout, including panels hidden for others.
    QByteArray state() const;
    /// Restores the layout of \a state, or the default one if it is empty or invalid.
    void restore(const QByteArray &state);

signals:
    /// Emitted when the user has shown or hidden a panel.
    void chosen();

private:
    void raiseInsteadOfHiding(QDockWidget *dock);
    void followWidth(bool wasNarrow);
    void hideLeftPanel();
    void resetWidths();
    void resetWidthsLater() { QMetaObject::invokeMethod(this, &WindowDocks::resetWidths, Qt::QueuedConnection); }
    void makeSpaceFor(QDockWidget *dock);
    void showRightPanels();
    bool read(const QByteArray &state);
    QByteArray written() const;
    bool isBehind(QDockWidget *dock) const;

    QMainWindow *m_window;
    Commands *m_commands;
    QList<QDockWidget *> m_docks;   ///< in the order in which they were added
    QDockWidget *m_games = nullptr; ///< the one at the left
    int m_folded = 0;
    QByteArray m_before;                ///< state() before all panels were folded
    bool m_wasNarrow = false;           ///< the window at that time
    bool m_isLeftHidden = false;        ///< the left panel is shown again when the window is wide enough
    QList<QDockWidget *> m_hiddenRight; ///< panels hidden for the left one in a narrow window; the one in front is last
};

} // namespace mexplorer
