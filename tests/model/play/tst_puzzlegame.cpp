// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/notation/expression.h"
#include "model/session/session.h"
#include "tests/runningjobs.h"
#include "tests/testprogram.h"

#include <QSignalSpy>
#include <QTemporaryDir>

using namespace mexplorer;

class PuzzleGameTest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup() { m_session.reset(); }
    void oneMoveIsSolvedByIt();
    void wrongMovesEndTheStreak();
    void allMovesAreFoundOneByOne();
    void answersAreShown();
    void makesTheChosenKind();
    void theNextIsAnother();
    void dailyPuzzlesMakeAStreak();
    void filesKeepTheLog();
    void windowsShareTheLog();
    void mistakesOfAGameFollowEachOther();
    void theLastOneAskedForIsShown();
    void illegalMovesAreRefused();
    void positionsBecomePuzzles();
    void followsTheOpenGame();
    void hidesAnswersWhileItAsks();

private:
    void open(const QString &text);
    void tryMove(const QString &text);

    std::unique_ptr<Session> m_session;
    PuzzleGame *m_desk = nullptr;
};

void PuzzleGameTest::init()
{
    m_session = std::make_unique<Session>();
    m_desk = m_session->puzzles();
}

void PuzzleGameTest::open(const QString &text)
{
    QSignalSpy opened(m_desk, &PuzzleGame::puzzleChanged);
    m_desk->openText(text);
    QTRY_COMPARE(opened.count(), 1);
}

void PuzzleGameTest::tryMove(const QString &text)
{
    const auto move = readMove(m_desk->puzzle().position, text, 1000);
    QVERIFY2(move, qPrintable(text));
    m_desk->tryMove(move->component, move->cells);
}

void PuzzleGameTest::oneMoveIsSolvedByIt()
{
    open("puzzle one-move normal nim:3,4,5");
    QVERIFY(m_desk->state() == PuzzleGame::State::Asking && !m_desk->verdict());
    tryMove("0 3 -> 1");
    QVERIFY(m_desk->state() == PuzzleGame::State::Solved);
    QCOMPARE(m_desk->log().streak, 1);
    QCOMPARE(m_desk->log().lastDay, qint64(0));
    tryMove("0 3 -> 2"); // it is over
    QCOMPARE(m_desk->log().failed, 0);
}

void PuzzleGameTest::wrongMovesEndTheStreak()
{
    open("puzzle one-move normal nim:3,4,5");
    tryMove("0 3 -> 1");
    open("puzzle one-move normal nim:3,4,5");
    tryMove("0 3 -> 2");
    QVERIFY(m_desk->verdict() == PuzzleGame::Verdict::Loses);
    QVERIFY(m_desk->state() == PuzzleGame::State::Asking);
    tryMove("0 3 -> 1"); // found, but not at the first try
    QVERIFY(m_desk->state() == PuzzleGame::State::Solved);
    QCOMPARE(m_desk->log(), (PuzzleLog{1, 1, 0, 1, 0, 0}));
}

void PuzzleGameTest::allMovesAreFoundOneByOne()
{
    open("puzzle all-moves normal kayles:7");
    tryMove("7 -> 3,3");
    QVERIFY(m_desk->verdict() == PuzzleGame::Verdict::Wins);
    tryMove("7 -> 3,3");
    QVERIFY(m_desk->verdict() == PuzzleGame::Verdict::Known);
    QVERIFY(m_desk->state() == PuzzleGame::State::Asking);
    tryMove("7 -> 4,1");
    QVERIFY(m_desk->state() == PuzzleGame::State::Solved);
    QCOMPARE(m_desk->log().solved, 1);
}

void PuzzleGameTest::answersAreShown()
{
    open("puzzle all-moves normal kayles:7");
    m_desk->showAnswer();
    QVERIFY(m_desk->state() == PuzzleGame::State::Shown);
    QCOMPARE(m_desk->found().size(), std::size_t(2));
    QCOMPARE(m_desk->log().failed, 1);
}

