// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <functional>

class QAbstractItemView;
class QMenu;
class QModelIndex;
class QTableView;

namespace mexplorer {

/// Sets up \a table for the selection of single rows; hides the row titles, and makes Tab leave the table.
void setRowSelection(QTableView *table);

/// Sets the height of the rows of \a table to a line of its font plus \a padding, and updates it when the font changes.
/// If all rows have space for it, they are higher, up to \a maxHeight pixels.
void setUniformRowHeight(QTableView *table, int padding, int maxHeight = 0);

/// Adds a context menu for the rows of a list, table or tree; \a fill adds its commands. The row under the pointer
/// becomes the current one first; without one, or by key, it is the menu of the current row. An empty menu isn't
/// opened.
void addRowMenu(QAbstractItemView *view, const QString &name, std::function<void(QMenu *, const QModelIndex &)> fill);

} // namespace mexplorer
