// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/games/catalogue.h"
#include "model/notation/expression.h"
#include "tests/testprogram.h"
#include "tests/views/support/boardbench.h"
#include "tests/views/support/playbench.h"
#include "tests/views/support/windowwait.h"
#include "views/boards/gridboard.h"
#include "views/play/boardarea.h"
#include "views/play/playcommands.h"
#include "views/play/positioneditor.h"
#include "views/start/numberbox.h"
#include "views/theme/theme.h"

#include <QAction>
#include <QLineEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QTest>

using namespace mexplorer;

/// Tests editing of the position in place of the boards, and undoing it.
class EditModeTest : public QObject, private samples::PlayFixture
{
    Q_OBJECT

private slots:
    void initTestCase() { Theme::instance().setReducedMotion(true); }
    void init();
    void cleanup() { dropView(); }
    void boardsBecomeForms_data();
    void boardsBecomeForms();
    void cellsAreSwitchedOnTheBoard();
    void heapsAreSetBySpinBoxes();
    void escapeLeavesTheGame();
    void lineAndFormsAgree();
    void editsAreUndoneWithTheirGames();
    void anotherGameEndsIt();

private:
    template <class Widget> Widget *find(const char *name) const { return m_view->findChild<Widget *>(name); }
    QAction *command(CommandId id) const { return (*m_view->commands())[id]; }
    void edit()
    {
        command(PlayCommands::edit)->trigger();
        QVERIFY(find<PositionEditor>("positionEditor")->isVisible());
        QVERIFY(!find<BoardArea>("boardArea")->isVisible());
    }
    QString position() const { return m_match->position().text(); }
    /// Types a position and accepts it.
    void editTo(const QString &text)
    {
        edit();
        find<QLineEdit>("positionLine")->setText(text);
        QTest::mouseClick(find<QPushButton>("positionAccept"), Qt::LeftButton);
        QCOMPARE(position(), text);
    }
    GridBoard *boardOfForm() const
    {
        return qobject_cast<GridBoard *>(find<PositionEditor>("positionEditor")->findChild<BoardWidget *>());
    }
};

void EditModeTest::init()
{
    showView();
    m_view->activateWindow();
    QVERIFY(waitForWindowActive(m_view.get()));
    m_match->setSides({Side::Human, Side::Human});
}

void EditModeTest::boardsBecomeForms_data()
{
    QTest::addColumn<QString>("game");
    for (const Family &family : catalogue()) {
        if (parsePosition(family.start()))
            QTest::newRow(qPrintable(family.name)) << family.start();
    }
    QTest::newRow("sum") << "kayles:7 + matrix:0110/0000/0000/0001 + nim:3,4";
}

/// The forms have exactly the position of the boards; accepting it begins the same position again.
void EditModeTest::boardsBecomeForms()
{
    QFETCH(QString, game);
    QVERIFY(m_session->exploration()->open(game));
    const Position before = m_match->position();
    edit();
    const auto *editor = find<PositionEditor>("positionEditor");
    const Result<Position> shown = parsePosition(editor->expression());
    QVERIFY2(shown && *shown == before, qPrintable(editor->expression()));
    QTest::mouseClick(find<QPushButton>("positionAccept"), Qt::LeftButton);
    QVERIFY(!editor->isVisible());
    QVERIFY(find<BoardArea>("boardArea")->isVisible());
    QVERIFY(m_match->position() == before);
}

void EditModeTest::cellsAreSwitchedOnTheBoard()
{
    open("matrix:11/11");
    edit();
    GridBoard *board = boardOfForm();
    QVERIFY(board && board->isEditable());
    QTest::mouseClick(board, Qt::LeftButton, {}, samples::centre(*board, 0));
    QCOMPARE(find<QLineEdit>("positionLine")->text(), QString("matrix:01/11"));
    QCOMPARE(position(), QString("matrix:11/11")); // until it is accepted
    board->setFocus();
    QTest::keyClick(board, Qt::Key_Return);
    QCOMPARE(position(), QString("matrix:01/11"));
    QVERIFY(!board->isVisible());
    QTRY_VERIFY(find<QWidget>("board0")->hasFocus());
    QCOMPARE(m_session->exploration()->expression(), QString("matrix:01/11"));
}

