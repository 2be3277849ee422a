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

/// Does pieces of work of some 10 microseconds or more on two cores at once: on this thread and on one that waits awake
/// for the next round, and sleeps when none comes. Not thread-safe: one thread calls at a time.
class WorkerPair
{
public:
    static constexpr quint32 parts = 16;

    WorkerPair() = default;
    ~WorkerPair();
    Q_DISABLE_COPY_MOVE(WorkerPair)

    /// True if this machine has a second core.
    static bool isUseful() { return std::thread::hardware_concurrency() > 1; }

    /// Calls \a task once with each number from 0 to parts - 1, some of them on the other thread; all are done when it
    /// returns. If the other core is busy elsewhere, this thread does them all. Throws what the first part to fail
    /// threw.
    void run(const std::function<void(quint32)> &task);

private:
    bool takePart();
    void startHelper();
    void help();

    /// The round in the upper half, the next part to be taken in the lower half.
    std::atomic<quint64> m_next = parts;
    std::atomic<quint32> m_finished = 0;
    std::atomic<bool> m_isOver = false;
    const std::function<void(quint32)> *m_task = nullptr; ///< written only when no part is left
    std::thread m_helper;                                 ///< from the first run() on
    std::mutex m_mutex;                                   ///< of m_failure
    std::exception_ptr m_failure;                         ///< of a part of this round
};

/// The union of \a bits(from, to) over parts of the range from 0 to \a count: by both cores if there are \a workers
/// and \a count is \a worthIt, which is to take some 5 microseconds.
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
