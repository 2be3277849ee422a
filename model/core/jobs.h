// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/exceptions.h"
#include "model/core/jobcontrol.h"
#include "model/core/queuedcall.h"

#include <QElapsedTimer>
#include <QEvent>
#include <QObject>
#include <QRunnable>
#include <QThreadPool>
#include <QTimer>

#include <condition_variable>
#include <map>
#include <memory>
#include <mutex>

namespace mexplorer {

/// The jobs of a window: a pool of threads, and the list of what runs there. A Job starts them. All functions are
/// called on the thread that the object belongs to.
class Jobs : public QObject
{
    Q_OBJECT

public:
    /// Numbers each Job, which keeps its number when it is started again.
    using Id = quint64;

    struct Info
    {
        Id id = 0;
        QString name;      ///< for the status line: "Building the graph"; none for work that nobody needs to see
        double share = -1; ///< of the work that is done; negative while the end isn't known
        qint64 elapsedMs = 0;
        bool isStopping = false; ///< it was asked to
    };

    explicit Jobs(QObject *parent = nullptr);
    /// Cancels all jobs and waits for them.
    ~Jobs() override;

    /// Starts a job that belongs to nobody and runs to its end, unless this object ends first. Arguments as Job::start().
    template <class Work, class Done> void run(const QString &name, Work work, Done done)
    {
        start(++m_lastId, name, std::move(work), std::move(done));
    }

    /// Stops a job; what it has by then is delivered.
    void cancel(Id id);
    /// True from cancel() until the job has delivered what it has.
    bool isStopping(Id id) const;
    /// In the order of their numbers.
    QList<Info> running() const;

signals:
    /// Jobs started, ended, or made progress (ten times per second). Emitted from the event loop: once for several
    /// changes, and never while a view that drops its jobs is being destroyed.
    void changed();
    /// An exception ended a job whose result can't be a problem.
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

    // The pool's lock, and that of the event queue, order what one thread did before it handed something over with what
    // the other does then. passLock() does so again, because ThreadSanitizer can't see into Qt's locks.

    /// Work for the pool.
    template <class Work> class Task final : public QRunnable
    {
    public:
        explicit Task(Work work) : m_work(std::move(work)) { passLock(); }
        [[gnu::no_sanitize("thread")]] void run() override
        {
            passLock();
            m_work();
        }

    private:
        Work m_work;
    };
    /// What is to be done on the thread of this object. It belongs to that thread once it is posted: Qt's invokeMethod()
    /// would leave its end to either.
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
    static void passLock();
    void post(Call *call);
    void customEvent(QEvent *event) override;

    template <class Work, class Done, class Failed>
    void start(Id id, const QString &name, Work work, Done done, Failed failed)
    {
        const std::shared_ptr<JobControl> control = begin(id, name);
        auto job = [this, id, control, work = std::move(work), done = std::move(done),
                    failed = std::move(failed)]() mutable {
            auto result = withoutExceptions([&] { return work(*control); });
            // Posted, so that start() returns before its result comes, however quick the work was.
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
        m_pool.start(new Task<decltype(job)>(std::move(job)));
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
    bool finish(Id id, const JobControl *control); ///< false if it was dropped
    void drop(Id id);
    bool isRunning(Id id) const { return m_running.contains(id); }
    void limitTime(Id id, int ms);
    void waitFor(Id id);

    std::mutex m_mutex;
    std::condition_variable m_isPosted;
    bool m_hasPosted = false; ///< since waitFor() looked
    QThreadPool m_pool;       ///< not the global one: Qt paints with that, and painting would wait for long jobs
    std::map<Id, Running> m_running;
    Id m_lastId = 0;
    QTimer m_tick;
    QueuedCall m_changed = {this, [this] { emit changed(); }};
};

/// Long work off the GUI thread, one at a time, as a member of the object that it is for: starting it again drops what
/// runs, and it ends with its owner. \a jobs is to outlive it.
class Job
{
public:
    explicit Job(Jobs *jobs) : m_jobs(jobs), m_id(++jobs->m_lastId) {}
    ~Job() { drop(); }
    Job(const Job &) = delete;
    Job &operator=(const Job &) = delete;

    /// Runs \a work(JobControl &) on a thread of its own and later \a done(its result) on the thread of the Jobs, unless
    /// the job was started again, dropped or destroyed in between. A cancelled job still delivers what it has.
    /// If an exception ends the work, as where memory runs out, \a failed(Problem) is called in place of \a done.
    template <class Work, class Done, class Failed> void start(const QString &name, Work work, Done done, Failed failed)
    {
        m_jobs->start(m_id, name, std::move(work), std::move(done), std::move(failed));
    }

    /// The same; if an exception ends the work, \a done is given the problem if it takes one in place of a result, and
    /// Jobs::problemFound() is emitted if it doesn't.
    template <class Work, class Done> void start(const QString &name, Work work, Done done)
    {
        m_jobs->start(m_id, name, std::move(work), std::move(done));
    }

    /// Stops it; what it has by then is delivered.
    void cancel() { m_jobs->cancel(m_id); }
    /// Stops it; what it has is not delivered.
    void drop() { m_jobs->drop(m_id); }
    bool isRunning() const { return m_jobs->isRunning(m_id); }
    /// True from cancel() until it has delivered what it has.
    bool isStopping() const { return m_jobs->isStopping(m_id); }
    /// Cancels it when it has run for so long.
    void limitTime(int ms) { m_jobs->limitTime(m_id, ms); }
    /// Emits Jobs::problemFound().
    void report(const Problem &problem) const { emit m_jobs->problemFound(problem); }
    /// Returns when it has delivered what it has. Results of other jobs may come meanwhile.
    void waitFor() { m_jobs->waitFor(m_id); }

private:
    Jobs *m_jobs;
    Jobs::Id m_id;
};

} // namespace mexplorer
