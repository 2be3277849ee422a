// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/notation/expression.h"
#include "model/session/session.h"
#include "tests/testprogram.h"

#include <QSignalSpy>
#include <QTest>

#include <algorithm>

using namespace mexplorer;

class ExplorationTest : public QObject
{
    Q_OBJECT

private slots:
    void opensAndSelectsTheStart();
    void keepsWhatIsOpenWhenTheTextIsWrong();
    void theNewestRequestWins();
    void historyGoesBackAndForward();
    void historyHoldsSelections();
    void whatIsSelectedToBecomeTheStartIsOneStep();
    void goesBackToTheConvention();
    void growsOnWithoutNewNumbers();
    void growsPastTheLimitOfMoves();
    void showsMoreOfAGraphThatMetItsLimitAtOnce();
    void largeGraphsAreWholeAtOnce();
    void growsBelowOnePosition();
    void cancelKeepsWhatHasGrown();
    void cancelKeepsTheValues();
    void selectionSurvivesARebuild();
    void aPositionOfTheGraphBecomesTheStart();
    void findsPositionsOfSums();
    void cancelShowsThePartThatIsThere();
    void partsOfASessionShareTheSolversTables();
    void problemsReachTheSession();

private:
    static void openAndWait(Exploration *exploration, const QString &expression)
    {
        QSignalSpy ready(exploration, &Exploration::graphChanged);
        QVERIFY(exploration->open(expression));
        QVERIFY(ready.count() > 0 || ready.wait(60'000));
    }
};

void ExplorationTest::opensAndSelectsTheStart()
{
    Session session;
    Exploration *exploration = session.exploration();
    QVERIFY(!exploration->hasGame());
    QSignalSpy selection(exploration, &Exploration::selectionChanged);
    openAndWait(exploration, QStringLiteral("kayles:5"));
    QCOMPARE(exploration->expression(), QStringLiteral("kayles:5"));
    QCOMPARE(exploration->graph()->positionCount(), PositionId(11));
    QCOMPARE(exploration->labels()->value(0), Value(4));
    QCOMPARE(exploration->selected(), GameGraph::root());
    QCOMPARE(selection.count(), 1);
}

void ExplorationTest::keepsWhatIsOpenWhenTheTextIsWrong()
{
    Session session;
    Exploration *exploration = session.exploration();
    openAndWait(exploration, QStringLiteral("kayles:5"));
    const GameGraphPtr graph = exploration->graph();
    QSignalSpy problems(exploration, &Exploration::problemFound);
    QVERIFY(!exploration->open(QStringLiteral("kayles:5x")));
    QCOMPARE(problems.count(), 1);
    QCOMPARE(exploration->graph(), graph);
    QCOMPARE(exploration->expression(), QStringLiteral("kayles:5"));
}

void ExplorationTest::theNewestRequestWins()
{
    Session session;
    Exploration *exploration = session.exploration();
    QSignalSpy ready(exploration, &Exploration::graphChanged);
    for (int heap = 20; heap <= 30; ++heap)
        QVERIFY(exploration->open(QStringLiteral("kayles:%1").arg(heap)));
    QTRY_VERIFY_WITH_TIMEOUT(exploration->isReady() && !exploration->isBuilding(), 30'000);
    QCOMPARE(ready.count(), 1);
    QCOMPARE(exploration->graph()->positionCount(), PositionId(6842));
}

void ExplorationTest::historyGoesBackAndForward()
{
    Session session;
    Exploration *exploration = session.exploration();
    openAndWait(exploration, QStringLiteral("kayles:5"));
    exploration->select(3);
    openAndWait(exploration, QStringLiteral("nim:3"));
    QVERIFY(exploration->canGoBack() && !exploration->canGoForward());
    QSignalSpy ready(exploration, &Exploration::graphChanged);
    exploration->goBack();
    QVERIFY(ready.wait(60'000));
    QCOMPARE(exploration->expression(), QStringLiteral("kayles:5"));
    QCOMPARE(exploration->selected(), PositionId(3));
    exploration->goForward();
    QVERIFY(ready.wait(60'000));
    QCOMPARE(exploration->expression(), QStringLiteral("nim:3"));
    QVERIFY(!exploration->canGoForward());
}

void ExplorationTest::historyHoldsSelections()
{
    Session session;
    Exploration *exploration = session.exploration();
    openAndWait(exploration, QStringLiteral("kayles:9"));
    const std::vector<PositionId> walk = {3, 7, 1, 12, 0, 5};
    for (const PositionId id : walk)
        exploration->select(id);
    QSignalSpy graphs(exploration, &Exploration::graphChanged);
    for (std::size_t i = walk.size() - 1; i-- > 0;) {
        exploration->goBack();
        QCOMPARE(exploration->selected(), walk[i]);
    }
    exploration->goBack();
    QCOMPARE(exploration->selected(), GameGraph::root());
    QVERIFY(!exploration->canGoBack());
    for (const PositionId id : walk) {
        exploration->goForward();
        QCOMPARE(exploration->selected(), id);
    }
    QVERIFY(!exploration->canGoForward());
    exploration->goBack();
    exploration->goBack();
    exploration->select(9); // later visits are removed
    QVERIFY(!exploration->canGoForward());
    exploration->goBack();
    QCOMPARE(exploration->selected(), PositionId(12));
    QCOMPARE(graphs.size(), 0); // without building a graph
    for (PositionId id = 0; id < 2000; ++id)
        exploration->select(id % 2 + 1);
    int steps = 0;
    for (; exploration->canGoBack(); ++steps)
        exploration->goBack();
    QVERIFY(steps > 300 && steps < 600); // the oldest are removed
}

void ExplorationTest::whatIsSelectedToBecomeTheStartIsOneStep()
{
    Session session;
    Exploration *exploration = session.exploration();
    openAndWait(exploration, QStringLiteral("kayles:9"));
    QSignalSpy ready(exploration, &Exploration::graphChanged);
    exploration->select(4);
    exploration->makeStart(4);
    QVERIFY(ready.wait(60'000));
    exploration->goBack();
    QVERIFY(ready.wait(60'000));
    QCOMPARE(exploration->expression(), QStringLiteral("kayles:9"));
    QVERIFY(!exploration->canGoBack());
}

/// Each visit of the history has its convention, and the convention of the next one doesn't apply to an earlier game.
void ExplorationTest::goesBackToTheConvention()
{
    Session session;
    Exploration *exploration = session.exploration();
    const auto play = [&](const QString &game, std::optional<Convention> chosen = {}) {
        QVERIFY(exploration->open(game));
        if (chosen)
            exploration->setConvention(*chosen);
        QVERIFY(session.match()->playMove(distinctMoves(exploration->start(), 1000)->front())); // to store the game
    };
    play("kayles:7");
    play("chomp:3x4");
    play("nim:3,4", Convention::Misere);
    play("grundy:8"); // under that convention
    play("lasker:3", Convention::Normal);
    const std::vector<std::pair<QString, Convention>> visits = {{"kayles:7", Convention::Normal},
                                                                {"chomp:3x4", Convention::Misere},
                                                                {"nim:3,4", Convention::Misere},
                                                                {"grundy:8", Convention::Misere},
                                                                {"lasker:3", Convention::Normal}};
    QVERIFY(session.match()->record().convention() == Convention::Normal);
    const auto check = [&](std::size_t index) {
        QCOMPARE(exploration->start(), *parsePosition(visits[index].first));
        QCOMPARE(exploration->convention(), visits[index].second);
        QCOMPARE(session.match()->record().convention(), visits[index].second);
    };
    for (std::size_t index = visits.size(); index-- > 0;) {
        check(index);
        exploration->goBack();
    }
    for (std::size_t index = 0; index < visits.size(); ++index) {
        check(index);
        exploration->goForward();
    }
    for (const PlayedGamePtr &game : session.match()->games()) {
        const auto visit = std::ranges::find_if(
            visits, [&](const auto &each) { return *parsePosition(each.first) == game->tree().start(); });
        QCOMPARE(game->tree().convention(), visit->second);
    }
    QSignalSpy ready(exploration, &Exploration::graphChanged);
    QVERIFY(ready.wait(60'000));
    QCOMPARE(exploration->labels()->convention(), Convention::Normal);
}

void ExplorationTest::growsOnWithoutNewNumbers()
{
    Session session;
    Exploration *exploration = session.exploration();
    exploration->setLimits(50, exploration->options().maxMoves);
    openAndWait(exploration, QStringLiteral("kayles:22"));
    QSignalSpy ready(exploration, &Exploration::graphChanged);
    exploration->select(30);
    JobControl control;
    while (exploration->graph()->isTruncated()) {
        const GameGraphPtr before = exploration->graph();
        exploration->extendGraph();
        const PositionId limit = exploration->options().maxPositions;
        exploration->extendGraph(); // the graph is growing, so a limit isn't raised without a build
        QCOMPARE(exploration->options().maxPositions, limit);
        QVERIFY(ready.wait(60'000));
        QVERIFY(exploration->graph()->positionCount() > before->positionCount());
        QCOMPARE(exploration->selected(), PositionId(30));
        for (PositionId id = 0; id < before->positionCount(); ++id)
            QCOMPARE(exploration->graph()->text(id), before->text(id));
    }
    const GameGraphPtr whole = buildGraph(exploration->start(), {}, control);
    QCOMPARE(exploration->graph()->positionCount(), whole->positionCount());
    QCOMPARE(exploration->graph()->moveCount(), whole->moveCount());
    QCOMPARE(exploration->labels()->value(0), label(*whole, Convention::Normal, control)->value(0));
    exploration->extendGraph();
    QVERIFY(!exploration->isBuilding()); // the graph is complete
}

void ExplorationTest::growsPastTheLimitOfMoves()
{
    Session session;
    Exploration *exploration = session.exploration();
    exploration->setLimits(exploration->options().maxPositions, 100);
    openAndWait(exploration, QStringLiteral("nim:70"));
    QSignalSpy ready(exploration, &Exploration::graphChanged);
    while (exploration->graph()->isTruncated()) {
        QCOMPARE(exploration->graph()->limitMet(), GameGraph::Limit::Moves);
        QVERIFY(exploration->canExtendGraph());
        const quint64 before = exploration->options().maxMoves;
        exploration->extendGraph();
        QVERIFY(ready.wait(60'000));
        QVERIFY(exploration->options().maxMoves > before);
        QCOMPARE(exploration->options().maxPositions, Exploration::usualOptions.maxPositions);
    }
    QCOMPARE(exploration->graph()->moveCount(), std::size_t(70 * 71 / 2));
    QVERIFY(!exploration->canExtendGraph());
}

void ExplorationTest::showsMoreOfAGraphThatMetItsLimitAtOnce()
{
    Session session;
    Exploration *exploration = session.exploration();
    exploration->setLimits(20, exploration->options().maxMoves);
    openAndWait(exploration, QStringLiteral("nim:100")); // the start alone has more followers
    QCOMPARE(exploration->graph()->positionCount(), PositionId(1));
    QSignalSpy ready(exploration, &Exploration::graphChanged);
    exploration->extendGraph();
    QVERIFY(ready.wait(60'000));
    exploration->extendGraph();
    QVERIFY(ready.wait(60'000));
    QVERIFY(!exploration->graph()->isTruncated());
    openAndWait(exploration, QStringLiteral("nim:1000000000")); // more than any limit allows
    QVERIFY(exploration->graph()->isTruncated());
    QCOMPARE(exploration->labels()->value(GameGraph::root()), Value(1'000'000'000));
    QVERIFY(!exploration->canExtendGraph());
}

void ExplorationTest::largeGraphsAreWholeAtOnce()
{
    Session session;
    Exploration *exploration = session.exploration();
    QSignalSpy ready(exploration, &Exploration::graphChanged);
    QVERIFY(exploration->open(QStringLiteral("kayles:50")));
    QVERIFY(ready.wait(120'000));
    QVERIFY(!exploration->graph()->isTruncated());
    QCOMPARE(exploration->graph()->positionCount(), PositionId(239'943));
    // All of matrix:4x5 fits as well, but would take a test some seconds.
    QVERIFY(exploration->options().maxPositions >= PositionId(1) << 20);
    QVERIFY(exploration->options().maxMoves >= 23'602'017);
}

void ExplorationTest::growsBelowOnePosition()
{
    Session session;
    Exploration *exploration = session.exploration();
    exploration->setLimits(60, exploration->options().maxMoves);
    openAndWait(exploration, QStringLiteral("kayles:25"));
    const PositionId last = exploration->graph()->positionCount() - 1;
    QVERIFY(!exploration->graph()->isExpanded(last));
    exploration->select(last);
    QSignalSpy ready(exploration, &Exploration::graphChanged);
    exploration->extendBelow(last);
    QVERIFY(ready.wait(60'000));
    QVERIFY(exploration->graph()->isExpanded(last) && exploration->graph()->isTruncated());
    for (const PositionId follower : exploration->graph()->followers(last))
        QVERIFY(exploration->graph()->isExpanded(follower));
    QCOMPARE(exploration->selected(), last);
}

void ExplorationTest::cancelKeepsWhatHasGrown()
{
    Session session;
    Exploration *exploration = session.exploration();
    QSignalSpy ready(exploration, &Exploration::graphChanged);
    exploration->setLimits(2'000'000, exploration->options().maxMoves);
    QVERIFY(exploration->open(QStringLiteral("matrix:6x6")));
    exploration->cancelBuilding();
    QVERIFY(ready.wait(60'000));
    const PositionId before = exploration->graph()->positionCount();
    exploration->extendGraph();
    exploration->cancelBuilding();
    QVERIFY(ready.wait(60'000));
    QVERIFY(exploration->graph()->isTruncated());
    QVERIFY(exploration->graph()->positionCount() >= before);
}

/// After cancelling, the values are those of a graph truncated by a limit.
void ExplorationTest::cancelKeepsTheValues()
{
    Session session;
    Exploration *exploration = session.exploration();
    QSignalSpy ready(exploration, &Exploration::graphChanged);
    exploration->setLimits(1'000, exploration->options().maxMoves);
    QVERIFY(exploration->open(QStringLiteral("kayles:60")));
    QVERIFY(ready.wait(60'000));
    QCOMPARE(exploration->labels()->value(GameGraph::root()), Value(4));
    exploration->extendGraph();
    exploration->cancelBuilding();
    QVERIFY(ready.wait(60'000));
    QVERIFY(exploration->graph()->isTruncated());
    QCOMPARE(exploration->labels()->value(GameGraph::root()), Value(4));
}

void ExplorationTest::selectionSurvivesARebuild()
{
    Session session;
    Exploration *exploration = session.exploration();
    openAndWait(exploration, QStringLiteral("kayles:6"));
    exploration->select(5);
    const QString text = exploration->graph()->text(5);
    QSignalSpy ready(exploration, &Exploration::graphChanged);
    exploration->setConvention(Convention::Misere);
    QVERIFY(ready.wait(60'000));
    QCOMPARE(exploration->graph()->text(exploration->selected()), text);
    QCOMPARE(exploration->labels()->convention(), Convention::Misere);
}

void ExplorationTest::aPositionOfTheGraphBecomesTheStart()
{
    Session session;
    Exploration *exploration = session.exploration();
    openAndWait(exploration, QStringLiteral("kayles:5 + nim:2"));
    QSignalSpy ready(exploration, &Exploration::graphChanged);
    const QString text = exploration->graph()->text(1);
    exploration->makeStart(1);
    QVERIFY(ready.wait(60'000));
    QCOMPARE(exploration->expression(), text);
    QVERIFY(exploration->canGoBack());
}

void ExplorationTest::findsPositionsOfSums()
{
    Session session;
    Exploration *exploration = session.exploration();
    openAndWait(exploration, QStringLiteral("kayles:5 + nim:2 + kayles:1"));
    Position position = exploration->start();
    position.components[0].cells = {3, 1};
    QVERIFY(exploration->selectPosition(position));
    QCOMPARE(exploration->selectedPosition().text(), QStringLiteral("kayles:3,1,1 + nim:2"));
    position.components[0].cells = {9};
    QVERIFY(!exploration->selectPosition(position));
}

void ExplorationTest::cancelShowsThePartThatIsThere()
{
    Session session;
    Exploration *exploration = session.exploration();
    QSignalSpy ready(exploration, &Exploration::graphChanged);
    exploration->setLimits(50'000'000, exploration->options().maxMoves);
    QVERIFY(exploration->open(QStringLiteral("matrix:6x6")));
    exploration->cancelBuilding();
    QVERIFY(ready.wait(60'000));
    QVERIFY(exploration->graph()->isTruncated());
    QCOMPARE(exploration->selected(), GameGraph::root());
}

/// The results of one part are found by another one without a search.
void ExplorationTest::partsOfASessionShareTheSolversTables()
{
    Session session;
    session.exploration()->open(QStringLiteral("chomp:4x5"));
    session.exploration()->setConvention(Convention::Normal);
    const Position position = session.exploration()->start();
    SolverLimits noSearch;
    noSearch.maxMoves = 0;
    noSearch.maxSearch = 0;
    JobControl control;
    QVERIFY(!session.solver().withLimits(noSearch).componentValues(position, control));
    session.match()->setActive(true);
    QTRY_VERIFY(session.match()->assessment().analysis);
    QVERIFY(!Solver(noSearch).componentValues(position, control));
    const std::vector<Value> found = session.solver().withLimits(noSearch).componentValues(position, control).value();
    QCOMPARE(std::vector<quint64>(found.begin(), found.end()), session.match()->assessment().analysis->componentValues);
}

void ExplorationTest::problemsReachTheSession()
{
    Session session;
    QSignalSpy problems(&session, &Session::problemFound);
    session.exploration()->open(QStringLiteral("kayles:"));
    session.report(Problem::file(Problem::Code::UnwritableFile, QStringLiteral("It can't be written.")));
    QCOMPARE(problems.count(), 2);
    QCOMPARE(problems[1][0].value<Problem>().message, QStringLiteral("It can't be written."));
}

MEXPLORER_TEST(ExplorationTest)
#include "tst_exploration.moc"
