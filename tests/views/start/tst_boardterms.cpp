// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/notation/expression.h"
#include "tests/testfiles.h"
#include "tests/testprogram.h"
#include "tests/views/support/termediting.h"
#include "views/boards/rowboard.h"
#include "views/start/numberbox.h"

#include <QPushButton>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QWheelEvent>

using namespace mexplorer;

/// Tests the editors of single boards: typing, their buttons, and loading.
class TestBoardTerms : public QObject, protected ShownEditor
{
    Q_OBJECT

private slots:
    void cleanup() { m_editor.reset(); }
    void pairIsTyped();
    void gridIsSetUp_data();
    void gridIsSetUp();
    void coinsAreSetUp();
    void heapsAreSetUp();
    void largeHeapsAreTyped();
    void rowsAreSetUp();
    void largeRowsAreTyped();
    void queenIsSetUp();
    void chocolateIsSetUp();
    void textsAreSetUp();
    void boardsCanBeEdited();
    void randomCellsAreOneChange();
    void sizeIsTyped();
    void sizeShowsWhatIsLoaded();
    void graphFileAndVertex();
    void narrowBoardsKeepTheirLength_data();
    void narrowBoardsKeepTheirLength();

private:
    void click(int piece)
    {
        auto *board = find<BoardWidget>("board");
        QTest::mouseClick(board, Qt::LeftButton, {}, board->pieceRect(piece).center().toPoint());
    }
    void press(std::initializer_list<Qt::Key> keys)
    {
        auto *board = find<BoardWidget>("board");
        board->setFocus();
        for (const Qt::Key key : keys)
            QTest::keyClick(board, key);
    }
    void turnWheel(int piece, int turn)
    {
        auto *board = find<BoardWidget>("board");
        const QPointF at = board->pieceRect(piece).center();
        QWheelEvent wheel(at, board->mapToGlobal(at), {}, QPoint(0, turn), Qt::NoButton, {}, Qt::NoScrollPhase, false);
        QApplication::sendEvent(board, &wheel);
    }
    static QPushButton *buttonOf(const TermEditor *editor, const QString &text)
    {
        for (QPushButton *button : editor->findChildren<QPushButton *>()) {
            if (QString(button->text()).remove(u'&') == text)
                return button;
        }
        return nullptr;
    }
};

void TestBoardTerms::pairIsTyped()
{
    TermEditor *editor = show(QStringLiteral("wythoff"));
    QVERIFY(editor);
    QSignalSpy changed(editor, &TermEditor::changed);
    type(find<NumberBox>("pairFirst"), 8);
    type(find<NumberBox>("pairSecond"), 13);
    QCOMPARE(editor->text(), QStringLiteral("wythoff:(8,13)"));
    QCOMPARE(changed.size(), 3);
    type(find<NumberBox>("pairFirst"), 0);
    type(find<NumberBox>("pairSecond"), 0);
    QCOMPARE(editor->text(), QStringLiteral("wythoff:(0,0)"));
    QVERIFY(parsePosition(editor->text()).ok());
}

void TestBoardTerms::gridIsSetUp_data()
{
    QTest::addColumn<QString>("family");
    QTest::newRow("matrix") << QStringLiteral("matrix");
    QTest::newRow("cram") << QStringLiteral("cram");
}

void TestBoardTerms::gridIsSetUp()
{
    QFETCH(QString, family);
    TermEditor *editor = show(family);
    QVERIFY(editor);
    type(find<QSpinBox>("gridRows"), 2);
    type(find<QSpinBox>("gridColumns"), 3);
    QCOMPARE(editor->text(), family + QStringLiteral(":111/111"));
    const auto press = [editor](const QString &text) { QTest::mouseClick(buttonOf(editor, text), Qt::LeftButton); };
    press(QStringLiteral("All 0"));
    QCOMPARE(editor->text(), family + QStringLiteral(":000/000"));
    auto *grid = find<BoardWidget>("board");
    grid->setFocus();
    for (const int key : {Qt::Key_Home, Qt::Key_Up, Qt::Key_Left, Qt::Key_Left, Qt::Key_Left, Qt::Key_Space,
                          Qt::Key_Right, Qt::Key_Right, Qt::Key_Down, Qt::Key_Space})
        QTest::keyClick(grid, static_cast<Qt::Key>(key));
    QCOMPARE(editor->text(), family + QStringLiteral(":100/001"));
    type(find<QSpinBox>("gridRows"), 3); // new cells are 1, the others don't change
    QCOMPARE(editor->text(), family + QStringLiteral(":100/001/111"));
    press(QStringLiteral("All 1"));
    QCOMPARE(editor->text(), family + QStringLiteral(":111/111/111"));
}

