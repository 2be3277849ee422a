// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <functional>

class QAbstractItemView;
class QMenu;
class QModelIndex;
class QTableView;

namespace mexplorer {

/// Makes whole rows of \a table what is chosen, one at a time; they have no titles, and Tab leaves the table.
void chooseWholeRows(QTableView *table);

/// Keeps the rows of \a table as high as a line of its type and \a padding, in larger type, too. While all rows have
/// room for it, they are higher, up to \a roomy pixels.
void keepRowHeight(QTableView *table, int padding, int roomy = 0);

/// Gives a list, table or tree a context menu that offers what can be done with a row: \a fill adds it. The row under
/// the pointer becomes the current one first; without one, or by key, it is the current row's menu. A menu that stays
/// empty doesn't open.
void addRowMenu(QAbstractItemView *view, const QString &name, std::function<void(QMenu *, const QModelIndex &)> fill);

} // namespace mexplorer
