#pragma once

#include <QString>

#include <vector>

class QWidget;

namespace mexplorer {

class Session;

/// One of the window's workspaces, as a row of a table.
struct WorkspaceRow
{
    QString id;
    QString title;
    QString icon;
    QWidget *(*make)(Session *session);
};

/// The workspaces, in the order of their tabs.
std::vector<WorkspaceRow> workspaceRows();

} // namespace mexplorer
