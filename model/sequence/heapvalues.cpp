// SPDX-License-Identifier: GPL-3.0-or-later
// G(n) of one heap, for n up to 10^9, without a table up to n where that can be avoided.
//
//   closed form   as in nim: n itself.
//   divide{D}     the heaps that can be reached are floor(n / products of D): few, so plain recursion with a small
//                 memory.
//   others        values term by term; each time the known terms grow, a period is looked for. Once it is proved
//                 (octal games by Guy-Smith, subtraction games by a repeated window), G(n) is the value of the
//                 equivalent small heap.
//
// Games without a proved period stop at a greatest heap, because each term costs O(n).

#include "model/sequence/heapvalues.h"

#include "model/core/modeltext.h"
#include "model/sequence/periodproof.h"

#include <map>

namespace mexplorer {

namespace {

Value divideValue(quint64 heap, std::span<const quint64> divisors, std::map<quint64, Value> &known)
{
    if (heap == 0)
        return 0;
    if (const auto found = known.find(heap); found != known.end())
        return found->second;
    MexSet set;
    for (const quint64 divisor : divisors)
        set.insert(divideValue(heap / divisor, divisors, known));
    return known[heap] = set.mex();
}

bool hasThreeHeaps(const Rules &rules)
{
    const auto *takeBreak = movesOf<TakeAndBreak>(rules);
    return takeBreak && !takeBreak->isOctal();
}

/// True if a theorem could prove a period of the rules, so that it may pay to look for one.
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
    if (movesOf<Subtraction>(rules) || movesOf<AllBut>(rules))
        return 100'000'000;
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

Result<Value> HeapValues::value(quint64 heap, JobControl &control)
{
    if (const auto &closedForm = m_engine.rules()->heapTraits()->closedForm)
        return closedForm->at(heap);
    const std::lock_guard lock(m_mutex);
    if (const auto *division = movesOf<Division>(*m_engine.rules())) {
        std::map<quint64, Value> known;
        return divideValue(heap, division->set, known);
    }
    return termValue(heap, control);
}

Result<Value> HeapValues::termValue(quint64 heap, JobControl &control)
{
    const auto isKnown = [&] { return heap < m_engine.termCount() || m_engine.provedPeriod(); };
    const quint64 wanted = std::min(heap, maxHeap()) + 1;
    const bool hopeless = heap > maxHeap() && !canBePeriodic(*m_engine.rules());
    if (!isKnown() && !hopeless && m_searchedTerms < wanted) {
        const auto period = provePeriod(m_engine, wanted, control);
        if (!period)
            return period.problem();
        m_searchedTerms = wanted;
    }
    if (isKnown())
        return m_engine.at(heap);
    return Problem::limit(
        Problem::Code::HeapSize,
        ModelText::tr("No period of %1 is known, and positions with heaps past the limit of %2 tokens "
                      "aren't worked out. Choose a heap of at most %2 tokens, or compute as many values "
                      "as you like: as a sequence in the window, or by mexplorer sequence %1 --at %3.")
            .arg(m_engine.rules()->text(), groupedNumber(maxHeap()))
            .arg(heap));
}

} // namespace mexplorer
