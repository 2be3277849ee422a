// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/sequence/extremes.h"
#include "tests/testprogram.h"

#include <QTest>

#include <random>

using namespace mexplorer;

/// Extremes for all widths of values and both kinds of classes, compared with a simple loop.
class ExtremesTest : public QObject
{
    Q_OBJECT

private slots:
    void extremesAgainstEachTerm_data();
    void extremesAgainstEachTerm();
    void extremesOfNothing();
};

void ExtremesTest::extremesAgainstEachTerm_data()
{
    QTest::addColumn<Value>("bound");
    QTest::addColumn<SparseSpace>("split");
    for (const Value bound : {1U, 2U, 200U, 256U, 257U, 60'000U, 65'537U, 2'000'000'000U}) {
        for (const Value mask : {1U, 6U, 0x5aU, 0xfe03U, 0x7abcdef0U}) {
            const QByteArray row = QByteArray::number(bound) + " mask " + QByteArray::number(mask, 16);
            QTest::newRow(row) << bound << SparseSpace{mask, false, 0};
            QTest::newRow(row + " with position") << bound << SparseSpace{mask, true, 0};
            QTest::newRow(row + " with position, shifted") << bound << SparseSpace{mask, true, 7};
        }
    }
}

void ExtremesTest::extremesAgainstEachTerm()
{
    QFETCH(Value, bound);
    QFETCH(SparseSpace, split);
    std::mt19937 random(31);
    ValueArray values;
    for (int n = 0; n < 1500; ++n)
        values.append(static_cast<Value>(random() % (n < 700 ? (bound + 2) / 3 : bound)));
    for (int round = 0; round < 60; ++round) {
        const quint64 from = random() % 1500;
        const quint64 to = from + random() % (round % 2 ? 70 : 1600);
        Extremes all;
        Extremes rare;
        Extremes common;
        for (quint64 n = from; n < std::min<quint64>(to, 1500); ++n) {
            const auto value = static_cast<qint32>(values[n]);
            all.add(value);
            (split.isCommon(n, values[n]) ? common : rare).add(value);
        }
        QCOMPARE(extremesOf(values, from, to), all);
        QCOMPARE(extremesOf(values, split, PositionClass::Rare, from, to), rare);
        QCOMPARE(extremesOf(values, split, PositionClass::Common, from, to), common);
    }
}

void ExtremesTest::extremesOfNothing()
{
    ValueArray values;
    const SparseSpace split{1, false, 0};
    const auto areEmpty = [&](quint64 from, quint64 to) {
        return extremesOf(values, from, to).isEmpty() &&
               extremesOf(values, split, PositionClass::Rare, from, to).isEmpty() &&
               extremesOf(values, split, PositionClass::Common, from, to).isEmpty();
    };
    QVERIFY(areEmpty(0, 10));
    for (const Value value : {5U, 2U, 9U})
        values.append(value);
    QVERIFY(areEmpty(3, 10));
    QVERIFY(areEmpty(2, 2));
    QVERIFY(areEmpty(2, 1));
    QCOMPARE(extremesOf(values, 0, 100), (Extremes{2, 9}));
    QCOMPARE(extremesOf(values, split, PositionClass::Rare, 0, 100), (Extremes{2, 2}));
}

MEXPLORER_TEST(ExtremesTest)
#include "tst_extremes.moc"
