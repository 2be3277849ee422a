// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/jobcontrol.h"
#include "model/core/workerpair.h"
#include "model/graph/gamegraph.h"

namespace mexplorer {

/// Finds the followers of many positions in a store that doesn't change meanwhile, on both cores. In a large graph
/// nearly all followers are there when they are looked for, and looking for them is most of the work of building it.
class FollowerLookup
{
public:
    /// The followers of a position as the rules name them.
    struct Row
    {
        PositionId id;
        std::span<const PositionId> followers; ///< noPosition for those that aren't in the store
        const CellRows &unknown;               ///< these, from firstUnknown on
        std::size_t firstUnknown;
    };

    FollowerLookup(const Rules &rules, GameGraph::Merge merge, const PositionStore &positions)
        : m_rules(rules), m_merge(merge), m_positions(positions)
    {
    }

    /// Looks up the followers of the positions from \a first to before \a end, except from the first one on that
    /// \a isTooMuch says so of, and except for what is past \a maxMoves or comes after \a control is cancelled.
    void lookUp(PositionId first, PositionId end, std::size_t maxMoves, FunctionRef<bool(Cells)> isTooMuch,
                const JobControl &control);
    /// Calls \a sink with what was looked up, in the order of the positions, while it returns true. The store may grow
    /// meanwhile.
    void forEachRow(FunctionRef<bool(const Row &)> sink) const;

private:
    /// Consecutive positions, for one core.
    struct Part
    {
        PositionId first = 0;
        PositionId end = 0;
        std::vector<PositionId> followers;
        std::vector<std::size_t> ends; ///< where the followers of each position that was done end
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
