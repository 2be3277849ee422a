// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commandjob.h"

#include "app/cli/commandusage.h"
#include "model/core/exceptions.h"
#include "model/core/scanner.h"

#include <QtConcurrentRun>

#include <algorithm>
#include <chrono>
#include <condition_variable>
#include <csignal>
#include <cstdio>
#include <ctime>
#include <mutex>
#include <unistd.h>

namespace mexplorer {

namespace {

static_assert(std::atomic<bool>::is_always_lock_free, "a signal handler may only set an atomic that takes no lock");

JobControl &job()
{
    static JobControl control;
    return control;
}

/// Returns the milliseconds of a clock that a signal handler may read.
qint64 now()
{
    timespec time = {};
    clock_gettime(CLOCK_MONOTONIC, &time);
    return qint64(time.tv_sec) * 1000 + time.tv_nsec / 1'000'000;
}

/// Some programs send the signal twice at once, to the process and to its group; that counts as one.
void cancelJob(int)
{
    constexpr qint64 apart = 300;
    static std::atomic<qint64> first = 0;
    static_assert(std::atomic<qint64>::is_always_lock_free);
    if (!job().isCancelled()) {
        first.store(now(), std::memory_order_relaxed);
        job().cancel();
    } else if (now() - first.load(std::memory_order_relaxed) > apart) {
        std::signal(SIGINT, SIG_DFL);
        std::raise(SIGINT);
    }
}

void catchInterrupt()
{
    job(); // created here, before the handler uses it
    struct sigaction action = {};
    action.sa_handler = cancelJob;
    action.sa_flags = SA_RESTART;
    sigemptyset(&action.sa_mask);
    sigaction(SIGINT, &action, nullptr);
}

} // namespace

JobControl &interruptibleJob()
{
    if (JobControl *const own = CommandJobScope::job())
        return *own;
    static const bool caught = (catchInterrupt(), true);
    Q_UNUSED(caught);
    return job();
}

ProgressLine::ProgressLine(QString what, const JobControl &control) : m_what(std::move(what)), m_control(control)
{
    if (isatty(STDERR_FILENO) && !CommandJobScope::job())
        m_printing = QtConcurrent::run([this] {
            withoutExceptions([this] { // no line if there is too little memory for it
                run(m_stop.get_token());
                return true;
            });
        });
}

ProgressLine::~ProgressLine()
{
    m_stop.request_stop();
    m_printing.waitForFinished();
}

QString ProgressLine::text(const QString &what, quint64 done, quint64 total)
{
    if (total == 0)
        return CommandText::tr("%1: %2").arg(what, groupedNumber(done));
    return CommandText::tr("%1: %2 of %3").arg(what, groupedNumber(done), groupedNumber(total));
}

QString ProgressLine::bar(quint64 done, quint64 total)
{
    constexpr qsizetype width = 24;
    if (total == 0)
        return {};
    const auto full = static_cast<qsizetype>(static_cast<double>(std::min(done, total)) / static_cast<double>(total) *
                                             static_cast<double>(width));
    return u'[' + QString(full, u'#') + QString(width - full, u'-') + QStringLiteral("] ");
}

void ProgressLine::run(const std::stop_token &stop)
{
    std::mutex mutex;
    std::condition_variable_any wakeUp;
    std::unique_lock lock(mutex);
    bool shown = false;
    while (!wakeUp.wait_for(lock, stop, std::chrono::milliseconds(200), [&stop] { return stop.stop_requested(); })) {
        const quint64 done = m_control.done();
        const quint64 total = m_control.total();
        const QByteArray line = (bar(done, total) + text(m_what, done, total)).toUtf8();
        std::fprintf(stderr, "\r\033[K%s", line.constData());
        std::fflush(stderr);
        shown = true;
    }
    if (shown)
        std::fputs("\r\033[K", stderr);
    std::fflush(stderr);
}

} // namespace mexplorer
