// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/testprogram.h"
#include "tests/views/support/samples.h"
#include "views/canvas/keyboardwalk.h"

#include <QTest>

#include <cmath>

using namespace mexplorer;

namespace {

bool holds(std::span<const PositionId> ids, PositionId id)
{
    return std::find(ids.begin(), ids.end(), id) != ids.end();
}

qreal between(const LayeredLayout &layout, PositionId a, PositionId b)
{
    const QPointF way = layout.point(a) - layout.point(b);
    return std::hypot(way.x(), way.y());
}

/// Walks through a graph without an excerpt.
struct Walk
{
    Walk(const ExploredGraph &explored, const LayoutPtr &layout)
    {
        picture.explored = explored;
        picture.layout = layout;
    }
    PositionId step(PositionId from, WalkStep step) { return walk.step(picture, ShownId(from), step).value; }

    GraphPicture picture;
    KeyboardWalk walk;
};

} // namespace

class TestKeyboardWalk : public QObject
{
    Q_OBJECT

private slots:
    void everyStepLeadsToANeighbour_data()
    {
        QTest::addColumn<int>("seed");
        QTest::addColumn<bool>("cycles");
        for (int seed = 0; seed < 12; ++seed)
            QTest::addRow("seed %d", seed) << seed << (seed % 3 == 2);
    }
    void everyStepLeadsToANeighbour()
    {
        QFETCH(int, seed);
        QFETCH(bool, cycles);
        std::mt19937 random(static_cast<quint32>(seed));
        const ExploredGraph explored = samples::randomGraph(random, 40 + 10 * seed, 90, cycles);
        const LayoutPtr layout = samples::layoutOf(explored);
        const GameGraph &graph = *explored.graph;
        Walk walk(explored, layout);
        PositionId at = GameGraph::root();
        std::set<PositionId> visited;
        for (int i = 0; i < 3000; ++i) {
            const auto step = WalkStep(std::uniform_int_distribution(0, 3)(random));
            const PositionId next = walk.step(at, step);
            visited.insert(next);
            switch (step) {
            case WalkStep::Forward:
                QVERIFY(graph.followers(at).empty() ? next == at : holds(graph.followers(at), next));
                break;
            case WalkStep::Back: {
                const auto sources = (*explored.predecessors)(at);
                QVERIFY(sources.empty() ? next == at : holds(sources, next));
                break;
            }
            case WalkStep::Next:
            case WalkStep::Previous:
                QCOMPARE(layout->layerOf(next), layout->layerOf(at));
                if (next != at) {
                    const qreal way = layout->point(next).x() - layout->point(at).x();
                    QVERIFY(step == WalkStep::Next ? way > 0 : way < 0);
                }
                break;
            }
            at = next;
        }
        QVERIFY(visited.size() > 10);
    }

    void backRetracesTheWayThatWasWalked()
    {
        const ExploredGraph explored = samples::explored(QStringLiteral("kayles:9"));
        const LayoutPtr layout = samples::layoutOf(explored);
        Walk walk(explored, layout);
        std::vector<PositionId> way = {GameGraph::root()};
        while (!explored.graph->isTerminal(way.back()))
            way.push_back(walk.step(way.back(), WalkStep::Forward));
        QVERIFY(way.size() > 3);
        QCOMPARE(walk.step(way.back(), WalkStep::Forward), way.back()); // no further
        for (std::size_t i = way.size() - 1; i > 0; --i)
            QCOMPARE(walk.step(way[i], WalkStep::Back), way[i - 1]);
        QCOMPARE(walk.step(way.front(), WalkStep::Back), way.front());
    }

    void withoutAWayBackGoesToTheNearestPredecessor()
    {
        const ExploredGraph explored = samples::explored(QStringLiteral("nim:2,3,4"));
        const LayoutPtr layout = samples::layoutOf(explored);
        for (const PositionId id : samples::allOf(*explored.graph)) {
            Walk walk(explored, layout);
            const PositionId back = walk.step(id, WalkStep::Back);
            for (const PositionId source : (*explored.predecessors)(id))
                QVERIFY(between(*layout, back, id) <= between(*layout, source, id));
        }
    }

    void aSelectionFromElsewhereForgetsTheWay()
    {
        const ExploredGraph explored = samples::explored(QStringLiteral("kayles:8"));
        const LayoutPtr layout = samples::layoutOf(explored);
        for (const PositionId elsewhere : samples::allOf(*explored.graph)) {
            Walk walked(explored, layout);
            walked.step(GameGraph::root(), WalkStep::Forward);
            Walk fresh(explored, layout);
            if (elsewhere != explored.graph->followers(GameGraph::root()).front())
                QCOMPARE(walked.step(elsewhere, WalkStep::Back), fresh.step(elsewhere, WalkStep::Back));
        }
    }

    void sidewaysVisitsTheWholeRow()
    {
        const ExploredGraph explored = samples::explored(QStringLiteral("kayles:9"));
        const LayoutPtr layout = samples::layoutOf(explored);
        for (std::size_t index = 0; index < layout->layerCount(); ++index) {
            Walk walk(explored, layout);
            const auto layer = layout->layer(index);
            PositionId at = layer.front();
            for (std::size_t rank = 1; rank < layer.size(); ++rank) {
                at = walk.step(at, WalkStep::Next);
                QCOMPARE(at, layer[rank]);
            }
            QCOMPARE(walk.step(at, WalkStep::Next), at);
            for (std::size_t rank = layer.size() - 1; rank > 0; --rank) {
                at = walk.step(at, WalkStep::Previous);
                QCOMPARE(at, layer[rank - 1]);
            }
            QCOMPARE(walk.step(at, WalkStep::Previous), at);
        }
    }
};

MEXPLORER_TEST(TestKeyboardWalk)
#include "tst_keyboardwalk.moc"
