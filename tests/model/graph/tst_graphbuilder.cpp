// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/games/joinedposition.h"
#include "model/graph/graphbuilder.h"
#include "model/notation/expression.h"
#include "tests/testprogram.h"

#include <QTest>

#include <map>
#include <random>
#include <set>

using namespace mexplorer;

namespace {

GameGraphPtr builtGraph(const QString &text, GraphBuilder::Options options = {})
{
    JobControl control;
    return buildGraph(*parsePosition(text), options, control);
}

/// The graph by the plain method: sets of cells, without ids.
std::map<CellVector, std::set<CellVector>> plainGraph(const JoinedPosition &start)
{
    std::map<CellVector, std::set<CellVector>> graph;
    std::vector<CellVector> open = {start.cells};
    while (!open.empty()) {
        const CellVector position = open.back();
        open.pop_back();
        if (graph.contains(position))
            continue;
        auto &followers = graph[position];
        start.rules->followers(position, [&](Cells follower) {
            followers.emplace(follower.begin(), follower.end());
            open.emplace_back(follower.begin(), follower.end());
        });
    }
    return graph;
}

} // namespace

class GraphBuilderTest : public QObject
{
    Q_OBJECT

private slots:
    void movesHaveALimitToo()
    {
        GraphBuilder::Options options;
        const GameGraphPtr whole = builtGraph(QStringLiteral("nim:60"), options);
        QVERIFY(!whole->isTruncated() && whole->limitMet() == GameGraph::Limit::None);
        QCOMPARE(whole->moveCount(), std::size_t(60 * 61 / 2));
        options.maxMoves = 500;
        const GameGraphPtr part = builtGraph(QStringLiteral("nim:60"), options);
        QVERIFY(part->isTruncated() && part->limitMet() == GameGraph::Limit::Moves);
        QVERIFY(part->moveCount() <= 500);
        for (PositionId id = 0; id < part->positionCount(); ++id) {
            const auto followers = part->followers(id);
            QVERIFY(part->isExpanded(id) ? std::ranges::equal(followers, whole->followers(id)) : followers.empty());
        }
    }

    void limitsCutTheSameGraph_data();
    void limitsCutTheSameGraph();
    void agreesWithThePlainWay_data();
    void agreesWithThePlainWay();
    void predecessorsAreTheReverse();
    void symmetryMergesClasses();
    void countsWhatWasMerged();
    void cancelKeepsWhatWasBuilt();
    void storeKeepsEachPositionOnce();
    void storeOfSingleCells_data();
    void storeOfSingleCells();
};

void GraphBuilderTest::limitsCutTheSameGraph_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<bool>("symmetry");
    QTest::newRow("matrix") << "matrix:3x4" << false;
    QTest::newRow("matrix, symmetry") << "matrix:4x4" << true;
    QTest::newRow("kayles") << "kayles:26" << false;
    QTest::newRow("sum") << "matrix:3x3 + kayles:6" << false;
}

