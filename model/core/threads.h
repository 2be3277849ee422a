// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <future>
#include <system_error>
#include <vector>

namespace mexplorer {

// One computation on several cores: for parts that take a millisecond or more, as starting a thread takes some 50
// microseconds. For asynchronous results use Jobs; for rounds of some microseconds use WorkerPair.

/// Calls \a work with each number below \a count in parallel, with 0 on this thread, and waits for all calls. Then
/// rethrows an exception if one was thrown. If threads are lacking, this one also does their work.
template <class Work> void runInThreads(unsigned count, Work work)
{
    std::vector<std::future<void>> others;
    unsigned started = 1;
    try {
        for (; started < count; ++started)
            others.push_back(std::async(std::launch::async, [&work, number = started] { work(number); }));
    } catch (const std::system_error &) { // no more threads available
    }
    for (unsigned number = started; number < count; ++number)
        work(number);
    work(0U);
    for (std::future<void> &other : others)
        other.get();
}

/// Calls \a here on this thread and \a there in parallel on another one if \a atOnce, otherwise one after the other.
template <class Here, class There> void runBoth(bool atOnce, Here here, There there)
{
    runInThreads(atOnce ? 2 : 1, [&](unsigned number) {
        if (number == 0)
            here();
        if (number == 1 || !atOnce)
            there();
    });
}

/// Calls \a work(true, 0, half) here and \a work(false, half, count) in parallel on another core, or only \a work(true,
/// 0, count) if \a count is less than \a worthIt.
template <class Work> void splitInTwoThreads(std::size_t count, std::size_t worthIt, Work work)
{
    if (count < worthIt)
        return work(true, std::size_t(0), count);
    runBoth(
        true, [&] { work(true, std::size_t(0), count / 2); }, [&] { work(false, count / 2, count); });
}

} // namespace mexplorer
