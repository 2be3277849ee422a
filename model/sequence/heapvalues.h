// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/sequence/sequenceengine.h"

#include <mutex>

namespace mexplorer {

/// The SG value of any single heap under one set of rules, for solving sums of heaps. Thread-safe: one lock
/// around each question. Values are kept, so asking again costs a look-up; once a period is proved, any heap does.
class HeapValues
{
public:
    explicit HeapValues(RulesPtr rules, SequenceOptions options = {});

    /// G(\a heap) for a heap of at most maxTokens. Problem::limit, naming the limit, if the rules' period isn't known
    /// and the heap is past maxHeap() and \a maxTerms; Problem::cancelled.
    Result<Value> value(quint64 heap, JobControl &control, quint64 maxTerms = 0);
    /// The same for a heap of any size, whose value may be more than a Value holds. What was looked at is added to
    /// \a moves.
    Result<quint64> largeValue(quint64 heap, JobControl &control, quint64 maxTerms = 0, quint64 *moves = nullptr);

    /// The greatest heap that is worked out term by term when no period is found, unless more terms are allowed.
    quint64 maxHeap() const;
    /// The values of all heaps, where a formula or a proved period of few terms gives them.
    std::optional<ArithmeticSequence> arithmeticSequence() const;

private:
    Result<quint64> termValue(quint64 heap, JobControl &control, quint64 maxTerms);

    mutable std::mutex m_mutex;
    SequenceEngine m_engine;
    quint64 m_searchedTerms = 0; ///< a period was looked for in this many terms
};

/// True if lawValue() knows the values of \a rules: by a formula, or as a division game, or one in which any
/// number in a range may be taken.
bool hasLaw(const Rules &rules);
/// G(\a heap) of a heap of any size, without the values below it, of rules of which hasLaw() is true. A limit for
/// division games with very many divisors. What was looked at is added to \a moves.
Result<quint64> lawValue(const Rules &rules, quint64 heap, const JobControl &control, quint64 *moves = nullptr);

} // namespace mexplorer
