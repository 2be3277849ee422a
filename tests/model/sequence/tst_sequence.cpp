// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/games/heaprules.h"
#include "model/notation/expression.h"
#include "model/sequence/periodproof.h"
#include "model/sequence/sequenceengine.h"
#include "tests/parsed.h"
#include "tests/paths.h"
#include "tests/testprogram.h"
#include "tests/valuehash.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

#include <random>
#include <set>

using namespace mexplorer;

namespace {

/// Rules given as a table: heaps[k] has one bit for each number of heaps that may be left of one that loses k tokens.
class TableRules final : public HeapRules
{
public:
    explicit TableRules(std::vector<quint32> heaps) : HeapRules(QStringLiteral("table")), m_heaps(std::move(heaps)) {}

    void splits(quint64 heap, Sink sink) const override
    {
        for (quint64 taken = 0; taken < m_heaps.size() && taken <= heap; ++taken) {
            for (int count = 0; count < 32; ++count) {
                if (((m_heaps[taken] >> count) & 1) && !(taken == 0 && count <= 1)) {
                    std::vector<Cell> parts;
                    partition(heap - taken, count, heap, parts, sink);
                }
            }
        }
    }

private:
    static void partition(quint64 total, int count, quint64 max, std::vector<Cell> &parts, Sink sink)
    {
        if (count == 0) {
            if (total == 0)
                sink(Cells(parts));
            return;
        }
        for (quint64 part = std::min(total, max); part >= 1; --part) {
            parts.push_back(part);
            partition(total - part, count - 1, part, parts, sink);
            parts.pop_back();
        }
    }

    std::vector<quint32> m_heaps;
};

std::vector<Value> terms(SequenceEngine &engine, quint64 count)
{
    JobControl control;
    std::vector<Value> values;
    if (engine.extend(count, control)) {
        for (quint64 n = 0; n < count; ++n)
            values.push_back(engine.at(n));
    }
    return values;
}

std::vector<Value> fromJson(const QJsonArray &array)
{
    std::vector<Value> values;
    for (const QJsonValue &value : array)
        values.push_back(static_cast<Value>(value.toInt()));
    return values;
}

QJsonObject jsonData(const QString &name)
{
    QFile file(paths::data(name));
    return file.open(QIODevice::ReadOnly) ? QJsonDocument::fromJson(file.readAll()).object() : QJsonObject();
}

} // namespace

/// The plain values of all families, and the guarantees of an engine on growing, stopping and memory.
class SequenceTest : public QObject
{
    Q_OBJECT

private slots:
    void manyNumbersAgreeWithPlain_data();
    void manyNumbersAgreeWithPlain();
    void periodsSaveWork_data();
    void periodsSaveWork();
    void stepsAreBounded_data();
    void stepsAreBounded();
    void tables_data();
    void tables();
    void plainAgreesWithSplits_data();
    void plainAgreesWithSplits();
    void growsAsInOneGo_data();
    void growsAsInOneGo();
    void cancelKeepsAPrefix();
    void memoryLimitIsASentence();
    void valuesWiden();
    void provedPeriodCopies();
    void rulesFromATable();
    void longCodes();
};

void SequenceTest::tables_data()
{
    QTest::addColumn<QString>("rules");
    QTest::addColumn<QJsonArray>("values");
    QTest::addColumn<int>("from");
    const QJsonObject codes = jsonData(QStringLiteral("octal-sequences.json"))[QStringLiteral("values")].toObject();
    for (auto code = codes.begin(); code != codes.end(); ++code) {
        const bool hex = code.key().contains(u'8');
        QTest::newRow(qPrintable(code.key()))
            << QStringLiteral("%1{%2}").arg(hex ? QStringLiteral("hex") : QStringLiteral("octal"), code.key())
            << code.value().toArray() << 0;
    }
    const QJsonObject examples = jsonData(QStringLiteral("worked-examples.json"));
    const QJsonObject tables = examples[QStringLiteral("tables_0_to_10")].toObject();
    for (auto table = tables.begin(); table != tables.end(); ++table)
        QTest::newRow(qPrintable(table.key())) << table.key() << table.value().toArray() << 0;
    QTest::newRow("kayles") << "kayles"
                            << examples[QStringLiteral("kayles")].toObject()[QStringLiteral("values_1_to_72")].toArray()
                            << 1;
}

