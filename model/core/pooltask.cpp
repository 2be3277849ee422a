// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/core/pooltask.h"

#include <mutex>

namespace mexplorer {

void passLock()
{
    static std::mutex mutex;
    const std::lock_guard lock(mutex);
}

} // namespace mexplorer
