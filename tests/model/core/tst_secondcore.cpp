#include "model/core/secondcore.h"
#include "tests/testprogram.h"

#include <QTest>

#include <chrono>
#include <memory>
#include <random>
#include <thread>
#include <vector>

using namespace mexplorer;

class SecondCoreTest : public QObject
{
    Q_OBJECT

private slots:
    void eachPartOnce();
    void startsAndEnds();
    void wakesFromSleep();
    void unionsAgree();
};

/// What parts write without any lock is there when run() returns.
void SecondCoreTest::eachPartOnce()
{
    SecondCore second;
    quint64 total = 0;
    for (quint64 round = 0; round < 3000; ++round) {
        std::vector<quint64> calls(SecondCore::parts, 0);
        second.run([&](quint32 part) {
            for (quint64 i = 0; i < round % 50 * 20; ++i)
                calls[part] += i % 2;
            calls[part] = calls[part] - round % 50 * 10 + 1;
        });
        for (const quint64 count : calls)
            total += count;
        QCOMPARE(calls, std::vector<quint64>(SecondCore::parts, 1));
    }
    QCOMPARE(total, quint64(3000 * SecondCore::parts));
}

void SecondCoreTest::startsAndEnds()
{
    for (int round = 0; round < 200; ++round) {
        std::array<int, SecondCore::parts> done = {};
        const auto second = std::make_unique<SecondCore>();
        for (int i = 0; i < round % 3; ++i)
            second->run([&done](quint32 part) { ++done[part]; });
        for (const int count : done)
            QCOMPARE(count, round % 3);
    }
}

/// Rounds that follow at once, after a moment and after a long time.
void SecondCoreTest::wakesFromSleep()
{
    SecondCore second;
    std::mt19937 random(6);
    for (int round = 0; round < 200; ++round) {
        std::array<int, SecondCore::parts> done = {};
        second.run([&done](quint32 part) { ++done[part]; });
        for (const int count : done)
            QCOMPARE(count, 1);
        std::this_thread::sleep_for(std::chrono::microseconds(random() % 3 * 200));
    }
}

void SecondCoreTest::unionsAgree()
{
    std::mt19937_64 random(2);
    SecondCore second;
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
        QCOMPARE(unionOfBits(&second, words.size(), worthIt, bits), bits(0, words.size()));
        QCOMPARE(unionOfBits(nullptr, words.size(), worthIt, bits), bits(0, words.size()));
    }
}

MEXPLORER_TEST(SecondCoreTest)
#include "tst_secondcore.moc"
