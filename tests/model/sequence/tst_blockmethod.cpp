// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/core/instructionset.h"
#include "model/notation/expression.h"
#include "model/sequence/blockrun.h"
#include "model/sequence/blocktables.h"
#include "model/sequence/candidatescan.h"
#include "model/sequence/periodproof.h"
#include "model/sequence/sequencemethod.h"
#include "tests/parsed.h"
#include "tests/sanitized.h"
#include "tests/testprogram.h"
#include "tests/valuehash.h"

#include <QTest>

#include <random>
#include <set>
#include <thread>

using namespace mexplorer;

namespace {

QString randomCode(std::mt19937 &random)
{
    QString code = random() % 4 == 0 ? QStringLiteral("4.") : QStringLiteral("0.");
    for (auto digits = 1 + random() % 6; digits > 0; --digits)
        code += QString::number(random() % 8);
    return code;
}

} // namespace

/// Compares the fast method with the plain one, and its parts with their definitions.
class BlockMethodTest : public QObject
{
    Q_OBJECT

private slots:
    void agreesWithPlain_data();
    void agreesWithPlain();
    void eachWidthGivesTheSame_data();
    void eachWidthGivesTheSame();
    void anyStepsGiveTheSame();
    void bothCoresGiveTheSame();
    void nearMoves();
    void kernels_data();
    void kernels();
    void candidateScan_data();
    void candidateScan();
    void candidateScanEnds();
    void farValuesWithoutSparseSpace();
    void codesAreClassesInOrder();
    void classSplitIsTheBest();
    void longPeriods_data();
    void longPeriods();
    void cancels();
    void cancelledAtRandomMoments_data();
    void cancelledAtRandomMoments();
    void memoryLimitHolds();

private:
    template <class Code> void marksAndHits(std::size_t groups, quint32 bound);
    template <class Code> void minUnmarked(std::size_t groups);
    template <class Code> void hasSplit();
    void candidates(quint32 bound, blocks::CandidateKernel kernel);
    template <class Code> void codesInOrder(Value bound);
};

