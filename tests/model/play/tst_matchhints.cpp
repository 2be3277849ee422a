// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/play/thinking.h"
#include "tests/model/play/matchbench.h"
#include "tests/testfiles.h"

#include <QSignalSpy>

#include <algorithm>

using namespace mexplorer;
using namespace matchbench;

/// The answers that a playing user sees: hints stage by stage, and the effect of the judging of moves.
class MatchHintsTest : public MatchFixture
{
    Q_OBJECT

private slots:
    void init() { start(); }
    void cleanup() { m_session.reset(); }
    void hintTellsMoreStageByStage();
    void hintOfAnOldPositionIsDropped();
    void answersAreHiddenFromWhoPlays();
    void aGameUnderWayHidesAnswersElsewhere();
    void judgingDecidesWhatIsShown();
    void hintStagesHoldWinningMoves();
};

void MatchHintsTest::hintTellsMoreStageByStage()
{
    open("nim:3,4,5");
    Hints *hints = m_session->hints();
    QVERIFY(!hints->hint());
    hints->showMore();
    QTRY_COMPARE(hints->stage(), Hints::Stage::Verdict);
    QVERIFY(hints->hint()->won);
    QCOMPARE(hints->hint()->moves.size(), std::size_t(1));
    QCOMPARE(hints->hint()->moves[0].move.text, QString("3 -> 1"));
    hints->showMore();
    QCOMPARE(hints->stage(), Hints::Stage::Where);
    // The set contains the winning move and others.
    hints->showMore();
    QCOMPARE(hints->stage(), Hints::Stage::Set);
    QVERIFY(hints->shownMoves().size() > 1);
    QCOMPARE(std::ranges::count_if(hints->shownMoves(),
                                   [](const Move &move) { return move.component == 0 && move.cells == CellVector{1}; }),
             1);
    hints->showMore();
    QCOMPARE(hints->stage(), Hints::Stage::Move);
    QCOMPARE(hints->shownMoves().size(), std::size_t(1));
    QCOMPARE(hints->shownMoves()[0].cells, CellVector{1});
    hints->showMore();
    QCOMPARE(hints->stage(), Hints::Stage::Reason);
    QCOMPARE(hints->hint()->columns.size(), std::size_t(3));
    hints->showMore();
    QCOMPARE(hints->stage(), Hints::Stage::Reason);
    play("4 -> 3");
    QVERIFY(!hints->hint() && hints->stage() == Hints::Stage::None);
}

void MatchHintsTest::hintOfAnOldPositionIsDropped()
{
    open("nim:3,4,5");
    m_session->hints()->showMore();
    play("3 -> 1");
    m_session->hints()->showMore();
    QTRY_VERIFY(m_session->hints()->hint());
    QVERIFY(!m_session->hints()->hint()->won);
    QCOMPARE(m_session->hints()->nextStage(), Hints::Stage::Reason); // nothing wins, so there is no Where
}

