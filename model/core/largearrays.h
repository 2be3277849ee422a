// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdlib>
#include <new>
#include <vector>

#ifdef __GLIBC__
#include <malloc.h>
#endif
#ifdef __linux__
#include <sys/mman.h>
#endif

namespace mexplorer {

/// Makes free() return arrays of a megabyte or more to the system. By default the GNU allocator retains arrays of up to
/// 32 MB, and a graph of a million positions leaves gaps of 80 MB. For main().
inline void lowerMmapThreshold()
{
#ifdef __GLIBC__
    mallopt(M_MMAP_THRESHOLD, 1 << 20);
#endif
}

/// Allocates arrays that are read at random places, such as tables of values, on large pages where Linux has them: the
/// processor knows the addresses of few pages at a time, and of small ones it has to look up nearly every one.
template <class Element> class LargeArrayAllocator
{
public:
    using value_type = Element;

    LargeArrayAllocator() = default;
    template <class Other> LargeArrayAllocator(const LargeArrayAllocator<Other> &) {}

    Element *allocate(std::size_t count)
    {
        const std::size_t bytes = count * sizeof(Element);
        void *array = ::operator new(bytes, alignmentOf(bytes));
#ifdef __linux__
        if (bytes >= largePage)
            ::madvise(array, bytes, MADV_HUGEPAGE); // without them, it is only slower
#endif
        return static_cast<Element *>(array);
    }
    void deallocate(Element *array, std::size_t count) noexcept
    {
        ::operator delete(array, alignmentOf(count * sizeof(Element)));
    }
    bool operator==(const LargeArrayAllocator &) const = default;

private:
    static constexpr std::size_t largePage = std::size_t(1) << 21;

    static std::align_val_t alignmentOf(std::size_t bytes)
    {
        return std::align_val_t(bytes >= largePage ? largePage : std::max(alignof(Element), alignof(std::max_align_t)));
    }
};

template <class Element> using LargeArray = std::vector<Element, LargeArrayAllocator<Element>>;

} // namespace mexplorer
