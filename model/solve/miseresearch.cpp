// SPDX-License-Identifier: GPL-3.0-or-later
// Misère outcomes
//
// Under misère play the player who makes the last move loses: terminal positions are N, and values don't determine the
// outcome of sums. So whole positions are searched: components joined to canonical multisets, under the least of their
// symmetric forms. The search is depth first without recursion, stores the outcome of every position that it closes,
// and closes one as N with the first P follower that it finds.
//
// Cost: at worst all positions of the whole game are visited, the product of the components' numbers, so limits are
// reached soon; on boards of which moves only clear cells, tables go on from there (misereboards.h). Not used: misère
// quotients and genus theory, which would answer some sums of many components faster.

#include "model/solve/miseresearch.h"

#include "model/games/heaptraits.h"
#include "model/games/joinedposition.h"
#include "model/solve/valuetable.h"

#include <functional>
#include <numeric>
#include <set>

namespace mexplorer {

namespace {

/// The followers of \a heaps in which one heap has become 0, 1 or the size that makes the nim-sum \a sum 0.
std::vector<CellVector> nimCandidates(Cells heaps, Cell sum)
{
    std::vector<CellVector> followers;
    for (std::size_t i = 0; i < heaps.size(); ++i) {
        if (i > 0 && heaps[i] == heaps[i - 1])
            continue;
        std::set<Cell, std::greater<>> left = {0, 1, heaps[i] ^ sum}; // greatest first, as in the rules
        for (const Cell heap : left) {
            if (heap < heaps[i])
                followers.push_back(withHeap(heaps, i, heap));
        }
    }
    return followers;
}

} // namespace

Result<Outcome> MisereSearch::outcome(Cells position, SearchBudget &budget)
{
    const bool isFresh = m_store.size() == 0;
    m_maxPositions = budget.limits().maxPositionsLike(position);
    const PositionId id = idOf(m_rules->symmetric(position));
    if (search(id, budget))
        return m_outcomes[id];
    m_stack.clear();
    m_pending.clear();
    // The results of earlier queries may have filled the store.
    const bool isFull = !budget.isSpent() && !budget.control().isCancelled();
    if (isFull) {
        m_store = PositionStore();
        m_outcomes = std::vector<Outcome>();
    }
    if (isFull && !isFresh)
        return outcome(position, budget);
    return endOf(expressionText(*m_rules, position), m_maxPositions, budget);
}

PositionId MisereSearch::idOf(Cells position)
{
    const PositionId id = m_store.insert(position);
    m_outcomes.resize(m_store.size(), Outcome::Unknown);
    return id;
}

Outcome MisereSearch::known(Cells position) const
{
    const std::optional<PositionId> id = m_store.find(position);
    return id ? m_outcomes[*id] : Outcome::Unknown;
}

bool MisereSearch::search(PositionId id, SearchBudget &budget)
{
    if (m_outcomes[id] == Outcome::Unknown && !open(id, budget))
        return false;
    while (!m_stack.empty()) {
        OpenPosition &top = m_stack.back();
        if (top.next == m_pending.size()) {
            close(Outcome::P);
            continue;
        }
        const Cells follower = pendingAt(top.next);
        const Outcome outcome = known(follower);
        if (outcome == Outcome::P) {
            close(Outcome::N);
        } else if (outcome == Outcome::N) {
            top.next += 1 + follower.size();
        } else {
            budget.control().setProgress(m_store.size(), 0);
            if (!open(idOf(follower), budget))
                return false;
        }
    }
    return true;
}

bool MisereSearch::open(PositionId id, SearchBudget &budget)
{
    m_stack.push_back({id, m_pending.size(), m_pending.size()});
    const Cells stored = m_store[id];
    const CellVector cells(stored.begin(), stored.end()); // a copy, as m_pending grows while they are read
    if (!budget.canGrow(m_store.memory() + m_outcomes.capacity() * sizeof(Outcome) +
                        m_pending.capacity() * sizeof(Cell)))
        return false;
    if (m_store.size() > m_maxPositions || m_rules->followerBound(cells) > m_maxPositions)
        return false;
    bool goesOn = budget.spend(0);
    bool isTerminal = true;
    bool hasP = false;
    m_rules->followers(cells, [&](Cells generated) {
        isTerminal = false;
        goesOn = goesOn && (hasP || budget.spend(costOf(generated)));
        if (hasP || !goesOn)
            return;
        const CellVector follower = m_rules->symmetric(generated);
        const Outcome outcome = known(follower);
        hasP = outcome == Outcome::P;
        if (outcome != Outcome::Unknown)
            return;
        m_pending.push_back(follower.size());
        m_pending.insert(m_pending.end(), follower.begin(), follower.end());
    });
    if (goesOn && (isTerminal || hasP))
        close(Outcome::N);
    return goesOn;
}

void MisereSearch::close(Outcome outcome)
{
    m_outcomes[m_stack.back().id] = outcome;
    m_pending.resize(m_stack.back().first);
    m_stack.pop_back();
}

bool isNim(const Position &position)
{
    return std::all_of(position.components.begin(), position.components.end(),
                       [](const Component &component) { return isNim(*component.rules); });
}

Outcome misereNimOutcome(const Position &position)
{
    Cell sum = 0;
    bool large = false;
    for (const Component &component : position.components) {
        for (const Cell heap : component.cells) {
            sum ^= heap;
            large = large || heap > 1;
        }
    }
    return (sum == 0) == large ? Outcome::P : Outcome::N;
}

Result<std::vector<Move>> misereCandidates(const Position &position, quint64 maxFollowers, const JobControl *control)
{
    if (!isNim(position))
        return distinctMoves(position, maxFollowers, control);
    std::vector<Move> moves;
    Cell sum = 0;
    for (const Component &component : position.components)
        sum = std::accumulate(component.cells.begin(), component.cells.end(), sum, std::bit_xor<>());
    for (std::size_t i = 0; i < position.components.size(); ++i) {
        for (const CellVector &after : nimCandidates(position.components[i].cells, sum))
            moves.push_back(makeMove(position, i, after));
    }
    return moves;
}

} // namespace mexplorer
