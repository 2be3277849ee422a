// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtGlobal>

#include <algorithm>
#include <atomic>

namespace mexplorer {

/// Connects a long computation with its caller: it reports progress and receives cancellation.
/// Thread-safe. Engines report progress and check for cancellation at least every 50 ms of work; they never wait on it.
class JobControl
{
public:
    /// Cancels the computation; it returns Problem::cancelled(), or what it has, within 100 ms.
    void cancel() { m_cancelled.store(true, std::memory_order_relaxed); }
    bool isCancelled() const { return m_cancelled.load(std::memory_order_relaxed); }

    /// Says that \a done of \a total units are done; a \a total of 0 means that the end isn't known.
    void setProgress(quint64 done, quint64 total)
    {
        m_total.store(total, std::memory_order_relaxed);
        m_done.store(done, std::memory_order_relaxed);
    }
    quint64 done() const { return m_done.load(std::memory_order_relaxed); }
    quint64 total() const { return m_total.load(std::memory_order_relaxed); }

    /// Says that what setProgress() reports from now on is the part of all the work from \a begin to \a end, which are
    /// between 0 and 1.
    void setPart(float begin, float end)
    {
        m_done.store(0); // before the part, so that the end of one is not read as that of the next
        m_part.store({begin, end});
    }
    /// How much of all the work is done, from 0 to 1; negative while the end isn't known.
    double share() const
    {
        const Part part = m_part.load();
        const quint64 total = m_total.load();
        const quint64 done = m_done.load();
        if (total == 0)
            return part.begin > 0 ? double(part.begin) : -1;
        const double inPart = std::min(1.0, static_cast<double>(done) / static_cast<double>(total));
        return double(part.begin) + inPart * double(part.end - part.begin);
    }

private:
    struct Part
    {
        float begin;
        float end;
    };

    std::atomic<bool> m_cancelled = false;
    std::atomic<quint64> m_done = 0;
    std::atomic<quint64> m_total = 0;
    std::atomic<Part> m_part = Part{0, 1};
};

} // namespace mexplorer
