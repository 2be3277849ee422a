#include "tests/testprogram.h"
#include "views/theme/theme.h"
#include "views/widgets/cellgrid.h"

#include <QMouseEvent>
#include <QSignalSpy>
#include <QTest>

#include <memory>
#include <random>
#include <vector>

using namespace mexplorer;

namespace {

/// The middle of a cell while cells are as large as the grid wants them: 28 pixels, after a margin of 4.
QPoint middle(int row, int column)
{
    return {4 + column * 28 + 14, 4 + row * 28 + 14};
}

} // namespace

class TestCellGrid : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void clickSwitchesOne();
    void onlyTheLeftButtonPaints();
    void dragPaintsWhatTheFirstBecame_data();
    void dragPaintsWhatTheFirstBecame();
    void dragOutsideChangesNothing();
    void keysStopAtTheEdges();
    void descriptionTellsWhereOneIs();
    void setOnTellsOnlyChanges();
    void randomPathsByKeyboard();
    void newSizesKeepWhatBothHave();
    void colorsOfBothThemes_data();
    void colorsOfBothThemes();
    void focusIsDrawn();

private:
    QString text() const;
    void moveTo(QPoint point);

    std::unique_ptr<CellGrid> m_grid;
};

void TestCellGrid::init()
{
    m_grid = std::make_unique<CellGrid>();
    m_grid->setGridSize(4, 5, false);
    m_grid->resize(m_grid->sizeHint());
    m_grid->show();
    m_grid->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(m_grid.get()));
    m_grid->setFocus();
}

void TestCellGrid::cleanup()
{
    m_grid.reset();
    Theme::instance().setMode(Theme::Mode::Light);
}

QString TestCellGrid::text() const
{
    QStringList rows;
    for (int row = 0; row < m_grid->rows(); ++row) {
        QString cells;
        for (int column = 0; column < m_grid->columns(); ++column)
            cells += m_grid->isOn(row, column) ? u'1' : u'0';
        rows << cells;
    }
    return rows.join(u'/');
}

void TestCellGrid::moveTo(QPoint point)
{
    QMouseEvent move(QEvent::MouseMove, point, m_grid->mapToGlobal(point), Qt::NoButton, Qt::LeftButton, {});
    QApplication::sendEvent(m_grid.get(), &move);
}

void TestCellGrid::clickSwitchesOne()
{
    QSignalSpy changed(m_grid.get(), &CellGrid::changed);
    QTest::mouseClick(m_grid.get(), Qt::LeftButton, {}, middle(2, 3));
    QCOMPARE(text(), QStringLiteral("00000/00000/00010/00000"));
    QTest::mouseClick(m_grid.get(), Qt::LeftButton, {}, middle(0, 0));
    QTest::mouseClick(m_grid.get(), Qt::LeftButton, {}, middle(3, 4));
    QCOMPARE(text(), QStringLiteral("10000/00000/00010/00001"));
    QTest::mouseClick(m_grid.get(), Qt::LeftButton, {}, middle(2, 3));
    QCOMPARE(text(), QStringLiteral("10000/00000/00000/00001"));
    QCOMPARE(changed.size(), 4);
}

void TestCellGrid::onlyTheLeftButtonPaints()
{
    QSignalSpy changed(m_grid.get(), &CellGrid::changed);
    QTest::mouseClick(m_grid.get(), Qt::RightButton, {}, middle(1, 1));
    QTest::mouseClick(m_grid.get(), Qt::MiddleButton, {}, middle(1, 1));
    QTest::mouseMove(m_grid.get(), middle(1, 2));                      // no button is down
    QTest::mouseClick(m_grid.get(), Qt::LeftButton, {}, QPoint(1, 1)); // the margin
    QCOMPARE(changed.size(), 0);
}

