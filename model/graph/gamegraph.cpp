// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/graph/gamegraph.h"

#include "model/games/joinedposition.h"

namespace mexplorer {

QString GameGraph::text(PositionId id) const
{
    return expressionText(*m_rules, cells(id));
}

std::optional<PositionId> GameGraph::find(Cells cells) const
{
    return m_merge == Merge::Symmetry ? m_positions.find(m_rules->symmetric(cells)) : m_positions.find(cells);
}

Predecessors::Predecessors(const GameGraph &graph, const JobControl *control)
    : m_offsets(graph.positionCount() + 1, 0), m_sources(graph.moveCount())
{
    DropCheck check(control);
    for (PositionId id = 0; id < graph.positionCount(); ++id) {
        if (check.isDroppedAfter(graph.followers(id).size() + 1)) {
            m_offsets.assign(m_offsets.size(), 0);
            return;
        }
        for (const PositionId follower : graph.followers(id))
            ++m_offsets[follower + 1];
    }
    for (PositionId id = 0; id < graph.positionCount(); ++id)
        m_offsets[id + 1] += m_offsets[id];
    std::vector<quint32> next(m_offsets.begin(), m_offsets.end() - 1);
    for (PositionId id = 0; id < graph.positionCount(); ++id) {
        if (check.isDroppedAfter(graph.followers(id).size() + 1))
            return;
        for (const PositionId follower : graph.followers(id))
            m_sources[next[follower]++] = id;
    }
}

} // namespace mexplorer
