// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/notation/expression.h"
#include "model/play/savedmatch.h"
#include "model/session/documentfile.h"
#include "tests/testprogram.h"
#include "tests/views/support/playbench.h"
#include "tests/views/support/windowwait.h"
#include "views/boards/gridboard.h"
#include "views/boards/heapsboard.h"
#include "views/boards/rowboard.h"
#include "views/play/boardarea.h"
#include "views/play/boardcard.h"
#include "views/play/playcommands.h"
#include "views/play/turnbar.h"
#include "views/theme/theme.h"

#include <QAction>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QMenu>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>

#include <random>
#include <set>
#include <tuple>

using namespace mexplorer;

/// Tests the boards of the Play workspace together: the last move, the keys between boards, typed moves, and the strip
/// above them.
class PlayBoardsTest : public QObject, private samples::PlayFixture
{
    Q_OBJECT

private slots:
    void initTestCase() { Theme::instance().setReducedMotion(true); }
    void init();
    void cleanup() { dropView(); }
    void onlyTheLastMoveIsMarked();
    void randomPositionsAreNoMoves();
    void heapsOfOneGameShareATable();
    void boardsTakeTheRoomThereIs();
    void nothingThatAppearsMovesABoard();
    void keysGoFromBoardToBoard();
    void cursorStaysWhereItWas();
    void wholeGameByKeys();
    void movesAreTyped_data();
    void movesAreTyped();
    void theLastSquareIsPoisonedInMisere();
    void placesComeBackWithADocument_data();
    void placesComeBackWithADocument();
    void typingGoesOnAgainstASolver();
    void wrongMovesSayWhy();
    void undoFromTheFieldTakesTheMoveBack();
    void anEmptyPageOffersGames();
    void boardsHaveAContextMenu();
    void allMovesOpenByTheirKey();

private:
    void playText(const QString &text)
    {
        QVERIFY(m_match->playMove(readMove(m_match->position(), text, 1000).value()));
    }
    template <class Widget> Widget *find(const char *name) const { return m_view->findChild<Widget *>(name); }
    std::vector<bool> marks() const
    {
        std::vector<bool> found;
        for (const BoardCard *card : find<BoardArea>("boardArea")->cards())
            found.push_back(card->board()->markedMove() != nullptr);
        return found;
    }
    std::vector<QRect> boardRects() const
    {
        QCoreApplication::processEvents();
        std::vector<QRect> found;
        for (const BoardCard *card : find<BoardArea>("boardArea")->cards())
            found.emplace_back(card->board()->mapTo(m_view.get(), QPoint()), card->board()->size());
        return found;
    }
};

void PlayBoardsTest::init()
{
    showView();
    m_view->activateWindow();
    QVERIFY(waitForWindowActive(m_view.get()));
    m_match->setSides({Side::Human, Side::Human});
}

void PlayBoardsTest::onlyTheLastMoveIsMarked()
{
    open("kayles:5 + matrix:11/11 + nim:4,2");
    QCOMPARE(marks(), (std::vector<bool>{false, false, false, false}));
    playText("0: 5 -> 3,1");
    QCOMPARE(marks(), (std::vector<bool>{true, false, false, false}));
    playText("2: 4 -> 1");
    QCOMPARE(marks(), (std::vector<bool>{false, false, true, false}));
    const auto &cards = find<BoardArea>("boardArea")->cards();
    QCOMPARE(cards[2]->board()->markedMove()->player, Player::Second);
    playText("1: a1-a2");
    QCOMPARE(marks(), (std::vector<bool>{false, true, false, false}));
    QVERIFY(!cards[1]->findChild<QLabel *>("boardLastMove")->toolTip().isEmpty());
    QVERIFY(cards[2]->findChild<QLabel *>("boardLastMove")->toolTip().isEmpty());
    m_match->undo();
    QCOMPARE(marks(), (std::vector<bool>{false, false, true, false}));
    m_match->goTo(0);
    QCOMPARE(marks(), (std::vector<bool>{false, false, false, false}));
    m_match->goTo(3);
    QCOMPARE(marks(), (std::vector<bool>{false, true, false, false}));
    m_match->restart();
    QCOMPARE(marks(), (std::vector<bool>{false, false, false, false}));
}

