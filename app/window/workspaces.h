// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/workspaceid.h"
#include "views/widgets/commandid.h"

#include <QWidget>

#include <vector>

class QAction;
class QStackedWidget;
class QTabBar;

namespace mexplorer {

class Commands;
class MessageBar;
class Session;

/// A workspace of the window: a row of the table that workspaces.cpp has.
struct WorkspaceRow
{
    /// The widget of a workspace, and its commands.
    struct View
    {
        QWidget *widget;
        Commands *commands;
    };

    WorkspaceId id;
    CommandId command;
    QString title;
    QString menu;  ///< the title of its menu
    QString about; ///< its status tip
    const char *icon;
    View (*make)(Session *session);
};

/// The middle of the window: the bar of workspaces, the workspace or the start page below, and the line for messages.
class Workspaces : public QWidget
{
    Q_OBJECT

public:
    explicit Workspaces(QWidget *parent = nullptr);

    /// Creates all workspaces, in the order of their tabs, and adds a command that shows each to \a commands.
    void fill(Session *session, Commands *commands);
    /// Adds a workspace after the others. Its tab has the texts and the icon of \a command.
    void add(WorkspaceId id, const QAction *command, QWidget *view, Commands *commands);
    void setStartPage(QWidget *page);
    /// Adds a tool for all workspaces at the end of their bar.
    void addTool(QWidget *tool);

    MessageBar *messages() const { return m_messages; }
    const QList<WorkspaceId> &ids() const { return m_ids; }
    /// The rows that fill() used, in the order of ids().
    const std::vector<WorkspaceRow> &rows() const { return m_rows; }
    /// The workspace that is chosen, whether or not the start page stands before it.
    WorkspaceId current() const;
    QWidget *view(WorkspaceId id) const;
    /// The workspace of a class; null if there is none.
    template <class View> View *viewAs() const
    {
        for (QWidget *view : m_views) {
            if (auto *found = qobject_cast<View *>(view))
                return found;
        }
        return nullptr;
    }
    bool showsStartPage() const;
    /// Without its bar, a workspace has all the room.
    void setBarVisible(bool visible);
    Commands *commands(WorkspaceId id) const;
    /// The commands of the workspace in front; null while the start page is there.
    Commands *frontCommands() const;

public slots:
    /// Brings a workspace to the front, and gives it the keyboard.
    void showWorkspace(mexplorer::WorkspaceId id);
    void showStartPage();
    /// Brings the workspace that is chosen to the front in place of the start page.
    void leaveStartPage();
    /// Gives the focus to what is in front. Each view passes it on to the part of it that is used by keyboard.
    void focusView();

signals:
    /// Another workspace, or the start page, is in front.
    void changed();

private:
    void showTab(int index);

    QWidget *m_top; ///< the bar and the tools beside it
    QTabBar *m_bar;
    bool m_isBarVisible = true;
    MessageBar *m_messages;
    QStackedWidget *m_stack;
    QWidget *m_startPage = nullptr;
    std::vector<WorkspaceRow> m_rows;
    QList<WorkspaceId> m_ids;
    QList<QWidget *> m_views;
    QList<Commands *> m_commands;
};

} // namespace mexplorer
