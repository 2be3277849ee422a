// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/exceptions.h"
#include "model/core/jobcontrol.h"
#include "model/core/queuedcall.h"

#include <QElapsedTimer>
#include <QEvent>
#include <QObject>
#include <QPointer>
#include <QRunnable>
#include <QThreadPool>
#include <QTimer>

#include <condition_variable>
#include <map>
#include <memory>
#include <mutex>

namespace mexplorer {

/// Long work off the GUI thread, one job per key. The newest request wins: starting a job cancels the one of the same
/// key, and a stale result is dropped. A job ends with the object that asked for it. All functions are called on the
/// thread that the object belongs to.
class Jobs : public QObject
{
    Q_OBJECT

public:
    struct Info
    {
        QString key;
        QString name;      ///< for the status line: "Building the graph"; none for work that nobody needs to see
        double share = -1; ///< of the work that is done; negative while the end isn't known
        qint64 elapsedMs = 0;
        bool isStopping = false; ///< it was asked to
    };

    explicit Jobs(QObject *parent = nullptr);
    /// Cancels all jobs and waits for them.
    ~Jobs() override;

    /// Runs \a work(JobControl &) on a thread of its own and later \a done(its result) on this object's thread, unless
    /// the job was superseded or dropped in between, or \a asker is gone. A cancelled job still delivers what it has.
    /// If an exception ends the work, as where memory runs out, \a failed(Problem) is called in place of \a done.
    template <class Work, class Done, class Failed>
    void start(const QObject *asker, const QString &key, const QString &name, Work work, Done done, Failed failed)
    {
        const std::shared_ptr<JobControl> control = begin(asker, key, name);
        auto job = [this, asker = QPointer<const QObject>(asker), key, control, work = std::move(work),
                    done = std::move(done), failed = std::move(failed)]() mutable {
            auto result = withoutExceptions([&] { return work(*control); });
            // Posted, so that start() returns before its result comes, however quick the work was.
            post(new CallOf([this, asker, key, control, result = std::move(result), done = std::move(done),
                             failed = std::move(failed)]() mutable {
                if (!finish(key, control.get()) || !asker)
                    return;
                if (result)
                    done(std::move(result).value());
                else
                    failed(result.problem());
            }));
        };
        run(std::move(job));
    }

    /// The same; if an exception ends the work, \a done is given the problem if it takes one in place of a result, and
    /// problemFound() is emitted if it doesn't.
    template <class Work, class Done>
    void start(const QObject *asker, const QString &key, const QString &name, Work work, Done done)
    {
        using Found = std::invoke_result_t<Work &, JobControl &>;
        if constexpr (std::is_convertible_v<Problem, Found>)
            start(asker, key, name, std::move(work), done,
                  [done](const Problem &problem) mutable { done(Found(problem)); });
        else
            start(asker, key, name, std::move(work), std::move(done),
                  [this](const Problem &problem) { emit problemFound(problem); });
    }

    /// Stops the job; what it has by then is delivered.
    void cancel(const QString &key);
    /// Cancels the job and drops its result.
    void drop(const QString &key);
    bool isRunning(const QString &key) const { return m_jobs.contains(key); }
    /// Returns when the job has delivered what it has. Results of other jobs may come meanwhile.
    void waitFor(const QString &key);
    /// Cancels the job when it has run for so long.
    void limitTime(const QString &key, int ms);
    /// True from cancel() until the job has delivered what it has.
    bool isStopping(const QString &key) const;
    QList<Info> running() const;

signals:
    /// Jobs started, ended, or made progress (ten times per second). Emitted from the event loop: once for several
    /// changes, and never while a view that drops its jobs is being destroyed.
    void changed();
    /// An exception ended a job, and the object that asked for it takes no problem.
    void problemFound(const mexplorer::Problem &problem);

private:
    struct Job
    {
        ~Job() { disconnect(askerDestroyed); }

        QString name;
        std::shared_ptr<JobControl> control;
        QElapsedTimer clock;
        QMetaObject::Connection askerDestroyed;
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

    std::shared_ptr<JobControl> begin(const QObject *asker, const QString &key, const QString &name);
    template <class Work> void run(Work work)
    {
        m_pool.start(new Task<Work>(std::move(work)));
        m_changed.schedule();
    }
    bool finish(const QString &key, const JobControl *control);

    std::mutex m_mutex;
    std::condition_variable m_isPosted;
    bool m_hasPosted = false; ///< since waitFor() looked
    QThreadPool m_pool;       ///< not the global one: Qt paints with that, and painting would wait for long jobs
    std::map<QString, Job> m_jobs;
    QTimer m_tick;
    QueuedCall m_changed = {this, [this] { emit changed(); }};
};

} // namespace mexplorer
