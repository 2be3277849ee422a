#include "model/solve/heaptable.h"

namespace mexplorer {

Result<Value> HeapTable::value(const Rules &, Cells position, const SolverLimits &, JobControl &control)
{
    Value sum = 0;
    for (const Cell heap : position) {
        const Result<Value> found = m_heapValues.value(heap, control);
        if (!found)
            return found.problem();
        sum ^= *found;
    }
    return sum;
}

} // namespace mexplorer
