// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/graph/graphbuilder.h"
#include "model/notation/expression.h"
#include "model/solve/completelabels.h"
#include "tests/testprogram.h"

#include <QTest>

using namespace mexplorer;

class CompleteLabelsTest : public QObject
{
    Q_OBJECT

private slots:
    void agreesWithTheWholeGraph_data();
    void agreesWithTheWholeGraph();
    void knowsAllPositionsOfBigGraphs();
    void leavesOutWhatIsTooHard();
    void keepsVastHeapsQuick();
};

void CompleteLabelsTest::agreesWithTheWholeGraph_data()
{
    QTest::addColumn<QString>("game");
    QTest::addColumn<Convention>("convention");
    QTest::addColumn<int>("limit");
    for (const Convention convention : {Convention::Normal, Convention::Misere}) {
        const QByteArray suffix = convention == Convention::Normal ? "" : " misere";
        for (const char *game : {"kayles:14", "matrix:3x3", "grundy:9 + nim:3,2", "cram:3x4", "wythoff:(5,7)"}) {
            QTest::newRow(QByteArray(game) + suffix) << game << convention << 20;
            QTest::newRow(QByteArray(game) + suffix + " root only") << game << convention << 1;
        }
    }
}

void CompleteLabelsTest::agreesWithTheWholeGraph()
{
    QFETCH(QString, game);
    QFETCH(Convention, convention);
    QFETCH(int, limit);
    JobControl control;
    const Position position = *parsePosition(game);
    const GameGraphPtr whole = buildGraph(position, {}, control);
    GraphBuilder::Options options;
    options.maxPositions = static_cast<PositionId>(limit);
    const GameGraphPtr part = buildGraph(position, options, control);
    QVERIFY(part->isTruncated());
    const LabelsPtr expected = label(*whole, convention, control);
    const LabelsPtr found = completeLabels(*part, convention, Solver(), control);
    for (PositionId id = 0; id < part->positionCount(); ++id) {
        const PositionId same = *whole->find(part->cells(id));
        QCOMPARE(found->value(id), expected->value(same));
        QCOMPARE(found->outcome(id), expected->outcome(same));
        if (found->remoteness(id) != Labels::unknown)
            QCOMPARE(found->remoteness(id), expected->remoteness(same));
    }
    const LabelsPtr plain = label(*part, convention, control);
    QCOMPARE(plain->value(GameGraph::root()), Labels::unknown);
}

/// The values of pairs, and of boards in a table, are all known, for any number of them.
void CompleteLabelsTest::knowsAllPositionsOfBigGraphs()
{
    JobControl control;
    for (const char *game : {"matrix:5x5", "kayles:90"}) {
        GraphBuilder::Options options;
        options.maxPositions = 20'000;
        const GameGraphPtr part = buildGraph(*parsePosition(QString::fromLatin1(game)), options, control);
        QVERIFY(part->isTruncated());
        const LabelsPtr labels = completeLabels(*part, Convention::Normal, Solver(), control);
        QVERIFY2(std::ranges::count(labels->values(), Labels::unknown) == 0, game);
    }
}

void CompleteLabelsTest::leavesOutWhatIsTooHard()
{
    JobControl control;
    GraphBuilder::Options options;
    options.maxPositions = 200;
    const GameGraphPtr part = buildGraph(*parsePosition(u"cram:7x9"), options, control);
    SolverLimits limits;
    limits.maxPositions = 1000;
    const LabelsPtr found = completeLabels(*part, Convention::Normal, Solver(limits), control);
    QCOMPARE(found->value(GameGraph::root()), Labels::unknown);
    QCOMPARE(found->outcome(GameGraph::root()), Outcome::Unknown);
}

void CompleteLabelsTest::keepsVastHeapsQuick()
{
    JobControl control;
    const GameGraphPtr part = buildGraph(*parsePosition(u"nim:1000000000,999999999"), {}, control);
    QCOMPARE(part->positionCount(), PositionId(1));
    QVERIFY(!part->isExpanded(GameGraph::root()));
    const LabelsPtr labels = completeLabels(*part, Convention::Normal, Solver(), control);
    QCOMPARE(labels->value(GameGraph::root()), Value(1'000'000'000 ^ 999'999'999));
    QCOMPARE(labels->outcome(GameGraph::root()), Outcome::N);
}

MEXPLORER_TEST(CompleteLabelsTest)
#include "tst_completelabels.moc"
