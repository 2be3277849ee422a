// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <future>
#include <system_error>
#include <vector>

namespace mexplorer {

// One computation on several cores: for parts that take a millisecond or more, as to start a thread takes some 50
// microseconds. What is to bring a result later is a job of Jobs; rounds of some microseconds are a WorkerPair's.

/// Calls \a work with each number below \a count at the same time, with 0 on this thread; all are done when it returns.
/// Throws what one of them threw, once all have ended. Without enough threads, this one does the work of the others
/// too.
template <class Work> void runInThreads(unsigned count, Work work)
{
    std::vector<std::future<void>> others;
    unsigned started = 1;
    try {
        for (; started < count; ++started)
            others.push_back(std::async(std::launch::async, [&work, number = started] { work(number); }));
    } catch (const std::system_error &) { // the machine has no thread left
    }
    for (unsigned number = started; number < count; ++number)
        work(number);
    work(0U);
    for (std::future<void> &other : others)
        other.get();
}

/// Calls \a here on this thread and \a there on another one if \a atOnce, else one after the other here.
template <class Here, class There> void runBoth(bool atOnce, Here here, There there)
{
    runInThreads(atOnce ? 2 : 1, [&](unsigned number) {
        if (number == 0)
            here();
        if (number == 1 || !atOnce)
            there();
    });
}

/// Calls \a work(true, 0, half) here and \a work(false, half, count) on another core, or \a work(true, 0, count) if
/// there are fewer than \a worthIt.
template <class Work> void splitInTwoThreads(std::size_t count, std::size_t worthIt, Work work)
{
    if (count < worthIt)
        return work(true, std::size_t(0), count);
    runBoth(
        true, [&] { work(true, std::size_t(0), count / 2); }, [&] { work(false, count / 2, count); });
}

} // namespace mexplorer
