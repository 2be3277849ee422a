// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <functional>

class QAbstractItemView;
class QMenu;
class QModelIndex;

namespace mexplorer {

/// Gives a list, table or tree a context menu that offers what can be done with a row: \a fill adds it. The row under
/// the pointer becomes the current one first; without one, or by key, it is the current row's menu. A menu that stays
/// empty doesn't open.
void addRowMenu(QAbstractItemView *view, const QString &name, std::function<void(QMenu *, const QModelIndex &)> fill);

} // namespace mexplorer
