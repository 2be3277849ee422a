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
    void shortMovesCrossHardlyMoreThanDot_data();
    void shortMovesCrossHardlyMoreThanDot();
};

namespace {

void compareWithDot(const QString &game, Layering layering)
{
    JobControl control;
    const GameGraphPtr graph = buildGraph(parsePosition(game).value(), {}, control);
    const LabelsPtr labels = label(*graph, Convention::Normal, control);
    const LayoutPtr layout = layOut(*graph, *labels, Predecessors(*graph), {.layering = layering}, control);
    const quint64 ours = crossings(*graph, *layout);
    const std::optional<quint64> dots = crossingsByDot(*graph, *labels);
    QVERIFY2(dots, "dot is missing: install the package graphviz (app/setup.sh does)");
    QVERIFY2(10 * ours <= 11 * *dots, qPrintable(QStringLiteral("%1 crossings, dot has %2").arg(ours).arg(*dots)));
}

} // namespace

void TestDotCrossings::crossesHardlyMoreThanDot_data()
{
    QTest::addColumn<QString>("game");
    for (const char *game : {"kayles:5", "kayles:7", "kayles:10", "kayles:12", "kayles:13", "nim:2,3", "nim:2,4", "nim:3,4",
                             "nim:1,2,3", "nim:3,4,5", "dawson:10", "dawson:12", "grundy:12", "wythoff:(3,5)", "matrix:2x2",
                             "matrix:2x3", "matrix:2x4", "matrix:3x3", "chomp:3x4", "cram:2x4", "cram:3x3", "kayles:4 + nim:2",
                             "subtraction{1-3}:9 + subtraction{1-5}:4", "matrix:1x5", "matrix:11/11/01", "matrix:0110/0110",
                             "matrix:4x1", "matrix:1x4", "matrix:110/011", "divide{2,3,6}:5000", "divide{2,3,6}:100",
                             "subtraction{1-3}:3,4,5", "subtraction{1-3}:10", "octal{0.137}:9", "octal{0.137}:8", "dawson:15",
                             "dawson:7,7", "dawson:13", "dawson:5,6", "dawson:11", "dawson:9", "grundy:13", "grundy:11",
                             "grundy:10", "grundy:5,6", "grundy:9", "grundy:8", "hex{0.8}:12", "hex{0.8}:10",
                             "nim:2 + kayles:3 + dawson:4", "nim:1 + nim:2 + nim:3", "nim:1 + matrix:1 + cram:1x2",
                             "subtraction{1-5}:20", "subtraction{1-5}:9", "subtraction{1-7}:14", "nim:3,5,5", "nim:1,3,6",
                             "nim:5,6", "nim:2,7", "nim:3,5", "nim:1,3,3", "kayles:5,5", "kayles:9", "kayles:4,5",
                             "kayles:2,3,4", "kayles:8", "kayles:3,3,3", "wythoff:(4,8)", "wythoff:(6,6)", "wythoff:(2,8)",
                             "wythoff:(4,5)", "wythoff:(4,4)", "wythoff:(2,4)", "chomp:2x6", "chomp:2x5", "chomp:3x3",
                             "chomp:2x4", "chomp:2x3", "chomp:1x6", "cram:1x10", "cram:1x8", "cram:1x7", "cram:2x3", "cram:1x6",
                             "subtraction{1-4}:20", "subtraction{1-4}:9", "subtraction{1,3,4}:20", "subtraction{1,3,4}:9",
                             "subtraction{1,4}:20", "subtraction{1,4}:10", "subtraction{2,3}:6,7", "subtraction{2,3}:12",
                             "subtraction{1-2}:3,3", "subtraction{1,2}:2,3,4", "subtraction{1-3}:6 + subtraction{1-4}:5",
                             "subtraction{1-2}:5 + kayles:3", "subtraction{1-2}:4 + nim:3", "divide{2,3,5}:5000",
                             "divide{2,3,5}:100", "divide{2-5}:5000", "divide{2-5}:100", "divide{2,3}:20,30",
                             "divide{2,3}:1000", "divide{3,4}:5000", "divide{3,4}:1000", "divide{2}:10 + nim:3",
                             "octal{0.07}:12", "octal{0.07}:9", "octal{0.7}:10", "octal{0.7}:8", "octal{0.156}:12",
                             "octal{0.156}:9", "octal{0.45}:8", "octal{0.16}:8", "octal{0.34}:10", "octal{0.34}:5",
                             "octal{0.56}:10", "octal{0.56}:8", "octal{0.77}:10", "octal{0.77}:8", "octal{0.333}:12",
                             "octal{0.333}:8", "octal{4.3}:8", "octal{4.3}:7", "octal{0.4}:12", "octal{0.4}:9",
                             "octal{0.44}:12", "octal{0.44}:8", "octal{0.26}:12", "octal{0.26}:9", "hex{0.f}:9", "hex{0.f}:7",
                             "hex{0.07a}:12", "hex{0.07a}:9", "hex{0.9}:12", "hex{0.2b}:12", "hex{0.2b}:9",
                             "kayles:5 + kayles:4", "kayles:5 + nim:2", "kayles:4 + nim:3", "kayles:3 + nim:2",
                             "chomp:2x3 + nim:2", "cram:2x2 + nim:3", "wythoff:(2,3) + nim:1", "wythoff:(2,2) + kayles:2",
                             "grundy:7 + kayles:3", "grundy:6 + nim:3", "dawson:6 + nim:3", "2*kayles:4", "2*nim:3",
                             "2*dawson:5", "2*chomp:2x2", "matrix:11 + matrix:11", "octal{0.137}:6 + nim:2",
                             "divide{2,3}:12 + nim:2",
                             "octal{0.16}:12", "octal{0.16}:11", "dawson:14", "dawson:8", "dawson:17", "dawson:19",
                             "dawson:20", "dawson:5,7", "kayles:6", "kayles:11", "kayles:3,4", "kayles:3,5",
                             "kayles:2,3,5", "nim:5", "nim:2,5", "nim:5,5", "nim:1,2,5", "nim:2,2,5", "nim:3,3,3",
                             "wythoff:(1,4)", "wythoff:(1,7)", "wythoff:(2,5)", "wythoff:(3,4)", "wythoff:(3,8)",
                             "wythoff:(5,5)", "chomp:2x7", "chomp:3x5", "chomp:4x4", "chomp:1x5", "matrix:1x3",
                             "matrix:1x6", "matrix:110/011/111", "matrix:1010/0101", "matrix:1001/0110",
                             "octal{0.137}:11", "octal{0.6}:8", "octal{0.6}:11", "octal{0.34}:12", "octal{0.07}:10",
                             "octal{0.07}:11", "octal{0.7}:6", "octal{0.7}:7", "octal{0.7}:9", "octal{0.7}:11",
                             "octal{0.7}:12", "octal{0.156}:8", "octal{0.156}:10", "octal{0.156}:11", "octal{0.56}:7",
                             "octal{0.56}:9", "octal{0.56}:11", "octal{0.56}:12", "octal{0.77}:5", "octal{0.77}:6",
                             "octal{0.77}:7", "octal{0.77}:9", "octal{0.77}:11", "octal{0.77}:12", "octal{4.3}:5",
                             "octal{4.3}:6", "octal{4.3}:9", "octal{4.3}:10", "octal{4.3}:11", "octal{0.4}:10",
                             "octal{0.4}:11", "octal{0.44}:9", "octal{0.44}:10", "octal{0.26}:8", "octal{0.26}:10",
                             "octal{0.17}:10", "octal{0.37}:6", "octal{0.37}:7", "octal{0.37}:8", "octal{0.37}:9",
                             "octal{0.37}:10", "octal{0.37}:11", "octal{0.354}:7", "octal{0.354}:8", "octal{0.354}:9",
                             "hex{0.f}:10", "hex{0.f}:12", "hex{0.07a}:10", "hex{0.9}:10", "hex{0.2b}:10", "hex{0.3f}:7",
                             "hex{0.3f}:9", "hex{0.3f}:10", "hex{0.3f}:12", "subtraction{1-2}:3,4",
                             "subtraction{1-2}:4,5", "subtraction{1-2}:6,7", "subtraction{1-3}:16",
                             "subtraction{1-3}:20", "subtraction{1-3}:3,4", "subtraction{1-3}:4,5",
                             "subtraction{1-3}:6,7", "subtraction{1-4}:6", "subtraction{1-4}:12", "subtraction{1-4}:16",
                             "subtraction{1-4}:3,4", "subtraction{1-4}:4,5", "subtraction{1-4}:6,7",
                             "subtraction{1-5}:6", "subtraction{1-5}:12", "subtraction{1-5}:16", "subtraction{1-5}:3,4",
                             "subtraction{1-5}:4,5", "subtraction{1-5}:6,7", "subtraction{2,3}:4,5",
                             "subtraction{1,4}:4,5", "subtraction{1,4}:6,7", "subtraction{1,3,4}:12",
                             "subtraction{1,3,4}:16", "subtraction{1,3,4}:3,4", "subtraction{1,3,4}:4,5",
                             "subtraction{1,3,4}:6,7", "subtraction{2-4}:12", "subtraction{2-4}:16",
                             "subtraction{2-4}:20", "subtraction{2-4}:4,5", "subtraction{2-4}:6,7", "divide{2,3}:5000",
                             "divide{2,3,5}:50", "divide{2,3,5}:200", "divide{2,3,5}:1000", "divide{2-5}:50",
                             "divide{2-5}:200", "divide{2-5}:1000", "divide{2,5}:5000", "kayles:4 + nim:1",
                             "kayles:3 + kayles:4", "cram:2x3 + nim:2", "chomp:2x3 + nim:1", "wythoff:(2,2) + nim:2",
                             "dawson:5 + kayles:3"})
        QTest::newRow(game) << QString::fromLatin1(game);
}

