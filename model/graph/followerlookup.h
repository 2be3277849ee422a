// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/jobcontrol.h"
#include "model/core/workerpair.h"
#include "model/graph/gamegraph.h"

namespace mexplorer {

/// Finds the followers of many positions in a store, on both cores. The store must not change during the call. In a
/// large graph nearly all followers are already stored, and looking them up is most of the work of building it.
class FollowerLookup
{
public:
    /// The followers of a position in the order of the rules.
    struct Row
    {
        PositionId id;
        std::span<const PositionId> followers; ///< noPosition for those that aren't in the store
        const CellRows &unknown;               ///< the cells of these, from firstUnknown on
        std::size_t firstUnknown;
    };

    FollowerLookup(const Rules &rules, GameGraph::Merge merge, const PositionStore &positions)
        : m_rules(rules), m_merge(merge), m_positions(positions)
    {
    }

    /// Looks up the followers of the positions from \a first to before \a end. Stops at the first position for which \a
    /// isTooMuch returns true, after \a maxMoves moves, or when \a control is cancelled.
    void lookUp(PositionId first, PositionId end, std::size_t maxMoves, FunctionRef<bool(Cells)> isTooMuch,
                const JobControl &control);
    /// Calls \a sink with each result, in the order of the positions, while it returns true. The store may grow during
    /// the call.
    void forEachRow(FunctionRef<bool(const Row &)> sink) const;

private:
    /// Consecutive positions for one core.
    struct Part
    {
        PositionId first = 0;
        PositionId end = 0;
        std::vector<PositionId> followers;
        std::vector<std::size_t> ends; ///< the end of each finished position's followers
        CellRows unknown;
    };

    void lookUp(Part &part, std::size_t maxMoves, FunctionRef<bool(Cells)> isTooMuch, const JobControl &control) const;

    const Rules &m_rules;
    GameGraph::Merge m_merge;
    const PositionStore &m_positions;
    std::array<Part, WorkerPair::parts> m_parts;
    WorkerPair m_workers;
};

} // namespace mexplorer
