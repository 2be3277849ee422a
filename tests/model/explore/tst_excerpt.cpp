// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/explore/excerpt.h"
#include "model/explore/filterresult.h"
#include "model/explore/paths.h"
#include "model/explore/positionquery.h"
#include "tests/testprogram.h"

#include "testgraphs.h"

#include <QTest>

#include <functional>
#include <set>

using namespace mexplorer;

namespace {

using Moves = std::set<std::pair<PositionId, PositionId>>;

/// The moves of an excerpt by the ids of the whole graph.
Moves movesOf(const Excerpt &excerpt)
{
    Moves moves;
    for (PositionId id = 0; id < excerpt.graph()->positionCount(); ++id) {
        for (const PositionId follower : excerpt.graph()->followers(id))
            moves.emplace(excerpt.sourceOf(ShownId(id)), excerpt.sourceOf(ShownId(follower)));
    }
    return moves;
}

PositionSet randomSet(std::mt19937 &random, PositionId count)
{
    PositionSet set(count);
    set.insert(below(random, count));
    for (PositionId id = 0; id < count; ++id) {
        if (random() % 2)
            set.insert(id);
    }
    return set;
}

CellVector cellsOf(const GameGraph &graph, PositionId id)
{
    const Cells cells = graph.cells(id);
    return {cells.begin(), cells.end()};
}

FilterResult viewOf(const TestGraph &test, const FilterSettings &settings)
{
    JobControl control;
    return applyFilter(test.graph, *test.labels, *test.predecessors, settings, control);
}

/// The visible positions, by the ids of the whole graph.
std::set<PositionId> seenIn(const TestGraph &test, const FilterResult &view)
{
    std::set<PositionId> seen;
    for (PositionId id = 0; id < test.graph->positionCount(); ++id) {
        if (!view.excerpt || view.excerpt->shownOf(id).isShown())
            seen.insert(id);
    }
    return seen;
}

/// Finds the positions visible from \a id on by recursion.
void unfold(const TestGraph &test, const std::set<CellVector> &opened, PositionId id, std::set<PositionId> &seen)
{
    if (!seen.insert(id).second || !opened.contains(cellsOf(*test.graph, id)))
        return;
    for (const PositionId follower : test.graph->followers(id))
        unfold(test, opened, follower, seen);
}

} // namespace

class ExcerptTest : public QObject
{
    Q_OBJECT

private slots:
    void partsHaveTheMovesBetweenTheirPositions();
    void labelsAreThoseOfTheWholeGraph();
    void foldedPositionsAreNotTerminal();
    void collapsedByValueItIsNim();
    void groupsHaveAllMovesOfTheirMembers_data();
    void groupsHaveAllMovesOfTheirMembers();
    void distancesAreThoseOfTheWholeGraph();
    void regionsAgreeWithSearches();
    void unfoldingAgreesWithRecursion();
    void hiddenAreThoseThatDoNotMatch();
    void nothingIsLeftOutWhenNothingWouldBeLeft();
    void settingsThatHideNothingShowAll();
};

void ExcerptTest::partsHaveTheMovesBetweenTheirPositions()
{
    std::mt19937 random(301);
    for (int run = 0; run < 300; ++run) {
        const TestGraph test = randomGraph(random, 30, run % 2 == 0);
        ExcerptRequest request;
        request.included = randomSet(random, test.graph->positionCount());
        request.winningMovesOnly = run % 3 == 0;
        JobControl control;
        const ExcerptPtr excerpt = excerptOf(test.graph, *test.labels, request, control);
        Moves expected;
        for (const PositionId id : request.included->ids()) {
            for (const PositionId follower : test.graph->followers(id)) {
                if (request.included->contains(follower) &&
                    (!request.winningMovesOnly || test.labels->outcome(follower) == Outcome::P))
                    expected.emplace(id, follower);
            }
        }
        QCOMPARE(movesOf(*excerpt), expected);
        QCOMPARE(excerpt->graph()->positionCount(), request.included->count());
        for (PositionId id = 0; id < test.graph->positionCount(); ++id) {
            const ShownId shown = excerpt->shownOf(id);
            QCOMPARE(shown.isShown(), request.included->contains(id));
            if (!shown.isShown())
                continue;
            QCOMPARE(excerpt->sourceOf(shown), id);
            QCOMPARE(excerpt->graph()->text(shown.value), test.graph->text(id));
            QCOMPARE(excerpt->groupSize(shown), std::size_t(1));
            const auto followers = test.graph->followers(id);
            const auto hidden = std::ranges::count_if(
                followers, [&](PositionId follower) { return !request.included->contains(follower); });
            QCOMPARE(excerpt->hiddenFollowers(shown), quint32(hidden));
        }
    }
}

