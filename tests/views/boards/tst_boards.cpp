// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/notation/expression.h"
#include "tests/testfiles.h"
#include "tests/testprogram.h"
#include "tests/views/support/boardbench.h"
#include "tests/views/support/windowwait.h"
#include "views/boards/boardtable.h"
#include "views/boards/chocolateboard.h"
#include "views/boards/choiceboard.h"
#include "views/boards/followerlist.h"
#include "views/boards/graphboard.h"
#include "views/boards/gridboard.h"
#include "views/boards/heapsboard.h"
#include "views/boards/pairboard.h"
#include "views/boards/rowboard.h"

#include <QLineEdit>
#include <QListView>
#include <QSignalSpy>
#include <QTest>

#include <set>

using namespace mexplorer;
using namespace mexplorer::samples;

namespace {

Component firstComponent(const QString &text)
{
    return parsePosition(text).value().components.front();
}

} // namespace

class BoardsTest : public QObject
{
    Q_OBJECT

private slots:
    void choosesTheBoard_data();
    void choosesTheBoard();
    void everyFollowerCanBeDrawn_data();
    void everyFollowerCanBeDrawn();
    void matrixByMouse();
    void matrixSaysWhyNot();
    void matrixByKeyboard();
    void escapeCancels();
    void keysSelectionSurvivesAnotherSize_data();
    void keysSelectionSurvivesAnotherSize();
    void kaylesByMouse();
    void kaylesKeepsItsGaps();
    void dawsonOffersLegalSelectionsOnly();
    void grundySplits();
    void heapsTakeFromTheTop();
    void heapsTakeFromTwo();
    void limitedHeapsRefuseMore();
    void queenMoves();
    void chompEats();
    void cramNeedsTwoCells();
    void graphMovesTheToken();
    void listFilters();
    void nothingWhileNotPlayable();
    void hintsAreMarked();
    void isAccessible();

private:
    template <class Board> Board *show(const QString &text)
    {
        m_board.reset(makeBoard(firstComponent(text)));
        auto *board = qobject_cast<Board *>(m_board.get());
        if (!board)
            qFatal("another board for %s", qPrintable(text));
        board->setPlayable(true);
        board->resize(board->sizeHint());
        board->show();
        if (!waitForWindowExposed(board))
            qFatal("no window");
        board->setFocus();
        m_chosen = std::make_unique<QSignalSpy>(board, &BoardWidget::moveChosen);
        return board;
    }
    /// Returns the text of the position that was chosen last.
    QString chosen() const
    {
        return m_chosen->isEmpty() ? QString("nothing")
                                   : m_board->component().rules->positionText(m_chosen->last()[0].value<CellVector>());
    }
    /// Shows the position that was chosen last, as a match would.
    void follow() { m_board->setComponent({m_board->component().rules, m_chosen->last()[0].value<CellVector>()}); }

    std::unique_ptr<BoardWidget> m_board;
    std::unique_ptr<QSignalSpy> m_chosen;
};

void BoardsTest::choosesTheBoard_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("board");
    QTest::newRow("kayles") << "kayles:7"
                            << "mexplorer::RowBoard";
    QTest::newRow("long kayles") << "kayles:500"
                                 << "mexplorer::ChoiceBoard";
    QTest::newRow("octal") << "octal{0.137}:9"
                           << "mexplorer::RowBoard";
    QTest::newRow("grundy") << "grundy:8"
                            << "mexplorer::RowBoard";
    QTest::newRow("hex") << "hex{0.8}:9"
                         << "mexplorer::ChoiceBoard";
    QTest::newRow("nim") << "nim:9"
                         << "mexplorer::HeapsBoard";
    QTest::newRow("big nim") << "nim:1000000000"
                             << "mexplorer::ChoiceBoard";
    QTest::newRow("moore") << "moore{2}:(3,2,1)"
                           << "mexplorer::HeapsBoard";
    QTest::newRow("moves of three heaps") << "moore{3}:(3,2,1)"
                                          << "mexplorer::ChoiceBoard";
    const QString vast = QStringLiteral("1000000000000000000"); // tokens of so many heaps exceed 64 bits
    QTest::newRow("vast moore") << QStringLiteral("moore{2}:(%1)").arg(QStringList(19, vast).join(u','))
                                << "mexplorer::ChoiceBoard";
    QTest::newRow("vast pair") << QStringLiteral("wythoff:(3,%1)").arg(vast) << "mexplorer::ChoiceBoard";
    QTest::newRow("fibonacci") << "fibonacci:10"
                               << "mexplorer::HeapsBoard";
    QTest::newRow("divide") << "divide{2,3}:40"
                            << "mexplorer::ChoiceBoard";
    QTest::newRow("pair") << "wythoff:(3,5)"
                          << "mexplorer::PairBoard";
    QTest::newRow("big pair") << "wythoff:(3,50)"
                              << "mexplorer::ChoiceBoard";
    QTest::newRow("matrix") << "matrix:3x3"
                            << "mexplorer::MatrixBoard";
    QTest::newRow("cram") << "cram:3x3"
                          << "mexplorer::DominoBoard";
    QTest::newRow("chomp") << "chomp:3x3"
                           << "mexplorer::ChocolateBoard";
}

