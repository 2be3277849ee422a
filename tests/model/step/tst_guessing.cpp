// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/model/step/walkbench.h"
#include "tests/testprogram.h"

using namespace mexplorer;

namespace {

/// Goes on, answering what is asked, until a question of this kind is pending.
void goToQuestion(Walkthrough *walk, Question::Kind kind)
{
    while (walk->canStepForward() && !(walk->pendingQuestion() && walk->pendingQuestion()->kind == kind)) {
        if (walk->pendingQuestion())
            walk->guess(walk->pendingQuestion()->right.front());
        else
            walk->stepForward();
    }
}

} // namespace

/// Guess First: the questions of a walk-through, what becomes of guesses, and what stays hidden meanwhile.
class GuessingTest : public QObject
{
    Q_OBJECT

private slots:
    void guessComesFirst();
    void seekStopsAtAQuestion();
    void answerStaysHiddenInTheGraph();
};

void GuessingTest::guessComesFirst()
{
    WalkFixture bench(QStringLiteral("kayles:5"));
    bench.walk()->setGuessFirst(true);
    goToQuestion(bench.walk(), Question::Kind::Mex);
    QVERIFY(bench.walk()->pendingQuestion());
    QCOMPARE(bench.walk()->pendingQuestion()->right, std::vector<Value>{4});
    const Score before = bench.walk()->score();
    QCOMPARE(before.right, before.asked);
    QCOMPARE(before.asked, bench.walk()->step()); // each follower has its question
    const int held = bench.walk()->step();
    bench.walk()->stepForward();
    QCOMPARE(bench.walk()->step(), held);
    bench.walk()->guess(2);
    QVERIFY(bench.walk()->pendingQuestion());
    QVERIFY(bench.walk()->feedback().plain().contains(QStringLiteral("2 occurs")));
    QCOMPARE(bench.walk()->step(), held);
    QCOMPARE(bench.walk()->score(), before);
    bench.walk()->guess(4);
    QVERIFY(!bench.walk()->pendingQuestion() && !bench.walk()->feedback().isEmpty());
    QVERIFY(bench.walk()->feedback().plain().startsWith(QStringLiteral("Right")));
    QCOMPARE(bench.walk()->step(), held + 1);
    QVERIFY(!bench.walk()->pendingQuestion());
    // Right with the second guess only: asked, but not right at once.
    QCOMPARE(bench.walk()->score(), (Score{before.right, before.asked + 1}));
    // Answered once, it stays answered and counts once; another walk asks again.
    goToQuestion(bench.walk(), Question::Kind::Outcome);
    bench.walk()->showAnswer();
    QCOMPARE(bench.walk()->score(), (Score{before.right, before.asked + 2}));
    bench.walk()->toFirst();
    QVERIFY(bench.walk()->feedback().isEmpty());
    bench.walk()->toLast();
    QCOMPARE(bench.walk()->step(), bench.walk()->stepCount() - 1);
    QCOMPARE(bench.walk()->score().asked, before.asked + 2);
    QCOMPARE(bench.walk()->total(), bench.walk()->score());
    bench.walk()->setGuessFirst(true);
    QCOMPARE(bench.walk()->score(), Score());
    bench.walk()->resetTotal();
    QCOMPARE(bench.walk()->total(), Score());
}

void GuessingTest::seekStopsAtAQuestion()
{
    WalkFixture bench(QStringLiteral("kayles:5"));
    bench.walk()->setGuessFirst(true);
    int questions = 0;
    for (bench.walk()->toLast(); bench.walk()->pendingQuestion(); bench.walk()->toLast()) {
        const int held = bench.walk()->step();
        QVERIFY(held < bench.walk()->stepCount() - 1);
        bench.walk()->showAnswer();
        QCOMPARE(bench.walk()->step(), held + 1);
        QVERIFY(++questions < bench.walk()->stepCount());
    }
    QVERIFY(questions > 1);
    QCOMPARE(bench.walk()->step(), bench.walk()->stepCount() - 1);
    QCOMPARE(bench.walk()->score(), (Score{0, questions}));
}

void GuessingTest::answerStaysHiddenInTheGraph()
{
    WalkFixture bench(QStringLiteral("kayles:5"));
    const PositionId id = bench.exploration()->selected();
    QVERIFY(bench.exploration()->answers().onGraph().showsValue(id));
    bench.walk()->setGuessFirst(true);
    QVERIFY(!bench.exploration()->answers().onGraph().showsValue(id));
    QVERIFY(!bench.exploration()->answers().onGraph().showsOutcome(id));
    // What is asked about shows in the graph from the step that answers it, the rest at once; nothing shows beside it.
    const GameGraph &graph = *bench.exploration()->graph();
    const auto shown = [&](PositionId at) { return bench.exploration()->answers().onGraph().showsValue(at); };
    const auto followers = graph.followers(id);
    const auto isFollower = [&](PositionId at) {
        return std::find(followers.begin(), followers.end(), at) != followers.end();
    };
    for (PositionId other = 0; other < graph.positionCount(); ++other) {
        QCOMPARE(shown(other), other != id && !isFollower(other));
        QVERIFY(!bench.exploration()->answers().showsValue(other));
    }
    goToQuestion(bench.walk(), Question::Kind::Mex);
    for (PositionId other = 0; other < graph.positionCount(); ++other)
        QCOMPARE(shown(other), other != id);
    for (bench.walk()->toLast(); bench.walk()->pendingQuestion(); bench.walk()->toLast())
        bench.walk()->showAnswer();
    QVERIFY(shown(id));
}

MEXPLORER_TEST(GuessingTest)
#include "tst_guessing.moc"
