// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/jobs.h"

#include <algorithm>

namespace mexplorer {

/// True while a job runs whose name begins so, as the status line shows it.
inline bool isRunning(const Jobs *jobs, const QString &name)
{
    const QList<Jobs::Info> running = jobs->running();
    return std::any_of(running.begin(), running.end(),
                       [&name](const Jobs::Info &job) { return job.name.startsWith(name); });
}

} // namespace mexplorer
