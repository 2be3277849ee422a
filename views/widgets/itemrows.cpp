// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/widgets/itemrows.h"

#include "views/widgets/events.h"

#include <QHeaderView>
#include <QMenu>
#include <QTableView>

#include <algorithm>
#include <utility>

namespace mexplorer {

void setRowSelection(QTableView *table)
{
    table->setSelectionBehavior(QAbstractItemView::SelectRows);
    table->setSelectionMode(QAbstractItemView::SingleSelection);
    table->setTabKeyNavigation(false);
    table->verticalHeader()->hide();
}

void setUniformRowHeight(QTableView *table, int padding, int maxHeight)
{
    const auto apply = [table, padding, maxHeight] {
        const int natural = table->fontMetrics().height() + padding;
        const int available = maxHeight > 0 ? table->viewport()->height() / std::max(1, table->model()->rowCount()) : 0;
        const int height = std::max(natural, std::min(available, maxHeight));
        if (table->verticalHeader()->defaultSectionSize() != height) // setting it visits all rows
            table->verticalHeader()->setDefaultSectionSize(height);
    };
    onEvent(table, table, QEvent::FontChange, apply);
    onEvent(table, table, QEvent::StyleChange, apply);
    if (maxHeight > 0) {
        onEvent(table->viewport(), table, QEvent::Resize, apply);
        QObject::connect(table->model(), &QAbstractItemModel::modelReset, table, apply);
        QObject::connect(table->model(), &QAbstractItemModel::rowsInserted, table, apply);
        QObject::connect(table->model(), &QAbstractItemModel::rowsRemoved, table, apply);
    }
    apply();
}

void addRowMenu(QAbstractItemView *view, const QString &name, std::function<void(QMenu *, const QModelIndex &)> fill)
{
    view->setContextMenuPolicy(Qt::CustomContextMenu);
    QObject::connect(
        view, &QWidget::customContextMenuRequested, view, [view, name, fill = std::move(fill)](const QPoint &pos) {
            const QModelIndex pointed = view->indexAt(pos);
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
                menu->popup(view->viewport()->mapToGlobal(pointed.isValid() ? pos : view->visualRect(row).center()));
        });
}

} // namespace mexplorer