void TestBoardTerms::coinsAreSetUp()
{
    for (const char *family : {"turtles", "mockturtles", "ruler"}) {
        const QString name = QLatin1String(family);
        TermEditor *editor = show(name);
        QVERIFY(editor);
        QCOMPARE(editor->text(), findFamily(name)->example);
        type(find<QSpinBox>("gridColumns"), 3);
        QCOMPARE(editor->text(), findFamily(name)->example.first(name.size() + 4)); // the coins that are kept
        type(find<QSpinBox>("gridColumns"), 5);
        QVERIFY(editor->text().endsWith(QStringLiteral("HH")));
        QTest::mouseClick(buttonOf(editor, QStringLiteral("All Tails")), Qt::LeftButton);
        QCOMPARE(editor->text(), name + QStringLiteral(":TTTTT"));
        auto *coins = find<BoardWidget>("board");
        QVERIFY(!coins->findChild<QPushButton *>()->isVisible()); // it makes moves
        QTest::mouseClick(coins, Qt::LeftButton, {}, coins->pieceRect(3).center().toPoint());
        QCOMPARE(editor->text(), name + QStringLiteral(":TTTHT"));
        coins->setFocus();
        for (const int key : {Qt::Key_Home, Qt::Key_Space, Qt::Key_Right, Qt::Key_Space})
            QTest::keyClick(coins, static_cast<Qt::Key>(key));
        QCOMPARE(editor->text(), name + QStringLiteral(":HHTHT"));
        QTest::keyClick(coins, Qt::Key_Space);
        QCOMPARE(editor->text(), name + QStringLiteral(":HTTHT"));
        QTest::mouseClick(buttonOf(editor, QStringLiteral("All Heads")), Qt::LeftButton);
        QCOMPARE(editor->text(), name + QStringLiteral(":HHHHH"));
    }
}

void TestBoardTerms::heapsAreSetUp()
{
    TermEditor *editor = show(QStringLiteral("nim"));
    QVERIFY(editor);
    editor->load(parsePosition(QStringLiteral("nim:3,4"))->components);
    QSignalSpy changed(editor, &TermEditor::changed);
    click(5); // ten places for each heap
    QCOMPARE(editor->text(), QStringLiteral("nim:6,4"));
    QCOMPARE(find<NumberBox>("heap0")->value(), 6);
    click(11); // the second token of the second heap, and the tokens above it
    QCOMPARE(editor->text(), QStringLiteral("nim:6,1"));
    click(10);
    QCOMPARE(editor->text(), QStringLiteral("nim:6,0"));
    QCOMPARE(changed.size(), 3);
    press({Qt::Key_Home, Qt::Key_Plus, Qt::Key_Plus, Qt::Key_Minus});
    QCOMPARE(editor->text(), QStringLiteral("nim:7,0"));
    press({Qt::Key_Home, Qt::Key_Up, Qt::Key_Space, Qt::Key_Right, Qt::Key_Space});
    QCOMPARE(editor->text(), QStringLiteral("nim:8,8"));
    turnWheel(12, -120);
    QCOMPARE(editor->text(), QStringLiteral("nim:8,7"));
    type(find<NumberBox>("heap1"), 2);
    QCOMPARE(find<BoardWidget>("board")->component().cells, (CellVector{8, 2}));
    QVERIFY(parsePosition(editor->text()).ok());
}

