// SPDX-License-Identifier: GPL-3.0-or-later
// Building a game graph
//
// Positions are expanded in the order of their ids, and new followers get the next ids, so that ids are breadth first
// and the followers of a position can be appended to one array (compressed sparse rows). A position's id is found in a
// hash table; a stamp shows, without a search, that a follower was already listed for the same position. If many
// positions are to be expanded, both cores look their followers up in the table, and only unknown followers are then
// numbered in order.
//
// Cost: one call of the rules per position, one hash look-up per generated move, 4 bytes per move and about 20 per
// position. A position whose followers would exceed the limit is rolled back, so each position has all its followers or
// none.
//
// When a truncated graph is extended, positions keep their ids and new ones get the next. The moves of newly expanded
// positions are appended after the old ones and sorted by id at the end, in one copy. While positions are expanded in
// the order of their ids, the expanded ones come first and their number suffices; when the graph is extended below a
// position in the middle, it stores one bit per position instead, until it is whole.
//
// Cost: a copy of the graph, and the cost of building for each position that is expanded.

#include "model/graph/graphbuilder.h"

#include "model/games/joinedposition.h"
#include "model/graph/followerlookup.h"

#include <algorithm>

namespace mexplorer {

GraphBuilder::~GraphBuilder() = default;

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
    // Listing the followers of nim:1000000000 would take very long before the limit is checked.
    constexpr quint64 quick = 1000;
    const Rules &rules = *m_graph->m_rules;
    return rules.size(cells) > quick &&
           rules.followerBound(cells) > std::max<quint64>(m_options.maxPositions, 1'000'000);
}

/// Returns false if there is no memory for a much larger graph, and stores that limit.
bool GraphBuilder::hasMemory()
{
    constexpr quint64 parts = 2; // the graph, and the labels and predecessors that it is built for
    GameGraph &graph = *m_graph;
    const quint64 ids = graph.m_followers.capacity() + graph.m_offsets.capacity() + m_lastSource.capacity();
    const quint64 bytes = graph.m_positions.memory() + ids * sizeof(PositionId) + m_rows.capacity() * sizeof(Row);
    if (m_memory.canGrow(parts * bytes))
        return true;
    graph.m_limitMet = GameGraph::Limit::Memory;
    return false;
}

bool GraphBuilder::expand(PositionId id)
{
    const GameGraph &graph = *m_graph;
    const Cells stored = graph.cells(id);
    const CellVector cells(stored.begin(), stored.end()); // the store moves its cells when it grows
    if (hasTooManyFollowers(cells)) {
        m_graph->m_limitMet = GameGraph::Limit::Positions;
        return false;
    }
    return expand(id, [&](FunctionRef<bool(PositionId)> sink) {
        bool wantsMore = true;
        graph.m_rules->followers(cells, [&](Cells generated) {
            if (!wantsMore)
                return;
            wantsMore = sink(m_options.merge == GameGraph::Merge::Symmetry
                                 ? m_graph->m_positions.insert(graph.m_rules->symmetric(generated))
                                 : m_graph->m_positions.insert(generated));
        });
    });
}

/// Adds the moves of a position. Returns false and adds nothing if that would exceed a limit.
bool GraphBuilder::expand(PositionId id, Followers followers)
{
    GameGraph &graph = *m_graph;
    const PositionId known = graph.positionCount();
    const std::size_t moves = graph.m_followers.size();
    const GameGraph::Counts counts = graph.m_counts;
    graph.m_limitMet = GameGraph::Limit::None;
    followers([&](PositionId follower) { return addMove(id, follower); });
    if (graph.m_limitMet == GameGraph::Limit::None && !m_isCancelled)
        return true;
    for (std::size_t move = moves; move < graph.m_followers.size(); ++move)
        m_lastSource[graph.m_followers[move]] = noPosition;
    m_lastSource.resize(known);
    graph.m_followers.resize(moves);
    graph.m_positions.truncate(known);
    graph.m_counts = counts;
    return false;
}

/// Returns false if that would exceed a limit, which is stored, or if the work was cancelled.
bool GraphBuilder::addMove(PositionId source, PositionId follower)
{
    GameGraph &graph = *m_graph;
    constexpr quint64 interval = 4096; // some milliseconds; one position may have a million moves
    if (++graph.m_counts.generatedMoves % interval == 0 && m_control && m_control->isCancelled()) {
        m_isCancelled = true;
        return false;
    }
    const bool isNew = follower == m_lastSource.size();
    if (isNew)
        m_lastSource.push_back(noPosition);
    constexpr quint64 times = 4; // more may be generated, as several lead to one follower
    const bool tooManyMoves =
        graph.m_followers.size() >= m_options.maxMoves || graph.m_counts.generatedMoves / times >= m_options.maxMoves;
    if (graph.positionCount() > m_options.maxPositions || tooManyMoves) {
        graph.m_limitMet = tooManyMoves ? GameGraph::Limit::Moves : GameGraph::Limit::Positions;
        return false;
    }
    if (m_lastSource[follower] == source) {
        ++graph.m_counts.mergedMoves;
        return true;
    }
    graph.m_counts.mergedPositions += !isNew;
    m_lastSource[follower] = source;
    graph.m_followers.push_back(follower);
    return true;
}