void SequenceTest::tables()
{
    QFETCH(QString, rules);
    QFETCH(QJsonArray, values);
    QFETCH(int, from);
    QVERIFY(values.size() > 10);
    for (const auto method : {SequenceOptions::Method::Plain, SequenceOptions::Method::Automatic}) {
        SequenceEngine engine(rulesOf(rules), {method});
        std::vector<Value> got = terms(engine, static_cast<quint64>(values.size() + from));
        got.erase(got.begin(), got.begin() + from);
        QCOMPARE(got, fromJson(values));
    }
}

void SequenceTest::plainAgreesWithSplits_data()
{
    QTest::addColumn<QString>("rules");
    QTest::addColumn<int>("count");
    for (const char *rules :
         {"nim", "subtraction{1-3}", "subtraction{2,5,9-12}", "divide{2,3,6}", "divide{5,7}", "grundy", "kayles",
          "dawson", "octal{4}", "octal{4.3}", "octal{4.056}", "octal{0.007}", "octal{0.0}"})
        QTest::newRow(rules) << rules << 500;
    for (const char *rules : {"hex{0.8}", "hex{0.F3}", "hex{8.1}", "hex{C.09A}"})
        QTest::newRow(rules) << rules << 150;
    std::mt19937 random(20231);
    for (int i = 0; i < 40; ++i) {
        QString code = random() % 3 == 0 ? QStringLiteral("4.") : QStringLiteral("0.");
        for (auto digits = 1 + random() % 6; digits > 0; --digits)
            code += QString::number(random() % 8);
        QTest::newRow(qPrintable(code)) << QStringLiteral("octal{%1}").arg(code) << 400;
    }
}

void SequenceTest::plainAgreesWithSplits()
{
    QFETCH(QString, rules);
    QFETCH(int, count);
    const RulesPtr game = rulesOf(rules);
    QVERIFY(game);
    JobControl control;
    ValueArray expected;
    StepCount steps;
    const auto splits = makeSplitsMethod(game);
    while (expected.size() < static_cast<quint64>(count)) // it stops where values need more bits
        splits->extend(expected, static_cast<quint64>(count), steps, control);
    SequenceEngine engine(game, {SequenceOptions::Method::Plain});
    QVERIFY(engine.extend(static_cast<quint64>(count), control));
    for (quint64 n = 0; n < static_cast<quint64>(count); ++n)
        QVERIFY2(engine.at(n) == expected[n], qPrintable(QStringLiteral("G(%1)").arg(n)));
}

void SequenceTest::growsAsInOneGo_data()
{
    QTest::addColumn<QString>("rules");
    for (const char *rules : {"nim", "subtraction{2,3}", "divide{2,3}", "grundy", "kayles", "octal{0.6}", "octal{4.16}",
                              "hex{0.8}", "hex{4.9}"})
        QTest::newRow(rules) << rules;
}

void SequenceTest::growsAsInOneGo()
{
    QFETCH(QString, rules);
    std::mt19937 random(5);
    SequenceEngine whole(rulesOf(rules));
    SequenceEngine parts(rulesOf(rules));
    const std::vector<Value> expected = terms(whole, 700);
    for (quint64 count = 0; count < 700; count += random() % 90)
        terms(parts, count);
    QCOMPARE(terms(parts, 700), expected);
    QCOMPARE(terms(parts, 10).size(), std::size_t(10));
    QCOMPARE(parts.termCount(), quint64(700));
}

void SequenceTest::cancelKeepsAPrefix()
{
    SequenceEngine engine(rulesOf(QStringLiteral("grundy")));
    SequenceEngine reference(rulesOf(QStringLiteral("grundy")));
    QVERIFY(terms(engine, 300).size() == 300);
    JobControl control;
    control.cancel();
    const Result<quint64> more = engine.extend(1000, control);
    QVERIFY(!more);
    QCOMPARE(more.problem().kind, Problem::Kind::Cancelled);
    QVERIFY(engine.termCount() >= 300);
    QCOMPARE(terms(engine, 1000), terms(reference, 1000));
}

