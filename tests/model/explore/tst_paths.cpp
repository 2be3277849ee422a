// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/explore/paths.h"
#include "tests/testprogram.h"

#include "testgraphs.h"

#include <QTest>

#include <set>

using namespace mexplorer;

namespace {

constexpr int noWay = 1'000'000;

/// The lengths of the shortest paths between all pairs of positions (Floyd and Warshall, 1962).
std::vector<std::vector<int>> distancesOf(const GameGraph &graph)
{
    const std::size_t count = graph.positionCount();
    std::vector<std::vector<int>> distances(count, std::vector<int>(count, noWay));
    for (PositionId id = 0; id < count; ++id) {
        for (const PositionId follower : graph.followers(id))
            distances[id][follower] = 1;
        distances[id][id] = 0;
    }
    for (std::size_t via = 0; via < count; ++via) {
        for (std::size_t from = 0; from < count; ++from) {
            for (std::size_t to = 0; to < count; ++to)
                distances[from][to] = std::min(distances[from][to], distances[from][via] + distances[via][to]);
        }
    }
    return distances;
}

bool isMove(const GameGraph &graph, PositionId from, PositionId to)
{
    return std::ranges::find(graph.followers(from), to) != graph.followers(from).end();
}

/// The first path in the order of moves from \a from to \a to, among the shortest ones; found by trying all.
std::vector<PositionId> firstShortest(const GameGraph &graph, const std::vector<std::vector<int>> &distances,
                                      PositionId from, PositionId to)
{
    std::vector<PositionId> path = {from};
    while (path.back() != to) {
        for (const PositionId follower : graph.followers(path.back())) {
            if (distances[follower][to] == distances[path.back()][to] - 1) {
                path.push_back(follower);
                break;
            }
        }
    }
    return path;
}

void checkAllPairs(const TestGraph &test)
{
    const GameGraph &graph = *test.graph;
    const auto distances = distancesOf(graph);
    JobControl control;
    std::vector<PositionId> reached, leading;
    for (PositionId from = 0; from < graph.positionCount(); ++from) {
        reached.clear();
        leading.clear();
        for (PositionId to = 0; to < graph.positionCount(); ++to) {
            if (distances[from][to] < noWay)
                reached.push_back(to);
            if (distances[to][from] < noWay)
                leading.push_back(to);
        }
        QCOMPARE(reachableFrom(graph, from, control).ids(), reached);
        QCOMPARE(leadingTo(graph, *test.predecessors, from, control).ids(), leading);
        for (PositionId to = 0; to < graph.positionCount(); ++to) {
            const std::vector<PositionId> path = shortestPath(graph, from, to, control);
            std::vector<PositionId> between;
            for (PositionId via = 0; via < graph.positionCount(); ++via) {
                if (distances[from][via] + distances[via][to] < noWay)
                    between.push_back(via);
            }
            QCOMPARE(positionsBetween(graph, *test.predecessors, from, to, control).ids(), between);
            if (distances[from][to] >= noWay) {
                QVERIFY(path.empty());
                continue;
            }
            QCOMPARE(static_cast<int>(path.size()), distances[from][to] + 1);
            QCOMPARE(path, firstShortest(graph, distances, from, to));
        }
    }
}

void checkLines(const TestGraph &test)
{
    const GameGraph &graph = *test.graph;
    for (PositionId from = 0; from < graph.positionCount(); ++from) {
        const std::vector<PositionId> line = principalLine(graph, *test.labels, from);
        QCOMPARE(line.front(), from);
        if (test.labels->remoteness(from) == Labels::unknown)
            continue;
        // Remoteness is the length of the play in which the winner hurries and the loser delays: this is that play.
        QCOMPARE(std::size_t(test.labels->remoteness(from)) + 1, line.size());
        QVERIFY(graph.isTerminal(line.back()));
        for (std::size_t i = 0; i + 1 < line.size(); ++i) {
            QVERIFY(isMove(graph, line[i], line[i + 1]));
            QVERIFY(test.labels->outcome(line[i]) != test.labels->outcome(line[i + 1]));
            for (const PositionId earlier : graph.followers(line[i])) {
                if (earlier == line[i + 1])
                    break; // no previous one is as good
                QVERIFY(test.labels->outcome(earlier) != test.labels->outcome(line[i + 1]) ||
                        test.labels->remoteness(earlier) != test.labels->remoteness(line[i + 1]));
            }
        }
    }
}

} // namespace

