#include "model/graph/graphbuilder.h"
#include "model/layout/layeredlayout.h"
#include "model/notation/expression.h"

#include <QTest>

using namespace mexplorer;

namespace {

struct Laid
{
    GameGraphPtr graph;
    LayoutPtr layout;
};

Laid laid(const QString &game, const LayoutOptions &options = {})
{
    JobControl control;
    Laid result;
    result.graph = buildGraph(parsePosition(game).value(), {}, control);
    const LabelsPtr labels = label(*result.graph, Convention::Normal, control);
    result.layout = layOut(*result.graph, *labels, Predecessors(*result.graph), options, control);
    return result;
}

/// Kendall's tau over the pairs that share a layer in both layouts: 1 if all stand in the same order, 0 if they are
/// shuffled, -1 if all are mirrored.
double orderKept(const Laid &before, const Laid &after)
{
    std::vector<std::pair<PositionId, PositionId>> common;
    for (PositionId id = 0; id < before.graph->positionCount(); ++id) {
        if (const auto other = after.graph->find(before.graph->cells(id)))
            common.emplace_back(id, *other);
    }
    int kept = 0;
    int pairs = 0;
    for (std::size_t i = 0; i < common.size(); ++i) {
        for (std::size_t k = i + 1; k < common.size(); ++k) {
            const auto [a, b] = common[i];
            const auto [c, d] = common[k];
            if (before.layout->layerOf(a) != before.layout->layerOf(c) ||
                after.layout->layerOf(b) != after.layout->layerOf(d))
                continue;
            const bool sameOrder = (before.layout->point(a).x() < before.layout->point(c).x()) ==
                                   (after.layout->point(b).x() < after.layout->point(d).x());
            kept += sameOrder ? 1 : -1;
            ++pairs;
        }
    }
    return pairs == 0 ? 1 : double(kept) / pairs;
}

} // namespace

class TestLayoutStability : public QObject
{
    Q_OBJECT

private slots:
    void oneTokenMoreKeepsTheOrder_data();
    void oneTokenMoreKeepsTheOrder();
};

