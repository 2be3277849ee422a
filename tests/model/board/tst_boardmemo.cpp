// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/board/boardmemo.h"
#include "model/core/threads.h"
#include "tests/testprogram.h"

#include <QTest>

#include <map>
#include <random>

using namespace mexplorer;

namespace {

/// A part of a board with \a columns columns, whose first and last cell are ones.
BoardShape randomPart(std::mt19937_64 &random, int rows, int columns)
{
    const int cells = rows * columns;
    return {1 | quint64(1) << (cells - 1) | (random() & random() & (~quint64(0) >> (64 - cells))),
            static_cast<quint8>(rows), static_cast<quint8>(columns)};
}

} // namespace

class BoardMemoTest : public QObject
{
    Q_OBJECT

private slots:
    void setsOfValues();
    void keepsMostThatFits();
    void forgetsButNeverLies_data();
    void forgetsButNeverLies();
    void keepsAllThatAnEntryHolds();
    void growsUnderManyThreads();
};

void BoardMemoTest::setsOfValues()
{
    QCOMPARE(valuesThrough(0), ValueSet(1));
    QCOMPARE(valuesThrough(5), ValueSet(0x3f));
    QCOMPARE(valuesThrough(62), ~ValueSet(0) >> 1);
    QCOMPARE(valuesThrough(63), ~ValueSet(0));
    QCOMPARE(valuesThrough(64), ~ValueSet(0));
}

void BoardMemoTest::keepsMostThatFits()
{
    std::mt19937_64 random(64);
    BoardMemo memo;
    std::map<BoardShape, Value> stored;
    while (stored.size() < 20'000) {
        const BoardShape part = randomPart(random, 6, 6);
        const auto value = static_cast<Value>(random() % 30);
        stored[part] = value;
        memo.meetIfAsked();
        memo.store(part, {quint64(1) << 40, value});
        QVERIFY(memo.find(part).value);
    }
    std::size_t found = 0;
    for (const auto &[part, value] : stored) {
        const BoardKnowledge knowledge = memo.find(part);
        if (!knowledge.value)
            continue;
        ++found;
        QCOMPARE(*knowledge.value, value);
        QCOMPARE(knowledge.ofFollowers, quint64(1) << 40);
    }
    QCOMPARE(memo.size(), found);
    QVERIFY2(found > stored.size() * 8 / 10, qPrintable(QString::number(found)));
    QVERIFY(!memo.find({3, 1, 2}).value);
}

void BoardMemoTest::forgetsButNeverLies_data()
{
    QTest::addColumn<int>("bits");
    for (const int bits : {0, 1, 2, 3, 6, 12, 13})
        QTest::addRow("%d bits", bits) << bits;
}

void BoardMemoTest::forgetsButNeverLies()
{
    QFETCH(int, bits);
    std::mt19937_64 random(65);
    BoardMemo memo(bits);
    const auto valueOf = [](const BoardShape &part) {
        return static_cast<Value>((part.cells * 0x9e3779b9 + part.columns) % 60);
    };
    std::vector<BoardShape> parts;
    for (int i = 0; i < 20'000; ++i) {
        const BoardShape part =
            randomPart(random, 1 + static_cast<int>(random() % 6), 1 + static_cast<int>(random() % 10));
        parts.push_back(part);
        memo.meetIfAsked();
        memo.store(part, {0, valueOf(part)});
        QCOMPARE(*memo.find(part).value, valueOf(part));                          // the latest entry is never dropped
        QVERIFY(memo.size() <= std::max(std::size_t(4), std::size_t(1) << bits)); // each part has four possible places
    }
    std::size_t known = 0;
    for (const BoardShape &part : parts) {
        const BoardKnowledge knowledge = memo.find(part);
        QVERIFY(!knowledge.value || *knowledge.value == valueOf(part));
        known += knowledge.value.has_value();
    }
    QVERIFY(known >= memo.size()); // a part may have been stored twice
    QVERIFY(known < parts.size());
}

/// The greatest value, columns and set that an entry can hold, and equal words of boxes of different widths.
void BoardMemoTest::keepsAllThatAnEntryHolds()
{
    BoardMemo memo;
    const BoardShape row = {~quint64(0), 1, 64};
    memo.store(row, {~quint64(0), 64});
    QCOMPARE(*memo.find(row).value, Value(64));
    QCOMPARE(memo.find(row).ofFollowers & valuesThrough(48), valuesThrough(48));
    memo.store(row, {5, std::nullopt});
    QVERIFY(!memo.find(row).value);
    QCOMPARE(memo.find(row).ofFollowers, ValueSet(5));
    memo.store({0b1001, 2, 2}, {0, 1});
    memo.store({0b1001, 1, 4}, {0, 2});
    QCOMPARE(*memo.find({0b1001, 2, 2}).value, Value(1));
    QCOMPARE(*memo.find({0b1001, 1, 4}).value, Value(2));
}

/// Threads store and find at the same time while the memo grows again and again: no part gets the knowledge of
/// another one.
void BoardMemoTest::growsUnderManyThreads()
{
    for (const int bits : {4, 12, 18}) {
        BoardMemo memo(bits);
        const auto knowledgeOf = [](const BoardShape &part) {
            const quint64 hash = (part.cells + part.columns) * 0x9e3779b97f4a7c15;
            return BoardKnowledge{hash >> 16, hash % 5 == 0 ? std::nullopt : std::optional(Value(hash >> 32 & 31))};
        };
        std::atomic<int> wrong = 0;
        std::atomic<quint64> found = 0;
        runInThreads(3, [&](unsigned number) {
            memo.enter();
            std::mt19937_64 random(70 + number / 2); // two of them work on the same parts
            for (int i = 0; i < 40'000; ++i) {
                const BoardShape part =
                    randomPart(random, 1 + static_cast<int>(random() % 5), 1 + static_cast<int>(random() % 6));
                const BoardKnowledge expected = knowledgeOf(part);
                const BoardKnowledge before = memo.find(part);
                const bool isKnown = before.value || before.ofFollowers != 0;
                if (isKnown && (before.value != expected.value ||
                                before.ofFollowers != (expected.ofFollowers & valuesThrough(48))))
                    ++wrong;
                found += isKnown;
                memo.meetIfAsked();
                memo.store(part, expected);
            }
            memo.leave();
        });
        QCOMPARE(wrong.load(), 0);
        QVERIFY(found > 0);
    }
}

MEXPLORER_TEST(BoardMemoTest)
#include "tst_boardmemo.moc"
