// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/session/session.h"
#include "tests/testprogram.h"
#include "tests/views/support/windowwait.h"
#include "views/play/boardarea.h"
#include "views/play/puzzlecommands.h"
#include "views/play/puzzleview.h"

#include <QClipboard>
#include <QComboBox>
#include <QGuiApplication>
#include <QLabel>
#include <QSignalSpy>

using namespace mexplorer;

class PuzzleViewTest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void beginsWithAPuzzle();
    void isSolvedOnTheBoard();
    void travelsByClipboard();
    void isPlayedOn();
    void choicesMakeTheNext();
    void theOpenGameIsChosen();
    void nothingElseTellsTheAnswer();

private:
    QAction *command(CommandId id) { return (*m_view->commands())[id]; }
    QString text(const char *name) { return m_view->findChild<QLabel *>(QLatin1String(name))->text(); }

    std::unique_ptr<Session> m_session;
    std::unique_ptr<PuzzleView> m_view;
};

void PuzzleViewTest::init()
{
    m_session = std::make_unique<Session>();
    m_view = std::make_unique<PuzzleView>(m_session.get());
    m_view->resize(1000, 620);
    m_view->show();
    QVERIFY(waitForWindowExposed(m_view.get()));
    QTRY_VERIFY(m_session->puzzles()->hasPuzzle());
}

void PuzzleViewTest::cleanup()
{
    m_view.reset();
    m_session.reset();
}

void PuzzleViewTest::beginsWithAPuzzle()
{
    QVERIFY(m_session->puzzles()->isDaily());
    QVERIFY(!text("puzzleQuestion").isEmpty() && !text("puzzleAbout").isEmpty());
    QVERIFY(text("puzzleVerdict").isEmpty());
    QVERIFY(command(PuzzleCommands::answer)->isEnabled());
    QVERIFY(!command(PuzzleCommands::mistakes)->isEnabled());
}

void PuzzleViewTest::isSolvedOnTheBoard()
{
    QSignalSpy opened(m_session->puzzles(), &PuzzleGame::puzzleChanged);
    m_session->puzzles()->openText("puzzle one-move normal nim:3,4,5");
    QTRY_COMPARE(opened.count(), 1);
    auto *boards = m_view->findChild<BoardArea *>();
    emit boards->moveChosen(1, {3});
    QVERIFY(!text("puzzleVerdict").isEmpty());
    QVERIFY(m_session->puzzles()->state() == PuzzleGame::State::Asking);
    emit boards->moveChosen(0, {1});
    QVERIFY(m_session->puzzles()->state() == PuzzleGame::State::Solved);
    QVERIFY(!command(PuzzleCommands::answer)->isEnabled());
}

void PuzzleViewTest::travelsByClipboard()
{
    const QString sent = m_session->puzzles()->puzzle().text();
    command(PuzzleCommands::copy)->trigger();
    QCOMPARE(QGuiApplication::clipboard()->text(), sent);
    QSignalSpy opened(m_session->puzzles(), &PuzzleGame::puzzleChanged);
    command(PuzzleCommands::paste)->trigger();
    QTRY_COMPARE(opened.count(), 1);
    QCOMPARE(m_session->puzzles()->puzzle().text(), sent);
}

void PuzzleViewTest::isPlayedOn()
{
    QSignalSpy requested(m_session.get(), &Session::workspaceRequested);
    command(PuzzleCommands::play)->trigger();
    QCOMPARE(requested.count(), 1);
    QCOMPARE(m_session->match()->position(), m_session->puzzles()->puzzle().position);
    QCOMPARE(m_session->match()->convention(), m_session->puzzles()->puzzle().convention);
}

void PuzzleViewTest::choicesMakeTheNext()
{
    auto *family = m_view->findChild<QComboBox *>("puzzleFamily");
    QSignalSpy opened(m_session->puzzles(), &PuzzleGame::puzzleChanged);
    family->setFocus();
    QTest::keyClick(family, Qt::Key_Down); // Nim
    QTRY_COMPARE(opened.count(), 1);
    QVERIFY(m_session->puzzles()->puzzle().position.text().startsWith("nim:"));
    QVERIFY(m_session->puzzles()->puzzle().kind == Puzzle::Kind::OneMove);
    command(PuzzleCommands::answer)->trigger();
    QVERIFY(m_session->puzzles()->state() == PuzzleGame::State::Shown);
}

void PuzzleViewTest::theOpenGameIsChosen()
{
    auto *family = m_view->findChild<QComboBox *>("puzzleFamily");
    QCOMPARE(family->currentData().toString(), QString());
    const int families = family->count();
    QVERIFY(m_session->exploration()->open("kayles:9"));
    QCOMPARE(family->currentData().toString(), QString("kayles"));
    QCOMPARE(family->count(), families);
    for (const char *sum : {"kayles:6 + nim:3,5", "cram:111/111 + nim:4"}) {
        QVERIFY(m_session->exploration()->open(sum));
        QCOMPARE(family->currentData().toString(), QString(sum));
        QCOMPARE(family->count(), families + 1);
    }
    // Another window on the same session, as created for another language.
    PuzzleView other(m_session.get());
    QCOMPARE(other.findChild<QComboBox *>("puzzleFamily")->currentData().toString(), QString("cram:111/111 + nim:4"));
}

void PuzzleViewTest::nothingElseTellsTheAnswer()
{
    QVERIFY(m_session->exploration()->answers().hidesAll());
    m_view->hide();
    QVERIFY(!m_session->exploration()->answers().isHiding());
    m_view->show();
    QVERIFY(m_session->exploration()->answers().hidesAll());
    command(PuzzleCommands::answer)->trigger();
    QVERIFY(!m_session->exploration()->answers().isHiding());
}

MEXPLORER_TEST(PuzzleViewTest)
#include "tst_puzzleview.moc"
