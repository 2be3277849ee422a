// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/testprogram.h"
#include "tests/views/support/playbench.h"
#include "views/play/playcommands.h"

#include <QComboBox>
#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>
#include <QSlider>
#include <QToolButton>

using namespace mexplorer;

/// Tests the settings of the players, the pace, the position and the score, by the widgets of Play.
class OpponentBarTest : public QObject, private samples::PlayFixture
{
    Q_OBJECT

private slots:
    void init() { showView(); }
    void cleanup() { dropView(); }
    void opponentsAreChosenByName();
    void levelsAreOpponents();
    void solversPauseAndStep();
    void anotherPaceHoldsAtOnce();
    void sidesAreChosenAfterTheLook();
    void gamesHaveAScore();
    void theLadderIsClimbed();
    void thePositionBecomesAPuzzle();
    void mistakesBecomePuzzles();

private:
    template <class Widget> Widget *find(const char *name) { return m_view->findChild<Widget *>(QLatin1String(name)); }
    void choose(QComboBox *box, const QString &data)
    {
        box->setCurrentIndex(box->findData(data));
        QVERIFY(box->currentIndex() >= 0);
        emit box->activated(box->currentIndex());
    }
    void play(const QString &text)
    {
        QTRY_VERIFY(m_match->isHumanTurn());
        const auto move = readMove(m_match->position(), text, 1000);
        QVERIFY2(move, qPrintable(text));
        m_match->playMove(*move);
    }
};

void OpponentBarTest::opponentsAreChosenByName()
{
    open("nim:3,4,5");
    auto *second = find<QComboBox>("secondSide");
    for (const Opponent &opponent : namedOpponents()) {
        choose(second, opponent.name());
        QCOMPARE(m_match->solverSettings()->opponent(Player::Second), opponent);
        QCOMPARE(m_match->sides(), (Sides{Side::Human, Side::Solver}));
    }
    choose(second, "human");
    QCOMPARE(m_match->sides(), (Sides{Side::Human, Side::Human}));
    m_match->setSides({Side::Human, Side::Solver});
    m_match->solverSettings()->setOpponent(Player::Second, Opponent::reader(3)); // not in the list
    QCOMPARE(second->currentText(), Opponent::reader(3).title());
}

/// Each side has its own opponent, and those of the ladder are in the list; a document may have any other.
void OpponentBarTest::levelsAreOpponents()
{
    open("nim:3,4,5");
    auto *second = find<QComboBox>("secondSide");
    for (const Opponent &opponent : ladder())
        QVERIFY2(second->findData(opponent.name()) >= 0, qPrintable(opponent.name()));
    choose(find<QComboBox>("firstSide"), "level-90");
    choose(second, "level-50");
    QCOMPARE(m_match->solverSettings()->opponent(Player::First), Opponent::ofLevel(90));
    QCOMPARE(m_match->solverSettings()->opponent(Player::Second), Opponent::ofLevel(50));
    QVERIFY(second->toolTip().contains("50"));
    m_match->solverSettings()->setOpponent(Player::Second, Opponent::ofLevel(60));
    QCOMPARE(second->currentText(), Opponent::ofLevel(60).title());
}

void OpponentBarTest::solversPauseAndStep()
{
    m_match->solverSettings()->setDelay(0);
    open("kayles:9");
    QVERIFY(!find<QToolButton>("holdSolvers")->isVisible());
    find<QToolButton>("holdSolvers")->setChecked(true);
    m_match->setSides({Side::Solver, Side::Solver});
    QVERIFY(find<QToolButton>("holdSolvers")->isVisible());
    QVERIFY(m_match->state() == Match::State::Paused);
    QTest::mouseClick(find<QToolButton>("stepSolvers"), Qt::LeftButton);
    QTRY_COMPARE(m_match->ply(), std::size_t(1));
    QTRY_VERIFY(m_match->state() == Match::State::Paused);
    const int before = m_match->solverSettings()->pace();
    find<QSlider>("paceOfSolvers")->setValue(100);
    QVERIFY(m_match->solverSettings()->pace() < before);
    QTest::mouseClick(find<QToolButton>("holdSolvers"), Qt::LeftButton);
    QTRY_VERIFY(m_match->isOver());
}

