// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/games/catalogue.h"
#include "model/notation/expression.h"
#include "model/play/gametext.h"
#include "model/session/session.h"
#include "tests/testprogram.h"

#include <QSignalSpy>

#include <random>

using namespace mexplorer;

/// The start and course of games without a human's moves: drawn positions, and solvers that play each other.
class NewGamesTest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void startsDifferWithoutASeed();
    void startsAreTheSameWithASeed();
    void winnablePositionsAreWinnable_data();
    void winnablePositionsAreWinnable();
    void saysWhatCantBeFound();
    void sidesAreChosenAfterTheLook();
    void theChoiceOfSidesEndsWithItsPosition();
    void familiesAreOpenedAsTheyArePlayed();
    void savedConventionsAreNoChoice();
    void whatIsDoneIsUndone_data();
    void whatIsDoneIsUndone();
    void heldSolversMoveOneByOne();
    void solversPlayAsChosen();
    void movesNow();
    void guessesWhenAskedToMoveNow();

private:
    void open(const QString &text, Sides sides);

    std::unique_ptr<Session> m_session;
    Match *m_match = nullptr;
};

void NewGamesTest::init()
{
    m_session = std::make_unique<Session>();
    m_match = m_session->match();
    m_match->solverSettings()->setDelay(0);
    m_match->setActive(true);
}

void NewGamesTest::cleanup()
{
    m_session.reset();
}

void NewGamesTest::open(const QString &text, Sides sides)
{
    m_match->setSides(sides);
    QVERIFY(m_session->exploration()->open(text));
}

void NewGamesTest::startsDifferWithoutASeed()
{
    open("matrix:7x7", {Side::Human, Side::Human});
    Session other;
    other.match()->setSides({Side::Human, Side::Human});
    QVERIFY(other.exploration()->open("matrix:7x7"));
    QVERIFY(m_match->solverSettings()->seed() != other.match()->solverSettings()->seed());
    m_session->newGames()->openRandom();
    other.newGames()->openRandom();
    QVERIFY(m_match->position() != other.match()->position());
}

void NewGamesTest::startsAreTheSameWithASeed()
{
    QString drawn;
    for (int i = 0; i < 2; ++i) {
        init();
        open("matrix:7x7", {Side::Human, Side::Human});
        m_match->solverSettings()->setSeed(77);
        m_session->newGames()->openRandom();
        QVERIFY(drawn.isEmpty() || drawn == m_match->position().text());
        drawn = m_match->position().text();
    }
}

void NewGamesTest::winnablePositionsAreWinnable_data()
{
    QTest::addColumn<QString>("game");
    QTest::addColumn<bool>("misere");
    QTest::addColumn<bool>("starts");
    for (const QString game : {"nim:3,4,5", "kayles:9", "matrix:3x4", "chomp:3x4"}) {
        for (int i = 0; i < (game == QLatin1String("chomp:3x4") ? 2 : 4); ++i) // in Chomp the first player wins
            QTest::addRow("%s %d", qPrintable(game), i) << game << (i % 2 == 1) << (i < 2);
    }
}

void NewGamesTest::winnablePositionsAreWinnable()
{
    QFETCH(QString, game);
    QFETCH(bool, misere);
    QFETCH(bool, starts);
    m_match->setActive(false);
    open(game, starts ? Sides{Side::Human, Side::Solver} : Sides{Side::Solver, Side::Human});
    m_session->exploration()->setConvention(misere ? Convention::Misere : Convention::Normal);
    JobControl control;
    for (int i = 0; i < 2; ++i) {
        QSignalSpy changed(m_match, &Match::positionChanged);
        m_session->newGames()->openWinnable();
        QTRY_VERIFY(changed.count() > 0);
        const auto outcome = Solver().outcome(m_match->position(), m_match->convention(), control);
        QCOMPARE(*outcome, starts ? Outcome::N : Outcome::P);
    }
}

void NewGamesTest::saysWhatCantBeFound()
{
    m_match->setActive(false);
    open("chomp:2x2", {Side::Solver, Side::Human});
    m_session->exploration()->setConvention(Convention::Normal);
    QSignalSpy problems(m_session->newGames(), &NewGames::problemFound);
    m_session->newGames()->openWinnable();
    QTRY_COMPARE(problems.count(), 1);
}

