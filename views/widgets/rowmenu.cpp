// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/widgets/rowmenu.h"

#include <QAbstractItemView>
#include <QMenu>

#include <utility>

namespace mexplorer {

void addRowMenu(QAbstractItemView *view, const QString &name, std::function<void(QMenu *, const QModelIndex &)> fill)
{
    view->setContextMenuPolicy(Qt::CustomContextMenu);
    QObject::connect(
        view, &QWidget::customContextMenuRequested, view, [view, name, fill = std::move(fill)](const QPoint &place) {
            const QModelIndex pointed = view->indexAt(place);
            if (pointed.isValid())
                view->setCurrentIndex(pointed);
            const QModelIndex row = pointed.isValid() ? pointed : view->currentIndex();
            if (!row.isValid())
                return;
            auto *menu = new QMenu(view);
            menu->setObjectName(name);
            menu->setAttribute(Qt::WA_DeleteOnClose);
            fill(menu, row);
            if (menu->isEmpty())
                delete menu;
            else
                menu->popup(view->viewport()->mapToGlobal(pointed.isValid() ? place : view->visualRect(row).center()));
        });
}

} // namespace mexplorer