void PlayBoardsTest::randomPositionsAreNoMoves()
{
    open("kayles:9 + matrix:111/111");
    for (int i = 0; i < 8; ++i) {
        (*m_view->commands())[PlayCommands::random]->trigger();
        QCOMPARE(marks(), (std::vector<bool>{false, false}));
        const auto *row = find<RowBoard>("board0");
        const Component &component = row->component();
        // Exactly the pins of the position, and a gap between rows.
        std::size_t slots_ = component.cells.empty() ? 0 : component.cells.size() - 1;
        for (const Cell pins : component.cells)
            slots_ += static_cast<std::size_t>(pins);
        QCOMPARE(row->pins().size(), slots_);
        QVERIFY(row->lastMove().isEmpty());
        QVERIFY(find<MatrixBoard>("board1")->lastMove().isEmpty());
    }
}

void PlayBoardsTest::heapsOfOneGameShareATable()
{
    open("nim:3,4,5 + kayles:4 + nim:2");
    const auto groups = m_view->findChildren<BoardGroup *>();
    QCOMPARE(groups.size(), 1);
    QCOMPARE(groups.first()->cards().size(), std::size_t(3));
    // Aligned at the bottom.
    std::set<int> floors;
    for (const BoardCard *card : groups.first()->cards()) {
        const auto *heap = qobject_cast<HeapsBoard *>(card->board());
        floors.insert(heap->mapTo(m_view.get(), heap->pieceRect(0).bottomLeft().toPoint()).y());
    }
    QCOMPARE(floors.size(), std::size_t(1));
}

void PlayBoardsTest::boardsTakeTheRoomThereIs()
{
    open("matrix:4x4");
    auto *board = find<MatrixBoard>("board0");
    m_view->resize(2600, 1700);
    QCoreApplication::processEvents();
    const int height = find<BoardArea>("boardArea")->height();
    QVERIFY2(board->pieceRect(0).height() * 4 > 0.6 * height, qPrintable(QString::number(board->unit())));
    m_view->resize(1300, 760);
    QCoreApplication::processEvents();
    QVERIFY(board->pieceRect(0).height() >= 44);
}

void PlayBoardsTest::nothingThatAppearsMovesABoard()
{
    open("nim:2,1 + matrix:11/11");
    const auto before = boardRects();
    (*m_view->commands())[PlayCommands::values]->trigger();
    QVERIFY(boardRects() == before);
    for (const char *move : {"0: 2 -> 0", "1: 1 -> 0", "2: a1-b2"}) {
        playText(QString::fromLatin1(move));
        QVERIFY(boardRects() == before);
    }
    QVERIFY(m_match->isOver());
    QVERIFY(find<QWidget>("resultPanel")->isVisible());
    QVERIFY(boardRects() == before);
    (*m_view->commands())[PlayCommands::edit]->trigger();
    QVERIFY(find<QWidget>("positionEditor")->isVisible());
    QVERIFY(boardRects() == before);
    QTest::keyClick(find<QLineEdit>("positionLine"), Qt::Key_Escape);
    QVERIFY(!find<QWidget>("positionEditor")->isVisible());
    QVERIFY(find<QWidget>("resultPanel")->isVisible());
    QVERIFY(boardRects() == before);
}

