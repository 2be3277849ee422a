// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/core/jobs.h"
#include "model/core/threads.h"
#include "model/core/workerpair.h"
#include "tests/testprogram.h"

#include <QSignalSpy>
#include <QTest>

#include <array>
#include <atomic>
#include <list>
#include <map>
#include <new>
#include <stdexcept>

using namespace mexplorer;

namespace {

int untilCancelled(JobControl &control)
{
    while (!control.isCancelled())
        QThread::yieldCurrentThread();
    return 1;
}

/// The compiler doesn't know that it always throws.
int throwing(int number)
{
    if (number % 3 == 0)
        throw std::bad_alloc();
    if (number % 3 == 1)
        throw std::runtime_error("injected");
    throw number;
}

} // namespace

/// Jobs, and other functions that run on threads, when their work throws, is cancelled or is dropped.
class JobsTest : public QObject
{
    Q_OBJECT

private slots:
    void exceptionsAreProblems_data()
    {
        QTest::addColumn<int>("number");
        QTest::addColumn<Problem::Code>("code");
        QTest::newRow("memory") << 0 << Problem::Code::Memory;
        QTest::newRow("exception") << 1 << Problem::Code::ProgramFault;
        QTest::newRow("something else") << 2 << Problem::Code::ProgramFault;
    }
    void exceptionsAreProblems()
    {
        QFETCH(int, number);
        QFETCH(Problem::Code, code);
        Jobs jobs;
        Job job(&jobs);
        QSignalSpy problems(&jobs, &Jobs::problemFound);
        std::optional<Problem> found;
        const auto fail = [number](JobControl &) { return throwing(number); };
        const auto expectProblem = [&](const char *kind) {
            QTRY_VERIFY2(found, kind);
            QCOMPARE(found->code, code);
            QVERIFY(found->message.endsWith(u'.'));
            QVERIFY(!job.isRunning());
            found.reset();
        };
        job.start(
            {}, fail, [](int) { QFAIL("there is no result"); }, [&](const Problem &problem) { found = problem; });
        expectProblem("failed");
        job.start(
            {}, [fail](JobControl &control) -> Result<int> { return fail(control); },
            [&](const Result<int> &result) { found = result.problem(); });
        expectProblem("Result");
        job.start(
            {},
            [fail](JobControl &control) -> std::optional<Problem> {
                fail(control);
                return std::nullopt;
            },
            [&](const std::optional<Problem> &problem) { found = problem; });
        expectProblem("std::optional<Problem>");
        QCOMPARE(problems.size(), 0);
        job.start({}, fail, [](int) { QFAIL("there is no result"); });
        QTRY_COMPARE(problems.size(), 1);
        jobs.run({}, fail, [](int) { QFAIL("there is no result"); });
        QTRY_COMPARE(problems.size(), 2);
        for (const QList<QVariant> &problem : problems)
            QCOMPARE(problem.first().value<Problem>().code, code);
        QVERIFY(!job.isRunning() && jobs.running().isEmpty());
        int result = 0; // and the next round is not affected
        job.start(
            {}, [](JobControl &) { return 5; }, [&](int five) { result = five; });
        QTRY_COMPARE(result, 5);
    }

    /// The throwing jobs end before, during and after their destruction.
    void exceptionsNeverLeaveTheDestructor()
    {
        for (int round = 0; round < 60; ++round) {
            Jobs jobs;
            std::list<Job> members;
            for (int i = 0; i < 4; ++i)
                members.emplace_back(&jobs);
            for (int i = 0; i < 6; ++i) {
                std::next(members.begin(), i % 4)
                    ->start(
                        {},
                        [i](JobControl &control) {
                            while (i % 2 == 1 && !control.isCancelled())
                                QThread::yieldCurrentThread();
                            return throwing(i);
                        },
                        [](int) {});
            }
            if (round % 2 == 1)
                QCoreApplication::processEvents();
        }
    }