/// If birthdays are hidden, distances are those of the whole graph, computed by relaxing every move until nothing
/// changes, independent of the kept moves; the distance of a group is that of its nearest position.
void ExcerptTest::distancesAreThoseOfTheWholeGraph()
{
    std::mt19937 random(307);
    JobControl control;
    int measured = 0;
    for (int run = 0; run < 600; ++run) {
        const TestGraph test = randomGraph(random, 20, run % 4 == 0);
        const PositionId count = test.graph->positionCount();
        ExcerptRequest request;
        request.start = below(random, count);
        request.included = reachableFrom(*test.graph, request.start, control);
        request.winningMovesOnly = run % 2 == 0;
        if (run % 3 == 0)
            request.quotient = *collapse(*test.graph, *test.labels, Collapse::Followers, control);
        const ExcerptPtr excerpt = excerptOf(test.graph, *test.labels, request, control);
        QCOMPARE(excerpt->start(), request.start);
        const Labels &labels = *excerpt->labels();
        QCOMPARE(labels.distances().empty(), labels.orderedCount() == labels.order().size());
        if (labels.distances().empty())
            continue;
        ++measured;
        std::vector<quint32> distance(count, Labels::unknown);
        distance[request.start] = 0;
        for (PositionId round = 0; round < count; ++round) {
            for (PositionId id = 0; id < count; ++id) {
                for (const PositionId follower : test.graph->followers(id)) {
                    if (distance[id] != Labels::unknown)
                        distance[follower] = std::min(distance[follower], distance[id] + 1);
                }
            }
        }
        std::vector<quint32> nearest(excerpt->graph()->positionCount(), Labels::unknown);
        for (PositionId id = 0; id < count; ++id) {
            if (const ShownId shown = excerpt->shownOf(id); shown.isShown())
                nearest[shown.value] = std::min(nearest[shown.value], distance[id]);
        }
        QVERIFY(std::ranges::equal(labels.distances(), nearest));
        QCOMPARE(labels.distances()[excerpt->shownOf(request.start).value], 0U);
    }
    QVERIFY2(measured >= 80, qPrintable(QString::number(measured)));
}

void ExcerptTest::labelsAreThoseOfTheWholeGraph()
{
    std::mt19937 random(302);
    for (const QString &game : gamesOfEveryFamily()) {
        const TestGraph test = testGraph(game);
        ExcerptRequest request;
        request.included = randomSet(random, test.graph->positionCount());
        JobControl control;
        const ExcerptPtr excerpt = excerptOf(test.graph, *test.labels, request, control);
        const Labels &labels = *excerpt->labels();
        for (PositionId shown = 0; shown < excerpt->graph()->positionCount(); ++shown) {
            const PositionId id = excerpt->sourceOf(ShownId(shown));
            QCOMPARE(labels.value(shown), test.labels->value(id));
            QCOMPARE(labels.outcome(shown), test.labels->outcome(id));
            QCOMPARE(labels.remoteness(shown), test.labels->remoteness(id));
            QCOMPARE(labels.birthday(shown), test.labels->birthday(id));
        }
        // Followers come first in the order.
        std::vector<bool> met(excerpt->graph()->positionCount(), false);
        QCOMPARE(labels.orderedCount(), labels.order().size());
        for (const PositionId shown : labels.order()) {
            for (const PositionId follower : excerpt->graph()->followers(shown))
                QVERIFY(met[follower]);
            met[shown] = true;
        }
    }
}

void ExcerptTest::foldedPositionsAreNotTerminal()
{
    const TestGraph test = testGraph(QStringLiteral("kayles:7"));
    ExcerptRequest request;
    request.included = PositionSet(test.graph->positionCount());
    request.included->insert(GameGraph::root());
    JobControl control;
    const ExcerptPtr excerpt = excerptOf(test.graph, *test.labels, request, control);
    QCOMPARE(excerpt->graph()->positionCount(), PositionId(1));
    QVERIFY(!excerpt->graph()->isTerminal(0));
    QCOMPARE(excerpt->hiddenFollowers(ShownId(0)), quint32(test.graph->followers(0).size()));
}

