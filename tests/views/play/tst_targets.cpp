// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/games/catalogue.h"
#include "model/notation/expression.h"
#include "tests/testprogram.h"
#include "tests/views/support/playbench.h"
#include "views/boards/choiceboard.h"
#include "views/boards/followerlist.h"
#include "views/play/boardarea.h"
#include "views/play/gamelist.h"
#include "views/play/playcommands.h"
#include "views/play/puzzleview.h"
#include "views/theme/touch.h"

#include <QAbstractItemView>
#include <QAbstractSpinBox>
#include <QAction>
#include <QComboBox>
#include <QContextMenuEvent>
#include <QLineEdit>
#include <QListView>
#include <QMenu>
#include <QPushButton>
#include <QScreen>
#include <QScrollBar>
#include <QTest>
#include <QToolBar>
#include <QToolButton>

#include <map>

using namespace mexplorer;

/// Tests that touch targets on the boards are large enough if there is space.
class TargetsTest : public QObject, private samples::PlayFixture
{
    Q_OBJECT

private slots:
    void init() { showView(); }
    void cleanup() { dropView(); }
    void piecesAreLarge_data();
    void piecesAreLarge();
    void buttonsAboveTheBoardsAreLarge_data();
    void buttonsAboveTheBoardsAreLarge();
    void toolsAreLarge_data() { buttonsAboveTheBoardsAreLarge_data(); }
    void toolsAreLarge();
    void rowsAreLarge();
    void settingsAreLarge();
    void formsAreLarge();
    void menusAreLarge();

private:
    /// The sizes of the workspace in windows of 1024x700 and 1400x900, with their panels closed.
    static constexpr QSize small{1024, 600};
    static constexpr QSize large{1400, 800};
};

void TargetsTest::piecesAreLarge_data()
{
    QTest::addColumn<QString>("game");
    QTest::addColumn<QSize>("size");
    for (const QSize size : {small, large}) {
        for (const Family &family : catalogue()) {
            if (parsePosition(family.start()))
                QTest::addRow("%s %d", qPrintable(family.name), size.width()) << family.start() << size;
        }
        QTest::addRow("grid %d", size.width()) << QStringLiteral("matrix:4x5") << size;
        QTest::addRow("sum %d", size.width()) << QStringLiteral("kayles:4 + matrix:3x3 + nim:3,4") << size;
    }
}

/// All pieces are large, or there are too many in a line: fewer pixels than each needs, with the margins of a board.
void TargetsTest::piecesAreLarge()
{
    constexpr int around = 220; // of each board: title, value, sentence, borders and numbers
    QFETCH(QString, game);
    QFETCH(QSize, size);
    m_view->resize(size);
    QVERIFY(m_session->exploration()->open(game));
    QCoreApplication::processEvents();
    const auto *area = m_view->findChild<BoardArea *>();
    qreal least = touchSize;
    int rows = 0;
    int columns = 0;
    for (const BoardCard *card : area->cards()) {
        const BoardWidget *board = card->board();
        std::map<int, int> inColumn;
        std::map<int, int> inRow;
        for (int piece = 0; piece < board->pieceCount(); ++piece) {
            const QRectF rect = board->pieceRect(piece);
            if (rect.isEmpty())
                continue;
            least = std::min({least, rect.width(), rect.height()});
            ++inColumn[qRound(rect.center().x())];
            ++inRow[qRound(rect.center().y())];
        }
        for (const auto &[x, count] : inColumn)
            rows = std::max(rows, count);
        int widest = 0;
        for (const auto &[y, count] : inRow)
            widest = std::max(widest, count);
        columns += widest;
    }
    const int boards = static_cast<int>(area->cards().size());
    const bool hasSpace =
        rows * touchSize + around <= area->height() && columns * touchSize + boards * around <= area->width();
    QVERIFY2(least >= touchSize || !hasSpace, qPrintable(QStringLiteral("%1 pixels").arg(least)));
}

void TargetsTest::buttonsAboveTheBoardsAreLarge_data()
{
    QTest::addColumn<QSize>("size");
    QTest::newRow("small") << small;
    QTest::newRow("large") << large;
}

void TargetsTest::buttonsAboveTheBoardsAreLarge()
{
    QFETCH(QSize, size);
    m_view->resize(size);
    m_match->setSides({Side::Human, Side::Human});
    open("nim:1");
    const auto height = [this](const char *name) {
        const auto *widget = m_view->findChild<QWidget *>(QLatin1String(name));
        return widget->isVisible() ? widget->height() : 0;
    };
    QVERIFY(height("typedMove") >= touchSize);
    QVERIFY(height("allMoves") >= touchSize);
    QVERIFY(m_match->play(0, {}));
    QCoreApplication::processEvents();
    QVERIFY(height("playAgain") >= touchSize);
    (*m_view->commands())[PlayCommands::edit]->trigger();
    QCoreApplication::processEvents();
    for (const char *name : {"positionLine", "positionAccept", "positionCancel"})
        QVERIFY2(height(name) >= touchSize, name);
}

