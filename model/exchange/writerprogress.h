// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/jobcontrol.h"
#include "model/graph/gamegraph.h"

namespace mexplorer {

/// Counts the positions that a writer has gone through: once for the positions, once for their moves. False when the
/// work was cancelled.
class WriterProgress
{
public:
    WriterProgress(const GameGraph &graph, JobControl &control)
        : m_total(2 * quint64(graph.positionCount())), m_control(control)
    {
    }

    bool step()
    {
        if (m_done++ % 512 != 0)
            return true;
        m_control.setProgress(m_done, m_total);
        return !m_control.isCancelled();
    }

private:
    quint64 m_done = 0;
    quint64 m_total;
    JobControl &m_control;
};

} // namespace mexplorer
