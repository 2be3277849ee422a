// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/core/scanner.h"
#include "model/step/nimsumtrace.h"
#include "model/step/prooftrace.h"
#include "tests/model/step/tracesamples.h"
#include "tests/testprogram.h"

#include <QTest>

#include <bit>

using namespace mexplorer;
using namespace tracesamples;

namespace {

const ProofTrace &proof(const TracePtr &trace)
{
    return dynamic_cast<const ProofTrace &>(*trace);
}

ColumnsPicture columns(const Trace &trace, int step)
{
    return std::get<ColumnsPicture>(trace.picture(step));
}

} // namespace

/// The theorem on a sum: both of its parts compared with the graph of the whole sum, where values are computed only by
/// mex.
class ProofTraceTest : public QObject
{
    Q_OBJECT

private slots:
    void everySmallerValueIsReached_data();
    void everySmallerValueIsReached();
    void picturesAreThoseOfTheSum_data() { everySmallerValueIsReached_data(); }
    void picturesAreThoseOfTheSum();
    void stripLeadsToEachNumber();
    void sentencesNameTheirPosition_data();
    void sentencesNameTheirPosition();
    void largeHeaps();
};

void ProofTraceTest::everySmallerValueIsReached_data()
{
    QTest::addColumn<QString>("term");
    for (const QString &term : familyTerms())
        QTest::newRow(qPrintable(term)) << term;
}

void ProofTraceTest::everySmallerValueIsReached()
{
    QFETCH(QString, term);
    std::mt19937 random(7001);
    for (int round = 0; round < 150; ++round) {
        const Position sum = randomSum(term, random);
        const TracePtr trace = traceOf(TraceKind::Proof, sum);
        QVERIFY2(trace, qPrintable(sum.text()));
        const ProofTrace &theorem = proof(trace);
        const PlainValues plain(trace->position());
        const Value b = plain.root();
        QCOMPARE(theorem.proof().value, b);
        // Part 1: for each a a real move, and the sum after it has value a.
        QCOMPARE(theorem.proof().replies.size(), std::size_t(b));
        const Table table = trace->table();
        QCOMPARE(table.rows.size(), std::size_t(b));
        for (Value a = 0; a < b; ++a) {
            const auto &reply = theorem.proof().replies[a];
            const Move move = makeMove(trace->position(), reply.component, reply.cells);
            const auto id = plain.find(move.to);
            QVERIFY2(id && plain.isFollower(*id), qPrintable(sum.text() + QStringLiteral(" by ") + move.text));
            QCOMPARE(plain.values[*id], a);
            QCOMPARE(table.rows[a].back().plain(), move.to.text());
            const PlainValues changed(Position{{move.to.components[reply.component]}});
            QCOMPARE(changed.root(), reply.after);
        }
        // Part 2: no follower has value b.
        QVERIFY(!plain.followerValues().contains(b));
        // The corollary.
        const QString last = trace->sentence(trace->stepCount() - 1).plain();
        QVERIFY2(last.contains(b == 0 ? QStringLiteral("second player") : QStringLiteral("first player")),
                 qPrintable(sum.text() + u'\n' + last));
    }
}

/// Each row has the value of its position, and the lines below are a and a ⊕ b.
void ProofTraceTest::picturesAreThoseOfTheSum()
{
    QFETCH(QString, term);
    std::mt19937 random(7002);
    JobControl control;
    const Solver solver;
    for (int round = 0; round < 25; ++round) {
        const TracePtr trace = traceOf(TraceKind::Proof, randomSum(term, random));
        const ProofTrace &theorem = proof(trace);
        for (int step = 0; step < trace->stepCount(); ++step) {
            const ColumnsPicture shown = columns(*trace, step);
            Value sum = 0;
            Position whole;
            for (const auto &row : shown.rows) {
                const auto found = solver.componentValues(row.position, control);
                QVERIFY(found);
                QCOMPARE(row.value, nimSum(*found));
                QCOMPARE(row.name, row.position.text());
                sum ^= row.value;
                whole.components.push_back(row.position.components.front());
            }
            QCOMPARE(shown.result, sum);
            // The position highlighted in the graph is that of the picture.
            QCOMPARE(trace->positions(step).positions.front(), whole);
            if (shown.lines.size() < 2)
                continue;
            const Value a = shown.lines[0].value;
            QCOMPARE(shown.lines[1].value, a ^ theorem.proof().value);
            QCOMPARE(shown.leadingColumn, int(std::bit_width(a ^ theorem.proof().value)) - 1);
            for (const auto &row : shown.rows) {
                if (row.target) {
                    QVERIFY(row.current && *row.target < row.value);
                    QCOMPARE(*row.target, row.value ^ shown.lines[1].value);
                }
            }
        }
    }
}