void BlockMethodTest::agreesWithPlain_data()
{
    QTest::addColumn<QString>("rules");
    QTest::addColumn<quint64>("terms");
    QTest::addColumn<Value>("max"); // at least
    for (const char *code : {"4", "4.3", "0.644", "0.77", "0.137", "0.07", "0.165", "0.127", "0.104", "0.376", "0.354",
                             "0.6", "0.06", "0.04", "0.16", "4.454", "0.00000000007", "0.70000000000000000001"})
        QTest::newRow(code) << QStringLiteral("octal{%1}").arg(QLatin1String(code))
                            << quint64(isSanitized ? 2000 : 5000) << Value(0);
    QTest::newRow("grundy") << QStringLiteral("grundy") << quint64(isSanitized ? 3000 : 8000) << Value(0);
    // To the first codes that need a second byte, and a little further.
    QTest::newRow("late 0.6") << QStringLiteral("octal{0.6}") << quint64(isSanitized ? 6000 : 11'000)
                              << Value(isSanitized ? 0 : 256);
    QTest::newRow("late 0.007") << QStringLiteral("octal{0.007}") << quint64(isSanitized ? 6000 : 10'000)
                                << Value(isSanitized ? 0 : 256);
    std::mt19937 random(1956);
    for (int i = 0; i < (isSanitized ? 12 : 40); ++i) {
        const QString code = randomCode(random);
        QTest::newRow(qPrintable(QStringLiteral("%1: %2").arg(i).arg(code)))
            << QStringLiteral("octal{%1}").arg(code) << quint64(2500) << Value(0);
    }
}

/// Tests every method, and every instruction set with the automatic one.
void BlockMethodTest::agreesWithPlain()
{
    QFETCH(QString, rules);
    QFETCH(quint64, terms);
    QFETCH(Value, max);
    using Method = SequenceOptions::Method;
    JobControl control;
    SequenceEngine plain(rulesOf(rules), {Method::Plain});
    QVERIFY(plain.extend(terms, control));
    Value found = 0;
    for (quint64 n = 0; n < terms; ++n)
        found = std::max(found, plain.at(n));
    QVERIFY(found >= max);
    QStringList cases = instructionSets();
    for (const Method method : {Method::Scan, Method::Sparse, Method::SparseParity}) {
        if (SequenceEngine::fits(rulesOf(rules), method))
            cases << QString::number(int(method));
    }
    for (const QString &name : cases) {
        const bool isSet = instructionSets().contains(name);
        useInstructionSet(isSet ? name : QString());
        SequenceEngine fast(rulesOf(rules), {isSet ? Method::Automatic : static_cast<Method>(name.toInt())});
        QVERIFY(fast.extend(terms, control));
        QCOMPARE(fast.values().bytesPerValue(), plain.values().bytesPerValue());
        for (quint64 n = 0; n < terms; ++n) {
            if (fast.at(n) != plain.at(n))
                QFAIL(qPrintable(QStringLiteral("G(%1) by %2, %3").arg(n).arg(fast.methodName(), name)));
        }
    }
    useInstructionSet({});
}

void BlockMethodTest::eachWidthGivesTheSame_data()
{
    QTest::addColumn<QString>("rules");
    for (const char *rules : {"kayles", "octal{0.16}", "octal{0.07}", "octal{4.06}", "grundy"})
        QTest::newRow(rules) << rules;
}

/// Codes of 16 bits where 8 would suffice.
void BlockMethodTest::eachWidthGivesTheSame()
{
    QFETCH(QString, rules);
    constexpr quint64 terms = 5000;
    const RulesPtr game = rulesOf(rules);
    const std::optional<SplitRules> splitRules = SplitRules::of(*game);
    QVERIFY(splitRules);
    JobControl control;
    SequenceEngine plain(game, {SequenceOptions::Method::Plain});
    QVERIFY(plain.extend(terms, control));
    const quint64 expected = hashOf(plain.values(), terms);
    const auto hash = [&](auto &&run) {
        SequenceEngine start(game, {SequenceOptions::Method::Plain});
        ValueArray values;
        if (start.extend(run.firstTerm(*splitRules), control))
            values = start.values();
        StepCount steps;
        return run.extend(values, terms, steps, control) ? hashOf(values, terms) : 0;
    };
    QCOMPARE(hash(BlockRun<quint8>(*splitRules, RareCommonMode::Measured)), expected);
    QCOMPARE(hash(BlockRun<quint16>(*splitRules, RareCommonMode::Measured)), expected);
    QCOMPARE(hash(BlockRun<quint16>(*splitRules, RareCommonMode::None)), expected);
}

void BlockMethodTest::anyStepsGiveTheSame()
{
    std::mt19937 random(12);
    JobControl control;
    for (const char *code : {"0.77", "0.16", "0.127", "0.6", "4.06"}) {
        SequenceEngine whole(octalRules(QString::fromLatin1(code)));
        SequenceEngine steps(octalRules(QString::fromLatin1(code)));
        QVERIFY(whole.extend(8000, control));
        for (quint64 terms = 1; terms < 8000; terms += 1 + random() % 300)
            QVERIFY(steps.extend(terms, control));
        QVERIFY(steps.extend(8000, control));
        QCOMPARE(hashOf(steps.values(), 8000), hashOf(whole.values(), 8000));
    }
}

void BlockMethodTest::bothCoresGiveTheSame()
{
    constexpr quint64 terms = 100'000; // scans are long enough to be divided
    JobControl control;
    SequenceOptions options = {SequenceOptions::Method::Scan};
    SequenceEngine both(octalRules(QStringLiteral("0.77")), options);
    options.bothCores = false;
    SequenceEngine one(octalRules(QStringLiteral("0.77")), options);
    QVERIFY(both.extend(terms, control) && one.extend(terms, control));
    QCOMPARE(hashOf(both.values(), terms), hashOf(one.values(), terms));
}

void BlockMethodTest::nearMoves()
{
    std::mt19937 random(58);
    for (int round = 0; round < 200; ++round) {
        std::vector<quint16> codes(100);
        for (quint16 &code : codes)
            code = static_cast<quint16>(random() % 300);
        NearMoves<quint16> moves;
        std::set<quint32> reached;
        for (auto count = random() % 40; count > 0; --count) {
            const quint64 distance = 1 + random() % 80;
            const auto change = static_cast<quint16>(random() % 200);
            moves.append(distance, change);
            reached.insert(codes[90 - distance] ^ change);
            if (random() % 4 == 0)
                moves.append(distance, change);
        }
        moves.tidy();
        for (const quint32 first : {0, 64, 128, 448}) {
            quint64 expected = 0;
            for (quint32 i = 0; i < 64; ++i)
                expected |= quint64(reached.count(first + i)) << i;
            QCOMPARE(moves.reached(codes.data() + 90, first), expected);
        }
    }
}

void BlockMethodTest::kernels_data()
{
    QTest::addColumn<QString>("instructions");
    for (const QString &set : instructionSets())
        QTest::newRow(qPrintable(set)) << set;
}

void BlockMethodTest::kernels()
{
    QFETCH(QString, instructions);
    QVERIFY(useInstructionSet(instructions));
    for (const std::size_t groups : {4u, 8u, 16u, 32u}) {
        marksAndHits<quint8>(groups, 256);
        marksAndHits<quint16>(groups, 1000);
        minUnmarked<quint8>(groups);
        minUnmarked<quint16>(groups);
    }
    for (const std::size_t groups : {6u, 20u, 28u, 64u, 68u, 128u})
        marksAndHits<quint16>(groups, 5000);
    hasSplit<quint8>();
    hasSplit<quint16>();
    candidates(1 << 12, blocks::candidateKernels().threeDigits);
    candidates(1 << 16, blocks::candidateKernels().fourDigits);
    useInstructionSet({});
}

template <class Code> void BlockMethodTest::marksAndHits(std::size_t groups, quint32 bound)
{
    std::mt19937 random(4);
    std::vector<Code> codes(2000);
    for (Code &code : codes)
        code = static_cast<Code>(random() % bound);
    std::vector<quint32> positions;
    std::vector<Code> partCodes;
    for (quint32 a = 64; a < 1400; a += 1 + static_cast<quint32>(random() % 60)) {
        positions.push_back(a);
        partCodes.push_back(codes[a]);
    }
    const quint64 rest = 1700;
    const Code flip = SparseSpace::commonBit<Code>;
    for (std::size_t i = 0; i < codes.size(); i += 3)
        codes[i] ^= flip;
    std::vector<quint8> marks(blocks::markBytes(groups), 0);
    std::vector<Code> targets(64);
    for (Code &target : targets)
        target = static_cast<Code>(random() % 256);
    const blocks::Parts<Code> parts = {positions.data(), partCodes.data(), positions.size()};
    const blocks::Kernels<Code> &kernels = blocks::kernels<Code>();
    kernels.mark(codes.data() + rest, parts, flip, groups, marks.data());
    const quint64 hits = kernels.hits(codes.data() + rest, parts, targets.data());
    const quint64 rangeHits = kernels.hitsInRange(codes.data() + rest, codes.data(), 70, 102, targets.data());
    for (std::size_t lane = 0; lane < 64; ++lane) {
        std::set<Code> expected;
        for (std::size_t i = 0; i < positions.size(); ++i)
            expected.insert(static_cast<Code>(codes[rest + lane - positions[i]] ^ partCodes[i]));
        for (std::size_t code = 0; code < groups * 8; ++code) {
            const auto target = static_cast<Code>(static_cast<Code>(code) ^ flip);
            QCOMPARE(((marks[code / 8 * 64 + lane] >> (code % 8)) & 1) != 0, expected.count(target) > 0);
        }
        QCOMPARE(((hits >> lane) & 1) != 0, expected.count(targets[lane]) > 0);
        bool isHit = false;
        for (std::size_t a = 70; a <= 101; ++a)
            isHit = isHit || static_cast<Code>(codes[rest + lane - a] ^ codes[a]) == targets[lane];
        QCOMPARE(((rangeHits >> lane) & 1) != 0, isHit);
    }
}

template <class Code> void BlockMethodTest::minUnmarked(std::size_t groups)
{
    std::mt19937 random(8);
    std::vector<quint8> marks(groups * 64);
    for (quint8 &mark : marks)
        mark = random() % 4 == 0 ? static_cast<quint8>(random()) : 255;
    for (std::size_t g = 0; g < groups; ++g)
        marks[g * 64 + 5] = 255;
    std::vector<Code> min(64);
    blocks::kernels<Code>().minUnmarked(marks.data(), groups, min.data());
    for (std::size_t lane = 0; lane < 64; ++lane) {
        std::size_t code = 0;
        while (code < groups * 8 && ((marks[code / 8 * 64 + lane] >> (code % 8)) & 1))
            ++code;
        QCOMPARE(min[lane], static_cast<Code>(code));
    }
}

template <class Code> void BlockMethodTest::hasSplit()
{
    std::mt19937 random(81);
    std::vector<Code> codes(300);
    for (Code &code : codes)
        code = static_cast<Code>(random() % 256);
    for (int round = 0; round < 5000; ++round) {
        const quint64 total = 20 + random() % 270;
        const quint64 first = random() % (total / 2);
        const quint64 last = first + random() % (total / 2);
        const auto target = static_cast<Code>(random() % 256);
        bool expected = false;
        for (quint64 a = first; a <= last; ++a)
            expected = expected || (codes[a] ^ codes[total - a]) == target;
        QCOMPARE(blocks::kernels<Code>().hasSplit(codes.data(), total, first, last, target), expected);
    }
}

/// Of every number of splits that fills vectors or not.
void BlockMethodTest::candidates(quint32 bound, blocks::CandidateKernel kernel)
{
    std::mt19937 random(16);
    for (std::size_t count = 0; count < 300; ++count) {
        std::vector<quint8> low(count);
        std::vector<quint8> high(count);
        std::vector<quint8> otherLow(count);
        std::vector<quint8> otherHigh(count);
        std::set<quint32> values;
        for (std::size_t i = 0; i < count; ++i) {
            const auto value = static_cast<quint32>(random() % bound);
            const auto other = static_cast<quint32>(random() % bound);
            low[i] = static_cast<quint8>(value);
            high[i] = static_cast<quint8>(value >> 8);
            otherLow[i] = static_cast<quint8>(other);
            otherHigh[i] = static_cast<quint8>(other >> 8);
            values.insert(value ^ other);
        }
        blocks::Candidates sought;
        quint32 expected = 0;
        for (std::size_t number = 0; number < blocks::Candidates::count; ++number) {
            const auto replaced = static_cast<quint32>(random() % bound);
            sought.insert(number, replaced);
            sought.remove(number, replaced);
            if (number % 5 == 4)
                continue;
            auto value = static_cast<quint32>(random() % bound);
            if (number % 2 == 0 && !values.empty())
                value = *std::next(values.begin(), static_cast<std::ptrdiff_t>(random() % values.size()));
            sought.insert(number, value);
            expected |= quint32(values.count(value)) << number;
        }
        QCOMPARE(kernel(low.data(), high.data(), otherLow.data(), otherHigh.data(), count, sought), expected);
    }
}

/// The values of all splits from 512 on, by the definition: of games whose values need a second byte, of others, and
/// of rules with many digits; in one step and in random ones, with one core and both.
void BlockMethodTest::candidateScan_data()
{
    QTest::addColumn<QString>("rules");
    for (const char *rules : {"octal{0.06}", "octal{0.564}", "octal{0.6}", "octal{4.06}", "octal{0.4}", "octal{0.2647}",
                              "octal{0.07777767}", "octal{0.00000000000000000000000000000000000004}", "grundy"})
        QTest::newRow(rules) << rules;
}

void BlockMethodTest::candidateScan()
{
    QFETCH(QString, rules);
    constexpr quint64 terms = isSanitized ? 3000 : 11'000;
    const RulesPtr game = rulesOf(rules);
    const std::optional<SplitRules> splitRules = SplitRules::of(*game);
    QVERIFY(splitRules);
    JobControl control;
    SequenceEngine plain(game, {SequenceOptions::Method::Plain});
    QVERIFY(plain.extend(terms, control));
    std::vector<quint16> expected;
    for (quint64 n = 0; n < terms; ++n)
        expected.push_back(static_cast<quint16>(plain.at(n)));
    WorkerPair pair;
    std::mt19937 random(64);
    for (const bool isRandom : {false, true}) {
        CandidateScan scan(*splitRules, isRandom ? &pair : nullptr);
        std::vector<quint16> values(expected.begin(), expected.begin() + 512);
        while (values.size() < terms) {
            scan.follow(values);
            const std::size_t most = isRandom ? 1 + random() % CandidateScan::lanes : CandidateScan::lanes;
            const std::size_t count = std::min<std::size_t>(most, terms - values.size());
            std::array<quint16, CandidateScan::lanes> found = {};
            QCOMPARE(scan.extend(count, found.data()), count);
            values.insert(values.end(), found.begin(), found.begin() + static_cast<std::ptrdiff_t>(count));
        }
        QVERIFY(values == expected);
    }
}

/// A heap with moves to heaps of all values up to 65,535: its own can't be stored.
void BlockMethodTest::candidateScanEnds()
{
    SplitRules rules = {{1}, {}, false, CandidateScan::maxValue + 1};
    std::vector<quint16> values(512, 0);
    for (quint32 value = 0; value <= CandidateScan::maxValue; ++value) {
        values.push_back(static_cast<quint16>(value));
        rules.singleDigits.push_back(value + 1);
    }
    CandidateScan scan(rules, nullptr);
    scan.follow(values);
    std::array<quint16, CandidateScan::lanes> found = {};
    QCOMPARE(scan.extend(1, found.data()), std::size_t(0));
}

/// On both cores, as far as the plain method goes in a second.
void BlockMethodTest::farValuesWithoutSparseSpace()
{
    constexpr quint64 terms = isSanitized ? 3000 : 60'000;
    JobControl control;
    SequenceOptions options;
    SequenceEngine both(octalRules(QStringLiteral("0.04")), options);
    options.bothCores = false;
    options.method = SequenceOptions::Method::Plain;
    SequenceEngine plain(octalRules(QStringLiteral("0.04")), options);
    QVERIFY(both.extend(terms, control) && plain.extend(terms, control));
    QCOMPARE(hashOf(both.values(), terms), hashOf(plain.values(), terms));
}

void BlockMethodTest::codesAreClassesInOrder()
{
    codesInOrder<quint8>(256);
    codesInOrder<quint16>(2048);
}

template <class Code> void BlockMethodTest::codesInOrder(Value bound)
{
    for (Value mask = 1; mask < bound; mask += 1 + mask / 64) {
        for (const bool withPosition : {false, true}) {
            for (quint64 n = 100; n < 102; ++n) {
                const SparseSpace split = {mask, withPosition, 1};
                std::array<int, 2> last = {-1, -1};
                for (Value value = 0; value < bound; ++value) {
                    const Code code = split.code<Code>(n, value);
                    QCOMPARE(split.value<Code>(n, code), value);
                    const bool isCommon = code >= SparseSpace::commonBit<Code>;
                    QCOMPARE(isCommon, split.isCommon(n, value));
                    const int rest = code & static_cast<Code>(~SparseSpace::commonBit<Code>);
                    QCOMPARE(rest, ++last[isCommon ? 1 : 0]);
                }
            }
        }
    }
}

void BlockMethodTest::classSplitIsTheBest()
{
    std::mt19937 random(6);
    for (int round = 0; round < 30; ++round) {
        const Value bound = round % 3 == 0 ? 512 : 256;
        std::vector<Value> values(500);
        ValueCounts counts;
        const Value hidden = 1 + static_cast<Value>(random() % (bound - 1));
        for (std::size_t n = 0; n < values.size(); ++n) {
            do
                values[n] = static_cast<Value>(random() % bound);
            while (random() % 8 != 0 && !SparseSpace{hidden, round % 2 == 1, 1}.isCommon(n, values[n]));
            counts.add(n, values[n]);
        }
        for (const SplitKind kind : {SplitKind::Any, SplitKind::ValueOnly, SplitKind::WithPosition}) {
            const SplitFound found = findClassSplit(counts, 1, kind);
            quint64 min = values.size();
            for (Value mask = 1; mask < bound; ++mask) {
                for (const bool withPosition : {false, true}) {
                    if (kind == (withPosition ? SplitKind::ValueOnly : SplitKind::WithPosition))
                        continue;
                    quint64 rare = 0;
                    for (std::size_t n = 0; n < values.size(); ++n)
                        rare += SparseSpace{mask, withPosition, 1}.isCommon(n, values[n]) ? 0 : 1;
                    min = std::min(min, rare);
                    if (found.split == SparseSpace{mask, withPosition, withPosition ? 1u : 0u})
                        QCOMPARE(found.rareCount, rare);
                }
            }
            QCOMPARE(found.rareCount, min);
        }
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
    SequenceEngine engine(octalRules(code));
    JobControl control;
    const auto found = provePeriod(engine, 1'000'000, control);
    QVERIFY(found && *found);
    QVERIFY((*found)->proved);
    QCOMPARE((*found)->preperiod, preperiod);
    QCOMPARE((*found)->period, period);
}

void BlockMethodTest::cancels()
{
    SequenceEngine engine(octalRules(QStringLiteral("0.16")));
    SequenceEngine whole(octalRules(QStringLiteral("0.16")));
    JobControl control;
    QVERIFY(engine.extend(3000, control));
    QVERIFY(whole.extend(9000, control));
    JobControl cancelled;
    cancelled.cancel();
    QCOMPARE(engine.extend(9000, cancelled).problem().kind, Problem::Kind::Cancelled);
    QVERIFY(engine.termCount() >= 3000);
    QCOMPARE(hashOf(engine.values(), engine.termCount()), hashOf(whole.values(), engine.termCount()));
    QVERIFY(engine.extend(9000, control));
    QCOMPARE(hashOf(engine.values(), 9000), hashOf(whole.values(), 9000));
}

void BlockMethodTest::cancelledAtRandomMoments_data()
{
    QTest::addColumn<QString>("rules");
    QTest::addColumn<quint64>("terms");
    QTest::newRow(".16") << "octal{0.16}" << quint64(300'000);
    QTest::newRow(".6, growing past 255") << "octal{0.6}" << quint64(30'000);
    QTest::newRow(".07, by scan") << "octal{0.07}" << quint64(60'000);
    QTest::newRow("grundy") << "grundy" << quint64(40'000);
    QTest::newRow("hex") << "hex{0.9}" << quint64(1500);
}

/// Cancelled by another thread at random moments, repeatedly, and resumed each time.
void BlockMethodTest::cancelledAtRandomMoments()
{
    QFETCH(QString, rules);
    QFETCH(quint64, terms);
    std::mt19937 random(7);
    JobControl undisturbed;
    SequenceEngine whole(rulesOf(rules));
    QVERIFY(whole.extend(terms, undisturbed));
    SequenceEngine broken(rulesOf(rules));
    for (int round = 0; broken.termCount() < terms; ++round) {
        JobControl control;
        const quint64 stopAt = broken.termCount() + random() % (terms / 8);
        std::jthread canceller([&control, stopAt](const std::stop_token &stop) {
            while (!stop.stop_requested() && control.done() < stopAt)
                std::this_thread::yield();
            control.cancel();
        });
        const auto known = broken.extend(terms, control);
        QVERIFY(known || known.problem().kind == Problem::Kind::Cancelled);
        if (round % 3 == 2) { // as after saving and reading it again
            ValueArray values = broken.values();
            broken = SequenceEngine(rulesOf(rules));
            QVERIFY(broken.resume(std::move(values)));
        }
    }
    QCOMPARE(hashOf(broken.values(), terms), hashOf(whole.values(), terms));
}

void BlockMethodTest::memoryLimitHolds()
{
    JobControl control;
    SequenceEngine engine(octalRules(QStringLiteral("0.16")), {SequenceOptions::Method::Automatic, 900'000});
    const auto known = engine.extend(2'000'000, control);
    QVERIFY(!known);
    QCOMPARE(known.problem().kind, Problem::Kind::Limit);
    QCOMPARE(known.problem().code, Problem::Code::Memory);
    QVERIFY(engine.extend(200'000, control));
    const auto proof = provePeriod(engine, 10'000'000, control);
    QVERIFY(!proof);
    QCOMPARE(proof.problem().kind, Problem::Kind::Limit);
    // Values that outgrow 8 bits during the computation need twice the memory, which is checked then.
    SequenceEngine growing(octalRules(QStringLiteral("0.6")), {SequenceOptions::Method::Automatic, 60'000});
    const auto wider = growing.extend(25'000, control);
    QVERIFY(!wider);
    QCOMPARE(wider.problem().kind, Problem::Kind::Limit);
    QVERIFY(growing.termCount() > 5000);
    QVERIFY(growing.extend(growing.termCount(), control));
}

MEXPLORER_TEST(BlockMethodTest)
#include "tst_blockmethod.moc"
