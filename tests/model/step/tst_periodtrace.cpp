// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/notation/expression.h"
#include "model/sequence/sequenceengine.h"
#include "model/step/listtrace.h"
#include "model/step/traceformat.h"
#include "tests/testprogram.h"

#include <QTest>

using namespace mexplorer;

namespace {

TracePtr buildPeriod(const QString &text)
{
    JobControl control;
    const Result<TracePtr> trace = buildPeriodTrace(*parsePosition(text), control);
    return trace ? *trace : nullptr;
}

QString everySentence(const Trace &trace)
{
    QString all;
    for (int step = 0; step < trace.stepCount(); ++step)
        all += trace.sentence(step).plain() + u'\n';
    return all;
}

} // namespace

class PeriodTraceTest : public QObject
{
    Q_OBJECT

private slots:
    void kaylesIsProvedWithItsNumbers();
    void periodsOfKnownGames_data();
    void periodsOfKnownGames();
    void shownValuesRepeat();
    void longPreperiodsHaveTheirNumbers();
    void divisionGamesNeverRepeat();
    void nimGrows();
    void gamesWithoutHeapsSaySo();
    void saysWhoseValuesTheyAre();
    void latexKeepsSubscripts();
};

/// The values are those of normal play, which is noted under misère play and only there.
void PeriodTraceTest::saysWhoseValuesTheyAre()
{
    const QString words = QString::fromUtf8("under misère play they don't decide who wins");
    JobControl control;
    const Position kayles = *parsePosition(QStringLiteral("kayles:7"));
    QVERIFY((*buildPeriodTrace(kayles, control, Convention::Misere))->sentence(0).plain().contains(words));
    QVERIFY(!everySentence(*buildPeriod(QStringLiteral("kayles:7"))).contains(words));
}

void PeriodTraceTest::kaylesIsProvedWithItsNumbers()
{
    const TracePtr trace = buildPeriod(QStringLiteral("kayles:7"));
    const QString all = everySentence(*trace);
    for (const char *words :
         {"n₀ = 71, p = 12, t = 2", "2 · 71 + 12 + 2 = 156", "G(167)", "85 comparisons", "The last is n = 70",
          "G(70) = 6, but G(82) = 2", "Proved: G(n + 12) = G(n) for all n ≥ 71"}) {
        QVERIFY2(all.contains(QString::fromUtf8(words)), qPrintable(QString::fromUtf8(words) + u'\n' + all));
    }
}

void PeriodTraceTest::periodsOfKnownGames_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<int>("period");
    QTest::newRow("subtraction") << "subtraction{1-3}:9" << 4;
    QTest::newRow("subtraction 1 3 4") << "subtraction{1,3,4}:9" << 7;
    QTest::newRow("dawson") << "dawson:9" << 34;
    QTest::newRow("sum") << "matrix:2x2 + kayles:4" << 12;
}

void PeriodTraceTest::periodsOfKnownGames()
{
    QFETCH(QString, text);
    QFETCH(int, period);
    const TracePtr trace = buildPeriod(text);
    QCOMPARE(std::get<StripPicture>(trace->picture(trace->stepCount() - 1)).period, period);
    QVERIFY(everySentence(*trace).contains(QStringLiteral("Proved")));
}

void PeriodTraceTest::shownValuesRepeat()
{
    const TracePtr trace = buildPeriod(QStringLiteral("kayles:7"));
    for (int step = 0; step < trace->stepCount(); ++step) {
        const auto picture = std::get<StripPicture>(trace->picture(step));
        QVERIFY(picture.shown <= static_cast<int>(picture.values->size()));
        QVERIFY(picture.from <= picture.to);
        if (picture.period == 0)
            continue;
        for (int n = picture.preperiod; n + picture.period < picture.shown; ++n)
            QCOMPARE((*picture.values)[static_cast<std::size_t>(n)],
                     (*picture.values)[static_cast<std::size_t>(n + picture.period)]);
    }
}

/// The sentences cover more values than the picture.
void PeriodTraceTest::longPreperiodsHaveTheirNumbers()
{
    const TracePtr trace = buildPeriod(QStringLiteral("octal{0.356}:9"));
    const QString all = everySentence(*trace);
    SequenceEngine engine(parsePosition(QStringLiteral("octal{0.356}:9"))->components[0].rules);
    JobControl control;
    QVERIFY(engine.extend(8000, control));
    QStringList first;
    for (quint64 n = 7315; n < 7315 + 16; ++n)
        first << QString::number(engine.at(n));
    for (const QString &words :
         {QStringLiteral("From n = 7,315 on the values repeat with period 142: ") + first.join(QStringLiteral(", ")),
          QStringLiteral("The last is n = 7,314: G(7314) = %1, but G(7456) = %2")
              .arg(engine.at(7314))
              .arg(engine.at(7456))})
        QVERIFY2(all.contains(words), qPrintable(words + u'\n' + all));
    for (int step = 0; step < trace->stepCount(); ++step) {
        const auto picture = std::get<StripPicture>(trace->picture(step));
        QVERIFY(picture.from <= picture.to && picture.to <= picture.shown && picture.shown <= 2000);
    }
}

void PeriodTraceTest::divisionGamesNeverRepeat()
{
    for (const char *game : {"divide{2}:9", "divide{2,3,6}:100", "divide{10}:5"}) {
        const TracePtr trace = buildPeriod(QLatin1String(game));
        QCOMPARE(std::get<StripPicture>(trace->picture(trace->stepCount() - 1)).period, 0);
        QVERIFY(everySentence(*trace).contains(QStringLiteral("The values are not periodic")));
    }
}

void PeriodTraceTest::nimGrows()
{
    const TracePtr trace = buildPeriod(QStringLiteral("nim:5"));
    QVERIFY(everySentence(*trace).contains(QStringLiteral("G(n) = n")));
}

void PeriodTraceTest::gamesWithoutHeapsSaySo()
{
    const TracePtr trace = buildPeriod(QStringLiteral("matrix:2x2"));
    QCOMPARE(trace->stepCount(), 1);
    QVERIFY(trace->sentence(0).plain().contains(QStringLiteral("no heaps")));
}

void PeriodTraceTest::latexKeepsSubscripts()
{
    const QString latex = formatTrace(*buildPeriod(QStringLiteral("kayles:7")), WrittenFormat::Latex);
    QVERIFY(latex.contains(QStringLiteral("n_{0} \\le n < 2n_{0} + p + t")));
    for (const QChar sign : QStringLiteral("₀≤·−"))
        QVERIFY2(!latex.contains(sign), qPrintable(QString(sign)));
}

MEXPLORER_TEST(PeriodTraceTest)
#include "tst_periodtrace.moc"