void ExcerptTest::collapsedByValueItIsNim()
{
    for (const QString &game : gamesOfEveryFamily()) {
        const TestGraph test = testGraph(game);
        FilterSettings settings;
        settings.collapse = Collapse::SgValue;
        const FilterResult view = viewOf(test, settings);
        const GameGraph &graph = *view.excerpt->graph();
        const Labels &labels = *view.excerpt->labels();
        std::map<Value, std::size_t> sizes;
        for (const Value value : test.labels->values())
            ++sizes[value];
        QCOMPARE(std::size_t(graph.positionCount()), sizes.size());
        for (PositionId shown = 0; shown < graph.positionCount(); ++shown) {
            const Value value = labels.value(shown);
            QCOMPARE(view.excerpt->groupSize(ShownId(shown)), sizes[value]);
            QCOMPARE(std::size_t(graph.followers(shown).size()), std::size_t(value));
            std::set<Value> values;
            for (const PositionId follower : graph.followers(shown))
                values.insert(labels.value(follower));
            QCOMPARE(values.size(), std::size_t(value));
            QVERIFY(values.empty() || *values.rbegin() == value - 1);
            QCOMPARE(labels.birthday(shown), value);
        }
    }
}

void ExcerptTest::groupsHaveAllMovesOfTheirMembers_data()
{
    QTest::addColumn<int>("kind");
    QTest::newRow("followers") << int(Collapse::Followers);
    QTest::newRow("play") << int(Collapse::Play);
    QTest::newRow("component values") << int(Collapse::ComponentValues);
    QTest::newRow("components") << int(Collapse::Components);
    QTest::newRow("symmetry") << int(Collapse::Symmetry);
}

void ExcerptTest::groupsHaveAllMovesOfTheirMembers()
{
    QFETCH(int, kind);
    for (const QString &game : gamesOfEveryFamily()) {
        const TestGraph test = testGraph(game);
        FilterSettings settings;
        settings.collapse = Collapse(kind);
        const FilterResult view = viewOf(test, settings);
        QVERIFY(view.excerpt);
        const Excerpt &excerpt = *view.excerpt;
        Moves expected;
        std::vector<std::size_t> sizes(excerpt.graph()->positionCount(), 0);
        for (PositionId id = 0; id < test.graph->positionCount(); ++id) {
            const ShownId shown = excerpt.shownOf(id);
            ++sizes[shown.value];
            QCOMPARE(excerpt.labels()->value(shown.value), test.labels->value(id));
            QCOMPARE(excerpt.labels()->outcome(shown.value), test.labels->outcome(id));
            for (const PositionId follower : test.graph->followers(id)) {
                if (excerpt.shownOf(follower) != shown)
                    expected.emplace(excerpt.sourceOf(shown), excerpt.sourceOf(excerpt.shownOf(follower)));
            }
        }
        QCOMPARE(movesOf(excerpt), expected);
        for (PositionId shown = 0; shown < excerpt.graph()->positionCount(); ++shown)
            QCOMPARE(excerpt.groupSize(ShownId(shown)), sizes[shown]);
    }
}

void ExcerptTest::regionsAgreeWithSearches()
{
    std::mt19937 random(303);
    for (int run = 0; run < 200; ++run) {
        const TestGraph test = randomGraph(random, 25, run % 2 == 0);
        const PositionId a = below(random, test.graph->positionCount());
        const PositionId b = below(random, test.graph->positionCount());
        JobControl control;
        FilterSettings settings;
        settings.anchor = cellsOf(*test.graph, a);
        settings.target = cellsOf(*test.graph, b);
        const auto setOf = [](const PositionSet &set) {
            const auto ids = set.ids();
            return std::set<PositionId>(ids.begin(), ids.end());
        };
        settings.region = FilterSettings::Region::From;
        QCOMPARE(seenIn(test, viewOf(test, settings)), setOf(reachableFrom(*test.graph, a, control)));
        settings.region = FilterSettings::Region::To;
        QCOMPARE(seenIn(test, viewOf(test, settings)), setOf(leadingTo(*test.graph, *test.predecessors, a, control)));
        settings.region = FilterSettings::Region::Between;
        const FilterResult view = viewOf(test, settings);
        auto between = setOf(positionsBetween(*test.graph, *test.predecessors, a, b, control));
        const bool turned = between.empty();
        if (turned)
            between = setOf(positionsBetween(*test.graph, *test.predecessors, b, a, control));
        QCOMPARE(view.problem.isEmpty(), !between.empty());
        if (between.empty()) {
            QCOMPARE(seenIn(test, view).size(), std::size_t(test.graph->positionCount()));
            QVERIFY(view.path.empty());
        } else {
            QCOMPARE(seenIn(test, view), between);
            QCOMPARE(view.path, shortestPath(*test.graph, turned ? b : a, turned ? a : b, control));
        }
    }
}

