// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/graph/labels.h"

namespace mexplorer {

/// The equivalence by which a graph is collapsed.
enum class Collapse {
    SgValue,         ///< the same SG value: the graph becomes Nim
    Followers,       ///< the same set of followers
    Play,            ///< the same game tree: equivalent followers, recursively (bisimulation)
    ComponentValues, ///< the same multiset of component values, without zeros
    Components,      ///< the same components, except those of value 0; on boards, the same shapes in any place
    Symmetry,        ///< equal under the symmetries of the rules
};

/// The number of a group in its quotient, in contrast to a position's.
struct GroupId
{
    constexpr GroupId() = default;
    constexpr explicit GroupId(quint32 number) : value(number) {}

    constexpr auto operator<=>(const GroupId &) const = default;

    quint32 value = ~quint32(0); ///< invalid
};

/// A game graph with positions merged into groups, each as one vertex. Immutable and shared by `shared_ptr<const
/// Quotient>`. Groups are numbered in the order of their first positions, so that group 0 contains the root.
class Quotient
{
public:
    Collapse collapse() const { return m_collapse; }
    quint32 groupCount() const { return static_cast<quint32>(m_memberOffsets.size() - 1); }
    GroupId groupOf(PositionId id) const { return m_groups[id]; }
    /// The positions of a group, in ascending order.
    std::span<const PositionId> members(GroupId group) const { return slice(m_members, m_memberOffsets, group); }
    /// The number of positions in a group.
    std::size_t size(GroupId group) const { return members(group).size(); }
    /// The first of a group's positions.
    PositionId representative(GroupId group) const { return members(group).front(); }

    /// The other groups that moves lead to, in ascending order, without duplicates. When collapsed by value only those
    /// of lesser value: the others are reversible, as the opponent can move straight back to the previous value.
    std::span<const GroupId> followers(GroupId group) const { return slice(m_followers, m_followerOffsets, group); }

private:
    friend class QuotientBuilder;

    template <class T>
    static std::span<const T> slice(const std::vector<T> &all, const std::vector<quint32> &offsets, GroupId group)
    {
        return std::span(all).subspan(offsets[group.value], offsets[group.value + 1] - offsets[group.value]);
    }

    Collapse m_collapse = Collapse::SgValue;
    std::vector<GroupId> m_groups;
    std::vector<quint32> m_memberOffsets = {0};
    std::vector<PositionId> m_members;
    std::vector<quint32> m_followerOffsets = {0};
    std::vector<GroupId> m_followers;
};

using QuotientPtr = std::shared_ptr<const Quotient>;

/// Collapses a graph. Fails if \a control is cancelled, or if values are requested under misère play, where they are
/// undefined. Visits every move about once; by play, builds a reverse graph as well.
Result<QuotientPtr> collapse(const GameGraph &graph, const Labels &labels, Collapse kind, JobControl &control);

} // namespace mexplorer
