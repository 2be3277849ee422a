// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/games/joinedposition.h"
#include "model/step/listtrace.h"
#include "model/step/nimsumtrace.h"
#include "tests/model/step/walkbench.h"
#include "tests/testprogram.h"

#include <QSignalSpy>
#include <QTest>

#include <random>

using namespace mexplorer;

namespace {

Value mexOf(Walkthrough *walk)
{
    return std::get<TrayPicture>(walk->trace()->picture(0)).value;
}

} // namespace

class WalkthroughTest : public QObject
{
    Q_OBJECT

private slots:
    void startsWithTheKindThatSuits();
    void waitsUntilItIsActive();
    void stepsAndSeeks();
    void playsAndStops();
    void speedSetsTheTimer();
    void followsTheSelection();
    void resumesWhereItWasLeft();
    void stepsIntoAFollowerAndBack();
    void stepsIntoAComponent();
    void labellingLightsTheGraph();
    void largeSetsAreNotRinged();
    void labellingSurvivesAnotherSelection();
    void conventionChangesTheTrace();
    void bookmarks();
    void limitsBecomeASentence();
    void newestGameWins();
    void newestKindWins();
    void bareSetsAreRetranslated();
    void statesFollowEachOtherAsListed();
};

void WalkthroughTest::startsWithTheKindThatSuits()
{
    WalkFixture kayles(QStringLiteral("kayles:5"));
    QCOMPARE(kayles.walk()->kind(), TraceKind::Mex);
    QCOMPARE(mexOf(kayles.walk()), Value(4));
    WalkFixture sum(QStringLiteral("nim:3,4,5"));
    QCOMPARE(sum.walk()->kind(), TraceKind::NimSum);
    QCOMPARE(dynamic_cast<const NimSumTrace &>(*sum.walk()->trace()).value(), Value(2));
    // A kind that was chosen stays.
    sum.walk()->setKind(TraceKind::Proof);
    QVERIFY(sum.exploration()->open(QStringLiteral("kayles:4")));
    QVERIFY(sum.settle());
    QCOMPARE(sum.walk()->trace()->kind(), TraceKind::Proof);
}