    void stoppedIsNotDropped()
    {
        std::atomic<int> stopped = 0;
        std::atomic<int> dropped = 0;
        std::atomic<int> started = 0;
        const auto work = [&](JobControl &control) {
            JobControl afterwards(&control);
            ++started;
            while (!control.isCancelled())
                QThread::yieldCurrentThread();
            stopped += !control.isDropped() && !afterwards.isCancelled();
            while (!afterwards.isCancelled())
                QThread::yieldCurrentThread();
            dropped += control.isDropped() && afterwards.isDropped();
            return 0;
        };
        {
            Jobs jobs;
            std::array<Job, 3> members = {Job(&jobs), Job(&jobs), Job(&jobs)};
            for (Job &job : members)
                job.start({}, work, [](int) {});
            QTRY_COMPARE(started.load(), 3);
            for (Job &job : members)
                job.cancel();
            QTRY_COMPARE(stopped.load(), 3);
            QCOMPARE(dropped.load(), 0);
            members[0].drop();
            QTRY_COMPARE(dropped.load(), 1);
            members[1].start(
                {}, [](JobControl &) { return 1; }, [](int) {});
            QTRY_COMPARE(dropped.load(), 2);
        }
        QCOMPARE(dropped.load(), 3);
    }

    void staleResultsAreDropped()
    {
        Jobs jobs;
        QSignalSpy changed(&jobs, &Jobs::changed);
        Job first(&jobs);
        Job second(&jobs);
        QList<int> results;
        const auto add = [&](int result) { results << result; };
        const auto quarterDone = [](JobControl &control) {
            control.setProgress(1, 4);
            return untilCancelled(control);
        };
        first.start(QStringLiteral("First"), quarterDone, add);
        QTRY_COMPARE(jobs.running().value(0).share, 0.25);
        QCOMPARE(jobs.running().value(0).name, QStringLiteral("First"));
        const Jobs::Id id = jobs.running().value(0).id;
        first.start(
            QStringLiteral("First again"), [](JobControl &) { return 2; }, add);
        QCOMPARE(jobs.running().value(0).id, id);
        QTRY_COMPARE(results, QList<int>{2});
        second.start(QStringLiteral("Second"), quarterDone, add);
        QVERIFY(!second.isStopping());
        jobs.cancel(jobs.running().value(0).id);
        QVERIFY(second.isStopping());
        QTRY_COMPARE(results, (QList<int>{2, 1}));
        QVERIFY(jobs.running().isEmpty() && !second.isRunning());
        QTRY_VERIFY(changed.count() >= 3); // several changes between two events are reported once
    }

    void nothingIsDeliveredAfterTheEndOfAll()
    {
        int delivered = 0;
        {
            Jobs jobs;
            // More jobs than threads, so that some are still waiting.
            for (int i = 0; i < 4 * QThread::idealThreadCount(); ++i)
                jobs.run(QStringLiteral("Waiting"), untilCancelled, [&](int result) { delivered += result; });
            QCOMPARE(jobs.running().size(), 4 * QThread::idealThreadCount());
        }
        QCoreApplication::processEvents();
        QCOMPARE(delivered, 0);
    }

    void aJobEndsWithItsOwner()
    {
        Jobs jobs;
        int delivered = 0;
        std::atomic<bool> wasCancelled = false;
        {
            Job job(&jobs);
            job.start(
                QStringLiteral("Waiting"),
                [&wasCancelled](JobControl &control) {
                    untilCancelled(control);
                    wasCancelled = true;
                    return 1;
                },
                [&](int result) { delivered += result; });
        }
        QVERIFY(jobs.running().isEmpty());
        QTRY_VERIFY(wasCancelled);
        QCoreApplication::processEvents();
        QCOMPARE(delivered, 0);
    }

    void droppingIsSilent()
    {
        Jobs jobs;
        QSignalSpy changed(&jobs, &Jobs::changed);
        {
            Job a(&jobs);
            Job b(&jobs);
            for (Job *job : {&a, &b})
                job->start(
                    QStringLiteral("At once"), [](JobControl &) { return 1; }, [](int) {});
        }
        QCOMPARE(changed.count(), 0);
        QTRY_COMPARE(changed.count(), 1);
    }

