// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/notation/expression.h"
#include "tests/testprogram.h"
#include "views/boards/boardtable.h"
#include "views/boards/selectingboard.h"

#include <QMouseEvent>
#include <QSignalSpy>
#include <QTest>

#include <memory>
#include <random>

using namespace mexplorer;

/// Tests boards of cells while they are edited, as in the dialog that sets up a game: a click, a drag or Space switches
/// cells.
class TestBoardEditing : public QObject
{
    Q_OBJECT

private slots:
    void clicksSwitchOne_data() { families(); }
    void clicksSwitchOne();
    void onlyTheLeftButtonSwitches();
    void dragsMakeAllWhatTheFirstBecame_data();
    void dragsMakeAllWhatTheFirstBecame();
    void keysSwitchAnyCell_data() { families(); }
    void keysSwitchAnyCell();
    void otherKeysAreTheDialogs();

private:
    static void families()
    {
        QTest::addColumn<QString>("family");
        QTest::newRow("matrix") << QStringLiteral("matrix");
        QTest::newRow("cram") << QStringLiteral("cram");
    }

    /// Shows a board that is updated by its edits.
    void show(const QString &expression)
    {
        m_board.reset(qobject_cast<SelectingBoard *>(makeBoard(parsePosition(expression)->components.front())));
        m_board->setEditable(true);
        connect(m_board.get(), &BoardWidget::edited, m_board.get(), [board = m_board.get()](const CellVector &cells) {
            board->setComponent({board->component().rules, cells});
        });
        m_board->resize(m_board->sizeHint());
        m_board->show();
        m_board->setFocus();
    }

    QString text() const { return m_board->component().text(); }
    QPoint middle(int element) const { return m_board->pieceRect(element).center().toPoint(); }
    void dragTo(QPoint point)
    {
        QMouseEvent move(QEvent::MouseMove, point, m_board->mapToGlobal(point), Qt::NoButton, Qt::LeftButton, {});
        QApplication::sendEvent(m_board.get(), &move);
    }

    std::unique_ptr<SelectingBoard> m_board;
};

void TestBoardEditing::clicksSwitchOne()
{
    QFETCH(QString, family);
    show(family + QStringLiteral(":010/110"));
    QSignalSpy edited(m_board.get(), &BoardWidget::edited);
    QSignalSpy chosen(m_board.get(), &BoardWidget::moveChosen);
    QTest::mouseClick(m_board.get(), Qt::LeftButton, {}, middle(0));
    QTest::mouseClick(m_board.get(), Qt::LeftButton, {}, middle(4));
    QCOMPARE(text(), family + QStringLiteral(":110/100"));
    QTest::mouseClick(m_board.get(), Qt::LeftButton, {}, middle(0));
    QCOMPARE(text(), family + QStringLiteral(":010/100"));
    QCOMPARE(edited.size(), 3);
    QVERIFY(chosen.isEmpty());
}

void TestBoardEditing::onlyTheLeftButtonSwitches()
{
    show(QStringLiteral("matrix:00/00"));
    QTest::mouseClick(m_board.get(), Qt::RightButton, {}, middle(0));
    QTest::mouseClick(m_board.get(), Qt::LeftButton, {}, QPoint(1, 1)); // next to the cells
    QCOMPARE(text(), QStringLiteral("matrix:00/00"));
    m_board->setEditable(false);
    QTest::mouseClick(m_board.get(), Qt::LeftButton, {}, middle(0));
    QCOMPARE(text(), QStringLiteral("matrix:00/00"));
}

void TestBoardEditing::dragsMakeAllWhatTheFirstBecame_data()
{
    QTest::addColumn<QString>("before");
    QTest::addColumn<QString>("after");
    QTest::newRow("on") << QStringLiteral("matrix:0100/1010") << QStringLiteral("matrix:1111/1010");
    QTest::newRow("off") << QStringLiteral("matrix:1101/1010") << QStringLiteral("matrix:0000/1010");
}

void TestBoardEditing::dragsMakeAllWhatTheFirstBecame()
{
    QFETCH(QString, before);
    QFETCH(QString, after);
    show(before);
    QTest::mousePress(m_board.get(), Qt::LeftButton, {}, middle(0));
    for (const int element : {1, 2, 3, 2, 1})
        dragTo(middle(element));
    dragTo(QPoint(-30, -30)); // beyond the cells
    QTest::mouseRelease(m_board.get(), Qt::LeftButton, {}, middle(3));
    QCOMPARE(text(), after);
    dragTo(middle(5)); // the drag has ended
    QCOMPARE(text(), after);
}

void TestBoardEditing::keysSwitchAnyCell()
{
    QFETCH(QString, family);
    show(family + QStringLiteral(":1111/1111/1111"));
    QTest::keyClick(m_board.get(), Qt::Key_Left); // the cursor begins at the first cell
    quint64 cells = 0xfff;
    int row = 0;
    int column = 0;
    std::mt19937 random(5);
    for (int i = 0; i < 300; ++i) {
        switch (random() % 5) {
        case 0:
            row = std::max(0, row - 1);
            QTest::keyClick(m_board.get(), Qt::Key_Up);
            break;
        case 1:
            row = std::min(2, row + 1);
            QTest::keyClick(m_board.get(), Qt::Key_Down);
            break;
        case 2:
            column = std::max(0, column - 1);
            QTest::keyClick(m_board.get(), Qt::Key_Left, Qt::ShiftModifier);
            break;
        case 3:
            column = std::min(3, column + 1);
            QTest::keyClick(m_board.get(), Qt::Key_Right);
            break;
        default:
            cells ^= quint64(1) << (row * 4 + column);
            QTest::keyClick(m_board.get(), Qt::Key_Space);
        }
        QCOMPARE(m_board->component().cells, CellVector{cells});
        const bool isOne = (cells >> (row * 4 + column) & 1) != 0;
        const QString name = QStringLiteral("Row %1, column %2: %3")
                                 .arg(row + 1)
                                 .arg(column + 1)
                                 .arg(family == QStringLiteral("cram") ? (isOne ? "free" : "covered")
                                      : isOne                          ? "1"
                                                                       : "0");
        QVERIFY2(m_board->accessibleDescription().startsWith(name), qPrintable(m_board->accessibleDescription()));
    }
}

/// Enter accepts the dialog around the board, Escape closes it.
void TestBoardEditing::otherKeysAreTheDialogs()
{
    show(QStringLiteral("matrix:11/11"));
    QTest::keyClick(m_board.get(), Qt::Key_Space);
    for (const Qt::Key key : {Qt::Key_Return, Qt::Key_Enter, Qt::Key_Escape}) {
        QKeyEvent press(QEvent::KeyPress, key, {});
        QApplication::sendEvent(m_board.get(), &press);
        QVERIFY(!press.isAccepted());
    }
    QCOMPARE(text(), QStringLiteral("matrix:01/11"));
}

MEXPLORER_TEST(TestBoardEditing)
#include "tst_boardediting.moc"
