// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/testprogram.h"
#include "tests/views/support/boardbench.h"
#include "tests/views/support/pixels.h"
#include "views/boards/pairboard.h"
#include "views/boards/rowboard.h"
#include "views/theme/theme.h"

using namespace mexplorer;
using namespace samples;

/// Tests the look of boards: hints, sizes, themes and motion.
class BoardLooksTest : public QObject, private BoardFixture
{
    Q_OBJECT

private slots:
    void initTestCase() { Theme::instance().setReducedMotion(true); }
    void cleanupTestCase();
    void hintsFrameTheWaysThere_data();
    void hintsFrameTheWaysThere();
    void hintsFrameWhatIsTaken();
    void oneHintStandsOut_data();
    void oneHintStandsOut();
    void unitsScaleTheBoard_data();
    void unitsScaleTheBoard();
    void numbersAtTheEdgeKeepApart();
    void ringShowsOnceKeysAreUsed();
    void themesAreSwitchedAtRunTime_data();
    void themesAreSwitchedAtRunTime();
    void motionLeadsToTheSamePicture();
};

void BoardLooksTest::cleanupTestCase()
{
    Theme::instance().setReducedMotion(false);
    Theme::instance().setMode(Theme::Mode::Light);
}

void BoardLooksTest::hintsFrameTheWaysThere_data()
{
    QTest::addColumn<QString>("start");
    for (const char *start : {"kayles:5", "nim:5,3", "matrix:3x3", "cram:2x3", "chomp:3x3", "wythoff:(3,5)"})
        QTest::newRow(start) << start;
}

/// A hint is visible, is removed with the next position, and looks different for another follower.
void BoardLooksTest::hintsFrameTheWaysThere()
{
    QFETCH(QString, start);
    const Component at = component(start);
    SelectingBoard *board = show(at);
    const QImage plain = board->grab().toImage();
    std::vector<QImage> seen = {plain};
    for (const CellVector &follower : followersOf(at)) {
        board->setHints({follower});
        const QImage hinted = board->grab().toImage();
        QVERIFY(std::find(seen.begin(), seen.end(), hinted) == seen.end());
        seen.push_back(hinted);
    }
    board->setComponent({at.rules, *followersOf(at).begin()});
    QVERIFY(board->hints().empty());
    board->setComponent(at);
    QCOMPARE(board->grab().toImage(), plain);
}

void BoardLooksTest::oneHintStandsOut_data()
{
    hintsFrameTheWaysThere_data();
}

/// Of several hints the focused one is highlighted, and all are drawn in full again without a focus.
void BoardLooksTest::oneHintStandsOut()
{
    QFETCH(QString, start);
    const Component at = component(start);
    SelectingBoard *board = show(at);
    const std::set<CellVector> all = followersOf(at);
    const std::vector<CellVector> followers(all.begin(), all.end());
    board->setHints(followers);
    std::vector<QImage> seen = {board->grab().toImage()};
    board->setHintFocus(std::vector<CellVector>());
    seen.push_back(board->grab().toImage());
    QVERIFY(seen[0] != seen[1]);
    for (const CellVector &follower : followers) {
        board->setHintFocus(std::vector<CellVector>{follower});
        const QImage focused = board->grab().toImage();
        QVERIFY(std::find(seen.begin(), seen.end(), focused) == seen.end());
        seen.push_back(focused);
    }
    board->setHintFocus(std::nullopt);
    QCOMPARE(board->grab().toImage(), seen[0]);
}

void BoardLooksTest::unitsScaleTheBoard_data()
{
    hintsFrameTheWaysThere_data();
}

/// Smaller cells need less space, are within the widget, don't overlap, and can still be clicked.
void BoardLooksTest::unitsScaleTheBoard()
{
    QFETCH(QString, start);
    SelectingBoard *board = show(component(start));
    const QSize usual = board->sizeHint();
    board->setUnit(32);
    QVERIFY(board->sizeHint().width() < usual.width());
    QVERIFY(board->sizeHint().height() <= usual.height());
    board->resize(board->sizeHint());
    for (const int element : elements(*board)) {
        QVERIFY(QRectF(board->rect()).contains(board->pieceRect(element)));
        QTest::mousePress(board, Qt::LeftButton, {}, centre(*board, element));
        QCOMPARE(board->selection(), (Span{element, element}));
        QTest::keyClick(board, Qt::Key_Escape);
        QTest::mouseRelease(board, Qt::LeftButton, {}, centre(*board, element));
    }
    QCOMPARE(m_chosen->count(), 0);
}

/// A board that has the focus from the beginning shows no ring until Tab or the first key.
void BoardLooksTest::ringShowsOnceKeysAreUsed()
{
    SelectingBoard *board = show(component(QStringLiteral("kayles:5")));
    board->clearFocus();
    const QImage without = board->grab().toImage();
    board->setFocus();
    QCOMPARE(board->grab().toImage(), without);
    QTest::keyClick(board, Qt::Key_Right);
    QTest::keyClick(board, Qt::Key_Escape);
    const QImage ringed = board->grab().toImage();
    QVERIFY(ringed != without);
    board->clearFocus();
    board->setFocus(Qt::TabFocusReason); // the cursor is also visible
    QVERIFY(!board->selection().isEmpty());
    QTest::keyClick(board, Qt::Key_Escape);
    QCOMPARE(board->grab().toImage(), ringed);
}

