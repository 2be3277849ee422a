// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/games/joinedposition.h"
#include "model/notation/expression.h"
#include "model/play/thinking.h"
#include "model/session/session.h"
#include "tests/model/play/matchbench.h"
#include "tests/runningjobs.h"
#include "tests/sametree.h"
#include "tests/testfiles.h"

#include <QSignalSpy>
#include <QTest>

#include <algorithm>

using namespace mexplorer;
using namespace matchbench;

class MatchTest : public MatchFixture
{
    Q_OBJECT

private slots:
    void longGamesAreAssessedInFewRounds();
    void init() { start(); }
    void cleanup() { m_session.reset(); }
    void startsWithTheExploration();
    void solverAnswers();
    void solverStarts();
    void undoTakesBackBoth();
    void undoesAndRedoesAll();
    void branchKeepsTheOldLine();
    void undoTakesBackChangesOfTheTree();
    void sameMoveIsRedo();
    void refusesIllegalMoves();
    void selectionFollows();
    void selectionFollowsWhenTheGraphComes();
    void resultSaysWhereItWentWrong();
    void conventionKeepsTheMoves();
    void aFinishedGameKeepsItsConvention();
    void restartAndRandomKeepTheGame();
    void randomPositionsDontShrink();
    void eachSessionDrawsItsOwnRandomPositions();
    void reopens();
    void gamesOfAFileComeBeforeThose();
    void idleWhileInactive();
    void statesOfAGame();
    void waitsForTheDelay();
    void goesOnWhereItWasLeft();
    void loopyGamesArePlayedToADraw();
};

void MatchTest::startsWithTheExploration()
{
    QVERIFY(!m_match->hasGame());
    QSignalSpy changed(m_match, &Match::positionChanged);
    open("kayles:7");
    QVERIFY(m_match->hasGame());
    QCOMPARE(m_match->position().text(), QString("kayles:7"));
    QCOMPARE(changed.count(), 1);
    QTRY_VERIFY(m_match->assessment().analysis);
    QCOMPARE(*m_match->assessment().analysis->value, Value(2));
}

void MatchTest::solverAnswers()
{
    open("kayles:7", {Side::Human, Side::Solver});
    QVERIFY(m_match->isHumanTurn());
    play("7 -> 6");
    QVERIFY(m_match->isThinking());
    QTRY_COMPARE(m_match->ply(), std::size_t(2));
    QVERIFY(m_match->isHumanTurn());
    // G(6) = 3, so the solver leaves a P-position.
    QTRY_VERIFY(m_match->assessment().analysis);
    QCOMPARE(m_match->assessment().analysis->outcome, Outcome::P);
}

void MatchTest::solverStarts()
{
    open("nim:3,4,5", {Side::Solver, Side::Human});
    QTRY_COMPARE(m_match->ply(), std::size_t(1));
    QCOMPARE(m_match->position().text(), QString("nim:1,4,5"));
    QVERIFY(m_match->isHumanTurn());
}

void MatchTest::undoTakesBackBoth()
{
    open("nim:3,4,5", {Side::Human, Side::Solver});
    play("0: 3 -> 2");
    QTRY_COMPARE(m_match->ply(), std::size_t(2));
    m_match->undo();
    QCOMPARE(m_match->ply(), std::size_t(0));
    QVERIFY(!m_match->isThinking());
    m_match->redo();
    QCOMPARE(m_match->ply(), std::size_t(2));
    // Back at the solver's own turn it is paused.
    m_match->goTo(1);
    QVERIFY(m_match->state() == Match::State::Paused);
    QVERIFY(!m_match->isThinking());
    m_match->letSolverMove();
    QTRY_COMPARE(m_match->ply(), std::size_t(2));
    QCOMPARE(m_match->record().length(), std::size_t(2));
}

void MatchTest::undoesAndRedoesAll()
{
    open("kayles:7");
    QStringList texts = {"kayles:7"};
    for (const char *move : {"3,3", "3,1", "2,1", "1,1", "1", "0"}) {
        play(move);
        texts << m_match->position().text();
    }
    QVERIFY(m_match->isOver());
    for (qsizetype ply = texts.size() - 1; ply > 0; --ply) {
        QCOMPARE(m_match->position().text(), texts[ply]);
        m_match->undo();
    }
    QVERIFY(!m_match->canUndo());
    for (qsizetype ply = 0; ply + 1 < texts.size(); ++ply) {
        QCOMPARE(m_match->position().text(), texts[ply]);
        m_match->redo();
    }
    QVERIFY(!m_match->canRedo());
    QVERIFY(m_match->isOver());
}

