// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/games/graphrules.h"
#include "model/graph/graphbuilder.h"
#include "model/graph/labels.h"
#include "model/import/graphfile.h"
#include "model/notation/expression.h"
#include "tests/testprogram.h"

#include <QTest>

#include <map>
#include <queue>
#include <random>
#include <set>

using namespace mexplorer;

namespace {

constexpr int anyDepth = 1'000'000;

PositionId below(std::mt19937 &random, PositionId end)
{
    return static_cast<PositionId>(random() % end);
}

GameGraphPtr limitedGraph(const QString &text, PositionId maxPositions,
                          GameGraph::Merge merge = GameGraph::Merge::Exact)
{
    JobControl control;
    return buildGraph(*parsePosition(text), {maxPositions, merge}, control);
}

CellVector cellsOf(const GameGraph &graph, PositionId id)
{
    return CellVector(graph.cells(id).begin(), graph.cells(id).end());
}

/// The followers of each expanded position as sets of cells: the contents of the graph without its ids.
std::map<CellVector, std::set<CellVector>> contentOf(const GameGraph &graph)
{
    std::map<CellVector, std::set<CellVector>> content;
    for (PositionId id = 0; id < graph.positionCount(); ++id) {
        if (!graph.isExpanded(id))
            continue;
        auto &followers = content[cellsOf(graph, id)];
        for (const PositionId follower : graph.followers(id))
            followers.insert(cellsOf(graph, follower));
    }
    return content;
}

std::set<CellVector> followersByRules(const GameGraph &graph, PositionId id)
{
    std::set<CellVector> followers;
    graph.rules()->followers(graph.cells(id), [&](Cells cells) {
        followers.insert(graph.merge() == GameGraph::Merge::Symmetry ? graph.rules()->symmetric(cells)
                                                                     : CellVector(cells.begin(), cells.end()));
    });
    return followers;
}

/// The distance of the nearest unexpanded position from the root, or of the farthest position if all are expanded.
int completeDepthByDefinition(const GameGraph &graph)
{
    std::map<PositionId, int> depths = {{GameGraph::root(), 0}};
    std::queue<PositionId> queue;
    queue.push(GameGraph::root());
    int nearest = anyDepth;
    int farthest = 0;
    while (!queue.empty()) {
        const PositionId id = queue.front();
        queue.pop();
        farthest = std::max(farthest, depths[id]);
        if (!graph.isExpanded(id))
            nearest = std::min(nearest, depths[id]);
        for (const PositionId follower : graph.followers(id)) {
            if (depths.try_emplace(follower, depths[id] + 1).second)
                queue.push(follower);
        }
    }
    return nearest == anyDepth ? farthest : nearest;
}

void checkWellFormed(const GameGraph &graph)
{
    PositionId expanded = 0;
    std::size_t moves = 0;
    for (PositionId id = 0; id < graph.positionCount(); ++id) {
        QCOMPARE(graph.find(graph.cells(id)), std::optional(id));
        QCOMPARE(std::size_t(graph.firstMove(id)), moves);
        moves += graph.followers(id).size();
        if (!graph.isExpanded(id)) {
            QVERIFY(graph.followers(id).empty());
            QVERIFY(!graph.isTerminal(id));
            continue;
        }
        ++expanded;
        std::set<CellVector> followers;
        for (const PositionId follower : graph.followers(id))
            followers.insert(cellsOf(graph, follower));
        QCOMPARE(followers.size(), graph.followers(id).size());
        QCOMPARE(followers, followersByRules(graph, id));
    }
    QCOMPARE(graph.moveCount(), moves);
    QCOMPARE(graph.expandedCount(), expanded);
    QCOMPARE(graph.isTruncated(), expanded < graph.positionCount());
    QCOMPARE(graph.completeDepth(), completeDepthByDefinition(graph));
    QCOMPARE(graph.counts().generatedMoves, graph.counts().mergedMoves + graph.moveCount());
    QCOMPARE(graph.counts().mergedPositions, graph.moveCount() - (graph.positionCount() - 1));
}

void checkKeepsIds(const GameGraph &before, const GameGraph &after)
{
    QVERIFY(after.positionCount() >= before.positionCount());
    for (PositionId id = 0; id < before.positionCount(); ++id) {
        QCOMPARE(cellsOf(after, id), cellsOf(before, id));
        if (before.isExpanded(id)) {
            QVERIFY(after.isExpanded(id));
            QVERIFY(std::ranges::equal(before.followers(id), after.followers(id)));
        }
    }
}

void checkEqual(const GameGraph &one, const GameGraph &other)
{
    QCOMPARE(one.positionCount(), other.positionCount());
    QCOMPARE(one.expandedCount(), other.expandedCount());
    QCOMPARE(one.completeDepth(), other.completeDepth());
    QCOMPARE(one.counts().generatedMoves, other.counts().generatedMoves);
    QCOMPARE(one.counts().mergedPositions, other.counts().mergedPositions);
    checkKeepsIds(one, other);
}

} // namespace

