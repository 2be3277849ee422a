#pragma once

#include "model/core/jobcontrol.h"
#include "model/graph/gamegraph.h"

namespace mexplorer {

/// Builds the graph of a position, breadth first, as far as a limit.
class GraphBuilder
{
public:
    struct Options
    {
        PositionId maxPositions = 200'000;
        GameGraph::Merge merge = GameGraph::Merge::Exact;
    };

    GraphBuilder(RulesPtr rules, Cells start, Options options);

    /// Expands positions until all are, the limit is reached, or \a control is cancelled; what is there then is the graph,
    /// truncated where it isn't whole. Never empty. Progress is positions expanded of positions known.
    GameGraphPtr build(JobControl &control);

private:
    bool expand(PositionId id);
    bool hasTooManyFollowers(Cells cells) const;

    std::shared_ptr<GameGraph> m_graph;
    Options m_options;
    std::vector<PositionId> m_lastSource; ///< the last position that each one was a follower of
};

/// The graph of a whole position; a sum is multiplied out.
GameGraphPtr buildGraph(const Position &start, GraphBuilder::Options options, JobControl &control);

} // namespace mexplorer
