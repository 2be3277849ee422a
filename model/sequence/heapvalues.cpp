// SPDX-License-Identifier: GPL-3.0-or-later
// G(n) of one heap, for n up to 10^9, without a table up to n if that can be avoided.
//
//   closed form   as in nim: n itself.
//   divide{D}     the reachable heaps are floor(n / products of D): few, so plain recursion with a small cache. Only
//                 one of many divisors with the same quotient is used.
//   subtraction{a-b}  G(n) is the floor of (n mod a + b) / a, by induction over n.
//   others        values term by term; each time the known terms grow, a period is searched. Once it is proved
//                 (octal games by Guy-Smith, subtraction games by a repeated window), G(n) is the value of the
//                 equivalent small heap.
//
// Games without a proved period stop at a greatest heap, because each term costs O(n).

#include "model/sequence/heapvalues.h"

#include "model/core/modeltext.h"
#include "model/core/wordlist.h"
#include "model/sequence/periodproof.h"

#include <QHash>

#include <algorithm>

namespace mexplorer {

namespace {

/// The values of a division game.
class DivisionValues
{
public:
    DivisionValues(std::span<const quint64> divisors, const JobControl &control)
        : m_divisors(divisors), m_control(control)
    {
    }

    static constexpr quint64 maxMoves = 10'000'000;

    /// Don't use the result if isEnded().
    Value value(quint64 heap)
    {
        if (heap == 0)
            return 0;
        if (const auto found = m_known.find(heap); found != m_known.end())
            return *found;
        MexSet set;
        for (auto divisor = m_divisors.begin(); divisor != m_divisors.end() && !isEnded(); ++m_moves) {
            const quint64 left = heap / *divisor;
            set.insert(value(left));
            if (left == 0)
                break;                                                          // all greater divisors leave the same
            divisor = std::upper_bound(divisor, m_divisors.end(), heap / left); // the first one that leaves less
        }
        return m_known[heap] = set.mex();
    }

