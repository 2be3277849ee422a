#include "tests/model/layout/dotpositions.h"

#include "model/graph/graphbuilder.h"
#include "model/notation/expression.h"

#include <QTest>

using namespace mexplorer;

class TestDotCrossings : public QObject
{
    Q_OBJECT

private slots:
    void crossesHardlyMoreThanDot_data();
    void crossesHardlyMoreThanDot();
};

void TestDotCrossings::crossesHardlyMoreThanDot_data()
{
    QTest::addColumn<QString>("game");
    for (const char *game : {"kayles:5", "kayles:7", "kayles:10", "kayles:12", "kayles:13", "nim:2,3", "nim:2,4", "nim:3,4",
                             "nim:1,2,3", "nim:3,4,5", "dawson:10", "dawson:12", "grundy:12", "wythoff:(3,5)",
                             "matrix:2x2", "matrix:2x3", "matrix:2x4", "matrix:3x3", "chomp:3x4", "cram:2x4",
                             "cram:3x3", "kayles:4 + nim:2", "subtraction{1-3}:9 + subtraction{1-5}:4"})
        QTest::newRow(game) << QString::fromLatin1(game);
}

void TestDotCrossings::crossesHardlyMoreThanDot()
{
    QFETCH(QString, game);
    JobControl control;
    const GameGraphPtr graph = buildGraph(parsePosition(game).value(), {}, control);
    const LabelsPtr labels = label(*graph, Convention::Normal, control);
    const LayoutPtr layout = layOut(*graph, *labels, Predecessors(*graph), {}, control);
    const quint64 ours = crossings(*graph, *layout);
    const std::optional<quint64> dots = crossingsByDot(*graph, *labels);
    QVERIFY2(dots, "dot is missing: install the package graphviz (app/setup.sh does)");
    QVERIFY2(10 * ours <= 11 * *dots, qPrintable(QStringLiteral("%1 crossings, dot has %2").arg(ours).arg(*dots)));
}

QTEST_GUILESS_MAIN(TestDotCrossings)
#include "tst_dotcrossings.moc"
