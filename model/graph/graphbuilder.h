// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/jobcontrol.h"
#include "model/core/memory.h"
#include "model/graph/gamegraph.h"

namespace mexplorer {

class FollowerLookup;

/// Builds the graph of a position, breadth first, as far as a limit.
class GraphBuilder
{
public:
    /// How far the limits can be raised.
    static constexpr PositionId maxPositions = 20'000'000;
    static constexpr quint64 maxMoves = 1'000'000'000;

    struct Options
    {
        PositionId maxPositions = 200'000;
        GameGraph::Merge merge = GameGraph::Merge::Exact;
        quint64 maxMoves = 60'000'000; ///< 4 bytes each: heaps of Nim have few positions and moves without end
    };

    GraphBuilder(RulesPtr rules, Cells start, Options options);
    /// Extends \a graph, whose positions keep their ids, up to the limits of \a options; positions are merged as
    /// they are there.
    GraphBuilder(const GameGraph &graph, Options options);
    ~GraphBuilder();
    Q_DISABLE_COPY_MOVE(GraphBuilder)

    /// Expands positions until all are, a limit is reached, no memory is left for more, or \a control is cancelled; what
    /// is there then is the graph, truncated where it isn't whole. Never empty. Progress is positions expanded of
    /// positions known, or how near a limit is.
    GameGraphPtr build(JobControl &control);
    /// As build() for \a from and what play reaches from it only, breadth first, up to \a depth moves away.
    GameGraphPtr buildBelow(PositionId from, int depth, JobControl &control);

private:
    /// The followers of an expanded position: a piece of m_graph's moves while they stand in the order of expansion.
    struct Row
    {
        PositionId id;
        std::size_t begin;
    };

    /// Followers, one after the other, to a sink that returns false when it takes no more.
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
    std::vector<PositionId> m_lastSource; ///< the last position that each one was a follower of
    bool m_fresh = true;                  ///< nothing is expanded yet
    PositionId m_knownBefore = 0;         ///< positions of the graph that is extended
    std::size_t m_movesBefore = 0;
    MemoryWatch m_memory;
    const JobControl *m_control = nullptr;
    bool m_isCancelled = false;               ///< in the middle of a position's moves
    std::unique_ptr<FollowerLookup> m_lookup; ///< once there is enough to look up
    std::vector<Row> m_rows;                  ///< of the positions expanded while a graph is extended
};

/// The graph of a whole position; a sum is multiplied out.
GameGraphPtr buildGraph(const Position &start, GraphBuilder::Options options, JobControl &control);

/// \a graph with more positions, up to the limits of \a options: the unexpanded ones are expanded by their ids. All ids
/// stay, so that what was selected or pinned is the same position; a graph that was only ever grown so equals one built
/// at once.
GameGraphPtr growGraph(const GameGraph &graph, GraphBuilder::Options options, JobControl &control);

/// \a graph extended below one position: \a from and what play reaches from it within \a depth moves are expanded,
/// breadth first, up to the limits of \a options in all. A depth of 1 expands \a from alone. All ids stay.
GameGraphPtr growGraphBelow(const GameGraph &graph, PositionId from, int depth, GraphBuilder::Options options,
                            JobControl &control);

} // namespace mexplorer
