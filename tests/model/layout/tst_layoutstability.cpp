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
