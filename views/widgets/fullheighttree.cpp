// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/widgets/fullheighttree.h"

#include <QEvent>
#include <QScrollArea>
#include <QWheelEvent>

namespace mexplorer {

FullHeightTree::FullHeightTree(QWidget *parent) : FontAware(parent)
{
    setUniformRowHeights(true);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_fit.setSingleShot(true);
    m_fit.setInterval(0);
    connect(&m_fit, &QTimer::timeout, this, &FullHeightTree::fit);
    const auto later = qOverload<>(&QTimer::start);
    connect(model(), &QAbstractItemModel::rowsInserted, &m_fit, later);
    connect(model(), &QAbstractItemModel::rowsRemoved, &m_fit, later);
    connect(model(), &QAbstractItemModel::modelReset, &m_fit, later);
    connect(this, &QTreeView::expanded, &m_fit, later);
    connect(this, &QTreeView::collapsed, &m_fit, later);
}

void FullHeightTree::scrollTo(const QModelIndex &index, ScrollHint)
{
    constexpr int margin = 8;
    QWidget *area = parentWidget();
    while (area && !qobject_cast<QScrollArea *>(area))
        area = area->parentWidget();
    const QRect row = visualRect(index);
    if (!area || row.isEmpty())
        return;
    auto *scroll = static_cast<QScrollArea *>(area);
    const QPoint middle = viewport()->mapTo(scroll->widget(), row.center());
    scroll->ensureVisible(0, middle.y(), 0, row.height() / 2 + margin);
}

void FullHeightTree::wheelEvent(QWheelEvent *event)
{
    event->ignore(); // for what the tree stands in
}

void FullHeightTree::fit()
{
    int rows = 0;
    for (const QTreeWidgetItem *item = topLevelItem(0); item; item = itemBelow(item))
        ++rows;
    setMinimumHeight(rows * (rows > 0 ? rowHeight(indexFromItem(topLevelItem(0))) : 0) + 2 * frameWidth());
}

} // namespace mexplorer