/// Answers are hidden from a player without help, with one human or two, after a move and after going back.
void MatchHintsTest::answersAreHiddenFromWhoPlays()
{
    const auto hidesAll = [this] { return m_session->exploration()->answers().hidesAll(); };
    QVERIFY(!hidesAll());
    open("nim:3,4,5");
    QVERIFY(hidesAll());
    play("3 -> 1");
    QVERIFY(hidesAll());
    m_match->undo();
    QVERIFY(hidesAll());
    m_session->hints()->setValuesShown(true);
    QVERIFY(!hidesAll());
    m_session->hints()->setValuesShown(false);
    QVERIFY(hidesAll());
    for (const auto stage :
         {Hints::Stage::Verdict, Hints::Stage::Where, Hints::Stage::Set, Hints::Stage::Move, Hints::Stage::Reason}) {
        QVERIFY(hidesAll());
        m_session->hints()->showMore();
        QTRY_COMPARE(m_session->hints()->stage(), stage);
    }
    QVERIFY(!hidesAll());
    play("3 -> 2");
    QVERIFY(hidesAll());
    m_match->setActive(false); // another workspace
    QVERIFY(hidesAll());
    m_match->setActive(true);
    QVERIFY(hidesAll());
    m_match->solverSettings()->setDelay(100'000);
    m_match->setSides({Side::Solver, Side::Solver});
    QVERIFY(!hidesAll());
    open("nim:1");
    QVERIFY(hidesAll());
    play("1 -> 0");
    QVERIFY(m_match->isOver() && !hidesAll());
    m_match->goTo(0); // to visit an earlier position
    QVERIFY(!hidesAll());
    m_match->goTo(1);
    m_match->undo(); // to continue playing
    QVERIFY(hidesAll());
}

/// Other workspaces hide the answers of a game that is under way, until it is over, another one is opened, or the
/// player requests them, which the game notes as a hint.
void MatchHintsTest::aGameUnderWayHidesAnswersElsewhere()
{
    const auto hidesAll = [this] { return m_session->exploration()->answers().hidesAll(); };
    open("nim:3,4,5", {Side::Human, Side::Solver});
    m_match->setActive(false);
    QVERIFY(!hidesAll()); // no move has been made
    play("3 -> 1");
    QVERIFY(hidesAll());
    const NodeId shown = m_match->node();
    m_session->hints()->showAnswers();
    QVERIFY(!hidesAll());
    QCOMPARE(m_match->tree().hintStage(shown), static_cast<int>(Hints::Stage::Reason));
    m_match->setActive(true);
    QTRY_VERIFY(m_match->isHumanTurn());
    m_match->setActive(false);
    QVERIFY(hidesAll()); // the answers shown belong to the previous position
    QCOMPARE(m_match->tree().hintStage(m_match->node()), 0);
    m_session->hints()->setJudging(Judging::EveryMove);
    QVERIFY(!hidesAll());
    for (const Judging judging : {Judging::Never, Judging::AfterGame, Judging::AtOnce}) {
        m_session->hints()->setJudging(judging);
        QVERIFY(!m_session->exploration()->answers().showsRightMoves());
    }
    open("nim:2", {Side::Human, Side::Solver});
    QVERIFY(!hidesAll());
    play("2 -> 0");
    QVERIFY(m_match->isOver() && !hidesAll());
    m_match->goTo(0); // to visit an earlier position
    QVERIFY(!hidesAll());
}

/// Never, after the game, at once, or at every move: the number of positions whose outcome is shown, during the game,
/// when it is over, and when the player tries again.
void MatchHintsTest::judgingDecidesWhatIsShown()
{
    Hints *hints = m_session->hints();
    const Exploration &exploration = *m_session->exploration();
    open("nim:2,1", {Side::Human, Side::Human});
    QTRY_VERIFY(exploration.isReady());
    const auto shown = [&exploration] {
        int count = 0;
        for (PositionId id = 0; id < exploration.graph()->positionCount(); ++id)
            count += exploration.answers().showsOutcome(id) ? 1 : 0;
        return count;
    };
    const int all = static_cast<int>(exploration.graph()->positionCount());
    QCOMPARE(hints->judging(), Judging::AfterGame);
    const std::vector<std::tuple<Judging, std::vector<int>>> cases = {{Judging::Never, {0, 0, 0, 0}},
                                                                      {Judging::AfterGame, {0, 0, all, 0}},
                                                                      {Judging::AtOnce, {0, 1, all, 1}},
                                                                      {Judging::EveryMove, {all, all, all, all}}};
    for (const auto &[judging, counts] : cases) {
        hints->setJudging(judging);
        m_match->restart();
        QCOMPARE(shown(), counts[0]);
        play("2 -> 1");
        QCOMPARE(shown(), counts[1]);
        QCOMPARE(exploration.answers().showsJudgement(), judging == Judging::AtOnce || judging == Judging::EveryMove);
        QCOMPARE(exploration.answers().showsRightMoves(), judging == Judging::EveryMove);
        play("1: 1 -> 0");
        play("0: 1 -> 0");
        QVERIFY(m_match->isOver());
        QCOMPARE(shown(), counts[2]);
        m_match->tryAgain(1);
        QCOMPARE(m_match->ply(), std::size_t(1));
        QCOMPARE(shown(), counts[3]);
        QVERIFY(!m_match->isReviewed());
    }
    hints->setJudging(Judging::AtOnce);
    hints->setValuesShown(true);
    QCOMPARE(hints->judging(), Judging::EveryMove);
    hints->setValuesShown(false);
    QCOMPARE(hints->judging(), Judging::AtOnce);
}

/// The set always contains a winning move and usually others, and the best move is one that wins: checked by another
/// solver, for positions of several families.
void MatchHintsTest::hintStagesHoldWinningMoves()
{
    const Solver solver;
    JobControl control;
    for (const char *text : {"nim:3,4,5", "kayles:9", "matrix:110/111/011", "grundy:11", "wythoff:(4,7)", "chomp:4x3",
                             "cram:3x4", "turtles:THHTH", "kayles:4 + nim:3 + matrix:2x2"}) {
        for (const Convention convention : {Convention::Normal, Convention::Misere}) {
            const Position position = read(text);
            const Result<Hint> hint = findHint(solver, position, convention, control);
            QVERIFY2(hint.ok(), text);
            if (!hint->won)
                continue;
            const auto wins = [&](const Move &move) {
                const Position after = makeMove(position, move.component, move.cells).to;
                return *Solver().outcome(after, convention, control) == Outcome::P;
            };
            QVERIFY2(wins(hint->moves[hint->best].move), text);
            QVERIFY(!hint->where.isEmpty());
            if (hint->candidates.empty())
                continue;
            QCOMPARE(std::ranges::count_if(hint->candidates, wins), 1);
            QVERIFY(hint->candidates.size() > 1);
        }
    }
}

MEXPLORER_TEST(MatchHintsTest)
#include "tst_matchhints.moc"
