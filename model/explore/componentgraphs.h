// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/graph/graphbuilder.h"

namespace mexplorer {

/// The components of a sum, each with its own graph, beside the graph of the whole sum: the token of each component
/// stands on one position of its graph, and a move in the sum moves one of them. Immutable.
///
/// Heaps of equal rules are one multiset in the graph of the sum. Which of them came from which component is then a
/// matter of the play that led there: here it is the play by which breadth-first search finds the position first.
class ComponentGraphs
{
public:
    /// \a product is the graph of the whole of \a start; its components' graphs go as far as \a product does. A problem
    /// if \a start has one component only, or \a control is cancelled. Costs about as much as building \a product.
    static Result<std::shared_ptr<const ComponentGraphs>> build(const Position &start, const GameGraph &product,
                                                                JobControl &control);

    std::size_t count() const { return m_graphs.size(); }
    /// Components that start at the same position share one graph.
    const GameGraphPtr &graph(std::size_t component) const { return m_graphs[component]; }
    /// Where each component stands in position \a id of the sum; noPosition for all if the components' graphs, which
    /// end at as many positions as the sum's, don't go as far.
    std::span<const PositionId> positions(PositionId id) const
    {
        return std::span(m_positions).subspan(id * count(), count());
    }

private:
    friend class ComponentTracker;

    std::vector<GameGraphPtr> m_graphs;
    std::vector<PositionId> m_positions; ///< count() for each position of the sum
};

using ComponentGraphsPtr = std::shared_ptr<const ComponentGraphs>;

} // namespace mexplorer
