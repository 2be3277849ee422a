// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/notation/expression.h"
#include "model/sequence/arithmeticperiod.h"
#include "model/sequence/periodproof.h"
#include "model/writing/sentence.h"
#include "tests/testprogram.h"

#include <QTest>

#include <random>

using namespace mexplorer;

namespace {

RulesPtr hex(const QString &code)
{
    return *parseRules(QStringLiteral("hex{%1}").arg(code));
}

QString randomHexCode(std::mt19937 &random, unsigned maxDigits)
{
    QString code = random() % 4 == 0 ? QString(QLatin1Char("48C"[random() % 3])) + u'.' : QStringLiteral("0.");
    for (auto digits = 1 + random() % maxDigits; digits > 0; --digits)
        code += QString::number(random() % 16, 16).toUpper();
    return code;
}

} // namespace

/// Games in which a heap may become three: values against the plain method, periods against many more values.
class ThreeHeapsTest : public QObject
{
    Q_OBJECT

private slots:
    void agreesWithPlain_data();
    void agreesWithPlain();
    void knownPeriods_data();
    void knownPeriods();
    void provedHoldsMuchFurther();
    void arithmeticIsNotTakenForProved();
    void farValues();
};

void ThreeHeapsTest::agreesWithPlain_data()
{
    QTest::addColumn<QString>("code");
    QTest::addColumn<quint64>("terms");
    for (const char *code : {"0.8", "0.9", "0.F", "0.1F", "8.1", "C.09A", "0.000000008", "0.888", "4.8"})
        QTest::newRow(code) << QString::fromLatin1(code) << quint64(800);
    std::mt19937 random(16);
    for (int i = 0; i < 60; ++i) {
        const QString code = randomHexCode(random, 5);
        QTest::newRow(qPrintable(QStringLiteral("%1: %2").arg(i).arg(code))) << code << quint64(260);
    }
}

void ThreeHeapsTest::agreesWithPlain()
{
    QFETCH(QString, code);
    QFETCH(quint64, terms);
    JobControl control;
    SequenceEngine fast(hex(code));
    SequenceEngine plain(hex(code), {SequenceOptions::Method::Plain});
    for (quint64 known = 0; known < terms; known += 97) // in steps
        QVERIFY(fast.extend(std::min(terms, known + 97), control));
    QVERIFY(plain.extend(terms, control));
    for (quint64 n = 0; n < terms; ++n)
        QVERIFY2(fast.at(n) == plain.at(n), qPrintable(QStringLiteral("G(%1)").arg(n)));
}

void ThreeHeapsTest::knownPeriods_data()
{
    QTest::addColumn<QString>("code");
    QTest::addColumn<quint64>("preperiod");
    QTest::addColumn<quint64>("period");
    QTest::addColumn<quint64>("saltus");
    QTest::addColumn<PeriodTheorem>("theorem");
    QTest::newRow(".8") << "0.8" << quint64(1) << quint64(3) << quint64(1) << PeriodTheorem::Arithmetic;
    QTest::newRow(".88") << "0.88" << quint64(1) << quint64(3) << quint64(1) << PeriodTheorem::Arithmetic;
    QTest::newRow(".C") << "0.C" << quint64(1) << quint64(2) << quint64(1) << PeriodTheorem::Arithmetic;
    QTest::newRow(".F") << "0.F" << quint64(0) << quint64(2) << quint64(0) << PeriodTheorem::ThreeHeaps;
    QTest::newRow(".F3") << "0.F3" << quint64(0) << quint64(4) << quint64(0) << PeriodTheorem::ThreeHeaps;
}

