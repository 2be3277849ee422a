// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/jobcontrol.h"
#include "model/core/result.h"

#include <QDeadlineTimer>
#include <QFuture>
#include <QString>

#include <optional>
#include <stop_token>
#include <utility>

namespace mexplorer {

/// Returns the job of a command: that of the CommandJobScope, if there is one, or that of the shell. The first call
/// installs a handler by which Ctrl-C (SIGINT) cancels the job; a second Ctrl-C ends the program.
JobControl &interruptibleJob();

/// During the lifetime of this object, commands of this thread have a job of their own, and show no progress.
class CommandJobScope
{
public:
    /// \a job must outlive this.
    explicit CommandJobScope(JobControl &job) : m_outer(std::exchange(s_job, &job)) {}
    ~CommandJobScope() { s_job = m_outer; }
    Q_DISABLE_COPY_MOVE(CommandJobScope)

    /// Null outside of any scope.
    static JobControl *job() { return s_job; }

private:
    static inline constinit thread_local JobControl *s_job = nullptr;

    JobControl *m_outer;
};

/// Cancels a job when its time is over, or when the job of its command is cancelled.
class TimeLimit
{
public:
    /// \a command is the job of the command, which receives the progress; without \a seconds the time is unlimited.
    TimeLimit(JobControl &command, std::optional<quint64> seconds);
    ~TimeLimit();
    Q_DISABLE_COPY_MOVE(TimeLimit)

    JobControl &job() { return m_seconds ? m_job : m_command; }
    /// True if \a problem says that the job was cancelled, and its time was the reason.
    bool hasEnded(const Problem &problem) const
    {
        return problem.kind == Problem::Kind::Cancelled && m_isOver.load(std::memory_order_relaxed);
    }
    std::optional<quint64> seconds() const { return m_seconds; }
    /// See JobControl::askForLeastValue(): for both jobs.
    void askForLeastValue(bool isAsked)
    {
        m_command.askForLeastValue(isAsked);
        m_job.askForLeastValue(isAsked);
    }
    const QDeadlineTimer &end() const { return m_end; }

private:
    class Watch;

    void check();

    JobControl &m_command;
    JobControl m_job;
    std::optional<quint64> m_seconds;
    QDeadlineTimer m_end;
    std::atomic<bool> m_isOver = false;
};

/// Shows a job's progress as one line on standard error, if that is a terminal and the work takes more than 200 ms. The
/// destructor removes the line.
class ProgressLine
{
public:
    /// \a what describes the work: "Building the graph". \a control must outlive the line. The time until \a end is
    /// counted down.
    ProgressLine(QString what, const JobControl &control, QDeadlineTimer end = QDeadlineTimer::Forever);
    ~ProgressLine();
    Q_DISABLE_COPY_MOVE(ProgressLine)

    /// Returns "Building the graph: 12,000 of 65,536", or without the total if it is unknown.
    static QString text(const QString &what, quint64 done, quint64 total);

    /// Returns "[#####-----]" for a job that is half done; empty if the total is unknown.
    static QString bar(quint64 done, quint64 total);

private:
    void run(const std::stop_token &stop);

    QString m_what;
    const JobControl &m_control;
    QDeadlineTimer m_end;
    std::stop_source m_stop;
    QFuture<void> m_printing;
};

} // namespace mexplorer