    void tellsWhatIsLeftOfTheTime()
    {
        Jobs jobs;
        Job job(&jobs);
        job.start(
            QStringLiteral("A"),
            [](JobControl &control) {
                control.setLeastValue(8); // of another question
                control.askForLeastValue(true);
                control.setLeastValue(3);
                control.setLeastValue(2);
                return untilCancelled(control);
            },
            [](int) {});
        QCOMPARE(jobs.running().front().limitLeftMs, qint64(-1));
        job.limitTime(1'000'000);
        const qint64 left = jobs.running().front().limitLeftMs;
        QVERIFY(left > 0 && left <= 1'000'000);
        QTRY_COMPARE(jobs.running().front().leastValue, quint64(3));
        QTRY_VERIFY(jobs.running().front().limitLeftMs < left);
    }

    void aTimeLimitCancels()
    {
        Jobs jobs;
        Job job(&jobs);
        int delivered = 0;
        job.start(QStringLiteral("A"), untilCancelled, [&](int result) { delivered += result; });
        job.limitTime(10);
        QTRY_COMPARE(delivered, 1);
    }

    /// Without an event loop; also waits for jobs that have ended or that throw.
    void waitsForWhatIsDelivered()
    {
        Jobs jobs;
        std::map<QString, Job> members;
        QStringList delivered;
        const auto start = [&](const QString &name, int ms) {
            members.try_emplace(name, &jobs)
                .first->second.start(
                    {},
                    [ms, name](JobControl &) {
                        QThread::msleep(static_cast<unsigned long>(ms));
                        return ms == 0 ? throw std::bad_alloc() : name;
                    },
                    [&](const QString &result) { delivered << result; },
                    [&, name](const Problem &) { delivered << name + u'!'; });
        };
        Job nothing(&jobs);
        nothing.waitFor();
        start(QStringLiteral("long"), 60);
        start(QStringLiteral("short"), 1);
        start(QStringLiteral("wrong"), 0);
        for (const char *each : {"long", "short", "wrong"}) {
            Job &job = members.at(QLatin1String(each));
            job.waitFor();
            QVERIFY(!job.isRunning());
        }
        delivered.sort();
        QCOMPARE(delivered, QStringList({"long", "short", "wrong!"}));
    }

    /// A result's handler may wait for another job, whose result is delivered too.
    void waitsWithinWaiting()
    {
        Jobs jobs;
        std::array<Job, 3> members = {Job(&jobs), Job(&jobs), Job(&jobs)};
        int delivered = 0;
        std::atomic<int> ended = 0;
        for (Job &job : members) {
            job.start(
                {}, [&](JobControl &) { return ++ended; },
                [&](int) {
                    for (Job &other : members)
                        other.waitFor();
                    ++delivered;
                });
        }
        while (ended < 3)
            QThread::yieldCurrentThread();
        members[0].waitFor();
        QCOMPARE(delivered, 3);
    }

    void threadsPassExceptionsOn()
    {
        for (unsigned thrower = 0; thrower < 4; ++thrower) {
            std::atomic<int> done = 0;
            QVERIFY_THROWS_EXCEPTION(std::bad_alloc, runInThreads(4, [&](unsigned number) {
                                         if (number == thrower)
                                             throwing(0);
                                         ++done;
                                     }));
            QCOMPARE(done.load(), 3);
        }
    }

    void workerPairsPassExceptionsOn()
    {
        WorkerPair workers;
        for (quint32 round = 0; round < 300; ++round) {
            std::array<std::atomic<int>, WorkerPair::parts> done = {};
            const quint32 thrower = round % (WorkerPair::parts + 1);
            bool isThrown = false;
            try {
                workers.run([&](quint32 part) {
                    ++done[part];
                    if (part == thrower || (round % 5 == 0 && part > thrower))
                        throwing(0);
                });
            } catch (const std::bad_alloc &) {
                isThrown = true;
            }
            QCOMPARE(isThrown, thrower < WorkerPair::parts);
            for (const auto &count : done)
                QCOMPARE(count.load(), 1); // the task is no longer used
        }
    }
};

MEXPLORER_TEST(JobsTest)
#include "tst_jobs.moc"
