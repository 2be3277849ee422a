// SPDX-License-Identifier: GPL-3.0-or-later
// Values by search over parts
//
// A position splits into parts that no move joins (Rules::parts), and its value is the nim-sum of theirs. So only
// single parts are stored, under the least of their symmetric forms; the followers of a part are split in turn. The
// search is depth first without recursion: an open part appends its followers, as ids of parts, to one array, opens the
// first part that has no value yet, and takes the mex when all have one.
//
// Cost: the followers of each part are listed once. Memory: the visited parts, 8 bytes per cell and 16 per part, and
// the followers of the parts that are open at a time. Cycles are not supported; games that may repeat have a separate
// table.

#include "model/solve/partsearch.h"

#include "model/graph/labels.h"

namespace mexplorer {

namespace {

constexpr PositionId lastPart = PositionId(1) << 31; ///< marks the last part of a follower
constexpr PositionId noParts = lastPart - 1;         ///< a follower that has no parts at all

} // namespace

Result<Value> PartSearch::value(const Rules &rules, Cells position, SearchBudget &budget)
{
    const bool isFresh = m_store.size() == 0;
    m_maxPositions = budget.limits().maxPositionsLike(position);
    Value sum = 0;
    for (const PositionId id : partIds(position)) {
        if (search(id, budget)) {
            sum ^= m_values[id];
            continue;
        }
        m_stack.clear();
        m_pending.clear();
        // The results of earlier queries may have filled the store.
        const bool isFull = !budget.isSpent() && !budget.control().isCancelled();
        if (isFull) {
            m_store = PositionStore();
            m_values = std::vector<Value>();
        }
        if (isFull && !isFresh)
            return value(rules, position, budget);
        return endOf(rules.text() + u':' + rules.positionText(position), m_maxPositions, budget);
    }
    return sum;
}

std::vector<PositionId> PartSearch::partIds(Cells position)
{
    std::vector<PositionId> ids;
    m_rules->parts(position, [&](Cells part) { ids.push_back(m_store.insert(m_rules->symmetric(part))); });
    m_values.resize(m_store.size(), Labels::unknown);
    return ids;
}

bool PartSearch::search(PositionId id, SearchBudget &budget)
{
    if (m_values[id] == Labels::unknown && !open(id, budget))
        return false;
    while (!m_stack.empty()) {
        OpenPart &top = m_stack.back();
        while (top.next < m_pending.size()) {
            const PositionId part = m_pending[top.next] & ~lastPart;
            if (part != noParts && m_values[part] == Labels::unknown)
                break;
            ++top.next;
        }
        if (top.next == m_pending.size()) {
            close();
            continue;
        }
        budget.control().setProgress(m_store.size(), 0);
        if (!open(m_pending[top.next] & ~lastPart, budget))
            return false;
    }
    return true;
}

bool PartSearch::open(PositionId id, SearchBudget &budget)
{
    m_stack.push_back({id, m_pending.size(), m_pending.size()});
    const Cells stored = m_store[id];
    const CellVector cells(stored.begin(), stored.end()); // a copy, as the store moves its cells when it grows
    if (!budget.canGrow(m_store.memory() + m_values.capacity() * sizeof(Value) +
                        m_pending.capacity() * sizeof(PositionId)))
        return false;
    if (m_store.size() > m_maxPositions || m_rules->followerBound(cells) > m_maxPositions)
        return false;
    bool goesOn = budget.spend(0);
    m_rules->followers(cells, [&](Cells follower) {
        goesOn = goesOn && budget.spend(costOf(follower));
        if (goesOn)
            appendFollower(follower);
    });
    m_values.resize(m_store.size(), Labels::unknown);
    return goesOn;
}

void PartSearch::appendFollower(Cells follower)
{
    const std::size_t before = m_pending.size();
    m_rules->parts(follower, [this](Cells part) { m_pending.push_back(m_store.insert(m_rules->symmetric(part))); });
    if (m_pending.size() == before)
        m_pending.push_back(noParts);
    m_pending.back() |= lastPart;
}

void PartSearch::close()
{
    const OpenPart top = m_stack.back();
    m_mex.clear();
    Value sum = 0;
    for (std::size_t i = top.first; i < m_pending.size(); ++i) {
        const PositionId part = m_pending[i] & ~lastPart;
        sum ^= part == noParts ? 0 : m_values[part];
        if (m_pending[i] & lastPart) {
            m_mex.insert(sum);
            sum = 0;
        }
    }
    m_values[top.id] = m_mex.mex();
    m_pending.resize(top.first);
    m_stack.pop_back();
}

} // namespace mexplorer
