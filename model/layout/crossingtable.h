// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/layout/layerdrawing.h"

#include <utility>

namespace mexplorer {

/// Counts how many moves those of one position cross, as straight lines, for all places of its row at once. Lines that
/// only touch count as well, those with a common end don't.
class CrossingTable
{
public:
    /// Places are whole numbers from -\a reach to \a reach. Keeps references to \a drawing and \a places, by position.
    CrossingTable(const LayerDrawing &drawing, const std::vector<int> &places, int reach);

    /// The crossings of a position's moves by place, from the leftmost on.
    const std::vector<int> &byPlace(PositionId id);
    /// Those where the position is; moves of \a without are not counted.
    int here(PositionId id, PositionId without = noPosition);
    /// How many pairs of moves were compared: the same in each run, where milliseconds differ.
    quint64 comparisons() const { return m_comparisons; }

private:
    struct Move
    {
        PositionId upper;
        PositionId lower;
    };
    /// Moves between the same two levels, by number.
    struct Bundle
    {
        float top;
        float bottom;
        quint32 begin;
        quint32 end;
    };

    template <class Visit> void visitMoves(PositionId id, PositionId without, const Visit &visit);
    template <class Visit>
    void visitBundle(PositionId id, PositionId neighbour, PositionId without, const Bundle &bundle, const Visit &visit);

    const GameGraph &m_graph;
    const Predecessors &m_predecessors;
    const std::vector<float> &m_along;
    const std::vector<int> &m_places;
    int m_reach;
    std::vector<Move> m_moves; ///< by where they begin, then by where they end
    std::vector<Bundle> m_bundles;
    std::vector<int> m_counts; ///< while intervals are added: by how much each place is above the one before
    quint64 m_comparisons = 0;
};

} // namespace mexplorer
