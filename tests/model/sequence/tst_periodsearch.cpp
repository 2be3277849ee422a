// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/sequence/periodsearch.h"
#include "tests/parsed.h"
#include "tests/testprogram.h"

#include <QTest>

using namespace mexplorer;

namespace {

constexpr quint64 manyTerms = 1'000'000;

PeriodSearch searchIn(SequenceEngine &engine, quint64 maxTerms = manyTerms)
{
    JobControl control;
    return searchPeriod(engine, maxTerms, control, control);
}

} // namespace

/// The ends of a search for a period that has no number of terms.
class PeriodSearchTest : public QObject
{
    Q_OBJECT

private slots:
    void provesAsInManyTerms_data();
    void provesAsInManyTerms();
    void knowsWhatCannotBeProved_data();
    void knowsWhatCannotBeProved();
    void endsByMemory();
    void usesAllOfTheMemory();
    void endsByMoves();
    void endsByTerms();
    void looksOnceMoreWhenTimeEnds();
    void isCancelled();
};

void PeriodSearchTest::provesAsInManyTerms_data()
{
    QTest::addColumn<QString>("rules");
    for (const char *rules : {"kayles", "octal{0.156}", "dawson", "octal{4}", "subtraction{2,5,11}", "allbut{3,4}",
                              "nim", "lasker", "hex{0.A}", "octal{0.0}"})
        QTest::newRow(rules) << QString::fromLatin1(rules);
}

void PeriodSearchTest::provesAsInManyTerms()
{
    QFETCH(QString, rules);
    JobControl control;
    SequenceEngine other(rulesOf(rules));
    const auto expected = provePeriod(other, 20'000, control);
    QVERIFY(expected && *expected);
    SequenceEngine engine(rulesOf(rules));
    const PeriodSearch search = searchIn(engine);
    QCOMPARE(search.end, PeriodSearchEnd::Proved);
    QVERIFY(search.period && search.period->proved && engine.provedPeriod());
    QVERIFY(!search.problem && !search.isCut());
    QCOMPARE(search.period->period, (*expected)->period);
    QCOMPARE(search.period->preperiod, (*expected)->preperiod);
    QCOMPARE(search.period->saltus, (*expected)->saltus);
    QVERIFY(engine.termCount() < 20'000);
}

void PeriodSearchTest::knowsWhatCannotBeProved_data()
{
    QTest::addColumn<QString>("rules");
    QTest::addColumn<PeriodSearchEnd>("end");
    QTest::addColumn<QString>("reason");
    QTest::newRow("division") << "divide{2,3}" << PeriodSearchEnd::NeverPeriodic << "";
    QTest::newRow("grundy") << "grundy" << PeriodSearchEnd::NoTheorem << "two heaps that must differ";
    QTest::newRow("five heaps") << "hex{0.Z}" << PeriodSearchEnd::NoTheorem << "four heaps or five";
    QTest::newRow("own") << "rules{n -> n-k : prime(k)}" << PeriodSearchEnd::NoTheorem << "octal and hexadecimal games";
}

/// At once, without a value. What has no theorem here has none in provePeriod(), either.
void PeriodSearchTest::knowsWhatCannotBeProved()
{
    QFETCH(QString, rules);
    QFETCH(PeriodSearchEnd, end);
    QFETCH(QString, reason);
    SequenceEngine engine(rulesOf(rules));
    const PeriodSearch search = searchIn(engine);
    QCOMPARE(search.end, end);
    QVERIFY(!search.period && !search.isCut());
    QCOMPARE(engine.termCount(), quint64(0));
    QCOMPARE(search.problem.has_value(), !reason.isEmpty());
    if (search.problem)
        QVERIFY2(search.problem->message.contains(reason), qPrintable(search.problem->message));
    JobControl control;
    const auto proof = provePeriod(engine, 1000, control);
    QVERIFY(proof && !(*proof && (*proof)->proved));
}

void PeriodSearchTest::endsByMemory()
{
    SequenceEngine engine(rulesOf(QStringLiteral("octal{0.376}")), {.memoryLimit = 100'000});
    const PeriodSearch search = searchIn(engine, 4'000'000'000);
    QCOMPARE(search.end, PeriodSearchEnd::Memory);
    QVERIFY(search.isCut() && !search.period);
    QCOMPARE(search.problem->code, Problem::Code::Memory);
    QVERIFY(!engine.memoryProblem(engine.termCount()));
    QVERIFY(engine.memoryProblem(engine.termCount() + engine.termCount() / 128 + 2));
}

/// A little more memory than a proof needs is enough, whatever steps the number of values grows in.
void PeriodSearchTest::usesAllOfTheMemory()
{
    const RulesPtr rules = rulesOf(QStringLiteral("octal{0.156}"));
    constexpr quint64 needed = 7659; // by the theorem; tst_period.cpp compares the period with the published one
    int proofs = 0;
    int refusals = 0;
    for (quint64 limit = 4000; limit < 60'000; limit += 500) {
        SequenceEngine engine(rules, {.memoryLimit = limit});
        const PeriodSearch search = searchIn(engine);
        const bool isProved = search.end == PeriodSearchEnd::Proved;
        QVERIFY(isProved || search.end == PeriodSearchEnd::Memory);
        QCOMPARE(isProved, engine.termCount() >= needed);
        if (!isProved)
            QVERIFY(engine.memoryProblem(needed + needed / 128));
        proofs += isProved;
        refusals += !isProved;
    }
    QVERIFY(proofs > 0);
    QVERIFY(refusals > 0);
}

void PeriodSearchTest::endsByMoves()
{
    SequenceEngine engine(rulesOf(QStringLiteral("octal{0.6}")), {.maxSteps = 1'000'000});
    const PeriodSearch search = searchIn(engine);
    QCOMPARE(search.end, PeriodSearchEnd::Moves);
    QVERIFY(search.isCut() && engine.termCount() > 100);
}

void PeriodSearchTest::endsByTerms()
{
    SequenceEngine engine(rulesOf(QStringLiteral("octal{0.6}")));
    QCOMPARE(searchIn(engine, 3000).end, PeriodSearchEnd::Terms);
    QCOMPARE(engine.termCount(), quint64(3000));
}

/// The period of Kayles is proved by 168 values.
void PeriodSearchTest::looksOnceMoreWhenTimeEnds()
{
    for (const quint64 known : {0, 140, 167, 168, 200}) {
        SequenceEngine engine(rulesOf(QStringLiteral("kayles")));
        JobControl whole;
        QVERIFY(engine.extend(known, whole));
        const quint64 terms = engine.termCount();
        JobControl search;
        search.cancel();
        const PeriodSearch found = searchPeriod(engine, manyTerms, search, whole);
        QCOMPARE(engine.termCount(), terms);
        QCOMPARE(found.end, terms < 168 ? PeriodSearchEnd::Time : PeriodSearchEnd::Proved);
        QCOMPARE(found.period.has_value(), terms >= 140);
        QCOMPARE(engine.provedPeriod().has_value(), terms >= 168);
    }
}

void PeriodSearchTest::isCancelled()
{
    SequenceEngine engine(rulesOf(QStringLiteral("octal{0.6}")));
    JobControl control;
    control.cancel();
    const PeriodSearch search = searchPeriod(engine, manyTerms, control, control);
    QCOMPARE(search.end, PeriodSearchEnd::Cancelled);
    QCOMPARE(search.problem->kind, Problem::Kind::Cancelled);
}

MEXPLORER_TEST(PeriodSearchTest)
#include "tst_periodsearch.moc"
