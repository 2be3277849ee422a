// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/widgets/rowheight.h"

#include <QEvent>
#include <QHeaderView>
#include <QTableView>

namespace mexplorer {

namespace {

class RowHeightFollower final : public QObject
{
public:
    RowHeightFollower(QTableView *table, int padding) : QObject(table), m_table(table), m_padding(padding)
    {
        table->installEventFilter(this);
        apply();
    }

    bool eventFilter(QObject *watched, QEvent *event) override
    {
        if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange)
            apply();
        return QObject::eventFilter(watched, event);
    }

private:
    void apply()
    {
        const int height = m_table->fontMetrics().height() + m_padding;
        if (m_table->verticalHeader()->defaultSectionSize() != height) // the header goes through all rows for it
            m_table->verticalHeader()->setDefaultSectionSize(height);
    }

    QTableView *m_table;
    int m_padding;
};

} // namespace

void keepRowHeight(QTableView *table, int padding)
{
    new RowHeightFollower(table, padding);
}

} // namespace mexplorer
