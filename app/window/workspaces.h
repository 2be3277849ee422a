// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/workspaceid.h"

#include <QWidget>

#include <vector>

class QStackedWidget;
class QTabBar;

namespace mexplorer {

class Commands;
class MessageBar;
class Session;

/// A workspace of the window, with the menu and the commands that are there while it is in front.
struct Workspace
{
    WorkspaceId id;
    QString title;
    QString menu; ///< the title of its menu
    QWidget *view;
    Commands *commands;
};

/// The middle of the window: the bar of workspaces, the workspace or the start page below, and the line for messages.
class Workspaces : public QWidget
{
    Q_OBJECT

public:
    explicit Workspaces(QWidget *parent = nullptr);

    /// Creates all workspaces, in the order of their tabs, and adds a command that shows each to \a commands.
    void fill(Session *session, Commands *commands);
    void setStartPage(QWidget *page);
    /// Adds a tool for all workspaces at the end of their bar.
    void addTool(QWidget *tool);

    MessageBar *messages() const { return m_messages; }
    /// All workspaces, in the order of their tabs.
    const std::vector<Workspace> &all() const { return m_all; }
    QList<WorkspaceId> ids() const;
    /// Returns the chosen workspace, also while the start page is in front of it.
    WorkspaceId current() const;
    QWidget *view(WorkspaceId id) const;
    /// Returns the workspace of a class; null if there is none.
    template <class View> View *viewAs() const
    {
        for (const Workspace &workspace : m_all) {
            if (auto *found = qobject_cast<View *>(workspace.view))
                return found;
        }
        return nullptr;
    }
    bool showsStartPage() const;
    /// Shows or hides the bar of workspaces and tools.
    void setBarVisible(bool visible);
    Commands *commands(WorkspaceId id) const;
    /// Returns the commands of the workspace in front; null while the start page is.
    Commands *frontCommands() const;

public slots:
    /// Shows a workspace, and gives it the focus.
    void showWorkspace(mexplorer::WorkspaceId id);
    void showStartPage();
    /// Shows the chosen workspace in place of the start page.
    void leaveStartPage();
    /// Gives the focus to the widget in front. Each view passes it on to its part that is used by keyboard.
    void focusView();

signals:
    /// Emitted when another workspace, or the start page, is in front.
    void changed();

private:
    const Workspace *find(WorkspaceId id) const;
    void showTab(int index);

    QWidget *m_top; ///< the bar and the tools next to it
    QTabBar *m_bar;
    bool m_isBarVisible = true;
    MessageBar *m_messages;
    QStackedWidget *m_stack;
    QWidget *m_startPage = nullptr;
    std::vector<Workspace> m_all;
};

} // namespace mexplorer
