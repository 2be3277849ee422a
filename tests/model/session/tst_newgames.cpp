// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/games/catalogue.h"
#include "model/session/session.h"
#include "tests/testprogram.h"

#include <QSignalSpy>

using namespace mexplorer;

/// How games begin and go on without a human's moves: drawn positions, and solvers that play each other.
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
    void familiesAreOpenedAsTheyArePlayed();
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
        for (int i = 0; i < (game == QLatin1String("chomp:3x4") ? 2 : 4); ++i) // at Chomp whoever starts wins
            QTest::addRow("%s %d", qPrintable(game), i) << game << (i % 2 == 1) << (i < 2);
    }
}

void NewGamesTest::winnablePositionsAreWinnable()
{
    QFETCH(QString, game);
    QFETCH(bool, misere);
    QFETCH(bool, starts);
    m_match->setActive(false);
    m_match->setConvention(misere ? Convention::Misere : Convention::Normal);
    open(game, starts ? Sides{Side::Human, Side::Solver} : Sides{Side::Solver, Side::Human});
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

/// Chomp is played under misère play; what a person chose stays.
void NewGamesTest::familiesAreOpenedAsTheyArePlayed()
{
    const auto open = [this](const QString &game) {
        QVERIFY(m_session->exploration()->open(game));
        m_session->newGames()->followFamily(game);
    };
    open(findFamily(u"chomp")->start());
    QCOMPARE(m_match->record().convention(), Convention::Misere);
    open("kayles:7");
    QCOMPARE(m_match->record().convention(), Convention::Normal);
    m_match->setConvention(Convention::Misere);
    open("nim:3,4,5");
    QCOMPARE(m_match->record().convention(), Convention::Misere);
}

void NewGamesTest::heldSolversMoveOneByOne()
{
    m_match->setStepwise(true);
    open("kayles:9", {Side::Solver, Side::Solver});
    QVERIFY(m_match->state() == Match::State::Paused);
    for (std::size_t place = 1; place <= 2; ++place) {
        m_match->letSolverMove();
        QTRY_COMPARE(m_match->place(), place);
        QVERIFY(m_match->state() == Match::State::Paused);
    }
    m_match->setStepwise(false);
    QTRY_VERIFY(m_match->isOver());
    m_match->setSides({Side::Human, Side::Solver});
    m_match->setStepwise(true); // of no effect on a human's game
    m_match->restart();
    QVERIFY(m_match->isHumanTurn());
}

void NewGamesTest::solversPlayAsChosen()
{
    m_match->solverSettings()->setOpponent(Player::First, Opponent{Opponent::Kind::Greedy});
    QCOMPARE(m_match->level(), 100);
    open("nim:9,2", {Side::Solver, Side::Solver});
    QTRY_VERIFY(m_match->isOver());
    QCOMPARE(m_match->record().position(1).text(), QString("nim:0,2"));
    QCOMPARE(m_match->record().winner(), std::optional(Player::Second));
    m_match->swapSides();
    QVERIFY(m_match->solverSettings()->opponent(Player::Second).kind == Opponent::Kind::Greedy);
    m_match->solverSettings()->setLevel(60);
    QCOMPARE(m_match->solverSettings()->opponent(Player::First), Opponent::ofLevel(60));
    QCOMPARE(m_match->level(), 60);
}

void NewGamesTest::movesNow()
{
    m_match->solverSettings()->setDelay(1'000'000);
    open("nim:3,4,5", {Side::Solver, Side::Human});
    QTRY_VERIFY(m_match->state() == Match::State::Answering);
    m_match->moveNow();
    QCOMPARE(m_match->place(), std::size_t(1));
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
    QTRY_COMPARE(m_match->place(), std::size_t(1));
    QCOMPARE(guesses.count(), 1);
}

MEXPLORER_TEST(NewGamesTest)
#include "tst_newgames.moc"
