// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/games/heaprules.h"
#include "model/notation/expression.h"
#include "model/sequence/heapvalues.h"
#include "model/sequence/periodproof.h"
#include "model/writing/sentence.h"
#include "tests/parsed.h"
#include "tests/paths.h"
#include "tests/testprogram.h"

#include <QFile>
#include <QTest>

#include <bit>
#include <random>

using namespace mexplorer;

namespace {

/// The least p, then the least n0, with at least p values and \a minRun values that repeat, tried one by one.
std::optional<TailPeriod> slowTailPeriod(const ValueArray &values, quint64 minRun)
{
    for (quint64 period = 1; period <= values.size(); ++period) {
        quint64 start = values.size() - period;
        while (start > 0 && values[start - 1] == values[start - 1 + period])
            --start;
        if (values.size() - period - start >= std::max(minRun, period))
            return TailPeriod{period, start};
    }
    return {};
}

} // namespace

/// Compares the periods found and proved with the published table and a simple search.
class PeriodTest : public QObject
{
    Q_OBJECT

private slots:
    void octalTable_data();
    void octalTable();
    void preperiodIsTheLeast();
    void tailPeriodAgainstSlowSearch();
    void tailPeriodOfLongRuns();
    void periodOfLargeNumbers();
    void subtractionSets_data();
    void subtractionSets();
    void onlySeen_data();
    void onlySeen();
    void nim();
    void noPeriodWithinTheLimit();
    void sentences();
    void heapValues_data();
    void heapValues();
    void heapLimit();
};

void PeriodTest::octalTable_data()
{
    QTest::addColumn<QString>("code");
    QTest::addColumn<quint64>("preperiod");
    QTest::addColumn<quint64>("lastException");
    QTest::addColumn<quint64>("period");
    QTest::addColumn<quint64>("maxValue");
    QTest::addColumn<quint64>("firstMax");
    QFile file(paths::data(QStringLiteral("octal-periods.tsv")));
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QList<QByteArray> lines = file.readAll().trimmed().split('\n');
    for (const QByteArray &line : lines.sliced(1)) {
        const QList<QByteArray> cells = line.split('\t');
        QTest::newRow(cells[0].constData())
            << QString::fromLatin1(cells[0]) << cells[1].toULongLong() << cells[2].toULongLong()
            << cells[3].toULongLong() << cells[4].toULongLong() << cells[5].toULongLong();
    }
}

void PeriodTest::octalTable()
{
    QFETCH(QString, code);
    QFETCH(quint64, preperiod);
    QFETCH(quint64, lastException);
    QFETCH(quint64, period);
    QFETCH(quint64, maxValue);
    QFETCH(quint64, firstMax);
    SequenceEngine engine(rulesOf(QStringLiteral("octal{%1}").arg(code)));
    JobControl control;
    const auto found = provePeriod(engine, 30'000'000, control);
    QVERIFY(found);
    QVERIFY(found->has_value());
    const Period &proof = **found;
    QVERIFY(proof.proved);
    QCOMPARE(proof.preperiod, preperiod);
    QCOMPARE(proof.lastException().value(), lastException);
    QCOMPARE(proof.period, period);
    QCOMPARE(proof.theorem, PeriodTheorem::GuySmith);
    const quint64 digits = static_cast<quint64>(code.contains(u'.') ? code.size() - code.indexOf(u'.') - 1 : 0);
    QCOMPARE(proof.neededThrough, 2 * preperiod + 2 * period + digits - 1);
    QCOMPARE(proof.checkedThrough, proof.neededThrough);
    QVERIFY(engine.termCount() > proof.neededThrough);
    QVERIFY(engine.extend(firstMax + 1, control));
    const quint64 max = engine.values().visit(
        [](auto all) { return static_cast<quint64>(std::max_element(all.begin(), all.end()) - all.begin()); });
    QCOMPARE(quint64(engine.at(max)), maxValue);
    QCOMPARE(max, firstMax);
}

/// All codes of at most two digits: from the preperiod on the values repeat, one before it they don't, though the
/// theorem asks for n0 >= 1. Eight of them repeat from G(0) on.
void PeriodTest::preperiodIsTheLeast()
{
    int purely = 0;
    int proved = 0;
    for (int code = 0; code < 64; ++code) {
        const QString text = QStringLiteral("octal{0.%1}").arg(code, 2, 8, QLatin1Char('0'));
        SequenceEngine engine(rulesOf(text));
        JobControl control;
        const auto found = provePeriod(engine, 5000, control);
        QVERIFY(found);
        if (!found->has_value() || !(*found)->proved)
            continue;
        const Period &period = **found;
        QVERIFY(engine.extend(period.neededThrough + 2 * period.period + 100, control));
        for (quint64 n = period.preperiod; n + period.period < engine.termCount(); ++n)
            QVERIFY2(engine.at(n + period.period) == engine.at(n), qPrintable(text));
        if (const auto last = period.lastException())
            QVERIFY2(engine.at(*last + period.period) != engine.at(*last), qPrintable(text));
        QVERIFY(period.provedFrom() >= 1);
        ++proved;
        purely += period.preperiod == 0;
    }
    QCOMPARE(proved, 47);
    QCOMPARE(purely, 8);
}

