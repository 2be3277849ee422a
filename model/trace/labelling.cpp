// SPDX-License-Identifier: GPL-3.0-or-later
// The order in which a labelling is shown
//
// Outcomes are found backwards from the end of the game (retrograde analysis). The terminal positions come first. Then
// P-positions are taken from a queue: all that lead to one and have no label become N, and whatever now leads only to N
// becomes P and joins the queue. In a graph with cycles what remains is what neither player can force. Values follow by
// birthday, the length of the longest play, which puts every position after its followers.
//
// A small graph gets a step for each P-position, one for those that lead to it, and one for each value. A large one is
// taken in rounds: all P-positions in the queue at once, and all positions of one birthday at once.
//
// Cost: every move is looked at twice, once for the followers' count and once backwards. Memory: two step numbers, a
// count and an outcome per position, besides the order itself.

#include "model/trace/labelling.h"

#include <algorithm>

namespace mexplorer {

namespace {

/// Finds the order in which a graph is labelled and cuts it into steps.
class LabellingSearch
{
public:
    LabellingSearch(const GameGraph &graph, const Labels &labels, const Predecessors &predecessors, bool inRounds,
                    JobControl &control)
        : m_graph(graph), m_labels(labels), m_predecessors(predecessors), m_control(control),
          m_outcomeSteps(graph.positionCount(), Labelling::never),
          m_valueSteps(graph.positionCount(), Labelling::never), m_open(graph.positionCount())
    {
        m_found.inRounds = inRounds;
        m_found.outcomes.assign(m_graph.positionCount(), Outcome::Unknown);
        m_found.order.reserve(2 * std::size_t(m_graph.positionCount()));
        for (PositionId id = 0; id < m_graph.positionCount(); ++id)
            m_open[id] = m_graph.isExpanded(id) ? static_cast<quint32>(m_graph.followers(id).size()) : Labelling::never;
    }

    std::optional<Labelling> run()
    {
        addStep(Kind::Intro);
        labelTerminals();
        while (m_next < m_losing.size()) {
            if (m_control.isCancelled())
                return {};
            m_control.setProgress(m_outcomesKnown, m_graph.positionCount());
            const std::size_t from = m_next;
            m_next = m_found.inRounds ? m_losing.size() : from + 1;
            // A copy, because m_losing grows.
            const std::vector<PositionId> batch(m_losing.begin() + static_cast<std::ptrdiff_t>(from),
                                                m_losing.begin() + static_cast<std::ptrdiff_t>(m_next));
            labelFrom(batch);
        }
        if (m_outcomesKnown < m_graph.positionCount())
            labelRest();
        labelValues();
        for (PositionId id = 0; id < m_graph.positionCount(); ++id) {
            if (m_valueSteps[id] == Labelling::never && m_labels.value(id) != Labels::unknown) {
                m_valueSteps[id] = now();
                ++m_valuesKnown;
            }
        }
        addStep(Kind::End);
        m_found.outcomeSteps = std::make_shared<const std::vector<quint32>>(std::move(m_outcomeSteps));
        m_found.valueSteps = std::make_shared<const std::vector<quint32>>(std::move(m_valueSteps));
        return std::move(m_found);
    }

private:
    using Kind = Labelling::Step::Kind;

    void labelTerminals()
    {
        std::vector<PositionId> terminals;
        for (PositionId id = 0; id < m_graph.positionCount(); ++id) {
            if (m_graph.isTerminal(id))
                terminals.push_back(id);
        }
        if (terminals.empty())
            return;
        const bool misere = m_labels.convention() == Convention::Misere;
        for (const PositionId id : terminals)
            setOutcome(id, misere ? Outcome::N : Outcome::P);
        addOutcomeStep(Kind::Terminals, terminals);
        if (misere)
            labelP(onlyToN(terminals));
        else
            m_losing = terminals;
    }

    void labelFrom(std::span<const PositionId> losing)
    {
        ++m_round;
        std::vector<PositionId> winning;
        for (const PositionId p : losing) {
            for (const PositionId source : m_predecessors(p)) {
                if (m_found.outcomes[source] != Outcome::Unknown)
                    continue;
                setOutcome(source, Outcome::N);
                winning.push_back(source);
            }
        }
        if (winning.empty())
            return;
        std::ranges::sort(winning);
        addOutcomeStep(Kind::LeadToP, winning, losing.size() == 1 ? losing.front() : noPosition);
        labelP(onlyToN(winning));
    }

    void setOutcome(PositionId id, Outcome outcome)
    {
        m_found.outcomes[id] = outcome;
        m_outcomeSteps[id] = now();
        ++m_outcomesKnown;
    }

