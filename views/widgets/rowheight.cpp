// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/widgets/rowheight.h"

#include "views/widgets/eventfilter.h"

#include <QHeaderView>
#include <QTableView>

#include <algorithm>

namespace mexplorer {

void keepRowHeight(QTableView *table, int padding, int roomy)
{
    const auto apply = [table, padding, roomy] {
        const int natural = table->fontMetrics().height() + padding;
        const int room = roomy > 0 ? table->viewport()->height() / std::max(1, table->model()->rowCount()) : 0;
        const int height = std::max(natural, std::min(room, roomy));
        if (table->verticalHeader()->defaultSectionSize() != height) // the header goes through all rows for it
            table->verticalHeader()->setDefaultSectionSize(height);
    };
    onEvent(table, table, QEvent::FontChange, apply);
    onEvent(table, table, QEvent::StyleChange, apply);
    if (roomy > 0) {
        onEvent(table->viewport(), table, QEvent::Resize, apply);
        QObject::connect(table->model(), &QAbstractItemModel::modelReset, table, apply);
        QObject::connect(table->model(), &QAbstractItemModel::rowsInserted, table, apply);
        QObject::connect(table->model(), &QAbstractItemModel::rowsRemoved, table, apply);
    }
    apply();
}

} // namespace mexplorer
