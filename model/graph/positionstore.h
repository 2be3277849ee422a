// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/games/rules.h"

#include <optional>

namespace mexplorer {

/// A position's index in its graph.
using PositionId = quint32;
inline constexpr PositionId noPosition = ~PositionId(0);

/// Rows of cells in one array.
class CellRows
{
public:
    std::size_t size() const { return m_ends.size(); }
    Cells operator[](std::size_t row) const
    {
        const std::size_t from = row == 0 ? 0 : m_ends[row - 1];
        return Cells(m_cells).subspan(from, m_ends[row] - from);
    }
    void add(Cells cells)
    {
        m_cells.insert(m_cells.end(), cells.begin(), cells.end());
        m_ends.push_back(static_cast<quint32>(m_cells.size()));
    }
    /// The allocated bytes.
    quint64 memory() const { return m_cells.capacity() * sizeof(Cell) + m_ends.capacity() * sizeof(quint32); }
    /// Prefetches a row into the cache.
    void prefetch(std::size_t row) const { __builtin_prefetch(m_cells.data() + (row == 0 ? 0 : m_ends[row - 1])); }
    /// Removes all rows from \a size on.
    void truncate(std::size_t size)
    {
        m_cells.resize(size == 0 ? 0 : m_ends[size - 1]);
        m_ends.resize(size);
    }

private:
    CellVector m_cells;
    std::vector<quint32> m_ends; ///< the end of each row in the array of cells
};

/// Numbers distinct positions in the order of insertion. An open-addressing hash table of ids over one array of all
/// cells: about 8 bytes per cell and 12 per position. Many positions of one small cell each, such as those of a board,
/// need no hashes: the cell is the index in the table.
class PositionStore
{
public:
    PositionStore() : m_table(64, noPosition) {}

    PositionId size() const { return static_cast<PositionId>(m_rows.size()); }
    Cells operator[](PositionId id) const { return m_rows[id]; }

    /// Returns the id of \a position, which is stored if it is new.
    PositionId insert(Cells position);
    /// Returns std::nullopt if the position is not stored.
    std::optional<PositionId> find(Cells position) const;
    /// Appends the ids of many positions to \a ids, noPosition for unknown ones. Overlaps their cache misses.
    void findAll(const CellRows &positions, std::vector<PositionId> &ids) const;
    /// Removes all positions from \a size on.
    void truncate(PositionId size);
    /// The allocated bytes.
    quint64 memory() const { return m_rows.memory() + m_table.capacity() * sizeof(PositionId); }

private:
    bool hasEntry(Cells position) const { return position.size() == 1 && position[0] < m_table.size(); }
    std::size_t slotOf(Cells position) const;
    std::size_t slotFrom(std::size_t slot, Cells position) const;
    void arrange(std::size_t slotCount);

    CellRows m_rows;
    std::vector<PositionId> m_table;
    bool m_isIndexed = false; ///< the cell of each position is its index in the table
    bool m_areSingle = true;  ///< all positions have one cell
    Cell m_max = 0;           ///< of these cells
};

} // namespace mexplorer
