#pragma once

#include <cstddef>
#include <future>

namespace mexplorer {

/// Calls \a work(true, 0, half) here and \a work(false, half, count) on the other core, or \a work(true, 0, count) if
/// there are fewer than \a worthIt.
template <class Work> void splitInTwoThreads(std::size_t count, std::size_t worthIt, Work work)
{
    if (count < worthIt)
        return work(true, std::size_t(0), count);
    const auto other = std::async(std::launch::async, [&] { work(false, count / 2, count); });
    work(true, std::size_t(0), count / 2);
    other.wait();
}

} // namespace mexplorer