void TestCellGrid::dragPaintsWhatTheFirstBecame_data()
{
    QTest::addColumn<QPoint>("from"); // row and column
    QTest::addColumn<QString>("after");
    // The cells begin as 01100/00000/00000/00000 and the drag goes along the first row.
    QTest::newRow("from a 0: all become 1") << QPoint(0, 0) << QStringLiteral("11111/00000/00000/00000");
    QTest::newRow("from a 1: all become 0") << QPoint(0, 1) << QStringLiteral("00000/00000/00000/00000");
}

void TestCellGrid::dragPaintsWhatTheFirstBecame()
{
    QFETCH(QPoint, from);
    QFETCH(QString, after);
    m_grid->setOn(0, 1, true);
    m_grid->setOn(0, 2, true);
    QTest::mousePress(m_grid.get(), Qt::LeftButton, {}, middle(from.x(), from.y()));
    for (int column = from.y(); column < 5; ++column)
        moveTo(middle(0, column));
    QTest::mouseRelease(m_grid.get(), Qt::LeftButton, {}, middle(0, 4));
    QCOMPARE(text(), after);
}

void TestCellGrid::dragOutsideChangesNothing()
{
    QTest::mousePress(m_grid.get(), Qt::LeftButton, {}, middle(3, 4));
    QSignalSpy changed(m_grid.get(), &CellGrid::changed);
    for (const QPoint &point : {QPoint(-20, 40), QPoint(40, -20), QPoint(4000, 40), QPoint(40, 4000), QPoint(2, 2)})
        moveTo(point);
    QCOMPARE(changed.size(), 0);
    QCOMPARE(text(), QStringLiteral("00000/00000/00000/00001"));
    moveTo(middle(3, 3)); // and back inside it goes on
    QTest::mouseRelease(m_grid.get(), Qt::LeftButton, {}, middle(3, 3));
    QCOMPARE(text(), QStringLiteral("00000/00000/00000/00011"));
}

void TestCellGrid::keysStopAtTheEdges()
{
    for (int i = 0; i < 9; ++i) {
        QTest::keyClick(m_grid.get(), Qt::Key_Right);
        QTest::keyClick(m_grid.get(), Qt::Key_Down);
    }
    QTest::keyClick(m_grid.get(), Qt::Key_Space);
    QCOMPARE(text(), QStringLiteral("00000/00000/00000/00001"));
    for (int i = 0; i < 9; ++i) {
        QTest::keyClick(m_grid.get(), Qt::Key_Left);
        QTest::keyClick(m_grid.get(), Qt::Key_Up);
    }
    QTest::keyClick(m_grid.get(), Qt::Key_Space);
    QCOMPARE(text(), QStringLiteral("10000/00000/00000/00001"));
}

void TestCellGrid::descriptionTellsWhereOneIs()
{
    QVERIFY(m_grid->accessibleDescription().startsWith(QStringLiteral("Row 1, column 1: 0.")));
    QTest::keyClick(m_grid.get(), Qt::Key_Down);
    QTest::keyClick(m_grid.get(), Qt::Key_Right);
    QTest::keyClick(m_grid.get(), Qt::Key_Right);
    QVERIFY(m_grid->accessibleDescription().startsWith(QStringLiteral("Row 2, column 3: 0.")));
    QTest::keyClick(m_grid.get(), Qt::Key_Space);
    QVERIFY(m_grid->accessibleDescription().startsWith(QStringLiteral("Row 2, column 3: 1.")));
    m_grid->setAll(false);
    QVERIFY(m_grid->accessibleDescription().startsWith(QStringLiteral("Row 2, column 3: 0.")));
    m_grid->setGridSize(1, 2, true); // where one stood is gone: the nearest cell
    QVERIFY2(m_grid->accessibleDescription().startsWith(QStringLiteral("Row 1, column 2: 0.")),
             qPrintable(m_grid->accessibleDescription()));
}

