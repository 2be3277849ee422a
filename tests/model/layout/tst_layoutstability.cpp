#include "model/graph/graphbuilder.h"
#include "model/layout/layeredlayout.h"
#include "model/notation/expression.h"
#include "tests/testprogram.h"

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
    row("kayles:4", "kayles:5");
    row("kayles:5", "kayles:6");
    row("kayles:19", "kayles:20");
    row("kayles:4 + nim:1", "kayles:4 + nim:2");
    row("kayles:3 + kayles:4", "kayles:4 + kayles:4");
    row("dawson:6", "dawson:7");
    row("dawson:7", "dawson:8");
    row("dawson:11", "dawson:12");
    row("dawson:15", "dawson:16");
    row("dawson:16", "dawson:17");
    row("dawson:19", "dawson:20");
    row("grundy:5", "grundy:6");
    row("grundy:6", "grundy:7");
    row("grundy:7", "grundy:8");
    row("grundy:8", "grundy:9");
    row("grundy:10", "grundy:11");
    row("grundy:12", "grundy:13");
    row("grundy:13", "grundy:14");
    row("grundy:14", "grundy:15");
    row("grundy:15", "grundy:16");
    row("grundy:6 + nim:2", "grundy:6 + nim:3");
    row("nim:1,1", "nim:1,2");
    row("nim:1,5", "nim:1,6");
    row("nim:2,2", "nim:2,3");
    row("nim:3,6", "nim:3,7");
    row("nim:4,7", "nim:4,8");
    row("nim:1,1,1", "nim:1,1,2");
    row("nim:1,1,4", "nim:1,1,5");
    row("nim:1,3,5", "nim:1,3,6");
    row("nim:2,2,4", "nim:2,2,5");
    row("nim:2,4,4", "nim:2,4,5");
    row("wythoff:(1,1)", "wythoff:(1,2)");
    row("wythoff:(1,3)", "wythoff:(1,4)");
    row("wythoff:(1,5)", "wythoff:(1,6)");
    row("wythoff:(1,7)", "wythoff:(1,8)");
    row("wythoff:(2,2)", "wythoff:(2,3)");
    row("wythoff:(2,6)", "wythoff:(2,7)");
    row("wythoff:(2,8)", "wythoff:(2,9)");
    row("wythoff:(3,7)", "wythoff:(3,8)");
    row("wythoff:(4,7)", "wythoff:(4,8)");
    row("wythoff:(5,6)", "wythoff:(5,7)");
    row("chomp:2x2", "chomp:2x3");
    row("chomp:2x3", "chomp:2x4");
    row("octal{0.137}:6", "octal{0.137}:7");
    row("octal{0.137}:7", "octal{0.137}:8");
    row("octal{0.137}:11", "octal{0.137}:12");
    row("octal{0.6}:6", "octal{0.6}:7");
    row("octal{0.6}:11", "octal{0.6}:12");
    row("octal{0.45}:6", "octal{0.45}:7");
    row("octal{0.45}:7", "octal{0.45}:8");
    row("octal{0.45}:11", "octal{0.45}:12");
    row("octal{0.16}:7", "octal{0.16}:8");
    row("octal{0.16}:8", "octal{0.16}:9");
    row("octal{0.16}:9", "octal{0.16}:10");
    row("octal{0.34}:6", "octal{0.34}:7");
    row("octal{0.34}:8", "octal{0.34}:9");
    row("octal{0.34}:10", "octal{0.34}:11");
    row("octal{0.34}:11", "octal{0.34}:12");
    row("octal{0.07}:6", "octal{0.07}:7");
    row("octal{0.07}:7", "octal{0.07}:8");
    row("octal{0.07}:8", "octal{0.07}:9");
    row("octal{0.07}:9", "octal{0.07}:10");
    row("octal{0.07}:10", "octal{0.07}:11");
    row("octal{0.07}:11", "octal{0.07}:12");
    row("octal{0.156}:6", "octal{0.156}:7");
    row("octal{0.77}:6", "octal{0.77}:7");
    row("octal{0.77}:7", "octal{0.77}:8");
    row("octal{0.77}:8", "octal{0.77}:9");
    row("octal{0.77}:9", "octal{0.77}:10");
    row("octal{0.77}:10", "octal{0.77}:11");
    row("octal{0.77}:11", "octal{0.77}:12");
    row("octal{0.333}:6", "octal{0.333}:7");
    row("octal{0.333}:7", "octal{0.333}:8");
    row("octal{0.333}:8", "octal{0.333}:9");
    row("octal{0.333}:9", "octal{0.333}:10");
    row("octal{0.333}:10", "octal{0.333}:11");
    row("octal{0.333}:11", "octal{0.333}:12");
    row("octal{4.3}:6", "octal{4.3}:7");
    row("octal{4.3}:7", "octal{4.3}:8");
    row("octal{4.3}:8", "octal{4.3}:9");
    row("octal{4.3}:9", "octal{4.3}:10");
    row("octal{4.3}:10", "octal{4.3}:11");
    row("octal{4.3}:11", "octal{4.3}:12");
    row("octal{0.26}:6", "octal{0.26}:7");
    row("octal{0.26}:7", "octal{0.26}:8");
    row("octal{0.26}:8", "octal{0.26}:9");
    row("octal{0.26}:9", "octal{0.26}:10");
    row("octal{0.26}:11", "octal{0.26}:12");
    row("hex{0.f}:7", "hex{0.f}:8");
    row("hex{0.f}:8", "hex{0.f}:9");
    row("hex{0.f}:9", "hex{0.f}:10");
    row("hex{0.f}:10", "hex{0.f}:11");
    row("hex{0.9}:6", "hex{0.9}:7");
    row("hex{0.9}:7", "hex{0.9}:8");
    row("hex{0.9}:8", "hex{0.9}:9");
    row("hex{0.9}:9", "hex{0.9}:10");
    row("hex{0.9}:10", "hex{0.9}:11");
    row("hex{0.2b}:7", "hex{0.2b}:8");
    row("hex{0.2b}:8", "hex{0.2b}:9");
    row("hex{0.2b}:9", "hex{0.2b}:10");
    row("hex{0.2b}:10", "hex{0.2b}:11");
    row("subtraction{1-2}:6", "subtraction{1-2}:7");
    row("subtraction{1-2}:9", "subtraction{1-2}:10");
    row("subtraction{1-2}:14", "subtraction{1-2}:15");
    row("subtraction{1-2}:19", "subtraction{1-2}:20");
    row("subtraction{1-2}:4,5", "subtraction{1-2}:4,6");
    row("subtraction{1-3}:6", "subtraction{1-3}:7");
    row("subtraction{1-3}:14", "subtraction{1-3}:15");
    row("subtraction{1-3}:19", "subtraction{1-3}:20");
    row("subtraction{1-4}:6", "subtraction{1-4}:7");
    row("subtraction{1-4}:9", "subtraction{1-4}:10");
    row("subtraction{1-4}:14", "subtraction{1-4}:15");
    row("subtraction{1-4}:19", "subtraction{1-4}:20");
    row("subtraction{1-4}:3,4", "subtraction{1-4}:3,5");
    row("subtraction{1-4}:4,5", "subtraction{1-4}:4,6");
    row("subtraction{2,3}:6", "subtraction{2,3}:7");
    row("subtraction{2,3}:9", "subtraction{2,3}:10");
    row("subtraction{2,3}:14", "subtraction{2,3}:15");
    row("subtraction{2,3}:19", "subtraction{2,3}:20");
    row("subtraction{2,3}:3,4", "subtraction{2,3}:3,5");
    row("subtraction{2,3}:4,5", "subtraction{2,3}:4,6");
    row("subtraction{1,3,4}:6", "subtraction{1,3,4}:7");
    row("subtraction{1,3,4}:9", "subtraction{1,3,4}:10");
    row("subtraction{1,3,4}:14", "subtraction{1,3,4}:15");
    row("subtraction{1,3,4}:19", "subtraction{1,3,4}:20");
    row("subtraction{1,3,4}:3,4", "subtraction{1,3,4}:3,5");
    row("cram:2x2 + nim:1", "cram:2x2 + nim:2");
    row("cram:1x6", "cram:1x7");
    row("cram:1x7", "cram:1x8");
    row("cram:1x8", "cram:1x9");
    row("cram:1x9", "cram:1x10");
}

void TestLayoutStability::oneTokenMoreKeepsTheOrder()
{
    QFETCH(QString, before);
    QFETCH(QString, after);
    const double kept = orderKept(laid(before), laid(after));
    QVERIFY2(kept >= 0.7, qPrintable(QString::number(kept)));
}

MEXPLORER_TEST(TestLayoutStability)
#include "tst_layoutstability.moc"
