// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/explore/componentgraphs.h"
#include "tests/testprogram.h"

#include "model/games/joinedposition.h"
#include "testgraphs.h"

#include <QTest>

using namespace mexplorer;

namespace {

constexpr auto exact = GameGraph::Merge::Exact;

ComponentGraphsPtr componentsOf(const QString &text, const GameGraph &product)
{
    JobControl control;
    return ComponentGraphs::build(*parsePosition(text), product, control).value();
}

/// The sum of the components' positions, joined by join().
Position wholeOf(const Position &start, const ComponentGraphs &components, PositionId id)
{
    Position whole;
    for (std::size_t i = 0; i < components.count(); ++i) {
        const Cells cells = components.graph(i)->cells(components.positions(id)[i]);
        whole.components.push_back({start.components[i].rules, CellVector(cells.begin(), cells.end())});
    }
    return whole;
}

} // namespace

class ComponentGraphsTest : public QObject
{
    Q_OBJECT

private slots:
    void placesMakeUpThePosition_data();
    void placesMakeUpThePosition();
    void equalComponentsShareAGraph();
    void placesAreReachedByOneMove();
    void refusals();
};

void ComponentGraphsTest::placesMakeUpThePosition_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<bool>("symmetry");
    QTest::addColumn<PositionId>("limit");
    for (const char *text :
         {"kayles:4 + matrix:11/11 + nim:2", "nim:3,4,5", "kayles:5,4", "kayles:4 + nim:3 + kayles:3", "grundy:7,5",
          "subtraction{4}:9,8 + subtraction{1-3}:4", "hex{0.8}:6,4", "wythoff:(2,3) + wythoff:(1,3)",
          "matrix:110/011 + matrix:11/11", "matrix:11/01 + matrix:11/01", "cram:2x3 + chomp:2,2",
          "octal{4.07}:5,3 + divide{2,3}:9"}) {
        QTest::newRow(text) << QString::fromLatin1(text) << false << PositionId(100'000);
        QTest::newRow(qPrintable(QString::fromLatin1(text) + QStringLiteral(", truncated")))
            << QString::fromLatin1(text) << false << PositionId(40);
    }
    QTest::newRow("symmetry") << QStringLiteral("matrix:110/011 + matrix:11/11") << true << PositionId(100'000);
}

void ComponentGraphsTest::placesMakeUpThePosition()
{
    QFETCH(QString, text);
    QFETCH(bool, symmetry);
    QFETCH(PositionId, limit);
    const TestGraph test = testGraph(text, {limit, symmetry ? GameGraph::Merge::Symmetry : exact});
    const Position start = *parsePosition(text);
    const ComponentGraphsPtr components = componentsOf(text, *test.graph);
    QCOMPARE(components->count(), start.components.size());
    std::vector<LabelsPtr> labels;
    JobControl control;
    for (std::size_t i = 0; i < components->count(); ++i)
        labels.push_back(label(*components->graph(i), Convention::Normal, control));
    for (PositionId id = 0; id < test.graph->positionCount(); ++id) {
        Value sum = 0;
        for (std::size_t i = 0; i < components->count(); ++i) {
            QVERIFY(components->positions(id)[i] < components->graph(i)->positionCount());
            sum ^= labels[i]->value(components->positions(id)[i]);
        }
        QCOMPARE(test.graph->find(join(wholeOf(start, *components, id)).cells), std::optional(id));
        if (test.labels->value(id) != Labels::unknown)
            QCOMPARE(test.labels->value(id), sum); // the theorem of Sprague and Grundy
    }
}

void ComponentGraphsTest::equalComponentsShareAGraph()
{
    const QString text = QStringLiteral("kayles:5 + nim:3 + kayles:5 + matrix:11/11 + matrix:1111");
    const TestGraph test = testGraph(text);
    const ComponentGraphsPtr components = componentsOf(text, *test.graph);
    QCOMPARE(components->graph(0), components->graph(2));
    QVERIFY(components->graph(0) != components->graph(1));
    QVERIFY(components->graph(3) != components->graph(4)); // equal cells on boards of two sizes
    QCOMPARE(components->graph(0)->text(GameGraph::root()), QStringLiteral("kayles:5"));
    QCOMPARE(components->graph(4)->text(GameGraph::root()), QStringLiteral("matrix:1111"));
}

void ComponentGraphsTest::placesAreReachedByOneMove()
{
    const QString text = QStringLiteral("kayles:5,4 + nim:3");
    const TestGraph test = testGraph(text);
    const ComponentGraphsPtr components = componentsOf(text, *test.graph);
    QVERIFY(std::ranges::all_of(components->positions(GameGraph::root()),
                                [](PositionId id) { return id == GameGraph::root(); }));
    for (PositionId id = 1; id < test.graph->positionCount(); ++id) {
        // Some predecessor differs in one component, by a move in its graph.
        const bool reached = std::ranges::any_of((*test.predecessors)(id), [&](PositionId from) {
            int moved = 0;
            bool legal = true;
            for (std::size_t i = 0; i < components->count(); ++i) {
                const PositionId before = components->positions(from)[i];
                const PositionId after = components->positions(id)[i];
                const auto followers = components->graph(i)->followers(before);
                moved += before != after;
                legal = legal && (before == after || std::ranges::find(followers, after) != followers.end());
            }
            return moved == 1 && legal;
        });
        QVERIFY(reached);
    }
}

void ComponentGraphsTest::refusals()
{
    JobControl control;
    const TestGraph single = testGraph(QStringLiteral("kayles:7"));
    const auto one = ComponentGraphs::build(*parsePosition(u"kayles:7"), *single.graph, control);
    QVERIFY(!one);
    QCOMPARE(one.problem().code, Problem::Code::SingleGame);
    const TestGraph sum = testGraph(QStringLiteral("kayles:4,3"));
    control.cancel();
    const auto cancelled = ComponentGraphs::build(*parsePosition(u"kayles:4,3"), *sum.graph, control);
    QVERIFY(!cancelled);
    QCOMPARE(cancelled.problem(), Problem::cancelled());
}

MEXPLORER_TEST(ComponentGraphsTest)
#include "tst_componentgraphs.moc"