void EditModeTest::heapsAreSetBySpinBoxes()
{
    open("nim:3,4");
    edit();
    auto *heap = find<NumberBox>("heap1");
    heap->setFocus();
    QTest::keyClick(heap, Qt::Key_Up);
    QCOMPARE(find<QLineEdit>("positionLine")->text(), QString("nim:3,5"));
    QTest::keyClick(heap, Qt::Key_Return);
    QCOMPARE(position(), QString("nim:3,5"));
}

void EditModeTest::escapeLeavesTheGame()
{
    open("matrix:11/11");
    m_match->playMove((*distinctMoves(m_match->position(), 100))[0]);
    const QString before = position();
    edit();
    GridBoard *board = boardOfForm();
    QTest::mouseClick(board, Qt::LeftButton, {}, samples::centre(*board, 0));
    board->setFocus();
    QTest::keyClick(board, Qt::Key_Escape);
    QVERIFY(find<BoardArea>("boardArea")->isVisible());
    QCOMPARE(position(), before);
    QCOMPARE(m_match->ply(), std::size_t(1));
}

void EditModeTest::lineAndFormsAgree()
{
    open("nim:3,4");
    edit();
    auto *line = find<QLineEdit>("positionLine");
    line->selectAll();
    QTest::keyClicks(line, "nim:3,4,6 + cram:2x2");
    QCOMPARE(parsePosition(find<PositionEditor>("positionEditor")->expression())->text(),
             QString("nim:3,4,6 + cram:11/11"));
    QCOMPARE(line->text(), QString("nim:3,4,6 + cram:2x2")); // as it was typed
    QVERIFY(line->hasFocus());
    QTest::keyClick(line, Qt::Key_Return);
    QCOMPARE(position(), QString("nim:3,4,6 + cram:11/11"));
}

void EditModeTest::editsAreUndoneWithTheirGames()
{
    open("nim:3,4");
    QVERIFY(m_match->play(0, {1}));
    editTo("kayles:6");
    editTo("kayles:7");
    QAction *undo = command(PlayCommands::undo);
    QAction *redo = command(PlayCommands::redo);
    QVERIFY(m_match->play(0, {3, 3}));
    undo->trigger(); // the move
    QCOMPARE(position(), QString("kayles:7"));
    undo->trigger(); // the second edit
    QCOMPARE(position(), QString("kayles:6"));
    undo->trigger();
    QCOMPARE(position(), QString("nim:1,4"));
    QCOMPARE(m_match->ply(), std::size_t(1));
    undo->trigger();
    QCOMPARE(position(), QString("nim:3,4"));
    QVERIFY(!undo->isEnabled());
    for (const char *next : {"nim:1,4", "kayles:6", "kayles:7", "kayles:3,3"}) {
        QVERIFY(redo->isEnabled());
        redo->trigger();
        QCOMPARE(position(), QString(next));
    }
    QVERIFY(!redo->isEnabled());
    // A game that is opened in another way can't be undone.
    open("cram:2x2");
    QVERIFY(!undo->isEnabled());
    QVERIFY(!redo->isEnabled());
}

void EditModeTest::anotherGameEndsIt()
{
    open("nim:3,4");
    edit();
    open("kayles:5");
    QVERIFY(!find<PositionEditor>("positionEditor")->isVisible());
    QVERIFY(find<BoardArea>("boardArea")->isVisible());
    QCOMPARE(position(), QString("kayles:5"));
}

MEXPLORER_TEST(EditModeTest)
#include "tst_editmode.moc"
