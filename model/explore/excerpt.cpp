// SPDX-License-Identifier: GPL-3.0-or-later
// Excerpts of a graph
//
// Vertices are numbered in the order of their positions, so that the start, if it is included, is the root of the
// excerpt too. A position whose followers are all hidden must not look terminal: it counts as one whose followers
// aren't in the graph.
//
// A group has the labels that all its positions share. Collapsed by value the graph is Nim: a group is the heap of its
// value, which lasts at most that number of moves and is won by one move.
//
// If a cycle or the limit hides birthdays, the layers are by the distance from the start of the part. All moves count
// for it: with only the included ones, such as winning moves, most positions would be unreachable.

#include "model/explore/excerpt.h"

#include <algorithm>

namespace mexplorer {

class ExcerptBuilder
{
public:
    ExcerptBuilder(const GameGraphPtr &graph, const Labels &labels, const ExcerptRequest &request, JobControl &control)
        : m_source(*graph), m_sourceLabels(labels), m_request(request), m_control(control),
          m_graph(std::make_shared<GameGraph>()), m_labels(std::make_shared<Labels>()),
          m_excerpt(std::make_shared<Excerpt>())
    {
        m_excerpt->m_source = graph;
        m_excerpt->m_start = request.start;
        m_excerpt->m_quotient = request.quotient;
    }

    ExcerptPtr build()
    {
        number();
        for (PositionId shown = 0; shown < count(); ++shown) {
            if (shown % 1024 == 0) {
                m_control.setProgress(shown, count());
                if (m_control.isCancelled())
                    return nullptr;
            }
            add(shown);
        }
        orderLabels();
        if (m_labels->m_orderedCount < m_labels->m_order.size())
            measureDistances();
        m_graph->m_rules = m_source.rules();
        m_graph->m_merge = m_source.merge();
        m_excerpt->m_graph = m_graph;
        m_excerpt->m_labels = m_labels;
        m_excerpt->m_predecessors = std::make_shared<const Predecessors>(*m_graph);
        return m_excerpt;
    }

private:
    PositionId count() const { return static_cast<PositionId>(m_excerpt->m_sources.size()); }
    bool isIncluded(PositionId id) const { return !m_request.included || m_request.included->contains(id); }
    bool staysAsMove(PositionId follower) const
    {
        return !m_request.winningMovesOnly || m_sourceLabels.outcome(follower) == Outcome::P;
    }

    void number()
    {
        const Quotient *quotient = m_request.quotient.get();
        m_excerpt->m_shown.assign(m_source.positionCount(), ShownId());
        for (PositionId id = 0; id < m_source.positionCount(); ++id) {
            if (!isIncluded(id) || m_excerpt->m_shown[id].isShown())
                continue;
            const ShownId shown(count());
            m_excerpt->m_sources.push_back(id);
            if (!quotient)
                m_excerpt->m_shown[id] = shown;
            for (const PositionId member :
                 quotient ? quotient->members(quotient->groupOf(id)) : std::span<const PositionId>())
                m_excerpt->m_shown[member] = shown;
        }
    }

    void add(PositionId shown)
    {
        const PositionId source = m_excerpt->sourceOf(ShownId(shown));
        m_graph->m_positions.insert(m_source.cells(source));
        const std::size_t before = m_graph->m_followers.size();
        if (m_request.quotient)
            addGroup(m_request.quotient->groupOf(source));
        else
            addPosition(source, before);
        m_graph->m_offsets.push_back(static_cast<quint32>(m_graph->m_followers.size()));
        m_graph->m_expandedCount += m_graph->m_expanded.back() ? 1 : 0;
    }

    void addPosition(PositionId source, std::size_t before)
    {
        quint32 hidden = 0;
        for (const PositionId follower : m_source.followers(source)) {
            const ShownId shown = m_excerpt->shownOf(follower);
            if (!shown.isShown())
                ++hidden;
            else if (staysAsMove(follower))
                m_graph->m_followers.push_back(shown.value);
        }
        m_excerpt->m_hidden.push_back(hidden);
        m_graph->m_expanded.push_back(m_source.isTerminal(source) || m_graph->m_followers.size() > before);
        addLabels(m_sourceLabels.value(source), m_sourceLabels.outcome(source), m_sourceLabels.remoteness(source),
                  m_sourceLabels.birthday(source));
    }