/// For any limit, the part up to it is the beginning of the whole graph, and the next position would have exceeded it;
/// extended, it becomes the whole graph.
void GraphBuilderTest::limitsCutTheSameGraph()
{
    QFETCH(QString, text);
    QFETCH(bool, symmetry);
    GraphBuilder::Options options;
    options.merge = symmetry ? GameGraph::Merge::Symmetry : GameGraph::Merge::Exact;
    const GameGraphPtr whole = builtGraph(text, options);
    QVERIFY(!whole->isTruncated() && whole->positionCount() > 2000);
    for (const PositionId most : {300U, 777U, 1024U, 1999U, whole->positionCount() - 1}) {
        for (const bool moves : {false, true}) {
            GraphBuilder::Options limited = options;
            if (moves)
                limited.maxMoves = whole->moveCount() * most / whole->positionCount();
            else
                limited.maxPositions = most;
            const GameGraphPtr part = builtGraph(text, limited);
            QVERIFY(part->isTruncated());
            QVERIFY(part->limitMet() == (moves ? GameGraph::Limit::Moves : GameGraph::Limit::Positions));
            const PositionId end = part->expandedCount();
            PositionId known = 0;
            for (PositionId id = 0; id < end; ++id)
                QVERIFY(std::ranges::equal(part->followers(id), whole->followers(id)));
            for (PositionId id = 0; id < part->positionCount(); ++id)
                QVERIFY(std::ranges::equal(part->cells(id), whole->cells(id)));
            for (PositionId id = 0; id <= end; ++id) {
                for (const PositionId follower : whole->followers(id))
                    known = std::max(known, follower + 1);
            }
            QVERIFY(moves ? whole->firstMove(end) + whole->followers(end).size() > limited.maxMoves
                          : known > limited.maxPositions);

            JobControl control;
            const GameGraphPtr grown = growGraph(*part, options, control);
            QCOMPARE(grown->positionCount(), whole->positionCount());
            QCOMPARE(grown->completeDepth(), whole->completeDepth());
            QCOMPARE(grown->counts().mergedMoves, whole->counts().mergedMoves);
            QCOMPARE(grown->counts().mergedPositions, whole->counts().mergedPositions);
            for (PositionId id = 0; id < whole->positionCount(); ++id)
                QVERIFY(std::ranges::equal(grown->followers(id), whole->followers(id)));
        }
    }
}

void GraphBuilderTest::agreesWithThePlainWay_data()
{
    QTest::addColumn<QString>("text");
    for (const char *text :
         {"nim:3,4,5", "kayles:14", "grundy:14", "matrix:3x3", "cram:3x3", "chomp:4x4", "wythoff:(4,7)",
          "kayles:6 + matrix:11/11 + nim:3", "matrix:3x4", "nim:14,15,16", "kayles:24", "matrix:3x3 + kayles:5"})
        QTest::newRow(text) << QString::fromLatin1(text);
}

void GraphBuilderTest::agreesWithThePlainWay()
{
    QFETCH(QString, text);
    const GameGraphPtr graph = builtGraph(text);
    const auto plain = plainGraph(join(*parsePosition(text)));
    QCOMPARE(std::size_t(graph->positionCount()), plain.size());
    std::size_t moves = 0;
    for (PositionId id = 0; id < graph->positionCount(); ++id) {
        const CellVector cells(graph->cells(id).begin(), graph->cells(id).end());
        std::set<CellVector> followers;
        for (const PositionId follower : graph->followers(id))
            followers.emplace(graph->cells(follower).begin(), graph->cells(follower).end());
        QCOMPARE(followers, plain.at(cells));
        QCOMPARE(followers.size(), graph->followers(id).size()); // each once
        QCOMPARE(graph->find(cells), std::optional(id));
        QVERIFY(parsePosition(graph->text(id))); // every position is an expression
        moves += followers.size();
    }
    QCOMPARE(graph->moveCount(), moves);
    QVERIFY(!graph->isTruncated());
}

void GraphBuilderTest::predecessorsAreTheReverse()
{
    const GameGraphPtr graph = builtGraph(QStringLiteral("kayles:12"));
    const Predecessors predecessors(*graph);
    std::set<std::pair<PositionId, PositionId>> forward, backward;
    for (PositionId id = 0; id < graph->positionCount(); ++id) {
        for (const PositionId follower : graph->followers(id))
            forward.emplace(id, follower);
        for (const PositionId predecessor : predecessors(id))
            backward.emplace(predecessor, id);
    }
    QCOMPARE(backward, forward);
}

