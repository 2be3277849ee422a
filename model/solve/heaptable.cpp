// SPDX-License-Identifier: GPL-3.0-or-later
// Winning moves among too many to list
//
// A heap of 10^9 tokens has as many followers. If the values are arithmetic periodic, G(n + p) = G(n) + s from some n
// on, the few heaps of a value v are found by division, and the rules determine which of them a move may leave. For two
// heaps with sum m, write the sizes as i + p x and j + p y. If s is a power of two, the values are s (x + d) + c and s
// (y + e) + f with c, f < s, so that their nim-sum is v if and only if c xor f is v modulo s and (x + d) xor (y + e) is
// w, the floor of v / s. And x' + y' = m' with x' xor y' = w holds if and only if w <= m', both have the same parity,
// and x' is (m' - w) / 2, which has no bit in common with w, plus any subset of the bits of w.
//
// Cost: output-sensitive, except for p^2 pairs (i, j). Not handled: three heaps; periods without saltus, where very
// many heaps have each value.

#include "model/solve/heaptable.h"

#include "model/core/modeltext.h"
#include "model/core/wordlist.h"
#include "model/solve/move.h"

#include <algorithm>
#include <functional>
#include <limits>
#include <set>

namespace mexplorer {

namespace {

/// The heaps of each value in an arithmetic sequence with a positive saltus.
class HeapsOfValue
{
public:
    HeapsOfValue(const Rules &rules, const ArithmeticSequence &values, std::size_t max)
        : m_rules(rules), m_values(values), m_max(max)
    {
    }

    /// The positions of value \a target that a move may leave of \a heap; std::nullopt if that is too expensive.
    std::optional<std::set<CellVector, std::greater<>>> splits(quint64 heap, quint64 target)
    {
        m_found.clear();
        m_heap = heap;
        if (target == 0)
            add({});
        addSingles(target);
        if (m_rules.heapTraits()->maxParts > 1)
            addPairs(target);
        return m_found.size() > m_max ? std::nullopt : std::optional(m_found);
    }

private:
    void add(CellVector parts)
    {
        if (m_found.size() > m_max)
            return;
        std::ranges::sort(parts, std::greater<>());
        if (m_rules.isFollower(Cells(&m_heap, 1), parts))
            m_found.insert(std::move(parts));
    }

    void addSingles(quint64 target)
    {
        for (quint64 n = 1; n < m_values.first.size(); ++n) {
            const Value base = m_values.first[n];
            if (base == target)
                add({n});
            else if (n >= m_values.preperiod && base < target && (target - base) % m_values.saltus == 0)
                add({n + (target - base) / m_values.saltus * m_values.period()});
        }
        if (m_values.preperiod == 0 && target > m_values.first[0] &&
            (target - m_values.first[0]) % m_values.saltus == 0)
            add({(target - m_values.first[0]) / m_values.saltus * m_values.period()});
    }

    void addPairs(quint64 target)
    {
        for (quint64 n = 1; n < m_values.preperiod && n < m_heap; ++n) {
            if ((m_values.largeAt(n) ^ m_values.largeAt(m_heap - n)) == target)
                add({m_heap - n, n});
        }
        for (quint64 i = m_values.preperiod; i < m_values.first.size(); ++i) {
            for (quint64 j = m_values.preperiod; j <= i; ++j)
                addPairs(i, j, target);
        }
    }

    /// Adds pairs i + p x and j + p y.
    void addPairs(quint64 i, quint64 j, quint64 target)
    {
        const quint64 p = m_values.period();
        const Value s = m_values.saltus;
        const Value one = m_values.first[i];
        const Value other = m_values.first[j];
        if (i + j > m_heap || (m_heap - i - j) % p != 0 || ((one ^ other) & (s - 1)) != (target & (s - 1)))
            return;
        const quint64 d = one / s;
        const quint64 e = other / s;
        const quint64 sum = (m_heap - i - j) / p + d + e;
        const quint64 w = target / s;
        if (w > sum || ((sum - w) & 1) != 0 || (((sum - w) / 2) & w) != 0)
            return;
        const quint64 common = (sum - w) / 2;
        for (quint64 part = w;; part = (part - 1) & w) { // all subsets of w
            const quint64 x = common + part;
            const quint64 y = sum - x;
            if (x >= d && y >= e && i + p * (x - d) > 0 && j + p * (y - e) > 0)
                add({i + p * (x - d), j + p * (y - e)});
            if (part == 0 || m_found.size() > m_max)
                return;
        }
    }

