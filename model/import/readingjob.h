// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/jobcontrol.h"

#include <utility>

namespace mexplorer {

/// Sets the job for which this thread reads graph files, during the lifetime of this object: when it is cancelled,
/// readGraphFile() soon returns Problem::cancelled(). It is bound to the thread because an expression may name a file
/// anywhere, and otherwise each lexer of each format would have to pass it on.
///
///     const ReadingJob reading(control);
///     return parsePosition(expression);
class ReadingJob
{
public:
    /// \a job must outlive this.
    explicit ReadingJob(const JobControl &job) : m_outer(std::exchange(s_job, &job)) {}
    ~ReadingJob() { s_job = m_outer; }
    ReadingJob(const ReadingJob &) = delete;
    ReadingJob &operator=(const ReadingJob &) = delete;

    /// Thrown by step(), and caught by graphfile.cpp: no exception leaves this folder.
    struct Cancelled
    {
    };

    /// Called for each character, token, line or vertex of a file, or for \a count of them: checks the job once in some
    /// thousands of them, and throws Cancelled if it was cancelled.
    static void step(qsizetype count = 1)
    {
        s_untilLook -= count;
        if (s_untilLook <= 0)
            look();
    }
    static bool isCancelled() { return s_job && s_job->isCancelled(); }

private:
    static constexpr qsizetype interval = 4096;

    static void look()
    {
        s_untilLook = interval;
        if (isCancelled())
            throw Cancelled();
    }

    static inline constinit thread_local const JobControl *s_job = nullptr;
    static inline constinit thread_local qsizetype s_untilLook = interval;

    const JobControl *m_outer;
};

} // namespace mexplorer
