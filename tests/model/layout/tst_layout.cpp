// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/games/joinedposition.h"
#include "model/graph/graphbuilder.h"
#include "model/layout/layeredlayout.h"
#include "model/notation/expression.h"
#include "tests/model/layout/crossings.h"
#include "tests/testprogram.h"

#include <QTest>

#include <cmath>
#include <random>

using namespace mexplorer;

namespace {

struct LabelledGraph
{
    GameGraphPtr graph;
    LabelsPtr labels;
    std::shared_ptr<const Predecessors> predecessors;

    LayoutPtr layOut(const LayoutOptions &options = {}) const
    {
        JobControl control;
        return mexplorer::layOut(*graph, *labels, *predecessors, options, control);
    }
};

LabelledGraph labelledGraph(const QString &game, PositionId limit = 200'000)
{
    JobControl control;
    LabelledGraph result;
    result.graph = buildGraph(parsePosition(game).value(), {.maxPositions = limit}, control);
    result.labels = label(*result.graph, Convention::Normal, control);
    result.predecessors = std::make_shared<const Predecessors>(*result.graph);
    return result;
}

bool samePoints(const LayeredLayout &a, const LayeredLayout &b)
{
    for (PositionId id = 0; id < a.positionCount(); ++id) {
        if (a.point(id) != b.point(id))
            return false;
    }
    return true;
}

} // namespace

class TestLayout : public QObject
{
    Q_OBJECT

private slots:
    void samples_data()
    {
        QTest::addColumn<QString>("game");
        QTest::addColumn<int>("layering");
        QTest::addColumn<int>("order");
        QTest::addColumn<int>("orientation");
        for (const char *game : {"kayles:7", "kayles:10", "nim:5", "nim:3,4,5", "matrix:3x3", "grundy:12",
                                 "kayles:3 + matrix:2x2", "nim:0", "wythoff:(5,8)", "chomp:4x4"}) {
            for (int layering = 0; layering < 3; ++layering) {
                for (int other = 0; other < 4; ++other) {
                    QTest::addRow("%s %d %d", game, layering, other)
                        << QString::fromLatin1(game) << layering << other / 2 << other % 2;
                }
            }
        }
    }

    void samples()
    {
        QFETCH(QString, game);
        QFETCH(int, layering);
        QFETCH(int, order);
        QFETCH(int, orientation);
        const LabelledGraph s = labelledGraph(game);
        const LayoutOptions options{Layering(layering), LayerOrder(order), Orientation(orientation)};
        const LayoutPtr layout = s.layOut(options);
        QCOMPARE(layout->positionCount(), s.graph->positionCount());
        checkLayers(s, *layout);
        checkDistances(*layout);
        checkIndex(*layout);
        QVERIFY2(samePoints(*layout, *s.layOut(options)), "the second layout differs");
    }

    void longestPlayGoesDownwards()
    {
        const LabelledGraph s = labelledGraph(QStringLiteral("kayles:12"));
        const LayoutPtr down = s.layOut();
        const LayoutPtr right = s.layOut({.orientation = Orientation::LeftRight});
        for (PositionId id = 0; id < s.graph->positionCount(); ++id) {
            for (const PositionId follower : s.graph->followers(id)) {
                QVERIFY(down->point(follower).y() > down->point(id).y());
                QVERIFY(right->point(follower).x() > right->point(id).x());
            }
        }
        QCOMPARE(down->layerKey(down->layerOf(GameGraph::root())), quint64(12));
    }

    void untanglingTakesCrossingsAway_data()
    {
        QTest::addColumn<QString>("game");
        for (const char *game : {"kayles:9", "kayles:12", "nim:2,3,4", "matrix:2x3", "grundy:13", "nim:3,4,5"})
            QTest::newRow(game) << QString::fromLatin1(game);
    }
    void untanglingTakesCrossingsAway()
    {
        QFETCH(QString, game);
        const LabelledGraph s = labelledGraph(game);
        const quint64 structural = countCrossings(*s.graph, *s.layOut({.order = LayerOrder::Structural}));
        const quint64 untangled = countCrossings(*s.graph, *s.layOut());
        QVERIFY2(untangled < structural, qPrintable(QStringLiteral("%1 of %2").arg(untangled).arg(structural)));
    }

