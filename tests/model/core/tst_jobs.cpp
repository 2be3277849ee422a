// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/core/jobs.h"
#include "model/core/threads.h"
#include "model/core/workerpair.h"
#include "tests/testprogram.h"

#include <QSignalSpy>
#include <QTest>

#include <array>
#include <atomic>
#include <memory>
#include <new>
#include <stdexcept>

using namespace mexplorer;

namespace {

const QString key = QStringLiteral("key");

/// Not known to the compiler to throw always.
int throwing(int number)
{
    if (number % 3 == 0)
        throw std::bad_alloc();
    if (number % 3 == 1)
        throw std::runtime_error("injected");
    throw number;
}

} // namespace

/// Jobs, and what else runs on other threads, when what they run throws, is cancelled or is dropped.
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
        QSignalSpy problems(&jobs, &Jobs::problemFound);
        std::optional<Problem> found;
        const auto fail = [number](JobControl &) { return throwing(number); };
        const auto expectProblem = [&](const char *kind) {
            QTRY_VERIFY2(found, kind);
            QCOMPARE(found->code, code);
            QVERIFY(found->message.endsWith(u'.'));
            QVERIFY(!jobs.isRunning(key));
            found.reset();
        };
        jobs.start(
            this, key, {}, fail, [](int) { QFAIL("there is no result"); },
            [&](const Problem &problem) { found = problem; });
        expectProblem("failed");
        jobs.start(
            this, key, {}, [fail](JobControl &control) -> Result<int> { return fail(control); },
            [&](const Result<int> &result) { found = result.problem(); });
        expectProblem("Result");
        jobs.start(
            this, key, {},
            [fail](JobControl &control) -> std::optional<Problem> {
                fail(control);
                return std::nullopt;
            },
            [&](const std::optional<Problem> &problem) { found = problem; });
        expectProblem("std::optional<Problem>");
        QCOMPARE(problems.size(), 0);
        jobs.start(this, key, {}, fail, [](int) { QFAIL("there is no result"); });
        QTRY_COMPARE(problems.size(), 1);
        QCOMPARE(problems.first().first().value<Problem>().code, code);
        QVERIFY(!jobs.isRunning(key));
        int result = 0; // and the next one is none the worse for it
        jobs.start(
            this, key, {}, [](JobControl &) { return 5; }, [&](int five) { result = five; });
        QTRY_COMPARE(result, 5);
    }

    /// The jobs that throw end before, while and after all of them are destroyed.
    void exceptionsNeverLeaveTheDestructor()
    {
        for (int round = 0; round < 60; ++round) {
            auto jobs = std::make_unique<Jobs>();
            const auto asker = std::make_unique<QObject>();
            for (int i = 0; i < 6; ++i) {
                jobs->start(
                    asker.get(), key + QString::number(i % 4), {},
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
            for (const char *each : {"a", "b", "c"})
                jobs.start(this, QLatin1String(each), {}, work, [](int) {});
            QTRY_COMPARE(started.load(), 3);
            for (const char *each : {"a", "b", "c"})
                jobs.cancel(QLatin1String(each));
            QTRY_COMPARE(stopped.load(), 3);
            QCOMPARE(dropped.load(), 0);
            jobs.drop(QStringLiteral("a"));
            QTRY_COMPARE(dropped.load(), 1);
            jobs.start(
                this, QStringLiteral("b"), {}, [](JobControl &) { return 1; }, [](int) {});
            QTRY_COMPARE(dropped.load(), 2);
        }
        QCOMPARE(dropped.load(), 3);
    }

    /// Without an event loop; what ended before, or throws, is waited for, too.
    void waitsForWhatIsDelivered()
    {
        Jobs jobs;
        QStringList delivered;
        const auto start = [&](const QString &name, int ms) {
            jobs.start(
                this, name, {},
                [ms, name](JobControl &) {
                    QThread::msleep(static_cast<unsigned long>(ms));
                    return ms == 0 ? throw std::bad_alloc() : name;
                },
                [&](const QString &result) { delivered << result; },
                [&, name](const Problem &) { delivered << name + u'!'; });
        };
        jobs.waitFor(key); // nothing
        start(QStringLiteral("long"), 60);
        start(QStringLiteral("short"), 1);
        start(QStringLiteral("wrong"), 0);
        for (const char *each : {"long", "short", "wrong"}) {
            jobs.waitFor(QLatin1String(each));
            QVERIFY(!jobs.isRunning(QLatin1String(each)));
        }
        delivered.sort();
        QCOMPARE(delivered, QStringList({"long", "short", "wrong!"}));
    }

    /// What is delivered may wait for another job, whose result is there, too.
    void waitsWithinWaiting()
    {
        Jobs jobs;
        QStringList delivered;
        std::atomic<int> ended = 0;
        for (const char *name : {"a", "b", "c"}) {
            jobs.start(
                this, QLatin1String(name), {}, [&](JobControl &) { return ++ended; },
                [&, name](int) {
                    for (const char *other : {"a", "b", "c"})
                        jobs.waitFor(QLatin1String(other));
                    delivered << QLatin1String(name);
                });
        }
        while (ended < 3)
            QThread::yieldCurrentThread();
        jobs.waitFor(QStringLiteral("a"));
        QCOMPARE(delivered.size(), 3);
    }

    void threadsPassExceptionsOn()
    {
        for (unsigned thrower = 0; thrower < 4; ++thrower) {
            std::atomic<int> done = 0;
            QVERIFY_EXCEPTION_THROWN(runInThreads(4,
                                                  [&](unsigned number) {
                                                      if (number == thrower)
                                                          throwing(0);
                                                      ++done;
                                                  }),
                                     std::bad_alloc);
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
                QCOMPARE(count.load(), 1); // the task isn't used any more
        }
    }
};

MEXPLORER_TEST(JobsTest)
#include "tst_jobs.moc"
