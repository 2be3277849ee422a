// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/jobcontrol.h"
#include "model/graph/positionstore.h"

namespace mexplorer {

/// The game graph G = (X, F) of a start position: the positions X that play can reach and, for each, its followers
/// F(x). Immutable once built and shared by `shared_ptr<const GameGraph>`. Positions are numbered from the root, 0,
/// breadth first; followers are distinct and in the order of the rules. In a graph that growGraphBelow() extended,
/// added positions have the ids after the earlier ones.
class GameGraph
{
public:
    enum class Merge {
        Exact,    ///< merges positions with equal cells
        Symmetry, ///< also merges positions that are equal by symmetry
    };

    /// The limit that ended building before the graph was whole.
    enum class Limit {
        None,      ///< the graph is whole, or building was cancelled
        Positions, ///< the followers of the next position would exceed the limit of positions
        Moves,     ///< they would exceed the limit of moves
        Memory,    ///< no memory is available for a larger graph
    };

    /// Statistics of building.
    struct Counts
    {
        quint64 generatedMoves = 0;  ///< number of ways to move, before equal followers were merged
        quint64 mergedMoves = 0;     ///< number of ways to move that repeat a follower of the same position
        quint64 mergedPositions = 0; ///< number of moves to a position that was already in the graph
    };

    const RulesPtr &rules() const { return m_rules; }
    Merge merge() const { return m_merge; }
    static constexpr PositionId root() { return 0; }

    PositionId positionCount() const { return m_positions.size(); }
    std::size_t moveCount() const { return m_followers.size(); }
    Cells cells(PositionId id) const { return m_positions[id]; }
    /// The position as a game expression.
    QString text(PositionId id) const;
    /// The id of a position given by its cells; std::nullopt if it isn't in the graph. Respects merge().
    std::optional<PositionId> find(Cells cells) const;

    /// Empty for terminal positions, and for those beyond the limit: isExpanded() distinguishes them.
    std::span<const PositionId> followers(PositionId id) const
    {
        return std::span(m_followers).subspan(m_offsets[id], m_offsets[id + 1] - m_offsets[id]);
    }
    /// The number of a position's first move in the list of all moves.
    quint32 firstMove(PositionId id) const { return m_offsets[id]; }
    /// False for positions beyond the limit, as it isn't known whether they have followers.
    bool isTerminal(PositionId id) const { return isExpanded(id) && m_offsets[id] == m_offsets[id + 1]; }

    /// True if some positions are not expanded.
    bool isTruncated() const { return m_expandedCount < positionCount(); }
    /// The limit that ended building of a truncated graph.
    Limit limitMet() const { return m_limitMet; }
    /// False for positions beyond the limit, whose followers are not in the graph.
    bool isExpanded(PositionId id) const { return m_expanded.empty() ? id < m_expandedCount : m_expanded[id]; }
    PositionId expandedCount() const { return m_expandedCount; }
    /// The number of moves from the root within which the graph is whole; the length of the longest breadth-first path
    /// if it isn't truncated.
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

/// The reverse of a graph's moves, built in one pass: the positions that lead to a position.
class Predecessors
{
public:
    /// If \a control is dropped, the result is incomplete.
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