    void aWholeCubeIsUntangledAsWellAsItCanBe()
    {
        // Positions of nim:1 + matrix:1 + cram:1x2 are the corners of a cube; each move takes one coordinate. Layers of
        // 1, 3, 3 and 1 leave the six moves in the middle, of which at least one pair crosses as a hexagon is not flat.
        const LabelledGraph s = labelledGraph(QStringLiteral("nim:1 + matrix:1 + cram:1x2"));
        QCOMPARE(s.graph->positionCount(), PositionId(8));
        const quint64 count = countCrossings(*s.graph, *s.layOut());
        QVERIFY2(count <= 3, qPrintable(QString::number(count)));
    }

    void movesPassPositions()
    {
        // In a chain all moves would be on one line.
        const LabelledGraph s = labelledGraph(QStringLiteral("nim:6"));
        const LayoutPtr layout = s.layOut();
        for (PositionId id = 0; id < s.graph->positionCount(); ++id) {
            const auto followers = s.graph->followers(id);
            for (std::size_t i = 0; i < followers.size(); ++i) {
                const bool adjacent = layout->layerOf(followers[i]) == layout->layerOf(id) + 1;
                QCOMPARE(std::abs(layout->bend(s.graph->firstMove(id) + i)) < 0.01F, adjacent);
            }
        }
    }

    void curvesLieWithinTheExtent_data()
    {
        QTest::addColumn<QString>("game");
        for (const char *game : {"nim:9", "subtraction{1-5}:14", "subtraction{1,4}:12", "kayles:7", "nim:3,3"})
            QTest::newRow(game) << QString::fromLatin1(game);
    }
    void curvesLieWithinTheExtent()
    {
        QFETCH(QString, game);
        const LabelledGraph s = labelledGraph(game);
        for (const Orientation orientation : {Orientation::TopDown, Orientation::LeftRight}) {
            const LayoutPtr layout = s.layOut({.orientation = orientation});
            const QRectF extent = layout->extent().adjusted(0.2, 0.2, -0.2, -0.2);
            for (PositionId id = 0; id < s.graph->positionCount(); ++id) {
                for (std::size_t i = 0; i < s.graph->followers(id).size(); ++i) {
                    const QPointF a = layout->point(id);
                    const QPointF b = layout->point(s.graph->followers(id)[i]);
                    const QPointF c = curveControl(a, b, double(layout->bend(s.graph->firstMove(id) + i)));
                    for (double t = 0; t <= 1; t += 0.05)
                        QVERIFY(extent.contains((1 - t) * (1 - t) * a + 2 * t * (1 - t) * c + t * t * b));
                }
            }
        }
    }

    void graphsWithoutBirthdaysAreLaidOutByDistance()
    {
        const LabelledGraph s = labelledGraph(QStringLiteral("kayles:30"), 400);
        QVERIFY(s.graph->isTruncated());
        const LayoutPtr layout = s.layOut();
        QCOMPARE(layout->layerOf(GameGraph::root()), std::size_t(0));
        checkDistances(*layout);
        for (PositionId id = 0; id < s.graph->positionCount(); ++id) {
            for (const PositionId follower : s.graph->followers(id))
                QVERIFY(layout->layerOf(follower) <= layout->layerOf(id) + 1);
        }
    }

    void oneMoreTokenKeepsTheLayers()
    {
        const LabelledGraph small = labelledGraph(QStringLiteral("kayles:9"));
        const LabelledGraph large = labelledGraph(QStringLiteral("kayles:10"));
        const LayoutPtr before = small.layOut({.order = LayerOrder::Structural});
        const LayoutPtr after = large.layOut({.order = LayerOrder::Structural});
        for (PositionId a = 0; a < small.graph->positionCount(); ++a) {
            const PositionId inLarge = large.graph->find(small.graph->cells(a)).value();
            QCOMPARE(after->layerKey(after->layerOf(inLarge)), before->layerKey(before->layerOf(a)));
            const PositionId right = before->neighbour(a, 1);
            if (right != noPosition) { // left of another one before and after
                const PositionId rightInLarge = large.graph->find(small.graph->cells(right)).value();
                QVERIFY(after->point(inLarge).x() < after->point(rightInLarge).x());
            }
        }
    }

