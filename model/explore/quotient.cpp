// SPDX-License-Identifier: GPL-3.0-or-later
// Collapsing a graph
//
// Each kind of collapsing gives every position a key, equal for positions to be merged. Groups are numbered in the
// order of their first positions, so the numbers depend only on the graph and the kind. Members are then sorted by
// counting, and the moves of each group's members are merged into an edge for each other group, with the number of
// these moves.
//
// By value the quotient is Nim: a position of value v has followers of every lesser value, by the definition of mex,
// and its moves to greater values are reversible, since from there a move leads back to v. These moves are counted and
// omitted.
//
// Cost in addition to the keys: each move once, 12 bytes per position and 8 per edge.

#include "model/explore/quotient.h"

#include "model/core/modeltext.h"
#include "model/explore/groupkeys.h"

#include <QHash>

#include <algorithm>

namespace mexplorer {

class QuotientBuilder
{
public:
    QuotientBuilder(const GameGraph &graph, const Labels &labels, Collapse kind) : m_graph(graph), m_labels(labels)
    {
        m_quotient.m_collapse = kind;
    }

    QuotientPtr build(std::span<const quint32> keys, JobControl &control)
    {
        numberGroups(keys);
        listMembers();
        m_metFrom.assign(m_quotient.groupCount(), GroupId());
        for (GroupId group(0); group.value < m_quotient.groupCount(); ++group.value) {
            if (group.value % 256 == 0 && control.isCancelled())
                return nullptr;
            gatherMoves(group);
        }
        return std::make_shared<const Quotient>(std::move(m_quotient));
    }

private:
    void numberGroups(std::span<const quint32> keys)
    {
        QHash<quint32, GroupId> numbers;
        m_quotient.m_groups.reserve(keys.size());
        for (const quint32 key : keys) {
            const GroupId next(static_cast<quint32>(numbers.size()));
            const auto known = numbers.constFind(key);
            m_quotient.m_groups.push_back(known == numbers.constEnd() ? next : *known);
            if (known == numbers.constEnd())
                numbers.insert(key, next);
        }
        m_quotient.m_memberOffsets.assign(static_cast<std::size_t>(numbers.size()) + 1, 0);
    }

    void listMembers()
    {
        std::vector<quint32> &offsets = m_quotient.m_memberOffsets;
        for (const GroupId group : m_quotient.m_groups)
            ++offsets[group.value + 1];
        for (std::size_t group = 1; group < offsets.size(); ++group)
            offsets[group] += offsets[group - 1];
        std::vector<quint32> next(offsets.begin(), offsets.end() - 1);
        m_quotient.m_members.resize(m_quotient.m_groups.size());
        for (PositionId id = 0; id < m_quotient.m_groups.size(); ++id)
            m_quotient.m_members[next[m_quotient.m_groups[id].value]++] = id;
    }

    bool isReversible(PositionId from, PositionId to) const
    {
        return m_quotient.m_collapse == Collapse::SgValue && m_labels.value(from) != Labels::unknown &&
               m_labels.value(to) != Labels::unknown && m_labels.value(to) > m_labels.value(from);
    }

    void gatherMoves(GroupId group)
    {
        std::vector<GroupId> met;
        for (const PositionId id : m_quotient.members(group)) {
            for (const PositionId follower : m_graph.followers(id)) {
                const GroupId other = m_quotient.m_groups[follower];
                if (other != group && m_metFrom[other.value] != group && !isReversible(id, follower)) {
                    m_metFrom[other.value] = group;
                    met.push_back(other);
                }
            }
        }
        std::ranges::sort(met);
        m_quotient.m_followers.insert(m_quotient.m_followers.end(), met.begin(), met.end());
        m_quotient.m_followerOffsets.push_back(static_cast<quint32>(m_quotient.m_followers.size()));
    }

    const GameGraph &m_graph;
    const Labels &m_labels;
    Quotient m_quotient;
    std::vector<GroupId> m_metFrom; ///< by group: the last one that was found to lead there
};

Result<QuotientPtr> collapse(const GameGraph &graph, const Labels &labels, Collapse kind, JobControl &control)
{
    if (kind == Collapse::SgValue && labels.convention() == Convention::Misere) {
        return Problem::badInput(
            Problem::Code::NoValue,
            ModelText::tr("Positions have no values under misère play; choose normal play, or merge by followers."));
    }
    const std::vector<quint32> keys = groupKeys(graph, labels, kind, control);
    if (control.isCancelled())
        return Problem::cancelled();
    QuotientPtr quotient = QuotientBuilder(graph, labels, kind).build(keys, control);
    if (!quotient)
        return Problem::cancelled();
    return quotient;
}

} // namespace mexplorer
