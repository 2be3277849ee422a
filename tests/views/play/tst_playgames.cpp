// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/notation/expression.h"
#include "model/session/session.h"
#include "tests/testprogram.h"
#include "tests/views/support/windowwait.h"
#include "views/boards/choiceboard.h"
#include "views/boards/selectingboard.h"
#include "views/play/boardarea.h"
#include "views/play/boardcard.h"
#include "views/play/playcommands.h"
#include "views/play/playview.h"
#include "views/theme/theme.h"
#include "views/widgets/flowlayout.h"

#include <QAction>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>

#include <random>

using namespace mexplorer;

/// Tests whole games on every kind of board with real events: keys and clicks on random squares.
class PlayGamesTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { Theme::instance().setReducedMotion(true); }
    void byKeyboard_data();
    void byKeyboard();
    void byMouse_data() { byKeyboard_data(); }
    void byMouse();
    void againstTheSolver_data() { byKeyboard_data(); }
    void againstTheSolver();
    void playOnAHundredBoards();
    void vastHeapsArePlayedByTyping_data();
    void vastHeapsArePlayedByTyping();
    void aFailedHintCanBeAskedForAgain();
    void flowLayoutBreaksLines();
    void flowLayoutCentres();

private:
    void open(const QString &expression, Sides sides);
    /// Presses random keys, and then Enter, on a random board that has a move.
    void pressSomething();
    void clickSomething();
    BoardWidget *randomBoard();
    void undoAndRedoAll();

    std::unique_ptr<Session> m_session;
    std::unique_ptr<PlayView> m_view;
    Match *m_match = nullptr;
    std::mt19937 m_random;
};

void PlayGamesTest::open(const QString &expression, Sides sides)
{
    m_view.reset();
    m_session = std::make_unique<Session>();
    m_session->match()->solverSettings()->setSeed(1);
    m_match = m_session->match();
    m_match->setSides(sides);
    m_session->exploration()->setLimits(20'000, 200'000); // the graph isn't needed
    m_view = std::make_unique<PlayView>(m_session.get());
    m_view->resize(1200, 700);
    m_view->show();
    QVERIFY(waitForWindowExposed(m_view.get()));
    QVERIFY(m_session->exploration()->open(expression));
    QTRY_VERIFY_WITH_TIMEOUT(m_session->exploration()->isReady(), 60000);
    m_random.seed(20);
}

BoardWidget *PlayGamesTest::randomBoard()
{
    std::vector<BoardWidget *> open;
    for (const BoardCard *card : m_view->findChild<BoardArea *>("boardArea")->cards()) {
        if (hasMove({{card->board()->component()}}))
            open.push_back(card->board());
    }
    return open[m_random() % open.size()];
}

void PlayGamesTest::pressSomething()
{
    static constexpr Qt::Key keys[] = {Qt::Key_Left, Qt::Key_Right, Qt::Key_Up, Qt::Key_Down};
    QWidget *board = randomBoard();
    if (auto *list = board->findChild<QListView *>("followers"))
        board = list;
    board->setFocus();
    const std::size_t presses = 1 + m_random() % 6;
    for (std::size_t i = 0; i < presses; ++i)
        QTest::keyClick(board, keys[m_random() % 4], m_random() % 3 == 0 ? Qt::ShiftModifier : Qt::NoModifier);
    QTest::keyClick(board, Qt::Key_Return);
}

void PlayGamesTest::clickSomething()
{
    BoardWidget *board = randomBoard();
    auto *selecting = qobject_cast<SelectingBoard *>(board);
    if (!selecting) {
        pressSomething();
        return;
    }
    std::vector<QPoint> points;
    for (int i = 0; i < selecting->pieceCount(); ++i) {
        if (selecting->canPress(i))
            points.push_back(selecting->pieceRect(i).center().toPoint());
    }
    const QPoint from = points[m_random() % points.size()];
    const QPoint to = m_random() % 2 ? from : points[m_random() % points.size()];
    QTest::mousePress(board, Qt::LeftButton, {}, from);
    QMouseEvent move(QEvent::MouseMove, QPointF(to), board->mapToGlobal(QPointF(to)), Qt::NoButton, Qt::LeftButton,
                     Qt::NoModifier);
    QApplication::sendEvent(board, &move);
    QTest::mouseRelease(board, Qt::LeftButton, {}, to);
}

