// SPDX-License-Identifier: GPL-3.0-or-later
// The plain methods: G(n) is the mex of the values of all moves from a heap of n, computed from the values of smaller
// heaps.
//
//   nim, lasker        a formula.
//   allbut{S}          the values of all heaps that are more than the greatest of S smaller are 0, 1, ...;
//                      in addition one look-up for each nearer heap: O(max S) per term.
//   subtraction{S}     one look-up per member of S: O(|S|) per term.
//   divide{D}          one look-up per member of D: O(|D|) per term.
//   take-and-break     digit k with 4 in it joins every a + b = n - k: O(n) per term, O(n^2) for n terms. A digit with
//                      8 in it would take O(n^2) per term; instead the distinct values of two heaps that add up to m
//                      are stored for every m, which takes O(n d) per term and O(n d) memory, d distinct values.
//   Grundy's game      every a + b = n with a < b: O(n) per term.
//   a user's rules     all moves, many at once: see model/own/rulelanes.cpp.
//   any other          Rules::followers().
//
// These are the reference for the fast methods, so they should remain simple.

#include "model/core/exceptions.h"
#include "model/core/mex.h"
#include "model/own/ruleprogram.h"
#include "model/sequence/sequencemethod.h"

#include <algorithm>
#include <bit>
#include <optional>
#include <utility>
#include <vector>

namespace mexplorer {

namespace {

/// Base class of the plain methods, which compute one term after the other.
class PlainMethod : public SequenceMethod
{
public:
    QString name() const override { return QStringLiteral("plain"); }
    quint64 extraMemory(quint64) const override { return 0; }

    void extend(ValueArray &values, quint64 terms, StepCount &steps, JobControl &control) final
    {
        const quint64 width = values.bytesPerValue();
        for (quint64 n = values.size(); n < terms && values.bytesPerValue() == width; ++n) {
            if (control.isCancelled() || steps.isSpent())
                return;
            values.append(valueOf(n, values));
            steps.add(1 + stepsFor(n));
            control.setProgress(n + 1, terms);
        }
    }

protected:
    /// The approximate number of values used by valueOf(\a n).
    virtual quint64 stepsFor(quint64 n) const = 0;
    /// G(\a n), given all values before it.
    virtual Value valueOf(quint64 n, const ValueArray &values) = 0;

    MexSet m_set;
};

/// The values of a heap's moves, each marked with the number of the heap: nothing is cleared, and a mark is one store.
class HeapMarks
{
public:
    /// Forgets all values. Those that follow are nim-sums of values up to \a max.
    void clear(Value max)
    {
        ++m_heap;
        const std::size_t bound = std::bit_ceil(std::size_t(max) + 1);
        if (m_marks.size() <= bound)
            m_marks.resize(bound + 1, 0);
    }
    void insert(Value value) { m_marks[value] = m_heap; }
    /// Inserts the nim-sum of each pair of heaps with \a total tokens together, the smaller up to \a maxSmaller; \a g are
    /// their values.
    template <class Element> void insertPairs(std::span<const Element> g, quint64 total, quint64 maxSmaller)
    {
        quint32 *marks = m_marks.data();
        const quint32 heap = m_heap;
        const Element *small = g.data();
        const Element *large = g.data() + total;
        for (quint64 i = 0; i < maxSmaller; ++i)
            marks[static_cast<Value>(*++small) ^ static_cast<Value>(*--large)] = heap;
    }
    Value mex() const
    {
        return static_cast<Value>(std::ranges::find_if(m_marks, [this](quint32 mark) { return mark != m_heap; }) -
                                  m_marks.begin());
    }

private:
    std::vector<quint32> m_marks; ///< by value; the last is never marked
    quint32 m_heap = 0;
};

class ClosedFormMethod final : public PlainMethod
{
public:
    explicit ClosedFormMethod(ArithmeticSequence sequence) : m_sequence(std::move(sequence)) {}

private:
    quint64 stepsFor(quint64) const override { return 0; }
    Value valueOf(quint64 n, const ValueArray &) override { return m_sequence.at(n); }

