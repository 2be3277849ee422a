// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtGlobal>

#include <array>
#include <atomic>
#include <exception>
#include <functional>
#include <mutex>
#include <thread>

namespace mexplorer {

/// Runs short tasks (10 µs or more) on the calling thread and one helper thread, which spins for the next round before
/// it sleeps. Not thread-safe: one thread calls at a time.
class WorkerPair
{
public:
    static constexpr quint32 parts = 16;

    WorkerPair() = default;
    ~WorkerPair();
    Q_DISABLE_COPY_MOVE(WorkerPair)

    /// True if this machine has a second core.
    static bool isUseful() { return std::thread::hardware_concurrency() > 1; }

    /// Calls \a task once with each number from 0 to parts - 1, on both threads, and waits for all calls. If the other
    /// core is busy, this thread makes all of them. Then rethrows the exception of the first part that failed.
    void run(const std::function<void(quint32)> &task);

private:
    bool takePart();
    void startHelper();
    void help();

    /// The upper half is the round, the lower half the next part.
    std::atomic<quint64> m_next = parts;
    std::atomic<quint32> m_finished = 0;
    std::atomic<bool> m_isOver = false;
    const std::function<void(quint32)> *m_task = nullptr; ///< written only when all parts are done
    std::thread m_helper;                                 ///< started by the first run()
    std::mutex m_mutex;                                   ///< protects m_failure
    std::exception_ptr m_failure;                         ///< of a part of this round
};

/// The union of \a bits(from, to) over parts of the range from 0 to \a count: on both cores if \a workers isn't null
/// and \a count is at least \a worthIt, which should take some 5 microseconds.
template <class F> quint64 unionOfBits(WorkerPair *workers, quint64 count, quint64 worthIt, F &&bits)
{
    if (!workers || count < worthIt)
        return bits(quint64(0), count);
    std::array<quint64, WorkerPair::parts> found = {};
    workers->run([&](quint32 part) {
        found[part] = bits(count * part / WorkerPair::parts, count * (part + 1) / WorkerPair::parts);
    });
    quint64 all = 0;
    for (const quint64 one : found)
        all |= one;
    return all;
}

} // namespace mexplorer