    void wideGraphsHaveTheShapeOfAWindow()
    {
        const LabelledGraph s = labelledGraph(QStringLiteral("matrix:3x4"));
        for (const Orientation orientation : {Orientation::TopDown, Orientation::LeftRight}) {
            const QSizeF size = s.layOut({.orientation = orientation})->extent().size();
            QVERIFY2(size.width() / size.height() > 1.2 && size.width() / size.height() < 1.9,
                     qPrintable(QStringLiteral("%1 x %2").arg(size.width()).arg(size.height())));
        }
    }

    void cancelLeavesAWholeLayout()
    {
        const LabelledGraph s = labelledGraph(QStringLiteral("kayles:16"));
        JobControl control;
        control.cancel();
        const LayoutPtr layout = mexplorer::layOut(*s.graph, *s.labels, *s.predecessors, {}, control);
        checkLayers(s, *layout);
        checkDistances(*layout);
    }

private:
    static void checkLayers(const LabelledGraph &s, const LayeredLayout &layout)
    {
        std::vector<int> seen(s.graph->positionCount(), 0);
        for (std::size_t index = 0; index < layout.layerCount(); ++index) {
            QVERIFY(!layout.layer(index).empty());
            for (const PositionId id : layout.layer(index)) {
                ++seen[id];
                QCOMPARE(layout.layerOf(id), index);
                QVERIFY(layout.layerBox(index).adjusted(-0.01, -0.01, 0.01, 0.01).contains(layout.point(id)));
                if (layout.options().layering == Layering::LongestPlay)
                    QCOMPARE(layout.layerKey(index), quint64(s.labels->birthday(id)));
                if (layout.options().layering == Layering::SgValue)
                    QCOMPARE(layout.layerKey(index), quint64(s.labels->value(id)));
                if (layout.options().layering == Layering::TokensLeft && layout.layerKey(0) > 0 &&
                    s.graph->positionCount() > 1)
                    QCOMPARE(layout.layerKey(index), s.graph->rules()->size(s.graph->cells(id)));
            }
            if (index > 0)
                QVERIFY(layout.layerKey(index) < layout.layerKey(index - 1));
        }
        QVERIFY(std::all_of(seen.begin(), seen.end(), [](int count) { return count == 1; }));
    }

    static void checkDistances(const LayeredLayout &layout)
    {
        double min = 1;
        for (PositionId a = 0; a < layout.positionCount(); ++a) {
            QVERIFY(layout.extent().contains(layout.point(a)));
            for (PositionId b = a + 1; b < layout.positionCount(); ++b) {
                const QPointF way = layout.point(a) - layout.point(b);
                min = std::min(min, std::hypot(way.x(), way.y()));
            }
        }
        QVERIFY2(min > 0.99, qPrintable(QString::number(min)));
    }

    /// Compares the results of the index with a search over all positions.
    static void checkIndex(const LayeredLayout &layout)
    {
        std::mt19937 random(7);
        const QRectF extent = layout.extent();
        std::uniform_real_distribution<double> x(extent.left() - 1, extent.right() + 1);
        std::uniform_real_distribution<double> y(extent.top() - 1, extent.bottom() + 1);
        for (int i = 0; i < 50; ++i) {
            const QPointF point(x(random), y(random));
            const QRectF area = QRectF(point, QPointF(x(random), y(random))).normalized();
            double min = 0.8;
            std::size_t inside = 0;
            for (PositionId id = 0; id < layout.positionCount(); ++id) {
                const QPointF way = layout.point(id) - point;
                min = std::min(min, std::hypot(way.x(), way.y()));
                inside += area.contains(layout.point(id));
            }
            const PositionId found = layout.nearest(point, 0.8);
            QCOMPARE(found != noPosition, min < 0.8);
            if (found != noPosition) {
                const QPointF way = layout.point(found) - point;
                QVERIFY(std::abs(std::hypot(way.x(), way.y()) - min) < 1e-4);
            }
            QCOMPARE(layout.positionsIn(area).size(), inside);
        }
        for (PositionId id = 0; id < layout.positionCount(); ++id) {
            const PositionId right = layout.neighbour(id, 1);
            if (right != noPosition)
                QCOMPARE(layout.neighbour(right, -1), id);
            QCOMPARE(layout.nearest(layout.point(id), 0.1), id);
        }
    }
};

MEXPLORER_TEST(TestLayout)
#include "tst_layout.moc"
