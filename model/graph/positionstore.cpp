#include "model/graph/positionstore.h"

#include <algorithm>

namespace mexplorer {

namespace {

/// A multiply-and-fold hash after wyhash (Wang Yi, 2019): one 128-bit product a cell.
std::size_t hashOf(Cells cells)
{
    quint64 hash = 0x9e3779b97f4a7c15ULL ^ cells.size();
    for (const Cell cell : cells) {
        __extension__ using Wide = unsigned __int128;
        const Wide product = Wide(cell ^ hash) * 0xa0761d6478bd642fULL;
        hash = static_cast<quint64>(product) ^ static_cast<quint64>(product >> 64) ^ 0xe7037ed1a0b428dbULL;
    }
    return hash ^ (hash >> 29);
}

} // namespace

std::size_t PositionStore::slotOf(Cells position) const
{
    const std::size_t mask = m_table.size() - 1;
    std::size_t slot = hashOf(position) & mask;
    while (m_table[slot] != noPosition && !std::ranges::equal((*this)[m_table[slot]], position))
        slot = (slot + 1) & mask;
    return slot;
}

PositionId PositionStore::insert(Cells position)
{
    const std::size_t slot = slotOf(position);
    if (m_table[slot] != noPosition)
        return m_table[slot];
    const PositionId id = size();
    m_table[slot] = id;
    m_cells.insert(m_cells.end(), position.begin(), position.end());
    m_ends.push_back(static_cast<quint32>(m_cells.size()));
    if (2 * m_ends.size() > m_table.size())
        grow();
    return id;
}

std::optional<PositionId> PositionStore::find(Cells position) const
{
    const PositionId id = m_table[slotOf(position)];
    return id == noPosition ? std::nullopt : std::optional(id);
}

void PositionStore::truncate(PositionId count)
{
    if (count >= size())
        return;
    m_cells.resize(count == 0 ? 0 : m_ends[count - 1]);
    m_ends.resize(count);
    std::fill(m_table.begin(), m_table.end(), noPosition);
    for (PositionId id = 0; id < count; ++id)
        m_table[slotOf((*this)[id])] = id;
}

void PositionStore::grow()
{
    m_table.assign(4 * m_table.size(), noPosition);
    for (PositionId id = 0; id < size(); ++id)
        m_table[slotOf((*this)[id])] = id;
}

} // namespace mexplorer