void ExcerptTest::unfoldingAgreesWithRecursion()
{
    std::mt19937 random(304);
    for (int run = 0; run < 200; ++run) {
        const TestGraph test = randomGraph(random, 25, run % 2 == 0);
        FilterSettings settings;
        settings.unfolding = true;
        std::set<PositionId> expected;
        for (PositionId id = 0; id < test.graph->positionCount(); ++id) {
            if (random() % 2)
                settings.opened.insert(cellsOf(*test.graph, id));
            if (random() % 12 == 0)
                settings.pinned.insert(cellsOf(*test.graph, id));
        }
        unfold(test, settings.opened, GameGraph::root(), expected);
        for (const CellVector &cells : settings.pinned)
            unfold(test, settings.opened, *test.graph->find(cells), expected);
        QCOMPARE(seenIn(test, viewOf(test, settings)), expected);
    }
}

void ExcerptTest::hiddenAreThoseThatDoNotMatch()
{
    const TestGraph test = testGraph(QStringLiteral("kayles:10"));
    FilterSettings settings;
    settings.others = FilterSettings::Others::Hidden;
    for (const char *query : {"P", "value>3", "P, followers=3", "kayles:3"}) {
        settings.query = QString::fromLatin1(query);
        const FilterResult view = viewOf(test, settings);
        const PositionQuery read = readQuery(settings.query).value();
        JobControl control;
        const auto found = read.find(*test.graph, *test.labels, control);
        const std::set<PositionId> expected(found.begin(), found.end());
        QVERIFY(!expected.empty());
        QCOMPARE(seenIn(test, view), expected);
        QCOMPARE(std::set<PositionId>(view.matches.begin(), view.matches.end()), expected);
    }
}

void ExcerptTest::nothingIsLeftOutWhenNothingWouldBeLeft()
{
    const TestGraph test = testGraph(QStringLiteral("nim:3,2"));
    FilterSettings settings;
    settings.others = FilterSettings::Others::Hidden;
    settings.query = QStringLiteral("value=99");
    FilterResult view = viewOf(test, settings);
    QVERIFY(!view.excerpt && !view.problem.isEmpty());
    settings.query = QStringLiteral("value=");
    view = viewOf(test, settings);
    QVERIFY(!view.excerpt && !view.queryProblem.isEmpty());
    // Values are undefined under misère play: the graph is not merged.
    const TestGraph misere = testGraph(QStringLiteral("nim:3,2"), {}, Convention::Misere);
    settings = {};
    settings.collapse = Collapse::SgValue;
    view = viewOf(misere, settings);
    QVERIFY(!view.excerpt && !view.problem.isEmpty());
}

void ExcerptTest::settingsThatHideNothingShowAll()
{
    const TestGraph test = testGraph(QStringLiteral("nim:3,2"));
    FilterSettings settings;
    QVERIFY(settings.showsAll());
    settings.query = QStringLiteral("P");
    settings.others = FilterSettings::Others::Dimmed;
    QVERIFY(settings.showsAll());
    QVERIFY(!viewOf(test, settings).excerpt);
    QVERIFY(!viewOf(test, settings).matches.empty());
    settings.others = FilterSettings::Others::Hidden;
    QVERIFY(!settings.showsAll());
    settings = {};
    settings.pinned.insert(CellVector{2, 1});
    QVERIFY(settings.showsAll());
    QVERIFY(settings.forExcerpt() == FilterSettings());
    settings.unfolding = true;
    QVERIFY(!(settings.forExcerpt() == FilterSettings()));
}

MEXPLORER_TEST(ExcerptTest)
#include "tst_excerpt.moc"
