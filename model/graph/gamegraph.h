// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/jobcontrol.h"
#include "model/graph/positionstore.h"

namespace mexplorer {

/// The game graph G = (X, F) of a start position: the positions X that play can reach and, for each, its followers
/// F(x). Immutable once built and shared by `shared_ptr<const GameGraph>`. Positions are numbered from the root, 0,
/// breadth first; followers stand in the order in which the rules name them, each once. In a graph that
/// growGraphBelow() extended, added positions have the ids after the earlier ones.
class GameGraph
{
public:
    enum class Merge {
        Exact,    ///< positions with equal cells are one
        Symmetry, ///< positions that symmetry makes equal are one as well
    };

    /// Where building had to end before the graph was whole.
    enum class Limit {
        None,      ///< it is whole, or building was cancelled
        Positions, ///< the next position's followers would be more positions than are kept
        Moves,     ///< or more moves
        Memory,    ///< the machine has no memory for a larger graph
    };

    /// What building left out or put together.
    struct Counts
    {
        quint64 generatedMoves = 0;  ///< ways to move, before equal followers were merged
        quint64 mergedMoves = 0;     ///< ways to move that lead to a follower that another one leads to
        quint64 mergedPositions = 0; ///< moves to a position that was there already
    };

    const RulesPtr &rules() const { return m_rules; }
    Merge merge() const { return m_merge; }
    static constexpr PositionId root() { return 0; }

    PositionId positionCount() const { return m_positions.size(); }
    std::size_t moveCount() const { return m_followers.size(); }
    Cells cells(PositionId id) const { return m_positions[id]; }
    /// The position as a game expression.
    QString text(PositionId id) const;
    /// The id of a position given by its cells; nothing if it is not in the graph. Takes account of merge().
    std::optional<PositionId> find(Cells cells) const;

    /// Empty for terminal positions, and for those past the limit: isExpanded() tells them apart.
    std::span<const PositionId> followers(PositionId id) const
    {
        return std::span(m_followers).subspan(m_offsets[id], m_offsets[id + 1] - m_offsets[id]);
    }
    /// Where a position's followers begin in the list of all moves: the number of its first move.
    quint32 firstMove(PositionId id) const { return m_offsets[id]; }
    /// False for positions past the limit, as it isn't known whether they have followers.
    bool isTerminal(PositionId id) const { return isExpanded(id) && m_offsets[id] == m_offsets[id + 1]; }

    /// True if the graph ends before all positions have their followers.
    bool isTruncated() const { return m_expandedCount < positionCount(); }
    /// The limit that a truncated graph met.
    Limit limitMet() const { return m_limitMet; }
    /// False for positions past the limit, whose followers are not in the graph.
    bool isExpanded(PositionId id) const { return m_expanded.empty() ? id < m_expandedCount : m_expanded[id]; }
    PositionId expandedCount() const { return m_expandedCount; }
    /// How many moves from the root on the graph is whole; the length of the longest breadth-first path if nothing is
    /// left out.
    int completeDepth() const { return m_completeDepth; }
    const Counts &counts() const { return m_counts; }

private:
    friend class GraphBuilder;
    friend class ExcerptBuilder;

    RulesPtr m_rules;
    Merge m_merge = Merge::Exact;
    PositionStore m_positions;
    std::vector<quint32> m_offsets = {0};
    std::vector<PositionId> m_followers;
    PositionId m_expandedCount = 0;
    std::vector<bool> m_expanded; ///< empty while the expanded positions are the first ones
    int m_completeDepth = 0;
    Limit m_limitMet = Limit::None;
    Counts m_counts;
};

using GameGraphPtr = std::shared_ptr<const GameGraph>;

/// The reverse of a graph's moves: who leads to a position. Built when asked for, in one pass.
class Predecessors
{
public:
    /// If \a control is dropped, some or all are missing.
    explicit Predecessors(const GameGraph &graph, const JobControl *control = nullptr);
    /// In ascending order.
    std::span<const PositionId> operator()(PositionId id) const
    {
        return std::span(m_sources).subspan(m_offsets[id], m_offsets[id + 1] - m_offsets[id]);
    }

private:
    std::vector<quint32> m_offsets;
    std::vector<PositionId> m_sources;
};

} // namespace mexplorer
