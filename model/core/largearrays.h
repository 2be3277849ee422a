// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdlib>

#ifdef __GLIBC__
#include <malloc.h>
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

} // namespace mexplorer
