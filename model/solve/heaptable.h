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

    /// Fails with a limit if the value exceeds the range of Value.
    Result<Value> value(const Rules &rules, Cells position, SearchBudget &budget) override;
    Result<quint64> largeValue(const Rules &rules, Cells position, SearchBudget &budget) override;
    /// For heaps with too many followers to list, uses a formula or a proved arithmetic period.
    Result<std::vector<CellVector>> followersWithValue(const Component &component, quint64 target,
                                                       SearchBudget &budget) override;
    /// If they can't be listed, tries those that take little from a heap and leave at most one small heap beside the
    /// rest: as most values come often, one of the first ones has the value nearly always.
    std::optional<CellVector> someFollowerWithValue(const Component &component, quint64 target,
                                                    SearchBudget &budget) override;

private:
    Result<quint64> valueOf(Cells heaps, SearchBudget &budget);
    Result<std::vector<CellVector>> listedFollowers(const Component &component, quint64 target, SearchBudget &budget);

    HeapValues m_heapValues;
};

} // namespace mexplorer