void BoardsTest::choosesTheBoard()
{
    QFETCH(QString, text);
    QFETCH(QString, board);
    m_board.reset(makeBoard(parseWithLargeHeaps(text).value().components.front()));
    QCOMPARE(QString(m_board->metaObject()->className()), board);
}

void BoardsTest::everyFollowerCanBeDrawn_data()
{
    QTest::addColumn<QString>("text");
    for (const char *text :
         {"kayles:7", "dawson:8", "octal{0.137}:9", "octal{4.07}:7", "octal{0.26}:6", "grundy:9", "nim:6",
          "subtraction{1-3}:9", "wythoff:(3,5)", "matrix:0110/1111/0111", "cram:3x3", "chomp:3x4"})
        QTest::newRow(text) << text;
}

/// The followers of the rules are exactly those that spans of elements lead to.
void BoardsTest::everyFollowerCanBeDrawn()
{
    QFETCH(QString, text);
    auto *board = show<SelectingBoard>(text);
    std::set<QString> followers;
    const Rules &rules = *board->component().rules;
    rules.followers(board->component().cells, [&](Cells cells) { followers.insert(rules.positionText(cells)); });
    std::set<QString> reached;
    for (int from = 0; from < board->pieceCount(); ++from) {
        for (int to = from; to < board->pieceCount(); ++to) {
            if (!board->canPress(from) || !board->canPress(to))
                continue;
            const auto before = m_chosen->count();
            drag(*board, from, to);
            if (m_chosen->count() > before)
                reached.insert(chosen());
        }
    }
    QCOMPARE(reached, followers);
}

void BoardsTest::matrixByMouse()
{
    auto *board = show<MatrixBoard>("matrix:0110/0111/0000/0001");
    drag(*board, 1, 6);
    QCOMPARE(chosen(), QString("0000/0001/0000/0001"));
    follow();
    QCOMPARE(board->lastMove(), (Span{1, 6}));
    QTest::mouseClick(board, Qt::LeftButton, {}, centre(*board, 15));
    QCOMPARE(chosen(), QString("0000/0001/0000/0000"));
}

void BoardsTest::matrixSaysWhyNot()
{
    auto *board = show<MatrixBoard>("matrix:111/110/111");
    QSignalSpy messages(board, &BoardWidget::messageChanged);
    drag(*board, 0, 8);
    QCOMPARE(m_chosen->count(), 0);
    QCOMPARE(board->message(), QString("c2 is 0; a rectangle may hold only ones."));
    QVERIFY(messages.count() > 0);
}

void BoardsTest::matrixByKeyboard()
{
    auto *board = show<MatrixBoard>("matrix:0110/0110");
    QTest::keyClick(board, Qt::Key_Right); // the cursor appears, on the first one
    QCOMPARE(board->selection(), (Span{1, 1}));
    QTest::keyClick(board, Qt::Key_Right, Qt::ShiftModifier);
    QTest::keyClick(board, Qt::Key_Down, Qt::ShiftModifier);
    QCOMPARE(board->message(), QString("Set b1-c2 to 0: 4 ones."));
    QTest::keyClick(board, Qt::Key_Return);
    QCOMPARE(chosen(), QString("0000/0000"));
    // The same with Space at the beginning of the selection.
    board = show<MatrixBoard>("matrix:11/11");
    QTest::keyClick(board, Qt::Key_Down);
    QTest::keyClick(board, Qt::Key_Space);
    QTest::keyClick(board, Qt::Key_Down);
    QTest::keyClick(board, Qt::Key_Enter);
    QCOMPARE(chosen(), QString("01/01"));
}

void BoardsTest::escapeCancels()
{
    auto *board = show<MatrixBoard>("matrix:11/11");
    QTest::mousePress(board, Qt::LeftButton, {}, centre(*board, 0));
    QVERIFY(!board->selection().isEmpty());
    QTest::keyClick(board, Qt::Key_Escape);
    QVERIFY(board->selection().isEmpty());
    QTest::mouseRelease(board, Qt::LeftButton, {}, centre(*board, 0));
    QCOMPARE(m_chosen->count(), 0);
}

