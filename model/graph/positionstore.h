#pragma once

#include "model/games/rules.h"

#include <optional>

namespace mexplorer {

/// A position's index in its graph.
using PositionId = quint32;
inline constexpr PositionId noPosition = ~PositionId(0);

/// Numbers positions in the order in which they come, each distinct one once. An open-addressing hash table of ids over
/// one array that holds all cells: about 8 bytes a cell and 12 a position.
class PositionStore
{
public:
    PositionStore() : m_table(64, noPosition) {}

    PositionId size() const { return static_cast<PositionId>(m_ends.size()); }
    Cells operator[](PositionId id) const
    {
        const std::size_t from = id == 0 ? 0 : m_ends[id - 1];
        return Cells(m_cells).subspan(from, m_ends[id] - from);
    }

    /// The id of \a position, which is stored if it is new.
    PositionId insert(Cells position);
    std::optional<PositionId> find(Cells position) const;
    /// Forgets all positions from \a size on.
    void truncate(PositionId size);

private:
    std::size_t slotOf(Cells position) const;
    void grow();

    CellVector m_cells;
    std::vector<quint32> m_ends; ///< where the cells of each position end
    std::vector<PositionId> m_table;
};

} // namespace mexplorer
