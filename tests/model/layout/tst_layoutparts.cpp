// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/explore/excerpt.h"
#include "model/games/graphrules.h"
#include "model/graph/graphbuilder.h"
#include "model/import/graphfile.h"
#include "model/layout/layerdrawing.h"
#include "model/layout/routing.h"
#include "model/notation/expression.h"
#include "tests/model/layout/crossings.h"
#include "tests/model/layout/drawinglaws.h"
#include "tests/progress.h"
#include "tests/testprogram.h"

#include <QTest>

#include <algorithm>
#include <atomic>
#include <cmath>
#include <random>
#include <thread>

using namespace mexplorer;

namespace {

struct Sample
{
    GameGraphPtr graph;
    LabelsPtr labels;
    std::shared_ptr<const Predecessors> predecessors;
};

Sample sample(GameGraphPtr graph, Convention convention = Convention::Normal)
{
    JobControl control;
    LabelsPtr labels = label(*graph, convention, control);
    auto predecessors = std::make_shared<const Predecessors>(*graph);
    return {std::move(graph), std::move(labels), std::move(predecessors)};
}

Sample sample(const QString &game, PositionId limit = 200'000, Convention convention = Convention::Normal)
{
    JobControl control;
    return sample(buildGraph(parsePosition(game).value(), {.maxPositions = limit}, control), convention);
}

quint32 below(std::mt19937 &random, quint32 end)
{
    return static_cast<quint32>(random() % end);
}

Sample randomGraph(std::mt19937 &random, quint32 vertices, quint32 moves, bool acyclic)
{
    GraphFile file;
    for (quint32 v = 0; v < vertices; ++v) {
        file.names << QStringLiteral("v%1").arg(v);
        if (v > 0)
            file.moves.emplace_back(below(random, v), v); // all are reachable
    }
    for (; moves > 0; --moves) {
        const auto from = below(random, vertices);
        const auto to = below(random, vertices);
        if (from < to || !acyclic)
            file.moves.emplace_back(from, to);
    }
    std::sort(file.moves.begin(), file.moves.end());
    file.moves.erase(std::unique(file.moves.begin(), file.moves.end()), file.moves.end());
    JobControl control;
    return sample(
        GraphBuilder(std::make_shared<GraphRules>(QStringLiteral("random"), file), CellVector{0}, {}).build(control));
}

} // namespace

/// The steps of laying out, each compared with a plain method.
class LayoutPartsTest : public QObject
{
    Q_OBJECT

private slots:
    void layersOfEveryKind_data();
    void layersOfEveryKind();
    void layersWithoutBirthdays_data();
    void layersWithoutBirthdays();
    void partsBeginWherePlayDoes();
    void placesAreGrids_data();
    void placesAreGrids();
    void sortingKeepsLayersAndPlaces_data();
    void sortingKeepsLayersAndPlaces();
    void straighteningKeepsOrderAndDistance();
    void bendsAreBoundedAndMirrored();
    void cancelledLayoutsAreWhole_data();
    void cancelledLayoutsAreWhole();
    void progressNeverGoesBack();
    void aSinglePosition();
};

void LayoutPartsTest::layersOfEveryKind_data()
{
    QTest::addColumn<QString>("game");
    for (const char *game : {"kayles:8", "nim:3,4", "matrix:3x3", "wythoff:(3,6)", "chomp:3x4", "cram:3x3",
                             "kayles:3 + nim:2", "divide{2,3}:50", "nim:0"})
        QTest::newRow(game) << QString::fromLatin1(game);
}

void LayoutPartsTest::layersOfEveryKind()
{
    QFETCH(QString, game);
    const Sample s = sample(game);
    const Sample misere = sample(game, 200'000, Convention::Misere);
    const PositionId count = s.graph->positionCount();
    for (const Layering layering : {Layering::LongestPlay, Layering::TokensLeft, Layering::SgValue}) {
        Layers layers = assignLayers(*s.graph, *s.labels, layering);
        QVERIFY(holdsEachOnce(layers, count));
        QVERIFY(!layers.byDistance);
        QVERIFY(std::is_sorted(layers.keys.rbegin(), layers.keys.rend()));
        for (PositionId id = 0; id < count; ++id) {
            const bool sized = s.graph->rules()->size(s.graph->cells(GameGraph::root())) > 0;
            const quint64 key = layering == Layering::SgValue               ? s.labels->value(id)
                                : layering == Layering::TokensLeft && sized ? s.graph->rules()->size(s.graph->cells(id))
                                                                            : s.labels->birthday(id);
            QCOMPARE(layers.keys[layers.layerOf[id]], key);
        }
        for (std::size_t layer = 0; layer < layers.count(); ++layer) { // greatest cells first
            QVERIFY(std::is_sorted(layers[layer].begin(), layers[layer].end(), [&](PositionId a, PositionId b) {
                const Cells x = s.graph->cells(a), y = s.graph->cells(b);
                return std::lexicographical_compare(y.begin(), y.end(), x.begin(), x.end());
            }));
        }
    }
    // Under misère play there are no values, so the longest play is used.
    const Layers byValue = assignLayers(*misere.graph, *misere.labels, Layering::SgValue);
    const Layers byPlay = assignLayers(*misere.graph, *misere.labels, Layering::LongestPlay);
    QCOMPARE(byValue.layerOf, byPlay.layerOf);
    QCOMPARE(byValue.keys, byPlay.keys);
}

void LayoutPartsTest::layersWithoutBirthdays_data()
{
    QTest::addColumn<bool>("truncated");
    QTest::newRow("with a cycle") << false;
    QTest::newRow("past the limit") << true;
}

/// Compares the layers with distances computed by relaxing every move until nothing changes.
void LayoutPartsTest::layersWithoutBirthdays()
{
    QFETCH(bool, truncated);
    std::mt19937 random(112);
    int byDistance = 0;
    for (int round = 0; round < 60; ++round) {
        const Sample s =
            truncated ? sample(QStringLiteral("kayles:%1").arg(14 + round % 5), 20 + static_cast<PositionId>(round))
                      : randomGraph(random, 3 + below(random, 20), 10 + below(random, 30), false);
        const PositionId count = s.graph->positionCount();
        const bool known = std::find(s.labels->birthdays().begin(), s.labels->birthdays().end(), Labels::unknown) ==
                           s.labels->birthdays().end();
        Layers layers = assignLayers(*s.graph, *s.labels, Layering::LongestPlay);
        QVERIFY(holdsEachOnce(layers, count));
        QCOMPARE(layers.byDistance, !known);
        if (known)
            continue;
        ++byDistance;
        std::vector<quint64> distance(count, count);
        distance[GameGraph::root()] = 0;
        for (bool changed = true; changed;) {
            changed = false;
            for (PositionId id = 0; id < count; ++id) {
                for (const PositionId follower : s.graph->followers(id)) {
                    if (distance[id] + 1 < distance[follower]) {
                        distance[follower] = distance[id] + 1;
                        changed = true;
                    }
                }
            }
        }
        QVERIFY(std::is_sorted(layers.keys.begin(), layers.keys.end()));
        for (PositionId id = 0; id < count; ++id)
            QCOMPARE(layers.keys[layers.layerOf[id]], distance[id]);
    }
    QVERIFY(byDistance > 30);
}

/// The positions reachable from a position of a truncated graph: that position alone is in the first layer, even if
/// others precede it in the graph.
void LayoutPartsTest::partsBeginWherePlayDoes()
{
    const Sample s = sample(QStringLiteral("kayles:40"), 4000);
    JobControl control;
    int notFirst = 0;
    for (PositionId from = 0; from < s.graph->positionCount(); from += 3) {
        ExcerptRequest request;
        request.start = from;
        request.included = PositionSet(s.graph->positionCount());
        std::vector<PositionId> open = {from};
        while (!open.empty()) {
            const PositionId id = open.back();
            open.pop_back();
            if (request.included->contains(id))
                continue;
            request.included->insert(id);
            const auto followers = s.graph->followers(id);
            open.insert(open.end(), followers.begin(), followers.end());
        }
        const ExcerptPtr part = excerptOf(s.graph, *s.labels, request, control);
        const Layers layers = assignLayers(*part->graph(), *part->labels(), Layering::LongestPlay);
        if (!layers.byDistance)
            continue;
        const PositionId start = part->shownOf(from).value;
        notFirst += start > 0;
        for (PositionId id = 0; id < part->graph()->positionCount(); ++id)
            QCOMPARE(layers.keys[layers.layerOf[id]] == 0, id == start);
    }
    QVERIFY(notFirst > 0);
}

void LayoutPartsTest::placesAreGrids_data()
{
    QTest::addColumn<QString>("game");
    for (const char *game : {"nim:9", "nim:0", "kayles:9", "kayles:20", "matrix:3x4", "nim:1,1,1,1,1,1", "chomp:5x5"})
        QTest::newRow(game) << QString::fromLatin1(game);
}

void LayoutPartsTest::placesAreGrids()
{
    QFETCH(QString, game);
    const Sample s = sample(game);
    Layers layers = assignLayers(*s.graph, *s.labels, Layering::LongestPlay);
    for (const Orientation orientation : {Orientation::TopDown, Orientation::LeftRight}) {
        const LayerGrid grid(layers, orientation);
        QVERIFY(grid.step() >= 1 && grid.gap() > 1);
        float below = -1;
        for (std::size_t layer = 0; layer < layers.count(); ++layer) {
            const std::size_t size = layers.size(layer);
            QVERIFY(!grid.isFlat() || grid.rows(layer) == 1);
            QVERIFY(grid.rows(layer) <= size);
            QVERIFY(grid.top(layer) > below);
            float left = 0, right = 0;
            for (std::size_t rank = 0; rank < size; ++rank) {
                const float along = grid.along(layer, rank);
                QVERIFY(along >= grid.top(layer) && along <= grid.top(layer) + float(grid.rows(layer)) - 1);
                below = std::max(below, along);
                left = std::min(left, grid.across(layer, rank));
                right = std::max(right, grid.across(layer, rank));
                if (rank >= grid.rows(layer)) { // the next column is one step further, in the same row
                    QCOMPARE(along, grid.along(layer, rank - grid.rows(layer)));
                    QVERIFY(std::abs(grid.across(layer, rank) - grid.across(layer, rank - grid.rows(layer)) -
                                     grid.step()) < 1e-3F);
                }
            }
            QVERIFY(std::abs(left + right) < 1e-3F); // centred
        }
    }
}

void LayoutPartsTest::sortingKeepsLayersAndPlaces_data()
{
    QTest::addColumn<QString>("game");
    for (const char *game : {"kayles:12", "matrix:3x4", "nim:3,4,5", "grundy:16", "nim:0"})
        QTest::newRow(game) << QString::fromLatin1(game);
}

void LayoutPartsTest::sortingKeepsLayersAndPlaces()
{
    QFETCH(QString, game);
    const Sample s = sample(game);
    LayerDrawing drawing(*s.graph, *s.labels, *s.predecessors, {});
    const std::vector<quint32> layerOf = drawing.layers().layerOf;
    QVERIFY(standsOnGrid(drawing));
    JobControl control;
    drawing.sweep(control);
    QVERIFY(holdsEachOnce(drawing.layers(), s.graph->positionCount()));
    QCOMPARE(drawing.layers().layerOf, layerOf);
    QVERIFY(standsOnGrid(drawing));
    QVERIFY(control.done() <= control.total());
}

void LayoutPartsTest::straighteningKeepsOrderAndDistance()
{
    std::mt19937 random(114);
    for (int round = 0; round < 40; ++round) {
        const Sample s = randomGraph(random, 3 + below(random, 25), below(random, 30), true);
        LayerDrawing drawing(*s.graph, *s.labels, *s.predecessors, {});
        if (!drawing.grid().isFlat())
            continue;
        const std::vector<PositionId> order = drawing.layers().order;
        drawing.straighten();
        QCOMPARE(drawing.layers().order, order);
        QVERIFY(keepsDistances(drawing));
    }
}

void LayoutPartsTest::bendsAreBoundedAndMirrored()
{
    std::mt19937 random(115);
    int bent = 0;
    for (int round = 0; round < 30; ++round) {
        const Sample s = randomGraph(random, 4 + below(random, 12), below(random, 30), true);
        JobControl control;
        const LayoutPtr layout = layOut(*s.graph, *s.labels, *s.predecessors, {}, control);
        const std::vector<float> bends = routeMoves(*s.graph, *layout);
        QCOMPARE(bends.size(), s.graph->moveCount());
        for (std::size_t move = 0; move < bends.size(); ++move) {
            QCOMPARE(layout->bend(move), bends[move]);
            QVERIFY(std::abs(bends[move]) <= 0.36F + 1e-6F);
            bent += bends[move] != 0;
        }
    }
    QVERIFY(bent > 0);
}

void LayoutPartsTest::cancelledLayoutsAreWhole_data()
{
    QTest::addColumn<QString>("game");
    for (const char *game : {"kayles:10", "matrix:3x4", "kayles:20"})
        QTest::newRow(game) << QString::fromLatin1(game);
}

void LayoutPartsTest::cancelledLayoutsAreWhole()
{
    QFETCH(QString, game);
    const Sample s = sample(game);
    JobControl control;
    control.cancel();
    const LayoutPtr layout = layOut(*s.graph, *s.labels, *s.predecessors, {}, control);
    QVERIFY(layout);
    QCOMPARE(layout->positionCount(), s.graph->positionCount());
    QSet<QPair<qreal, qreal>> points;
    for (PositionId id = 0; id < layout->positionCount(); ++id) {
        points << qMakePair(layout->point(id).x(), layout->point(id).y());
        QVERIFY(layout->extent().contains(layout->point(id)));
        QVERIFY(layout->layerBox(layout->layerOf(id)).adjusted(-0.01, -0.01, 0.01, 0.01).contains(layout->point(id)));
    }
    QCOMPARE(points.size(), qsizetype(layout->positionCount()));
}

void LayoutPartsTest::progressNeverGoesBack()
{
    const Sample s = sample(QStringLiteral("matrix:3x4"));
    JobControl control;
    LayoutPtr layout;
    QVERIFY(progressOnlyGrows(control, [&] { layout = layOut(*s.graph, *s.labels, *s.predecessors, {}, control); }));
    QVERIFY(control.done() > 0 && control.done() <= control.total());
    QCOMPARE(layout->positionCount(), s.graph->positionCount());
}

void LayoutPartsTest::aSinglePosition()
{
    const Sample s = sample(QStringLiteral("nim:0"));
    JobControl control;
    for (const Orientation orientation : {Orientation::TopDown, Orientation::LeftRight}) {
        const LayoutPtr layout = layOut(*s.graph, *s.labels, *s.predecessors, {.orientation = orientation}, control);
        QCOMPARE(layout->point(0), QPointF(0, 0));
        QCOMPARE(layout->layerCount(), std::size_t(1));
        QVERIFY(layout->extent().width() >= 2 && layout->extent().height() >= 2);
        QCOMPARE(layout->neighbour(0, 1), noPosition);
        QCOMPARE(layout->neighbour(0, -1), noPosition);
        QCOMPARE(layout->neighbour(0, 0), PositionId(0));
        QCOMPARE(layout->nearest(QPointF(3, 3), 1), noPosition);
        QCOMPARE(layout->nearest(QPointF(3, 4), 5), PositionId(0));
        QCOMPARE(layout->positionsIn(layout->extent()), std::vector<PositionId>{0});
        QVERIFY(layout->positionsIn(QRectF(1, 1, 5, 5)).empty());
        QCOMPARE(countCrossings(*s.graph, *layout), quint64(0));
    }
}

MEXPLORER_TEST(LayoutPartsTest)
#include "tst_layoutparts.moc"
