#pragma once

#include <QString>

#include <vector>

class QWidget;

namespace mexplorer {

class Session;

/// A view of the session that the window shows, as a row of a table.
struct ViewRow
{
    QString id;
    QString title;
    QString about; ///< what it shows, for the status line
    QString icon;
    QWidget *(*make)(Session *session);
    QString menu = {}; ///< the title of its menu, if it has one
};

/// The workspaces, in the order of their tabs.
std::vector<ViewRow> workspaceRows();

/// The panels at the right, in the order of their tabs.
std::vector<ViewRow> panelRows();

} // namespace mexplorer