void WalkthroughTest::waitsUntilItIsActive()
{
    Session session;
    QVERIFY(session.exploration()->open(QStringLiteral("kayles:5")));
    QVERIFY(QTest::qWaitFor([&] { return session.exploration()->isReady() && session.jobs()->running().isEmpty(); },
                            60'000));
    QVERIFY(!session.walkthrough()->trace());
    session.walkthrough()->setActive(true);
    QVERIFY(QTest::qWaitFor([&] { return session.walkthrough()->trace() != nullptr; }, 60'000));
    QVERIFY(!session.exploration()->stepFocus().subjects.empty());
    session.walkthrough()->setActive(false);
    QVERIFY(session.exploration()->stepFocus().subjects.empty());
}

void WalkthroughTest::stepsAndSeeks()
{
    WalkFixture bench(QStringLiteral("kayles:5"));
    QSignalSpy steps(bench.walk(), &Walkthrough::stepChanged);
    QCOMPARE(bench.walk()->step(), 0);
    bench.walk()->stepBack();
    QCOMPARE(steps.size(), 0);
    bench.walk()->stepForward();
    bench.walk()->stepForward();
    bench.walk()->stepBack();
    QCOMPARE(bench.walk()->step(), 1);
    bench.walk()->toLast();
    QCOMPARE(bench.walk()->step(), bench.walk()->stepCount() - 1);
    QVERIFY(!bench.walk()->canStepForward());
    bench.walk()->stepForward();
    QCOMPARE(bench.walk()->step(), bench.walk()->stepCount() - 1);
    bench.walk()->seek(-5);
    QCOMPARE(bench.walk()->step(), 0);
    bench.walk()->seek(1000);
    QCOMPARE(bench.walk()->step(), bench.walk()->stepCount() - 1);
    QCOMPARE(steps.size(), 6);
}

void WalkthroughTest::playsAndStops()
{
    WalkFixture bench(QStringLiteral("kayles:2"));
    QSignalSpy playing(bench.walk(), &Walkthrough::playingChanged);
    bench.walk()->setSpeed(Walkthrough::fastest);
    bench.walk()->togglePlaying();
    QVERIFY(bench.walk()->isPlaying());
    QTRY_VERIFY_WITH_TIMEOUT(!bench.walk()->isPlaying(), 120'000);
    QCOMPARE(bench.walk()->step(), bench.walk()->stepCount() - 1);
    QCOMPARE(playing.size(), 2);
    // From the end, playing begins again.
    bench.walk()->play();
    QCOMPARE(bench.walk()->step(), 0);
    QVERIFY(bench.walk()->isPlaying());
    bench.walk()->stepBack();
    QVERIFY(!bench.walk()->isPlaying());
}

void WalkthroughTest::speedSetsTheTimer()
{
    WalkFixture bench(QStringLiteral("kayles:2"));
    QSignalSpy speeds(bench.walk(), &Walkthrough::speedChanged);
    bench.walk()->setSpeed(100);
    QCOMPARE(bench.walk()->speed(), Walkthrough::fastest);
    bench.walk()->setSpeed(0);
    QCOMPARE(bench.walk()->speed(), Walkthrough::slowest);
    bench.walk()->setSpeed(Walkthrough::slowest);
    QCOMPARE(speeds.size(), 2);
    QCOMPARE(Walkthrough::timeFor(Sentence(QStringLiteral("Three short words"))), 1000 + 3 * 250);
}

void WalkthroughTest::followsTheSelection()
{
    WalkFixture bench(QStringLiteral("kayles:5"));
    bench.walk()->toLast();
    bench.select(QStringLiteral("kayles:3"));
    QCOMPARE(mexOf(bench.walk()), Value(3));
    QCOMPARE(bench.walk()->step(), 0);
    const StepFocus &focus = bench.exploration()->stepFocus();
    QCOMPARE(focus.subjects, std::vector<PositionId>(1, bench.exploration()->selected()));
    QCOMPARE(focus.related.size(), std::size_t(3));
    // Nothing is rebuilt for the position that is shown already.
    QSignalSpy traces(bench.walk(), &Walkthrough::traceChanged);
    bench.walk()->setKind(TraceKind::Mex);
    QVERIFY(bench.settle());
    QCOMPARE(traces.size(), 0);
}

void WalkthroughTest::resumesWhereItWasLeft()
{
    WalkFixture bench(QStringLiteral("kayles:7"));
    Walkthrough *walk = bench.walk();
    walk->setGuessFirst(true); // its questions don't stand in the way
    QSignalSpy marks(walk, &Walkthrough::bookmarksChanged);
    const int last = walk->stepCount() - 1;
    walk->resume(last, {1, last, last + 1, -1});
    QCOMPARE(walk->step(), last);
    QCOMPARE(walk->bookmarks(), (std::set<int>{1, last}));
    QCOMPARE(marks.size(), 1);
    QVERIFY(!walk->pendingQuestion());
    walk->resume(10'000, {});
    QCOMPARE(walk->step(), last);
    walk->resume(-3, {});
    QCOMPARE(walk->step(), 0);
    QCOMPARE(walk->stepAt(0), 0);
    QVERIFY(walk->bookmarksAt(0).empty());
}

void WalkthroughTest::stepsIntoAFollowerAndBack()
{
    WalkFixture bench(QStringLiteral("kayles:5"));
    bench.walk()->seek(3);
    bench.walk()->stepInto(*parsePosition(QStringLiteral("kayles:3,1")));
    QVERIFY(bench.settle());
    QCOMPARE(bench.walk()->depth(), 1);
    QCOMPARE(mexOf(bench.walk()), Value(2));
    QCOMPARE(bench.exploration()->selectedPosition().text(), QStringLiteral("kayles:3,1"));
    bench.walk()->toLast();
    bench.walk()->stepInto(*parsePosition(QStringLiteral("kayles:2,1")));
    QVERIFY(bench.settle());
    QCOMPARE(bench.walk()->depth(), 2);
    bench.walk()->stepOut();
    QCOMPARE(bench.walk()->depth(), 1);
    QCOMPARE(bench.walk()->step(), bench.walk()->stepCount() - 1);
    bench.walk()->stepOut();
    QCOMPARE(bench.walk()->depth(), 0);
    QCOMPARE(bench.walk()->step(), 3);
    QCOMPARE(bench.exploration()->selected(), GameGraph::root());
    QVERIFY(bench.settle());
    QCOMPARE(bench.walk()->step(), 3);
}

void WalkthroughTest::stepsIntoAComponent()
{
    WalkFixture bench(QStringLiteral("kayles:4 + nim:2"));
    QCOMPARE(bench.walk()->trace()->kind(), TraceKind::NimSum);
    bench.walk()->stepInto(*parsePosition(QStringLiteral("kayles:4")));
    QVERIFY(bench.settle());
    QCOMPARE(bench.walk()->trace()->kind(), TraceKind::Mex);
    QCOMPARE(mexOf(bench.walk()), Value(1));
    bench.walk()->stepOutTo(0);
    QCOMPARE(bench.walk()->trace()->kind(), TraceKind::NimSum);
}

void WalkthroughTest::labellingLightsTheGraph()
{
    WalkFixture bench(QStringLiteral("kayles:4"));
    bench.walk()->setKind(TraceKind::Labels);
    QVERIFY(bench.settle());
    const auto shown = [&] {
        int count = 0;
        for (PositionId id = 0; id < bench.exploration()->graph()->positionCount(); ++id)
            count += bench.exploration()->answers().showsOutcome(id) ? 1 : 0;
        return count;
    };
    QCOMPARE(shown(), 0);
    bench.walk()->stepForward();
    QCOMPARE(shown(), 1);
    QCOMPARE(bench.exploration()->stepFocus().subjects.size(), std::size_t(1));
    bench.walk()->toLast();
    QCOMPARE(shown(), static_cast<int>(bench.exploration()->graph()->positionCount()));
    bench.walk()->toFirst();
    QCOMPARE(shown(), 0);
    // Another kind, and leaving, show all labels again.
    bench.walk()->setKind(TraceKind::Mex);
    QVERIFY(bench.settle());
    QVERIFY(!bench.exploration()->answers().outcomeSteps);
}

void WalkthroughTest::largeSetsAreNotRinged()
{
    WalkFixture bench(QStringLiteral("matrix:3x4"));
    bench.walk()->setKind(TraceKind::Labels);
    QVERIFY(bench.settle());
    bool isLarge = false;
    for (int step = 0; step < bench.walk()->stepCount(); ++step) {
        bench.walk()->seek(step);
        QVERIFY(bench.exploration()->stepFocus().subjects.size() <= 150);
        isLarge = isLarge || bench.walk()->trace()->positions(step).subjects.size() > 150;
        // A step lights a position up from its own number on.
        for (const PositionId id : bench.walk()->trace()->positions(step).subjects)
            QVERIFY(bench.exploration()->answers().showsOutcome(id));
    }
    QVERIFY(isLarge);
}

void WalkthroughTest::labellingSurvivesAnotherSelection()
{
    WalkFixture bench(QStringLiteral("kayles:4"));
    bench.walk()->setKind(TraceKind::Labels);
    QVERIFY(bench.settle());
    bench.walk()->seek(3);
    bench.select(QStringLiteral("kayles:2"));
    QCOMPARE(bench.walk()->trace()->kind(), TraceKind::Labels);
    QCOMPARE(bench.walk()->step(), 3);
    QVERIFY(bench.exploration()->open(QStringLiteral("kayles:5")));
    QVERIFY(bench.settle());
    QCOMPARE(bench.walk()->step(), 0);
    QCOMPARE(bench.walk()->trace()->position().text(), QStringLiteral("kayles:5"));
    QCOMPARE(bench.exploration()->answers().outcomeSteps->size(),
             std::size_t(bench.exploration()->graph()->positionCount()));
}

void WalkthroughTest::conventionChangesTheTrace()
{
    WalkFixture bench(QStringLiteral("kayles:5"));
    bench.exploration()->setConvention(Convention::Misere);
    QVERIFY(bench.settle());
    QCOMPARE(bench.walk()->stepCount(), 1);
    QVERIFY(bench.walk()->trace()->sentence(0).plain().contains(QStringLiteral("misère")));
    bench.walk()->setKind(TraceKind::Labels);
    QVERIFY(bench.settle());
    QVERIFY(bench.walk()->stepCount() > 3);
}

void WalkthroughTest::bookmarks()
{
    WalkFixture bench(QStringLiteral("kayles:5"));
    QSignalSpy changed(bench.walk(), &Walkthrough::bookmarksChanged);
    for (const int step : {2, 6}) {
        bench.walk()->seek(step);
        bench.walk()->toggleBookmark();
    }
    QCOMPARE(bench.walk()->bookmarks(), (std::set<int>{2, 6}));
    bench.walk()->toNextBookmark();
    QCOMPARE(bench.walk()->step(), 2);
    bench.walk()->toNextBookmark();
    QCOMPARE(bench.walk()->step(), 6);
    bench.walk()->toggleBookmark();
    QCOMPARE(bench.walk()->bookmarks(), std::set<int>{2});
    QCOMPARE(changed.size(), 3);
}

void WalkthroughTest::limitsBecomeASentence()
{
    WalkFixture bench(QStringLiteral("nim:9000"));
    QCOMPARE(bench.walk()->stepCount(), 1);
    QVERIFY(bench.walk()->trace()->sentence(0).plain().contains(QStringLiteral("5,000")));
    bench.walk()->play();
    QVERIFY(!bench.walk()->isPlaying());
}

void WalkthroughTest::newestGameWins()
{
    WalkFixture bench(QStringLiteral("kayles:5"));
    for (int pins = 6; pins <= 12; ++pins)
        QVERIFY(bench.exploration()->open(QStringLiteral("kayles:%1").arg(pins)));
    QVERIFY(bench.settle());
    QVERIFY(QTest::qWaitFor([&] { return bench.walk()->trace()->position().text() == QStringLiteral("kayles:12"); },
                            60'000));
    QVERIFY(!bench.walk()->isBuilding());
}

void WalkthroughTest::newestKindWins()
{
    Session session;
    session.walkthrough()->setActive(true);
    // The labelling waits for the graph; the trace that was asked for first must not come in between.
    QList<TraceKind> seen;
    connect(session.walkthrough(), &Walkthrough::traceChanged, this, [&] {
        if (session.walkthrough()->trace())
            seen << session.walkthrough()->trace()->kind();
    });
    QVERIFY(session.exploration()->open(QStringLiteral("kayles:12")));
    session.walkthrough()->setKind(TraceKind::Labels);
    QVERIFY(QTest::qWaitFor([&] { return session.walkthrough()->trace() != nullptr; }, 60'000));
    QVERIFY(!seen.contains(TraceKind::Mex));
    QVERIFY(!session.walkthrough()->isBuilding());
}

/// Random requests: each state is one that may follow the one before, and each is met.
void WalkthroughTest::statesFollowEachOtherAsListed()
{
    using State = Walkthrough::State;
    std::mt19937 random(2026);
    std::set<State> met;
    for (const char *game : {"kayles:6", "nim:3,4,5"}) {
        Session session;
        Walkthrough *walk = session.walkthrough();
        State before = walk->state();
        met.insert(before);
        const auto record = [&] {
            const State now = walk->state();
            QVERIFY(now == before || Walkthrough::isTransition(before, now));
            before = now;
            met.insert(now);
        };
        connect(walk, &Walkthrough::traceChanged, this, record);
        connect(walk, &Walkthrough::playingChanged, this, record);
        connect(walk, &Walkthrough::questionChanged, this, record);
        walk->setActive(true);
        const std::vector<std::function<void()>> requests = {
            [&] { walk->stepForward(); },
            [&] { walk->stepBack(); },
            [&] { walk->toLast(); },
            [&] { walk->toFirst(); },
            [&] { walk->play(); },
            [&] { walk->togglePlaying(); },
            [&] { walk->setGuessFirst(random() % 3 != 0); },
            [&] { walk->guess(Value(random() % 6)); },
            [&] { walk->showAnswer(); },
            [&] { walk->stepInto(walk->trace() ? walk->trace()->position() : Position()); },
            [&] { walk->stepOut(); },
            [&] { walk->setKind(allTraceKinds()[random() % allTraceKinds().size()]); },
            [&] {
                walk->resume(int(random() % 9), {1, 3});
            },
            [&] { session.exploration()->open(QString::fromLatin1(random() % 8 ? game : "kayles:3")); },
            [&] { session.exploration()->setConvention(random() % 4 ? Convention::Normal : Convention::Misere); },
            [&] { walk->setActive(random() % 4 != 0); },
        };
        for (int i = 0; i < 2000; ++i) {
            requests[random() % requests.size()]();
            if (random() % 3 == 0)
                QCoreApplication::processEvents();
            // However busy the machine is, traces are there often enough to be walked.
            if (i % 20 == 0)
                QTRY_VERIFY(session.jobs()->running().isEmpty());
            QCOMPARE(walk->pendingQuestion().has_value(), walk->state() == State::Asking);
            QVERIFY(walk->state() != State::Playing || walk->canStepForward());
            if (QTest::currentTestFailed())
                return;
        }
        walk->setActive(true);
        QTRY_VERIFY(session.exploration()->isReady() && session.jobs()->running().isEmpty());
        QVERIFY(!walk->isBuilding());
    }
    QCOMPARE(met.size(), std::size_t(5));
    QVERIFY(!Walkthrough::isTransition(State::Empty, State::Playing));
    QVERIFY(!Walkthrough::isTransition(State::Building, State::Asking));
    QVERIFY(!Walkthrough::isTransition(State::Asking, State::Playing));
}

/// With a game and without one: the set is explained again, not a position.
void WalkthroughTest::bareSetsAreRetranslated()
{
    for (const bool hasGame : {true, false}) {
        Session session;
        Walkthrough &walk = *session.walkthrough();
        walk.setActive(true);
        if (hasGame)
            QVERIFY(session.exploration()->open(QStringLiteral("kayles:5")));
        const auto isSettled = [&] { return session.jobs()->running().isEmpty(); };
        QTRY_VERIFY(isSettled() && bool(walk.trace()) == hasGame);
        walk.explainSet({0, 1, 3});
        walk.seek(2);
        const TracePtr before = walk.trace();
        walk.retranslate();
        QTRY_VERIFY(isSettled());
        QTRY_VERIFY(walk.trace() != before); // worked out again
        QCOMPARE(walk.step(), 2);
        QCOMPARE(walk.stepCount(), before->stepCount());
        for (int step = 0; step < before->stepCount(); ++step)
            QCOMPARE(walk.trace()->sentence(step).plain(), before->sentence(step).plain());
        walk.retranslate(); // and once more
        QTRY_VERIFY(isSettled());
        QCOMPARE(mexOf(&walk), Value(2));
        if (!hasGame)
            continue;
        walk.stepOut();
        QCOMPARE(walk.trace()->position().text(), QStringLiteral("kayles:5"));
    }
}

MEXPLORER_TEST(WalkthroughTest)
#include "tst_walkthrough.moc"
