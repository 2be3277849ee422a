#include "views/play/flowlayout.h"

#include <algorithm>

namespace mexplorer {

namespace {

QSize sizeOf(const QLayoutItem &item)
{
    return item.sizeHint().expandedTo(item.minimumSize());
}

} // namespace

FlowLayout::FlowLayout(QWidget *parent, int gap) : QLayout(parent), m_gap(gap) {}

FlowLayout::~FlowLayout() = default;

void FlowLayout::addItem(QLayoutItem *item)
{
    m_items.emplace_back(item);
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
    return item;
}

int FlowLayout::heightForWidth(int width) const
{
    return place(QRect(0, 0, width, 0), false);
}

QSize FlowLayout::minimumSize() const
{
    QSize size;
    for (const auto &item : m_items)
        size = size.expandedTo(item->minimumSize());
    const QMargins margins = contentsMargins();
    return size + QSize(margins.left() + margins.right(), margins.top() + margins.bottom());
}

void FlowLayout::setGeometry(const QRect &rect)
{
    QLayout::setGeometry(rect);
    const int spare = std::max(0, rect.height() - heightForWidth(rect.width()));
    place(rect.adjusted(0, spare / 2, 0, 0), true);
}

/// Gives the height that the items need in the width of \a rect; moves them there if \a forReal.
int FlowLayout::place(const QRect &rect, bool forReal) const
{
    const QRect area = rect.marginsRemoved(contentsMargins());
    int y = area.y();
    for (std::size_t from = 0; from < m_items.size();) {
        int width = 0;
        int height = 0;
        std::size_t to = from;
        for (; to < m_items.size(); ++to) {
            const QSize size = sizeOf(*m_items[to]);
            if (to > from && width + m_gap + size.width() > area.width())
                break;
            width += size.width() + (to > from ? m_gap : 0);
            height = std::max(height, size.height());
        }
        int x = area.x() + std::max(0, (area.width() - width) / 2);
        for (; from < to; ++from) {
            const QSize size = sizeOf(*m_items[from]);
            if (forReal)
                m_items[from]->setGeometry(QRect(QPoint(x, y), QSize(size.width(), height)));
            x += size.width() + m_gap;
        }
        y += height + m_gap;
    }
    const int end = m_items.empty() ? y : y - m_gap;
    return end + contentsMargins().bottom() - rect.y();
}

} // namespace mexplorer