    ArithmeticSequence m_sequence;
};

class AllButMethod final : public PlainMethod
{
public:
    explicit AllButMethod(std::span<const quint64> set) : m_excluded(set.begin(), set.end()) {}

private:
    quint64 stepsFor(quint64 n) const override { return m_excluded.empty() ? 0 : std::min(n, m_excluded.back()); }
    Value valueOf(quint64 n, const ValueArray &values) override
    {
        // All heaps up to n - s - 1, where s is the greatest number in the set, can be left, and their values have no
        // gap: if one of them has the value v, heaps below it have all values below v.
        const quint64 reach = m_excluded.empty() ? 0 : m_excluded.back();
        const quint64 from = n > reach ? n - reach : 0;
        while (m_seen < from)
            m_above = std::max(m_above, values[m_seen++] + 1);
        m_set.clear();
        values.visit([&](auto g) {
            auto excluded = m_excluded.crbegin();
            for (quint64 left = from; left < n; ++left) {
                while (excluded != m_excluded.crend() && *excluded > n - left)
                    ++excluded;
                const bool isExcluded = excluded != m_excluded.crend() && *excluded == n - left;
                if (!isExcluded && g[left] >= m_above)
                    m_set.insert(g[left] - m_above);
            }
        });
        return m_above + m_set.mex();
    }

    std::vector<quint64> m_excluded;
    quint64 m_seen = 0; ///< heaps below this are counted in m_above
    Value m_above = 0;  ///< the greatest value of these heaps plus one
};

class SubtractionMethod final : public PlainMethod
{
public:
    explicit SubtractionMethod(std::span<const quint64> set) : m_taken(set.begin(), set.end()) {}

private:
    quint64 stepsFor(quint64) const override { return m_taken.size(); }
    Value valueOf(quint64 n, const ValueArray &values) override
    {
        m_set.clear();
        for (std::size_t i = 0; i < m_taken.size() && m_taken[i] <= n; ++i)
            m_set.insert(values[n - m_taken[i]]);
        return m_set.mex();
    }

    std::vector<quint64> m_taken;
};

class DivideMethod final : public PlainMethod
{
public:
    explicit DivideMethod(std::span<const quint64> set) : m_divisors(set.begin(), set.end()) {}

private:
    quint64 stepsFor(quint64) const override { return m_divisors.size(); }
    Value valueOf(quint64 n, const ValueArray &values) override
    {
        m_set.clear();
        for (std::size_t i = 0; i < m_divisors.size() && n > 0; ++i)
            m_set.insert(values[n / m_divisors[i]]);
        return m_set.mex();
    }

    std::vector<quint64> m_divisors;
};

class GrundyMethod final : public PlainMethod
{
    quint64 stepsFor(quint64 n) const override { return n / 2; }
    Value valueOf(quint64 n, const ValueArray &values) override
    {
        m_marks.clear(values.max());
        values.visit([&](auto g) { m_marks.insertPairs(g, n, n > 0 ? (n - 1) / 2 : 0); });
        return m_marks.mex();
    }

    HeapMarks m_marks;
};

class TakeBreakMethod final : public PlainMethod
{
public:
    explicit TakeBreakMethod(std::span<const quint8> digits) : m_digits(digits.begin(), digits.end())
    {
        m_hasThree = std::any_of(digits.begin(), digits.end(), [](quint8 digit) { return digit & 8; });
    }

    quint64 extraMemory(quint64 terms) const override
    {
        constexpr quint64 usualPairValues = 16;
        return m_hasThree ? terms * (sizeof(std::vector<Value>) + usualPairValues * sizeof(Value)) : 0;
    }

private:
    quint64 stepsFor(quint64 n) const override
    {
        constexpr quint64 usualPairValues = 16;
        quint64 steps = m_digits.size();
        for (const quint8 digit : m_digits)
            steps += (digit & 8 ? n * usualPairValues : 0) + (digit & 4 ? n / 2 : 0);
        return steps;
    }
    Value valueOf(quint64 n, const ValueArray &values) override
    {
        m_marks.clear(values.max());
        for (quint64 taken = 0; taken < m_digits.size() && taken <= n; ++taken) {
            const quint8 digit = m_digits[taken];
            const quint64 left = n - taken;
            if ((digit & 1) && left == 0 && taken > 0)
                m_marks.insert(0);
            if ((digit & 2) && left > 0 && taken > 0)
                m_marks.insert(values[left]);
            if (digit & 4)
                values.visit([&](auto g) { m_marks.insertPairs(g, left, left / 2); });
            if (digit & 8)
                insertTriples(left, values);
        }
        return m_marks.mex();
    }

    /// Inserts the values of one heap of any size and two heaps that share the rest.
    void insertTriples(quint64 total, const ValueArray &values)
    {
        for (quint64 single = 1; single + 2 <= total; ++single) {
            const Value value = values[single];
            for (const Value pair : pairValues(total - single, values))
                m_marks.insert(value ^ pair);
        }
    }