void GraphBuilderTest::symmetryMergesClasses()
{
    const GameGraphPtr exact = builtGraph(QStringLiteral("matrix:3x3"));
    const GameGraphPtr merged = builtGraph(QStringLiteral("matrix:3x3"), {200'000, GameGraph::Merge::Symmetry});
    std::set<CellVector> classes;
    for (PositionId id = 0; id < exact->positionCount(); ++id)
        classes.insert(exact->rules()->symmetric(exact->cells(id)));
    QCOMPARE(exact->positionCount(), PositionId(512));
    QCOMPARE(std::size_t(merged->positionCount()), classes.size());
    QCOMPARE(merged->positionCount(), PositionId(102)); // Burnside: (512 + 2 * 8 + 32 + 4 * 64) / 8
    QCOMPARE(merged->find(parsePosition(u"matrix:100/000/000")->components[0].cells),
             merged->find(parsePosition(u"matrix:000/000/001")->components[0].cells));
}

void GraphBuilderTest::countsWhatWasMerged()
{
    const GameGraphPtr graph = builtGraph(QStringLiteral("kayles:7"));
    QCOMPARE(graph->counts().generatedMoves, graph->counts().mergedMoves + graph->moveCount());
    // Each position except the root is new once.
    QCOMPARE(graph->counts().mergedPositions, graph->moveCount() - (graph->positionCount() - 1));
}

void GraphBuilderTest::cancelKeepsWhatWasBuilt()
{
    JobControl control;
    control.cancel();
    const GameGraphPtr graph = buildGraph(*parsePosition(u"kayles:20"), {}, control);
    QVERIFY(graph->isTruncated());
    QCOMPARE(graph->positionCount(), PositionId(1));
    QVERIFY(!graph->isExpanded(GameGraph::root()));
}

void GraphBuilderTest::storeKeepsEachPositionOnce()
{
    std::mt19937_64 random(19);
    PositionStore store;
    std::map<CellVector, PositionId> ids;
    for (int i = 0; i < 20'000; ++i) {
        CellVector cells;
        for (quint64 n = random() % 4; n > 0; --n)
            cells.push_back(random() % 12);
        const auto [known, isNew] = ids.try_emplace(cells, store.size());
        QCOMPARE(store.find(cells).has_value(), !isNew);
        QCOMPARE(store.insert(cells), known->second);
    }
    QCOMPARE(std::size_t(store.size()), ids.size());
    store.truncate(100);
    QCOMPARE(store.size(), PositionId(100));
    for (const auto &[cells, id] : ids)
        QCOMPARE(store.find(cells), id < 100 ? std::optional(id) : std::nullopt);
}

void GraphBuilderTest::storeOfSingleCells_data()
{
    QTest::addColumn<quint64>("most");
    QTest::addColumn<CellVector>("odd");
    for (const quint64 most : {300ULL, 5'000ULL, 100'000ULL, ~0ULL}) {
        QTest::addRow("below %llu", static_cast<unsigned long long>(most)) << quint64(most) << CellVector();
        QTest::addRow("below %llu, then two cells", static_cast<unsigned long long>(most))
            << quint64(most) << CellVector{1, 2};
        QTest::addRow("below %llu, then a great one", static_cast<unsigned long long>(most))
            << quint64(most) << CellVector{~Cell(0) - 7};
    }
}

/// Positions of one cell, which may be their own index, and one that can't.
void GraphBuilderTest::storeOfSingleCells()
{
    QFETCH(quint64, most);
    QFETCH(CellVector, odd);
    std::mt19937_64 random(20);
    PositionStore store;
    std::map<CellVector, PositionId> ids;
    const auto check = [&](const CellVector &cells) {
        const auto [known, isNew] = ids.try_emplace(cells, store.size());
        QCOMPARE(store.find(cells).has_value(), !isNew);
        QCOMPARE(store.insert(cells), known->second);
    };
    for (int i = 0; i < 30'000; ++i)
        check(i == 20'000 ? odd : CellVector{random() % most});
    CellRows rows;
    std::vector<PositionId> expected;
    for (int i = 0; i < 5'000; ++i) {
        const CellVector cells = i % 100 == 0 ? odd : CellVector{random() % most};
        rows.add(cells);
        expected.push_back(ids.contains(cells) ? ids[cells] : noPosition);
    }
    std::vector<PositionId> found;
    store.findAll(rows, found);
    QCOMPARE(found, expected);
    store.truncate(150);
    for (const auto &[cells, id] : ids)
        QCOMPARE(store.find(cells), id < 150 ? std::optional(id) : std::nullopt);
}

MEXPLORER_TEST(GraphBuilderTest)
#include "tst_graphbuilder.moc"
