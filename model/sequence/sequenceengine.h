// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/result.h"
#include "model/sequence/period.h"
#include "model/sequence/sequencemethod.h"

#include <QStringList>

#include <limits>

namespace mexplorer {

/// How an engine works and how much it may use.
struct SequenceOptions
{
    enum class Method {
        Automatic,    ///< the fastest that fits the rules, chosen by what the values turn out to be
        Plain,        ///< the reference
        Scan,         ///< vector instructions, all positions
        Sparse,       ///< sparse space by value
        SparseParity, ///< sparse space by value and position parity
    };

    Method method = Method::Automatic;
    /// In bytes, for values and tables together, where the machine has more.
    std::optional<quint64> memoryLimit = {};
    bool bothCores = true; ///< for what is worth it
    /// Looks at values of smaller heaps, as StepCount counts them; copies of a proved period cost nothing.
    quint64 maxSteps = std::numeric_limits<quint64>::max();

    /// What values and tables may take that have \a held bytes by now.
    quint64 usableMemory(quint64 held = 0) const;
};

/// The method called \a word: "automatic", "plain", "scan", "sparse" or "parity", the words of methodWords().
std::optional<SequenceOptions::Method> methodOf(const QString &word);
QStringList methodWords();

/// The SG values G(0), G(1), ... of single heaps under one set of rules, as many as have been asked for so far. Asking
/// for more resumes where it stopped. Not thread-safe: one thread at a time.
class SequenceEngine
{
public:
    /// A method that doesn't fit the rules is replaced by the plain one; see fits().
    explicit SequenceEngine(RulesPtr rules, SequenceOptions options = {});

    /// True if \a method can work with \a rules.
    static bool fits(const RulesPtr &rules, SequenceOptions::Method method);

    const RulesPtr &rules() const { return m_rules; }
    QString methodName() const { return m_method->name(); }
    /// The division of positions into rare and common ones that the method works with, if it does.
    std::optional<SparseSpace> split() const { return m_method->split(); }

    /// In bytes, for values and tables together: that of the options, or less if the machine has less left.
    quint64 memoryLimit() const;

    /// How many values are known.
    quint64 termCount() const { return m_values->size(); }
    const ValueArray &values() const { return *m_values; }
    /// The values as they are now, to be kept by others: further terms go into a copy.
    std::shared_ptr<const ValueArray> sharedValues();
    /// G(\a n) for an n below termCount(), or for any n once a proved period is set.
    Value at(quint64 n) const;

    /// Computes until at least \a terms values are known; their number. Cancelled or past a limit, it says so, and what
    /// was known and computed stays.
    Result<quint64> extend(quint64 terms, JobControl &control);
    /// Why \a terms values can't be held: they take more memory than the limit. Nothing if they can.
    std::optional<Problem> memoryProblem(quint64 terms) const { return memoryProblem(terms, memoryLimit()); }

    /// Resumes from the values of a saved sequence of the same rules if they are more than are known. Where both are
    /// known they have to agree; false if they don't, and nothing is taken.
    bool resume(ValueArray values);

    /// Sets the proved \a period: further terms then cost a copy.
    void setProvedPeriod(const Period &period);
    const std::optional<Period> &provedPeriod() const { return m_period; }

private:
    quint64 memoryFor(quint64 terms) const;
    std::optional<Problem> memoryProblem(quint64 terms, quint64 limit) const;
    Problem stepLimit() const;
    bool copyShared(quint64 terms, const JobControl &control);
    void copyPeriod(quint64 terms, JobControl &control);

    RulesPtr m_rules;
    SequenceOptions m_options;
    std::unique_ptr<SequenceMethod> m_method;
    std::shared_ptr<ValueArray> m_values;
    StepCount m_steps;
    bool m_isShared = false; ///< others may read the values: they don't change any more
    std::optional<Period> m_period;
};

} // namespace mexplorer
