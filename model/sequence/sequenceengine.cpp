#include "model/sequence/sequenceengine.h"

#include "model/sequence/blockmethod.h"

#include <QCoreApplication>

#include <algorithm>

namespace mexplorer {

namespace {

QString translated(const char *text)
{
    return QCoreApplication::translate("mexplorer::SequenceEngine", text);
}

QString memoryText(quint64 bytes)
{
    constexpr quint64 mebibyte = quint64(1) << 20;
    return QStringLiteral("%1 MiB").arg(groupedNumber((bytes + mebibyte - 1) / mebibyte));
}

std::unique_ptr<SequenceMethod> makeMethod(const HeapRulesPtr &rules, const SequenceOptions &options)
{
    std::unique_ptr<SequenceMethod> fast;
    if (options.method == SequenceOptions::Method::Automatic)
        fast = makeBlockMethod(rules);
    return fast ? std::move(fast) : makePlainMethod(rules);
}

} // namespace

SequenceEngine::SequenceEngine(HeapRulesPtr rules, SequenceOptions options)
    : m_rules(std::move(rules)), m_options(options), m_method(makeMethod(m_rules, options))
{
}

Value SequenceEngine::at(quint64 n) const
{
    if (n >= m_values.size() && m_period) {
        if (m_period->saltus > 0)
            return static_cast<Value>(m_values[n % m_period->period] + n / m_period->period * m_period->saltus);
        return m_values[m_period->equivalent(n)];
    }
    return m_values[n];
}

Result<quint64> SequenceEngine::extend(quint64 terms, JobControl &control)
{
    if (terms <= termCount())
        return termCount();
    if (const std::optional<Problem> problem = memoryProblem(terms))
        return *problem;
    if (terms - termCount() > termCount() / 2)
        m_values.reserve(terms);
    if (m_period && m_period->saltus == 0)
        copyPeriod(terms, control);
    else
        m_method->extend(m_values, terms, control);
    if (termCount() < terms)
        return Problem::cancelled();
    return termCount();
}

void SequenceEngine::setProvedPeriod(const Period &period)
{
    Q_ASSERT(period.proved);
    m_period = period;
}

std::optional<Problem> SequenceEngine::memoryProblem(quint64 terms) const
{
    const quint64 needed = terms * m_values.bytesPerValue() + m_method->extraMemory(terms);
    if (terms < m_options.memoryLimit && needed <= m_options.memoryLimit)
        return {};
    return Problem::limit(
        translated("The first %1 values of %2 take more memory than the limit of %3. Ask for fewer terms, or "
                   "raise the limit.")
            .arg(groupedNumber(terms), m_rules->text(), memoryText(m_options.memoryLimit)));
}

void SequenceEngine::copyPeriod(quint64 terms, JobControl &control)
{
    constexpr quint64 chunk = 1 << 16;
    for (quint64 n = termCount(); n < terms && !control.isCancelled(); control.setProgress(n, terms)) {
        for (const quint64 end = std::min(terms, n + chunk); n < end; ++n)
            m_values.append(m_values[n - m_period->period]);
    }
}

std::unique_ptr<SequenceEngine> makeSequence(HeapRulesPtr rules, SequenceOptions options)
{
    return std::make_unique<SequenceEngine>(std::move(rules), options);
}

} // namespace mexplorer
