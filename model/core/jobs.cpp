// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/core/jobs.h"

#include <QCoreApplication>

#include <utility>

namespace mexplorer {

Jobs::Jobs(QObject *parent) : QObject(parent)
{
    // Greater than the number of concurrent jobs, so that none waits for another.
    constexpr int most = 64;
    m_pool.setMaxThreadCount(most);
    m_tick.setInterval(100);
    connect(&m_tick, &QTimer::timeout, this, &Jobs::changed);
}

Jobs::~Jobs()
{
    // Drops results that wait in the event queue.
    for (auto &[id, job] : m_running)
        job.control->drop();
    m_pool.waitForDone();
    passLock(); // before posted calls are destroyed
}

void Jobs::post(Call *call)
{
    passLock();
    QCoreApplication::postEvent(this, call);
    const std::lock_guard lock(m_mutex);
    m_hasPosted = true;
    m_isPosted.notify_all();
}

void Jobs::customEvent(QEvent *event)
{
    passLock();
    static_cast<Call *>(event)->run();
}

void Jobs::waitFor(Id id)
{
    while (isRunning(id)) {
        // First, as an outer waitFor() may already have seen the calls that are posted.
        QCoreApplication::sendPostedEvents(this, QEvent::User);
        std::unique_lock lock(m_mutex);
        m_isPosted.wait(lock, [&] { return std::exchange(m_hasPosted, false) || !isRunning(id); });
    }
}

std::shared_ptr<JobControl> Jobs::begin(Id id, const QString &name)
{
    drop(id);
    Running &job = m_running[id];
    job.name = name;
    job.control = std::make_shared<JobControl>();
    job.clock.start();
    m_tick.start();
    return job.control;
}

bool Jobs::finish(Id id, const JobControl *control)
{
    const auto job = m_running.find(id);
    if (job == m_running.end() || job->second.control.get() != control)
        return false;
    m_running.erase(job);
    if (m_running.empty())
        m_tick.stop();
    m_changed.schedule();
    return true;
}

void Jobs::cancel(Id id)
{
    const auto job = m_running.find(id);
    if (job == m_running.end())
        return;
    job->second.control->cancel();
    m_changed.schedule();
}

void Jobs::limitTime(Id id, int ms)
{
    const auto job = m_running.find(id);
    if (job == m_running.end())
        return;
    job->second.limit = std::make_unique<QTimer>();
    job->second.limit->setSingleShot(true);
    job->second.limit->setTimerType(Qt::PreciseTimer); // as the time left is shown
    connect(job->second.limit.get(), &QTimer::timeout, this, [this, id] { cancel(id); });
    job->second.limit->start(ms);
}

bool Jobs::isStopping(Id id) const
{
    const auto job = m_running.find(id);
    return job != m_running.end() && job->second.control->isCancelled();
}

void Jobs::drop(Id id)
{
    const auto job = m_running.find(id);
    if (job == m_running.end())
        return;
    job->second.control->drop();
    finish(id, job->second.control.get());
}

QList<Jobs::Info> Jobs::running() const
{
    QList<Info> infos;
    for (const auto &[id, job] : m_running)
        infos << Info{id,
                      job.name,
                      job.control->share(),
                      job.clock.elapsed(),
                      job.control->isCancelled(),
                      job.limit ? job.limit->remainingTime() : -1,
                      job.control->leastValue()};
    return infos;
}

} // namespace mexplorer