/// Moves that were taken back remain as a branch of the same game.
void MatchTest::branchKeepsTheOldLine()
{
    open("nim:3,4");
    play("3 -> 1");
    play("4 -> 0");
    const NodeId old = m_match->node();
    m_match->goTo(1);
    QSignalSpy changed(m_match, &Match::gamesChanged);
    play("4 -> 1");
    QCOMPARE(changed.count(), 0);
    QVERIFY(m_match->games().empty());
    QCOMPARE(m_match->position().text(), QString("nim:1,1"));
    QCOMPARE(m_match->tree().children(m_match->tree().parent(old)).size(), std::size_t(2));
    m_match->goToNode(old);
    QCOMPARE(m_match->position().text(), QString("nim:1,0"));
    QCOMPARE(m_match->record().length(), std::size_t(2));
    QTRY_VERIFY(m_match->tree().assessment(old).isMade());
}

/// Notes, order and removal are undone before moves, and redone.
void MatchTest::undoTakesBackChangesOfTheTree()
{
    open("kayles:7", {Side::Human, Side::Human});
    play("7 -> 6");
    const NodeId first = m_match->node();
    m_match->undo();
    play("7 -> 5");
    const NodeId second = m_match->node();
    m_match->annotate(second, {"idea", "two pins", MoveMark::Good});
    m_match->promote(second);
    m_match->removeVariation(first);
    const GameTree changed = m_match->tree();
    QVERIFY(!changed.contains(first) && changed.isOnMainLine(second));
    m_match->undo();
    QVERIFY(m_match->tree().contains(first));
    m_match->undo();
    QVERIFY(m_match->tree().isOnMainLine(first) && !m_match->tree().isOnMainLine(second));
    m_match->undo();
    QVERIFY(m_match->tree().note(second).isEmpty());
    QCOMPARE(m_match->ply(), std::size_t(1));
    m_match->redo();
    m_match->redo();
    m_match->redo();
    QVERIFY(isSameTree(m_match->tree(), changed));
    m_match->removeVariation(second); // where one is
    QCOMPARE(m_match->ply(), std::size_t(0));
    m_match->undo();
    QCOMPARE(m_match->node(), second);
    m_match->redo();
    QVERIFY(m_match->canUndo()); // although no move can be taken back
    m_match->undo();
    m_match->goTo(0);
    m_match->goTo(1);
    m_match->undo();
    QCOMPARE(m_match->ply(), std::size_t(0)); // the last move visited
}

void MatchTest::sameMoveIsRedo()
{
    open("nim:3,4");
    play("3 -> 1");
    play("4 -> 0");
    m_match->goTo(0);
    play("3 -> 1");
    QCOMPARE(m_match->ply(), std::size_t(1));
    QCOMPARE(m_match->record().length(), std::size_t(2));
    QVERIFY(m_match->games().empty());
}

void MatchTest::refusesIllegalMoves()
{
    open("subtraction{1-3}:9");
    QSignalSpy problems(m_match, &Match::problemFound);
    QVERIFY(!m_match->play(0, {4}));
    QCOMPARE(problems.count(), 1);
    QCOMPARE(problems[0][0].value<Problem>().code, Problem::Code::NoMove);
    QCOMPARE(m_match->ply(), std::size_t(0));
}

void MatchTest::selectionFollows()
{
    open("kayles:3 + matrix:11/01");
    Exploration *exploration = m_session->exploration();
    play("0: 3 -> 1,1");
    QCOMPARE(exploration->selectedPosition().text(), QString("kayles:1,1 + matrix:11/01"));
    play("1: 11/01 -> 00/01");
    QCOMPARE(exploration->selectedPosition().text(), QString("kayles:1,1 + matrix:00/01"));
    m_match->undo();
    QCOMPARE(exploration->selectedPosition().text(), QString("kayles:1,1 + matrix:11/01"));
    // Another game in the exploration is another game here, and the previous one is stored.
    exploration->makeStart(exploration->selected());
    QCOMPARE(m_match->ply(), std::size_t(0));
    QCOMPARE(m_match->record().length(), std::size_t(0));
    QCOMPARE(m_match->games().size(), std::size_t(1));
}