void PuzzleGameTest::makesTheChosenKind()
{
    m_desk->setSeed(5);
    for (const auto kind : {Puzzle::Kind::OneMove, Puzzle::Kind::AllMoves}) {
        for (const char *family : {"", "kayles", "nim:4,5,6"}) {
            m_desk->setKind(kind);
            m_desk->setFamily(family);
            QSignalSpy opened(m_desk, &PuzzleGame::puzzleChanged);
            m_desk->next();
            QTRY_COMPARE(opened.count(), 1);
            QVERIFY(m_desk->puzzle().kind == kind);
        }
    }
}

void PuzzleGameTest::theNextIsAnother()
{
    m_desk->setSeed(1);
    m_desk->setFamily("kayles");
    m_desk->setKind(Puzzle::Kind::AllMoves);
    m_desk->setDifficulty(Puzzle::Difficulty::Easy);
    QString before;
    for (int i = 0; i < 12; ++i) {
        QSignalSpy opened(m_desk, &PuzzleGame::puzzleChanged);
        m_desk->next();
        QTRY_COMPARE(opened.count(), 1);
        QVERIFY2(m_desk->puzzle().text() != before, qPrintable(before));
        before = m_desk->puzzle().text();
    }
}

void PuzzleGameTest::dailyPuzzlesMakeAStreak()
{
    for (const qint64 day : {2'461'000, 2'461'001}) {
        QSignalSpy opened(m_desk, &PuzzleGame::puzzleChanged);
        m_desk->openDaily(day);
        QTRY_COMPARE(opened.count(), 1);
        QVERIFY(m_desk->isDaily());
        const std::vector<Move> winning = m_desk->puzzle().winning;
        for (const Move &move : winning)
            m_desk->tryMove(move.component, move.cells);
        QVERIFY(m_desk->state() == PuzzleGame::State::Solved);
    }
    QCOMPARE(m_desk->log().dayStreak, 2);
}

void PuzzleGameTest::filesKeepTheLog()
{
    QTemporaryDir folder;
    const QString path = folder.filePath("deep/puzzles.json");
    m_desk->setPath(path);
    open("puzzle one-move normal nim:3,4,5");
    tryMove("0 3 -> 1");
    init();
    m_desk->setPath(path);
    QCOMPARE(m_desk->log().solved, 1);
}

void PuzzleGameTest::windowsShareTheLog()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath("puzzles.json");
    m_desk->setPath(path);
    const std::unique_ptr<Session> other = std::move(m_session);
    PuzzleGame *const otherDesk = m_desk;
    init();
    m_desk->setPath(path);
    PuzzleGame *const mine = m_desk;
    for (PuzzleGame *const desk : {otherDesk, mine, mine, otherDesk}) {
        m_desk = desk;
        open("puzzle one-move normal nim:3,4,5");
        tryMove("0 3 -> 1");
    }
    QCOMPARE(otherDesk->log().solved, 4);
    QCOMPARE(otherDesk->log().streak, 4);
    mine->setPath(path);
    QCOMPARE(mine->log(), otherDesk->log());
}

void PuzzleGameTest::mistakesOfAGameFollowEachOther()
{
    Match *match = m_session->match();
    match->setSides({Side::Human, Side::Human});
    match->setActive(true);
    QVERIFY(m_session->exploration()->open("nim:3,4,5"));
    for (const char *text : {"0 3 -> 0", "2 5 -> 3"}) { // both lose the win
        const auto move = readMove(match->position(), QString(text), 1000);
        QVERIFY(move && match->playMove(*move));
    }
    QTRY_VERIFY(match->record().assessment(0).isMade() && match->record().assessment(1).isMade() &&
                match->record().assessment(2).isMade());
    QVERIFY(m_desk->hasMistakes());
    m_desk->openMistakes();
    QCOMPARE(m_desk->puzzle().position.text(), QString("nim:3,4,5"));
    m_desk->next();
    QCOMPARE(m_desk->puzzle().position.text(), QString("nim:0,4,5"));
    tryMove("2 5 -> 4");
    QVERIFY(m_desk->state() == PuzzleGame::State::Solved);
}