/// The tools in each bar, of the panel, and of puzzles.
void TargetsTest::toolsAreLarge()
{
    QFETCH(QSize, size);
    m_view->resize(size);
    m_match->setSides({Side::Human, Side::Human});
    open("nim:3,4,5");
    auto *bar = m_view->findChild<QToolBar *>("playTools");
    QTRY_VERIFY(bar->width() > 400);
    int buttons = 0;
    for (QAction *action : bar->actions()) {
        const auto *button = qobject_cast<QToolButton *>(bar->widgetForAction(action));
        if (!button)
            continue;
        ++buttons;
        QVERIFY(button->isVisible());
        QTRY_VERIFY2(button->height() >= touchSize && button->width() >= touchSize,
                     qPrintable(QStringLiteral("%1x%2").arg(button->width()).arg(button->height())));
    }
    QVERIFY(buttons >= 8);
    m_match->setSides({Side::Solver, Side::Solver});
    m_match->setStepwise(true);
    for (const char *name : {"holdSolvers", "stepSolvers"})
        QTRY_VERIFY2(m_view->findChild<QWidget *>(name)->height() >= touchSize, name);
    PuzzleView puzzles(m_session.get());
    puzzles.resize(size);
    puzzles.show();
    for (const QToolButton *button : puzzles.findChildren<QToolButton *>()) {
        if (button->defaultAction())
            QTRY_VERIFY2(button->height() >= touchSize, qPrintable(button->text()));
    }
    for (const QComboBox *box : puzzles.findChildren<QComboBox *>())
        QTRY_VERIFY2(box->height() >= touchSize, qPrintable(box->objectName()));
}

/// While a game is short all rows of its list are large; those of a list of moves always.
void TargetsTest::rowsAreLarge()
{
    m_view->resize(large);
    m_match->setSides({Side::Human, Side::Human});
    open("nim:20");
    const auto *list = m_view->findChild<GameList *>();
    QTRY_VERIFY(list->rowHeight(0) >= touchSize);
    const int natural = list->fontMetrics().height();
    for (int tokens = 19; tokens >= 0; --tokens) {
        QVERIFY(m_match->playTo(parsePosition(QStringLiteral("nim:%1").arg(tokens)).value()));
        const int rows = list->model()->rowCount();
        const auto isLarge = [&] {
            const int height = list->rowHeight(rows - 1);
            const int available = list->viewport()->height();
            return height > natural && height >= std::min(available / rows, touchSize) &&
                   (height * rows <= available || height <= natural + 8);
        };
        QTRY_VERIFY2(isLarge(), qPrintable(QStringLiteral("%1 rows of %2").arg(rows).arg(list->rowHeight(0))));
    }
    FollowerList moves;
    moves.setComponent(parsePosition(u"kayles:7").value().components.front());
    moves.resize(300, 300);
    static_cast<QWidget &>(moves).show();
    const auto *rows = moves.findChild<QListView *>("followers");
    QVERIFY(rows->sizeHintForRow(0) >= touchSize);
    open("divide{2,3,4,5,6}:60"); // all moves are visible
    const auto *board = m_view->findChild<ChoiceBoard *>();
    const auto *onBoard = board->findChild<QListView *>("followers");
    QTRY_VERIFY(onBoard->viewport()->height() >= 5 * touchSize);
    QVERIFY(!onBoard->verticalScrollBar()->isVisible());
}

/// Also in a window of 1024x700, where they are folded at first; the list of moves still has some rows.
void TargetsTest::settingsAreLarge()
{
    for (const QSize size : {large, small}) {
        m_view->resize(size);
        open("nim:3,4,5");
        auto *fold = m_view->findChild<QToolButton *>("foldSettings");
        QTRY_VERIFY(fold->height() >= touchSize);
        if (!fold->isChecked())
            QTest::mouseClick(fold, Qt::LeftButton);
        for (const char *name : {"firstSide", "secondSide", "swapSides", "thinkingTimeMs", "playRival"})
            QTRY_VERIFY2(m_view->findChild<QWidget *>(name)->height() >= touchSize, name);
        const auto *time = m_view->findChild<QSpinBox *>("thinkingTimeMs");
        QVERIFY(time->findChild<QLineEdit *>()->width() >= time->fontMetrics().horizontalAdvance(time->text()));
        auto *sides = m_view->findChild<QComboBox *>("secondSide");
        QVERIFY(sides->view()->sizeHintForRow(1) >= touchSize);
        QVERIFY(m_view->findChild<GameList *>()->height() >= 2 * touchSize);
        QCOMPARE(m_view->size(), size);
    }
    m_view->resize(large.width(), 400); // it can become low again
    QTRY_COMPARE(m_view->height(), 400);
}

/// The numbers in the forms of a position.
void TargetsTest::formsAreLarge()
{
    m_view->resize(small);
    open("nim:3,4,5 + wythoff:(2,3) + matrix:2x3");
    (*m_view->commands())[PlayCommands::edit]->trigger();
    const auto *forms = m_view->findChild<QWidget *>("boardForms");
    QTRY_VERIFY(forms->isVisible());
    const QList<QAbstractSpinBox *> numbers = forms->findChildren<QAbstractSpinBox *>();
    QVERIFY(numbers.size() >= 5);
    for (const QAbstractSpinBox *number : numbers) {
        QTRY_VERIFY2(number->height() >= touchSize, qPrintable(number->objectName()));
        QVERIFY(number->findChild<QLineEdit *>()->width() >= number->fontMetrics().horizontalAdvance("100"));
    }
}

/// As far as fits on the screen.
void TargetsTest::menusAreLarge()
{
    open("kayles:7");
    auto *list = m_view->findChild<GameList *>();
    QContextMenuEvent event(QContextMenuEvent::Keyboard, QPoint(), QPoint());
    QCoreApplication::sendEvent(list, &event);
    auto *menu = list->findChild<QMenu *>("gameListMenu");
    QTRY_VERIFY(menu && menu->isVisible());
    const int screen = menu->screen()->availableGeometry().height();
    const int height = menu->actionGeometry(menu->actions().first()).height();
    const int all = static_cast<int>(menu->actions().size()) * touchSize;
    QVERIFY2(height >= (all <= screen / 2 ? touchSize : menu->fontMetrics().height() + 12),
             qPrintable(QString::number(height)));
    QVERIFY(menu->height() <= screen);
    menu->close();
}

MEXPLORER_TEST(TargetsTest)
#include "tst_targets.moc"
