// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/games/heaptraits.h"
#include "model/notation/expression.h"
#include "model/sequence/sequenceengine.h"
#include "model/solve/solver.h"
#include "tests/testprogram.h"

#include <QTest>

#include <functional>
#include <map>
#include <set>

using namespace mexplorer;

/// Tests codes with digits from G to Z against moves that are listed one token at a time.
class WideCodeTest : public QObject
{
    Q_OBJECT

private slots:
    void movesAreThoseOfTheDigits_data();
    void movesAreThoseOfTheDigits();
    void valuesAreThoseOfTheMoves_data() { movesAreThoseOfTheDigits_data(); }
    void valuesAreThoseOfTheMoves();
    void textsAreReadBack_data() { movesAreThoseOfTheDigits_data(); }
    void textsAreReadBack();
    void digitsUpToFAreOtherRules();
    void largeHeapsEndAtALimit();
};

namespace {

using Heaps = std::vector<quint64>;

int digitAt(QChar c)
{
    return c.isDigit() ? c.digitValue() : c.unicode() - u'A' + 10;
}

/// The digits by the number of tokens taken, of "0.Z" as of "Z".
std::vector<int> placesOf(const QString &code)
{
    std::vector<int> digits;
    for (const QChar c : code) {
        if (c != u'.')
            digits.push_back(digitAt(c));
    }
    return digits;
}

/// All ways to leave a heap: each rest is cut at each set of places between its tokens.
std::set<Heaps> movesByCutting(const std::vector<int> &digits, quint64 heap)
{
    std::set<Heaps> moves;
    for (quint64 taken = 0; taken < digits.size() && taken <= heap; ++taken) {
        const quint64 left = heap - taken;
        const quint64 cuts = left > 0 ? left - 1 : 0;
        for (quint64 places = 0; places < quint64(1) << cuts; ++places) {
            Heaps parts;
            quint64 size = 0;
            for (quint64 token = 0; token < left; ++token) {
                ++size;
                if (token + 1 == left || ((places >> token) & 1)) {
                    parts.push_back(size);
                    size = 0;
                }
            }
            std::sort(parts.rbegin(), parts.rend());
            const bool isOther = taken > 0 || parts.size() > 1;
            if (isOther && parts.size() < 6 && ((digits[taken] >> parts.size()) & 1))
                moves.insert(parts);
        }
    }
    return moves;
}

RulesPtr rulesOfCode(const QString &code)
{
    const auto rules = parseHeapRules(QStringLiteral("hex{%1}").arg(code));
    return rules ? *rules : RulesPtr();
}

} // namespace

void WideCodeTest::movesAreThoseOfTheDigits_data()
{
    QTest::addColumn<QString>("code");
    for (const char *code : {"0.Z", "0.G", "0.W", "0.VV", "0.0Z", "G", "4.G", "8.01W", "0.1H3Y", "C.Z", "W"})
        QTest::newRow(code) << QString::fromLatin1(code);
}

void WideCodeTest::movesAreThoseOfTheDigits()
{
    QFETCH(QString, code);
    const RulesPtr rules = rulesOfCode(code);
    QVERIFY(rules);
    for (quint64 heap = 0; heap <= 12; ++heap) {
        const CellVector cells = heap == 0 ? CellVector() : CellVector{heap};
        std::vector<Heaps> listed;
        rules->followers(cells, [&](Cells follower) { listed.emplace_back(follower.begin(), follower.end()); });
        const std::set<Heaps> expected = movesByCutting(placesOf(code), heap);
        QCOMPARE(std::set<Heaps>(listed.begin(), listed.end()), expected);
        QCOMPARE(listed.size(), expected.size()); // each once
        QVERIFY(rules->followerBound(cells) >= listed.size());
        QCOMPARE(rules->exampleFollower(cells).has_value(), !expected.empty());
        if (!expected.empty())
            QVERIFY(expected.contains(*rules->exampleFollower(cells)));
        const std::set<Heaps> others = movesByCutting(std::vector<int>(heap + 1, 63), heap);
        for (const Heaps &other : others)
            QCOMPARE(rules->isFollower(cells, other), expected.contains(other));
    }
}

void WideCodeTest::valuesAreThoseOfTheMoves()
{
    QFETCH(QString, code);
    std::vector<Value> values;
    SequenceEngine engine(rulesOfCode(code));
    JobControl control;
    constexpr quint64 terms = 15;
    QVERIFY(engine.extend(terms, control));
    for (quint64 heap = 0; heap < terms; ++heap) {
        std::set<Value> seen;
        for (const Heaps &move : movesByCutting(placesOf(code), heap)) {
            Value sum = 0;
            for (const quint64 part : move)
                sum ^= values[part];
            seen.insert(sum);
        }
        Value mex = 0;
        while (seen.contains(mex))
            ++mex;
        values.push_back(mex);
        QCOMPARE(engine.at(heap), mex);
        const auto position = parsePosition(QStringLiteral("hex{%1}:%2").arg(code).arg(heap));
        QCOMPARE(*Solver().value(*position, control), mex);
    }
}

void WideCodeTest::textsAreReadBack()
{
    QFETCH(QString, code);
    const auto position = parsePosition(QStringLiteral("hex{%1}:9,4").arg(code.toLower()));
    QVERIFY(position);
    QCOMPARE(position->text(), QStringLiteral("hex{%1}:9,4").arg(code));
    QVERIFY(*parsePosition(position->text()) == *position);
    QVERIFY(!position->components.front().rules->inWords().isEmpty());
}

/// The theorems on octal and hexadecimal games are not used for wide codes.
void WideCodeTest::digitsUpToFAreOtherRules()
{
    QVERIFY(movesOf<TakeAndBreak>(*rulesOfCode(QStringLiteral("0.F"))));
    QVERIFY(!movesOf<TakeAndBreak>(*rulesOfCode(QStringLiteral("0.G"))));
    QVERIFY(!parsePosition(QStringLiteral("octal{0.8}:3")));
    QVERIFY(!parsePosition(QStringLiteral("hex{I.1}:3"))); // nothing may be done without taking but splitting
}

void WideCodeTest::largeHeapsEndAtALimit()
{
    JobControl control;
    SolverLimits limits;
    limits.maxMoves = 100'000;
    const auto value = Solver(limits).value(*parsePosition(QStringLiteral("hex{0.Z}:1000000000")), control);
    QVERIFY(!value);
    QVERIFY(value.problem().kind == Problem::Kind::Limit);
}

MEXPLORER_TEST(WideCodeTest)
#include "tst_widecode.moc"
