// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/graph/graphbuilder.h"

namespace mexplorer {

/// The graphs of the components of a sum, and the position of each component's graph for every position of the sum: a
/// move in the sum changes one of them. Immutable.
///
/// Heaps of equal rules are one multiset in the graph of the sum, so the component of each heap depends on the previous
/// moves. Here it follows from the play by which breadth-first search first finds the position.
class ComponentGraphs
{
public:
    /// \a product is the graph of the whole of \a start; the components' graphs are limited to its number of positions.
    /// Fails if \a start has only one component, or if \a control is cancelled. Costs about as much as building \a
    /// product.
    static Result<std::shared_ptr<const ComponentGraphs>> build(const Position &start, const GameGraph &product,
                                                                JobControl &control);

    std::size_t count() const { return m_graphs.size(); }
    /// Components with the same start position share one graph.
    const GameGraphPtr &graph(std::size_t component) const { return m_graphs[component]; }
    /// The position of each component in position \a id of the sum; noPosition for all if the components' graphs, which
    /// have the same limit as the sum's, are too small.
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
