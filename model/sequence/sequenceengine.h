#pragma once

#include "model/core/result.h"
#include "model/sequence/period.h"
#include "model/sequence/sequencemethod.h"

namespace mexplorer {

/// How an engine works and how much it may use.
struct SequenceOptions
{
    enum class Method { Automatic, Plain };

    Method method = Method::Automatic;      ///< Automatic: the fastest that fits the rules; Plain: the reference
    quint64 memoryLimit = quint64(2) << 30; ///< in bytes, for values and tables together
};

/// The SG values G(0), G(1), ... of single heaps under one set of rules, as many as have been asked for so far. Asking
/// for more goes on where it stopped. Not thread-safe: one thread at a time.
class SequenceEngine
{
public:
    explicit SequenceEngine(HeapRulesPtr rules, SequenceOptions options = {});

    const HeapRulesPtr &rules() const { return m_rules; }
    QString methodName() const { return m_method->name(); }

    /// How many values are known.
    quint64 termCount() const { return m_values.size(); }
    const ValueArray &values() const { return m_values; }
    /// G(\a n) for an n below termCount(), or for any n once a proved period is set.
    Value at(quint64 n) const;

    /// Sees to it that at least \a terms values are known; their number. Cancelled or past the memory limit, it says
    /// so, and what was known and computed stays.
    Result<quint64> extend(quint64 terms, JobControl &control);

    /// Tells the engine that \a period is proved: further terms then cost a copy.
    void setProvedPeriod(const Period &period);
    const std::optional<Period> &provedPeriod() const { return m_period; }

private:
    std::optional<Problem> memoryProblem(quint64 terms) const;
    void copyPeriod(quint64 terms, JobControl &control);

    HeapRulesPtr m_rules;
    SequenceOptions m_options;
    std::unique_ptr<SequenceMethod> m_method;
    ValueArray m_values;
    std::optional<Period> m_period;
};

/// An engine for \a rules. Engines differ in method, never in values.
std::unique_ptr<SequenceEngine> makeSequence(HeapRulesPtr rules, SequenceOptions options = {});

} // namespace mexplorer
