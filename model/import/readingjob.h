// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/jobcontrol.h"

#include <utility>

namespace mexplorer {

/// The job that this thread reads graph files for, as long as this lives: when it is cancelled, readGraphFile() soon
/// returns Problem::cancelled(). It belongs to the thread as an expression may name a file anywhere, and each lexer of
/// each format would have to hand it on.
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

    /// Called by whatever goes over the characters, words, lines or vertices of a file, of which \a count more are
    /// done: looks at the job once in some thousands of them, and throws Cancelled if it was cancelled.
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