class GraphGrowthTest : public QObject
{
    Q_OBJECT

private slots:
    void movesAreALimitOfGrowthToo();
    void growingInStepsEqualsBuildingAtOnce_data();
    void growingInStepsEqualsBuildingAtOnce();
    void growingWhereAPersonLooks_data() { growingInStepsEqualsBuildingAtOnce_data(); }
    void growingWhereAPersonLooks();
    void oneMoveDeepExpandsOnePosition();
    void depthCountsMoves();
    void cancelKeepsWhatWasBuilt();
    void cyclesGrowToo();
};

void GraphGrowthTest::movesAreALimitOfGrowthToo()
{
    JobControl control;
    GraphBuilder::Options options;
    options.maxMoves = 40;
    const Position start = *parsePosition(u"nim:60");
    GameGraphPtr grown = buildGraph(start, options, control);
    while (grown->isTruncated()) {
        QCOMPARE(grown->limitMet(), GameGraph::Limit::Moves);
        QVERIFY(grown->moveCount() <= options.maxMoves);
        checkEqual(*buildGraph(start, options, control), *growGraph(*grown, options, control)); // nothing more
        options.maxMoves *= 2;
        grown = growGraph(*grown, options, control);
        checkEqual(*buildGraph(start, options, control), *grown);
        checkWellFormed(*grown);
    }
    QCOMPARE(grown->limitMet(), GameGraph::Limit::None);
    QCOMPARE(grown->moveCount(), std::size_t(60 * 61 / 2));
}

void GraphGrowthTest::growingInStepsEqualsBuildingAtOnce_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<bool>("symmetry");
    for (const char *text : {"nim:3,4,5", "subtraction{1-3}:40", "divide{2,3,6}:999", "octal{4.07}:12", "hex{0.8}:15",
                             "kayles:16", "dawson:18", "grundy:17", "wythoff:(6,9)", "matrix:3x3", "cram:3x3",
                             "chomp:4x4", "kayles:6 + matrix:11/11 + nim:3"})
        QTest::newRow(text) << QString::fromLatin1(text) << false;
    QTest::newRow("symmetry") << QStringLiteral("matrix:3x4") << true;
}

