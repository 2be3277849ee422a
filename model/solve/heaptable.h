#pragma once

#include "model/sequence/heapvalues.h"
#include "model/solve/valuetable.h"

namespace mexplorer {

/// Values of a heap game: those of its heaps, added up. A heap's come from the sequence of the rules.
class HeapTable final : public ValueTable
{
public:
    explicit HeapTable(HeapRulesPtr rules) : m_heapValues(std::move(rules)) {}

    Result<Value> value(const Rules &rules, Cells position, SearchBudget &budget) override;

private:
    HeapValues m_heapValues;
};

} // namespace mexplorer
