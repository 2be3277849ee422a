#include "model/solve/nimtable.h"

#include <algorithm>
#include <functional>

namespace mexplorer {

namespace {

Value sumOf(Cells heaps)
{
    Cell sum = 0;
    for (const Cell heap : heaps)
        sum ^= heap;
    return static_cast<Value>(sum);
}

} // namespace

CellVector withHeap(Cells heaps, std::size_t index, Cell left)
{
    CellVector after(heaps.begin(), heaps.end());
    after[index] = left;
    std::sort(after.begin(), after.end(), std::greater<>());
    while (!after.empty() && after.back() == 0)
        after.pop_back();
    return after;
}

Result<Value> NimTable::value(const Rules &, Cells position, SearchBudget &)
{
    return sumOf(position);
}

Result<std::vector<CellVector>> NimTable::followersWithValue(const Component &component, Value target, SearchBudget &)
{
    const CellVector &heaps = component.cells;
    const Value change = sumOf(heaps) ^ target;
    std::vector<CellVector> wanted;
    for (std::size_t i = 0; i < heaps.size(); ++i) {
        const Cell left = heaps[i] ^ change;
        if (left < heaps[i] && (i == 0 || heaps[i] != heaps[i - 1]))
            wanted.push_back(withHeap(heaps, i, left));
    }
    return wanted;
}

} // namespace mexplorer