/// Goes back to the start and to the end again by the view's actions; every position is as it was.
void PlayGamesTest::undoAndRedoAll()
{
    const GameRecord record = m_match->record();
    auto *undo = (*m_view->commands())[PlayCommands::undo];
    auto *redo = (*m_view->commands())[PlayCommands::redo];
    const auto boardsShow = [&](const Position &position) {
        const auto &cards = m_view->findChild<BoardArea *>("boardArea")->cards();
        for (std::size_t i = 0; i < cards.size(); ++i) {
            if (!(cards[i]->board()->component() == position.components[i]))
                return false;
        }
        return true;
    };
    for (std::size_t ply = record.length(); ply > 0; --ply) {
        QVERIFY(boardsShow(record.position(ply)));
        undo->trigger();
        if (m_match->ply() < ply - 1)
            break; // against the solver, two moves are undone together
    }
    while (undo->isEnabled())
        undo->trigger();
    QVERIFY(boardsShow(record.start()));
    while (redo->isEnabled())
        redo->trigger();
    QCOMPARE(m_match->ply(), record.length());
    QVERIFY(boardsShow(record.position(record.length())));
}

void PlayGamesTest::byKeyboard_data()
{
    QTest::addColumn<QString>("expression");
    for (const char *text : {"kayles:9", "matrix:1101/1111/0111", "dawson:9", "octal{4.07}:8", "grundy:9", "nim:3,5",
                             "subtraction{1,3}:9", "wythoff:(4,6)", "cram:3x3", "chomp:3x4", "divide{2,3}:60",
                             "hex{0.8}:8", "kayles:4 + matrix:2x2 + nim:3 + wythoff:(1,2)"})
        QTest::newRow(text) << text;
}

void PlayGamesTest::byKeyboard()
{
    QFETCH(QString, expression);
    open(expression, {Side::Human, Side::Human});
    for (int tries = 0; !m_match->isOver() && tries < 3000; ++tries)
        pressSomething();
    QVERIFY(m_match->isOver());
    undoAndRedoAll();
}

void PlayGamesTest::byMouse()
{
    QFETCH(QString, expression);
    open(expression, {Side::Human, Side::Human});
    for (int tries = 0; !m_match->isOver() && tries < 3000; ++tries)
        clickSomething();
    QVERIFY(m_match->isOver());
    undoAndRedoAll();
}

/// The solver wins each won position, whatever the opponent does.
void PlayGamesTest::againstTheSolver()
{
    QFETCH(QString, expression);
    open(expression, {Side::Human, Side::Solver});
    QTRY_VERIFY(m_match->record().assessment(0).isMade());
    const bool lost = m_match->record().outcome(0) == Outcome::P;
    for (int tries = 0; !m_match->isOver() && tries < 3000; ++tries) {
        QTRY_VERIFY(m_match->isHumanTurn() || m_match->isOver());
        if (m_match->isHumanTurn())
            clickSomething();
    }
    QVERIFY(m_match->isOver());
    QTRY_VERIFY(!m_match->result().mistakeText.isEmpty());
    const GameResult result = m_match->result();
    if (lost)
        QCOMPARE(result.winner, std::optional(Player::Second));
    // A player who lost a won position made a mistake; one who lost a lost position need not have.
    if (result.winner == Player::Second && !lost)
        QVERIFY(result.mistake.has_value());
    undoAndRedoAll();
}

/// A sum of a hundred components is played on a hundred boards.
void PlayGamesTest::playOnAHundredBoards()
{
    open("100*nim:5", {Side::Human, Side::Human});
    QTRY_COMPARE(m_view->findChild<BoardArea *>("boardArea")->cards().size(), std::size_t(100));
    for (std::size_t i = 0; i < 100; i += 9)
        QVERIFY(m_match->play(i, {}));
    QCOMPARE(m_match->record().length(), std::size_t(12));
    undoAndRedoAll();
}