void PeriodTest::tailPeriodAgainstSlowSearch()
{
    std::mt19937 random(77);
    for (int round = 0; round < 3000; ++round) {
        const auto below = [&](quint64 bound) { return quint64(random()) % bound; };
        ValueArray values;
        const quint64 start = below(60);
        const quint64 period = 1 + below(40);
        const quint64 kinds = 1 + below(3);
        const quint64 count = start + below(300);
        for (quint64 n = 0; n < count; ++n)
            values.append(n < start + period ? static_cast<Value>(below(kinds) * (round % 5 == 0 ? 300 : 1))
                                             : values[n - period]);
        if (round % 3 == 0) {
            for (quint64 n = 0; n < below(40); ++n)
                values.append(static_cast<Value>(below(kinds)));
        }
        const quint64 minRun = 8 + below(30);
        const auto expected = slowTailPeriod(values, minRun);
        const auto found = findTailPeriod(values, minRun, JobControl());
        QCOMPARE(found.has_value(), expected.has_value());
        if (found) {
            QCOMPARE(found->period, expected->period);
            QCOMPARE(found->preperiod, expected->preperiod);
        }
    }
}

/// Two values that alternate, but for a few places: nearly every even number has long runs.
void PeriodTest::tailPeriodOfLongRuns()
{
    std::mt19937 random(78);
    int found = 0;
    for (int round = 0; round < 300; ++round) {
        const auto below = [&](quint64 bound) { return quint64(random()) % bound; };
        const quint64 period = 100 + below(500);
        const quint64 breaks = 30 + below(100);
        const quint64 count = 300 + below(1200);
        const quint64 start = below(count / 2);
        ValueArray values;
        Value last = 0;
        for (quint64 n = 0; n < count; ++n) {
            last ^= below(breaks) > 0 ? 1 : 0;
            values.append(n < start + period ? last : values[n - period]);
        }
        const quint64 minRun = 16 + below(300);
        const auto expected = slowTailPeriod(values, minRun);
        QCOMPARE(findTailPeriod(values, minRun, JobControl()), expected);
        found += expected ? 1 : 0;
    }
    QVERIFY2(found > 100 && found < 290, qPrintable(QString::number(found)));
}

