// SPDX-License-Identifier: GPL-3.0-or-later
// Going on from a truncated game graph
//
// Positions keep their ids and new ones get the next. The moves of positions that are expanded now are appended behind
// the old ones and put in the order of the ids at the end, in one copy. While positions are expanded in the order of
// their ids, the expanded ones are the first of all and a number says which they are; when more is to be seen
// from a position in the middle, the graph keeps one bit a position instead, until it is whole.
//
// Cost: a copy of the graph, and as much as building for each position that is expanded.

#include "model/graph/graphbuilder.h"

#include "model/graph/followerlookup.h"

#include <algorithm>

namespace mexplorer {

GraphBuilder::GraphBuilder(const GameGraph &graph, Options options)
    : m_graph(std::make_shared<GameGraph>(graph)), m_options(options), m_lastSource(graph.positionCount(), noPosition),
      m_fresh(false), m_knownBefore(graph.positionCount()), m_movesBefore(graph.moveCount())
{
    m_options.maxPositions = std::max(options.maxPositions, graph.positionCount());
    m_options.merge = graph.merge();
}

void GraphBuilder::buildOn(JobControl &control)
{
    const GameGraph &graph = *m_graph;
    const PositionId known = graph.positionCount();
    const auto isOld = [&](PositionId id) { return id < known && graph.isExpanded(id); };
    constexpr PositionId atOnce = 100'000;
    for (PositionId id = 0; id < graph.positionCount() && !control.isCancelled();) {
        if (isOld(id)) {
            ++id;
            continue;
        }
        report(id, control);
        PositionId end = id;
        while (end < known && end < id + atOnce && !isOld(end))
            ++end;
        const PositionId next = expandSome(
            id, end < known ? end : graph.positionCount(),
            [this](PositionId expanded, std::size_t begin) {
                m_rows.push_back({expanded, begin});
            },
            control);
        if (next == id)
            break;
        id = next;
    }
    sortRows();
}

GameGraphPtr GraphBuilder::buildBelow(PositionId from, int depth, JobControl &control)
{
    const GameGraph &graph = *m_graph;
    const PositionId known = graph.positionCount();
    std::vector<bool> seen(known, false);
    std::vector<PositionId> queue = {from};
    seen[from] = true;
    std::size_t layerEnd = 1;
    for (std::size_t at = 0; at < queue.size() && depth > 0; ++at) {
        if (at % 256 == 0) {
            control.setProgress(at, queue.size());
            if (control.isCancelled())
                break;
        }
        const PositionId id = queue[at];
        const bool isOld = id < known && graph.isExpanded(id);
        const std::size_t begin = graph.m_followers.size();
        if (!isOld) {
            if (!expand(id))
                break;
            m_rows.push_back({id, begin});
        }
        seen.resize(graph.positionCount(), false);
        const auto followers = isOld ? graph.followers(id) : std::span(graph.m_followers).subspan(m_rows.back().begin);
        for (const PositionId follower : followers) {
            if (!seen[follower])
                queue.push_back(follower);
            seen[follower] = true;
        }
        if (at + 1 == layerEnd) {
            --depth;
            layerEnd = queue.size();
        }
    }
    sortRows();
    return m_graph;
}

void GraphBuilder::sortRows()
{
    GameGraph &graph = *m_graph;
    markExpanded();
    const std::vector<PositionId> unsorted = std::move(graph.m_followers);
    const std::vector<quint32> oldOffsets = std::move(graph.m_offsets);
    std::vector<std::pair<std::size_t, std::size_t>> pieces(graph.positionCount());
    for (std::size_t id = 0; id + 1 < oldOffsets.size(); ++id)
        pieces[id] = {oldOffsets[id], oldOffsets[id + 1]};
    for (std::size_t i = 0; i < m_rows.size(); ++i)
        pieces[m_rows[i].id] = {m_rows[i].begin, i + 1 < m_rows.size() ? m_rows[i + 1].begin : unsorted.size()};
    graph.m_offsets.assign(1, 0);
    graph.m_offsets.reserve(pieces.size() + 1);
    graph.m_followers.clear();
    graph.m_followers.reserve(unsorted.size());
    for (const auto &[begin, end] : pieces) {
        graph.m_followers.insert(graph.m_followers.end(), unsorted.begin() + static_cast<std::ptrdiff_t>(begin),
                                 unsorted.begin() + static_cast<std::ptrdiff_t>(end));
        graph.m_offsets.push_back(static_cast<quint32>(graph.m_followers.size()));
    }
    m_rows.clear();
    graph.m_completeDepth = completeDepth();
}

void GraphBuilder::markExpanded()
{
    GameGraph &graph = *m_graph;
    std::vector<bool> expanded(graph.positionCount(), false);
    for (PositionId id = 0; id + 1 < graph.m_offsets.size(); ++id)
        expanded[id] = graph.isExpanded(id);
    for (const Row &row : m_rows)
        expanded[row.id] = true;
    graph.m_expandedCount += static_cast<PositionId>(m_rows.size());
    const auto firstOpen = std::find(expanded.begin(), expanded.end(), false);
    if (firstOpen - expanded.begin() == static_cast<std::ptrdiff_t>(graph.m_expandedCount))
        expanded.clear(); // the expanded ones are the first ones
    graph.m_expanded = std::move(expanded);
}

int GraphBuilder::completeDepth() const
{
    const GameGraph &graph = *m_graph;
    std::vector<int> depths(graph.positionCount(), -1);
    std::vector<PositionId> queue = {GameGraph::root()};
    depths[GameGraph::root()] = 0;
    for (std::size_t at = 0; at < queue.size(); ++at) {
        const PositionId id = queue[at];
        if (!graph.isExpanded(id))
            return depths[id];
        for (const PositionId follower : graph.followers(id)) {
            if (depths[follower] < 0) {
                depths[follower] = depths[id] + 1;
                queue.push_back(follower);
            }
        }
    }
    return depths[queue.back()];
}

GameGraphPtr growGraph(const GameGraph &graph, GraphBuilder::Options options, JobControl &control)
{
    return GraphBuilder(graph, options).build(control);
}

GameGraphPtr growGraphBelow(const GameGraph &graph, PositionId from, int depth, GraphBuilder::Options options,
                            JobControl &control)
{
    return GraphBuilder(graph, options).buildBelow(from, depth, control);
}

} // namespace mexplorer