    /// The distinct values of two heaps with \a total tokens together; all values below \a total are known.
    const std::vector<Value> &pairValues(quint64 total, const ValueArray &values)
    {
        while (m_pairs.size() <= total) {
            std::vector<Value> distinct;
            const quint64 sum = m_pairs.size();
            for (quint64 small = 1; 2 * small <= sum; ++small)
                distinct.push_back(values[small] ^ values[sum - small]);
            std::sort(distinct.begin(), distinct.end());
            distinct.erase(std::unique(distinct.begin(), distinct.end()), distinct.end());
            distinct.shrink_to_fit();
            m_pairs.push_back(std::move(distinct));
        }
        return m_pairs[total];
    }

    HeapMarks m_marks;
    std::vector<quint8> m_digits;
    bool m_hasThree = false;
    std::vector<std::vector<Value>> m_pairs;
};

/// Of codes that leave up to five heaps. For each number of heaps and of tokens in all of them, the nim-sums that their
/// values may have are kept: those of one heap more are the sums of a first heap's value with each of these.
class WideCodeMethod final : public PlainMethod
{
public:
    explicit WideCodeMethod(std::vector<quint8> digits) : m_digits(std::move(digits))
    {
        for (const quint8 digit : m_digits)
            m_most =
                std::max<std::size_t>(m_most, static_cast<std::size_t>(std::bit_width(digit)) - (digit > 0 ? 1 : 0));
        m_sums.resize(m_most + 1);
    }

private:
    quint64 stepsFor(quint64) const override { return m_tried; }
    Value valueOf(quint64 n, const ValueArray &values) override
    {
        m_tried = 0;
        for (std::size_t heaps = 2; heaps <= m_most; ++heaps) {
            while (m_sums[heaps].size() <= n)
                m_sums[heaps].push_back(sumsOf(heaps, m_sums[heaps].size(), values));
        }
        m_set.clear();
        for (quint64 taken = 0; taken < m_digits.size() && taken <= n; ++taken) {
            const quint64 left = n - taken;
            const quint8 digit = m_digits[taken];
            if ((digit & 1) && left == 0 && taken > 0)
                m_set.insert(0);
            if ((digit & 2) && left > 0 && taken > 0)
                m_set.insert(values[left]);
            for (std::size_t heaps = 2; heaps <= m_most; ++heaps) {
                if ((digit >> heaps) & 1)
                    std::ranges::for_each(m_sums[heaps][left], [this](Value sum) { m_set.insert(sum); });
            }
        }
        return m_set.mex();
    }

    /// The nim-sums of \a heaps heaps with \a total tokens together, each once; \a heaps is at least 2.
    std::vector<Value> sumsOf(std::size_t heaps, quint64 total, const ValueArray &values)
    {
        std::vector<Value> sums;
        m_seen.assign(std::bit_ceil(std::size_t(values.max()) + 1), 0);
        const auto add = [&](Value sum) {
            if (!std::exchange(m_seen[sum], 1))
                sums.push_back(sum);
            ++m_tried;
        };
        for (quint64 first = 1; first + heaps - 1 <= total; ++first) {
            if (heaps == 2)
                add(values[first] ^ values[total - first]);
            else
                std::ranges::for_each(m_sums[heaps - 1][total - first],
                                      [&, value = values[first]](Value rest) { add(value ^ rest); });
        }
        return sums;
    }

    std::vector<quint8> m_digits;
    std::size_t m_most = 0;                              ///< heaps that a move leaves
    std::vector<std::vector<std::vector<Value>>> m_sums; ///< by the number of heaps, and of tokens
    std::vector<quint8> m_seen;                          ///< by nim-sum
    quint64 m_tried = 0;                                 ///< sums for the last heap
};

/// Of rules that a user writes. A value that occurs is marked with the heap, as clearing a set for each heap, and
/// growing it with each value, would take longer than the moves.
class OwnMethod final : public PlainMethod
{
public:
    explicit OwnMethod(OwnMoves moves) : m_moves(std::move(moves)) {}

private:
    quint64 stepsFor(quint64) const override { return m_tried; }
    Value valueOf(quint64 n, const ValueArray &values) override
    {
        m_seen.resize(std::max<std::size_t>(m_seen.size(), std::bit_ceil(std::size_t(values.max()) + 1)));
        std::optional<quint64> growth;
        quint64 left = RuleProgram::maxChoices;
        const auto problem = m_moves.program->forEachResults({&n, 1}, left, [&](const RuleProgram::Results &results) {
            values.visit([&](auto g) { mark(results, n, g, growth); });
        });
        m_tried = RuleProgram::maxChoices - left;
        if (problem)
            throw ProblemException{*problem};
        if (growth)
            throw ProblemException{RuleProgram::growthProblem(n, *growth)};
        const auto free = std::ranges::find_if(m_seen, [n](quint64 heap) { return n == 0 || heap != n; });
        return static_cast<Value>(free - m_seen.begin());
    }

