// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/board/boardedges.h"
#include "model/games/clearinggame.h"

namespace mexplorer {

/// The moves of a game that clears cells, on a board of one size, and the parts into which they split a position.
class BoardMoves
{
public:
    BoardMoves(const ClearingGame &game, int rows, int columns);

    int rows() const { return m_rows; }
    int columns() const { return m_edges.columns; }
    /// The sets of cells that a move may clear, if all of them are 1: those that are likely to decide a search first.
    std::span<const quint64> sets() const { return m_sets; }
    /// The least number of cells that a move clears.
    int leastCleared() const { return m_leastCleared; }
    /// The sides of the board and its edges, for shifts of whole positions.
    const BoardEdges &edges() const { return m_edges; }

    /// Calls \a sink with each part of a position: cells such that no set that can still be cleared contains cells of
    /// two parts. Cells that no move can clear are left out.
    template <class Sink> void forEachPart(quint64 cells, Sink sink) const
    {
        while (cells != 0) {
            const quint64 first = cells & (~cells + 1);
            const quint64 part = m_joinsBySides ? m_edges.group(first, cells) : joinedWith(first, cells);
            cells &= ~part;
            if (part != first || (part & m_singles) != 0)
                sink(part);
        }
    }

private:
    quint64 joinedWith(quint64 first, quint64 cells) const;

    int m_rows;
    BoardEdges m_edges;
    std::vector<quint64> m_sets;
    /// For each cell, the sets that contain it, without those that smaller ones join.
    std::vector<std::vector<quint64>> m_joining;
    quint64 m_singles = 0; ///< cells that some move clears alone
    int m_leastCleared = 0;
    bool m_joinsBySides = false; ///< exactly the cells that touch by a side are joined
};

} // namespace mexplorer
