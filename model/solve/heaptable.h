// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/sequence/heapvalues.h"
#include "model/solve/valuetable.h"

namespace mexplorer {

/// Values of a heap game: the nim-sum of its heaps, whose values are taken from the sequence of the rules.
class HeapTable final : public ValueTable
{
public:
    explicit HeapTable(RulesPtr rules) : m_heapValues(std::move(rules)) {}

    Result<Value> value(const Rules &rules, Cells position, SearchBudget &budget) override;
    /// For heaps with too many followers to list, uses a formula or a proved arithmetic period.
    Result<std::vector<CellVector>> followersWithValue(const Component &component, Value target,
                                                       SearchBudget &budget) override;

    /// The value for heaps of any size, which may exceed the range of Value.
    Result<quint64> largeValue(Cells position, SearchBudget &budget);
    Result<std::vector<CellVector>> largeFollowersWithValue(const Component &component, quint64 target,
                                                            SearchBudget &budget);

private:
    Result<std::vector<CellVector>> listedFollowers(const Component &component, quint64 target, SearchBudget &budget);

    HeapValues m_heapValues;
};

/// The multiset \a heaps with \a left tokens in the heap at \a index.
CellVector withHeap(Cells heaps, std::size_t index, Cell left);

} // namespace mexplorer