void TestCellGrid::setOnTellsOnlyChanges()
{
    QSignalSpy changed(m_grid.get(), &CellGrid::changed);
    m_grid->setOn(1, 1, false);
    QCOMPARE(changed.size(), 0);
    m_grid->setOn(1, 1, true);
    m_grid->setOn(1, 1, true);
    QCOMPARE(changed.size(), 1);
    m_grid->setAll(true);
    QCOMPARE(changed.size(), 2);
    QCOMPARE(text(), QStringLiteral("11111/11111/11111/11111"));
}

void TestCellGrid::randomPathsByKeyboard()
{
    std::mt19937 random(44);
    std::vector<bool> cells(20);
    int row = 0;
    int column = 0;
    for (int step = 0; step < 600; ++step) {
        switch (random() % 6) {
        case 0:
            QTest::keyClick(m_grid.get(), Qt::Key_Left);
            column = std::max(0, column - 1);
            break;
        case 1:
            QTest::keyClick(m_grid.get(), Qt::Key_Right);
            column = std::min(4, column + 1);
            break;
        case 2:
            QTest::keyClick(m_grid.get(), Qt::Key_Up);
            row = std::max(0, row - 1);
            break;
        case 3:
            QTest::keyClick(m_grid.get(), Qt::Key_Down);
            row = std::min(3, row + 1);
            break;
        case 4:
            QTest::keyClick(m_grid.get(), Qt::Key_Space);
            cells[static_cast<std::size_t>(row * 5 + column)].flip();
            break;
        default:
            row = static_cast<int>(random() % 4);
            column = static_cast<int>(random() % 5);
            QTest::mouseClick(m_grid.get(), Qt::LeftButton, {}, middle(row, column));
            cells[static_cast<std::size_t>(row * 5 + column)].flip();
        }
        for (int i = 0; i < 20; ++i)
            QCOMPARE(m_grid->isOn(i / 5, i % 5), bool(cells[static_cast<std::size_t>(i)]));
    }
}

void TestCellGrid::newSizesKeepWhatBothHave()
{
    m_grid->setOn(0, 0, true);
    m_grid->setOn(1, 4, true);
    m_grid->setGridSize(2, 6, true);
    QCOMPARE(text(), QStringLiteral("100001/000011"));
    m_grid->setGridSize(3, 2, true);
    QCOMPARE(text(), QStringLiteral("10/00/11"));
    m_grid->setGridSize(1, 1, false);
    QCOMPARE(text(), QStringLiteral("1"));
}

void TestCellGrid::colorsOfBothThemes_data()
{
    QTest::addColumn<bool>("dark");
    QTest::newRow("light") << false;
    QTest::newRow("dark") << true;
}

void TestCellGrid::colorsOfBothThemes()
{
    QFETCH(bool, dark);
    m_grid->setOn(1, 1, true);
    Theme::instance().setMode(dark ? Theme::Mode::Dark : Theme::Mode::Light);
    const Colors &colors = Theme::instance().colors();
    const QImage image = m_grid->grab().toImage();
    // Beside the digit, within the cell.
    const QPoint beside(-9, 0);
    QCOMPARE(image.pixelColor(middle(1, 1) + beside), colors.pPosition);
    QCOMPARE(image.pixelColor(middle(2, 2) + beside), colors.surface);
}

void TestCellGrid::focusIsDrawn()
{
    QTRY_VERIFY(m_grid->hasFocus());
    QTest::keyClick(m_grid.get(), Qt::Key_Right);
    const QImage with = m_grid->grab().toImage();
    m_grid->clearFocus();
    const QImage without = m_grid->grab().toImage();
    QVERIFY(with.copy(QRect(middle(0, 1) - QPoint(14, 14), QSize(28, 28))) !=
            without.copy(QRect(middle(0, 1) - QPoint(14, 14), QSize(28, 28))));
    QCOMPARE(with.copy(QRect(middle(2, 3) - QPoint(14, 14), QSize(28, 28))),
             without.copy(QRect(middle(2, 3) - QPoint(14, 14), QSize(28, 28))));
}

MEXPLORER_TEST(TestCellGrid)
#include "tst_cellgrid.moc"
