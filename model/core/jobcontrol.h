// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtGlobal>

#include <algorithm>
#include <atomic>
#include <cstddef>

namespace mexplorer {

/// Connects a long computation with its caller: it reports progress and receives cancellation.
/// Thread-safe. Engines report progress and check for cancellation at least every 50 ms of work; they never wait on it.
class JobControl
{
public:
    JobControl() = default;
    /// For work on the result of a cancelled job: cancelled only when \a job is dropped.
    explicit JobControl(const JobControl *job) : m_job(job) {}

    /// Cancels the computation, which then returns Problem::cancelled() or a partial result within 100 ms.
    void cancel() { m_cancelled.store(true, std::memory_order_relaxed); }
    bool isCancelled() const { return m_cancelled.load(std::memory_order_relaxed) || (m_job && m_job->isDropped()); }

    /// Cancels the computation and discards its result.
    void drop()
    {
        m_dropped.store(true, std::memory_order_relaxed);
        cancel();
    }
    bool isDropped() const { return m_dropped.load(std::memory_order_relaxed) || (m_job && m_job->isDropped()); }

    /// Reports that \a done of \a total units are done; a \a total of 0 means that the end isn't known.
    void setProgress(quint64 done, quint64 total)
    {
        m_total.store(total, std::memory_order_relaxed);
        m_done.store(done, std::memory_order_relaxed);
    }
    /// Begins a question for one value, of which leastValue() tells what is known; with false, ends it. A job that
    /// searches values of many positions asks no such question.
    void askForLeastValue(bool isAsked)
    {
        m_isLeastValueAsked.store(isAsked, std::memory_order_relaxed);
        m_leastValue.store(0, std::memory_order_relaxed);
    }
    /// Reports what the search for that value has found so far: that it is at least \a value.
    void setLeastValue(quint64 value)
    {
        if (!m_isLeastValueAsked.load(std::memory_order_relaxed))
            return;
        quint64 before = m_leastValue.load(std::memory_order_relaxed);
        while (before < value && !m_leastValue.compare_exchange_weak(before, value, std::memory_order_relaxed)) {
        }
    }
    quint64 leastValue() const { return m_leastValue.load(std::memory_order_relaxed); }
    quint64 done() const { return m_done.load(std::memory_order_relaxed); }
    quint64 total() const { return m_total.load(std::memory_order_relaxed); }

    /// Sets the part of the whole work that later calls of setProgress() refer to, from \a begin to \a end, which are
    /// between 0 and 1.
    void setPart(float begin, float end)
    {
        m_done.store(0); // before the part, so that the end of one is not read as that of the next
        m_part.store({begin, end});
    }
    /// The progress of the whole work, from 0 to 1; negative if the end isn't known.
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
    std::atomic<bool> m_dropped = false;
    const JobControl *m_job = nullptr; ///< dropping it cancels this one
    std::atomic<quint64> m_done = 0;
    std::atomic<quint64> m_total = 0;
    std::atomic<bool> m_isLeastValueAsked = false;
    std::atomic<quint64> m_leastValue = 0;
    std::atomic<Part> m_part = Part{0, 1};
};

/// Checks a control once in a million steps, for loops with steps of nanoseconds.
class DropCheck
{
public:
    /// If \a control is null, the check never reports that the job is dropped.
    explicit DropCheck(const JobControl *control) : m_control(control) {}

    /// Adds \a steps. Returns true once a check has found that the job is dropped.
    bool isDroppedAfter(std::size_t steps)
    {
        m_steps += steps;
        if (m_steps >= interval && m_control && !m_isDropped) {
            m_steps = 0;
            m_isDropped = m_control->isDropped();
        }
        return m_isDropped;
    }

private:
    static constexpr std::size_t interval = 1'000'000;

    const JobControl *m_control;
    std::size_t m_steps = interval; ///< so that the first call checks
    bool m_isDropped = false;
};

} // namespace mexplorer