/// The values are those of a plain loop, and the period holds for all of them.
void PeriodTest::periodOfLargeNumbers()
{
    JobControl control;
    for (const auto &[set, period] :
         {std::pair(std::vector<quint64>{1, 1'000'000}, 1'000'001), std::pair(std::vector<quint64>{1, 1'999'999}, 2),
          std::pair(std::vector<quint64>{500'000}, 1'000'000),
          std::pair(std::vector<quint64>{1, 300'000, 700'000}, 1'000'000)}) {
        SequenceEngine engine(std::make_shared<SubtractionRules>(set));
        const auto proof = provePeriod(engine, 20'000'000, control);
        QVERIFY(proof && *proof && (**proof).proved);
        const Period &proved = **proof;
        QCOMPARE(proved.period, quint64(period));
        std::vector<Value> values;
        for (quint64 n = 0; n <= proved.neededThrough; ++n) {
            quint32 ofFollowers = 0;
            for (const quint64 taken : set)
                ofFollowers |= taken <= n ? quint32(1) << values[n - taken] : 0;
            values.push_back(static_cast<Value>(std::countr_one(ofFollowers)));
            const bool repeats = n < proved.preperiod + proved.period || values[n - proved.period] == values[n];
            if (engine.at(n) != values[n] || !repeats)
                QFAIL(qPrintable(QString::number(n)));
        }
    }
}

void PeriodTest::subtractionSets_data()
{
    QTest::addColumn<QString>("rules");
    QTest::newRow("1-3") << "subtraction{1-3}";
    QTest::newRow("1") << "subtraction{1}";
    QTest::newRow("far") << "subtraction{50}";
    std::mt19937 random(3);
    for (int i = 0; i < 60; ++i) {
        QStringList set;
        for (auto size = 1 + random() % 5; size > 0; --size)
            set << QString::number(1 + random() % 15);
        const QString rules = QStringLiteral("subtraction{%1}").arg(set.join(u','));
        QTest::newRow(qPrintable(QStringLiteral("%1 %2").arg(i).arg(rules))) << rules;
    }
}

void PeriodTest::subtractionSets()
{
    QFETCH(QString, rules);
    SequenceEngine engine(rulesOf(rules));
    JobControl control;
    const auto found = provePeriod(engine, 100'000, control);
    QVERIFY(found);
    QVERIFY(found->has_value());
    const Period &proof = **found;
    QVERIFY(proof.proved);
    QCOMPARE(proof.theorem, PeriodTheorem::RepeatedWindow);
    QVERIFY(proof.neededThrough < engine.termCount());
    SequenceEngine plain(rulesOf(rules), {SequenceOptions::Method::Plain});
    const quint64 far = 10 * proof.neededThrough + 1000;
    QVERIFY(plain.extend(far, control));
    for (quint64 n = proof.preperiod; n + proof.period < far; ++n)
        QCOMPARE(plain.at(n), plain.at(n + proof.period));
    if (proof.preperiod > 0)
        QVERIFY(plain.at(proof.preperiod - 1) != plain.at(proof.preperiod - 1 + proof.period));
    for (quint64 shorter = 1; shorter < proof.period; ++shorter) {
        bool repeats = true;
        for (quint64 n = far / 2; repeats && n < far / 2 + proof.period; ++n)
            repeats = plain.at(n) == plain.at(n + shorter);
        QVERIFY(!repeats);
    }
}

void PeriodTest::onlySeen_data()
{
    QTest::addColumn<QString>("rules");
    QTest::newRow("hex") << "hex{0.9}";
    QTest::newRow("grundy") << "grundy";
}

void PeriodTest::onlySeen()
{
    QFETCH(QString, rules);
    SequenceEngine engine(rulesOf(rules));
    JobControl control;
    const auto found = provePeriod(engine, 400, control);
    QVERIFY(found);
    if (*found) {
        QVERIFY(!(*found)->proved);
        QCOMPARE((*found)->theorem, PeriodTheorem::None);
        QVERIFY(Sentence(periodSentence(**found)).plain().startsWith(QStringLiteral("Seen")));
    }
    QVERIFY(!engine.provedPeriod());
}

void PeriodTest::nim()
{
    SequenceEngine engine(rulesOf(QStringLiteral("nim")));
    JobControl control;
    const auto found = provePeriod(engine, 100, control);
    QVERIFY(found && *found);
    QCOMPARE((*found)->saltus, quint64(1));
    QVERIFY((*found)->proved);
    QVERIFY(!(*found)->lastException());
    QCOMPARE(engine.at(123'456), Value(123'456));
}

void PeriodTest::noPeriodWithinTheLimit()
{
    SequenceEngine engine(rulesOf(QStringLiteral("octal{0.6}")));
    JobControl control;
    const auto found = provePeriod(engine, 3000, control);
    QVERIFY(found);
    QVERIFY(!found->has_value());
    QCOMPARE(engine.termCount(), quint64(3000));
}

void PeriodTest::sentences()
{
    SequenceEngine engine(rulesOf(QStringLiteral("kayles")));
    JobControl control;
    QVERIFY(engine.extend(140, control));
    QVERIFY(Sentence(periodSentence(*periodOfKnownTerms(engine, control)))
                .plain()
                .contains(QStringLiteral("needs the values through n = 167")));
    const auto found = provePeriod(engine, 1000, control);
    QCOMPARE(
        Sentence(periodSentence(**found)).plain(),
        QStringLiteral("Guy–Smith: G(n + 12) = G(n) for 71 ≤ n < 156, checked through n = 167, so it holds for ever."));
}

void PeriodTest::heapValues_data()
{
    QTest::addColumn<QString>("rules");
    for (const char *rules : {"nim", "subtraction{2,7,11}", "divide{2,5}", "kayles", "dawson", "grundy", "octal{4.3}"})
        QTest::newRow(rules) << rules;
}

void PeriodTest::heapValues()
{
    QFETCH(QString, rules);
    HeapValues values(rulesOf(rules));
    SequenceEngine plain(rulesOf(rules), {SequenceOptions::Method::Plain});
    JobControl control;
    QVERIFY(plain.extend(2000, control));
    std::mt19937 random(9);
    for (int i = 0; i < 300; ++i) {
        const quint64 heap = random() % 2000;
        const Result<Value> value = values.value(heap, control);
        QVERIFY(value);
        QCOMPARE(*value, plain.at(heap));
    }
    if (rules == QStringLiteral("kayles"))
        QCOMPARE(*values.value(1'000'000'000, control), plain.at(72 + (1'000'000'000 - 72) % 12));
}

void PeriodTest::heapLimit()
{
    HeapValues values(rulesOf(QStringLiteral("hex{0.9}")));
    JobControl control;
    const Result<Value> value = values.value(1'000'000, control);
    QVERIFY(!value);
    QCOMPARE(value.problem().kind, Problem::Kind::Limit);
    QCOMPARE(value.problem().code, Problem::Code::HeapSize);
    QVERIFY(value.problem().message.contains(QStringLiteral("mexplorer sequence hex{0.9} --at 1000000")));
}

MEXPLORER_TEST(PeriodTest)
#include "tst_period.moc"
