#include "views/widgets/cardlayout.h"

#include <QWidget>

#include <algorithm>

namespace mexplorer {

CardLayout::CardLayout(int columnWidth, int gap, QWidget *parent)
    : QLayout(parent), m_columnWidth(columnWidth), m_gap(gap)
{
    setContentsMargins(0, 0, 0, 0);
}

CardLayout::~CardLayout() = default;

int CardLayout::columns(int width) const
{
    return std::clamp((width + m_gap) / (m_columnWidth + m_gap), 1, std::max(1, count()));
}

void CardLayout::addItem(QLayoutItem *item)
{
    m_items.emplace_back(item);
    invalidate();
}

QLayoutItem *CardLayout::itemAt(int index) const
{
    return index >= 0 && index < count() ? m_items[static_cast<std::size_t>(index)].get() : nullptr;
}

QLayoutItem *CardLayout::takeAt(int index)
{
    if (index < 0 || index >= count())
        return nullptr;
    QLayoutItem *item = m_items[static_cast<std::size_t>(index)].release();
    m_items.erase(m_items.begin() + index);
    invalidate();
    return item;
}

int CardLayout::heightForWidth(int width) const
{
    return arrange(QRect(0, 0, width, 0), false);
}

QSize CardLayout::minimumSize() const
{
    int height = 0;
    for (const auto &item : m_items)
        height = std::max(height, item->minimumSize().height());
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
    const int width = (area.width() - (inRow - 1) * m_gap) / inRow;
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
            itemAt(i)->setGeometry(QRect(area.left() + (i - first) * (width + m_gap), y, width, height));
        y += height + m_gap;
    }
    return std::max(0, y - m_gap - area.top());
}

} // namespace mexplorer
