#pragma once

#include <QtGlobal>

#include <atomic>

namespace mexplorer {

/// The line between a long computation and whoever asked for it: progress one way, cancel the other.
/// Thread-safe. Engines report and ask at least every 50 ms of work; they never wait on it.
class JobControl
{
public:
    /// Asks the computation to stop; it returns Problem::cancelled(), or what it has, within 100 ms.
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

private:
    std::atomic<bool> m_cancelled = false;
    std::atomic<quint64> m_done = 0;
    std::atomic<quint64> m_total = 0;
};

} // namespace mexplorer
