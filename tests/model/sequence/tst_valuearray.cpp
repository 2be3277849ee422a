// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/notation/expression.h"
#include "model/sequence/periodproof.h"
#include "model/sequence/sequenceexport.h"
#include "model/sequence/sequencestudy.h"
#include "tests/parsed.h"
#include "tests/progress.h"
#include "tests/testprogram.h"
#include "tests/valuehash.h"

#include <QBuffer>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <atomic>
#include <random>
#include <thread>

using namespace mexplorer;

class ValueArrayTest : public QObject
{
    Q_OBJECT

private slots:
    void isAVectorOfAnyWidth();
    void equivalentsRepeat();
    void exceptionsAreThoseThatDiffer();
    void rowsGrowAndShrink();
    void appendsRows();
    void csvReadsBack_data();
    void csvReadsBack();
    void csvRefusesSomePlaces();
    void progressNeverGoesBack_data();
    void progressNeverGoesBack();
    void cancelInTheMiddleKeepsAPrefix_data();
    void cancelInTheMiddleKeepsAPrefix();
};

/// Random appends one by one and in bulk, against a plain vector.
void ValueArrayTest::isAVectorOfAnyWidth()
{
    std::mt19937 random(131);
    for (int round = 0; round < 200; ++round) {
        ValueArray array;
        std::vector<Value> plain;
        Value max = 0;
        for (int change = 0; change < 30; ++change) {
            switch (random() % 3) {
            case 0: {
                std::vector<quint8> bytes(random() % 20);
                for (quint8 &byte : bytes) {
                    byte = static_cast<quint8>(random() % 256);
                    max = std::max<Value>(max, byte);
                }
                array.append(bytes);
                plain.insert(plain.end(), bytes.begin(), bytes.end());
                break;
            }
            default:
                const auto value = static_cast<Value>(random() >> (random() % 32));
                max = std::max(max, value);
                array.append(value);
                plain.push_back(value);
            }
            QCOMPARE(array.size(), quint64(plain.size()));
            QCOMPARE(array.isEmpty(), plain.empty());
            QCOMPARE(array.max(), max);
            QCOMPARE(array.bytesPerValue(), quint64(max > 65535 ? 4 : max > 255 ? 2 : 1));
        }
        for (std::size_t n = 0; n < plain.size(); ++n)
            QCOMPARE(array[n], plain[n]);
    }
}

void ValueArrayTest::equivalentsRepeat()
{
    std::mt19937_64 random(132);
    for (int round = 0; round < 2000; ++round) {
        Period period;
        period.preperiod = random() % 50;
        period.period = 1 + random() % 30;
        const quint64 n = random() % 1'000;
        quint64 min = n; // going back step by step
        while (min >= period.preperiod + period.period)
            min -= period.period;
        QCOMPARE(period.equivalent(n), min);
        QCOMPARE(period.lastException().has_value(), period.preperiod > 0);
        if (period.preperiod > 0)
            QCOMPARE(*period.lastException() + 1, period.preperiod);
    }
}

void ValueArrayTest::exceptionsAreThoseThatDiffer()
{
    for (const char *rules : {"kayles", "dawson", "octal{0.17}", "octal{0.07}", "subtraction{2,5,8}", "octal{0.33}"}) {
        SequenceStudy study(rulesOf(QString::fromLatin1(rules)));
        JobControl control;
        const SequenceSnapshot snapshot = study.study(600, control);
        QVERIFY(snapshot.period && snapshot.period->proved);
        const quint64 period = snapshot.period->period;
        for (quint64 n = 0; n < 600; ++n) {
            quint64 later = n; // far out, at the same place of the period
            while (later < snapshot.period->preperiod)
                later += period;
            QCOMPARE(snapshot.isException(n), snapshot.at(n) != snapshot.at(later));
        }
        QVERIFY(snapshot.period->preperiod < 2 || snapshot.isException(snapshot.period->preperiod - 1));
        Value max = 0;
        for (quint64 n = 0; n < snapshot.terms; ++n)
            max = std::max(max, snapshot.at(n));
        QCOMPARE(snapshot.max, max);
    }
}

/// A ReallocVector behaves like a std::vector.
void ValueArrayTest::rowsGrowAndShrink()
{
    std::mt19937 random(15);
    ReallocVector<quint16> row;
    std::vector<quint16> expected;
    for (int step = 0; step < 2000; ++step) {
        const auto number = static_cast<quint16>(random());
        const std::size_t size = random() % 3000;
        switch (random() % 8) {
        case 0:
            row.resize(size);
            expected.resize(size);
            break;
        case 1:
            row.reserve(size);
            QVERIFY(row.capacity() >= size);
            break;
        case 2: {
            const std::vector<quint8> more(size, static_cast<quint8>(number));
            row.append(std::span(more));
            expected.insert(expected.end(), more.begin(), more.end());
            break;
        }
        case 3: {
            ReallocVector<quint16> copy = row;
            ReallocVector<quint16> moved = std::move(copy);
            row.append(number);
            row = std::move(moved);
            break;
        }
        default:
            row.append(number);
            expected.push_back(number);
        }
        QCOMPARE(row.size(), expected.size());
        QVERIFY(std::equal(expected.begin(), expected.end(), row.all().begin()));
        if (!expected.empty())
            QCOMPARE(row[expected.size() / 2], expected[expected.size() / 2]);
    }
}