/// Expands some positions from \a first to before \a end, and calls \a done with each and the number of its first move.
/// Returns the first position that it did not expand; \a first if a limit is reached.
PositionId GraphBuilder::expandSome(PositionId first, PositionId end, FunctionRef<void(PositionId, std::size_t)> done,
                                    JobControl &control)
{
    constexpr std::size_t usual = 100'000; // moves of small positions, some milliseconds of work
    constexpr std::size_t usualCells = 8;
    constexpr PositionId worthIt = 256;
    if (!hasMemory())
        return first;
    GameGraph &graph = *m_graph;
    const std::size_t atOnce = usual / (graph.cells(first).size() / usualCells + 1); // their followers are stored
    const std::size_t average = graph.m_followers.size() / (first + 1) + 1;
    const auto count = static_cast<PositionId>(std::min<std::size_t>(end - first, atOnce / average));
    PositionId next = first;
    if (count >= worthIt) {
        if (!m_lookup)
            m_lookup = std::make_unique<FollowerLookup>(*graph.m_rules, graph.m_merge, graph.m_positions);
        m_lookup->lookUp(
            first, first + count, 2 * atOnce, [this](Cells cells) { return hasTooManyFollowers(cells); }, control);
        m_lookup->forEachRow([&](const FollowerLookup::Row &row) {
            const std::size_t moves = graph.m_followers.size();
            std::size_t unknown = row.firstUnknown;
            const bool fits = expand(row.id, [&](FunctionRef<bool(PositionId)> sink) {
                for (const PositionId follower : row.followers) {
                    if (!sink(follower == noPosition ? graph.m_positions.insert(row.unknown[unknown++]) : follower))
                        return;
                }
            });
            if (fits)
                done(next++, moves);
            return fits;
        });
    }
    const std::size_t moves = graph.m_followers.size();
    if (next == first && !control.isCancelled() && expand(first))
        done(next++, moves);
    return next;
}

/// Reports progress towards whichever ends the build first: all positions expanded, or a limit.
void GraphBuilder::report(PositionId expanded, JobControl &control) const
{
    const auto share = [](quint64 done, quint64 total) { return double(done) / double(std::max<quint64>(1, total)); };
    const quint64 known = m_graph->positionCount();
    const quint64 moves = m_graph->m_followers.size();
    const double ofKnown = share(expanded, known);
    const double ofPositions = share(known - m_knownBefore, m_options.maxPositions - m_knownBefore);
    const double ofMoves = share(moves - m_movesBefore, m_options.maxMoves - m_movesBefore);
    if (ofKnown >= std::max(ofPositions, ofMoves))
        control.setProgress(expanded, known);
    else if (ofPositions >= ofMoves)
        control.setProgress(known - m_knownBefore, m_options.maxPositions - m_knownBefore);
    else
        control.setProgress(moves - m_movesBefore, m_options.maxMoves - m_movesBefore);
}

GameGraphPtr GraphBuilder::build(JobControl &control)
{
    m_control = &control;
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
    for (PositionId id = 0; id < graph.positionCount() && !control.isCancelled();) {
        if (id == layerEnd) {
            ++graph.m_completeDepth;
            layerEnd = graph.positionCount();
        }
        report(id, control);
        const PositionId next = expandSome(
            id, layerEnd,
            [&](PositionId expanded, std::size_t) {
                graph.m_offsets.push_back(static_cast<quint32>(graph.m_followers.size()));
                graph.m_expandedCount = expanded + 1;
            },
            control);
        if (next == id)
            break;
        id = next;
    }
    graph.m_offsets.resize(graph.positionCount() + 1, static_cast<quint32>(graph.m_followers.size()));
    if (!control.isDropped()) // copies all moves
        graph.m_followers.shrink_to_fit();
}

GameGraphPtr buildGraph(const Position &start, GraphBuilder::Options options, JobControl &control)
{
    const JoinedPosition joined = join(start);
    return GraphBuilder(joined.rules, joined.cells, options).build(control);
}

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
    if (!control.isDropped())
        sortRows();
}

GameGraphPtr GraphBuilder::buildBelow(PositionId from, int depth, JobControl &control)
{
    const GameGraph &graph = *m_graph;
    m_control = &control;
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
            if (!hasMemory() || !expand(id))
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
        expanded.clear(); // the expanded positions are the first ones
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
