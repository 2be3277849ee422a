// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRunnable>
#include <QThreadPool>

#include <utility>

namespace mexplorer {

// Work in a pool of threads. The locks of the pool order the accesses of the two threads. passLock() orders them again,
// because ThreadSanitizer can't see into Qt's locks.

/// Locks and unlocks a mutex that all threads share.
void passLock();

/// Runs \a work() on a thread of \a pool. No exception may leave it.
template <class Work> void startInPool(QThreadPool &pool, Work work)
{
    class Task final : public QRunnable
    {
    public:
        explicit Task(Work given) : m_work(std::move(given)) { passLock(); }
        __attribute__((no_sanitize("thread"))) void run() override
        {
            passLock();
            m_work();
        }

    private:
        Work m_work;
    };
    pool.start(new Task(std::move(work)));
}

} // namespace mexplorer
