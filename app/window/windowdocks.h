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

/// The panels around the workspaces. They move, hide and come back with reset(), the left one closed. A window that
/// becomes too narrow for all of them folds the left one; opened there, it hides the others.
class WindowDocks : public QObject
{
    Q_OBJECT

public:
    /// Why all panels are out of sight for a while: also where a person plays, or another position is shown.
    enum Reason { StartPage = 1, Presentation = 2, Workspace = 4 };

    WindowDocks(QMainWindow *window, Commands *commands);

    /// Adds a panel, whose command shows and hides it.
    QDockWidget *add(CommandId id, const QString &title, const QString &tip, const CommandDetails &details,
                     QWidget *content, Qt::DockWidgetArea area);
    void reset();
    /// Puts all panels out of sight, or back as they were when the last reason is gone.
    void setFolded(Reason reason, bool folded);
    bool isFolded() const { return m_folded != 0; }

    /// True if the window has no room for panels at both sides of a workspace.
    bool isNarrow() const;
    /// The places to remember, with what gave way to what; and to go back to: reset() if \a state is empty or of no
    /// use.
    QByteArray state() const;
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
    void makeRoomFor(QDockWidget *dock);
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
    bool m_isLeftHidden = false;        ///< the left panel comes back when the window is wide again
    QList<QDockWidget *> m_hiddenRight; ///< to the left one in a narrow window; what was in front comes last
};

} // namespace mexplorer
