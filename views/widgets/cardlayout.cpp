// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/widgets/cardlayout.h"

#include <QWidget>

#include <algorithm>

namespace mexplorer {

CardLayout::CardLayout(int columnWidth, int gap, QWidget *parent) : ItemLayout(gap, parent), m_columnWidth(columnWidth)
{
    setContentsMargins(0, 0, 0, 0);
}

void CardLayout::setColumnWidth(int columnWidth)
{
    m_columnWidth = columnWidth;
    invalidate();
}

int CardLayout::columns(int width) const
{
    return std::clamp((width + gap()) / (m_columnWidth + gap()), 1, std::max(1, count()));
}

QSize CardLayout::minimumSize() const
{
    int height = 0;
    for (int i = 0; i < count(); ++i)
        height = std::max(height, itemAt(i)->minimumSize().height());
    return {m_columnWidth, height};
}

void CardLayout::setGeometry(const QRect &rect)
{
    QLayout::setGeometry(rect);
    arrange(rect, true);
}

int CardLayout::arrange(const QRect &area, bool place) const
{
    const int inRow = columns(area.width());
    // Columns as the whole width would hold them, so that a last, short row keeps the width of the others.
    const int width = (area.width() - (inRow - 1) * gap()) / inRow;
    int y = area.top();
    for (int first = 0; first < count(); first += inRow) {
        const int end = std::min(first + inRow, count());
        int height = 0;
        for (int i = first; i < end; ++i) {
            const QLayoutItem *item = itemAt(i);
            const int wanted = item->hasHeightForWidth() ? item->heightForWidth(width) : item->sizeHint().height();
            height = std::max({height, wanted, item->minimumSize().height()});
        }
        for (int i = first; place && i < end; ++i)
            itemAt(i)->setGeometry(QRect(area.left() + (i - first) * (width + gap()), y, width, height));
        y += height + gap();
    }
    return std::max(0, y - gap() - area.top());
}

} // namespace mexplorer