void NewGamesTest::sidesAreChosenAfterTheLook()
{
    for (const bool starts : {true, false}) {
        open("nim:3,4,5", {Side::Solver, Side::Human});
        m_session->newGames()->openToChoose();
        QVERIFY(m_session->newGames()->isSideOpen());
        QVERIFY(m_match->isHumanTurn());
        m_session->newGames()->chooseSide(starts);
        QVERIFY(!m_session->newGames()->isSideOpen());
        QCOMPARE(m_match->isHumanTurn(), starts);
    }
}

/// The choice is about one position: for another one, or between other players, there is none.
void NewGamesTest::theChoiceOfSidesEndsWithItsPosition()
{
    NewGames *games = m_session->newGames();
    const auto offer = [&] {
        open("nim:3,4,5", {Side::Human, Side::Solver});
        games->openToChoose();
        QVERIFY(games->isSideOpen());
    };
    offer();
    m_match->restart();
    QVERIFY(games->isSideOpen()); // of the same position
    for (const QString game : {"nim:1,1,1", "kayles:8", "chomp:3x4"}) {
        offer();
        open(game, {Side::Human, Side::Solver});
        QVERIFY2(!games->isSideOpen(), qPrintable(game));
    }
    for (const Sides sides : {Sides{Side::Human, Side::Human}, Sides{Side::Solver, Side::Human}}) {
        offer();
        m_match->setSides(sides);
        QVERIFY(!games->isSideOpen());
        m_match->setSides({Side::Human, Side::Solver});
    }
    offer();
    games->openRandom();
    QVERIFY(!games->isSideOpen());
}

/// Chomp is played under misère play, at any size; the user's choice applies to such games or to the others.
void NewGamesTest::familiesAreOpenedAsTheyArePlayed()
{
    const auto conventionOf = [this](const QString &game) {
        open(game, {Side::Human, Side::Human});
        return m_match->record().convention();
    };
    for (const Family &family : catalogue()) {
        if (family.parameters == Family::Parameters::File)
            continue;
        const Convention usual = family.isMisere ? Convention::Misere : Convention::Normal;
        for (const QString &game : {family.start(), family.example}) {
            QCOMPARE(conventionOf("nim:2,3"), Convention::Normal);
            QCOMPARE(conventionOf(game), usual);
            QCOMPARE(m_session->exploration()->convention(), usual);
        }
    }
    for (const QString game : {"chomp:3x3", "chomp:4x4", "chomp:4,2,1", "chomp:1x1", "chomp:9x10"}) {
        QCOMPARE(conventionOf("kayles:7"), Convention::Normal);
        QCOMPARE(conventionOf(game), Convention::Misere);
    }
    QCOMPARE(conventionOf("chomp:3x4 + nim:2"), Convention::Normal); // its last square isn't the last move
    m_session->exploration()->setConvention(Convention::Misere);
    QCOMPARE(conventionOf("nim:3,4,5"), Convention::Misere);
    QCOMPARE(conventionOf("chomp:3x3"), Convention::Misere);
    m_session->exploration()->setConvention(Convention::Normal);
    QCOMPARE(conventionOf("kayles:8"), Convention::Misere);
    QCOMPARE(conventionOf("chomp:4x4"), Convention::Normal);
}

/// A game that is continued, or derived from one, has its own convention, which doesn't affect the next one.
void NewGamesTest::savedConventionsAreNoChoice()
{
    open("kayles:7", {Side::Human, Side::Human});
    m_match->openGame(PlayedGame(GameTree(*parsePosition(u"nim:3,4,5"), Convention::Misere)));
    QCOMPARE(m_match->convention(), Convention::Misere);
    m_session->newGames()->openRandom();
    QCOMPARE(m_match->record().convention(), Convention::Misere);
    m_match->openEdited(*parsePosition(u"nim:1,2"));
    QCOMPARE(m_match->record().convention(), Convention::Misere);
    m_match->openEdited(*parsePosition(u"chomp:3x3"));
    QCOMPARE(m_match->record().convention(), Convention::Misere);
    m_match->openEdited(*parsePosition(u"nim:1,2"));
    QCOMPARE(m_match->record().convention(), Convention::Normal);
    m_match->setPosition(*parsePosition(u"nim:1,2"), Convention::Misere);
    QCOMPARE(m_match->record().convention(), Convention::Misere);
    open("kayles:8", {Side::Human, Side::Human});
    QCOMPARE(m_match->record().convention(), Convention::Normal);
}

