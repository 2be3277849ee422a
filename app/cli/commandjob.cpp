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
#include <thread>
#include <unistd.h>
#include <vector>

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

/// The thread that looks after all limits of time, so that a short job needs none of its own.
class TimeLimit::Watch
{
public:
    static Watch &instance()
    {
        static Watch watch;
        return watch;
    }

    void add(TimeLimit *limit)
    {
        const std::lock_guard lock(m_mutex);
        m_limits.push_back(limit);
        if (m_isIdle)
            m_wakeUp.notify_one();
    }
    void remove(TimeLimit *limit)
    {
        const std::lock_guard lock(m_mutex);
        std::erase(m_limits, limit);
    }

private:
    Watch() : m_thread([this](const std::stop_token &stop) { run(stop); }) {}

    void run(const std::stop_token &stop)
    {
        constexpr std::chrono::milliseconds interval(20);
        std::unique_lock lock(m_mutex);
        while (!stop.stop_requested()) {
            m_isIdle = m_limits.empty();
            if (m_isIdle)
                m_wakeUp.wait(lock, stop, [this] { return !m_limits.empty(); });
            m_isIdle = false;
            m_wakeUp.wait_for(lock, stop, interval, [] { return false; });
            for (TimeLimit *limit : m_limits)
                limit->check();
        }
    }

    std::mutex m_mutex;
    std::condition_variable_any m_wakeUp;
    std::vector<TimeLimit *> m_limits;
    bool m_isIdle = false;
    std::jthread m_thread; ///< ends before the others do
};

TimeLimit::TimeLimit(JobControl &command, std::optional<quint64> seconds)
    : m_command(command), m_seconds(seconds),
      m_end(seconds ? QDeadlineTimer(static_cast<qint64>(*seconds) * 1000) : QDeadlineTimer(QDeadlineTimer::Forever))
{
    if (m_seconds)
        Watch::instance().add(this);
}

TimeLimit::~TimeLimit()
{
    if (m_seconds)
        Watch::instance().remove(this);
}

void TimeLimit::check()
{
    m_command.setProgress(m_job.done(), m_job.total());
    m_command.setLeastValue(m_job.leastValue());
    const bool isOver = m_end.hasExpired();
    m_isOver.store(isOver, std::memory_order_relaxed);
    if (isOver || m_command.isCancelled())
        m_job.cancel();
}

ProgressLine::ProgressLine(QString what, const JobControl &control, QDeadlineTimer end)
    : m_what(std::move(what)), m_control(control), m_end(end)
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
        QString text = bar(done, total) + ProgressLine::text(m_what, done, total);
        if (const quint64 least = m_control.leastValue(); least > 0)
            text += CommandText::tr(", value at least %1").arg(least);
        if (!m_end.isForever())
            text += CommandText::tr(" (%n second(s) left)", nullptr,
                                    static_cast<int>((m_end.remainingTime() + 999) / 1000));
        const QByteArray line = text.toUtf8();
        std::fprintf(stderr, "\r\033[K%s", line.constData());
        std::fflush(stderr);
        shown = true;
    }
    if (shown)
        std::fputs("\r\033[K", stderr);
    std::fflush(stderr);
}

} // namespace mexplorer