void MatchTest::selectionFollowsWhenTheGraphComes()
{
    QVERIFY(m_session->exploration()->open("kayles:9"));
    m_match->setSides({Side::Human, Side::Human});
    play("9 -> 4,4");
    QTRY_COMPARE(m_session->exploration()->selectedPosition().text(), QString("kayles:4,4"));
}

void MatchTest::resultSaysWhereItWentWrong()
{
    open("nim:3", {Side::Human, Side::Solver});
    play("3 -> 2");
    QTRY_VERIFY(m_match->isOver() && !m_match->result().mistakeText.isEmpty());
    const GameResult result = m_match->result();
    QCOMPARE(result.headline, QString("The solver won."));
    QCOMPARE(result.mistake, std::optional<std::size_t>(0));
    QVERIFY(result.mistakeText.startsWith("You went wrong at move 1, 3 → 2"));
    m_match->undo();
    QVERIFY(m_match->state() == Match::State::HumanTurn);
    m_match->redo();
    QVERIFY(m_match->state() == Match::State::Over);
}

void MatchTest::conventionKeepsTheMoves()
{
    open("nim:3,1");
    play("3 -> 1");
    QTRY_VERIFY(m_match->assessment().analysis);
    QCOMPARE(m_match->assessment().analysis->outcome, Outcome::P);
    m_session->exploration()->setConvention(Convention::Misere);
    QCOMPARE(m_session->exploration()->convention(), Convention::Misere);
    QCOMPARE(m_match->ply(), std::size_t(1));
    QCOMPARE(m_match->position().text(), QString("nim:1,1"));
    QTRY_VERIFY(m_match->assessment().analysis);
    QCOMPARE(m_match->assessment().analysis->outcome, Outcome::N);
    QVERIFY(!m_match->assessment().analysis->value);
}

/// A game won under normal play remains won: another convention starts another game.
void MatchTest::aFinishedGameKeepsItsConvention()
{
    m_match->setSides({Side::Human, Side::Human});
    open("nim:1");
    play("1 -> 0");
    QVERIFY(m_match->isOver());
    m_session->exploration()->setConvention(Convention::Misere);
    QVERIFY(!m_match->isOver());
    QCOMPARE(m_match->ply(), std::size_t(0));
    QCOMPARE(m_match->record().convention(), Convention::Misere);
    QCOMPARE(m_match->position().text(), QString("nim:1"));
    QCOMPARE(m_match->games().size(), std::size_t(1));
    QCOMPARE(m_match->games()[0]->line().convention(), Convention::Normal);
    QCOMPARE(m_match->games()[0]->line().winner(), std::optional(Player::First));
    m_match->reopen(0); // with its convention
    QVERIFY(m_match->isOver());
    QCOMPARE(m_match->convention(), Convention::Normal);
    QCOMPARE(m_match->record().winner(), std::optional(Player::First));
    QVERIFY(m_match->games().empty());
}

void MatchTest::restartAndRandomKeepTheGame()
{
    open("matrix:1101/0111");
    m_match->restart();
    QVERIFY(m_match->games().empty());
    play("1101/0111 -> 0101/0111");
    m_match->restart();
    QCOMPARE(m_match->ply(), std::size_t(0));
    QCOMPARE(m_match->games().size(), std::size_t(1));
    m_session->newGames()->openRandom();
    QVERIFY(m_match->position().text().startsWith("matrix:"));
    QVERIFY(m_match->position().text() != "matrix:1101/0111");
    QCOMPARE(m_session->exploration()->start(), m_match->position());
    m_match->setPosition(read("wythoff:(3,5)"));
    QCOMPARE(m_session->exploration()->expression(), QString("wythoff:(3,5)"));
}

/// Sizes are drawn from the opened game, not from the previous draw.
void MatchTest::randomPositionsDontShrink()
{
    open("kayles:20 + nim:15");
    quint64 early = 0;
    quint64 late = 0;
    for (int click = 0; click < 60; ++click) {
        m_session->newGames()->openRandom();
        const Position &drawn = m_match->position();
        QCOMPARE(drawn.components.size(), std::size_t(2));
        const quint64 size = drawn.components[0].cells[0] + drawn.components[1].cells[0];
        QVERIFY(size <= 35);
        (click < 30 ? early : late) += size;
    }
    QVERIFY2(early > 30 * 10 && late > 30 * 10, qPrintable(QString("%1 %2").arg(early).arg(late)));
    open("kayles:5"); // another game, another size
    for (int click = 0; click < 20; ++click) {
        m_session->newGames()->openRandom();
        QVERIFY(m_match->position().components[0].cells[0] <= 5);
    }
}