    template <class Values>
    void mark(const RuleProgram::Results &results, quint64 n, Values g, std::optional<quint64> &growth)
    {
        bool isSmaller = true;
        for (std::size_t part = 0; part < results.partCount && results.greatest >= n; ++part) {
            for (std::size_t i = 0; i < results.count; ++i)
                isSmaller = isSmaller && results.parts[part].at(i) < n;
        }
        const auto markAll = [seen = m_seen.data(), count = results.count, n](auto valueAt) {
            for (std::size_t i = 0; i < count; ++i)
                seen[valueAt(i)] = n;
        };
        const RuleProgram::Part a = results.parts[0];
        const RuleProgram::Part b = results.parts[1];
        if (!isSmaller || results.partCount > 2) {
            for (std::size_t i = 0; i < results.count; ++i)
                markOne(results, i, n, g, growth);
        } else if (results.partCount == 1 && a.values) {
            markAll([=](std::size_t i) { return g[a.values[i]]; });
        } else if (results.partCount == 1) {
            markAll([=](std::size_t i) { return g[a.first + a.step * i]; });
        } else if (a.values) {
            markAll([=](std::size_t i) { return static_cast<Value>(g[a.values[i]]) ^ g[b.values[i]]; });
        } else {
            markAll(
                [=](std::size_t i) { return static_cast<Value>(g[a.first + a.step * i]) ^ g[b.first + b.step * i]; });
        }
    }

    template <class Values>
    void markOne(const RuleProgram::Results &results, std::size_t i, quint64 n, Values g,
                 std::optional<quint64> &growth)
    {
        quint64 greatest = 0;
        quint64 total = 0;
        for (std::size_t part = 0; part < results.partCount; ++part) {
            greatest = std::max(greatest, results.parts[part].at(i));
            total += results.parts[part].at(i);
        }
        if (greatest >= n) {
            if (total > n && !growth) // n alone is no move
                growth = greatest;
            return;
        }
        Value nimSum = 0;
        for (std::size_t part = 0; part < results.partCount; ++part)
            nimSum ^= static_cast<Value>(g[results.parts[part].at(i)]);
        m_seen[nimSum] = n;
    }

    OwnMoves m_moves;
    std::vector<quint64> m_seen; ///< by value: the last heap with a follower of it
    quint64 m_tried = 0;         ///< choices for the last heap
};

class SplitsMethod final : public PlainMethod
{
public:
    explicit SplitsMethod(RulesPtr rules) : m_rules(std::move(rules)) {}

private:
    quint64 stepsFor(quint64 n) const override { return n == 0 ? 0 : m_rules->followerBound(Cells(&n, 1)); }
    Value valueOf(quint64 n, const ValueArray &values) override
    {
        if (n == 0)
            return 0;
        m_set.clear();
        forEachSplit(*m_rules, n, [&](Cells parts) {
            Value nimSum = 0;
            for (const Cell part : parts)
                nimSum ^= values[part];
            m_set.insert(nimSum);
        });
        return m_set.mex();
    }

    RulesPtr m_rules;
};

} // namespace

std::unique_ptr<SequenceMethod> makePlainMethod(const RulesPtr &rules)
{
    if (const auto &closedForm = rules->heapTraits()->closedForm)
        return std::make_unique<ClosedFormMethod>(*closedForm);
    if (const auto *allBut = movesOf<AllBut>(*rules))
        return std::make_unique<AllButMethod>(allBut->set);
    if (const auto *subtraction = movesOf<Subtraction>(*rules))
        return std::make_unique<SubtractionMethod>(subtraction->set);
    if (const auto *division = movesOf<Division>(*rules))
        return std::make_unique<DivideMethod>(division->set);
    if (const auto *takeBreak = movesOf<TakeAndBreak>(*rules))
        return std::make_unique<TakeBreakMethod>(takeBreak->digits);
    if (const auto *wide = movesOf<WideCode>(*rules))
        return std::make_unique<WideCodeMethod>(wide->digits);
    if (movesOf<UnequalSplit>(*rules))
        return std::make_unique<GrundyMethod>();
    if (const auto *own = movesOf<OwnMoves>(*rules))
        return std::make_unique<OwnMethod>(*own);
    return makeSplitsMethod(rules);
}

std::unique_ptr<SequenceMethod> makeSplitsMethod(const RulesPtr &rules)
{
    return std::make_unique<SplitsMethod>(rules);
}

} // namespace mexplorer
