// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/notation/expression.h"
#include "tests/testprogram.h"
#include "tests/views/support/playbench.h"
#include "views/boards/gridboard.h"
#include "views/boards/heapsboard.h"
#include "views/boards/rowboard.h"
#include "views/play/boardarea.h"
#include "views/play/boardcard.h"
#include "views/play/gamelist.h"
#include "views/play/hintpanel.h"
#include "views/play/playcommands.h"
#include "views/theme/theme.h"
#include "views/widgets/linklabel.h"

#include <QAction>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QMenu>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTableView>
#include <QTest>
#include <QTextDocumentFragment>
#include <QToolButton>

using namespace mexplorer;

class PlayViewTest : public QObject, private samples::PlayFixture
{
    Q_OBJECT

private slots:
    void initTestCase() { Theme::instance().setReducedMotion(true); }
    void init();
    void cleanup();
    void kayles7ByMouse();
    void matrixByKeyboard();
    void undoAllAndRedoAll();
    void hintTellsInStages();
    void hintTellsAllMovesInASmallWindow();
    void thinkingTimeIsSetByKeys();
    void hintMarksTheBoards();
    void gameListLeadsBack();
    void resultSaysWhereItWentWrong();
    void everyBoardOfASum();
    void valuesOnlyWhenAsked();
    void sidesAndConvention();
    void editsThePosition();
    void newPositionsGiveTheBoardTheKeys();
    void earlierGamesComeBack();
    void allMovesAreListed();
    void playsHeapsTooLargeForAPosition();
    void moreComponentsThanBoards();
    void tabReachesBoardsAndPanel();

private:
    static QString plain(const QLabel *label) { return QTextDocumentFragment::fromHtml(label->text()).toPlainText(); }
    template <class Board> Board *board(std::size_t index)
    {
        return m_view->findChild<Board *>(QString("board%1").arg(index));
    }
    template <class Widget> Widget *find(const QString &name) { return m_view->findChild<Widget *>(name); }
    void clickElement(SelectingBoard *board, int element)
    {
        QTest::mouseClick(board, Qt::LeftButton, {}, board->pieceRect(element).center().toPoint());
    }
    QString position() const { return m_match->position().text(); }
    /// Takes the first pin, whenever it is a human's turn, until the game is over.
    void playKaylesToTheEnd();
};

void PlayViewTest::init()
{
    showView();
    m_view->activateWindow();
}

void PlayViewTest::cleanup()
{
    dropView();
}

void PlayViewTest::playKaylesToTheEnd()
{
    while (!m_match->isOver()) {
        auto *row = board<RowBoard>(0);
        int slot = 0;
        while (!row->pins()[static_cast<std::size_t>(slot)])
            ++slot;
        const auto ply = m_match->ply();
        clickElement(row, RowBoard::pinPiece(slot));
        QVERIFY(m_match->ply() > ply);
        QTRY_VERIFY(m_match->isHumanTurn() || m_match->isOver());
    }
}

