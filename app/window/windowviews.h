// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/workspaceid.h"
#include "views/widgets/commandid.h"

#include <QString>

#include <vector>

class QWidget;

namespace mexplorer {

class Commands;
class Session;

/// The widget of a workspace, and its commands.
struct Workspace
{
    QWidget *view;
    Commands *commands;
};

/// A workspace of the window, as a row of a table.
struct WorkspaceRow
{
    WorkspaceId id;
    CommandId command;
    QString title;
    QString menu;  ///< the title of its menu
    QString about; ///< what it shows, for the status line
    const char *icon;
    Workspace (*make)(Session *session);
};

/// In the order of their tabs.
std::vector<WorkspaceRow> workspaceRows();

/// A panel at the right.
struct PanelRow
{
    CommandId command;
    QString title;
    QString about;
    const char *icon;
    QWidget *(*make)(Session *session);
};

/// In the order of their tabs.
std::vector<PanelRow> panelRows();

} // namespace mexplorer
