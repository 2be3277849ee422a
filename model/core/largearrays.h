// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdlib>

#ifdef __GLIBC__
#include <malloc.h>
#endif

namespace mexplorer {

/// Lets arrays of a megabyte or more go back to the system when they are freed. Without this the GNU allocator keeps
/// arrays of up to 32 MB for itself, and a graph of a million positions leaves 80 MB of gaps behind. For main().
inline void lowerMmapThreshold()
{
#ifdef __GLIBC__
    mallopt(M_MMAP_THRESHOLD, 1 << 20);
#endif
}

} // namespace mexplorer
