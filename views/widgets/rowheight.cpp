// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/widgets/rowheight.h"

#include <QEvent>
#include <QHeaderView>
#include <QTableView>

#include <algorithm>

namespace mexplorer {

namespace {

class RowHeightFollower final : public QObject
{
public:
    RowHeightFollower(QTableView *table, int padding, int roomy)
        : QObject(table), m_table(table), m_padding(padding), m_roomy(roomy)
    {
        table->installEventFilter(this);
        if (roomy > 0) {
            table->viewport()->installEventFilter(this);
            connect(table->model(), &QAbstractItemModel::modelReset, this, &RowHeightFollower::apply);
            connect(table->model(), &QAbstractItemModel::rowsInserted, this, &RowHeightFollower::apply);
            connect(table->model(), &QAbstractItemModel::rowsRemoved, this, &RowHeightFollower::apply);
        }
        apply();
    }

    bool eventFilter(QObject *watched, QEvent *event) override
    {
        if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange ||
            (event->type() == QEvent::Resize && watched == m_table->viewport()))
            apply();
        return QObject::eventFilter(watched, event);
    }

private:
    void apply()
    {
        const int natural = m_table->fontMetrics().height() + m_padding;
        const int room = m_roomy > 0 ? m_table->viewport()->height() / std::max(1, m_table->model()->rowCount()) : 0;
        const int height = std::max(natural, std::min(room, m_roomy));
        if (m_table->verticalHeader()->defaultSectionSize() != height) // the header goes through all rows for it
            m_table->verticalHeader()->setDefaultSectionSize(height);
    }

    QTableView *m_table;
    int m_padding;
    int m_roomy;
};

} // namespace

void keepRowHeight(QTableView *table, int padding, int roomy)
{
    new RowHeightFollower(table, padding, roomy);
}

} // namespace mexplorer
