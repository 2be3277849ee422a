#include "model/solve/heaptable.h"

namespace mexplorer {

namespace {

constexpr quint64 maxHeap = 30'000;

} // namespace

Result<Value> HeapTable::value(Cells position, const SolverLimits &, JobControl &control)
{
    Value sum = 0;
    for (const Cell heap : position) {
        if (heap > maxHeap)
            return positionLimit(m_rules->text() + u':' + m_rules->positionText(position), maxHeap);
        while (m_values.size() <= heap) {
            control.setProgress(m_values.size(), heap);
            if (control.isCancelled())
                return Problem::cancelled();
            appendNext();
        }
        sum ^= m_values[heap];
    }
    return sum;
}

void HeapTable::appendNext()
{
    m_mex.clear();
    m_rules->splits(m_values.size(), [this](Cells parts) {
        Value sum = 0;
        for (const Cell part : parts)
            sum ^= part < m_values.size() ? m_values[part] : 0;
        m_mex.insert(sum);
    });
    m_values.push_back(m_mex.mex());
}

} // namespace mexplorer
