// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/widgets/flowlayout.h"

#include <QWidget>

#include <algorithm>

namespace mexplorer {

namespace {

/// False for items that are only not shown yet.
bool isHidden(QLayoutItem &item)
{
    const QWidget *widget = item.widget();
    return widget && widget->isHidden() && widget->testAttribute(Qt::WA_WState_ExplicitShowHide);
}

} // namespace

FlowLayout::FlowLayout(QWidget *parent, int gap) : QLayout(parent)
{
    setSpacing(gap);
}

FlowLayout::~FlowLayout() = default;

void FlowLayout::setColumnWidth(int width)
{
    m_columnWidth = width;
    setAlignment(Qt::AlignLeft | Qt::AlignTop);
    invalidate();
}

void FlowLayout::addItem(QLayoutItem *item)
{
    m_items.emplace_back(item);
    invalidate();
}

QLayoutItem *FlowLayout::itemAt(int index) const
{
    return index >= 0 && index < count() ? m_items[static_cast<std::size_t>(index)].get() : nullptr;
}

QLayoutItem *FlowLayout::takeAt(int index)
{
    if (index < 0 || index >= count())
        return nullptr;
    QLayoutItem *item = m_items[static_cast<std::size_t>(index)].release();
    m_items.erase(m_items.begin() + index);
    invalidate();
    return item;
}

QSize FlowLayout::minimumSize() const
{
    QSize size(m_columnWidth, 0);
    for (const auto &item : m_items)
        size = size.expandedTo({m_columnWidth > 0 ? 0 : item->minimumSize().width(), item->minimumSize().height()});
    return size.grownBy(contentsMargins());
}

/// Returns the size of an item in a layout of width \a available. A short last line of columns has the same widths as
/// the others.
QSize FlowLayout::sizeOf(const QLayoutItem &item, int available) const
{
    if (m_columnWidth == 0)
        return item.sizeHint().expandedTo(item.minimumSize());
    const int columns = std::clamp((available + spacing()) / (m_columnWidth + spacing()), 1, count());
    const int width = (available - (columns - 1) * spacing()) / columns;
    const int height = item.hasHeightForWidth() ? item.heightForWidth(width) : item.sizeHint().height();
    return {width, std::max(height, item.minimumSize().height())};
}

void FlowLayout::setGeometry(const QRect &rect)
{
    QLayout::setGeometry(rect);
    const int spare = std::max(0, rect.height() - heightForWidth(rect.width()));
    const int above = alignment() & Qt::AlignTop ? 0 : alignment() & Qt::AlignBottom ? spare : spare / 2;
    arrange(rect.adjusted(0, above, 0, 0), true);
}

/// Arranges the items in \a rect, or only measures if \a place is false; returns the height. Hidden widgets have
/// neither space nor a gap.
int FlowLayout::arrange(const QRect &rect, bool place) const
{
    const QRect area = rect.marginsRemoved(contentsMargins());
    std::vector<QLayoutItem *> items;
    std::vector<QSize> sizes;
    for (const auto &item : m_items) {
        if (isHidden(*item))
            continue;
        items.push_back(item.get());
        sizes.push_back(sizeOf(*item, area.width()));
    }
    int y = area.y();
    for (std::size_t from = 0; from < sizes.size();) {
        int width = sizes[from].width();
        int height = sizes[from].height();
        std::size_t to = from + 1;
        for (; to < sizes.size() && width + spacing() + sizes[to].width() <= area.width(); ++to) {
            width += spacing() + sizes[to].width();
            height = std::max(height, sizes[to].height());
        }
        int x = area.x() + (alignment() & Qt::AlignLeft ? 0 : std::max(0, (area.width() - width) / 2));
        for (; from < to; ++from) {
            if (place)
                items[from]->setGeometry(QRect(x, y, sizes[from].width(), height));
            x += sizes[from].width() + spacing();
        }
        y += height + spacing();
    }
    const int end = items.empty() ? y : y - spacing();
    return end + contentsMargins().bottom() - rect.y();
}

} // namespace mexplorer