class PathsTest : public QObject
{
    Q_OBJECT

private slots:
    void gamesAgreeWithAllPairs_data();
    void gamesAgreeWithAllPairs();
    void randomGraphsAgreeWithAllPairs();
    void principalLinesLastAsLongAsRemotenessSays_data() { gamesAgreeWithAllPairs_data(); }
    void principalLinesLastAsLongAsRemotenessSays();
    void principalLinesOfRandomGraphs();
    void linesEndWhereTheOutcomeIsNotKnown();
    void setsHoldWhatWasPutIn();
    void cancelStopsTheSearch();
};

void PathsTest::gamesAgreeWithAllPairs_data()
{
    QTest::addColumn<QString>("text");
    for (const QString &text : gamesOfEveryFamily())
        QTest::newRow(qPrintable(text)) << text;
}

void PathsTest::gamesAgreeWithAllPairs()
{
    QFETCH(QString, text);
    checkAllPairs(testGraph(text, {70, GameGraph::Merge::Exact}));
}

void PathsTest::randomGraphsAgreeWithAllPairs()
{
    std::mt19937 random(31);
    for (int round = 0; round < 60; ++round)
        checkAllPairs(randomGraph(random, 24, round % 2 == 0));
}

void PathsTest::principalLinesLastAsLongAsRemotenessSays()
{
    QFETCH(QString, text);
    checkLines(testGraph(text));
    checkLines(testGraph(text, {}, Convention::Misere));
}

void PathsTest::principalLinesOfRandomGraphs()
{
    std::mt19937 random(37);
    for (int round = 0; round < 200; ++round)
        checkLines(randomGraph(random, 30, round % 2 == 0));
}

void PathsTest::linesEndWhereTheOutcomeIsNotKnown()
{
    const TestGraph test = testGraph(QStringLiteral("kayles:20"), {60, GameGraph::Merge::Exact});
    QCOMPARE(test.labels->outcome(GameGraph::root()), Outcome::Unknown);
    QCOMPARE(principalLine(*test.graph, *test.labels, GameGraph::root()), std::vector<PositionId>{GameGraph::root()});
    // Outcomes from another source are enough for a line down to the limit.
    const TestGraph whole = testGraph(QStringLiteral("kayles:20"));
    JobControl control;
    const LabelsPtr labels = label(*test.graph, Convention::Normal, control, [&](Cells cells) {
        const PositionId id = *whole.graph->find(cells);
        return FringeLabel{whole.labels->value(id), whole.labels->outcome(id)};
    });
    const std::vector<PositionId> line = principalLine(*test.graph, *labels, GameGraph::root());
    QVERIFY(line.size() > 1);
    QVERIFY(!test.graph->isExpanded(line.back()) || test.graph->isTerminal(line.back()));
    for (std::size_t i = 0; i + 1 < line.size(); ++i) {
        QVERIFY(isMove(*test.graph, line[i], line[i + 1]));
        QVERIFY(labels->outcome(line[i]) != labels->outcome(line[i + 1]));
    }
}

void PathsTest::setsHoldWhatWasPutIn()
{
    std::mt19937 random(41);
    for (const PositionId size : {1U, 63U, 64U, 65U, 1000U}) {
        PositionSet one(size), other(size);
        std::set<PositionId> plainOne, plainBoth;
        QVERIFY(one.isEmpty());
        for (int i = 0; i < 50; ++i) {
            const PositionId id = below(random, size);
            one.insert(id);
            plainOne.insert(id);
            other.insert(below(random, size));
        }
        for (const PositionId id : plainOne) {
            if (other.contains(id))
                plainBoth.insert(id);
        }
        QCOMPARE(std::size_t(one.count()), plainOne.size());
        QVERIFY(std::ranges::equal(one.ids(), plainOne));
        QVERIFY(!one.contains(size + 64));
        one &= other;
        QVERIFY(std::ranges::equal(one.ids(), plainBoth));
    }
}

void PathsTest::cancelStopsTheSearch()
{
    const TestGraph test = testGraph(QStringLiteral("matrix:4x4"));
    JobControl control;
    QCOMPARE(reachableFrom(*test.graph, GameGraph::root(), control).count(), PositionId(65'536));
    control.cancel();
    QVERIFY(reachableFrom(*test.graph, GameGraph::root(), control).count() < 65'536);
    QVERIFY(shortestPath(*test.graph, GameGraph::root(), 65'535, control).empty());
}

MEXPLORER_TEST(PathsTest)
#include "tst_paths.moc"