void MatchTest::eachSessionDrawsItsOwnRandomPositions()
{
    const auto series = [](std::optional<quint64> seed) {
        Session session;
        if (seed)
            session.match()->solverSettings()->setSeed(*seed);
        session.exploration()->open("kayles:200 + nim:150,300");
        QStringList drawn;
        for (int i = 0; i < 6; ++i) {
            session.newGames()->openRandom();
            drawn << session.match()->position().text();
        }
        return drawn;
    };
    QCOMPARE(series(7), series(7));
    QVERIFY(series(7) != series(8));
    QVERIFY(series({}) != series({}));
    QVERIFY(Session().match()->solverSettings()->seed() != Session().match()->solverSettings()->seed());
}

void MatchTest::reopens()
{
    open("nim:3,4");
    play("3 -> 1");
    m_session->exploration()->open("kayles:5");
    play("5 -> 2,2");
    QCOMPARE(m_match->games().size(), std::size_t(1));
    m_match->reopen(0);
    QCOMPARE(m_match->position().text(), QString("nim:1,4"));
    QCOMPARE(m_session->exploration()->expression(), QString("nim:3,4"));
    QCOMPARE(m_match->games().size(), std::size_t(1));
    QCOMPARE(m_match->games()[0]->line().position(1).text(), QString("kayles:2,2"));
    QTRY_COMPARE(m_session->exploration()->selectedPosition().text(), QString("nim:4,1"));
}

void MatchTest::gamesOfAFileComeBeforeThose()
{
    open(QStringLiteral("nim:3"));
    play(QStringLiteral("3 -> 1"));
    m_match->restart();
    QCOMPARE(m_match->games().size(), std::size_t(1));
    QSignalSpy changed(m_match, &Match::gamesChanged);
    m_match->addGames({});
    QCOMPARE(changed.size(), 0);
    m_match->addGames({std::make_shared<const PlayedGame>(GameTree(*parsePosition(u"nim:5"), Convention::Normal))});
    QCOMPARE(changed.size(), 1);
    QCOMPARE(m_match->games().size(), std::size_t(2));
    QCOMPARE(m_match->games()[0]->line().start().text(), QStringLiteral("nim:5"));
    QCOMPARE(m_match->games()[1]->line().start().text(), QStringLiteral("nim:3"));
}

