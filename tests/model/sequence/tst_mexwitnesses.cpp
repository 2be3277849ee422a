// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/notation/expression.h"
#include "model/sequence/mexwitnesses.h"
#include "tests/testprogram.h"

#include <QTest>

#include <map>

using namespace mexplorer;

namespace {

SequenceSnapshot studied(const QString &rules, quint64 terms)
{
    JobControl control;
    SequenceStudy study(*parseRules(rules));
    return study.study(terms, control);
}

} // namespace

class MexWitnessesTest : public QObject
{
    Q_OBJECT

private slots:
    void oneFollowerForEachSmallerValue_data();
    void oneFollowerForEachSmallerValue();
    void ofAPPosition();
    void farOut();
    void limits();
    void cancelled();
};

void MexWitnessesTest::oneFollowerForEachSmallerValue_data()
{
    QTest::addColumn<QString>("rules");
    QTest::addColumn<quint64>("terms");
    for (const char *rules : {"kayles", "dawson", "octal{0.354}", "octal{4.07}", "octal{4}", "octal{0.165}", "grundy",
                              "nim", "subtraction{1,4,9}", "divide{2,3,6}"})
        QTest::newRow(rules) << rules << quint64(220);
    QTest::newRow("three heaps") << "hex{0.8}" << quint64(60);
    QTest::newRow("three heaps and more") << "hex{0.1f}" << quint64(60);
}

/// Each witness is a follower by the rules' list of moves, and its value by nim-sum is the one it is listed for.
void MexWitnessesTest::oneFollowerForEachSmallerValue()
{
    QFETCH(QString, rules);
    QFETCH(quint64, terms);
    const SequenceSnapshot snapshot = studied(rules, terms);
    for (quint64 n = 0; n < terms; ++n) {
        std::map<CellVector, int> moves;
        forEachSplit(*snapshot.rules, n, [&moves](Cells heaps) { ++moves[CellVector(heaps.begin(), heaps.end())]; });
        JobControl control;
        const auto found = mexWitnesses(snapshot, n, control);
        QVERIFY(found.ok());
        QCOMPARE(found->size(), std::size_t(snapshot.at(n)));
        for (Value value = 0; value < found->size(); ++value) {
            const MexWitness &witness = (*found)[value];
            QCOMPARE(witness.value, value);
            QVERIFY2(moves.contains(witness.heaps), qPrintable(QString::number(n)));
            Value sum = 0;
            for (const Cell heap : witness.heaps)
                sum ^= snapshot.at(heap);
            QCOMPARE(sum, value);
        }
    }
}

void MexWitnessesTest::ofAPPosition()
{
    const SequenceSnapshot snapshot = studied(QStringLiteral("kayles"), 100);
    JobControl control;
    QVERIFY(mexWitnesses(snapshot, 0, control)->empty());
}

void MexWitnessesTest::farOut()
{
    const SequenceSnapshot snapshot = studied(QStringLiteral("octal{0.16}"), 1'000'000);
    JobControl control;
    for (const quint64 n : {999'999U, 700'001U, 105'350U}) {
        const auto found = mexWitnesses(snapshot, n, control);
        QCOMPARE(found->size(), std::size_t(snapshot.at(n)));
        for (const MexWitness &witness : *found) {
            quint64 left = 0;
            Value sum = 0;
            for (const Cell heap : witness.heaps) {
                left += heap;
                sum ^= snapshot.at(heap);
            }
            QVERIFY(left == n - 1 || left == n - 2);
            QCOMPARE(sum, witness.value);
        }
    }
}

void MexWitnessesTest::limits()
{
    const SequenceSnapshot nim = studied(QStringLiteral("nim"), 20'000'002);
    JobControl control;
    QCOMPARE(mexWitnesses(nim, 5000, control)->size(), std::size_t(maxWitnesses));
    const auto found = mexWitnesses(nim, 20'000'001, control);
    QVERIFY(!found.ok());
    QCOMPARE(found.problem().kind, Problem::Kind::Limit);
    QCOMPARE(found.problem().code, Problem::Code::HeapSize);
}

void MexWitnessesTest::cancelled()
{
    // A special case: 40 moves to three heaps, of 3,000 tokens, take millions of steps if a value is rare.
    const SequenceSnapshot snapshot = studied(QStringLiteral("hex{0.8}"), 900);
    JobControl control;
    control.cancel();
    int cancelled = 0;
    for (quint64 n = 850; n < 900; ++n)
        cancelled += mexWitnesses(snapshot, n, control).ok() ? 0 : 1;
    QVERIFY(cancelled > 0);
}

MEXPLORER_TEST(MexWitnessesTest)
#include "tst_mexwitnesses.moc"