void ThreeHeapsTest::knownPeriods()
{
    QFETCH(QString, code);
    QFETCH(quint64, preperiod);
    QFETCH(quint64, period);
    QFETCH(quint64, saltus);
    QFETCH(PeriodTheorem, theorem);
    JobControl control;
    SequenceEngine engine(hex(code));
    const auto found = provePeriod(engine, 2000, control);
    QVERIFY(found && *found);
    QVERIFY((*found)->proved);
    QCOMPARE((*found)->preperiod, preperiod);
    QCOMPARE((*found)->period, period);
    QCOMPARE((*found)->saltus, saltus);
    QCOMPARE((*found)->theorem, theorem);
    QVERIFY((*found)->neededThrough < engine.termCount());
    QVERIFY(periodSentence(**found).endsWith(QStringLiteral("so it holds for ever.")));
}

/// A proved period is true far beyond the values of the proof.
void ThreeHeapsTest::provedHoldsMuchFurther()
{
    std::mt19937 random(2004);
    JobControl control;
    int arithmetic = 0;
    int periodic = 0;
    for (int round = 0; round < 150; ++round) {
        const QString code = randomHexCode(random, 3);
        SequenceEngine engine(hex(code));
        const auto found = provePeriod(engine, 150, control);
        QVERIFY(found);
        if (!*found || !(*found)->proved)
            continue;
        const Period &period = **found;
        const bool isOctal = period.theorem == PeriodTheorem::GuySmith;
        arithmetic += period.saltus > 0;
        periodic += period.saltus == 0 && !isOctal;
        const quint64 far = 3 * std::max<quint64>(engine.termCount(), 200);
        SequenceEngine further(hex(code));
        QVERIFY(further.extend(far, control));
        QVERIFY(engine.extend(far, control)); // by the period
        for (quint64 n = 0; n < far; ++n)
            QVERIFY2(engine.at(n) == further.at(n), qPrintable(QStringLiteral("%1: G(%2)").arg(code).arg(n)));
    }
    QVERIFY(arithmetic >= 5);
    QVERIFY(periodic >= 5);
}

/// Values that grow like an arithmetic period, under rules to which the theorem doesn't apply.
void ThreeHeapsTest::arithmeticIsNotTakenForProved()
{
    const auto find = [](const QString &code, Value saltus) {
        ValueArray values;
        for (Value n = 0; n < 200; ++n)
            values.append(n == 0 ? 0 : (n - 1) / 4 * saltus + (n - 1) % 4 / 2);
        const RulesPtr rules = hex(code);
        return *findArithmeticPeriod(*movesOf<TakeAndBreak>(*rules), values, 16, JobControl());
    };
    QVERIFY(find(QStringLiteral("0.88"), 2).proved);
    QVERIFY(!find(QStringLiteral("0.88"), 3).proved); // no power of two
    QVERIFY(!find(QStringLiteral("0.88"), 4).proved); // not all values
    ValueArray growing;                               // each value occurs at odd or at even n only
    for (Value n = 0; n < 200; ++n)
        growing.append(n == 0 ? 0 : n - 1);
    const auto isProved = [&](const QString &code) {
        const RulesPtr rules = hex(code);
        return findArithmeticPeriod(*movesOf<TakeAndBreak>(*rules), growing, 16, JobControl())->proved;
    };
    QVERIFY(isProved(QStringLiteral("0.88")));
    QVERIFY(!isProved(QStringLiteral("0.8")));
    QVERIFY(!isProved(QStringLiteral("0.080808")));
    QCOMPARE(find(QStringLiteral("0.88"), 3).saltus, quint64(3));
    QVERIFY(Sentence(periodSentence(find(QStringLiteral("0.88"), 3)))
                .plain()
                .startsWith(QStringLiteral("Seen: G(n + 4) = G(n) + 3")));
}

void ThreeHeapsTest::farValues()
{
    JobControl control;
    SequenceEngine engine(hex(QStringLiteral("0.8")));
    const auto found = provePeriod(engine, 500, control);
    QVERIFY(found && *found);
    QCOMPARE((*found)->extended(engine.values(), 1'000'000'000'000'000'000), quint64(333'333'333'333'333'333));
    QCOMPARE((*found)->extended(engine.values(), 999'999'999'999'999'999), quint64(333'333'333'333'333'332));
}

MEXPLORER_TEST(ThreeHeapsTest)
#include "tst_threeheaps.moc"