void MatchTest::statesOfAGame()
{
    using State = Match::State;
    QVERIFY(m_match->state() == State::NoGame);
    m_match->setActive(false);
    m_match->solverSettings()->setDelay(100'000);
    open("nim:3,4,5", {Side::Solver, Side::Human});
    QVERIFY(m_match->state() == State::Waiting);
    m_match->setActive(true);
    QVERIFY(m_match->state() == State::Thinking);
    QTRY_VERIFY(m_match->state() == State::Answering);
    m_match->setActive(false); // it moves nevertheless after the delay
    QVERIFY(m_match->state() == State::Answering);
    m_match->setActive(true);
    m_match->setSides({Side::Human, Side::Solver});
    QVERIFY(m_match->state() == State::HumanTurn);
    play("3 -> 1");
    QVERIFY(m_match->state() == State::Thinking);
    m_match->setSides({Side::Solver, Side::Solver}); // still the solver's turn
    QVERIFY(m_match->isThinking());
    m_match->goTo(0);
    QVERIFY(m_match->state() == State::Paused);
    m_match->letSolverMove();
    QVERIFY(m_match->state() == State::Thinking);
    m_match->setSides({Side::Human, Side::Human});
    m_match->setPosition(read("nim:1"));
    play("1 -> 0");
    QVERIFY(m_match->state() == State::Over);
    m_match->undo();
    QVERIFY(m_match->state() == State::HumanTurn);
    for (int from = 0; from <= int(State::Over); ++from) {
        QVERIFY(!Match::isTransition(State(from), State::NoGame));
        QCOMPARE(Match::isTransition(State(from), State::Answering), State(from) == State::Thinking);
    }
}

void MatchTest::idleWhileInactive()
{
    m_match->setActive(false);
    open("nim:3,4,5", {Side::Solver, Side::Human});
    QVERIFY(!m_match->isThinking());
    QVERIFY(!isRunning(m_session->jobs(), QStringLiteral("Assessing the game")));
    m_match->setActive(true);
    QTRY_COMPARE(m_match->ply(), std::size_t(1));
}

void MatchTest::waitsForTheDelay()
{
    m_match->solverSettings()->setDelay(100'000);
    open("nim:3,4,5", {Side::Solver, Side::Human});
    QTRY_VERIFY(!isRunning(m_session->jobs(), QStringLiteral("The solver is thinking")));
    QVERIFY(m_match->isThinking());
    QCOMPARE(m_match->ply(), std::size_t(0));
    // A player who changes sides does not have to wait.
    m_match->setSides({Side::Human, Side::Human});
    QVERIFY(!m_match->isThinking());
    QVERIFY(m_match->isHumanTurn());
}

/// A game that was replaced and is resumed continues where it was left, not at the start on the boards.
void MatchTest::goesOnWhereItWasLeft()
{
    m_match->setSides({Side::Human, Side::Human});
    open("kayles:7", {Side::Human, Side::Human});
    QTRY_VERIFY(m_session->exploration()->isReady());
    m_match->playMove((*distinctMoves(m_match->position(), 100))[2]);
    m_match->playMove((*distinctMoves(m_match->position(), 100))[1]);
    const GameRecord left = m_match->record();
    QSignalSpy graphs(m_session->exploration(), &Exploration::graphChanged);
    QVERIFY(m_session->exploration()->open("nim:3,4"));
    QVERIFY(graphs.wait(60'000));
    QCOMPARE(m_match->games().size(), std::size_t(1));
    for (int steps = 0; m_session->exploration()->expression() != QStringLiteral("kayles:7"); ++steps) {
        QVERIFY(steps < 5);
        m_session->exploration()->goBack();
    }
    QTRY_COMPARE(m_match->ply(), std::size_t(2));
    QCOMPARE(m_match->record().length(), left.length());
    for (std::size_t i = 0; i < left.length(); ++i)
        QVERIFY(m_match->record().moves()[i] == left.moves()[i]);
    QVERIFY(m_match->games().empty());
    QCOMPARE(join(m_match->position()).cells, join(m_session->exploration()->selectedPosition()).cells);
}

void MatchTest::loopyGamesArePlayedToADraw()
{
    QTemporaryDir folder;
    const QString file = samples::written(folder.filePath("loop.txt"), "a b\nb a\nb c\n");
    QSignalSpy problems(m_match, &Match::problemFound);
    open(QString("graph{%1}:a").arg(file), {Side::Solver, Side::Human});
    QTRY_COMPARE(m_match->ply(), std::size_t(1)); // b, from where c wins
    play("b -> a");
    QVERIFY(m_match->isOver());
    QVERIFY(m_match->record().isDrawn());
    QVERIFY(!m_match->isHumanTurn() && !m_match->isThinking());
    QTRY_VERIFY(!m_match->result().mistakeText.isEmpty());
    QCOMPARE(m_match->result().headline, QString("A draw."));
    QVERIFY(problems.isEmpty());
    m_match->undo(); // and another move continues the game
    QVERIFY(m_match->isHumanTurn());
    play("b -> c");
    QVERIFY(m_match->isOver() && !m_match->record().isDrawn());
}

/// Each recordChanged() costs the views time proportional to the length of the game.
void MatchTest::longGamesAreAssessedInFewRounds()
{
    constexpr std::size_t length = 400;
    GameTree tree(read("nim:400"), Convention::Normal);
    NodeId node = rootNode;
    for (std::size_t ply = 0; ply < length; ++ply)
        node = tree.add(
            node, moveIn(tree.position(node), QStringLiteral("%1 -> %2").arg(length - ply).arg(length - ply - 1)));
    start();
    m_match->setSides({Side::Human, Side::Human});
    int changes = 0;
    connect(m_match, &Match::recordChanged, this, [&] { ++changes; });
    m_match->openGame(PlayedGame(tree));
    QTRY_VERIFY(m_match->record().assessment(length).isMade());
    for (std::size_t ply = 0; ply <= length; ++ply)
        QVERIFY(m_match->record().assessment(ply).isMade());
    QVERIFY2(changes < int(length / 4), qPrintable(QString::number(changes)));
}

MEXPLORER_TEST(MatchTest)
#include "tst_match.moc"
