// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/sequence/heapvalues.h"
#include "model/solve/valuetable.h"

namespace mexplorer {

/// Values of a heap game: those of its heaps, added up. A heap's come from the sequence of the rules.
class HeapTable final : public ValueTable
{
public:
    explicit HeapTable(RulesPtr rules) : m_heapValues(std::move(rules)) {}

    Result<Value> value(const Rules &rules, Cells position, SearchBudget &budget) override;
    /// Of heaps with too many followers to list, those that a formula or a proved arithmetic period gives.
    Result<std::vector<CellVector>> followersWithValue(const Component &component, Value target,
                                                       SearchBudget &budget) override;

    /// The same for heaps of any size, whose values may be more than a Value holds.
    Result<quint64> largeValue(Cells position, SearchBudget &budget);
    Result<std::vector<CellVector>> largeFollowersWithValue(const Component &component, quint64 target,
                                                            SearchBudget &budget);

private:
    Result<std::vector<CellVector>> listedFollowers(const Component &component, quint64 target, SearchBudget &budget);

    HeapValues m_heapValues;
};

/// The multiset \a heaps with the heap at \a index made \a left tokens large.
CellVector withHeap(Cells heaps, std::size_t index, Cell left);

} // namespace mexplorer