    void addGroup(GroupId group)
    {
        const Quotient &quotient = *m_request.quotient;
        for (const GroupId other : quotient.followers(group)) {
            const PositionId representative = quotient.representative(other);
            const ShownId shown = m_excerpt->shownOf(representative);
            if (shown.isShown() && staysAsMove(representative))
                m_graph->m_followers.push_back(shown.value);
        }
        const auto members = quotient.members(group);
        m_graph->m_expanded.push_back(
            std::ranges::all_of(members, [&](PositionId id) { return m_source.isExpanded(id); }));
        const Value value = shared(members, m_sourceLabels.values());
        if (quotient.collapse() == Collapse::SgValue && value != Labels::unknown) {
            addLabels(value, value == 0 ? Outcome::P : Outcome::N, value == 0 ? 0 : 1, value);
            return;
        }
        Outcome outcome = m_sourceLabels.outcome(members.front());
        for (const PositionId id : members)
            outcome = m_sourceLabels.outcome(id) == outcome ? outcome : Outcome::Unknown;
        addLabels(value, outcome, shared(members, m_sourceLabels.remotenesses()),
                  shared(members, m_sourceLabels.birthdays()));
    }

    static quint32 shared(std::span<const PositionId> members, std::span<const quint32> numbers)
    {
        const quint32 first = numbers[members.front()];
        const bool same = std::ranges::all_of(members, [&](PositionId id) { return numbers[id] == first; });
        return same ? first : Labels::unknown;
    }

    void addLabels(Value value, Outcome outcome, quint32 remoteness, quint32 birthday)
    {
        m_labels->m_values.push_back(value);
        m_labels->m_outcomes.push_back(outcome);
        m_labels->m_remoteness.push_back(remoteness);
        m_labels->m_birthdays.push_back(birthday);
    }

    /// Orders positions with a birthday by it, which puts followers first; then follow the others.
    void orderLabels()
    {
        m_labels->m_convention = m_sourceLabels.convention();
        auto &order = m_labels->m_order;
        for (PositionId shown = 0; shown < count(); ++shown)
            order.push_back(shown);
        std::ranges::stable_sort(
            order, [this](PositionId a, PositionId b) { return m_labels->birthday(a) < m_labels->birthday(b); });
        const auto end =
            std::ranges::find_if(order, [this](PositionId id) { return m_labels->birthday(id) == Labels::unknown; });
        m_labels->m_orderedCount = static_cast<std::size_t>(end - order.begin());
    }

    /// The distance of a group is that of its nearest position.
    void measureDistances()
    {
        std::vector<quint32> distances(m_source.positionCount(), Labels::unknown);
        std::vector<PositionId> queue = {m_request.start};
        distances[m_request.start] = 0;
        for (std::size_t at = 0; at < queue.size(); ++at) {
            if (at % 1024 == 0 && m_control.isCancelled())
                return;
            for (const PositionId follower : m_source.followers(queue[at])) {
                if (distances[follower] != Labels::unknown)
                    continue;
                distances[follower] = distances[queue[at]] + 1;
                queue.push_back(follower);
            }
        }
        m_labels->m_distances.assign(count(), Labels::unknown);
        for (PositionId id = 0; id < m_source.positionCount(); ++id) {
            if (const ShownId shown = m_excerpt->shownOf(id); shown.isShown())
                m_labels->m_distances[shown.value] = std::min(m_labels->m_distances[shown.value], distances[id]);
        }
    }

    const GameGraph &m_source;
    const Labels &m_sourceLabels;
    const ExcerptRequest &m_request;
    JobControl &m_control;
    std::shared_ptr<GameGraph> m_graph;
    std::shared_ptr<Labels> m_labels;
    std::shared_ptr<Excerpt> m_excerpt;
};

ExcerptPtr excerptOf(const GameGraphPtr &graph, const Labels &labels, const ExcerptRequest &request,
                     JobControl &control)
{
    return ExcerptBuilder(graph, labels, request, control).build();
}

} // namespace mexplorer
