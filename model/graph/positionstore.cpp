// SPDX-License-Identifier: GPL-3.0-or-later

// Numbering positions. Building a graph looks up every follower, which is most of its time, and mostly time of waiting
// for memory. So the cells of all positions are in one array, a table of ids with open addressing (linear probing, at
// most half full) points into it, and nothing is allocated per position. To look up many at once, findAll() computes
// the hashes of 64 positions first and prefetches their slots and cells, so that the cache misses overlap. Positions of
// one small cell need no hash: the cell is the slot. Cost: O(cells) for a look-up on average; growing the table by a
// factor of four costs each position O(1) such steps. Single positions can't be removed, which no graph needs;
// truncate() drops the last ones.

#include "model/graph/positionstore.h"

#include <algorithm>
#include <array>
#include <bit>

namespace mexplorer {

namespace {

/// A multiply-and-fold hash after wyhash (Wang Yi, 2019): one 128-bit product per cell.
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

/// Positions have few cells, too few for a call of memcmp, which std::ranges::equal would be compiled to.
bool isEqual(Cells a, Cells b)
{
    if (a.size() != b.size())
        return false;
    quint64 difference = 0;
    for (std::size_t i = 0; i < a.size(); ++i)
        difference |= a[i] ^ b[i];
    return difference == 0;
}

} // namespace

std::size_t PositionStore::slotOf(Cells position) const
{
    return m_isIndexed ? position[0] : slotFrom(hashOf(position) & (m_table.size() - 1), position);
}

/// The slot of \a position, or the empty slot for it, searching from \a slot on.
std::size_t PositionStore::slotFrom(std::size_t slot, Cells position) const
{
    const std::size_t mask = m_table.size() - 1;
    while (m_table[slot] != noPosition && !isEqual((*this)[m_table[slot]], position))
        slot = (slot + 1) & mask;
    return slot;
}

PositionId PositionStore::insert(Cells position)
{
    m_areSingle = m_areSingle && position.size() == 1;
    m_max = position.empty() ? m_max : std::max(m_max, position[0]);
    if (m_isIndexed && !hasEntry(position))
        arrange(4 * std::bit_ceil(m_rows.size()));
    const std::size_t slot = slotOf(position);
    if (m_table[slot] != noPosition)
        return m_table[slot];
    const PositionId id = size();
    m_table[slot] = id;
    m_rows.add(position);
    if (!m_isIndexed && 2 * m_rows.size() > m_table.size())
        arrange(4 * m_table.size());
    return id;
}

std::optional<PositionId> PositionStore::find(Cells position) const
{
    if (m_isIndexed && !hasEntry(position))
        return std::nullopt;
    const PositionId id = m_table[slotOf(position)];
    return id == noPosition ? std::nullopt : std::optional(id);
}

void PositionStore::findAll(const CellRows &positions, std::vector<PositionId> &ids) const
{
    if (m_isIndexed) {
        for (std::size_t i = 0; i < positions.size(); ++i)
            ids.push_back(hasEntry(positions[i]) ? m_table[positions[i][0]] : noPosition);
        return;
    }
    constexpr std::size_t batch = 64;
    std::array<std::size_t, batch> starts;
    for (std::size_t first = 0; first < positions.size(); first += batch) {
        const std::size_t count = std::min(batch, positions.size() - first);
        for (std::size_t i = 0; i < count; ++i) {
            starts[i] = hashOf(positions[first + i]) & (m_table.size() - 1);
            __builtin_prefetch(&m_table[starts[i]]);
        }
        for (std::size_t i = 0; i < count; ++i) {
            if (m_table[starts[i]] != noPosition)
                m_rows.prefetch(m_table[starts[i]]);
        }
        for (std::size_t i = 0; i < count; ++i)
            ids.push_back(m_table[slotFrom(starts[i], positions[first + i])]);
    }
}

void PositionStore::truncate(PositionId count)
{
    if (count >= size())
        return;
    m_rows.truncate(count);
    std::fill(m_table.begin(), m_table.end(), noPosition);
    for (PositionId id = 0; id < count; ++id)
        m_table[slotOf((*this)[id])] = id;
}

void PositionStore::arrange(std::size_t slotCount)
{
    m_isIndexed = m_areSingle && m_max < slotCount;
    m_table.assign(slotCount, noPosition);
    for (PositionId id = 0; id < size(); ++id)
        m_table[slotOf((*this)[id])] = id;
}

} // namespace mexplorer
