#pragma once

#include "model/solve/valuetable.h"

namespace mexplorer {

/// Nim, by Bouton's theorem (1901): the value of a heap is its size, so nothing needs to be kept and no follower
/// listed.
class NimTable final : public ValueTable
{
public:
    Result<Value> value(const Rules &rules, Cells position, SearchBudget &budget) override;
    Result<std::vector<CellVector>> followersWithValue(const Component &component, Value target,
                                                       SearchBudget &budget) override;
};

/// The multiset \a heaps with the heap at \a index made \a left tokens large.
CellVector withHeap(Cells heaps, std::size_t index, Cell left);

} // namespace mexplorer