    /// The positions whose last follower without label was one of \a winning.
    std::vector<PositionId> onlyToN(std::span<const PositionId> winning)
    {
        std::vector<PositionId> found;
        for (const PositionId n : winning) {
            for (const PositionId source : m_predecessors(n)) {
                if (m_open[source] == Labelling::never || --m_open[source] > 0)
                    continue;
                if (m_found.outcomes[source] == Outcome::Unknown)
                    found.push_back(source);
            }
        }
        std::ranges::sort(found);
        return found;
    }

    void labelP(std::span<const PositionId> losing)
    {
        const std::size_t batch = m_found.inRounds ? losing.size() : 1;
        for (std::size_t at = 0; at < losing.size(); at += batch) {
            const auto part = losing.subspan(at, batch);
            for (const PositionId id : part)
                setOutcome(id, Outcome::P);
            addOutcomeStep(Kind::OnlyToN, part);
        }
        m_losing.insert(m_losing.end(), losing.begin(), losing.end());
    }

    /// Draws are what is left. What the labels know from elsewhere, as from the components of positions past the
    /// graph's limit, shows from this step as well.
    void labelRest()
    {
        for (PositionId id = 0; id < m_graph.positionCount(); ++id) {
            if (m_found.outcomes[id] != Outcome::Unknown)
                continue;
            if (m_labels.outcome(id) == Outcome::Draw) {
                setOutcome(id, Outcome::Draw);
            } else if (m_labels.outcome(id) != Outcome::Unknown) {
                m_outcomeSteps[id] = now();
                ++m_outcomesKnown;
            }
        }
        addStep(Kind::Rest);
    }

    void labelValues()
    {
        if (m_labels.convention() == Convention::Misere)
            return;
        const auto known = m_labels.order().first(m_labels.orderedCount());
        std::vector<PositionId> order(known.begin(), known.end());
        const auto birthdays = m_labels.birthdays();
        std::ranges::sort(order, [&](PositionId a, PositionId b) {
            return birthdays[a] != birthdays[b] ? birthdays[a] < birthdays[b] : a < b;
        });
        const std::span<const PositionId> all(order);
        for (std::size_t from = 0; from < all.size();) {
            std::size_t to = from + 1;
            const quint32 birthday = birthdays[all[from]];
            while (to < all.size() && birthdays[all[to]] == birthday && (m_found.inRounds || birthday == 0))
                ++to;
            addValueStep(birthday == 0 ? Kind::ValueZero : Kind::Values, all.subspan(from, to - from));
            from = to;
        }
    }

    void addOutcomeStep(Kind kind, std::span<const PositionId> ids, PositionId cause = noPosition)
    {
        Labelling::Step step;
        step.kind = kind;
        step.cause = cause;
        step.round = m_round;
        step.from = static_cast<quint32>(m_found.order.size());
        m_found.order.insert(m_found.order.end(), ids.begin(), ids.end());
        step.to = static_cast<quint32>(m_found.order.size());
        step.outcomesKnown = m_outcomesKnown;
        step.valuesKnown = m_valuesKnown;
        m_found.steps.push_back(step);
    }

    void addValueStep(Kind kind, std::span<const PositionId> ids)
    {
        for (const PositionId id : ids)
            m_valueSteps[id] = now();
        m_valuesKnown += static_cast<quint32>(ids.size());
        addOutcomeStep(kind, ids);
        m_found.steps.back().round = m_labels.birthday(ids.front());
    }

    void addStep(Kind kind) { addOutcomeStep(kind, {}); }
    quint32 now() const { return static_cast<quint32>(m_found.steps.size()); }

    const GameGraph &m_graph;
    const Labels &m_labels;
    const Predecessors &m_predecessors;
    JobControl &m_control;
    Labelling m_found;
    std::vector<quint32> m_outcomeSteps;
    std::vector<quint32> m_valueSteps;
    std::vector<quint32> m_open;      ///< followers not known to be N
    std::vector<PositionId> m_losing; ///< P-positions in the order found
    std::size_t m_next = 0;           ///< the first of m_losing whose predecessors haven't been looked at
    quint32 m_round = 0;
    quint32 m_outcomesKnown = 0;
    quint32 m_valuesKnown = 0;
};

} // namespace

std::optional<Labelling> findLabelling(const GameGraph &graph, const Labels &labels, const Predecessors &predecessors,
                                       bool inRounds, JobControl &control)
{
    return LabellingSearch(graph, labels, predecessors, inRounds, control).run();
}

} // namespace mexplorer
