// SPDX-License-Identifier: GPL-3.0-or-later
// Labelling a game graph
//
// A depth-first search without recursion leaves all followers of a position before the position, which then gets its
// value (the mex of its followers' values), outcome, remoteness and birthday. A follower that is still open when the
// search meets it closes a cycle. Positions that can reach a cycle, or a position beyond the graph's limit, keep the
// mark Unknown, which spreads upwards by itself: a position with an unknown follower is unknown, except that its
// outcome is N once a follower is P, and P once all are N. The search doesn't meet the positions of a cycle in a
// suitable order for that, so one pass over their moves backwards, those of least remoteness first, finds their
// outcomes and remotenesses together (retrograde analysis, as Fraenkel labels loopy games). The others are draws,
// unless play through positions without outcome leads from them beyond the limit. If the caller has values beyond the
// limit from another source (such as components), they replace the unknown ones and spread upwards in the same pass.
//
// Cost: each move is visited twice; 9 bytes per position in addition to the labels. No reverse graph is made unless
// there is a cycle: that would cost ten times the labelling. A numbering with followers first (ids in topological
// order) would save the search, but ids follow the breadth-first building, which users see.

#include "model/graph/labels.h"

#include "model/core/modeltext.h"

#include <algorithm>
#include <utility>

namespace mexplorer {

class Labeller
{
public:
    Labeller(const GameGraph &graph, Convention convention, JobControl &control, FunctionRef<FringeLabel(Cells)> fringe)
        : m_graph(graph), m_control(control), m_fringe(fringe), m_state(graph.positionCount(), State::New)
    {
        m_labels.m_convention = convention;
        m_labels.m_values.assign(graph.positionCount(), Labels::unknown);
        m_labels.m_outcomes.assign(graph.positionCount(), Outcome::Unknown);
        m_labels.m_remoteness.assign(graph.positionCount(), Labels::unknown);
        m_labels.m_birthdays.assign(graph.positionCount(), Labels::unknown);
        m_labels.m_order.reserve(graph.positionCount());
    }

    LabelsPtr run()
    {
        search();
        if (!m_labels.m_cycle.empty()) {
            const Predecessors predecessors(m_graph, &m_control);
            workBackwards(predecessors);
            markDraws(predecessors);
        }
        if (!m_control.isDropped())
            finishOrder();
        return std::make_shared<const Labels>(std::move(m_labels));
    }

private:
    enum class State : quint8 { New, Open, Done };
    /// A position whose followers are being visited.
    struct OpenPosition
    {
        PositionId id;
        quint32 next; ///< the follower to look at next
    };

    void search()
    {
        std::vector<OpenPosition> stack;
        stack.push_back({GameGraph::root(), 0});
        m_state[GameGraph::root()] = State::Open;
        DropCheck check(&m_control);
        while (!stack.empty()) {
            OpenPosition &top = stack.back();
            const auto followers = m_graph.followers(top.id);
            if (top.next == followers.size()) {
                if (check.isDroppedAfter(followers.size() + 1))
                    return;
                close(top.id);
                stack.pop_back();
                continue;
            }
            const PositionId follower = followers[top.next++];
            if (m_state[follower] == State::New) {
                m_state[follower] = State::Open;
                stack.push_back({follower, 0});
            } else if (m_state[follower] == State::Open) {
                noteCycle(stack, follower);
            }
        }
    }

    void close(PositionId id)
    {
        m_state[id] = State::Done;
        m_labels.m_order.push_back(id);
        labelOne(id);
        if (m_labels.m_order.size() % 4096 == 0)
            m_control.setProgress(m_labels.m_order.size(), m_graph.positionCount());
    }

    void noteCycle(const std::vector<OpenPosition> &stack, PositionId first)
    {
        if (!m_labels.m_cycle.empty())
            return;
        const auto from =
            std::find_if(stack.begin(), stack.end(), [first](const OpenPosition &open) { return open.id == first; });
        for (auto open = from; open != stack.end(); ++open)
            m_labels.m_cycle.push_back(open->id);
    }

    void labelOne(PositionId id)
    {
        if (!m_graph.isExpanded(id)) {
            const FringeLabel fringe = m_fringe(m_graph.cells(id));
            m_labels.m_values[id] = fringe.value;
            m_labels.m_outcomes[id] = fringe.outcome;
            return;
        }
        m_mex.clear();
        const auto followers = m_graph.followers(id);
        bool known = true;
        bool valued = m_labels.m_convention == Convention::Normal;
        quint32 nearestP = Labels::unknown;
        quint32 longest = 0;
        bool allN = true;
        quint32 farthest = 0;
        for (const PositionId follower : followers) {
            const Outcome outcome = m_labels.m_outcomes[follower];
            const quint32 distance = m_labels.m_remoteness[follower];
            if (m_labels.m_birthdays[follower] == Labels::unknown)
                known = false;
            else
                longest = std::max(longest, m_labels.m_birthdays[follower] + 1);
            if (outcome == Outcome::P)
                nearestP = std::min(nearestP, distance);
            allN = allN && outcome == Outcome::N;
            farthest = std::max(farthest, distance); // an unknown distance is the greatest number, and remains
            valued = valued && m_labels.m_values[follower] != Labels::unknown;
            if (valued)
                m_mex.insert(m_labels.m_values[follower]);
        }
        setOutcome(id, nearestP != Labels::unknown || hasPFollower(followers), allN, nearestP, farthest);
        if (valued)
            m_labels.m_values[id] = m_mex.mex();
        if (known)
            m_labels.m_birthdays[id] = longest;
        else
            m_labels.m_remoteness[id] = Labels::unknown;
    }

