// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/layout/layeredlayout.h"

#include <algorithm>
#include <cmath>

namespace mexplorer {

std::span<const PositionId> LayeredLayout::between(std::size_t index, qreal from, qreal to) const
{
    const auto members = layer(index);
    const auto first = std::ranges::partition_point(members, [&](PositionId id) { return m_across[id] < from; });
    const auto end = std::partition_point(first, members.end(), [&](PositionId id) { return m_across[id] <= to; });
    return members.subspan(static_cast<std::size_t>(first - members.begin()), static_cast<std::size_t>(end - first));
}

QRectF LayeredLayout::layerBox(std::size_t index) const
{
    const QRectF whole = turned(m_extent);
    return turned(QRectF(whole.left(), m_tops[index] - 0.5, whole.width(), qreal(m_rows[index])));
}

PositionId LayeredLayout::neighbour(PositionId id, int steps) const
{
    const std::size_t index = m_layerOf[id];
    const qint64 place = qint64(m_rank[id]) + qint64(steps) * m_rows[index];
    const auto members = layer(index);
    return place < 0 || place >= qint64(members.size()) ? noPosition : members[static_cast<std::size_t>(place)];
}

PositionId LayeredLayout::nearest(QPointF point, qreal reach) const
{
    const QRectF place = turned(QRectF(point, QSizeF()));
    PositionId best = noPosition;
    qreal min = reach * reach;
    auto top = std::ranges::partition_point(m_tops, [&](float along) { return along <= place.y() + reach; });
    // Layers begin in order and do not overlap, so those above the last one that may reach the point end the search.
    while (top != m_tops.begin()) {
        --top;
        const auto index = static_cast<std::size_t>(top - m_tops.begin());
        if (*top + float(m_rows[index]) < place.y() - reach)
            break;
        for (const PositionId id : between(index, place.x() - reach, place.x() + reach)) {
            const qreal across = m_across[id] - place.x();
            const qreal along = m_along[id] - place.y();
            const qreal distance = across * across + along * along;
            if (distance <= min) {
                min = distance;
                best = id;
            }
        }
    }
    return best;
}

std::vector<PositionId> LayeredLayout::positionsIn(const QRectF &area) const
{
    const QRectF box = turned(area);
    std::vector<PositionId> found;
    for (std::size_t index = 0; index < layerCount(); ++index) {
        if (m_tops[index] > box.bottom() || m_tops[index] + float(m_rows[index]) < box.top())
            continue;
        for (const PositionId id : between(index, box.left(), box.right())) {
            if (m_along[id] >= box.top() && m_along[id] <= box.bottom())
                found.push_back(id);
        }
    }
    return found;
}

} // namespace mexplorer
