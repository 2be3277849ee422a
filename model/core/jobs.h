// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/exceptions.h"
#include "model/core/jobcontrol.h"
#include "model/core/pooltask.h"
#include "model/core/queuedcall.h"

#include <QElapsedTimer>
#include <QEvent>
#include <QObject>
#include <QThreadPool>
#include <QTimer>

#include <condition_variable>
#include <map>
#include <memory>
#include <mutex>

namespace mexplorer {

/// The jobs of a window: a thread pool, and the list of running jobs, which are started by Job. All functions must be
/// called on the thread of the object.
class Jobs : public QObject
{
    Q_OBJECT

public:
    /// Identifies a Job, which keeps its id when it is started again.
    using Id = quint64;

    struct Info
    {
        Id id = 0;
        QString name;      ///< for the status line: "Building the graph"; empty for work that isn't shown
        double share = -1; ///< of the work done; negative if the end isn't known
        qint64 elapsedMs = 0;
        bool isStopping = false; ///< cancel() was called
        qint64 limitLeftMs = -1; ///< the time until Job::limitTime() cancels it; negative without a limit
        quint64 leastValue = 0;  ///< what a search for a value knows so far
    };

    explicit Jobs(QObject *parent = nullptr);
    /// Cancels all jobs and waits for them.
    ~Jobs() override;

    /// Starts a job without an owner, which runs to its end unless this object is destroyed first. Arguments as for
    /// Job::start().
    template <class Work, class Done> void run(const QString &name, Work work, Done done)
    {
        start(++m_lastId, name, std::move(work), std::move(done));
    }

    /// Cancels a job; its partial result is delivered.
    void cancel(Id id);
    /// True from cancel() until the job has delivered its result.
    bool isStopping(Id id) const;
    /// The running jobs in the order of their ids.
    QList<Info> running() const;

signals:
    /// Emitted when jobs were started, ended, or made progress (ten times per second). Emitted from the event loop:
    /// once for several changes, and never while a view that drops its jobs is being destroyed.
    void changed();
    /// Emitted when an exception ended a job that has no handler for problems.
    void problemFound(const mexplorer::Problem &problem);

private:
    friend class Job;

    struct Running
    {
        QString name;
        std::shared_ptr<JobControl> control;
        QElapsedTimer clock;
        std::unique_ptr<QTimer> limit;
    };

    /// A call on the thread of this object. Once posted, that thread owns it; Qt's invokeMethod() would leave its
    /// destruction to either thread.
    struct Call : QEvent
    {
        Call() : QEvent(QEvent::User) {}
        virtual void run() = 0;
    };
    template <class Function> struct CallOf final : Call
    {
        explicit CallOf(Function made) : function(std::move(made)) {}
        void run() override { function(); }

        Function function;
    };
    void post(Call *call);
    void customEvent(QEvent *event) override;

    template <class Work, class Done, class Failed>
    void start(Id id, const QString &name, Work work, Done done, Failed failed)
    {
        const std::shared_ptr<JobControl> control = begin(id, name);
        auto job = [this, id, control, work = std::move(work), done = std::move(done),
                    failed = std::move(failed)]() mutable {
            auto result = withoutExceptions([&] { return work(*control); });
            // Posted, so that start() returns before the result is delivered, however quick the work was.
            post(new CallOf([this, id, control, result = std::move(result), done = std::move(done),
                             failed = std::move(failed)]() mutable {
                if (!finish(id, control.get()))
                    return;
                if (result)
                    done(std::move(result).value());
                else
                    failed(result.problem());
            }));
        };
        startInPool(m_pool, std::move(job));
        m_changed.schedule();
    }
    template <class Work, class Done> void start(Id id, const QString &name, Work work, Done done)
    {
        using Found = std::invoke_result_t<Work &, JobControl &>;
        if constexpr (std::is_convertible_v<Problem, Found>)
            start(id, name, std::move(work), done, [done](const Problem &problem) mutable { done(Found(problem)); });
        else
            start(id, name, std::move(work), std::move(done),
                  [this](const Problem &problem) { emit problemFound(problem); });
    }
    std::shared_ptr<JobControl> begin(Id id, const QString &name);
    bool finish(Id id, const JobControl *control); ///< returns false if it was dropped
    void drop(Id id);
    bool isRunning(Id id) const { return m_running.contains(id); }
    void limitTime(Id id, int ms);
    void waitFor(Id id);

    std::mutex m_mutex;
    std::condition_variable m_isPosted;
    bool m_hasPosted = false; ///< since the last check of waitFor()
    QThreadPool m_pool;       ///< not the global one: Qt paints with it, so painting would wait for long jobs
    std::map<Id, Running> m_running;
    Id m_lastId = 0;
    QTimer m_tick;
    QueuedCall m_changed = {this, [this] { emit changed(); }};
};

/// A long computation off the GUI thread, as a member of the object that needs it. Starting it again drops the running
/// one, and destroying it drops it, too. \a jobs must outlive it.
class Job
{
public:
    explicit Job(Jobs *jobs) : m_jobs(jobs), m_id(++jobs->m_lastId) {}
    ~Job() { drop(); }
    Job(const Job &) = delete;
    Job &operator=(const Job &) = delete;

    /// Runs \a work(JobControl &) on a thread of the pool, and then \a done(its result) on the thread of the Jobs,
    /// unless the job was started again, dropped or destroyed before. A cancelled job still delivers its result. If an
    /// exception ends the work, such as lack of memory, \a failed(Problem) is called in place of \a done.
    template <class Work, class Done, class Failed> void start(const QString &name, Work work, Done done, Failed failed)
    {
        m_jobs->start(m_id, name, std::move(work), std::move(done), std::move(failed));
    }

    /// Without \a failed, a problem of an exception is passed to \a done if its argument is a Result, and otherwise
    /// emitted by Jobs::problemFound().
    template <class Work, class Done> void start(const QString &name, Work work, Done done)
    {
        m_jobs->start(m_id, name, std::move(work), std::move(done));
    }

    /// Cancels it; its partial result is delivered.
    void cancel() { m_jobs->cancel(m_id); }
    /// Cancels it; its result is discarded.
    void drop() { m_jobs->drop(m_id); }
    bool isRunning() const { return m_jobs->isRunning(m_id); }
    /// True from cancel() until its result is delivered.
    bool isStopping() const { return m_jobs->isStopping(m_id); }
    /// Cancels it when it has run for \a ms milliseconds.
    void limitTime(int ms) { m_jobs->limitTime(m_id, ms); }
    /// Emits Jobs::problemFound().
    void report(const Problem &problem) const { emit m_jobs->problemFound(problem); }
    /// Waits until its result is delivered. Results of other jobs may be delivered during the call.
    void waitFor() { m_jobs->waitFor(m_id); }

private:
    Jobs *m_jobs;
    Jobs::Id m_id;
};

} // namespace mexplorer