    bool hasPFollower(std::span<const PositionId> followers) const
    {
        return std::any_of(followers.begin(), followers.end(),
                           [this](PositionId follower) { return m_labels.m_outcomes[follower] == Outcome::P; });
    }

    void setOutcome(PositionId id, bool winning, bool losing, quint32 nearestP, quint32 farthest)
    {
        quint32 &remoteness = m_labels.m_remoteness[id];
        if (m_graph.isTerminal(id)) {
            m_labels.m_outcomes[id] = m_labels.m_convention == Convention::Normal ? Outcome::P : Outcome::N;
            remoteness = 0;
        } else if (winning) {
            m_labels.m_outcomes[id] = Outcome::N;
            remoteness = nearestP == Labels::unknown ? Labels::unknown : nearestP + 1;
        } else if (losing) {
            m_labels.m_outcomes[id] = Outcome::P;
            remoteness = farthest == Labels::unknown ? Labels::unknown : farthest + 1;
        }
    }

    /// Retrograde analysis: positions with known outcome, those of least remoteness first, pass it to their
    /// predecessors. A position that leads to a P is N; one whose last follower is found to be N is P.
    void workBackwards(const Predecessors &predecessors)
    {
        std::vector<quint32> left(m_graph.positionCount()); ///< number of followers not found to be N yet
        std::vector<std::vector<PositionId>> found;         ///< by remoteness
        const auto note = [&found](PositionId id, quint32 remoteness) {
            found.resize(std::max<std::size_t>(found.size(), remoteness + 1));
            found[remoteness].push_back(id);
        };
        DropCheck check(&m_control);
        for (PositionId id = 0; id < m_graph.positionCount(); ++id) {
            left[id] = static_cast<quint32>(m_graph.followers(id).size());
            if (m_graph.isExpanded(id) && m_labels.m_birthdays[id] == Labels::unknown)
                m_labels.m_outcomes[id] = Outcome::Unknown; // what the search found is found again, in order
            else if (m_labels.m_outcomes[id] != Outcome::Unknown)
                note(id, m_labels.m_remoteness[id] == Labels::unknown ? 0 : m_labels.m_remoteness[id]);
        }
        for (quint32 length = 0; length < found.size(); ++length) {
            for (const PositionId id : std::exchange(found[length], {})) {
                if (check.isDroppedAfter(predecessors(id).size() + 1))
                    return;
                const bool isP = m_labels.m_outcomes[id] == Outcome::P;
                for (const PositionId before : predecessors(id)) {
                    if (m_labels.m_outcomes[before] != Outcome::Unknown || (!isP && --left[before] > 0))
                        continue;
                    m_labels.m_outcomes[before] = isP ? Outcome::N : Outcome::P;
                    if (!m_graph.isTruncated())
                        m_labels.m_remoteness[before] = length + 1;
                    note(before, length + 1);
                }
            }
        }
    }

    /// A position without outcome leads to no P and not only to N, so it has another follower without outcome: play
    /// need not leave them, and neither player wins. Those from which such play may reach the limit remain unknown.
    void markDraws(const Predecessors &predecessors)
    {
        std::vector<bool> isOpen(m_graph.positionCount(), false);
        std::vector<PositionId> found;
        const auto open = [&](PositionId id) {
            if (m_labels.m_outcomes[id] != Outcome::Unknown || isOpen[id])
                return;
            isOpen[id] = true;
            found.push_back(id);
        };
        for (PositionId id = 0; id < m_graph.positionCount(); ++id) {
            if (!m_graph.isExpanded(id))
                open(id);
        }
        DropCheck check(&m_control);
        while (!found.empty() && !check.isDroppedAfter(1)) {
            const PositionId id = found.back();
            found.pop_back();
            for (const PositionId before : predecessors(id))
                open(before);
        }
        for (PositionId id = 0; id < m_graph.positionCount(); ++id) {
            if (m_labels.m_outcomes[id] == Outcome::Unknown && !isOpen[id])
                m_labels.m_outcomes[id] = Outcome::Draw;
        }
    }

    void finishOrder()
    {
        const auto known = [this](PositionId id) { return m_labels.m_birthdays[id] != Labels::unknown; };
        auto &order = m_labels.m_order;
        const auto end = std::stable_partition(order.begin(), order.end(), known);
        std::sort(end, order.end());
        m_labels.m_orderedCount = static_cast<std::size_t>(end - order.begin());
    }

    const GameGraph &m_graph;
    JobControl &m_control;
    FunctionRef<FringeLabel(Cells)> m_fringe;
    Labels m_labels;
    std::vector<State> m_state;
    MexSet m_mex;
};

QString outcomeLetter(Outcome outcome)
{
    return QStringLiteral("PND?").sliced(qsizetype(outcome), 1); // in the order of the enumeration
}

LabelsPtr label(const GameGraph &graph, Convention convention, JobControl &control)
{
    return label(graph, convention, control, [](Cells) { return FringeLabel(); });
}

LabelsPtr label(const GameGraph &graph, Convention convention, JobControl &control,
                FunctionRef<FringeLabel(Cells)> fringe)
{
    return Labeller(graph, convention, control, fringe).run();
}

QString cycleSentence(const GameGraph &graph, const Labels &labels)
{
    constexpr std::size_t longest = 12;
    QStringList names;
    for (const PositionId id : labels.cycle().first(std::min(longest, labels.cycle().size())))
        names << graph.rules()->positionName(graph.cells(id));
    if (labels.cycle().size() > longest)
        names << QStringLiteral("…");
    if (!labels.cycle().empty())
        names << graph.rules()->positionName(graph.cells(labels.cycle().front()));
    return ModelText::tr("Play can go round: %1.").arg(names.join(QStringLiteral(" -> ")));
}

} // namespace mexplorer