void BoardsTest::keysSelectionSurvivesAnotherSize_data()
{
    QTest::addColumn<QString>("game");
    for (const char *game : {"nim:7", "kayles:9", "matrix:3x4", "cram:3x4", "wythoff:(3,4)", "chomp:3x4"})
        QTest::newRow(game) << QString::fromLatin1(game);
}

/// A selection made by keys is kept when the window changes the board's size, and the keys continue it.
void BoardsTest::keysSelectionSurvivesAnotherSize()
{
    QFETCH(QString, game);
    auto *board = show<SelectingBoard>(game);
    for (const Qt::Key key : {Qt::Key_Up, Qt::Key_Up, Qt::Key_Left})
        QTest::keyClick(board, key);
    const Span selected = board->selection();
    QVERIFY(!selected.isEmpty());
    for (const int unit : {30, 64, 47}) {
        board->setUnit(unit);
        board->setTight(unit < 40);
        board->resize(board->sizeHint());
        QCoreApplication::processEvents();
        QVERIFY(board->selection() == selected);
    }
}

void BoardsTest::kaylesByMouse()
{
    auto *board = show<RowBoard>("kayles:7");
    QTest::mouseClick(board, Qt::LeftButton, {}, centre(*board, RowBoard::pinPiece(3)));
    QCOMPARE(chosen(), QString("3,3"));
    drag(*board, RowBoard::pinPiece(1), RowBoard::pinPiece(2));
    QCOMPARE(chosen(), QString("4,1"));
    const auto count = m_chosen->count();
    drag(*board, RowBoard::pinPiece(1), RowBoard::pinPiece(3));
    QCOMPARE(m_chosen->count(), count);
    QVERIFY2(board->message().startsWith("These 3 can't be taken together."), qPrintable(board->message()));
}

void BoardsTest::kaylesKeepsItsGaps()
{
    auto *board = show<RowBoard>("kayles:7");
    const std::vector<bool> full = board->pins();
    QTest::mouseClick(board, Qt::LeftButton, {}, centre(*board, RowBoard::pinPiece(1)));
    QCOMPARE(chosen(), QString("5,1"));
    follow();
    QCOMPARE(board->pins(), (std::vector<bool>{true, false, true, true, true, true, true}));
    // A move that isn't made on the board also takes adjacent pins.
    board->setComponent({board->component().rules, {3, 1}});
    QCOMPARE(std::count(board->pins().begin(), board->pins().end(), true), 4);
    QVERIFY(!board->lastMove().isEmpty());
    // Undo shows the pins in their places.
    board->setComponent({board->component().rules, {5, 1}});
    QCOMPARE(board->pins(), (std::vector<bool>{true, false, true, true, true, true, true}));
    board->setComponent({board->component().rules, {7}});
    QCOMPARE(board->pins(), full);
    // Pins on both sides of a gap aren't adjacent.
    board->setComponent({board->component().rules, {5, 1}});
    drag(*board, RowBoard::pinPiece(0), RowBoard::pinPiece(2));
    QVERIFY(board->message().startsWith("There is a gap"));
}

void BoardsTest::dawsonOffersLegalSelectionsOnly()
{
    auto *board = show<RowBoard>("dawson:5");
    QTest::mouseClick(board, Qt::LeftButton, {}, centre(*board, RowBoard::pinPiece(2)));
    QCOMPARE(m_chosen->count(), 0);
    drag(*board, RowBoard::pinPiece(1), RowBoard::pinPiece(2));
    QCOMPARE(m_chosen->count(), 0);
    drag(*board, RowBoard::pinPiece(0), RowBoard::pinPiece(1));
    QCOMPARE(chosen(), QString("3"));
    drag(*board, RowBoard::pinPiece(1), RowBoard::pinPiece(3));
    QCOMPARE(chosen(), QString("1,1"));
}

void BoardsTest::grundySplits()
{
    auto *board = show<RowBoard>("grundy:6");
    QTest::mouseClick(board, Qt::LeftButton, {}, centre(*board, 2 * 2));
    QCOMPARE(chosen(), QString("4,2"));
    follow();
    QCOMPARE(board->pins(), (std::vector<bool>{true, true, false, true, true, true, true}));
    const auto count = m_chosen->count();
    QTest::mouseClick(board, Qt::LeftButton, {}, centre(*board, 2 * 5));
    QCOMPARE(m_chosen->count(), count); // 4 into 2 and 2
    QTest::mouseClick(board, Qt::LeftButton, {}, centre(*board, 2 * 4));
    QCOMPARE(chosen(), QString("3,2,1"));
}

