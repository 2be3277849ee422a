#include "model/solve/heaptable.h"

namespace mexplorer {

Result<Value> HeapTable::value(const Rules &, Cells position, SearchBudget &budget)
{
    Value sum = 0;
    for (const Cell heap : position) {
        const Result<Value> found = m_heapValues.value(heap, budget.control());
        if (!found)
            return found.problem();
        sum ^= *found;
    }
    return sum;
}

} // namespace mexplorer
