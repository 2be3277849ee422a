// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/result.h"
#include "model/sequence/period.h"
#include "model/sequence/sequencemethod.h"

#include <QStringList>

#include <limits>

namespace mexplorer {

/// The method and the limits of an engine.
struct SequenceOptions
{
    enum class Method {
        Automatic,    ///< the fastest that fits the rules, chosen by the values found
        Plain,        ///< the reference
        Scan,         ///< vector instructions, all positions
        Sparse,       ///< sparse space by value
        SparseParity, ///< sparse space by value and position parity
    };

    Method method = Method::Automatic;
    /// In bytes, for values and tables together; less if the machine has less.
    std::optional<quint64> memoryLimit = {};
    bool bothCores = true; ///< if it is worth it
    /// Limit of the accesses to values of smaller heaps, as StepCount counts them; copies of a proved period cost
    /// nothing.
    quint64 maxSteps = std::numeric_limits<quint64>::max();

    /// The memory limit for values and tables that use \a held bytes now.
    quint64 usableMemory(quint64 held = 0) const;
};

/// The method named \a word: "automatic", "plain", "scan", "sparse" or "parity", as in methodWords().
std::optional<SequenceOptions::Method> methodOf(const QString &word);
QStringList methodWords();

/// The SG values G(0), G(1), ... of single heaps under one set of rules, as many as were requested so far. A new
/// request continues from there. Not thread-safe: one thread at a time.
class SequenceEngine
{
public:
    /// A method that doesn't fit the rules is replaced by the plain one; see fits().
    explicit SequenceEngine(RulesPtr rules, SequenceOptions options = {});

    /// Limits the steps from now on, in place of SequenceOptions::maxSteps.
    void setStepLimit(quint64 steps);
    /// True if \a method supports \a rules.
    static bool fits(const RulesPtr &rules, SequenceOptions::Method method);

    const RulesPtr &rules() const { return m_rules; }
    QString methodName() const { return m_method->name(); }
    /// The division of positions into rare and common ones used by the method, if any.
    std::optional<SparseSpace> split() const { return m_method->split(); }

    /// In bytes, for values and tables together: the limit of the options, or less if the machine has less.
    quint64 memoryLimit() const;

    /// The number of known values.
    quint64 termCount() const { return m_values->size(); }
    const ValueArray &values() const { return *m_values; }
    /// A shared, immutable snapshot of the values (copy on write).
    std::shared_ptr<const ValueArray> sharedValues();
    /// G(\a n) for an n below termCount(), or for any n once a proved period is set.
    Value at(quint64 n) const;

    /// Computes until at least \a terms values are known, and returns their number. Fails when cancelled or at a limit;
    /// the values computed so far are kept.
    Result<quint64> extend(quint64 terms, JobControl &control);
    /// Returns a problem if \a terms values need more memory than the limit; std::nullopt otherwise.
    std::optional<Problem> memoryProblem(quint64 terms) const { return memoryProblem(terms, memoryLimit()); }

    /// Continues from the values of a saved sequence of the same rules if there are more of them. Returns false and
    /// changes nothing if they differ from known ones.
    bool resume(ValueArray values);

    /// Sets the proved \a period: further terms are then copied.
    void setProvedPeriod(const Period &period);
    const std::optional<Period> &provedPeriod() const { return m_period; }

private:
    quint64 memoryFor(quint64 terms) const;
    std::optional<Problem> memoryProblem(quint64 terms, quint64 limit) const;
    Problem stepLimit() const;
    bool copyShared(quint64 terms, const JobControl &control);
    Result<bool> extendByMethod(quint64 terms, JobControl &control);
    void copyPeriod(quint64 terms, JobControl &control);

    RulesPtr m_rules;
    SequenceOptions m_options;
    std::unique_ptr<SequenceMethod> m_method;
    std::shared_ptr<ValueArray> m_values;
    StepCount m_steps;
    bool m_isShared = false; ///< the values are shared, so they must not change any more
    std::optional<Period> m_period;
};

} // namespace mexplorer
