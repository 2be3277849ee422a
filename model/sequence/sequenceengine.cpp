// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/sequence/sequenceengine.h"

#include "model/core/exceptions.h"
#include "model/core/memory.h"
#include "model/core/modeltext.h"
#include "model/core/scanner.h"
#include "model/core/wordlist.h"
#include "model/sequence/blocktables.h"

#include <algorithm>
#include <limits>

namespace mexplorer {

namespace {

using Method = SequenceOptions::Method;

/// By method, in their order.
constexpr RareCommonMode rareCommonModes[] = {RareCommonMode::Measured, RareCommonMode::Measured, RareCommonMode::None,
                                              RareCommonMode::ValueOnly, RareCommonMode::WithPosition};

std::unique_ptr<SequenceMethod> makeFastMethod(const RulesPtr &rules, Method method, bool bothCores)
{
    return method == Method::Plain ? nullptr : makeBlockMethod(rules, rareCommonModes[std::size_t(method)], bothCores);
}

std::unique_ptr<SequenceMethod> makeMethod(const RulesPtr &rules, const SequenceOptions &options)
{
    std::unique_ptr<SequenceMethod> fast = makeFastMethod(rules, options.method, options.bothCores);
    if (!fast && options.method == Method::Automatic)
        fast = makeThreeHeapMethod(rules);
    if (!fast && options.method == Method::Automatic)
        fast = makeQuotientMethod(rules);
    return fast ? std::move(fast) : makePlainMethod(rules);
}

} // namespace

SequenceEngine::SequenceEngine(RulesPtr rules, SequenceOptions options)
    : m_rules(std::move(rules)), m_options(options), m_method(makeMethod(m_rules, options)),
      m_values(std::make_shared<ValueArray>())
{
    m_steps.setMax(options.maxSteps);
}

void SequenceEngine::setStepLimit(quint64 steps)
{
    m_options.maxSteps = steps;
    m_steps.setMax(m_steps.steps() + std::min(steps, std::numeric_limits<quint64>::max() - m_steps.steps()));
}

bool SequenceEngine::fits(const RulesPtr &rules, SequenceOptions::Method method)
{
    return method == Method::Automatic || method == Method::Plain || makeFastMethod(rules, method, false);
}

Value SequenceEngine::at(quint64 n) const
{
    return n >= termCount() && m_period ? static_cast<Value>(m_period->extended(*m_values, n)) : (*m_values)[n];
}

std::shared_ptr<const ValueArray> SequenceEngine::sharedValues()
{
    m_isShared = true;
    return m_values;
}

Result<quint64> SequenceEngine::extend(quint64 terms, JobControl &control)
{
    if (terms <= termCount())
        return termCount();
    // Found once: memory reserved below may count as used although it isn't yet. It takes longer than a few values.
    std::optional<quint64> limit;
    constexpr quint64 little = 1 << 20;
    while (termCount() < terms) {
        if (control.isCancelled())
            return Problem::cancelled();
        if (!limit && (m_options.memoryLimit || memoryFor(terms) > little))
            limit = memoryLimit();
        if (const std::optional<Problem> problem = limit ? memoryProblem(terms, *limit) : std::nullopt)
            return *problem;
        if (m_isShared && !copyShared(terms, control))
            continue;
        if (!m_period && m_steps.isSpent())
            return stepLimit();
        m_values->reserve(terms);
        if (m_period)
            copyPeriod(terms, control);
        else if (const auto done = extendByMethod(terms, control); !done)
            return done.problem();
    }
    return termCount();
}

/// Rules that a user writes may have too many moves at some heap: the values before it remain.
Result<bool> SequenceEngine::extendByMethod(quint64 terms, JobControl &control)
{
    return withoutExceptions([&] {
        m_method->extend(*m_values, terms, m_steps, control);
        return true;
    });
}

bool SequenceEngine::resume(ValueArray values)
{
    for (quint64 n = 0; n < std::min(termCount(), values.size()); ++n) {
        if (values[n] != (*m_values)[n])
            return false;
    }
    if (values.size() > termCount()) {
        m_values = std::make_shared<ValueArray>(std::move(values));
        m_isShared = false;
    }
    return true;
}

void SequenceEngine::setProvedPeriod(const Period &period)
{
    Q_ASSERT(period.proved);
    m_period = period;
}

/// The memory for values and tables of \a terms values, and for snapshots that others hold. Assumes that many values
/// exceed 255, as they nearly always do without a period.
quint64 SequenceEngine::memoryFor(quint64 terms) const
{
    constexpr quint64 many = 1 << 24;
    const quint64 width = m_values->bytesPerValue();
    const quint64 times = !m_period && terms > many && width == 1 ? 2 : 1;
    const quint64 tables = m_period ? 0 : m_method->extraMemory(terms);
    const quint64 shared = m_isShared ? termCount() * width : 0;
    return times * (terms * width + tables) + shared;
}

/// The memory limit for values and tables: what they use now, and what is free.
quint64 SequenceEngine::memoryLimit() const
{
    const quint64 tables = m_period ? 0 : m_method->extraMemory(termCount());
    return m_options.usableMemory(termCount() * m_values->bytesPerValue() + tables);
}

std::optional<Problem> SequenceEngine::memoryProblem(quint64 terms, quint64 limit) const
{
    if (terms < limit && memoryFor(terms) <= limit)
        return {};
    const QString sentence =
        m_options.memoryLimit == limit
            ? ModelText::tr("The first %1 values of %2 take more memory than the limit of %3. Ask for fewer terms, or "
                            "raise the limit.")
            : ModelText::tr("The first %1 values of %2 take more memory than the %3 that can be used now. Ask for "
                            "fewer terms, or close other programs.");
    return Problem::limit(Problem::Code::Memory,
                          sentence.arg(groupedNumber(terms), m_rules->text(), memoryText(limit)));
}

Problem SequenceEngine::stepLimit() const
{
    return Problem::limit(
        Problem::Code::Moves,
        ModelText::tr("%1 values of %2 are known after looking at %3 moves, the limit; ask for no "
                      "more, or raise the limit with --max-moves on the command line.")
            .arg(groupedNumber(termCount()), shortened(m_rules->text()), groupedNumber(m_options.maxSteps)));
}

/// Continues on a copy of the values. Returns false and changes nothing if \a control is cancelled.
bool SequenceEngine::copyShared(quint64 terms, const JobControl &control)
{
    constexpr quint64 chunk = 1 << 20;
    auto copy = std::make_shared<ValueArray>();
    copy->reserve(terms);
    m_values->visit([&](auto all) {
        for (quint64 n = 0; n < all.size() && !control.isCancelled(); n += chunk)
            copy->append(all.subspan(n, std::min<quint64>(chunk, all.size() - n)));
    });
    if (copy->size() < termCount())
        return false;
    m_values = std::move(copy);
    m_isShared = false;
    return true;
}

void SequenceEngine::copyPeriod(quint64 terms, JobControl &control)
{
    constexpr quint64 chunk = 1 << 16;
    const quint64 width = m_values->bytesPerValue();
    for (quint64 n = termCount(); n < terms && m_values->bytesPerValue() == width && !control.isCancelled();) {
        for (const quint64 end = std::min(terms, n + chunk); n < end; ++n)
            m_values->append((*m_values)[n - m_period->period] + static_cast<Value>(m_period->saltus));
        control.setProgress(n, terms);
    }
}

quint64 SequenceOptions::usableMemory(quint64 held) const
{
    const quint64 usable = held + memoryShare();
    return std::min(memoryLimit.value_or(usable), usable);
}

std::optional<SequenceOptions::Method> methodOf(const QString &word)
{
    const qsizetype index = methodWords().indexOf(word);
    return index < 0 ? std::nullopt : std::optional(static_cast<Method>(index));
}

QStringList methodWords()
{
    return {"automatic", "plain", "scan", "sparse", "parity"};
}

} // namespace mexplorer
