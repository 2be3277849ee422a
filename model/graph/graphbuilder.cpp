// Building a game graph
//
// Positions are expanded in the order of their ids, and new followers get the next ids, so that ids are breadth first
// and the followers of a position can be appended to one array as they come (compressed sparse rows). A position's id
// comes from a hash table; that a follower was already named by the same position is seen from a stamp, without a
// search.
//
// Cost: one call of the rules a position, one hash look-up a generated move, 4 bytes a move and about 20 a position.
// A position whose followers would pass the limit is rolled back, so each position has all its followers or none.

#include "model/graph/graphbuilder.h"

#include "model/games/followerbound.h"
#include "model/games/sumrules.h"

#include <algorithm>

namespace mexplorer {

GraphBuilder::GraphBuilder(RulesPtr rules, Cells start, Options options)
    : m_graph(std::make_shared<GameGraph>()), m_options(options)
{
    m_graph->m_rules = std::move(rules);
    m_graph->m_merge = options.merge;
    m_options.maxPositions = std::max<PositionId>(1, options.maxPositions);
    if (options.merge == GameGraph::Merge::Symmetry)
        m_graph->m_positions.insert(m_graph->m_rules->symmetric(start));
    else
        m_graph->m_positions.insert(start);
    m_lastSource.push_back(noPosition);
}

bool GraphBuilder::hasTooManyFollowers(Cells cells) const
{
    // Listing the followers of nim:1000000000 would hold everything up before the limit is met.
    constexpr quint64 quick = 1000;
    const Rules &rules = *m_graph->m_rules;
    return rules.size(cells) > quick &&
           followerBound(rules, cells) > std::max<quint64>(m_options.maxPositions, 1'000'000);
}

bool GraphBuilder::expand(PositionId id)
{
    GameGraph &graph = *m_graph;
    const PositionId known = graph.positionCount();
    const std::size_t moves = graph.m_followers.size();
    const GameGraph::Counts counts = graph.m_counts;
    const Cells stored = graph.cells(id);
    const CellVector cells(stored.begin(), stored.end()); // the store moves its cells when it grows
    graph.m_limitMet = GameGraph::Limit::None;
    if (hasTooManyFollowers(cells)) {
        graph.m_limitMet = GameGraph::Limit::Positions;
        return false;
    }
    bool fits = true;
    graph.m_rules->followers(cells, [&](Cells generated) {
        if (!fits)
            return;
        ++graph.m_counts.generatedMoves;
        const PositionId before = graph.positionCount();
        const PositionId follower = m_options.merge == GameGraph::Merge::Symmetry
                                        ? graph.m_positions.insert(graph.m_rules->symmetric(generated))
                                        : graph.m_positions.insert(generated);
        if (follower == before)
            m_lastSource.push_back(noPosition);
        const bool tooManyMoves = graph.m_followers.size() >= m_options.maxMoves;
        if (graph.positionCount() > m_options.maxPositions || tooManyMoves) {
            graph.m_limitMet = tooManyMoves ? GameGraph::Limit::Moves : GameGraph::Limit::Positions;
            fits = false;
            return;
        }
        if (m_lastSource[follower] == id) {
            ++graph.m_counts.mergedMoves;
            return;
        }
        if (follower < before)
            ++graph.m_counts.mergedPositions;
        m_lastSource[follower] = id;
        graph.m_followers.push_back(follower);
    });
    if (!fits) {
        for (std::size_t move = moves; move < graph.m_followers.size(); ++move)
            m_lastSource[graph.m_followers[move]] = noPosition;
        m_lastSource.resize(known);
        graph.m_followers.resize(moves);
        graph.m_positions.truncate(known);
        graph.m_counts = counts;
        return false;
    }
    return true;
}

GameGraphPtr GraphBuilder::build(JobControl &control)
{
    if (m_fresh)
        buildFresh(control);
    else
        buildOn(control);
    return m_graph;
}

void GraphBuilder::buildFresh(JobControl &control)
{
    GameGraph &graph = *m_graph;
    PositionId layerEnd = 1;
    constexpr std::size_t manyMoves = 100'000; // a moment's work
    std::size_t seenMoves = 0;
    for (PositionId id = 0; id < graph.positionCount(); ++id) {
        if (id == layerEnd) {
            ++graph.m_completeDepth;
            layerEnd = graph.positionCount();
        }
        if (id % 256 == 0 || graph.m_followers.size() > seenMoves + manyMoves) {
            seenMoves = graph.m_followers.size();
            control.setProgress(id, graph.positionCount());
            if (control.isCancelled())
                break;
        }
        if (!expand(id))
            break;
        graph.m_offsets.push_back(static_cast<quint32>(graph.m_followers.size()));
        graph.m_expandedCount = id + 1;
    }
    graph.m_offsets.resize(graph.positionCount() + 1, static_cast<quint32>(graph.m_followers.size()));
    graph.m_followers.shrink_to_fit();
}

GameGraphPtr buildGraph(const Position &start, GraphBuilder::Options options, JobControl &control)
{
    const JoinedPosition joined = join(start);
    return GraphBuilder(joined.rules, joined.cells, options).build(control);
}

} // namespace mexplorer
