// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/notation/expression.h"
#include "model/sequence/periodproof.h"
#include "model/sequence/sequencecompare.h"
#include "tests/parsed.h"
#include "tests/testprogram.h"

#include <QTest>

#include <random>

using namespace mexplorer;

namespace {

using Kind = SequenceRelation::Kind;

} // namespace

/// Relations between sequences: constructed ones are found, and known ones of octal games are proved.
class SequenceCompareTest : public QObject
{
    Q_OBJECT

private slots:
    void known_data();
    void known();
    void hiddenRelationsAreFound();
    void unrelated();
    void cancels();
};

void SequenceCompareTest::known_data()
{
    QTest::addColumn<QByteArray>("a");
    QTest::addColumn<QByteArray>("b");
    QTest::addColumn<int>("kind");
    QTest::addColumn<qint64>("shift");
    QTest::newRow("first cousins") << QByteArray("0.07") << QByteArray("0.137") << int(Kind::Shifted) << qint64(1);
    QTest::newRow("and back") << QByteArray("0.137") << QByteArray("0.07") << int(Kind::Shifted) << qint64(-1);
    QTest::newRow("equal") << QByteArray("0.77") << QByteArray("0.770") << int(Kind::Same) << qint64(0);
    QTest::newRow("Dawson's Kayles and .4")
        << QByteArray("0.4") << QByteArray("0.07") << int(Kind::Shifted) << qint64(1);
    QTest::newRow("Duplicate Kayles") << QByteArray("0.44") << QByteArray("0.77") << int(Kind::Doubled) << qint64(1);
    QTest::newRow("Double Kayles") << QByteArray("0.7777") << QByteArray("0.77") << int(Kind::Double) << qint64(0);
    QTest::newRow("and its half") << QByteArray("0.77") << QByteArray("0.7777") << int(Kind::Half) << qint64(0);
    QTest::newRow("4.444, too") << QByteArray("4.444") << QByteArray("0.77") << int(Kind::Double) << qint64(1);
}

void SequenceCompareTest::known()
{
    QFETCH(QByteArray, a);
    QFETCH(QByteArray, b);
    QFETCH(int, kind);
    QFETCH(qint64, shift);
    JobControl control;
    SequenceEngine left(octalRules(QString::fromLatin1(a)));
    SequenceEngine right(octalRules(QString::fromLatin1(b)));
    const auto leftPeriod = provePeriod(left, 10'000, control);
    const auto rightPeriod = provePeriod(right, 10'000, control);
    QVERIFY(leftPeriod && rightPeriod);
    QVERIFY(left.extend(1000, control) && right.extend(1000, control));
    const auto found =
        compareSequences({&left.values(), *leftPeriod}, {&right.values(), *rightPeriod}, 20, 10, control);
    QVERIFY(found);
    QCOMPARE(int(found->kind), kind);
    QCOMPARE(found->shift, shift);
    QVERIFY(found->proved);
    const auto unproved = compareSequences({&left.values(), {}}, {&right.values(), *rightPeriod}, 20, 10, control);
    QVERIFY(unproved && !unproved->proved);
}

void SequenceCompareTest::hiddenRelationsAreFound()
{
    std::mt19937 random(11);
    JobControl control;
    for (int round = 0; round < 400; ++round) {
        std::vector<Value> b(400);
        for (Value &value : b)
            value = static_cast<Value>(random() % 7);
        const auto kind = static_cast<Kind>(random() % 6);
        const qint64 shift = kind == Kind::Same ? 0 : 1 + static_cast<qint64>(random() % 5);
        const bool halves = kind != Kind::Same && kind != Kind::Shifted;
        const bool pairs = kind == Kind::Double || kind == Kind::Half;
        ValueArray longer;
        for (qint64 n = 0; n < 380; ++n) {
            const qint64 at = halves ? (n - shift) >> 1 : n - shift;
            Value value = at < 0 ? Value(random() % 7 + 7) : b[static_cast<std::size_t>(at)];
            if (pairs && at >= 0)
                value = 2 * value + static_cast<Value>((n - shift + b[static_cast<std::size_t>(at + 1)]) & 1);
            longer.append(value);
        }
        ValueArray shorter;
        shorter.append(std::span<const Value>(b));
        const bool isReversed = kind == Kind::Halved || kind == Kind::Half;
        const ComparedSequence first = {isReversed ? &shorter : &longer, {}};
        const ComparedSequence second = {isReversed ? &longer : &shorter, {}};
        const auto found = compareSequences(first, second, 10, 8, control);
        QVERIFY(found);
        QCOMPARE(int(found->kind), int(kind));
        QCOMPARE(found->shift, shift);
        QCOMPARE(found->from, static_cast<quint64>(shift));
        QCOMPARE(found->compared, quint64(380));
        QVERIFY(!found->proved);
    }
}

void SequenceCompareTest::unrelated()
{
    JobControl control;
    SequenceEngine kayles(octalRules(QStringLiteral("0.77")));
    SequenceEngine dawson(octalRules(QStringLiteral("0.137")));
    QVERIFY(kayles.extend(500, control) && dawson.extend(500, control));
    QVERIFY(!compareSequences({&kayles.values(), {}}, {&dawson.values(), {}}, 100, 20, control));
    QVERIFY(!compareSequences({&kayles.values(), {}}, {&kayles.values(), {}}, 400, 20, control));
}

void SequenceCompareTest::cancels()
{
    JobControl control;
    control.cancel();
    SequenceEngine kayles(octalRules(QStringLiteral("0.77")));
    JobControl other;
    QVERIFY(kayles.extend(500, other));
    ValueArray wrong;
    for (int n = 0; n < 500; ++n)
        wrong.append(Value(9));
    QVERIFY(!compareSequences({&kayles.values(), {}}, {&wrong, {}}, 10, 20, control));
}

MEXPLORER_TEST(SequenceCompareTest)
#include "tst_sequencecompare.moc"
