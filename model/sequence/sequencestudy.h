// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/sequence/periodproof.h"

#include <mutex>

namespace mexplorer {

/// A snapshot of a sequence: immutable data shared by views.
struct SequenceSnapshot
{
    RulesPtr rules;
    std::shared_ptr<const ValueArray> values;
    quint64 terms = 0; ///< number of requested values; more may be known
    Value max = 0;
    std::optional<Period> period;
    std::optional<Problem> problem;   ///< the reason why there are fewer terms than requested, or no proof
    std::optional<SparseSpace> split; ///< the split into rare and common positions used by the method, if any

    Value at(quint64 n) const { return (*values)[n]; }
    /// True if n is before the period starts and its value differs from the one of the period.
    bool isException(quint64 n) const;
};

/// A sequence that grows over several queries from worker threads. Thread-safe: a query waits for the previous one,
/// which should be cancelled first.
class SequenceStudy
{
public:
    explicit SequenceStudy(RulesPtr rules) : m_engine(std::move(rules)) {}

    const RulesPtr &rules() const { return m_engine.rules(); }
    /// The number of known values; waits for a running query.
    quint64 termCount();
    /// Computes \a terms values, searches a period in them and proves it if a theorem applies. When cancelled, the
    /// snapshot contains the partial result and the problem.
    SequenceSnapshot study(quint64 terms, JobControl &control);

private:
    friend Result<std::shared_ptr<SequenceStudy>> openStudy(const QString &path, JobControl &control);

    std::mutex m_mutex;
    SequenceEngine m_engine;
};

/// The study of a saved sequence, with the values of the file; fails if it can't be read.
Result<std::shared_ptr<SequenceStudy>> openStudy(const QString &path, JobControl &control);

} // namespace mexplorer
