// SPDX-License-Identifier: GPL-3.0-or-later
// Smith's values (Smith, 1966; Fraenkel and Perl, 1975)
//
// A position gets the number m if m is the mex of those followers that have numbers, and each other follower itself has
// a follower with the number m, to which a player may revert. Positions without a number are infinity. The numbers are
// found in ascending order. For one m, the candidates are positions that have followers with all numbers below m; each
// has a count of its followers without a number that can't revert yet, and gets m when that is 0. Its predecessors then
// can revert to m, which updates the counts of their predecessors.
//
// A follower that gets a greater number later needs no special case: it then has a follower with m, since m is below
// its mex, which it got without this position.
//
// Cost: for each number the moves of the candidates, and of the positions that revert.

#include "model/solve/loopyvalues.h"

#include "model/graph/graphbuilder.h"
#include "model/graph/labels.h"
#include "model/solve/graphtable.h"

#include <algorithm>
#include <limits>
#include <set>

namespace mexplorer {

namespace {

class SmithNumbers
{
public:
    SmithNumbers(const GameGraph &graph, const JobControl &control)
        : m_graph(graph), m_before(graph), m_control(control), m_numbers(graph.positionCount(), Labels::unknown),
          m_reverts(graph.positionCount(), Labels::unknown), m_waiting(graph.positionCount(), noCandidate)
    {
        for (PositionId id = 0; id < graph.positionCount(); ++id)
            m_candidates.push_back(id);
    }

    std::vector<Value> find()
    {
        for (m_number = 0; !m_candidates.empty() && !m_control.isCancelled(); ++m_number) {
            findPositions();
            for (const PositionId id : m_candidates)
                m_waiting[id] = noCandidate;
            std::erase_if(m_candidates, [this](PositionId id) { return m_reverts[id] != m_number; });
        }
        return std::move(m_numbers);
    }

private:
    static constexpr quint32 noCandidate = std::numeric_limits<quint32>::max();

    bool hasNumber(PositionId id) const { return m_numbers[id] != Labels::unknown; }

    /// Gives the number to all positions that have it.
    void findPositions()
    {
        std::vector<PositionId> ready;
        for (const PositionId id : m_candidates) {
            const auto followers = m_graph.followers(id);
            m_waiting[id] = static_cast<quint32>(
                std::ranges::count_if(followers, [this](PositionId follower) { return !hasNumber(follower); }));
            if (m_waiting[id] == 0)
                ready.push_back(id);
        }
        while (!ready.empty() && !m_control.isCancelled()) {
            const PositionId id = ready.back();
            ready.pop_back();
            if (m_reverts[id] == m_number) // it has a follower with the number
                continue;
            m_numbers[id] = m_number;
            for (const PositionId before : m_before(id)) {
                if (!hasNumber(before) && m_reverts[before] != m_number)
                    revert(before, ready);
            }
        }
    }

    /// Called for a position \a id that has a follower with the number.
    void revert(PositionId id, std::vector<PositionId> &ready)
    {
        m_reverts[id] = m_number;
        for (const PositionId before : m_before(id)) {
            if (!hasNumber(before) && m_waiting[before] != noCandidate && --m_waiting[before] == 0)
                ready.push_back(before);
        }
    }

    const GameGraph &m_graph;
    Predecessors m_before;
    const JobControl &m_control;
    Value m_number = 0;
    std::vector<Value> m_numbers;
    std::vector<Value> m_reverts;         ///< by position: the greatest number so far to which it may revert
    std::vector<quint32> m_waiting;       ///< by candidate: number of followers without a number that don't revert yet
    std::vector<PositionId> m_candidates; ///< positions with followers of all lower numbers, and without a number
};

} // namespace

LoopyValue LoopyValue::operator+(const LoopyValue &other) const
{
    if (number && other.number)
        return {*number ^ *other.number};
    LoopyValue sum{std::nullopt, {}};
    if (!number && !other.number)
        return sum;
    const Value shift = number ? *number : *other.number;
    for (const Value value : number ? other.infinity : infinity)
        sum.infinity.push_back(value ^ shift);
    std::ranges::sort(sum.infinity);
    return sum;
}

Outcome LoopyValue::outcome() const
{
    if (number)
        return *number == 0 ? Outcome::P : Outcome::N;
    return std::ranges::find(infinity, Value(0)) != infinity.end() ? Outcome::N : Outcome::Draw;
}

std::vector<Value> smithNumbers(const GameGraph &graph, const JobControl &control)
{
    return SmithNumbers(graph, control).find();
}

Result<LoopyValue> loopyValue(const Component &component, const SolverLimits &limits, JobControl &control)
{
    const quint64 maxPositions = limits.maxPositionsLike(component.cells);
    GraphBuilder::Options options;
    options.maxPositions = static_cast<PositionId>(maxPositions);
    options.maxMoves = limits.maxMoves;
    const GameGraphPtr graph = GraphBuilder(component.rules, component.cells, options).build(control);
    if (control.isCancelled())
        return Problem::cancelled();
    const SearchBudget budget(limits, control);
    if (graph->isTruncated())
        return graphLimit(component.text(), *graph, maxPositions, budget);
    const std::vector<Value> numbers = smithNumbers(*graph, control);
    if (control.isCancelled())
        return Problem::cancelled();
    if (numbers[GameGraph::root()] != Labels::unknown)
        return LoopyValue{numbers[GameGraph::root()]};
    std::set<Value> reached;
    for (const PositionId follower : graph->followers(GameGraph::root())) {
        if (numbers[follower] != Labels::unknown)
            reached.insert(numbers[follower]);
    }
    return LoopyValue{std::nullopt, {reached.begin(), reached.end()}};
}

} // namespace mexplorer
