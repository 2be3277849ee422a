// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/graph/graphbuilder.h"
#include "model/layout/layeredlayout.h"
#include "model/notation/expression.h"
#include "tests/testprogram.h"

#include <QTest>

#include <array>

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

/// Kendall's tau over the pairs that share a layer in both layouts: 1 if the orders are equal, 0 if they are
/// independent, -1 if they are reversed.
double orderRetained(const Laid &before, const Laid &after)
{
    std::vector<std::pair<PositionId, PositionId>> common;
    for (PositionId id = 0; id < before.graph->positionCount(); ++id) {
        if (const auto other = after.graph->find(before.graph->cells(id)))
            common.emplace_back(id, *other);
    }
    int retained = 0;
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
            retained += sameOrder ? 1 : -1;
            ++pairs;
        }
    }
    return pairs == 0 ? 1 : double(retained) / pairs;
}

} // namespace

/// With one token more, the earlier positions should mostly have the same order.
class TestLayoutStability : public QObject
{
    Q_OBJECT

private slots:
    void oneTokenMoreKeepsMostOfTheOrder()
    {
        constexpr std::array pairs = {std::pair("nim:2,3", "nim:2,4"),
                                      std::pair("nim:3,4", "nim:3,5"),
                                      std::pair("nim:2,3,4", "nim:2,3,5"),
                                      std::pair("kayles:6", "kayles:7"),
                                      std::pair("kayles:7", "kayles:8"),
                                      std::pair("kayles:9", "kayles:10"),
                                      std::pair("kayles:12", "kayles:13"),
                                      std::pair("kayles:17", "kayles:18"),
                                      std::pair("dawson:8", "dawson:9"),
                                      std::pair("dawson:12", "dawson:13"),
                                      std::pair("grundy:9", "grundy:10"),
                                      std::pair("grundy:11", "grundy:12"),
                                      std::pair("chomp:3x3", "chomp:3x4"),
                                      std::pair("kayles:4 + nim:2", "kayles:5 + nim:2"),
                                      std::pair("wythoff:(3,4)", "wythoff:(3,5)"),
                                      std::pair("octal{0.137}:9", "octal{0.137}:10"),
                                      std::pair("octal{0.6}:8", "octal{0.6}:9"),
                                      std::pair("hex{0.f}:8", "hex{0.f}:9"),
                                      std::pair("subtraction{1-3}:4,5", "subtraction{1-3}:4,6"),
                                      std::pair("cram:1x8", "cram:1x9")};
        double sum = 0;
        for (const auto &[before, after] : pairs)
            sum += orderRetained(laid(QString::fromLatin1(before)), laid(QString::fromLatin1(after)));

        const double mean = sum / double(pairs.size());
        QVERIFY2(mean > 0.6, qPrintable(QString::number(mean)));
    }
};

MEXPLORER_TEST(TestLayoutStability)
#include "tst_layoutstability.moc"
