// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/interrupt.h"

#include <csignal>
#include <ctime>

namespace mexplorer {

namespace {

static_assert(std::atomic<bool>::is_always_lock_free, "a signal handler may only set an atomic that takes no lock");

JobControl &job()
{
    static JobControl control;
    return control;
}

/// Milliseconds of a clock that a signal handler may read.
qint64 now()
{
    timespec time = {};
    clock_gettime(CLOCK_MONOTONIC, &time);
    return qint64(time.tv_sec) * 1000 + time.tv_nsec / 1'000'000;
}

/// Some programs that end others send the signal twice at once, to the process and to its group; that counts as one.
void cancelJob(int)
{
    constexpr qint64 apart = 300;
    static std::atomic<qint64> first = 0;
    static_assert(std::atomic<qint64>::is_always_lock_free);
    if (!job().isCancelled()) {
        first.store(now(), std::memory_order_relaxed);
        job().cancel();
    } else if (now() - first.load(std::memory_order_relaxed) > apart) {
        std::signal(SIGINT, SIG_DFL);
        std::raise(SIGINT);
    }
}

void catchInterrupt()
{
    job(); // made here, so that the handler finds it ready
    struct sigaction action = {};
    action.sa_handler = cancelJob;
    action.sa_flags = SA_RESTART;
    sigemptyset(&action.sa_mask);
    sigaction(SIGINT, &action, nullptr);
}

} // namespace

JobControl &interruptibleJob()
{
    static const bool caught = (catchInterrupt(), true);
    Q_UNUSED(caught);
    return job();
}

} // namespace mexplorer