void PlayBoardsTest::keysGoFromBoardToBoard()
{
    open("nim:3,4 + kayles:3 + turtles:HH");
    auto *first = find<HeapsBoard>("board0");
    first->setFocus();
    QStringList order;
    for (int i = 0; i < 20; ++i) {
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Right);
        const QString name = QApplication::focusWidget()->objectName();
        if (order.isEmpty() || order.last() != name)
            order << name;
    }
    QCOMPARE(order, (QStringList{"board0", "board1", "board2", "board3"}));
    for (int i = 0; i < 20; ++i)
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Left);
    QVERIFY(first->hasFocus());
    // Also from an empty heap.
    playText("0: 3 -> 0");
    playText("1: 4 -> 2");
    first->setFocus();
    QTest::keyClick(first, Qt::Key_Right);
    QVERIFY(find<HeapsBoard>("board1")->hasFocus());
    QVERIFY(!find<HeapsBoard>("board1")->selection().isEmpty());
}

void PlayBoardsTest::cursorStaysWhereItWas()
{
    open("matrix:111/111/111");
    auto *board = find<MatrixBoard>("board0");
    board->setFocus();
    for (const Qt::Key key : {Qt::Key_Home, Qt::Key_Right, Qt::Key_Down})
        QTest::keyClick(board, key);
    QCOMPARE(board->selection(), (Span{4, 4}));
    QTest::keyClick(board, Qt::Key_Return);
    QCOMPARE(m_match->position().text(), QString("matrix:111/101/111"));
    QCOMPARE(board->selection(), (Span{4, 4}));
    QTest::keyClick(board, Qt::Key_Right);
    QCOMPARE(board->selection(), (Span{5, 5}));
}