    quint64 moves() const { return m_moves; }
    bool isEnded() const { return m_moves > maxMoves || m_control.isCancelled(); }

private:
    std::span<const quint64> m_divisors;
    const JobControl &m_control;
    QHash<quint64, Value> m_known;
    quint64 m_moves = 0;
};

/// The set of a subtraction game if it is all numbers from its least to its greatest; otherwise null.
const std::vector<quint64> *range(const Rules &rules)
{
    const auto *subtraction = movesOf<Subtraction>(rules);
    const bool isRange = subtraction && !subtraction->set.empty() &&
                         subtraction->set.back() - subtraction->set.front() + 1 == subtraction->set.size();
    return isRange ? &subtraction->set : nullptr;
}

bool hasThreeHeaps(const Rules &rules)
{
    const auto *takeBreak = movesOf<TakeAndBreak>(rules);
    return takeBreak && !takeBreak->isOctal();
}

/// The terms that a query may ask for without a limit of its own.
constexpr quint64 usualTerms = 1'000'000;

/// True if a theorem could prove a period of the rules, so that searching one may be worth it.
bool canBePeriodic(const Rules &rules)
{
    return movesOf<Subtraction>(rules) || movesOf<AllBut>(rules) || movesOf<TakeAndBreak>(rules);
}

} // namespace

HeapValues::HeapValues(RulesPtr rules, SequenceOptions options) : m_engine(std::move(rules), options) {}

quint64 HeapValues::maxHeap() const
{
    const Rules &rules = *m_engine.rules();
    if (rules.heapTraits()->closedForm || movesOf<Division>(rules))
        return maxTokens;
    constexpr quint64 maxTerms = 100'000'000;
    constexpr quint64 maxLookedAt = 4'000'000'000; // values in total, as each term uses those named by the set
    if (const auto *subtraction = movesOf<Subtraction>(rules))
        return std::min<quint64>(maxTerms, maxLookedAt / std::max<std::size_t>(1, subtraction->set.size()));
    if (const auto *allBut = movesOf<AllBut>(rules)) {
        constexpr quint64 lookCost = 16;     // of a search in the set
        constexpr quint64 fewTerms = 20'000; // each looks at no more values than there are before it
        const quint64 reach = allBut->set.empty() ? 1 : allBut->set.back();
        return std::clamp<quint64>(maxLookedAt / (lookCost * reach), fewTerms, maxTerms);
    }
    return hasThreeHeaps(rules) ? 2'000 : 100'000;
}

std::optional<ArithmeticSequence> HeapValues::arithmeticSequence() const
{
    constexpr quint64 maxTerms = 10'000;
    if (const auto &closedForm = m_engine.rules()->heapTraits()->closedForm)
        return closedForm;
    const std::lock_guard lock(m_mutex);
    const std::optional<Period> &period = m_engine.provedPeriod();
    if (!period || period->preperiod + period->period > maxTerms)
        return std::nullopt;
    ArithmeticSequence sequence{{}, period->preperiod, static_cast<Value>(period->saltus)};
    for (quint64 n = 0; n < period->preperiod + period->period; ++n)
        sequence.first.push_back(m_engine.at(n));
    return sequence;
}

bool hasLaw(const Rules &rules)
{
    return rules.heapTraits() && (rules.heapTraits()->closedForm || movesOf<Division>(rules) || range(rules));
}

Result<quint64> lawValue(const Rules &rules, quint64 heap, const JobControl &control, quint64 *moves)
{
    if (const auto &closedForm = rules.heapTraits()->closedForm)
        return closedForm->largeAt(heap);
    if (const std::vector<quint64> *set = range(rules))
        return heap % (set->front() + set->back()) / set->front();
    DivisionValues values(movesOf<Division>(rules)->set, control);
    const Value found = values.value(heap);
    if (moves)
        *moves += values.moves();
    if (!values.isEnded())
        return quint64(found);
    if (control.isCancelled())
        return Problem::cancelled();
    return Problem::limit(
        Problem::Code::Moves,
        ModelText::tr("%1:%2 isn't solved after looking at %3 moves, the limit; choose a smaller heap "
                      "or fewer divisors.")
            .arg(shortened(rules.text()))
            .arg(heap)
            .arg(groupedNumber(DivisionValues::maxMoves)));
}

Result<Value> HeapValues::value(quint64 heap, JobControl &control, quint64 maxTerms)
{
    const Result<quint64> found = largeValue(heap, control, maxTerms);
    return found ? Result<Value>(static_cast<Value>(*found)) : found.problem();
}

Result<quint64> HeapValues::largeValue(quint64 heap, JobControl &control, quint64 maxTerms, quint64 *moves)
{
    if (hasLaw(*m_engine.rules()))
        return lawValue(*m_engine.rules(), heap, control, moves);
    constexpr quint64 movesPerTerm = 20; // of the fast methods, in time
    const std::lock_guard lock(m_mutex);
    const quint64 known = m_engine.termCount();
    Result<quint64> found = termValue(heap, control, maxTerms);
    if (moves)
        *moves += movesPerTerm * (m_engine.termCount() - known);
    return found;
}

Result<quint64> HeapValues::termValue(quint64 heap, JobControl &control, quint64 maxTerms)
{
    const bool isDear = hasThreeHeaps(*m_engine.rules()) || movesOf<Subtraction>(*m_engine.rules()) ||
                        movesOf<AllBut>(*m_engine.rules());
    const quint64 max = isDear ? maxHeap() : std::max(maxHeap(), maxTerms);
    const auto isKnown = [&] { return heap < m_engine.termCount() || m_engine.provedPeriod(); };
    const bool isPast = heap > max;
    const quint64 neededTerms = (isPast ? maxHeap() : heap) + 1;
    const bool hopeless = isPast && !canBePeriodic(*m_engine.rules());
    if (movesOf<OwnMoves>(*m_engine.rules())) { // a heap may have any number of choices
        constexpr quint64 choicesPerTerm = 1'000;
        m_engine.setStepLimit(choicesPerTerm * (maxTerms > 0 ? maxTerms : usualTerms));
    }
    if (!isKnown() && !hopeless && m_searchedTerms < neededTerms) {
        const auto period = provePeriod(m_engine, neededTerms, control);
        if (!period)
            return period.problem();
        m_searchedTerms = neededTerms;
    }
    if (heap < m_engine.termCount())
        return quint64(m_engine.at(heap));
    if (const std::optional<Period> &period = m_engine.provedPeriod())
        return period->extended(m_engine.values(), heap);
    return Problem::limit(
        Problem::Code::HeapSize,
        ModelText::tr("No period of %1 is known, and positions with heaps past the limit of %2 tokens "
                      "aren't worked out. Choose a heap of at most %2 tokens, or compute as many values "
                      "as you like: as a sequence in the window, or by mexplorer sequence %1 --at %3.")
            .arg(m_engine.rules()->text(), groupedNumber(max))
            .arg(heap));
}

} // namespace mexplorer
