// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/jobcontrol.h"
#include "model/core/memory.h"
#include "model/graph/gamegraph.h"

namespace mexplorer {

class FollowerLookup;

/// Builds the graph of a position, breadth first, up to a limit.
class GraphBuilder
{
public:
    /// The highest possible limits.
    static constexpr PositionId maxPositions = 20'000'000;
    static constexpr quint64 maxMoves = 1'000'000'000;

    struct Options
    {
        PositionId maxPositions = 200'000;
        GameGraph::Merge merge = GameGraph::Merge::Exact;
        quint64 maxMoves = 60'000'000; ///< 4 bytes each: heaps of Nim have few positions and very many moves
    };

    GraphBuilder(RulesPtr rules, Cells start, Options options);
    /// Extends \a graph, whose positions keep their ids, up to the limits of \a options. Positions are merged as in \a
    /// graph.
    GraphBuilder(const GameGraph &graph, Options options);
    ~GraphBuilder();
    Q_DISABLE_COPY_MOVE(GraphBuilder)

    /// Expands positions until all are expanded, a limit is reached, memory is short, or \a control is cancelled.
    /// Returns the graph so far, truncated if it isn't whole; never empty. The progress is expanded positions of known
    /// positions, or the share of a limit, whichever is greater.
    GameGraphPtr build(JobControl &control);
    /// Builds as build() does, but expands only \a from and the positions reachable from it, breadth first, up to \a
    /// depth moves away.
    GameGraphPtr buildBelow(PositionId from, int depth, JobControl &control);

private:
    /// The followers of an expanded position: a piece of m_graph's moves until these are sorted by position.
    struct Row
    {
        PositionId id;
        std::size_t begin;
    };

    /// Passes followers one after the other to a sink, until that returns false.
    using Followers = FunctionRef<void(FunctionRef<bool(PositionId)>)>;

    bool expand(PositionId id);
    bool expand(PositionId id, Followers followers);
    bool addMove(PositionId source, PositionId follower);
    PositionId expandSome(PositionId first, PositionId end, FunctionRef<void(PositionId, std::size_t)> done,
                          JobControl &control);
    void report(PositionId expanded, JobControl &control) const;
    bool hasTooManyFollowers(Cells cells) const;
    bool hasMemory();
    void buildFresh(JobControl &control);
    void buildOn(JobControl &control);
    void sortRows();
    void markExpanded();
    int completeDepth() const;

    std::shared_ptr<GameGraph> m_graph;
    Options m_options;
    std::vector<PositionId> m_lastSource; ///< by position: the last one of which it was found to be a follower
    bool m_fresh = true;                  ///< no position is expanded yet
    PositionId m_knownBefore = 0;         ///< number of positions of the graph to extend
    std::size_t m_movesBefore = 0;
    MemoryWatch m_memory;
    const JobControl *m_control = nullptr;
    bool m_isCancelled = false;               ///< while adding the moves of a position
    std::unique_ptr<FollowerLookup> m_lookup; ///< created once there is enough to look up
    std::vector<Row> m_rows;                  ///< of the positions expanded while a graph is extended
};

/// Builds the graph of a whole position; a sum is multiplied out.
GameGraphPtr buildGraph(const Position &start, GraphBuilder::Options options, JobControl &control);

/// Extends \a graph up to the limits of \a options: expands the unexpanded positions in the order of their ids. Ids
/// don't change, so selected and pinned positions remain valid. A graph only extended this way equals one built at
/// once.
GameGraphPtr growGraph(const GameGraph &graph, GraphBuilder::Options options, JobControl &control);

/// Extends \a graph below one position: expands \a from and the positions reachable within \a depth moves, breadth
/// first, up to the limits of \a options in total. A depth of 1 expands only \a from. Ids don't change.
GameGraphPtr growGraphBelow(const GameGraph &graph, PositionId from, int depth, GraphBuilder::Options options,
                            JobControl &control);

} // namespace mexplorer