void BoardLooksTest::themesAreSwitchedAtRunTime_data()
{
    hintsFrameTheWaysThere_data();
}

/// Boards repaint in new colours by themselves, and their selection is visible in both themes.
void BoardLooksTest::themesAreSwitchedAtRunTime()
{
    QFETCH(QString, start);
    Theme::instance().setMode(Theme::Mode::Light);
    SelectingBoard *board = show(component(start));
    const auto shown = [board](const QColor &color) { return countOf(board->grab().toImage(), color); };
    const Colors light = Theme::instance().colors();
    board->clearFocus();
    board->setFocus(Qt::TabFocusReason);
    QTest::keyClick(board, Qt::Key_Escape);
    QVERIFY(shown(light.pPosition) > 50);
    const QImage before = board->grab().toImage();
    Theme::instance().setMode(Theme::Mode::Dark);
    const Colors dark = Theme::instance().colors();
    QVERIFY(dark.pPosition != light.pPosition);
    QVERIFY(shown(dark.pPosition) > 50);
    QCOMPARE(shown(light.pPosition), 0);
    const int unselected = shown(dark.selection);
    QTest::mousePress(board, Qt::LeftButton, {}, centre(*board, elements(*board).front()));
    moveHeld(*board, centre(*board, elements(*board)[1]));
    QVERIFY(board->grab().toImage() != before);
    QVERIFY(shown(dark.selection) > unselected || shown(dark.warning) > 0);
    QTest::keyClick(board, Qt::Key_Escape);
    QTest::mouseRelease(board, Qt::LeftButton, {}, QPoint(1, 1));
    Theme::instance().setMode(Theme::Mode::Light);
    QCOMPARE(board->grab().toImage(), before);
}

/// The animation of a move ends in the same picture that a board without motion shows at once.
void BoardLooksTest::motionLeadsToTheSamePicture()
{
    const Component at = component(QStringLiteral("kayles:9"));
    SelectingBoard *board = show(at);
    const QSize size = board->size();
    board->setComponent({at.rules, {5, 3}});
    const QImage still = board->grab().toImage();
    Theme::instance().setReducedMotion(false);
    board = show(at);
    board->resize(size);
    board->setComponent({at.rules, {5, 3}});
    QVERIFY(board->grab().toImage() != still);
    QTRY_COMPARE(board->grab().toImage(), still);
    Theme::instance().setReducedMotion(true);
}

/// A hint to take two pins is one frame round both, and nothing is drawn between them.
void BoardLooksTest::hintsFrameWhatIsTaken()
{
    RowBoard board(component(QStringLiteral("kayles:7")), RowBoard::Look::Pins);
    board.resize(board.sizeHint());
    board.setHints({{4, 1}}); // to a row of four and one pin: takes pins 1 and 2, or 4 and 5, counted from 0
    const QImage image = board.grab().toImage();
    const QColor accent = Theme::instance().colors().accent;
    const auto framedAt = [&](double x) {
        const QRectF pin = board.pieceRect(1);
        int count = 0;
        for (int y = qRound(pin.top()) + 8; y < pin.bottom() - 8; ++y) {
            for (int dx = -3; dx <= 3; ++dx)
                count += image.pixelColor(qRound(x) + dx, y) == accent ? 1 : 0;
        }
        return count > 0;
    };
    const auto left = [&](int pin) { return board.pieceRect(2 * pin + 1).left(); };
    for (const int pin : {1, 3, 4, 6})
        QVERIFY2(framedAt(left(pin)), qPrintable(QString::number(pin)));
    for (const int pin : {2, 5})
        QVERIFY2(!framedAt(left(pin)), qPrintable(QString::number(pin)));
    QCOMPARE(image.pixelColor(2, 2), image.pixelColor(image.width() - 3, image.height() - 3));
}

/// Numbers of columns and rows never touch, whatever the font size and the size of the squares.
void BoardLooksTest::numbersAtTheEdgeKeepApart()
{
    PairBoard board(component(QStringLiteral("wythoff:(9,23)")), PairBoard::Kind::Queen);
    for (const double points : {7.0, 10.0, 14.0, 24.0}) {
        QFont font = board.font();
        font.setPointSizeF(points);
        board.setFont(font);
        for (const int unit : {96, 40, 24}) {
            board.setUnit(unit);
            board.resize(board.sizeHint());
            const double side = board.pieceRect(0).width();
            const QFontMetrics metrics(font);
            QVERIFY(board.columnStep() * side > metrics.horizontalAdvance(QStringLiteral("23")));
            QVERIFY(board.rowStep() * side >= metrics.height());
            QVERIFY(board.pieceRect(0).left() >= metrics.horizontalAdvance(QStringLiteral("23")));
            QVERIFY(board.height() - board.pieceRect(0).bottom() >= metrics.height());
        }
    }
}

MEXPLORER_TEST(BoardLooksTest)
#include "tst_boardlooks.moc"