void PlayGamesTest::vastHeapsArePlayedByTyping_data()
{
    QTest::addColumn<QString>("expression");
    for (const char *game : {"nim:1000000000", "grundy:250000", "grundy:1000000000", "kayles:1000000000",
                             "wythoff:(999999999,1000000000)"})
        QTest::newRow(game) << game;
}

/// The board's example is a move, and the solver answers it, if only by a guess.
void PlayGamesTest::vastHeapsArePlayedByTyping()
{
    QFETCH(QString, expression);
    open(expression, {Side::Human, Side::Solver});
    m_match->solverSettings()->setThinkingTimeMs(1000);
    QTRY_VERIFY(m_match->assessment().isMade());
    const QString notice = m_view->findChild<QLabel *>("followerNotice")->text();
    const QString example = notice.section("such as ", 1).section(", and press", 0, 0);
    QVERIFY2(!example.isEmpty(), qPrintable(notice));
    auto *filter = m_view->findChild<QLineEdit *>("followerFilter");
    filter->setFocus();
    QTest::keyClicks(filter, example);
    QTest::keyClick(filter, Qt::Key_Return);
    QCOMPARE(m_match->record().length(), std::size_t(1));
    QTRY_COMPARE_WITH_TIMEOUT(m_match->record().length(), std::size_t(2), 60'000);
    undoAndRedoAll();
}

void PlayGamesTest::aFailedHintCanBeAskedForAgain()
{
    open("grundy:1500000", {Side::Human, Side::Human});
    QSignalSpy problems(m_session.get(), &Session::problemFound);
    auto *button = m_view->findChild<QPushButton *>("hintButton");
    for (int asked = 1; asked <= 4; ++asked) {
        QVERIFY(button->isEnabled());
        QTest::mouseClick(button, Qt::LeftButton);
        QTRY_COMPARE(problems.count(), asked);
        QCOMPARE(problems.last()[0].value<Problem>().code, Problem::Code::HeapSize);
        QVERIFY(m_session->exploration()->answers().hidesAll());
    }
}

void PlayGamesTest::flowLayoutBreaksLines()
{
    QWidget table;
    auto *flow = new FlowLayout(&table, 10);
    flow->setContentsMargins(0, 0, 0, 0);
    std::vector<QWidget *> items;
    for (int i = 0; i < 5; ++i) {
        auto *item = new QWidget;
        item->setFixedSize(100, 40 + 10 * i);
        flow->addWidget(item);
        items.push_back(item);
    }
    QCOMPARE(flow->count(), 5);
    QVERIFY(!flow->itemAt(5));
    // Two in a line: 210 wide; a line is as high as its highest item.
    QCOMPARE(flow->heightForWidth(215), 50 + 10 + 70 + 10 + 80);
    QCOMPARE(flow->heightForWidth(10'000), 80);
    table.resize(215, 400);
    table.show();
    QVERIFY(waitForWindowExposed(&table));
    flow->setGeometry(QRect(0, 0, 215, 400));
    const auto line = [&](std::size_t i) { return items[i]->geometry().center().y(); };
    QVERIFY(std::abs(line(0) - line(1)) <= 1);
    QVERIFY(std::abs(line(2) - line(3)) <= 1);
    QVERIFY(line(1) < line(2) && line(3) < line(4));
    for (std::size_t i = 0; i < items.size(); ++i) {
        for (std::size_t j = 0; j < i; ++j)
            QVERIFY(!items[i]->geometry().intersects(items[j]->geometry()));
    }
}

void PlayGamesTest::flowLayoutCentres()
{
    QWidget table;
    auto *flow = new FlowLayout(&table, 10);
    flow->setContentsMargins(0, 0, 0, 0);
    auto *item = new QWidget;
    item->setFixedSize(100, 40);
    flow->addWidget(item);
    table.resize(400, 300);
    table.show();
    QVERIFY(waitForWindowExposed(&table));
    flow->setGeometry(QRect(0, 0, 400, 300));
    QCOMPARE(item->geometry().center(), QRect(150, 130, 100, 40).center());
    delete flow->takeAt(0);
    QCOMPARE(flow->count(), 0);
}

MEXPLORER_TEST(PlayGamesTest)
#include "tst_playgames.moc"
