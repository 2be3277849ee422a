// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/layout/layerdrawing.h"

#include <utility>

namespace mexplorer {

/// Counts the crossings of one position's moves with other moves, as straight lines, for all places in its row at once.
/// Lines that only touch count as well, those with a common end don't.
class CrossingTable
{
public:
    /// Places are integers from -\a reach to \a reach. Stores references to \a drawing and \a places, which is indexed
    /// by position.
    CrossingTable(const LayerDrawing &drawing, const std::vector<int> &places, int reach);

    /// The crossings of a position's moves by place, from the leftmost on.
    const std::vector<int> &byPlace(PositionId id);
    /// The crossings at the current place of the position, without the moves of \a without.
    int here(PositionId id, PositionId without = noPosition);
    /// The number of compared pairs of moves, a reproducible measure of the work.
    quint64 comparisons() const { return m_comparisons; }

private:
    struct Move
    {
        PositionId upper;
        PositionId lower;
    };
    /// Moves between the same two levels.
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
    std::vector<Move> m_moves; ///< sorted by their starts, then by their ends
    std::vector<Bundle> m_bundles;
    std::vector<int> m_counts; ///< while intervals are added: difference of each place to the previous one
    quint64 m_comparisons = 0;
};

} // namespace mexplorer