void BoardsTest::heapsTakeFromTheTop()
{
    auto *board = show<HeapsBoard>("subtraction{1-3}:9");
    QTest::mouseClick(board, Qt::LeftButton, {}, centre(*board, 6));
    QCOMPARE(chosen(), QString("6"));
    QTest::mouseClick(board, Qt::LeftButton, {}, centre(*board, 2));
    QCOMPARE(m_chosen->count(), 1);
    QCOMPARE(board->message(), QString("7 can't be taken: here you may take 1, 2 or 3."));
    // By keyboard: from the bottom up to the token.
    QTest::keyClick(board, Qt::Key_Escape);
    for (int i = 0; i < 9; ++i)
        QTest::keyClick(board, Qt::Key_Up);
    QTest::keyClick(board, Qt::Key_Return);
    QCOMPARE(chosen(), QString("8"));
}

void BoardsTest::heapsTakeFromTwo()
{
    auto *board = show<HeapsBoard>("moore{2}:(4,3,1)");
    // The heaps that were dragged over are chosen, not others with the same result.
    const auto answer = connect(board, &BoardWidget::moveChosen, this, [this] { follow(); });
    drag(*board, 2, 5); // of 4 to 2, of 3 to 1
    disconnect(answer);
    QCOMPARE(chosen(), QString("(2,1,1)"));
    QCOMPARE(board->heaps(), (CellVector{2, 1, 1}));
    // By keyboard, from the pointer's last position: the second heap and the third.
    QTest::keyClick(board, Qt::Key_Down);
    QTest::keyClick(board, Qt::Key_Right, Qt::ShiftModifier);
    QTest::keyClick(board, Qt::Key_Return);
    QCOMPARE(chosen(), QString("(2)"));
}

void BoardsTest::limitedHeapsRefuseMore()
{
    auto *board = show<HeapsBoard>("fibonacci:(8,2)");
    QTest::mouseClick(board, Qt::LeftButton, {}, centre(*board, 5));
    QCOMPARE(m_chosen->count(), 0);
    QCOMPARE(board->message(), QString("3 can't be taken: here you may take 1 or 2."));
    QTest::mouseClick(board, Qt::LeftButton, {}, centre(*board, 6));
    QCOMPARE(chosen(), QString("(6,4)"));
}

void BoardsTest::queenMoves()
{
    auto *board = show<PairBoard>("wythoff:(3,5)");
    const auto hasQueen = [board](int x, int y) {
        return board->pieceName(board->square(x, y)).contains(QStringLiteral("queen"));
    };
    QVERIFY(hasQueen(5, 3));
    // The square that was clicked is shown, not the one with the same pair: the move is shown while it is being chosen.
    const auto answer = connect(board, &BoardWidget::moveChosen, this, [this] { follow(); });
    QTest::mouseClick(board, Qt::LeftButton, {}, centre(*board, board->square(1, 3)));
    disconnect(answer);
    QCOMPARE(chosen(), QString("(1,3)"));
    QVERIFY(hasQueen(1, 3) && !hasQueen(5, 3));
    board->setComponent({board->component().rules, {3, 5}});
    QVERIFY(hasQueen(5, 3));
    const auto count = m_chosen->count();
    QTest::mouseClick(board, Qt::LeftButton, {}, centre(*board, board->square(1, 2)));
    QCOMPARE(m_chosen->count(), count);
    QTest::mouseClick(board, Qt::LeftButton, {}, centre(*board, board->square(3, 1)));
    QCOMPARE(chosen(), QString("(1,3)"));
}

void BoardsTest::chompEats()
{
    auto *board = show<ChocolateBoard>("chomp:3x4");
    QTest::mouseClick(board, Qt::LeftButton, {}, centre(*board, 1 * 3 + 1));
    QCOMPARE(chosen(), QString("3,1,1,1"));
    follow();
    QVERIFY(board->pieceRect(1 * 3 + 1).isEmpty());
    QTest::keyClick(board, Qt::Key_Home);
    QTest::keyClick(board, Qt::Key_Right);
    QTest::keyClick(board, Qt::Key_Return);
    QCOMPARE(chosen(), QString("3"));
}

