// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/explore/paths.h"
#include "model/session/session.h"
#include "tests/testprogram.h"

#include <QSignalSpy>
#include <QTest>

using namespace mexplorer;

namespace {

/// A session with an open game, and functions to query its filter.
struct Opened
{
    Session session;

    explicit Opened(const QString &game) { open(game); }
    void open(const QString &game)
    {
        exploration().open(game);
        QTRY_VERIFY(isQuiet());
    }
    Exploration &exploration() { return *session.exploration(); }
    GraphFilter &filter() { return *session.filter(); }
    bool isQuiet()
    {
        return exploration().isReady() && exploration().explored().start == exploration().start() &&
               session.jobs()->running().isEmpty() && filter().isCurrent();
    }
    PositionId shownCount()
    {
        return (filter().excerpt() ? filter().excerpt()->graph() : exploration().graph())->positionCount();
    }
};

} // namespace

class GraphFilterTest : public QObject
{
    Q_OBJECT

private slots:
    void showsTheWholeGraphAtFirst()
    {
        Opened o(QStringLiteral("kayles:7"));
        QVERIFY(!o.filter().excerpt());
        QVERIFY(o.filter().settings() == FilterSettings());
        QCOMPARE(o.shownCount(), PositionId(22));
    }

    void queriesFindWithoutAnotherExcerpt()
    {
        Opened o(QStringLiteral("kayles:7"));
        QSignalSpy excerpts(&o.filter(), &GraphFilter::excerptChanged);
        o.filter().setQuery(QStringLiteral("P"));
        QTRY_VERIFY(o.isQuiet());
        const auto outcomes = o.exploration().labels()->outcomes();
        QCOMPARE(qsizetype(o.filter().matches().size()), std::ranges::count(outcomes, Outcome::P));
        QCOMPARE(excerpts.size(), 0);
        o.filter().setOthers(FilterSettings::Others::Hidden);
        QTRY_VERIFY(o.isQuiet());
        QCOMPARE(excerpts.size(), 1);
        QCOMPARE(std::size_t(o.shownCount()), o.filter().matches().size());
        o.filter().setQuery(QStringLiteral("value="));
        QTRY_VERIFY(o.isQuiet());
        QVERIFY(!o.filter().queryProblem().isEmpty() && !o.filter().excerpt());
    }

    void aNamedPositionIsFoundFirst_data()
    {
        QTest::addColumn<QString>("query");
        QTest::addColumn<QString>("named");
        QTest::newRow("in short") << "2,1"
                                  << "kayles:2,1";
        QTest::newRow("in full") << "kayles:2,1,1"
                                 << "kayles:2,1,1";
        QTest::newRow("quoted") << "\"2,1\""
                                << "kayles:2,1";
        QTest::newRow("not there") << "9,9"
                                   << "";
        QTest::newRow("a piece only") << "2,1,1,1,1,1"
                                      << "";
        QTest::newRow("outcome") << "P"
                                 << "";
        QTest::newRow("more asked") << "2,1,1 value 1"
                                    << "";
        QTest::newRow("negated") << "not 2,1,1"
                                 << "";
    }
    void aNamedPositionIsFoundFirst()
    {
        QFETCH(QString, query);
        QFETCH(QString, named);
        Opened o(QStringLiteral("kayles:9"));
        o.filter().setQuery(query);
        QTRY_VERIFY(o.isQuiet());
        std::vector<PositionId> matches = o.filter().matches();
        if (named.isEmpty()) {
            QVERIFY(std::ranges::is_sorted(matches));
            return;
        }
        QCOMPARE(o.exploration().graph()->text(matches.front()), named);
        QVERIFY(std::ranges::is_sorted(std::span(matches).subspan(1)));
        if (matches.size() > 1)
            QVERIFY(!std::ranges::is_sorted(matches)); // otherwise the ids alone would put it first
    }

    void matchesFollowTheConvention()
    {
        Opened o(QStringLiteral("kayles:9"));
        o.filter().setQuery(QStringLiteral("P"));
        QTRY_VERIFY(o.isQuiet());
        const auto normal = o.filter().matches();
        o.exploration().setConvention(Convention::Misere);
        QTRY_VERIFY(o.isQuiet() && o.exploration().labels()->convention() == Convention::Misere);
        QVERIFY(o.filter().matches() != normal);
        for (const PositionId id : o.filter().matches())
            QCOMPARE(o.exploration().labels()->outcome(id), Outcome::P);
    }

    void unfoldingOpensAndCloses()
    {
        Opened o(QStringLiteral("kayles:7"));
        o.filter().setUnfolding(true);
        QTRY_VERIFY(o.isQuiet());
        QCOMPARE(o.shownCount(), PositionId(1));
        o.filter().setOpen(GameGraph::root(), true);
        QTRY_VERIFY(o.isQuiet());
        const auto followers = o.exploration().graph()->followers(GameGraph::root());
        QCOMPARE(std::size_t(o.shownCount()), followers.size() + 1);
        o.filter().setPinned(followers[1], true);
        o.filter().setOpen(GameGraph::root(), false);
        QTRY_VERIFY(o.isQuiet());
        QCOMPARE(o.shownCount(), PositionId(2));
        QVERIFY(o.filter().isPinned(followers[1]) && !o.filter().isOpen(GameGraph::root()));
        o.filter().setCollapse(Collapse::SgValue);
        QVERIFY(!o.filter().settings().unfolding);
        o.filter().setUnfolding(true);
        QVERIFY(!o.filter().settings().merged() && o.filter().settings().collapse); // it is suspended
        QTRY_VERIFY(o.isQuiet());
        QCOMPARE(o.shownCount(), PositionId(2)); // the pinned position is still pinned
        o.filter().showEverything();
        QTRY_VERIFY(o.isQuiet());
        QCOMPARE(o.shownCount(), PositionId(22));
    }

