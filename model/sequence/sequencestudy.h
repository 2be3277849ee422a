// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/sequence/periodproof.h"

#include <mutex>

namespace mexplorer {

/// What is known of a sequence at one moment: constant data that views share.
struct SequenceSnapshot
{
    RulesPtr rules;
    std::shared_ptr<const ValueArray> values;
    quint64 terms = 0; ///< how many of the values were asked for; more may be known
    Value max = 0;
    std::optional<Period> period;
    std::optional<Problem> problem;   ///< why there are fewer terms than asked for, or no proof
    std::optional<SparseSpace> split; ///< which positions are rare, if the method works with that

    Value at(quint64 n) const { return (*values)[n]; }
    /// True if n comes before the period sets in and its value is not the one that the period will give it.
    bool isException(quint64 n) const;
};

/// A sequence that grows over several questions, asked from worker threads. Thread-safe: a question waits for the one
/// before it, which should be cancelled first.
class SequenceStudy
{
public:
    explicit SequenceStudy(RulesPtr rules) : m_engine(std::move(rules)) {}

    const RulesPtr &rules() const { return m_engine.rules(); }
    /// How many values are known; waits while a question is answered.
    quint64 termCount();
    /// Computes \a terms values, looks for a period in them and proves it if a theorem can. What there is when
    /// cancelled is given too, with the problem.
    SequenceSnapshot study(quint64 terms, JobControl &control);

private:
    friend Result<std::shared_ptr<SequenceStudy>> openStudy(const QString &path, JobControl &control);

    std::mutex m_mutex;
    SequenceEngine m_engine;
};

/// That of a saved sequence, which knows the values of the file; a problem in one sentence if it can't be read.
Result<std::shared_ptr<SequenceStudy>> openStudy(const QString &path, JobControl &control);

} // namespace mexplorer