/// Rows of any width appended to values of any width.
void ValueArrayTest::appendsRows()
{
    std::mt19937 random(16);
    for (int round = 0; round < 200; ++round) {
        ValueArray values;
        ValueArray expected;
        for (int i = 0; i < 6; ++i) {
            const quint32 bound = random() % 2 == 0 ? 250 : random() % 2 == 0 ? 60'000 : 1'000'000;
            std::vector<quint32> row(random() % 20);
            for (quint32 &value : row) {
                value = static_cast<quint32>(random()) % bound;
                expected.append(value);
            }
            if (bound <= 256)
                values.append(std::span<const quint8>(std::vector<quint8>(row.begin(), row.end())));
            else if (bound <= 65'536)
                values.append(std::span<const quint16>(std::vector<quint16>(row.begin(), row.end())));
            else
                values.append(std::span<const quint32>(row));
        }
        QCOMPARE(values.size(), expected.size());
        QCOMPARE(values.bytesPerValue(), expected.bytesPerValue());
        QCOMPARE(hashOf(values, values.size()), hashOf(expected, values.size()));
    }
}

void ValueArrayTest::csvReadsBack_data()
{
    QTest::addColumn<int>("count");
    QTest::addColumn<quint64>("terms");
    QTest::newRow("none") << 0 << quint64(10);
    QTest::newRow("none asked for") << 10 << quint64(0);
    QTest::newRow("all") << 30'000 << quint64(30'000);
    QTest::newRow("some") << 30'000 << quint64(12'345);
    QTest::newRow("more than there are") << 7 << quint64(1'000);
}

void ValueArrayTest::csvReadsBack()
{
    QFETCH(int, count);
    QFETCH(quint64, terms);
    std::mt19937 random(133);
    ValueArray values;
    for (int i = 0; i < count; ++i)
        values.append(static_cast<Value>(random()));
    QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("values.csv"));
    JobControl control;
    const Result<quint64> saved = saveSequence(QStringLiteral("nim"), values, terms, path, control);
    QVERIFY(saved);
    QCOMPARE(*saved, std::min(terms, values.size()));
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(file.readLine(), QByteArray("n,value\n"));
    for (quint64 n = 0; n < *saved; ++n) {
        const QList<QByteArray> fields = file.readLine().trimmed().split(',');
        QCOMPARE(fields.size(), 2);
        QCOMPARE(fields[0].toULongLong(), n);
        QCOMPARE(fields[1].toUInt(), values[n]);
    }
    QVERIFY(file.atEnd());
}

void ValueArrayTest::csvRefusesSomePlaces()
{
    ValueArray values;
    values.append(Value(1));
    QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("no such folder/values.csv"));
    JobControl control;
    const Result<quint64> saved = saveSequence(QStringLiteral("nim"), values, 1, path, control);
    QVERIFY(!saved);
    QCOMPARE(saved.problem().kind, Problem::Kind::File);
    const QString message = saved.problem().message;
    QCOMPARE(saved.problem().code, Problem::Code::UnwritableFile);
    QVERIFY2(message.startsWith(path), qPrintable(message));
    QBuffer closed;
    QTest::ignoreMessage(QtWarningMsg, "QIODevice::write (QBuffer): device not open");
    QVERIFY(!writeSequence(QStringLiteral("nim"), values, 1, SequenceFormat::Csv, closed, control));
}

void ValueArrayTest::progressNeverGoesBack_data()
{
    QTest::addColumn<QString>("rules");
    QTest::addColumn<quint64>("terms");
    QTest::newRow("plain") << "grundy" << quint64(6'000);
    QTest::newRow("blocks") << "octal{0.16}" << quint64(300'000);
    QTest::newRow("three heaps") << "hex{0.8}" << quint64(900);
}

void ValueArrayTest::progressNeverGoesBack()
{
    QFETCH(QString, rules);
    QFETCH(quint64, terms);
    SequenceEngine engine(rulesOf(rules));
    JobControl control;
    Result<quint64> known = Problem::cancelled();
    QVERIFY(progressOnlyGrows(control, [&] { known = engine.extend(terms, control); }));
    QVERIFY(known);
    QVERIFY(*known >= terms);
    QVERIFY(control.done() <= std::max(control.total(), *known));
}

void ValueArrayTest::cancelInTheMiddleKeepsAPrefix_data()
{
    QTest::addColumn<QString>("rules");
    for (const char *rules : {"grundy", "octal{0.16}", "hex{0.8}"})
        QTest::newRow(rules) << QString::fromLatin1(rules);
}

void ValueArrayTest::cancelInTheMiddleKeepsAPrefix()
{
    QFETCH(QString, rules);
    SequenceEngine engine(rulesOf(rules));
    JobControl control;
    std::jthread stop([&] {
        while (control.done() == 0 && !control.isCancelled())
            std::this_thread::yield();
        control.cancel();
    });
    const Result<quint64> known = engine.extend(10'000'000, control);
    control.cancel();
    stop.join();
    QVERIFY(!known);
    QCOMPARE(known.problem().kind, Problem::Kind::Cancelled);
    QVERIFY(engine.termCount() < 10'000'000);
    const quint64 prefix = std::min<quint64>(engine.termCount(), 600);
    SequenceEngine plain(rulesOf(rules), {SequenceOptions::Method::Plain});
    JobControl again;
    QVERIFY(plain.extend(800, again));
    for (quint64 n = 0; n < prefix; ++n)
        QCOMPARE(engine.at(n), plain.at(n));
    QVERIFY(engine.extend(800, again)); // and it continues from there
    QCOMPARE(hashOf(engine.values(), 800), hashOf(plain.values(), 800));
}

MEXPLORER_TEST(ValueArrayTest)
#include "tst_valuearray.moc"