    const Rules &m_rules;
    const ArithmeticSequence &m_values;
    std::size_t m_max;
    quint64 m_heap = 0;
    std::set<CellVector, std::greater<>> m_found;
};

/// True if HeapsOfValue finds all for these \a values and the number of parts.
bool canFindAll(const Rules &rules, const std::optional<ArithmeticSequence> &values)
{
    const int parts = rules.heapTraits()->maxParts;
    return values && values->saltus > 0 && (parts == 1 || (parts == 2 && std::has_single_bit(values->saltus)));
}

/// The multiset \a heaps with \a parts in place of the heap at \a index.
CellVector withParts(const CellVector &heaps, std::size_t index, const CellVector &parts)
{
    CellVector after = parts;
    after.insert(after.end(), heaps.begin(), heaps.begin() + static_cast<std::ptrdiff_t>(index));
    after.insert(after.end(), heaps.begin() + static_cast<std::ptrdiff_t>(index) + 1, heaps.end());
    std::ranges::sort(after, std::greater<>());
    return after;
}

} // namespace

Result<Value> HeapTable::value(const Rules &rules, Cells position, SearchBudget &budget)
{
    const Result<quint64> found = valueOf(position, budget);
    if (!found)
        return found.problem();
    if (*found <= std::numeric_limits<Value>::max())
        return static_cast<Value>(*found);
    return Problem::limit(Problem::Code::HeapSize,
                          ModelText::tr("%1 has value %2, which is too large to go on with; choose smaller heaps.")
                              .arg(shortened(rules.text() + u':' + rules.positionText(position)))
                              .arg(*found));
}

Result<quint64> HeapTable::largeValue(const Rules &, Cells position, SearchBudget &budget)
{
    return valueOf(position, budget);
}

Result<quint64> HeapTable::valueOf(Cells heaps, SearchBudget &budget)
{
    constexpr quint64 movesPerTerm = 20; // of the fast methods, in time
    quint64 sum = 0;
    for (const Cell heap : heaps) {
        quint64 moves = 0;
        const Result<quint64> found =
            m_heapValues.largeValue(heap, budget.control(), budget.limits().maxMoves / movesPerTerm, &moves);
        budget.addBuilt(moves);
        if (!found)
            return found.problem();
        sum ^= *found;
    }
    return sum;
}

Result<std::vector<CellVector>> HeapTable::followersWithValue(const Component &component, quint64 target,
                                                              SearchBudget &budget)
{
    const Rules &rules = *component.rules;
    const CellVector &heaps = component.cells;
    const quint64 max = budget.limits().maxFollowers;
    const Result<quint64> sum = valueOf(heaps, budget);
    if (!sum)
        return sum.problem();
    const std::optional<ArithmeticSequence> values = m_heapValues.arithmeticSequence();
    if (!canFindAll(rules, values) || (rules.heapTraits()->maxParts > 1 && rules.followerBound(heaps) <= max))
        return listedFollowers(component, target, budget);
    std::vector<CellVector> result;
    for (std::size_t i = 0; i < heaps.size(); ++i) {
        if (i > 0 && heaps[i] == heaps[i - 1])
            continue;
        const auto splits =
            HeapsOfValue(rules, *values, max).splits(heaps[i], *sum ^ values->largeAt(heaps[i]) ^ target);
        if (!splits || result.size() + splits->size() > max) {
            return Problem::limit(Problem::Code::Listing,
                                  ModelText::tr("More than %1 moves of %2 win, the limit of what is listed.")
                                      .arg(groupedNumber(max), component.text()));
        }
        for (const CellVector &parts : *splits)
            result.push_back(withParts(heaps, i, parts));
    }
    return result;
}

/// Finds them among all followers.
Result<std::vector<CellVector>> HeapTable::listedFollowers(const Component &component, quint64 target,
                                                           SearchBudget &budget)
{
    const auto followers = distinctFollowers(component, budget.limits().maxFollowers, &budget.control());
    if (!followers)
        return followers.problem();
    std::vector<CellVector> result;
    for (const CellVector &follower : *followers) {
        const Result<quint64> found = valueOf(follower, budget);
        if (!found)
            return found.problem();
        if (*found == target)
            result.push_back(follower);
    }
    return result;
}

std::optional<CellVector> HeapTable::someFollowerWithValue(const Component &component, quint64 target,
                                                           SearchBudget &budget)
{
    constexpr quint64 mostTaken = 8;
    constexpr quint64 largestSmall = 5'000;
    if (auto listed = ValueTable::someFollowerWithValue(component, target, budget))
        return listed;
    const Rules &rules = *component.rules;
    const CellVector &heaps = component.cells;
    const Result<quint64> sum = valueOf(heaps, budget);
    if (!sum || movesOf<OwnMoves>(rules)) // whose moves are all tried by isFollower()
        return std::nullopt;
    for (std::size_t i = 0; i < heaps.size(); ++i) {
        const Cell heap = heaps[i];
        const Result<quint64> own = valueOf(Cells(&heap, 1), budget);
        if (!own || (i > 0 && heap == heaps[i - 1]))
            continue;
        for (quint64 small = 0; small <= largestSmall && !budget.control().isCancelled(); ++small) {
            for (quint64 taken = 0; taken <= mostTaken && taken + small <= heap; ++taken) {
                CellVector parts = {heap - taken - small, small};
                std::ranges::sort(parts, std::greater<>());
                std::erase(parts, Cell(0));
                if (!rules.isFollower(Cells(&heap, 1), parts))
                    continue;
                const Result<quint64> left = valueOf(parts, budget);
                if (left && (*sum ^ *own ^ *left) == target)
                    return withParts(heaps, i, parts);
            }
        }
    }
    return std::nullopt;
}

} // namespace mexplorer