void ProofTraceTest::stripLeadsToEachNumber()
{
    const TracePtr trace = traceOf(TraceKind::Proof, *parsePosition(QStringLiteral("nim:9,14,3 + kayles:7")));
    const ProofTrace &theorem = proof(trace);
    QCOMPARE(theorem.proof().value, Value(9 ^ 14 ^ 3 ^ 2));
    const auto strip = columns(*trace, 3).strip;
    QCOMPARE(strip.cells->size(), std::size_t(theorem.proof().value));
    QCOMPARE(strip.end, theorem.proof().value);
    QVERIFY(!strip.isFilled && !strip.chosen);
    for (Value a = 0; a < theorem.proof().value; ++a) {
        const int step = (*strip.cells)[a].step;
        QCOMPARE(step, theorem.stepOf(a));
        for (int at = step; at < step + 3; ++at)
            QCOMPARE(columns(*trace, at).strip.chosen, std::optional(a));
        // The third step shows the sum after the move.
        QCOMPARE(columns(*trace, step + 2).result, a);
        QCOMPARE(columns(*trace, step + 1).result, theorem.proof().value);
    }
    QVERIFY(columns(*trace, strip.allStep).strip.isFilled);
    QVERIFY(!columns(*trace, strip.allStep).strip.chosen);
    QVERIFY(!columns(*trace, strip.allStep).strip.isEndMissed);
}

void ProofTraceTest::sentencesNameTheirPosition_data()
{
    QTest::addColumn<QString>("game");
    QTest::addColumn<QStringList>("sentences");
    QTest::newRow("P") << "nim:1,2,3"
                       << QStringList{"Suppose the first player plays 1 -> 0. That leaves nim:0,2,3",
                                      "So nim:0,2,3 is an N-position", "So nim:1,2,3 is a P-position",
                                      "the second player wins"};
    QTest::newRow("N") << "subtraction{1-3}:9 + subtraction{1-5}:10 + subtraction{1-7}:14"
                       << QStringList{"1 ⊕ 4 ⊕ 6 = 3",
                                      "d = a ⊕ b = 0 ⊕ 3 = 3",
                                      "6 ⊕ 3 = 5 < 6",
                                      "14 -> 13",
                                      "1 ⊕ 4 ⊕ 5 = 0",
                                      "g(x′) ⊕ 4 ⊕ 6 = 1 ⊕ 4 ⊕ 6",
                                      "g(x′) = 1",
                                      "So subtraction{1-3}:9 + subtraction{1-5}:10 + subtraction{1-7}:13 is a "
                                      "P-position",
                                      "the first player wins"};
    QTest::newRow("end") << "nim:0" << QStringList{"No move is left in nim:0", "the second player wins"};
}

void ProofTraceTest::sentencesNameTheirPosition()
{
    QFETCH(QString, game);
    QFETCH(QStringList, sentences);
    const TracePtr trace = traceOf(TraceKind::Proof, *parsePosition(game));
    const QString all = allSentences(*trace);
    for (const QString &sentence : sentences)
        QVERIFY2(all.contains(sentence), qPrintable(sentence + u'\n' + all));
    QVERIFY(!all.contains(QStringLiteral("itself")));
}

/// Heaps with more moves than can be listed, and more numbers than have single steps.
void ProofTraceTest::largeHeaps()
{
    const TracePtr trace = traceOf(TraceKind::Proof, *parsePosition(QStringLiteral("nim:1000000,5,700000")));
    QVERIFY(trace);
    const ProofTrace &theorem = proof(trace);
    QCOMPARE(theorem.proof().value, Value(1000000 ^ 5 ^ 700000));
    QCOMPARE(theorem.proof().replies.size(), std::size_t(1000));
    for (std::size_t a = 0; a < theorem.proof().replies.size(); ++a) {
        const auto &reply = theorem.proof().replies[a];
        const Position after = makeMove(trace->position(), reply.component, reply.cells).to;
        Value sum = 0;
        for (const Component &component : after.components)
            sum ^= static_cast<Value>(component.cells.empty() ? 0 : component.cells.front());
        QCOMPARE(sum, Value(a));
    }
    QVERIFY(trace->stepCount() > 3000);
    QVERIFY(allSentences(*trace).contains(QStringLiteral("and so on")));
}

MEXPLORER_TEST(ProofTraceTest)
#include "tst_prooftrace.moc"
