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

    /// G(\a heap). Problem::limit, naming the limit, if the rules' period isn't known and the heap is past what can be
    /// computed in reasonable time; Problem::cancelled.
    Result<Value> value(quint64 heap, JobControl &control);

    /// The greatest heap that is worked out term by term when no period is found.
    quint64 maxHeap() const;
    /// The values of all heaps, where a formula or a proved period of few terms gives them.
    std::optional<ArithmeticSequence> arithmeticSequence() const;

private:
    Result<Value> termValue(quint64 heap, JobControl &control);

    mutable std::mutex m_mutex;
    SequenceEngine m_engine;
    quint64 m_searchedTerms = 0; ///< a period was looked for in this many terms
};

} // namespace mexplorer