void NewGamesTest::whatIsDoneIsUndone_data()
{
    QTest::addColumn<unsigned>("seed");
    for (unsigned seed = 1; seed <= 20; ++seed)
        QTest::addRow("seed %u", seed) << seed;
}

/// Moves, notes and edited starts share one undo command: undo leads back to the first start, redo to the last state.
void NewGamesTest::whatIsDoneIsUndone()
{
    QFETCH(unsigned, seed);
    std::mt19937 random(seed);
    const QStringList starts = {"nim:3,4,5", "kayles:6", "nim:2,2 + kayles:4", "grundy:9"};
    open(starts.first(), {Side::Human, Side::Human});
    const Position first = m_match->position();
    for (int i = 0; i < 30; ++i) {
        switch (random() % 4) {
        case 0:
            m_match->annotate(m_match->node(), {{}, QStringLiteral("Note %1").arg(i), MoveMark::Good});
            break;
        case 1:
            m_match->openEdited(*parsePosition(starts[qsizetype(random() % std::size_t(starts.size()))]));
            break;
        default:
            if (const auto moves = distinctMoves(m_match->position(), 1'000); moves && !moves->empty())
                QVERIFY(m_match->playMove((*moves)[random() % moves->size()]));
        }
    }
    const QString last = gameText(m_match->tree());
    const Position position = m_match->position();
    int undone = 0;
    for (; m_match->canUndo(); ++undone) {
        QVERIFY(undone < 100);
        m_match->undo();
    }
    QVERIFY(m_match->position() == first);
    for (int redone = 0; m_match->canRedo(); ++redone) {
        QVERIFY(redone < 100);
        m_match->redo();
    }
    QCOMPARE(gameText(m_match->tree()), last);
    QVERIFY(m_match->position() == position);
}

void NewGamesTest::heldSolversMoveOneByOne()
{
    m_match->setStepwise(true);
    open("kayles:9", {Side::Solver, Side::Solver});
    QVERIFY(m_match->state() == Match::State::Paused);
    for (std::size_t ply = 1; ply <= 2; ++ply) {
        m_match->letSolverMove();
        QTRY_COMPARE(m_match->ply(), ply);
        QVERIFY(m_match->state() == Match::State::Paused);
    }
    m_match->setStepwise(false);
    QTRY_VERIFY(m_match->isOver());
    m_match->setSides({Side::Human, Side::Solver});
    m_match->setStepwise(true); // without effect on a human's game
    m_match->restart();
    QVERIFY(m_match->isHumanTurn());
}

void NewGamesTest::solversPlayAsChosen()
{
    m_match->solverSettings()->setOpponent(Player::First, Opponent{Opponent::Kind::Greedy});
    open("nim:9,2", {Side::Solver, Side::Solver});
    QTRY_VERIFY(m_match->isOver());
    QCOMPARE(m_match->record().position(1).text(), QString("nim:0,2"));
    QCOMPARE(m_match->record().winner(), std::optional(Player::Second));
    m_match->swapSides();
    QVERIFY(m_match->solverSettings()->opponent(Player::Second).kind == Opponent::Kind::Greedy);
}

void NewGamesTest::movesNow()
{
    m_match->solverSettings()->setDelay(1'000'000);
    open("nim:3,4,5", {Side::Solver, Side::Human});
    QTRY_VERIFY(m_match->state() == Match::State::Answering);
    m_match->moveNow();
    QCOMPARE(m_match->ply(), std::size_t(1));
    QCOMPARE(m_match->thinkingLeftMs(), 0);
}

void NewGamesTest::guessesWhenAskedToMoveNow()
{
    m_match->solverSettings()->setThinkingTimeMs(1'000'000);
    QSignalSpy guesses(m_match, &Match::guessed);
    open("matrix:11111111/11111111/11111101/11111111/11111111/11111111/10111111/11111111", {Side::Solver, Side::Human});
    QVERIFY(m_match->state() == Match::State::Thinking);
    QVERIFY(m_match->thinkingLeftMs() > 0);
    m_match->moveNow();
    QTRY_COMPARE(m_match->ply(), std::size_t(1));
    QCOMPARE(guesses.count(), 1);
}

MEXPLORER_TEST(NewGamesTest)
#include "tst_newgames.moc"