void GraphGrowthTest::growingInStepsEqualsBuildingAtOnce()
{
    QFETCH(QString, text);
    QFETCH(bool, symmetry);
    const auto merge = symmetry ? GameGraph::Merge::Symmetry : GameGraph::Merge::Exact;
    JobControl control;
    GameGraphPtr grown = limitedGraph(text, 1, merge);
    for (const PositionId limit : {1U, 2U, 7U, 20U, 20U, 61U, 150U, 100'000U}) {
        grown = growGraph(*grown, {limit}, control);
        checkEqual(*limitedGraph(text, limit, merge), *grown);
        checkWellFormed(*grown);
    }
    QVERIFY(!grown->isTruncated());
}

void GraphGrowthTest::growingWhereAPersonLooks()
{
    QFETCH(QString, text);
    QFETCH(bool, symmetry);
    const auto merge = symmetry ? GameGraph::Merge::Symmetry : GameGraph::Merge::Exact;
    std::mt19937 random(23);
    JobControl control;
    for (int round = 0; round < 5; ++round) {
        GameGraphPtr graph = limitedGraph(text, 1 + below(random, 30), merge);
        for (int step = 0; step < 6; ++step) {
            const PositionId from = below(random, graph->positionCount());
            const int depth = 1 + static_cast<int>(below(random, 3));
            const GameGraphPtr grown =
                growGraphBelow(*graph, from, depth, {graph->positionCount() + below(random, 40)}, control);
            checkKeepsIds(*graph, *grown);
            checkWellFormed(*grown);
            graph = grown;
        }
        const GameGraphPtr all = growGraph(*graph, {100'000}, control);
        checkKeepsIds(*graph, *all);
        checkWellFormed(*all);
        QVERIFY(!all->isTruncated());
        QCOMPARE(contentOf(*all), contentOf(*limitedGraph(text, 100'000, merge)));
    }
}

void GraphGrowthTest::oneMoveDeepExpandsOnePosition()
{
    const GameGraphPtr part = limitedGraph(QStringLiteral("kayles:20"), 100);
    const PositionId last = part->positionCount() - 1;
    QVERIFY(!part->isExpanded(last));
    JobControl control;
    const GameGraphPtr grown = growGraphBelow(*part, last, 1, {200}, control);
    QVERIFY(grown->isExpanded(last));
    QCOMPARE(grown->expandedCount(), part->expandedCount() + 1);
    QVERIFY(grown->isTruncated());
    // The labels of a graph with an unexpanded position before an expanded one.
    const LabelsPtr labels = label(*grown, Convention::Normal, control);
    const GameGraphPtr whole = limitedGraph(QStringLiteral("kayles:20"), 100'000);
    const LabelsPtr wholeLabels = label(*whole, Convention::Normal, control);
    for (PositionId id = 0; id < grown->positionCount(); ++id) {
        if (labels->value(id) != Labels::unknown)
            QCOMPARE(labels->value(id), wholeLabels->value(*whole->find(grown->cells(id))));
    }
}

void GraphGrowthTest::depthCountsMoves()
{
    JobControl control;
    const GameGraphPtr start = limitedGraph(QStringLiteral("nim:9"), 1);
    QCOMPARE(growGraphBelow(*start, 0, 0, {100}, control)->expandedCount(), PositionId(0));
    QCOMPARE(growGraphBelow(*start, 0, 1, {100}, control)->expandedCount(), PositionId(1));
    QCOMPARE(growGraphBelow(*start, 0, 2, {100}, control)->expandedCount(), PositionId(10));
    const GameGraphPtr line = limitedGraph(QStringLiteral("subtraction{1}:9"), 1);
    for (int depth = 0; depth <= 10; ++depth)
        QCOMPARE(growGraphBelow(*line, 0, depth, {100}, control)->expandedCount(), static_cast<PositionId>(depth));
    QVERIFY(!growGraphBelow(*line, 0, anyDepth, {100}, control)->isTruncated());
    // Expanded positions are passed through.
    const GameGraphPtr part = limitedGraph(QStringLiteral("subtraction{1}:9"), 5);
    QCOMPARE(part->expandedCount(), PositionId(4));
    QCOMPARE(growGraphBelow(*part, 0, 7, {100}, control)->expandedCount(), PositionId(7));
}

void GraphGrowthTest::cancelKeepsWhatWasBuilt()
{
    const GameGraphPtr part = limitedGraph(QStringLiteral("kayles:20"), 50);
    JobControl control;
    control.cancel();
    checkEqual(*part, *growGraph(*part, {100'000}, control));
    checkEqual(*part, *growGraphBelow(*part, 3, anyDepth, {100'000}, control));
}

void GraphGrowthTest::cyclesGrowToo()
{
    std::mt19937 random(29);
    for (int round = 0; round < 50; ++round) {
        GraphFile file;
        const PositionId vertices = 2 + below(random, 30);
        for (PositionId v = 0; v < vertices; ++v)
            file.names << QString::number(v);
        for (PositionId i = 0; i < 2 * vertices; ++i)
            file.moves.emplace_back(below(random, vertices), below(random, vertices));
        const auto rules = std::make_shared<GraphRules>(QStringLiteral("test"), file);
        JobControl control;
        GameGraphPtr graph = GraphBuilder(rules, CellVector{0}, {3, GameGraph::Merge::Exact}).build(control);
        graph = growGraphBelow(*graph, below(random, graph->positionCount()), 2, {12}, control);
        checkWellFormed(*graph);
        graph = growGraph(*graph, {100}, control);
        checkWellFormed(*graph);
        QVERIFY(!graph->isTruncated());
        QCOMPARE(contentOf(*graph), contentOf(*GraphBuilder(rules, CellVector{0}, {}).build(control)));
    }
}

MEXPLORER_TEST(GraphGrowthTest)
#include "tst_graphgrowth.moc"