void TestDotCrossings::crossesHardlyMoreThanDot()
{
    QFETCH(QString, game);
    compareWithDot(game, Layering::LongestPlay);
}

/// Most of these are games where positions that must share a layer cross more often than dot's, which needn't.
void TestDotCrossings::shortMovesCrossHardlyMoreThanDot_data()
{
    QTest::addColumn<QString>("game");
    for (const char *game : {"subtraction{2,3}:6", "subtraction{2,5}:12", "subtraction{2,5}:6,7", "divide{3,4}:100",
                             "divide{2,3}:200", "octal{0.16}:7", "octal{0.16}:9", "octal{0.34}:7", "octal{0.34}:8",
                             "octal{0.34}:9", "octal{0.34}:11", "octal{0.51}:9", "octal{0.51}:10", "octal{0.51}:11",
                             "octal{0.51}:12", "octal{0.354}:10", "octal{0.354}:11", "octal{0.354}:12",
                             "octal{0.45}:7", "octal{0.45}:9", "octal{0.45}:10", "octal{0.45}:11", "octal{0.44}:11",
                             "octal{0.26}:11", "octal{0.17}:8", "octal{0.17}:9", "octal{0.17}:11", "octal{0.17}:12",
                             "octal{0.137}:10", "octal{0.6}:7", "octal{0.6}:10", "octal{0.6}:12", "hex{0.f}:5",
                             "hex{0.2b}:7", "matrix:1100/0110/0011", "cram:2x3 + nim:1", "grundy:17", "kayles:7",
                             "kayles:12", "dawson:14", "grundy:12", "nim:3,4,5", "nim:2,7", "wythoff:(3,5)",
                             "matrix:2x4", "matrix:3x3", "chomp:3x4", "cram:3x3",
                             "subtraction{1-3}:9 + subtraction{1-5}:4", "divide{2,3,6}:5000"})
        QTest::newRow(game) << QString::fromLatin1(game);
}

void TestDotCrossings::shortMovesCrossHardlyMoreThanDot()
{
    QFETCH(QString, game);
    compareWithDot(game, Layering::ShortMoves);
}

QTEST_GUILESS_MAIN(TestDotCrossings)
#include "tst_dotcrossings.moc"
