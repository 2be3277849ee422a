// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/games/joinedposition.h"
#include "model/graph/graphbuilder.h"
#include "model/notation/expression.h"
#include "model/step/tracewords.h"
#include "model/step/valuereason.h"
#include "tests/testprogram.h"

#include <QTest>

using namespace mexplorer;

namespace {

Value labelledValue(const QString &text)
{
    JobControl control;
    const GameGraphPtr graph = buildGraph(*parsePosition(text), {}, control);
    return label(*graph, Convention::Normal, control)->value(GameGraph::root());
}

/// The position with its components as in the graph: with joined multisets of heaps.
Position asInGraph(const Position &position)
{
    const JoinedPosition joined = join(position);
    return split(joined.rules, joined.cells);
}

} // namespace

class ValueReasonTest : public QObject
{
    Q_OBJECT

private slots:
    void valuesAgreeWithTheGraph_data();
    void valuesAgreeWithTheGraph();
    void equations_data();
    void equations();
    void addendsOfPositions_data();
    void addendsOfPositions();
    void budgetEndsListing();
    void judgesWithoutGivingAway();
    void titlesHaveNoFolders();
};

void ValueReasonTest::valuesAgreeWithTheGraph_data()
{
    QTest::addColumn<QString>("text");
    for (const char *text :
         {"kayles:7,3,2", "nim:3,5", "grundy:9", "matrix:0110/0000/0000/0001", "cram:2x4", "nim:2 + kayles:4"})
        QTest::newRow(text) << QString::fromLatin1(text);
}

void ValueReasonTest::valuesAgreeWithTheGraph()
{
    QFETCH(QString, text);
    const Solver solver;
    JobControl control;
    ValueReason reason(solver, control);
    const Position position = *parsePosition(text);
    QCOMPARE(solver.value(position, control).value(), labelledValue(text));
    // Parts add up to the whole, as written and as in the graph.
    QCOMPARE(solver.value(addends(position), control).value(), labelledValue(text));
    QCOMPARE(solver.value(asInGraph(position), control).value(), labelledValue(text));
    const auto followers = reason.followerValues(asInGraph(position).components.front());
    QVERIFY(followers.value());
    QVERIFY(!followers.value()->empty());
}

void ValueReasonTest::equations_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("equation");
    QTest::newRow("mex") << "kayles:4"
                         << "g(4) = mex{0, 2, 3} = 1";
    QTest::newRow("end") << "kayles:0"
                         << "g(0) = mex ∅ = 0";
    QTest::newRow("parts") << "kayles:3,1"
                           << "g(3,1) = g(3) ⊕ g(1) = 3 ⊕ 1 = 2";
    QTest::newRow("many parts") << "kayles:1,1,1,1,1"
                                << "g(1,1,1,1,1) = 1 ⊕ 1 ⊕ 1 ⊕ 1 ⊕ 1 = 1";
    QTest::newRow("sum") << "kayles:2 + nim:3"
                         << "g(kayles:2 + nim:3) = g(kayles:2) ⊕ g(nim:3) = 2 ⊕ 3 = 1";
}

void ValueReasonTest::equations()
{
    QFETCH(QString, text);
    const Solver solver;
    JobControl control;
    ValueReason reason(solver, control);
    const Position written = *parsePosition(text);
    const bool asMultiset = text == QStringLiteral("kayles:3,1");
    const Position position = asMultiset ? asInGraph(written) : written;
    const auto equation = reason.equation(position, labelledValue(text));
    QVERIFY(equation);
    QTEST(Sentence(*equation).plain(), "equation");
}

void ValueReasonTest::addendsOfPositions_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("addends");
    QTest::newRow("heaps") << "nim:3,0,5"
                           << "nim:3,5";
    QTest::newRow("ended") << "kayles:0"
                           << "kayles:0";
    QTest::newRow("groups") << "matrix:101"
                            << "matrix:100 + matrix:001";
    QTest::newRow("board of a sum stays whole") << "matrix:101 + nim:2"
                                                << "matrix:101 + nim:2";
}

void ValueReasonTest::addendsOfPositions()
{
    QFETCH(QString, text);
    QTEST(addends(*parsePosition(text)).text(), "addends");
}

void ValueReasonTest::budgetEndsListing()
{
    const Solver solver;
    JobControl control;
    ValueReason reason(solver, control);
    const Component heap = parsePosition(QStringLiteral("nim:15000"))->components.front();
    QVERIFY(reason.followerValues(heap).value());
    QVERIFY(!reason.followerValues(heap).value());
    const auto equation = reason.equation(Position{{heap}}, 15000);
    QCOMPARE(Sentence(*equation).plain(), QStringLiteral("g(15000) = 15000"));
}

void ValueReasonTest::titlesHaveNoFolders()
{
    for (const char *unchanged : {"graph{moves.dot}:a", "nim:1,2", "octal{0.77}:9 + graph{a b.dot}"})
        QCOMPARE(tracewords::withoutFolders(QString::fromLatin1(unchanged)), QString::fromLatin1(unchanged));
    QCOMPARE(tracewords::withoutFolders(QStringLiteral("graph{/home/one/moves.dot}:a + graph{../b.dot}:/c")),
             QStringLiteral("graph{moves.dot}:a + graph{b.dot}:/c"));
}

void ValueReasonTest::judgesWithoutGivingAway()
{
    const std::vector<Value> values = {0, 1, 3, 1};
    QVERIFY(tracewords::judgeMex(values, 2).plain().startsWith(QStringLiteral("Every number below 2")));
    for (const Value wrong : {0U, 1U, 3U, 4U, 9U}) {
        const QString verdict = tracewords::judgeMex(values, wrong).plain();
        QVERIFY(!verdict.startsWith(QStringLiteral("Right")));
        QVERIFY(!verdict.contains(u'2'));
    }
    QVERIFY(tracewords::judgeMex({}, 0).plain().startsWith(QStringLiteral("0 doesn't occur")));
}

MEXPLORER_TEST(ValueReasonTest)
#include "tst_valuereason.moc"
