// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/board/boardmoves.h"

#include <span>
#include <vector>

namespace mexplorer {

/// The values of all positions of a game that clears cells, on a small board, one byte each.
class BoardTable
{
public:
    static constexpr int maxCells = 18;

    /// Looks at each move of each position: see cost().
    explicit BoardTable(const BoardMoves &moves);
    /// The number of sets of cells that are looked at to make a table; each takes a nanosecond.
    static quint64 cost(const BoardMoves &moves);

    /// The values, indexed by the words of the positions.
    std::span<const quint8> values() const { return m_values; }

private:
    std::vector<quint8> m_values;
};

} // namespace mexplorer
