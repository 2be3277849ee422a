// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/core/jobs.h"

#include <QCoreApplication>

#include <utility>

namespace mexplorer {

Jobs::Jobs(QObject *parent) : QObject(parent)
{
    // More than there are jobs at a time: none waits until another ends.
    constexpr int most = 64;
    m_pool.setMaxThreadCount(most);
    m_tick.setInterval(100);
    connect(&m_tick, &QTimer::timeout, this, &Jobs::changed);
}

Jobs::~Jobs()
{
    // Results that wait in the event queue go with this object; the objects that started the jobs may be destroyed
    // already. Superseded jobs were dropped before.
    for (auto &[key, job] : m_jobs)
        job.control->drop();
    m_pool.waitForDone();
    passLock(); // what was posted is destroyed here
}

void Jobs::passLock()
{
    static std::mutex mutex;
    const std::lock_guard lock(mutex);
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

void Jobs::waitFor(const QString &key)
{
    while (isRunning(key)) {
        // First, as an outer waitFor() may have seen what is posted here.
        QCoreApplication::sendPostedEvents(this, QEvent::User);
        std::unique_lock lock(m_mutex);
        m_isPosted.wait(lock, [&] { return std::exchange(m_hasPosted, false) || !isRunning(key); });
    }
}

std::shared_ptr<JobControl> Jobs::begin(const QObject *asker, const QString &key, const QString &name)
{
    drop(key);
    Job &job = m_jobs[key];
    if (asker)
        job.askerDestroyed = connect(asker, &QObject::destroyed, this, [this, key] { drop(key); });
    job.name = name;
    job.control = std::make_shared<JobControl>();
    job.clock.start();
    m_tick.start();
    return job.control;
}

bool Jobs::finish(const QString &key, const JobControl *control)
{
    const auto job = m_jobs.find(key);
    if (job == m_jobs.end() || job->second.control.get() != control)
        return false;
    m_jobs.erase(job);
    if (m_jobs.empty())
        m_tick.stop();
    m_changed.schedule();
    return true;
}

void Jobs::cancel(const QString &key)
{
    const auto job = m_jobs.find(key);
    if (job == m_jobs.end())
        return;
    job->second.control->cancel();
    m_changed.schedule();
}

void Jobs::limitTime(const QString &key, int ms)
{
    const auto job = m_jobs.find(key);
    if (job == m_jobs.end())
        return;
    job->second.limit = std::make_unique<QTimer>();
    job->second.limit->setSingleShot(true);
    connect(job->second.limit.get(), &QTimer::timeout, this, [this, key] { cancel(key); });
    job->second.limit->start(ms);
}

bool Jobs::isStopping(const QString &key) const
{
    const auto job = m_jobs.find(key);
    return job != m_jobs.end() && job->second.control->isCancelled();
}

void Jobs::drop(const QString &key)
{
    const auto job = m_jobs.find(key);
    if (job == m_jobs.end())
        return;
    job->second.control->drop();
    m_jobs.erase(job);
    if (m_jobs.empty())
        m_tick.stop();
    m_changed.schedule();
}

QList<Jobs::Info> Jobs::running() const
{
    QList<Info> infos;
    for (const auto &[key, job] : m_jobs)
        infos << Info{key, job.name, job.control->share(), job.clock.elapsed(), job.control->isCancelled()};
    return infos;
}

} // namespace mexplorer
