// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/jobcontrol.h"

#include <atomic>
#include <thread>

namespace mexplorer {

/// Runs \a work on a thread of its own; true if the progress that \a control reports never decreases meanwhile.
template <class Work> bool progressOnlyGrows(const JobControl &control, Work work)
{
    std::atomic<bool> ended = false;
    std::jthread thread([&] {
        work();
        ended = true;
    });
    quint64 before = 0;
    bool forwards = true;
    while (!ended) {
        const quint64 now = control.done();
        forwards = forwards && now >= before;
        before = now;
        std::this_thread::yield();
    }
    return forwards;
}

} // namespace mexplorer
