// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/core/largearrays.h"

#include <cstdlib>

#ifdef __GLIBC__
#include <malloc.h>
#endif

namespace mexplorer {

void lowerMmapThreshold()
{
#ifdef __GLIBC__
    mallopt(M_MMAP_THRESHOLD, 1 << 20);
#endif
}

} // namespace mexplorer