void TestLayoutStability::oneTokenMoreKeepsTheOrder_data()
{
    QTest::addColumn<QString>("before");
    QTest::addColumn<QString>("after");
    const auto row = [](const char *before, const char *after) {
        QTest::addRow("%s, %s", before, after) << QString::fromLatin1(before) << QString::fromLatin1(after);
    };
    row("nim:2,3", "nim:2,4");
    row("nim:2,4", "nim:2,5");
    row("nim:3,3", "nim:3,4");
    row("nim:3,4", "nim:3,5");
    row("nim:4,5", "nim:4,6");
    row("nim:2,3,4", "nim:2,3,5");
    row("nim:3,4,5", "nim:3,4,6");
    row("nim:6,7,8", "nim:6,7,9");
    row("kayles:7", "kayles:8");
    row("kayles:9", "kayles:10");
    row("kayles:12", "kayles:13");
    row("kayles:17", "kayles:18"); // too many moves to count crossings
    row("dawson:8", "dawson:9");
    row("dawson:9", "dawson:10");
    row("dawson:12", "dawson:13");
    row("grundy:9", "grundy:10");
    row("grundy:11", "grundy:12");
    row("chomp:3x3", "chomp:3x4");
    row("kayles:4 + nim:2", "kayles:5 + nim:2");
    row("subtraction{1-3}:9", "subtraction{1-3}:10");
    row("wythoff:(3,4)", "wythoff:(3,5)");
    row("kayles:6", "kayles:7");
    row("kayles:8", "kayles:9");
    row("kayles:10", "kayles:11");
    row("kayles:11", "kayles:12");
    row("kayles:13", "kayles:14");
    row("kayles:14", "kayles:15");
    row("kayles:15", "kayles:16");
    row("kayles:16", "kayles:17");
    row("kayles:18", "kayles:19");
    row("dawson:10", "dawson:11");
    row("dawson:17", "dawson:18");
    row("dawson:18", "dawson:19");
    row("nim:1,4", "nim:1,5");
    row("nim:2,5", "nim:2,6");
    row("nim:3,5", "nim:3,6");
    row("nim:4,4", "nim:4,5");
    row("nim:5,5", "nim:5,6");
    row("nim:5,6", "nim:5,7");
    row("nim:6,7", "nim:6,8");
    row("nim:1,2,2", "nim:1,2,3");
    row("nim:1,2,3", "nim:1,3,3");
    row("nim:1,2,3", "nim:2,2,3");
    row("nim:1,2,4", "nim:1,2,5");
    row("nim:1,3,4", "nim:1,3,5");
    row("nim:2,2,2", "nim:2,2,3");
    row("nim:2,3,4", "nim:2,4,4");
    row("nim:1,1,1,2", "nim:1,1,2,2");
    row("nim:1,2,3,4", "nim:1,2,3,5");
    row("wythoff:(2,3)", "wythoff:(2,4)");
    row("wythoff:(2,4)", "wythoff:(2,5)");
    row("wythoff:(3,3)", "wythoff:(3,4)");
    row("wythoff:(3,5)", "wythoff:(3,6)");
    row("wythoff:(4,4)", "wythoff:(4,5)");
    row("wythoff:(4,5)", "wythoff:(4,6)");
    row("wythoff:(4,6)", "wythoff:(4,7)");
    row("wythoff:(5,5)", "wythoff:(5,6)");
    row("wythoff:(5,8)", "wythoff:(5,9)");
    row("chomp:2x4", "chomp:2x5");
    row("chomp:2x5", "chomp:2x6");
    row("chomp:3x4", "chomp:3x5");
    row("subtraction{1-3}:4,5", "subtraction{1-3}:4,6");
    row("subtraction{1-2}:3,3", "subtraction{1-2}:3,4");
    row("octal{0.137}:8", "octal{0.137}:9");
    row("octal{0.137}:9", "octal{0.137}:10");
    row("octal{0.137}:10", "octal{0.137}:11");
    row("octal{0.6}:7", "octal{0.6}:8");
    row("octal{0.6}:8", "octal{0.6}:9");
    row("octal{0.6}:9", "octal{0.6}:10");
    row("octal{0.6}:10", "octal{0.6}:11");
    row("octal{0.45}:10", "octal{0.45}:11");
    row("octal{0.156}:7", "octal{0.156}:8");
    row("octal{0.156}:8", "octal{0.156}:9");
    row("octal{0.156}:9", "octal{0.156}:10");
    row("octal{0.156}:10", "octal{0.156}:11");
    row("kayles:3 + nim:2", "kayles:4 + nim:2");
    row("kayles:4 + nim:2", "kayles:4 + nim:3");
    row("matrix:2x2 + nim:2", "matrix:2x2 + nim:3");
    row("chomp:2x3 + nim:1", "chomp:2x3 + nim:2");
    row("kayles:4 + kayles:3", "kayles:4 + kayles:4");
    row("wythoff:(2,2) + nim:1", "wythoff:(2,2) + nim:2");
    row("subtraction{1-3}:9 + subtraction{1-5}:4", "subtraction{1-3}:9 + subtraction{1-5}:5");
    row("kayles:3,4", "kayles:3,5");
    row("kayles:2,3,4", "kayles:2,3,5");
    row("dawson:5,6", "dawson:5,7");
}

void TestLayoutStability::oneTokenMoreKeepsTheOrder()
{
    QFETCH(QString, before);
    QFETCH(QString, after);
    const double kept = orderKept(laid(before), laid(after));
    QVERIFY2(kept >= 0.7, qPrintable(QString::number(kept)));
}

QTEST_GUILESS_MAIN(TestLayoutStability)
#include "tst_layoutstability.moc"
