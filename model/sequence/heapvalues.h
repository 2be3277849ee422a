// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/sequence/sequenceengine.h"

#include <mutex>

namespace mexplorer {

/// The SG values of single heaps under one set of rules, for solving sums of heaps. Thread-safe: one lock around each
/// query. Values are cached, so a repeated query costs a look-up, and once a period is proved, so does any heap.
class HeapValues
{
public:
    explicit HeapValues(RulesPtr rules, SequenceOptions options = {});

    /// Returns G(\a heap) for a heap of at most maxTokens. Fails with a limit if the rules' period isn't known and the
    /// heap is larger than maxHeap() and \a maxTerms, and with Problem::cancelled().
    Result<Value> value(quint64 heap, JobControl &control, quint64 maxTerms = 0);
    /// Returns G(\a heap) for a heap of any size, whose value may exceed the range of Value. Adds the cost to \a moves.
    Result<quint64> largeValue(quint64 heap, JobControl &control, quint64 maxTerms = 0, quint64 *moves = nullptr);

    /// The greatest heap that is computed term by term if no period is found, unless more terms are allowed.
    quint64 maxHeap() const;
    /// The values of all heaps, if a formula or a proved period of few terms determines them.
    std::optional<ArithmeticSequence> arithmeticSequence() const;

private:
    Result<quint64> termValue(quint64 heap, JobControl &control, quint64 maxTerms);

    mutable std::mutex m_mutex;
    SequenceEngine m_engine;
    quint64 m_searchedTerms = 0; ///< number of terms already searched for a period
};

/// True if lawValue() can compute the values of \a rules: by a formula, for a division game, or for one in which any
/// number in a range may be taken.
bool hasLaw(const Rules &rules);
/// Returns G(\a heap) of a heap of any size without the values below it, for rules with hasLaw(). Fails with a limit
/// for division games with very many divisors. Adds the cost to \a moves.
Result<quint64> lawValue(const Rules &rules, quint64 heap, const JobControl &control, quint64 *moves = nullptr);

} // namespace mexplorer
