// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/core/workerpair.h"
#include "tests/testprogram.h"

#include <QTest>

#include <chrono>
#include <memory>
#include <random>
#include <thread>
#include <vector>

using namespace mexplorer;

class WorkerPairTest : public QObject
{
    Q_OBJECT

private slots:
    void eachPartOnce();
    void startsAndEnds();
    void wakesFromSleep();
    void unionsAgree();
};

/// The results of parts, written without a lock, are complete when run() returns.
void WorkerPairTest::eachPartOnce()
{
    WorkerPair workers;
    quint64 total = 0;
    for (quint64 round = 0; round < 3000; ++round) {
        std::vector<quint64> calls(WorkerPair::parts, 0);
        workers.run([&](quint32 part) {
            for (quint64 i = 0; i < round % 50 * 20; ++i)
                calls[part] += i % 2;
            calls[part] = calls[part] - round % 50 * 10 + 1;
        });
        for (const quint64 count : calls)
            total += count;
        QCOMPARE(calls, std::vector<quint64>(WorkerPair::parts, 1));
    }
    QCOMPARE(total, quint64(3000 * WorkerPair::parts));
}

void WorkerPairTest::startsAndEnds()
{
    for (int round = 0; round < 200; ++round) {
        std::array<int, WorkerPair::parts> done = {};
        const auto workers = std::make_unique<WorkerPair>();
        for (int i = 0; i < round % 3; ++i)
            workers->run([&done](quint32 part) { ++done[part]; });
        for (const int count : done)
            QCOMPARE(count, round % 3);
    }
}

/// Rounds at once, after a moment and after a long time.
void WorkerPairTest::wakesFromSleep()
{
    WorkerPair workers;
    std::mt19937 random(6);
    for (int round = 0; round < 200; ++round) {
        std::array<int, WorkerPair::parts> done = {};
        workers.run([&done](quint32 part) { ++done[part]; });
        for (const int count : done)
            QCOMPARE(count, 1);
        std::this_thread::sleep_for(std::chrono::microseconds(random() % 3 * 200));
    }
}

void WorkerPairTest::unionsAgree()
{
    std::mt19937_64 random(2);
    WorkerPair workers;
    for (int round = 0; round < 60; ++round) {
        std::vector<quint64> words(random() % 100'000);
        for (quint64 &word : words)
            word = random() % 4000 == 0 ? quint64(1) << random() % 64 : 0;
        const auto bits = [&words](quint64 from, quint64 to) {
            quint64 found = 0;
            for (quint64 i = from; i < to; ++i)
                found |= words[i];
            return found;
        };
        constexpr quint64 worthIt = 10'000;
        QCOMPARE(unionOfBits(&workers, words.size(), worthIt, bits), bits(0, words.size()));
        QCOMPARE(unionOfBits(nullptr, words.size(), worthIt, bits), bits(0, words.size()));
    }
}

MEXPLORER_TEST(WorkerPairTest)
#include "tst_workerpair.moc"