/// A puzzle that is still being made when a mistake is opened doesn't replace it.
void PuzzleGameTest::theLastOneAskedForIsShown()
{
    Match *match = m_session->match();
    match->setSides({Side::Human, Side::Human});
    match->setActive(true);
    QVERIFY(m_session->exploration()->open("nim:3,4,5"));
    QVERIFY(match->playTo(*parsePosition(u"nim:0,4,5")));
    QTRY_VERIFY(m_desk->hasMistakes());
    m_desk->openText("puzzle one-move normal nim:1,5");
    m_desk->openMistakes();
    QCOMPARE(m_desk->puzzle().position.text(), QString("nim:3,4,5"));
    QVERIFY(!isRunning(m_session->jobs(), QStringLiteral("Making a puzzle")));
    QTRY_VERIFY(m_session->jobs()->running().isEmpty());
    QTest::qWait(50); // time for a pending puzzle
    QCOMPARE(m_desk->puzzle().position.text(), QString("nim:3,4,5"));
    QVERIFY(m_desk->state() == PuzzleGame::State::Asking);
}

void PuzzleGameTest::illegalMovesAreRefused()
{
    QSignalSpy problems(m_desk, &PuzzleGame::problemFound);
    m_desk->openText("puzzle one-move normal nim:5,5");
    QTRY_COMPARE(problems.count(), 1);
    open("puzzle one-move normal nim:3,4,5");
    m_desk->tryMove(0, {7});
    QCOMPARE(problems.count(), 2);
    QVERIFY(!m_desk->tried() && m_desk->log() == PuzzleLog());
}

void PuzzleGameTest::positionsBecomePuzzles()
{
    QSignalSpy opened(m_desk, &PuzzleGame::positionOpened);
    QSignalSpy problems(m_desk, &PuzzleGame::problemFound);
    m_desk->openPosition(parsePosition(u"kayles:7").value(), Convention::Normal);
    QTRY_COMPARE(opened.count(), 1);
    QCOMPARE(m_desk->puzzle().text(), QString("puzzle all-moves normal kayles:7"));
    m_desk->openPosition(parsePosition(u"nim:5,5").value(), Convention::Normal);
    QTRY_COMPARE(problems.count(), 1);
    QCOMPARE(opened.count(), 1);
    QCOMPARE(m_desk->puzzle().position.text(), QString("kayles:7"));
}

void PuzzleGameTest::followsTheOpenGame()
{
    Exploration *exploration = m_session->exploration();
    QVERIFY(exploration->open("kayles:9,4"));
    QCOMPARE(m_desk->family(), QString("kayles"));
    m_desk->setSeed(3);
    QSignalSpy opened(m_desk, &PuzzleGame::puzzleChanged);
    m_desk->next();
    QTRY_COMPARE(opened.count(), 1);
    QVERIFY(m_desk->puzzle().position.text().startsWith("kayles:"));
    QVERIFY(exploration->open("kayles:6 + nim:3,5"));
    QCOMPARE(m_desk->family(), QString("kayles:6 + nim:3,5"));
    m_desk->next();
    QTRY_COMPARE(opened.count(), 2);
    QCOMPARE(m_desk->puzzle().position.components.size(), std::size_t(3));
}

/// The panels show the open game, which may be that of the puzzle.
void PuzzleGameTest::hidesAnswersWhileItAsks()
{
    QVERIFY(m_session->exploration()->open("nim:3,4,5"));
    open("puzzle one-move normal nim:3,4,5");
    const auto isHiding = [this] { return m_session->exploration()->answers().hidesAll(); };
    QVERIFY(!isHiding());
    m_desk->setActive(true);
    QVERIFY(isHiding());
    tryMove("0 3 -> 2");
    QVERIFY(isHiding());
    tryMove("0 3 -> 1");
    QVERIFY(!isHiding());
    open("puzzle one-move normal nim:3,4,5");
    QVERIFY(isHiding());
    m_desk->showAnswer();
    QVERIFY(!isHiding());
    open("puzzle one-move normal nim:3,4,5");
    m_desk->setActive(false);
    QVERIFY(!isHiding());
}

MEXPLORER_TEST(PuzzleGameTest)
#include "tst_puzzlegame.moc"