    void regionsAndPathsAreThoseOfTheModel()
    {
        Opened o(QStringLiteral("nim:3,2,2"));
        const GameGraph &graph = *o.exploration().graph();
        JobControl control;
        const PositionId middle = graph.followers(0)[1];
        o.filter().showRegion(FilterSettings::Region::From, middle);
        QTRY_VERIFY(o.isQuiet());
        QCOMPARE(o.shownCount(), reachableFrom(graph, middle, control).count());
        const PositionId last = graph.positionCount() - 1;
        o.filter().showBetween(0, last);
        QTRY_VERIFY(o.isQuiet());
        QCOMPARE(o.filter().path(), shortestPath(graph, 0, last, control));
        QVERIFY(o.filter().problem().isEmpty());
        const FilterSettings path = o.filter().settings();
        const auto moves = graph.followers(0);
        QList<std::pair<PositionId, PositionId>> missing;
        connect(&o.filter(), &GraphFilter::noPathFound, &o.filter(),
                [&](PositionId from, PositionId to) { missing << std::pair(from, to); });
        PositionId apart = noPosition;
        for (const PositionId other : moves) {
            if (other != middle && !reachableFrom(graph, middle, control).contains(other) &&
                !reachableFrom(graph, other, control).contains(middle)) {
                apart = other;
                break;
            }
        }
        o.filter().showBetween(middle, apart);
        QTRY_COMPARE(missing, (QList{std::pair(middle, apart)}));
        QVERIFY(o.filter().settings() == path); // as before
        QTRY_VERIFY(o.isQuiet() && o.filter().excerpt());
        FilterSettings both = path; // like in a document
        both.anchor = CellVector(graph.cells(middle).begin(), graph.cells(middle).end());
        both.target = CellVector(graph.cells(apart).begin(), graph.cells(apart).end());
        o.filter().setSettings(both);
        QTRY_COMPARE(missing.size(), 2);
        QTRY_VERIFY(o.isQuiet() && !o.filter().excerpt());
        o.filter().showEverything();
        QTRY_VERIFY(o.isQuiet() && o.filter().problem().isEmpty());
    }

    void unfoldingAtAFoldedPositionShowsIt()
    {
        Opened o(QStringLiteral("kayles:7"));
        const GameGraph &graph = *o.exploration().graph();
        const PositionId deep = graph.positionCount() - 3;
        o.filter().setUnfolding(true);
        QTRY_VERIFY(o.isQuiet());
        QVERIFY(!o.filter().isFolded(GameGraph::root()));
        QVERIFY(o.filter().isFolded(deep));
        o.filter().unfoldAt(deep);
        QTRY_VERIFY(o.isQuiet());
        QVERIFY(!o.filter().isFolded(deep) && o.filter().isPinned(deep) && o.filter().isOpen(deep));
        for (const PositionId follower : graph.followers(deep))
            QVERIFY(o.filter().excerpt()->shownOf(follower).isShown());
        // What shows by itself isn't pinned.
        const PositionId shown = graph.followers(deep).front();
        o.filter().unfoldAt(shown);
        QVERIFY(!o.filter().isPinned(shown) && o.filter().isOpen(shown));
    }

    void anotherGameIsShownWhole()
    {
        Opened o(QStringLiteral("kayles:7"));
        o.filter().setCollapse(Collapse::SgValue);
        o.filter().setQuery(QStringLiteral("P"));
        o.filter().setOthers(FilterSettings::Others::Hidden);
        QTRY_VERIFY(o.isQuiet() && o.filter().excerpt());
        o.open(QStringLiteral("nim:3,2"));
        QVERIFY(!o.filter().excerpt());
        QCOMPARE(o.filter().settings().query, QStringLiteral("P"));
        QVERIFY(!o.filter().settings().collapse);
    }

    void grownGraphsKeepWhatIsPinned()
    {
        Opened o(QStringLiteral("kayles:20"));
        o.exploration().setLimits(40, o.exploration().options().maxMoves);
        QTRY_VERIFY(o.isQuiet() && o.exploration().graph()->isTruncated());
        o.filter().setUnfolding(true);
        o.filter().setPinned(20, true);
        const QString pinned = o.exploration().graph()->text(20);
        QTRY_VERIFY(o.isQuiet());
        o.exploration().extendGraph();
        QTRY_VERIFY(o.isQuiet() && o.exploration().graph()->positionCount() > 40);
        QVERIFY(o.filter().isPinned(20));
        QCOMPARE(o.exploration().graph()->text(20), pinned);
        QCOMPARE(o.shownCount(), PositionId(2));
    }
};

MEXPLORER_TEST(GraphFilterTest)
#include "tst_graphfilter.moc"