void BoardsTest::cramNeedsTwoCells()
{
    auto *board = show<DominoBoard>("cram:2x3");
    QTest::mouseClick(board, Qt::LeftButton, {}, centre(*board, 0));
    QCOMPARE(m_chosen->count(), 0);
    QVERIFY(board->message().startsWith("Stretch the domino"));
    drag(*board, 0, 3);
    QCOMPARE(chosen(), QString("011/011"));
    drag(*board, 0, 2);
    QCOMPARE(m_chosen->count(), 1);
}

void BoardsTest::graphMovesTheToken()
{
    QTemporaryDir folder;
    const QString file = samples::written(folder.filePath("graph.txt"), "a b\na c\nb d\nc d\n");
    auto *board = show<GraphBoard>(QString("graph{%1}:a").arg(file));
    // The whole graph is drawn, and the token moves along its arrows.
    QVERIFY(board->isWhole());
    QCOMPARE(board->pieceCount(), 4);
    QCOMPARE(elements(*board).size(), std::size_t(2));
    const auto vertexNamed = [board](const QString &name) {
        int vertex = 0;
        while (board->component().rules->positionName(board->vertex(vertex)) != name)
            ++vertex;
        return vertex;
    };
    std::vector<QRectF> rects;
    for (int i = 0; i < 4; ++i) {
        rects.push_back(board->pieceRect(i));
        for (int before = 0; before < i; ++before)
            QVERIFY(!rects[static_cast<std::size_t>(before)].intersects(rects.back()));
        QVERIFY(QRectF(board->rect()).contains(rects.back()));
    }
    QTest::mouseClick(board, Qt::LeftButton, {}, board->pieceRect(vertexNamed("d")).center().toPoint());
    QCOMPARE(m_chosen->count(), 0);
    QTest::mouseClick(board, Qt::LeftButton, {}, centre(*board, vertexNamed("c")));
    QCOMPARE(chosen(), QString("c"));
    follow();
    QCOMPARE(board->token(), vertexNamed("c"));
    for (int i = 0; i < 4; ++i)
        QCOMPARE(board->pieceRect(i), rects[static_cast<std::size_t>(i)]);
    QTest::keyClick(board, Qt::Key_Down);
    QTest::keyClick(board, Qt::Key_Return);
    QCOMPARE(chosen(), QString("d"));
    follow();
    QVERIFY(elements(*board).empty());
    QCOMPARE(board->pieceCount(), 4);
}

void BoardsTest::listFilters()
{
    auto *board = show<ChoiceBoard>("hex{0.8}:20");
    auto *filter = board->findChild<QLineEdit *>("followerFilter");
    auto *list = board->findChild<QListView *>("followers");
    QVERIFY(filter->isVisible());
    const int all = list->model()->rowCount();
    QTest::keyClicks(filter, "6,4");
    QVERIFY(list->model()->rowCount() < all);
    QTest::keyClick(filter, Qt::Key_Return);
    QCOMPARE(chosen(), QString("9,6,4"));
    board = show<ChoiceBoard>("divide{2,3,6}:100");
    list = board->findChild<QListView *>("followers");
    list->setFocus();
    QTest::keyClick(list, Qt::Key_Down);
    QTest::keyClick(list, Qt::Key_Return);
    QCOMPARE(chosen(), QString("33"));
}

void BoardsTest::nothingWhileNotPlayable()
{
    auto *board = show<RowBoard>("kayles:3");
    board->setPlayable(false);
    QTest::mouseClick(board, Qt::LeftButton, {}, centre(*board, RowBoard::pinPiece(1)));
    QTest::keyClick(board, Qt::Key_Right);
    QTest::keyClick(board, Qt::Key_Return);
    QCOMPARE(m_chosen->count(), 0);
    QVERIFY(board->selection().isEmpty());
}

void BoardsTest::hintsAreMarked()
{
    auto *board = show<RowBoard>("kayles:5");
    const QImage plain = board->grab().toImage();
    board->setHints({{2, 2}});
    QVERIFY(board->grab().toImage() != plain);
    board->setHints({});
    QCOMPARE(board->grab().toImage(), plain);
}

void BoardsTest::isAccessible()
{
    auto *board = show<RowBoard>("kayles:5");
    QCOMPARE(board->accessibleName(), QString("Kayles, position kayles:5"));
    QTest::keyClick(board, Qt::Key_Right);
    QCOMPARE(board->accessibleDescription(), QString("Take 1: leaves 4."));
    board->setComponent({board->component().rules, {4}});
    QCOMPARE(board->accessibleName(), QString("Kayles, position kayles:4"));
    QCOMPARE(board->focusPolicy(), Qt::StrongFocus);
}

MEXPLORER_TEST(BoardsTest)
#include "tst_boards.moc"
