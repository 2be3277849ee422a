#include "model/notation/expression.h"
#include "model/sequence/blockmethod.h"
#include "model/sequence/blocktables.h"
#include "model/sequence/periodproof.h"

#include <QTest>

#include <random>

using namespace mexplorer;

namespace {

HeapRulesPtr octal(const QString &code)
{
    return std::dynamic_pointer_cast<const HeapRules>(*parseRules(QStringLiteral("octal{%1}").arg(code)));
}

QString randomCode(std::mt19937 &random)
{
    QString code = random() % 4 == 0 ? QStringLiteral("4.") : QStringLiteral("0.");
    for (auto digits = 1 + random() % 6; digits > 0; --digits)
        code += QString::number(random() % 8);
    return code;
}

} // namespace

/// The fast method against the plain one, and its parts against their definitions.
class BlockMethodTest : public QObject
{
    Q_OBJECT

private slots:
    void agreesWithPlain_data();
    void agreesWithPlain();
    void anyStepsGiveTheSame();
    void kernels_data();
    void kernels();
    void leastUnmarked();
    void hasSplit();
    void codesAreClassesInOrder();
    void classSplitIsTheBest();
    void longPeriods_data();
    void longPeriods();
    void cancels();
};

void BlockMethodTest::agreesWithPlain_data()
{
    QTest::addColumn<QString>("code");
    QTest::addColumn<quint64>("terms");
    for (const char *code : {"4", "4.3", "0.77", "0.137", "0.07", "0.165", "0.127", "0.104", "0.376", "0.354", "0.6",
                             "0.06", "0.04", "0.16", "4.454", "0.00000000007", "0.70000000000000000001"})
        QTest::newRow(code) << QString::fromLatin1(code) << quint64(6000);
    QTest::newRow("late") << QStringLiteral("0.644") << quint64(20'000);
    std::mt19937 random(1956);
    for (int i = 0; i < 60; ++i) {
        const QString code = randomCode(random);
        QTest::newRow(qPrintable(QStringLiteral("%1: %2").arg(i).arg(code))) << code << quint64(2500);
    }
}

void BlockMethodTest::agreesWithPlain()
{
    QFETCH(QString, code);
    QFETCH(quint64, terms);
    JobControl control;
    SequenceEngine fast(octal(code));
    SequenceEngine plain(octal(code), {SequenceOptions::Method::Plain});
    QVERIFY(fast.extend(terms, control));
    QVERIFY(plain.extend(terms, control));
    for (quint64 n = 0; n < terms; ++n)
        QVERIFY2(fast.at(n) == plain.at(n), qPrintable(QStringLiteral("G(%1) by %2").arg(n).arg(fast.methodName())));
}

void BlockMethodTest::anyStepsGiveTheSame()
{
    std::mt19937 random(12);
    JobControl control;
    for (const char *code : {"0.77", "0.16", "0.127", "0.6", "4.06"}) {
        SequenceEngine whole(octal(QString::fromLatin1(code)));
        SequenceEngine steps(octal(QString::fromLatin1(code)));
        QVERIFY(whole.extend(8000, control));
        for (quint64 terms = 1; terms < 8000; terms += 1 + random() % 300)
            QVERIFY(steps.extend(terms, control));
        QVERIFY(steps.extend(8000, control));
        QCOMPARE(steps.values().prefixHash(8000), whole.values().prefixHash(8000));
    }
}

void BlockMethodTest::kernels_data()
{
    QTest::addColumn<int>("groups");
    for (const int groups : {4, 8, 16, 32})
        QTest::newRow(qPrintable(QString::number(groups))) << groups;
}

void BlockMethodTest::kernels()
{
    QFETCH(int, groups);
    std::mt19937 random(4);
    std::vector<quint8> codes(2000);
    for (quint8 &code : codes)
        code = static_cast<quint8>(random());
    std::vector<quint32> positions;
    std::vector<quint8> partCodes;
    for (quint32 a = 64; a < 1400; a += 1 + static_cast<quint32>(random() % 60)) {
        positions.push_back(a);
        partCodes.push_back(codes[a]);
    }
    const quint64 rest = 1700;
    std::vector<quint8> marks(static_cast<std::size_t>(groups) * 64, 0);
    std::vector<quint8> targets(64);
    for (quint8 &target : targets)
        target = static_cast<quint8>(random());
    const blocks::Parts parts = {positions.data(), partCodes.data(), positions.size()};
    blocks::mark(codes.data() + rest, parts, 0x80, static_cast<std::size_t>(groups), marks.data());
    const quint64 hits = blocks::hits(codes.data() + rest, parts, targets.data());
    const quint64 rangeHits = blocks::hitsInRange(codes.data() + rest, codes.data(), 70, 101, targets.data());
    for (std::size_t lane = 0; lane < 64; ++lane) {
        std::vector<bool> expected(256, false);
        for (const quint32 a : positions)
            expected[static_cast<std::size_t>(codes[rest + lane - a] ^ codes[a] ^ 0x80)] = true;
        for (std::size_t code = 0; code < static_cast<std::size_t>(groups) * 8; ++code)
            QCOMPARE(((marks[code / 8 * 64 + lane] >> (code % 8)) & 1) != 0, bool(expected[code]));
        QCOMPARE(((hits >> lane) & 1) != 0, bool(expected[static_cast<std::size_t>(targets[lane] ^ 0x80)]));
        bool isHit = false;
        for (std::size_t a = 70; a <= 101; ++a)
            isHit = isHit || (codes[rest + lane - a] ^ codes[a]) == targets[lane];
        QCOMPARE(((rangeHits >> lane) & 1) != 0, isHit);
    }
}

void BlockMethodTest::leastUnmarked()
{
    std::mt19937 random(8);
    for (const std::size_t groups : {4u, 8u, 16u, 32u}) {
        std::vector<quint8> marks(groups * 64);
        for (std::size_t i = 0; i < marks.size(); ++i)
            marks[i] = random() % 4 == 0 ? static_cast<quint8>(random()) : 255;
        std::vector<quint8> least(64);
        blocks::leastUnmarked(marks.data(), groups, least.data());
        for (std::size_t lane = 0; lane < 64; ++lane) {
            std::size_t code = 0;
            while (code < groups * 8 && ((marks[code / 8 * 64 + lane] >> (code % 8)) & 1))
                ++code;
            QCOMPARE(least[lane], static_cast<quint8>(code));
        }
    }
}

void BlockMethodTest::hasSplit()
{
    std::mt19937 random(81);
    std::vector<quint8> codes(300);
    for (quint8 &code : codes)
        code = static_cast<quint8>(random());
    for (int round = 0; round < 5000; ++round) {
        const quint64 total = 20 + random() % 270;
        const quint64 first = random() % (total / 2);
        const quint64 last = first + random() % (total / 2);
        const auto target = static_cast<quint8>(random());
        bool expected = false;
        for (quint64 a = first; a <= last; ++a)
            expected = expected || (codes[a] ^ codes[total - a]) == target;
        QCOMPARE(blocks::hasSplit(codes.data(), total, first, last, target), expected);
    }
}

void BlockMethodTest::codesAreClassesInOrder()
{
    for (Value mask = 1; mask < 256; ++mask) {
        for (const bool withPosition : {false, true}) {
            for (quint64 n = 100; n < 102; ++n) {
                const ClassSplit split = {mask, withPosition, 1};
                std::array<int, 2> last = {-1, -1};
                for (Value value = 0; value < 256; ++value) {
                    const quint8 code = split.code(n, value);
                    QCOMPARE(split.value(n, code), value);
                    int &before = last[code >> 7];
                    QCOMPARE((code & 0x7f), before + 1);
                    before = code & 0x7f;
                }
            }
        }
    }
}

void BlockMethodTest::classSplitIsTheBest()
{
    std::mt19937 random(6);
    for (int round = 0; round < 20; ++round) {
        std::vector<quint8> values(500);
        const Value hidden = 1 + static_cast<Value>(random() % 255);
        for (std::size_t n = 0; n < values.size(); ++n) {
            do
                values[n] = static_cast<quint8>(random());
            while (random() % 8 != 0 && !ClassSplit{hidden, round % 2 == 1, 1}.isCommon(n, values[n]));
        }
        const SplitFound found = findClassSplit(values, 1);
        quint64 least = values.size();
        for (Value mask = 1; mask < 256; ++mask) {
            for (const bool withPosition : {false, true}) {
                quint64 rare = 0;
                for (std::size_t n = 0; n < values.size(); ++n)
                    rare += ClassSplit{mask, withPosition, 1}.isCommon(n, values[n]) ? 0 : 1;
                least = std::min(least, rare);
                if (found.split == ClassSplit{mask, withPosition, withPosition ? 1u : 0u})
                    QCOMPARE(found.rareCount, rare);
            }
        }
        QCOMPARE(found.rareCount, least);
    }
}

void BlockMethodTest::longPeriods_data()
{
    QTest::addColumn<QString>("code");
    QTest::addColumn<quint64>("preperiod");
    QTest::addColumn<quint64>("period");
    QTest::newRow(".127") << "0.127" << quint64(46'578) << quint64(4);
    QTest::newRow(".16") << "0.16" << quint64(105'351) << quint64(149'459);
    QTest::newRow(".56") << "0.56" << quint64(326'640) << quint64(144);
}

void BlockMethodTest::longPeriods()
{
    QFETCH(QString, code);
    QFETCH(quint64, preperiod);
    QFETCH(quint64, period);
    SequenceEngine engine(octal(code));
    JobControl control;
    const auto found = provePeriod(engine, 1'000'000, control);
    QVERIFY(found && *found);
    QVERIFY((*found)->proved);
    QCOMPARE((*found)->preperiod, preperiod);
    QCOMPARE((*found)->period, period);
}

void BlockMethodTest::cancels()
{
    SequenceEngine engine(octal(QStringLiteral("0.16")));
    SequenceEngine whole(octal(QStringLiteral("0.16")));
    JobControl control;
    QVERIFY(engine.extend(3000, control));
    QVERIFY(whole.extend(9000, control));
    JobControl cancelled;
    cancelled.cancel();
    QCOMPARE(engine.extend(9000, cancelled).problem().kind, Problem::Kind::Cancelled);
    QVERIFY(engine.termCount() >= 3000);
    QCOMPARE(engine.values().prefixHash(engine.termCount()), whole.values().prefixHash(engine.termCount()));
    QVERIFY(engine.extend(9000, control));
    QCOMPARE(engine.values().prefixHash(9000), whole.values().prefixHash(9000));
}

QTEST_GUILESS_MAIN(BlockMethodTest)
#include "tst_blockmethod.moc"
