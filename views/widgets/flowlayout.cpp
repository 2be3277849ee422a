// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/widgets/flowlayout.h"

#include <algorithm>

namespace mexplorer {

namespace {

QSize sizeOf(const QLayoutItem &item)
{
    return item.sizeHint().expandedTo(item.minimumSize());
}

} // namespace

QSize FlowLayout::minimumSize() const
{
    QSize size;
    for (int i = 0; i < count(); ++i)
        size = size.expandedTo(itemAt(i)->minimumSize());
    const QMargins margins = contentsMargins();
    return size + QSize(margins.left() + margins.right(), margins.top() + margins.bottom());
}

void FlowLayout::setGeometry(const QRect &rect)
{
    QLayout::setGeometry(rect);
    const int spare = std::max(0, rect.height() - heightForWidth(rect.width()));
    arrange(rect.adjusted(0, alignment() & Qt::AlignBottom ? spare : spare / 2, 0, 0), true);
}

int FlowLayout::arrange(const QRect &rect, bool place) const
{
    const QRect area = rect.marginsRemoved(contentsMargins());
    int y = area.y();
    for (int from = 0; from < count();) {
        int width = 0;
        int height = 0;
        int to = from;
        for (; to < count(); ++to) {
            const QSize size = sizeOf(*itemAt(to));
            if (to > from && width + gap() + size.width() > area.width())
                break;
            width += size.width() + (to > from ? gap() : 0);
            height = std::max(height, size.height());
        }
        int x = area.x() + (alignment() & Qt::AlignLeft ? 0 : std::max(0, (area.width() - width) / 2));
        for (; from < to; ++from) {
            const QSize size = sizeOf(*itemAt(from));
            if (place)
                itemAt(from)->setGeometry(QRect(QPoint(x, y), QSize(size.width(), height)));
            x += size.width() + gap();
        }
        y += height + gap();
    }
    const int end = count() == 0 ? y : y - gap();
    return end + contentsMargins().bottom() - rect.y();
}

} // namespace mexplorer