void OpponentBarTest::anotherPaceHoldsAtOnce()
{
    m_match->solverSettings()->setDelay(1);
    m_match->solverSettings()->setPace(600'000);
    open("nim:3,4,5");
    m_match->setSides({Side::Solver, Side::Solver});
    QTRY_VERIFY(m_match->state() == Match::State::Answering);
    emit find<QSlider>("paceOfSolvers")->sliderReleased();
    QTRY_COMPARE(m_match->ply(), std::size_t(1));
}

void OpponentBarTest::sidesAreChosenAfterTheLook()
{
    open("nim:5,6,7");
    (*m_view->commands())[PlayCommands::chooseSide]->trigger();
    auto *second = find<QPushButton>("chooseSecond");
    QVERIFY(second->isVisible());
    QTest::mouseClick(second, Qt::LeftButton);
    QVERIFY(!second->isVisible());
    QCOMPARE(m_match->sides(), (Sides{Side::Solver, Side::Human}));
}

void OpponentBarTest::gamesHaveAScore()
{
    m_match->setSides({Side::Human, Side::Human});
    open("nim:1");
    const auto *score = find<QLabel>("matchScore");
    play("0");
    QVERIFY(!score->isVisible()); // the result is enough
    QTest::mouseClick(find<QPushButton>("playAgain"), Qt::LeftButton);
    QCOMPARE(m_match->ply(), std::size_t(0));
    QCOMPARE(find<QLabel>("boardTurn")->text(), QString("Player 2 is to move."));
    QTRY_VERIFY(find<QWidget>("board0")->hasFocus());
    QVERIFY(score->isVisible());
    QCOMPARE(score->text(), QString("Player 1: 1, Player 2: 0. This is game 2."));
    play("0");
    QCOMPARE(score->text(), QString("Player 1: 1, Player 2: 1 after 2 games."));
    open("nim:2");
    QVERIFY(!score->isVisible());
    QCOMPARE(find<QLabel>("boardTurn")->text(), QString("Player 1 is to move."));
    m_match->setNames({"Ann %2", "Bob"}); // names of a document
    play("0");
    m_match->restart();
    QCOMPARE(score->text(), QString("Ann %2: 1, Bob: 0. This is game 2."));
}

void OpponentBarTest::theLadderIsClimbed()
{
    open("nim:1");
    QTest::mouseClick(find<QToolButton>("playRival"), Qt::LeftButton);
    QCOMPARE(find<QComboBox>("secondSide")->currentData().toString(), ladder().front().name());
    const QString before = find<QToolButton>("playRival")->text();
    play("0");
    QVERIFY(find<QToolButton>("playRival")->text() != before);
    QCOMPARE(m_session->scoreboard()->ladderPlace().rung(), 1);
}

void OpponentBarTest::thePositionBecomesAPuzzle()
{
    open("nim:3,4,5");
    QSignalSpy requested(m_session.get(), &Session::workspaceRequested);
    QSignalSpy problems(m_session.get(), &Session::problemFound);
    QAction *make = (*m_view->commands())[PlayCommands::makePuzzle];
    make->trigger();
    QTRY_COMPARE(requested.count(), 1);
    QCOMPARE(m_session->puzzles()->puzzle().text(), QString("puzzle one-move normal nim:3,4,5"));
    m_match->setSides({Side::Human, Side::Human});
    play("0 3 -> 1");
    make->trigger(); // a P-position
    QTRY_COMPARE(problems.count(), 1);
    QCOMPARE(requested.count(), 1);
}

void OpponentBarTest::mistakesBecomePuzzles()
{
    m_match->solverSettings()->setDelay(0);
    open("nim:1,3");
    auto *learn = find<QPushButton>("learnFromMistakes");
    play("1 3 -> 2");
    while (!m_match->isOver()) {
        QTRY_VERIFY(m_match->isHumanTurn() || m_match->isOver());
        if (m_match->isHumanTurn())
            m_match->playMove(distinctMoves(m_match->position(), 10)->front());
    }
    QTRY_VERIFY(learn->isVisible());
    QSignalSpy requested(m_session.get(), &Session::workspaceRequested);
    QTest::mouseClick(learn, Qt::LeftButton);
    QCOMPARE(requested.count(), 1);
    QCOMPARE(m_session->puzzles()->puzzle().position.text(), QString("nim:1,3"));
}

MEXPLORER_TEST(OpponentBarTest)
#include "tst_opponentbar.moc"