void PlayViewTest::kayles7ByMouse()
{
    open("kayles:7");
    playKaylesToTheEnd();
    QVERIFY(m_match->record().isOver());
    QTRY_VERIFY(find<QLabel>("resultHeadline")->isVisible());
    const QString headline = find<QLabel>("resultHeadline")->text();
    QCOMPARE(headline, m_match->record().winner() == Player::First ? QString("You won.") : QString("The solver won."));
    // The selection in the graph has followed to the end.
    QCOMPARE(m_session->exploration()->selectedPosition().text(), QString("kayles:0"));
    // Undoes all moves by keyboard.
    while (m_match->canUndo())
        QTest::keyClick(board<RowBoard>(0), Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(position(), QString("kayles:7"));
    QVERIFY(!find<QWidget>("resultPanel")->isVisible());
    QCOMPARE(m_session->exploration()->selected(), GameGraph::root());
    // Redoes them.
    while (m_match->canRedo())
        QTest::keyClick(board<RowBoard>(0), Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
    QVERIFY(m_match->isOver());
    QTRY_VERIFY(find<QWidget>("resultPanel")->isVisible());
}

void PlayViewTest::matrixByKeyboard()
{
    open("matrix:111/111");
    auto *matrix = board<MatrixBoard>(0);
    QVERIFY(matrix);
    matrix->setFocus();
    // Taking the middle column leads to two equal columns, a P-position.
    QTest::keyClick(matrix, Qt::Key_Right);
    QTest::keyClick(matrix, Qt::Key_Right);
    QTest::keyClick(matrix, Qt::Key_Down, Qt::ShiftModifier);
    QTest::keyClick(matrix, Qt::Key_Return);
    QCOMPARE(m_match->record().position(1).text(), QString("matrix:101/101"));
    // Then copies the solver's move in the other column.
    while (!m_match->isOver()) {
        QTRY_VERIFY(m_match->isHumanTurn());
        const quint64 cells = m_match->position().components[0].cells[0];
        // Moves to the first 1 and extends the selection down as far as the other column was emptied.
        const bool both = (cells & 0b001001) == 0b001001 || (cells & 0b100100) == 0b100100;
        int cell = 0;
        while (!((cells >> cell) & 1))
            ++cell;
        QTest::keyClick(matrix, Qt::Key_Home);
        QCOMPARE(matrix->selection(), (Span{cell, cell}));
        if (both && std::popcount(cells) == 2)
            QTest::keyClick(matrix, Qt::Key_Down, Qt::ShiftModifier);
        QTest::keyClick(matrix, Qt::Key_Return);
        QTRY_VERIFY(m_match->isHumanTurn() || m_match->isOver());
    }
    QCOMPARE(m_match->record().winner(), std::optional(Player::First));
}

void PlayViewTest::undoAllAndRedoAll()
{
    m_match->setSides({Side::Human, Side::Human});
    open("nim:3,4,5");
    clickElement(board<HeapsBoard>(0), 1);
    clickElement(board<HeapsBoard>(1), 0);
    clickElement(board<HeapsBoard>(2), 1);
    clickElement(board<HeapsBoard>(0), 0);
    clickElement(board<HeapsBoard>(2), 0);
    QVERIFY(m_match->isOver());
    QCOMPARE(m_match->record().length(), std::size_t(5));
    auto *undo = (*m_view->commands())[PlayCommands::undo];
    auto *redo = (*m_view->commands())[PlayCommands::redo];
    while (undo->isEnabled())
        undo->trigger();
    QCOMPARE(position(), QString("nim:3,4,5"));
    QCOMPARE(board<HeapsBoard>(2)->component().cells, CellVector{5});
    while (redo->isEnabled())
        redo->trigger();
    QCOMPARE(position(), QString("nim:0,0,0"));
    QCOMPARE(find<QLabel>("resultHeadline")->text(), QString("The first player won."));
}

void PlayViewTest::hintTellsInStages()
{
    open("nim:3,4,5");
    auto *button = find<QPushButton>("hintButton");
    auto *text = find<QLabel>("hintText");
    QVERIFY(!text->isVisible());
    QTest::mouseClick(button, Qt::LeftButton);
    QTRY_COMPARE(text->text(), QString("This position is won for you: 3 ⊕ 4 ⊕ 5 = 2, not 0."));
    QTest::mouseClick(button, Qt::LeftButton);
    QVERIFY(text->text().endsWith("There is one winning move, in component 1."));
    QTest::mouseClick(button, Qt::LeftButton);
    QVERIFY2(plain(text).contains("One of these wins:"), qPrintable(plain(text)));
    QTest::mouseClick(button, Qt::LeftButton);
    QVERIFY2(plain(text).endsWith("This move wins: 3 → 1"), qPrintable(plain(text)));
    QTest::mouseClick(button, Qt::LeftButton);
    QVERIFY(plain(text).contains("3 → 1 changes the value of component 1 from 3 to 1, and 1 ⊕ 4 ⊕ 5 = 0."));
    QVERIFY(!button->isEnabled());
    clickElement(board<HeapsBoard>(0), 1);
    QVERIFY(!text->isVisible());
}

/// In a small window, too, every winning move of a hint can be read.
void PlayViewTest::hintTellsAllMovesInASmallWindow()
{
    m_view->resize(560, 560);
    open("nim:3,5,7 + kayles:5 + matrix:3x3");
    const std::size_t winning = m_match->assessment().analysis->winningMoves.size();
    QVERIFY(winning > 5);
    auto *text = find<QLabel>("hintText");
    for (int stage = 0; stage < int(Hints::Stage::Reason); ++stage) {
        QTest::mouseClick(find<QPushButton>("hintButton"), Qt::LeftButton);
        QTRY_VERIFY(text->isVisible());
    }
    QCOMPARE(text->text().count("• "), qsizetype(winning));
    QTRY_VERIFY(text->height() >= text->heightForWidth(text->width()));
    auto *area = m_view->findChild<QWidget *>("playPanel")->findChild<QScrollArea *>();
    QVERIFY(text->width() <= area->viewport()->width());
    QVERIFY(area->widget()->height() - area->viewport()->height() <= area->verticalScrollBar()->maximum());
}

void PlayViewTest::thinkingTimeIsSetByKeys()
{
    open("kayles:5");
    auto *seconds = find<QSpinBox>("thinkingTimeMs");
    QCOMPARE(seconds->value(), m_match->solverSettings()->thinkingTimeMs() / 1000);
    seconds->setFocus();
    QTest::keyClick(seconds, Qt::Key_Up);
    QCOMPARE(m_match->solverSettings()->thinkingTimeMs(), 11'000);
    seconds->selectAll();
    QTest::keyClicks(seconds, "45");
    QTest::keyClick(seconds, Qt::Key_Return);
    QCOMPARE(m_match->solverSettings()->thinkingTimeMs(), 45'000);
    m_match->solverSettings()->setThinkingTimeMs(3000);
    QCOMPARE(seconds->value(), 3);
}

void PlayViewTest::hintMarksTheBoards()
{
    open("nim:3,4,5");
    auto *hints = m_session->hints();
    hints->showMore();
    QTRY_VERIFY(find<QLabel>("hintText")->isVisible());
    hints->showMore();
    QVERIFY(board<HeapsBoard>(0)->hints().empty());
    hints->showMore();
    QVERIFY(board<HeapsBoard>(0)->hints().size() > 1);
    hints->showMore();
    QCOMPARE(board<HeapsBoard>(0)->hints(), (std::vector<CellVector>{{1}}));
    // The move under the pointer or the keyboard's mark is highlighted.
    QVERIFY(!board<HeapsBoard>(0)->hintFocus());
    auto *text = find<LinkLabel>("hintText");
    text->setFocus(Qt::TabFocusReason);
    QCOMPARE(text->markedLink(), QString("0"));
    QCOMPARE(board<HeapsBoard>(0)->hintFocus(), (std::vector<CellVector>{{1}}));
    QCOMPARE(board<HeapsBoard>(1)->hintFocus(), std::vector<CellVector>());
    board<HeapsBoard>(1)->setFocus();
    QVERIFY(!board<HeapsBoard>(0)->hintFocus());
    QVERIFY(board<HeapsBoard>(1)->hints().empty());
}

void PlayViewTest::gameListLeadsBack()
{
    open("kayles:7");
    clickElement(board<RowBoard>(0), RowBoard::pinPiece(1));
    QTRY_COMPARE(m_match->ply(), std::size_t(2));
    auto *list = find<QTableView>("gameList");
    QCOMPARE(list->model()->rowCount(), 3);
    QCOMPARE(list->currentIndex().row(), 2);
    const auto cell = [&](int row, int column) { return list->model()->index(row, column).data().toString(); };
    QCOMPARE(cell(1, GameListModel::WhoColumn), QString("You"));
    QCOMPARE(cell(1, GameListModel::MoveColumn), QString("7 → 5,1"));
    QTRY_VERIFY(m_match->record().assessment(2).analysis);
    for (const int row : {0, 1, 2}) // the players aren't shown
        QCOMPARE(cell(row, GameListModel::ValueColumn), QString("–"));
    (*m_view->commands())[PlayCommands::values]->trigger();
    QCOMPARE(cell(0, GameListModel::ValueColumn), QString("2 · N"));
    QTRY_COMPARE(cell(1, GameListModel::ValueColumn), QString("5 · N ?"));
    QTRY_COMPARE(cell(2, GameListModel::ValueColumn), QString("0 · P"));
    const QRect row = list->visualRect(list->model()->index(1, GameListModel::MoveColumn));
    QTest::mouseClick(list->viewport(), Qt::LeftButton, {}, row.center());
    QCOMPARE(m_match->ply(), std::size_t(1));
    QCOMPARE(position(), QString("kayles:5,1"));
    // It is the solver's turn there: it waits for the button.
    auto *ask = find<QPushButton>("letSolverMove");
    QVERIFY(ask->isVisible());
    QTest::mouseClick(ask, Qt::LeftButton);
    QTRY_COMPARE(m_match->ply(), std::size_t(2));
    QVERIFY(!ask->isVisible());
}

void PlayViewTest::resultSaysWhereItWentWrong()
{
    open("nim:3");
    clickElement(board<HeapsBoard>(0), 2);
    QTRY_VERIFY(m_match->isOver());
    QTRY_VERIFY(find<QLabel>("resultBlame")->text().startsWith("You went wrong at move 1, 3\u00a0\u2192\u00a02"));
    QTest::mouseClick(find<QPushButton>("goThere"), Qt::LeftButton);
    QCOMPARE(m_match->ply(), std::size_t(0));
    QVERIFY(!find<QWidget>("resultPanel")->isVisible());
    // The comment contains only that it was a mistake.
    QCOMPARE(find<QLabel>("comment")->text(), QString("You went wrong here, by 3 → 2. Another try?"));
    const QAbstractItemModel *list = find<QTableView>("gameList")->model();
    for (int row = 0; row < list->rowCount(); ++row) {
        const QModelIndex value = list->index(row, GameListModel::ValueColumn);
        QCOMPARE(value.data().toString(), QString("–"));
        QCOMPARE(value.data(Qt::AccessibleTextRole).toString(), QString("–"));
        QVERIFY(!value.data(Qt::ToolTipRole).toString().contains("win"));
        QVERIFY(!list->index(row, GameListModel::MoveColumn).data(Qt::ToolTipRole).toString().contains("win"));
    }
    clickElement(board<HeapsBoard>(0), 0);
    QTRY_COMPARE(find<QLabel>("resultHeadline")->text(), QString("You won."));
    // The lost line is stored as a variation.
    QCOMPARE(m_match->tree().children(rootNode).size(), std::size_t(2));
    QTest::mouseClick(find<QPushButton>("playAgain"), Qt::LeftButton);
    QCOMPARE(position(), QString("nim:3"));
}

void PlayViewTest::everyBoardOfASum()
{
    open("kayles:5 + matrix:2x2 + nim:3 + wythoff:(1,2) + chomp:2x2 + divide{2,3}:9 + cram:2x2 + grundy:5");
    QCOMPARE(find<BoardArea>("boardArea")->cards().size(), std::size_t(8));
    for (const BoardCard *card : find<BoardArea>("boardArea")->cards()) {
        QVERIFY(card->board()->isPlayable());
        QVERIFY(card->isVisible());
    }
    clickElement(board<MatrixBoard>(1), 0);
    QCOMPARE(m_match->record().moves()[0].component, std::size_t(1));
    QCOMPARE(m_match->record().moves()[0].text, QString("11/11 -> 01/11"));
}

void PlayViewTest::valuesOnlyWhenAsked()
{
    open("kayles:5 + nim:3");
    const auto valueShown = [&] {
        for (const QLabel *label : m_view->findChild<BoardCard *>("boardCard0")->findChildren<QLabel *>()) {
            if (label->isVisible() && label->text() == "value 4")
                return true;
        }
        return false;
    };
    QVERIFY(!valueShown());
    (*m_view->commands())[PlayCommands::values]->trigger();
    QVERIFY(valueShown());
}

void PlayViewTest::sidesAndConvention()
{
    open("nim:1,3");
    // Swapping makes the solver start.
    QTest::mouseClick(m_view->findChild<QWidget *>("swapSides"), Qt::LeftButton);
    QCOMPARE(m_match->sides(), (Sides{Side::Solver, Side::Human}));
    QTRY_COMPARE(m_match->ply(), std::size_t(1));
    QCOMPARE(position(), QString("nim:1,1"));
    m_session->exploration()->setConvention(Convention::Misere);
    QTRY_VERIFY(m_match->assessment().isMade());
    QCOMPARE(m_match->assessment().analysis->outcome, Outcome::N);
    auto *first = find<QComboBox>("firstSide");
    first->setFocus();
    QTest::keyClick(first, Qt::Key_Up);
    QCOMPARE(m_match->sides(), (Sides{Side::Human, Side::Human}));
}

void PlayViewTest::editsThePosition()
{
    open("nim:3,4");
    (*m_view->commands())[PlayCommands::edit]->trigger();
    auto *line = find<QLineEdit>("positionLine");
    QVERIFY(line->isVisible());
    QCOMPARE(line->text(), QString("nim:3,4"));
    line->setText("kayles:7x");
    QTRY_VERIFY(find<QLabel>("positionProblem")->text().contains("column 9"));
    QTest::keyClick(line, Qt::Key_Return);
    QCOMPARE(position(), QString("nim:3,4"));
    line->setText("kayles:6");
    QTest::mouseClick(find<QPushButton>("positionAccept"), Qt::LeftButton);
    QCOMPARE(position(), QString("kayles:6"));
    QCOMPARE(m_session->exploration()->expression(), QString("kayles:6"));
    QVERIFY(board<RowBoard>(0));
    QVERIFY(!line->isVisible());
}

/// After a new position the board has the focus.
void PlayViewTest::newPositionsGiveTheBoardTheKeys()
{
    open("kayles:7");
    (*m_view->commands())[PlayCommands::edit]->trigger();
    auto *line = find<QLineEdit>("positionLine");
    QTRY_VERIFY(line->hasFocus());
    line->setText("nim:3,4");
    QTest::keyClick(line, Qt::Key_Return);
    QTRY_VERIFY(m_view->findChild<QWidget *>("board0")->hasFocus());
    find<QPushButton>("hintButton")->setFocus();
    (*m_view->commands())[PlayCommands::random]->trigger();
    QTRY_VERIFY(m_view->findChild<QWidget *>("board0")->hasFocus());
}

void PlayViewTest::earlierGamesComeBack()
{
    m_match->setSides({Side::Human, Side::Human});
    open("nim:3,4");
    clickElement(board<HeapsBoard>(0), 0);
    (*m_view->commands())[PlayCommands::random]->trigger();
    QVERIFY(m_match->record().length() == 0);
    const QMenu *games = nullptr;
    for (const QMenu *menu : m_view->findChildren<QMenu *>())
        games = menu->title() == "Earlier games" ? menu : games;
    QVERIFY(games);
    QCOMPARE(games->actions().size(), 1);
    QCOMPARE(games->actions().front()->text(), QString("nim:3,4, 1 move"));
    games->actions().front()->trigger();
    QCOMPARE(position(), QString("nim:0,4"));
}

void PlayViewTest::allMovesAreListed()
{
    open("kayles:5");
    auto *row = board<RowBoard>(0);
    row->setFocus();
    m_view->findChild<BoardCard *>("boardCard0")->showAllMoves();
    auto *list = m_view->findChild<QListView *>("followers");
    QTRY_VERIFY(list && list->isVisible());
    QCOMPARE(list->model()->rowCount(), 5); // 4; 3,1; 2,2; 3; 2,1
    QTest::keyClick(list, Qt::Key_Down);
    QTest::keyClick(list, Qt::Key_Return);
    QVERIFY(m_match->record().length() > 0);
}

/// Heaps of more than a thousand million tokens are played by their moves, or by what a typed move leaves.
void PlayViewTest::playsHeapsTooLargeForAPosition()
{
    const auto text = [this] { return plain(find<QLabel>("hintText")); };
    const auto showNext = [this] { QTest::mouseClick(find<QPushButton>("hintButton"), Qt::LeftButton); };
    open("subtraction{1-3}:999999999999999999"); // 3 modulo 4
    showNext();
    QTRY_COMPARE(text(), QString("This position is won for you: its value is 3, not 0."));
    auto *list = m_view->findChild<QListView *>("followers");
    QVERIFY(list && list->isVisible());
    QCOMPARE(list->model()->rowCount(), 3);
    list->setFocus();
    QTest::keyClick(list, Qt::Key_Down);
    QTest::keyClick(list, Qt::Key_Down);
    QTest::keyClick(list, Qt::Key_Return);
    QTRY_COMPARE(m_match->ply(), std::size_t(2)); // the solver has answered
    QTRY_VERIFY(m_match->assessment().isMade());
    QCOMPARE(m_match->record().outcome(2), Outcome::N);
    QVERIFY(m_match->record().position(1).text().endsWith(":999999999999999996"));

    open("nim:1000000000000000000,123456789012345");
    showNext();
    QTRY_VERIFY2(text().contains("won for you"), qPrintable(text()));
    list = m_view->findChild<BoardCard *>("boardCard0")->findChild<QListView *>("followers");
    QVERIFY(list);
    auto *filter = m_view->findChild<BoardCard *>("boardCard0")->findChild<QLineEdit *>("followerFilter");
    filter->setFocus();
    QTest::keyClicks(filter, "123456789012345");
    QTest::keyClick(filter, Qt::Key_Return);
    QTRY_VERIFY(m_match->ply() > 0);
    QCOMPARE(m_match->record().position(1).text(), QString("nim:123456789012345,123456789012345"));
    QTRY_COMPARE(m_match->record().outcome(1), Outcome::P);
}

void PlayViewTest::moreComponentsThanBoards()
{
    open("120*nim:1");
    QTRY_COMPARE(find<BoardArea>("boardArea")->cards().size(), BoardArea::maxBoards);
    clickElement(board<HeapsBoard>(99), 0);
    QCOMPARE(m_match->record().moves()[0].component, std::size_t(99));
}

void PlayViewTest::tabReachesBoardsAndPanel()
{
    open("kayles:5 + nim:3");
    QSet<QString> reached;
    find<QPushButton>("hintButton")->setFocus();
    for (int i = 0; i < 40; ++i) {
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
        reached << QApplication::focusWidget()->objectName();
    }
    for (const char *name : {"board0", "board1", "hintButton", "gameList", "firstSide", "thinkingTimeMs"})
        QVERIFY2(reached.contains(name), name);
}

MEXPLORER_TEST(PlayViewTest)
#include "tst_playview.moc"