/// Heaps that can't be drawn have only their fields.
void TestBoardTerms::largeHeapsAreTyped()
{
    TermEditor *editor = show(QStringLiteral("nim"));
    QVERIFY(editor);
    type(find<NumberBox>("heap0"), 1'000'000);
    QVERIFY(!find<BoardWidget>("board"));
    QCOMPARE(editor->text(), QStringLiteral("nim:1000000"));
    type(find<NumberBox>("heap0"), 30);
    QVERIFY(find<BoardWidget>("board"));
    editor = show(QStringLiteral("wythoff"));
    QVERIFY(editor);
    type(find<NumberBox>("pairFirst"), 1000);
    QVERIFY(!find<BoardWidget>("board"));
    QCOMPARE(editor->text(), QStringLiteral("wythoff:(1000,5)"));
    type(find<NumberBox>("pairSecond"), maxLargeHeap);
    QCOMPARE(editor->text(), QStringLiteral("wythoff:(1000,1000000000000000000)"));
    const Position loaded = *parseWithLargeHeaps(QStringLiteral("wythoff:(4000000000,5)"));
    editor->load(loaded.components);
    QCOMPARE(find<NumberBox>("pairSecond")->value(), 4'000'000'000);
    type(find<NumberBox>("pairFirst"), 7);
    QCOMPARE(editor->text(), QStringLiteral("wythoff:(7,4000000000)"));
}

void TestBoardTerms::rowsAreSetUp()
{
    TermEditor *editor = show(QStringLiteral("kayles"));
    QVERIFY(editor);
    editor->load(parsePosition(QStringLiteral("kayles:3,4"))->components);
    const auto pin = [](int row, int number) { return RowBoard::pinPiece(20 * row + number); }; // from 0
    QSignalSpy changed(editor, &TermEditor::changed);
    click(pin(0, 5));
    QCOMPARE(editor->text(), QStringLiteral("kayles:6,4"));
    QCOMPARE(find<NumberBox>("heap0")->value(), 6);
    click(pin(1, 1)); // the second pin of the second row, and the pins after it
    QCOMPARE(editor->text(), QStringLiteral("kayles:6,1"));
    click(pin(1, 0));
    QCOMPARE(editor->text(), QStringLiteral("kayles:6,0"));
    QCOMPARE(changed.size(), 3);
    auto *board = find<BoardWidget>("board");
    const auto at = [&](int piece) { return board->pieceRect(piece).center().toPoint(); };
    QTest::mousePress(board, Qt::LeftButton, {}, at(pin(1, 0))); // a drag fills the pins that it crosses
    QTest::mouseMove(board, at(pin(1, 3)));
    QTest::mouseRelease(board, Qt::LeftButton, {}, at(pin(1, 3)));
    QCOMPARE(editor->text(), QStringLiteral("kayles:6,4"));
    press({Qt::Key_Home, Qt::Key_Plus, Qt::Key_Plus, Qt::Key_Minus});
    QCOMPARE(editor->text(), QStringLiteral("kayles:7,4"));
    press({Qt::Key_Home, Qt::Key_Right, Qt::Key_Space, Qt::Key_Down, Qt::Key_Space});
    QCOMPARE(editor->text(), QStringLiteral("kayles:8,8"));
    QVERIFY(board->isPieceSelected(pin(1, 7)));
    turnWheel(pin(1, 2), -120);
    QCOMPARE(editor->text(), QStringLiteral("kayles:8,7"));
    press({Qt::Key_Home, Qt::Key_Left, Qt::Key_Left, Qt::Key_Left}); // the pins that Space would remove are marked
    QVERIFY(!board->isPieceSelected(pin(0, 3)));
    QVERIFY(board->isPieceSelected(pin(0, 4)) && board->isPieceSelected(pin(0, 7)));
    QVERIFY(!board->isPieceSelected(pin(1, 4)));
    type(find<NumberBox>("heap1"), 2);
    QCOMPARE(find<BoardWidget>("board")->component().cells, (CellVector{8, 2}));
    QVERIFY(parsePosition(editor->text()).ok());
}

void TestBoardTerms::largeRowsAreTyped()
{
    TermEditor *editor = show(QStringLiteral("kayles"));
    QVERIFY(editor);
    click(RowBoard::pinPiece(19)); // the last place of the line, after which another line is added
    QCOMPARE(editor->text(), QStringLiteral("kayles:20"));
    const QRectF last = find<BoardWidget>("board")->pieceRect(RowBoard::pinPiece(19));
    click(RowBoard::pinPiece(24));
    QCOMPARE(editor->text(), QStringLiteral("kayles:25"));
    QCOMPARE(find<BoardWidget>("board")->pieceRect(RowBoard::pinPiece(19)), last); // not moved
    type(find<NumberBox>("heap0"), 99);
    press({Qt::Key_Home, Qt::Key_Plus, Qt::Key_Plus});
    QCOMPARE(editor->text(), QStringLiteral("kayles:100")); // the maximum
    type(find<NumberBox>("heap0"), 1000);
    QVERIFY(!find<BoardWidget>("board"));
    QCOMPARE(editor->text(), QStringLiteral("kayles:1000"));
    type(find<NumberBox>("heap0"), 0);
    click(RowBoard::pinPiece(2));
    QCOMPARE(editor->text(), QStringLiteral("kayles:3"));
}

void TestBoardTerms::queenIsSetUp()
{
    TermEditor *editor = show(QStringLiteral("wythoff"));
    QVERIFY(editor);
    click(11 * 8 + 2); // row 8, column 2 of eleven
    QCOMPARE(editor->text(), QStringLiteral("wythoff:(8,2)"));
    QCOMPARE(find<NumberBox>("pairFirst")->value(), 8);
    QCOMPARE(find<NumberBox>("pairSecond")->value(), 2);
    press({Qt::Key_Home, Qt::Key_Right, Qt::Key_Space});
    QCOMPARE(editor->text(), QStringLiteral("wythoff:(8,3)"));
    press({Qt::Key_Space}); // already there
    QCOMPARE(editor->text(), QStringLiteral("wythoff:(8,3)"));
}

void TestBoardTerms::chocolateIsSetUp()
{
    TermEditor *editor = show(QStringLiteral("chomp"));
    QVERIFY(editor);
    click(8 * 1 + 1); // the second column of eight rows, its second square
    QCOMPARE(editor->text(), QStringLiteral("chomp:3,1,1,1"));
    click(8 * 4 + 1); // outside the bar
    QCOMPARE(editor->text(), QStringLiteral("chomp:3,2,2,2,2"));
    QCOMPARE(find<NumberBox>("sizeColumns")->value(), 5);
    click(0); // remains
    QCOMPARE(editor->text(), QStringLiteral("chomp:3,2,2,2,2"));
    type(find<NumberBox>("sizeRows"), 2);
    QCOMPARE(editor->text(), QStringLiteral("chomp:2x5"));
    QCOMPARE(find<BoardWidget>("board")->component().cells, (CellVector{2, 2, 2, 2, 2}));
}

void TestBoardTerms::textsAreSetUp()
{
    TermEditor *editor = show(QStringLiteral("moore"));
    QVERIFY(editor);
    type(find<QLineEdit>("termPosition"), QStringLiteral("(5,4,3)"));
    click(10); // the second heap's first token
    QCOMPARE(editor->text(), QStringLiteral("moore{2}:(5,0,3)"));
    QVERIFY(parsePosition(editor->text()).ok());
    type(find<QLineEdit>("termPosition"), QStringLiteral("(5,"));
    QVERIFY(!find<BoardWidget>("board"));
    editor = show(QStringLiteral("fibonacci"));
    QVERIFY(editor);
    click(6);
    QCOMPARE(editor->text(), QStringLiteral("fibonacci:6"));
}

/// All boards except those of games played from a list of moves, and graphs, which are files.
void TestBoardTerms::boardsCanBeEdited()
{
    const QSet<QString> others = {QStringLiteral("divide"), QStringLiteral("hex"),   QStringLiteral("row"),
                                  QStringLiteral("board"),  QStringLiteral("graph"), QStringLiteral("tartan")};
    for (const Family &family : catalogue()) {
        QVERIFY(show(family.name));
        const auto *board = find<BoardWidget>("board");
        QVERIFY2((board == nullptr) == others.contains(family.name), qPrintable(family.name));
        QVERIFY(!board || (board->isEditable() && board->canBeEdited()));
    }
}

void TestBoardTerms::randomCellsAreOneChange()
{
    TermEditor *editor = show(QStringLiteral("matrix"));
    QVERIFY(editor);
    auto *random = editor->findChildren<QPushButton *>().last();
    QCOMPARE(random->text(), QStringLiteral("Ra&ndom"));
    QSignalSpy changed(editor, &TermEditor::changed);
    QSet<QString> seen;
    for (int i = 1; i <= 12; ++i) {
        QTest::mouseClick(random, Qt::LeftButton);
        QCOMPARE(changed.size(), i);
        QVERIFY(parsePosition(editor->text()).ok());
        seen.insert(editor->text());
    }
    QVERIFY(seen.size() > 8); // of 65,536 boards
}

void TestBoardTerms::sizeIsTyped()
{
    TermEditor *editor = show(QStringLiteral("chomp"));
    QVERIFY(editor);
    QSignalSpy changed(editor, &TermEditor::changed);
    type(find<NumberBox>("sizeRows"), 5);
    type(find<NumberBox>("sizeColumns"), 6);
    QCOMPARE(editor->text(), QStringLiteral("chomp:5x6"));
    QCOMPARE(changed.size(), 2);
}

void TestBoardTerms::sizeShowsWhatIsLoaded()
{
    TermEditor *editor = show(QStringLiteral("chomp"));
    QVERIFY(editor);
    const auto load = [editor](const QString &text) { editor->load(parsePosition(text)->components); };
    load(QStringLiteral("chomp:4,4,2"));
    QCOMPARE(editor->text(), QStringLiteral("chomp:4,4,2"));
    QCOMPARE(find<NumberBox>("sizeRows")->value(), 4);
    QCOMPARE(find<NumberBox>("sizeColumns")->value(), 3);
    // A new size makes a whole bar again, in the size of both numbers.
    type(find<NumberBox>("sizeRows"), 5);
    QCOMPARE(editor->text(), QStringLiteral("chomp:5x3"));
    load(QStringLiteral("chomp:2x20"));
    QCOMPARE(find<NumberBox>("sizeColumns")->value(), 20);
    QCOMPARE(parsePosition(editor->text())->text(), parsePosition(QStringLiteral("chomp:2x20"))->text());
}

void TestBoardTerms::graphFileAndVertex()
{
    const QTemporaryDir dir;
    const QString file =
        samples::written(dir.filePath(QStringLiteral("small.dot")), "digraph { a -> b; b -> c; a -> c; }");
    TermEditor *editor = show(QStringLiteral("graph"));
    QVERIFY(editor);
    type(find<QLineEdit>("graphPath"), dir.filePath(QStringLiteral("missing.dot")));
    QVERIFY(!parsePosition(editor->text()).ok());
    QCOMPARE(parsePosition(editor->text()).problem().column, 7); // right after "graph{"
    type(find<QLineEdit>("graphPath"), file);
    QCOMPARE(editor->text(), QStringLiteral("graph{%1}").arg(file));
    QVERIFY(parsePosition(editor->text()).ok());
    type(find<QLineEdit>("graphVertex"), QStringLiteral("b"));
    QCOMPARE(editor->text(), QStringLiteral("graph{%1}:b").arg(file));
    const Result<Position> position = parsePosition(editor->text());
    QVERIFY(position.ok());
    show(QStringLiteral("graph"))->load(position->components);
    QCOMPARE(find<QLineEdit>("graphPath")->text(), file);
    QCOMPARE(find<QLineEdit>("graphVertex")->text(), QStringLiteral("b"));
    QCOMPARE(parsePosition(m_editor->text())->text(), position->text());
}

void TestBoardTerms::narrowBoardsKeepTheirLength_data()
{
    QTest::addColumn<QString>("expression");
    QTest::newRow("wide matrix") << QStringLiteral("matrix:110110110110/011011011011");
    QTest::newRow("wide cram") << QStringLiteral("cram:") + QString(40, u'1');
    QTest::newRow("high matrix") << QStringLiteral("matrix:1/0/1/1/0/1/1/1/1/0/1/1");
}

void TestBoardTerms::narrowBoardsKeepTheirLength()
{
    QFETCH(QString, expression);
    const Result<Position> position = parsePosition(expression);
    QVERIFY(position.ok());
    m_editor.reset(makeTermEditor(*findFamily(expression.section(u':', 0, 0))));
    m_editor->load(position->components);
    QCOMPARE(m_editor->text(), expression);
}

MEXPLORER_TEST(TestBoardTerms)
#include "tst_boardterms.moc"