void SequenceTest::memoryLimitIsASentence()
{
    SequenceEngine engine(rulesOf(QStringLiteral("subtraction{1-3}")), {.memoryLimit = 10'000});
    JobControl control;
    QVERIFY(engine.extend(1000, control));
    const Result<quint64> more = engine.extend(1'000'000'000'000, control);
    QVERIFY(!more);
    QCOMPARE(more.problem().kind, Problem::Kind::Limit);
    QCOMPARE(more.problem().code, Problem::Code::Memory);
    QCOMPARE(engine.termCount(), quint64(1000));
}

void SequenceTest::valuesWiden()
{
    ValueArray values;
    const std::vector<Value> expected = {0, 255, 3, 256, 65535, 1, 65536, 4'000'000'000, 2};
    const std::vector<quint64> widths = {1, 1, 1, 2, 2, 2, 4, 4, 4};
    for (std::size_t i = 0; i < expected.size(); ++i) {
        values.append(expected[i]);
        QCOMPARE(values.bytesPerValue(), widths[i]);
        for (std::size_t j = 0; j <= i; ++j)
            QCOMPARE(values[j], expected[j]);
    }
    ValueArray narrow;
    for (const Value value : {0u, 255u, 3u})
        narrow.append(value);
    QCOMPARE(hashOf(narrow, 3), hashOf(values, 3));
    QVERIFY(hashOf(narrow, 3) != hashOf(narrow, 2));
    SequenceEngine nim(rulesOf(QStringLiteral("nim")));
    QCOMPARE(terms(nim, 70'001).back(), Value(70'000));
}

void SequenceTest::provedPeriodCopies()
{
    SequenceEngine plain(rulesOf(QStringLiteral("kayles")));
    SequenceEngine copying(rulesOf(QStringLiteral("kayles")));
    terms(copying, 168);
    Period period;
    period.preperiod = 71;
    period.period = 12;
    period.proved = true;
    copying.setProvedPeriod(period);
    QCOMPARE(terms(copying, 2000), terms(plain, 2000));
    QCOMPARE(copying.at(1'000'000'000), plain.at(71 + (1'000'000'000 - 71) % 12));
}

/// Octal and hexadecimal codes written as tables, and a table that no code has: four heaps.
void SequenceTest::rulesFromATable()
{
    const auto table = [](std::vector<quint32> heaps) { return std::make_shared<TableRules>(std::move(heaps)); };
    SequenceEngine kayles(table({0, 7, 7}));
    SequenceEngine hex(table({0, 8}));
    SequenceEngine four(table({0, 3, 16}));
    QCOMPARE(kayles.methodName(), QStringLiteral("plain"));
    SequenceEngine kaylesByCode(rulesOf(QStringLiteral("kayles")));
    SequenceEngine hexByCode(rulesOf(QStringLiteral("hex{0.8}")));
    QCOMPARE(terms(kayles, 600), terms(kaylesByCode, 600));
    QCOMPARE(terms(hex, 120), terms(hexByCode, 120));
    const std::vector<Value> values = terms(four, 40);
    for (std::size_t n = 1; n < values.size(); ++n) {
        std::set<Value> moves = {values[n - 1]};
        for (std::size_t a = 1; n >= 2 && a <= n - 2; ++a) {
            for (std::size_t b = 1; a + b <= n - 2; ++b) {
                for (std::size_t c = 1; a + b + c < n - 2; ++c)
                    moves.insert(values[a] ^ values[b] ^ values[c] ^ values[n - 2 - a - b - c]);
            }
        }
        Value mex = 0;
        while (moves.count(mex))
            ++mex;
        QCOMPARE(values[n], mex);
    }
}

/// Codes of three hundred digits, by the fast method and by the definition.
void SequenceTest::longCodes()
{
    std::mt19937 random(300);
    for (int round = 0; round < 4; ++round) {
        std::vector<quint8> digits(301);
        for (quint8 &digit : digits)
            digit = random() % 20 == 0 ? static_cast<quint8>(random() % 8) : 0;
        digits.front() = 0;
        digits.back() = 7;
        const auto rules = std::make_shared<TakeBreakRules>(QStringLiteral("long"), digits);
        SequenceEngine fast(rules);
        SequenceEngine plain(rules, {SequenceOptions::Method::Plain});
        QCOMPARE(terms(fast, 3000), terms(plain, 3000));
        QVERIFY(fast.methodName() != plain.methodName());
    }
}

void SequenceTest::manyNumbersAgreeWithPlain_data()
{
    QTest::addColumn<QString>("rules");
    for (const char *rules : {"subtraction{1-100}", "subtraction{7-60}", "subtraction{500-1000}", "divide{2-100}",
                              "divide{3-2000}", "divide{50-90}"})
        QTest::newRow(rules) << QString::fromLatin1(rules);
    std::mt19937 random(6);
    for (int i = 0; i < 8; ++i) {
        QStringList divisors;
        for (int k = 0; k < 60; ++k)
            divisors << QString::number(2 + random() % 500);
        const QString rules = QStringLiteral("divide{%1}").arg(divisors.join(u','));
        QTest::newRow(qPrintable(QStringLiteral("divide, draw %1").arg(i))) << rules;
    }
}

void SequenceTest::manyNumbersAgreeWithPlain()
{
    QFETCH(QString, rules);
    SequenceEngine fast(rulesOf(rules));
    SequenceEngine plain(rulesOf(rules), {SequenceOptions::Method::Plain});
    QVERIFY(fast.methodName() != plain.methodName());
    QVERIFY(!terms(fast, 700).empty()); // in two steps
    QCOMPARE(terms(fast, 3000), terms(plain, 3000));
}

void SequenceTest::periodsSaveWork_data()
{
    QTest::addColumn<QString>("rules");
    QTest::addColumn<bool>("isProved");
    for (const char *rules : {"hex{0.8}", "hex{0.F}", "kayles", "octal{0.137}", "subtraction{2,5,9}", "allbut{1,4}"})
        QTest::newRow(rules) << QString::fromLatin1(rules) << true;
    for (const char *rules : {"grundy", "octal{0.6}", "divide{2,3}", "nim", "lasker"})
        QTest::newRow(rules) << QString::fromLatin1(rules) << false;
}

/// The values are the same; if a period is proved, a million of them cost as much as the proof.
void SequenceTest::periodsSaveWork()
{
    QFETCH(QString, rules);
    QFETCH(bool, isProved);
    JobControl control;
    SequenceEngine byPeriod(rulesOf(rules));
    SequenceEngine plain(rulesOf(rules), {SequenceOptions::Method::Plain});
    QCOMPARE(extendByPeriod(byPeriod, 1500, control).value(), quint64(1500));
    QCOMPARE(terms(byPeriod, 1500), terms(plain, 1500));
    QCOMPARE(byPeriod.provedPeriod().has_value(), isProved);
    if (!isProved)
        return;
    SequenceOptions few;
    few.maxSteps = 2'000'000;
    SequenceEngine far(rulesOf(rules), few);
    const auto known = extendByPeriod(far, 1'000'000, control);
    QVERIFY2(known, qPrintable(known ? QString() : known.problem().message));
    QCOMPARE(quint64(far.at(999'999)), byPeriod.provedPeriod()->extended(byPeriod.values(), 999'999));
}

void SequenceTest::stepsAreBounded_data()
{
    QTest::addColumn<QString>("rules");
    for (const char *rules : {"octal{0.6}", "octal{0.354}", "grundy", "divide{2-100000}", "divide{2,3}",
                              "subtraction{1,3-100000}", "allbut{1-99,101-100000}"})
        QTest::newRow(rules) << QString::fromLatin1(rules);
}

/// For any number of requested terms, the work is bounded by a count, the limit is reported, and the known values are
/// right.
void SequenceTest::stepsAreBounded()
{
    QFETCH(QString, rules);
    for (const auto method : {SequenceOptions::Method::Automatic, SequenceOptions::Method::Plain}) {
        JobControl control;
        SequenceOptions options;
        options.method = method;
        options.maxSteps = 3'000'000;
        SequenceEngine engine(rulesOf(rules), options);
        const auto known = extendByPeriod(engine, 20'000'000, control);
        QVERIFY(!known);
        QCOMPARE(known.problem().code, Problem::Code::Moves);
        QVERIFY2(known.problem().message.contains(QStringLiteral("3,000,000 moves")),
                 qPrintable(known.problem().message));
        QVERIFY2(known.problem().message.contains(QStringLiteral("--max-moves")), qPrintable(known.problem().message));
        QVERIFY(engine.termCount() > 10);
        const quint64 compared = std::min<quint64>(engine.termCount(), 300);
        SequenceEngine plain(rulesOf(rules), {SequenceOptions::Method::Plain});
        QVERIFY(!terms(plain, compared).empty());
        for (quint64 n = 0; n < compared; ++n)
            QCOMPARE(engine.at(n), plain.at(n));
    }
}

MEXPLORER_TEST(SequenceTest)
#include "tst_sequence.moc"