/// Arrow keys and Enter are enough to play a sum to its end.
void PlayBoardsTest::wholeGameByKeys()
{
    open("nim:2,3 + kayles:3 + cram:2x2");
    find<BoardArea>("boardArea")->takeFocus();
    std::mt19937 random(3);
    for (int key = 0; !m_match->isOver(); ++key) {
        QVERIFY(key < 20'000);
        static constexpr Qt::Key keys[] = {Qt::Key_Right, Qt::Key_Down, Qt::Key_Left, Qt::Key_Up, Qt::Key_Return};
        const Qt::KeyboardModifiers with = random() % 4 == 0 ? Qt::ShiftModifier : Qt::NoModifier;
        QTest::keyClick(QApplication::focusWidget(), keys[random() % 5], with);
    }
    QVERIFY(m_match->record().length() > 3);
}

void PlayBoardsTest::movesAreTyped_data()
{
    QTest::addColumn<QString>("game");
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("to");
    QTest::newRow("heap") << "nim:9"
                          << "9 -> 6"
                          << "nim:6";
    QTest::newRow("row") << "kayles:7"
                         << "7 -> 3,3"
                         << "kayles:3,3";
    QTest::newRow("cells") << "matrix:111/111/111/111"
                           << "b2-c4"
                           << "matrix:111/100/100/100";
    QTest::newRow("coins") << "turtles:HHHT"
                           << "2,3"
                           << "turtles:HTTT";
    QTest::newRow("sum") << "nim:9 + kayles:5"
                         << "2: 4"
                         << "nim:9 + kayles:4";
}

void PlayBoardsTest::movesAreTyped()
{
    QFETCH(QString, game);
    QFETCH(QString, typed);
    QFETCH(QString, to);
    open(game);
    (*m_view->commands())[PlayCommands::typeMove]->trigger();
    auto *field = find<QLineEdit>("typedMove");
    QTRY_VERIFY(field->hasFocus());
    QTest::keyClicks(field, typed);
    QTest::keyClick(field, Qt::Key_Return);
    QCOMPARE(m_match->position().text(), to);
    QVERIFY(field->text().isEmpty());
    QVERIFY(field->hasFocus()); // for the next one
    QTest::keyClick(field, Qt::Key_Escape);
    QVERIFY(find<QWidget>("board0")->hasFocus());
}

void PlayBoardsTest::theLastSquareIsPoisonedInMisere()
{
    for (const QString game : {"chomp:3x4", "chomp:3x3", "chomp:4,2,1", "chomp:1x5"}) {
        open("kayles:7");
        open(game); // under the usual convention
        QTRY_VERIFY(find<BoardWidget>("board0")->pieceName(0).contains("poisoned"));
        const QImage poisoned = find<BoardWidget>("board0")->grab().toImage();
        m_session->exploration()->setConvention(Convention::Normal);
        QTRY_VERIFY(!find<BoardWidget>("board0")->pieceName(0).contains("poisoned"));
        QVERIFY(find<BoardWidget>("board0")->grab().toImage() != poisoned);
        m_session->exploration()->setConvention(Convention::Misere);
    }
    m_session->exploration()->setConvention(Convention::Misere);
    open("chomp:2x2 + nim:3");
    QVERIFY(!find<BoardWidget>("board0")->pieceName(0).contains("poisoned"));
}

void PlayBoardsTest::placesComeBackWithADocument_data()
{
    QTest::addColumn<QString>("game");
    for (const char *game : {"kayles:8", "kayles:4 + kayles:5", "dawson:9", "octal{0.17}:8", "nim:3,4,5",
                             "wythoff:(3,5)", "matrix:3x3", "cram:3x3"})
        QTest::newRow(game) << game;
}

/// Pieces that were taken by hand are missing in the same place when the game is saved and opened again, at each of its
/// positions.
void PlayBoardsTest::placesComeBackWithADocument()
{
    QFETCH(QString, game);
    QTemporaryDir folder;
    m_match->setSides({Side::Human, Side::Human});
    open(game);
    std::mt19937 random(5);
    while (!m_match->isOver()) {
        std::vector<std::tuple<BoardWidget *, int, int>> moves;
        for (const BoardCard *card : find<BoardArea>("boardArea")->cards()) {
            for (int from = 0; from < card->board()->pieceCount(); ++from) {
                for (int to = from; to < card->board()->pieceCount(); ++to) {
                    if (card->board()->moveBetween(from, to))
                        moves.emplace_back(card->board(), from, to);
                }
            }
        }
        const auto &[board, from, to] = moves[random() % moves.size()];
        const std::size_t ply = m_match->ply();
        if (from != to)
            board->togglePiece(from);
        board->pressPiece(to);
        QCOMPARE(m_match->ply(), ply + 1);
    }
    const std::size_t length = m_match->record().length();
    const auto picture = [this](std::size_t ply) {
        m_match->goTo(ply);
        QCoreApplication::processEvents();
        std::vector<QImage> boards;
        for (const BoardCard *card : find<BoardArea>("boardArea")->cards())
            boards.push_back(card->board()->grab().toImage());
        return boards;
    };
    m_match->goTo(0);
    std::vector<std::vector<QImage>> before;
    for (std::size_t ply = 0; ply <= length; ++ply)
        before.push_back(picture(ply));
    Document document;
    document.game = m_match->record().start().text();
    document.set(SavedMatch{m_match->game(), m_match->players()});
    document.convention = m_match->convention();
    QVERIFY(!writeDocument(document, folder.filePath("a.mexp")));
    const Result<Document> read = readDocument(folder.filePath("a.mexp"));
    QVERIFY(read && read->find<SavedMatch>());
    dropView();
    showView();
    m_match->setSides({Side::Human, Side::Human});
    m_match->openGame(read->find<SavedMatch>()->game);
    QTRY_VERIFY(find<BoardArea>("boardArea")->isComplete());
    QCOMPARE(m_match->ply(), length);
    for (std::size_t ply = length + 1; ply-- > 0;)
        QVERIFY2(picture(ply) == before[ply], qPrintable(QString::number(ply)));
}

/// The field keeps the focus while the solver moves.
void PlayBoardsTest::typingGoesOnAgainstASolver()
{
    m_match->setSides({Side::Human, Side::Solver});
    open("nim:3,4,5");
    auto *field = find<QLineEdit>("typedMove");
    field->setFocus();
    QTest::keyClicks(field, "1: 2");
    QTest::keyClick(field, Qt::Key_Return);
    QCOMPARE(m_match->record().length(), std::size_t(1));
    QTest::keyClicks(field, "12");
    QTest::keyClick(field, Qt::Key_Return); // not yet
    QTRY_COMPARE(m_match->ply(), std::size_t(2));
    QVERIFY(field->hasFocus());
    QCOMPARE(field->text(), QString("12"));
}

void PlayBoardsTest::wrongMovesSayWhy()
{
    open("nim:9");
    auto *field = find<QLineEdit>("typedMove");
    field->setFocus();
    QTest::keyClicks(field, "12");
    QTest::keyClick(field, Qt::Key_Return);
    QCOMPARE(m_match->ply(), std::size_t(0));
    QVERIFY(!find<QLabel>("lastMove")->text().isEmpty());
    QCOMPARE(field->text(), QString("12"));
    QTest::keyClicks(field, "3");
    QVERIFY(find<QLabel>("lastMove")->text().isEmpty());
    QTest::keyClick(field, Qt::Key_Return); // 123 is no move either
    QVERIFY(!find<QLabel>("lastMove")->text().isEmpty());
    playText("9 -> 4");
    QVERIFY(!find<QLabel>("lastMove")->text().contains("123")); // the message is removed with its position
}

/// Ctrl+Z in the field first undoes typing, and in an empty field the move.
void PlayBoardsTest::undoFromTheFieldTakesTheMoveBack()
{
    m_match->setSides({Side::Human, Side::Human});
    open("nim:9");
    auto *field = find<QLineEdit>("typedMove");
    field->setFocus();
    QTest::keyClicks(field, "4");
    QTest::keyClick(field, Qt::Key_Return);
    QTRY_COMPARE(m_match->ply(), std::size_t(1));
    QTest::keyClicks(field, "x");
    QTest::keyClick(field, Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(m_match->ply(), std::size_t(1));
    field->clear();
    QTest::keyClick(field, Qt::Key_Z, Qt::ControlModifier);
    QTRY_COMPARE(m_match->ply(), std::size_t(0));
    QVERIFY(field->text().isEmpty());
}

void PlayBoardsTest::anEmptyPageOffersGames()
{
    auto *choice = find<QWidget>("gameChoice");
    QVERIFY(choice->isVisible());
    QVERIFY(!find<QWidget>("boardArea")->isVisible());
    const auto buttons = choice->findChildren<QToolButton *>();
    QVERIFY(buttons.size() > 10);
    for (const QToolButton *button : buttons)
        QVERIFY(!button->text().isEmpty() && !button->icon().isNull());
    QTest::mouseClick(find<QToolButton>("play-kayles"), Qt::LeftButton);
    QTRY_VERIFY(m_match->hasGame());
    QVERIFY(find<RowBoard>("board0"));
    QVERIFY(!choice->isVisible());
    QVERIFY(find<QWidget>("boardArea")->isVisible());
}

void PlayBoardsTest::boardsHaveAContextMenu()
{
    open("kayles:5");
    auto *board = find<RowBoard>("board0");
    QContextMenuEvent event(QContextMenuEvent::Mouse, QPoint(20, 20), board->mapToGlobal(QPoint(20, 20)));
    QApplication::sendEvent(board, &event);
    auto *menu = find<QMenu>("boardMenu");
    QVERIFY(menu && menu->isVisible());
    QVERIFY(menu->actions().contains((*m_view->commands())[PlayCommands::hint]));
    QVERIFY(menu->actions().size() > 8);
    menu->close();
}

void PlayBoardsTest::allMovesOpenByTheirKey()
{
    open("kayles:5 + nim:3");
    auto *heap = find<HeapsBoard>("board1");
    heap->setFocus();
    QTest::keyClick(heap, Qt::Key_M);
    auto *list = find<QListView>("followers");
    QTRY_VERIFY(list && list->isVisible());
    QCOMPARE(list->model()->rowCount(), 3);
    QTest::keyClick(list, Qt::Key_Escape);
}

MEXPLORER_TEST(PlayBoardsTest)
#include "tst_playboards.moc"
