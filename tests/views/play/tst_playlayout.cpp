// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/games/catalogue.h"
#include "tests/testprogram.h"
#include "tests/views/support/playbench.h"
#include "views/boards/boardwidget.h"
#include "views/play/boardarea.h"
#include "views/play/boardcard.h"
#include "views/play/gamelist.h"
#include "views/play/hintpanel.h"
#include "views/play/playcommands.h"

#include <QAction>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QRegularExpression>
#include <QScrollBar>
#include <QSet>
#include <QSpinBox>
#include <QTableView>
#include <QTest>
#include <QToolButton>

#include <algorithm>
#include <ranges>
#include <set>

using namespace mexplorer;

/// Tests the layout of the boards, the hint and the settings of the play view in windows of several sizes, and the
/// stages of the hint.
class PlayLayoutTest : public QObject, private samples::PlayFixture
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void boardsStayInPlace_data();
    void boardsStayInPlace();
    void aGuessMovesNoBoard();
    void hintLeavesTheSettingsInPlace();
    void smallBoardsStandOnOneFloor();
    void differentBoardsStandOnOneFloor();
    void hintOfALostPositionHasNoWhere();
    void hintHidesTheMovesUntilItTellsThem();
    void leavingTheEditGivesTheBoardTheKeys();
    void movesAreReadWhole();
    void worksInSmallWindows_data();
    void worksInSmallWindows();
    void sumsFitBesideThePanel_data();
    void sumsFitBesideThePanel();
    void rulesOfAllGamesStandBelow();
    void resultsAreReadWhole_data();
    void resultsAreReadWhole();

private:
    void tellAll();
    template <typename Widget> Widget *find(const char *name) const { return m_view->findChild<Widget *>(name); }
};

void PlayLayoutTest::init()
{
    showView();
}

void PlayLayoutTest::cleanup()
{
    dropView();
}

void PlayLayoutTest::tellAll()
{
    auto *hints = m_session->hints();
    while (hints->nextStage() != hints->stage()) {
        const Hints::Stage before = hints->stage();
        hints->showMore();
        QTRY_VERIFY(hints->stage() != before);
    }
}

void PlayLayoutTest::boardsStayInPlace_data()
{
    QTest::addColumn<QSize>("size");
    QTest::newRow("narrow") << QSize(820, 760);
    QTest::newRow("low") << QSize(1000, 560);
    QTest::newRow("wide") << QSize(1300, 760);
}

/// Showing values and hints moves no board, and a board's title is whole or cut in the middle.
void PlayLayoutTest::boardsStayInPlace()
{
    QFETCH(QSize, size);
    m_view->resize(size);
    open("subtraction{1-3}:9 + subtraction{1-5}:10 + subtraction{1-7}:14");
    auto *area = find<BoardArea>("boardArea");
    const auto cardRects = [&] {
        QCoreApplication::processEvents();
        QList<QRect> found;
        for (const BoardCard *card : area->cards())
            found << QRect(card->mapTo(area, QPoint()), card->size());
        return found;
    };
    const QList<QRect> before = cardRects();
    auto *values = (*m_view->commands())[PlayCommands::values];
    values->trigger();
    QCOMPARE(cardRects(), before);
    auto *value = area->cards()[2]->findChild<QLabel *>("boardValue");
    QCOMPARE(value->text(), QString("value 6"));
    QVERIFY(value->width() >= value->sizeHint().width());
    tellAll();
    QCOMPARE(cardRects(), before);
    values->trigger();
    QCOMPARE(cardRects(), before);
    m_view->resize(size + QSize(200, 100));
    cardRects();
    m_view->resize(size);
    QCOMPARE(cardRects(), before);
    for (const BoardCard *card : area->cards()) {
        const auto *title = card->findChildren<QLabel *>().first();
        QVERIFY(title->toolTip().startsWith("subtraction{"));
        QVERIFY2(title->text().endsWith(title->toolTip().last(2)), qPrintable(title->text()));
    }
}

/// The reason for a guess of the solver is shown next to its move.
void PlayLayoutTest::aGuessMovesNoBoard()
{
    m_view->resize(1000, 560);
    m_match->solverSettings()->setThinkingTimeMs(20);
    m_match->setSides({Side::Human, Side::Solver});
    open("cram:7x9"); // too hard to solve in a short time
    const auto *board = find<QWidget>("board0");
    const auto boardRect = [&] {
        QCoreApplication::processEvents();
        return QRect(board->mapTo(m_view.get(), QPoint()), board->size());
    };
    const QRect before = boardRect();
    m_match->playMove((*distinctMoves(m_match->position(), 1000))[0]);
    QTRY_VERIFY_WITH_TIMEOUT(find<QLabel>("lastMove")->text().contains("guessed its move"), 120'000);
    QCOMPARE(m_match->ply(), std::size_t(2));
    QCOMPARE(boardRect(), before);
}

/// The settings remain visible below a long hint.
void PlayLayoutTest::hintLeavesTheSettingsInPlace()
{
    m_view->resize(1024, 560);
    open("matrix:4x4 + kayles:12,9");
    auto *fold = find<QToolButton>("foldSettings");
    QVERIFY(!fold->isChecked()); // the moves need the space
    QTest::mouseClick(fold, Qt::LeftButton);
    auto *thinkingTimeMs = find<QSpinBox>("thinkingTimeMs");
    QTRY_VERIFY(thinkingTimeMs->isVisible());
    QCoreApplication::processEvents();
    const QPoint before = thinkingTimeMs->mapTo(m_view.get(), QPoint());
    tellAll();
    QCoreApplication::processEvents();
    QCOMPARE(thinkingTimeMs->mapTo(m_view.get(), QPoint()), before);
    QVERIFY(m_view->rect().contains(QRect(before, thinkingTimeMs->size())));
    QTest::mouseClick(fold, Qt::LeftButton);
    QVERIFY(!thinkingTimeMs->isVisible());
}

/// Even three small boards are in one row if there is space.
void PlayLayoutTest::smallBoardsStandOnOneFloor()
{
    for (const QSize size : {QSize(900, 720), QSize(1300, 760), QSize(695, 536)}) {
        m_view->resize(size);
        open("nim:3 + kayles:3 + chomp:2x3");
        const auto isOneFloor = [this] {
            QSet<int> floors;
            for (const BoardCard *card : find<BoardArea>("boardArea")->cards())
                floors << card->mapTo(m_view.get(), card->rect().center()).y();
            return floors.size() == 1;
        };
        QTRY_VERIFY2(isOneFloor(), qPrintable(QString::number(size.width())));
    }
}

/// Different boards that are legible in one row are put in one, with piles of different games aligned at the bottom.
void PlayLayoutTest::differentBoardsStandOnOneFloor()
{
    m_view->resize(1060, 760);
    for (const char *sum : {"matrix:3x3 + cram:3x3 + grundy:9", "fibonacci:10 + nim:3,4 + subtraction{1-3}:6"}) {
        open(sum);
        auto *area = find<BoardArea>("boardArea");
        QSet<int> tops;
        QSet<int> floors;
        for (const BoardCard *card : area->cards()) {
            const QWidget *table = qobject_cast<BoardGroup *>(card->parentWidget()) ? card->parentWidget() : card;
            tops << table->y();
            const BoardWidget *board = card->board();
            floors << qRound(board->mapTo(area, board->pieceRect(0).bottomLeft()).y());
        }
        QVERIFY2(tops.size() == 1, sum);
        QVERIFY2(floors.size() == 1 || !QString(sum).startsWith("fibonacci"), sum);
    }
    m_view->resize(695, 536);
    open("fibonacci:10 + nim:3,4");
    const BoardWidget *limited = find<BoardArea>("boardArea")->cards().front()->board();
    QVERIFY(limited->width() >= limited->fontMetrics().horizontalAdvance("10, of which at most 9"));
}

/// If no move wins, the hint doesn't tell the player to look for one.
void PlayLayoutTest::hintOfALostPositionHasNoWhere()
{
    open("nim:3,3");
    auto *button = find<QPushButton>("hintButton");
    auto *text = find<QLabel>("hintText");
    QTest::mouseClick(button, Qt::LeftButton);
    QTRY_VERIFY(text->text().startsWith("This position is lost"));
    QCOMPARE(button->text(), QString("Which move lasts longest?"));
    QTest::mouseClick(button, Qt::LeftButton);
    QVERIFY2(text->text().contains("lasts longest"), qPrintable(text->text()));
    QVERIFY(!button->isEnabled());
}

/// In the first and the second stage, other panels don't reveal which moves win.
void PlayLayoutTest::hintHidesTheMovesUntilItTellsThem()
{
    open("kayles:7");
    const Exploration &exploration = *m_session->exploration();
    auto *hints = m_session->hints();
    for (int stage = 1; stage <= int(Hints::Stage::Reason); ++stage) {
        QVERIFY(exploration.answers().hidesAll());
        hints->showMore();
        QTRY_COMPARE(int(hints->stage()), stage);
    }
    QVERIFY(!exploration.answers().hidesAll());
    m_match->playMove((*distinctMoves(m_match->position(), 100))[0]); // the hint doesn't apply to the next position
    m_match->undo();
    QVERIFY(exploration.answers().hidesAll());
}

void PlayLayoutTest::leavingTheEditGivesTheBoardTheKeys()
{
    m_view->activateWindow();
    open("kayles:7");
    (*m_view->commands())[PlayCommands::edit]->trigger();
    auto *line = find<QLineEdit>("positionLine");
    QTRY_VERIFY(line->hasFocus());
    QTest::keyClick(line, Qt::Key_Escape);
    QVERIFY(!line->isVisible());
    QTRY_VERIFY(find<BoardWidget>("board0")->hasFocus());
}

/// The list gives most of its width to the moves, so that one of a matrix game is shown whole.
void PlayLayoutTest::movesAreReadWhole()
{
    m_view->resize(800, 640);
    m_match->setSides({Side::Human, Side::Human});
    open("matrix:4x4");
    QVERIFY(m_match->play(0, m_match->assessment().analysis->winningMoves.front().cells));
    auto *list = find<QTableView>("gameList");
    QCoreApplication::processEvents();
    const QModelIndex move = list->model()->index(1, GameListModel::MoveColumn);
    static const QRegularExpression shape("^[a-d]\\d(-[a-d]\\d)?$");
    QVERIFY2(shape.match(move.data().toString()).hasMatch(), qPrintable(move.data().toString()));
    const QString longest = "12: b2-d3";
    QVERIFY2(list->columnWidth(2) >= list->fontMetrics().horizontalAdvance(longest) + 6,
             qPrintable(QString::number(list->columnWidth(2))));
    for (const int role : {Qt::ToolTipRole, Qt::AccessibleTextRole})
        QVERIFY2(move.data(role).toString().contains(move.data().toString()), qPrintable(move.data(role).toString()));
}

void PlayLayoutTest::worksInSmallWindows_data()
{
    QTest::addColumn<QString>("expression");
    for (const char *text :
         {"kayles:7", "matrix:4x4", "nim:3,4,5", "subtraction{1-3}:9 + subtraction{1-5}:10 + subtraction{1-7}:14",
          "wythoff:(3,5)", "chomp:3x4", "cram:3x4", "grundy:8", "divide{2,3,6}:100", "kayles:40", "matrix:8x8"})
        QTest::newRow(text) << text;
}

/// In a window of 1024x700 all boards are visible without scrolling.
void PlayLayoutTest::worksInSmallWindows()
{
    QFETCH(QString, expression);
    m_view->resize(1024, 600);
    QVERIFY(m_session->exploration()->open(expression));
    QCoreApplication::processEvents();
    auto *area = find<BoardArea>("boardArea");
    QVERIFY(m_view->width() <= 1024);
    for (const BoardCard *card : area->cards()) {
        const QRect inArea(card->mapTo(area->viewport(), QPoint()), card->size());
        QVERIFY2(area->viewport()->rect().contains(inArea), qPrintable(QString("%1 %2 in %3 %4")
                                                                           .arg(inArea.right())
                                                                           .arg(inArea.bottom())
                                                                           .arg(area->viewport()->width())
                                                                           .arg(area->viewport()->height())));
    }
}

void PlayLayoutTest::sumsFitBesideThePanel_data()
{
    QTest::addColumn<QString>("expression");
    for (const char *text : {"subtraction{1-3}:9 + subtraction{1-5}:10 + subtraction{1-7}:14",
                             "kayles:7 + matrix:0110/0000/0000/0001 + nim:3,4", "nim:3,4,5 + kayles:5"})
        QTest::newRow(text) << text;
}

/// If boards have no lines below them, a common line has the rules of each game.
void PlayLayoutTest::rulesOfAllGamesStandBelow()
{
    m_view->resize(695, 536); // next to the position panel in a window of 1024x700
    open("kayles:7 + nim:3,5");
    auto *line = find<QLabel>("boardsLine");
    QTRY_VERIFY(line->isVisible());
    const auto &cards = find<BoardArea>("boardArea")->cards();
    QCOMPARE(line->text(), QString("Kayles: %1\nNim: %2").arg(cards[0]->summary(), cards[1]->summary()));
    QVERIFY(line->heightForWidth(line->width()) <= line->height());
    QTest::keyClick(cards[2]->board(), Qt::Key_Right);
    QCOMPARE(line->text(), cards[2]->board()->message());
    open("nim:3,5");
    QVERIFY(!line->text().contains(u'\n'));
}

void PlayLayoutTest::resultsAreReadWhole_data()
{
    QTest::addColumn<QSize>("size");
    QTest::newRow("1024x700, the position panel open") << QSize(695, 536);
    QTest::newRow("1200x800") << QSize(872, 636);
    QTest::newRow("1400x900") << QSize(1072, 736);
}

/// For every game and winner, the text of the result isn't cut and doesn't scroll, the lesson comes before why the last
/// move wins, and there is still space for the boards.
void PlayLayoutTest::resultsAreReadWhole()
{
    QFETCH(QSize, size);
    m_view->resize(size);
    auto *panel = find<QWidget>("resultPanel");
    QVERIFY(panel->findChildren<QAbstractScrollArea *>().isEmpty());
    QStringList games = {"kayles:4 + nim:3 + cram:2x3", "subtraction{1-3}:9 + subtraction{1-5}:4", "matrix:3x3"};
    for (const Family &family : catalogue()) {
        if (family.parameters != Family::Parameters::File)
            games << family.example;
    }
    std::set<QString> seen;
    for (const QString &game : std::as_const(games)) {
        for (const Sides sides : {Sides{Side::Human, Side::Solver}, Sides{Side::Solver, Side::Human},
                                  Sides{Side::Human, Side::Human}, Sides{Side::Solver, Side::Solver}}) {
            m_match->setSides({Side::Human, Side::Human});
            open(game);
            m_match->restart();
            while (!m_match->isOver())
                m_match->playMove(distinctMoves(m_match->position(), 100'000)->back());
            m_match->setSides(sides);
            QTRY_VERIFY(std::ranges::all_of(std::views::iota(std::size_t(0), m_match->record().length() + 1),
                                            [&](std::size_t at) { return m_match->record().assessment(at).isMade(); }));
            QCoreApplication::processEvents();
            QVERIFY(panel->isVisible());
            int bottom = 0;
            for (const char *name : {"resultHeadline", "resultBlame", "resultEnding"}) {
                const auto *label = find<QLabel>(name);
                if (label->isHidden())
                    continue;
                const QRect inView(label->mapTo(m_view.get(), QPoint()), label->size());
                const QRect strip(panel->mapTo(m_view.get(), QPoint()), panel->size());
                QVERIFY2(label->height() >= label->heightForWidth(label->width()), qPrintable(game + label->text()));
                QVERIFY2(strip.contains(inView), qPrintable(game + label->text()));
                QVERIFY2(inView.top() >= bottom, name); // in this order
                bottom = inView.bottom();
                seen.insert(label->text());
            }
            for (const auto *button : panel->findChildren<QPushButton *>())
                QVERIFY2(button->isHidden() || panel->rect().contains(button->geometry()),
                         qPrintable(QString("%1: %2, %3 in %4, %5")
                                        .arg(game)
                                        .arg(button->y())
                                        .arg(button->height())
                                        .arg(panel->height())
                                        .arg(button->text())));
            QVERIFY(panel->parentWidget()->parentWidget()->rect().contains(panel->parentWidget()->geometry()));
            QVERIFY2(find<BoardArea>("boardArea")->height() > size.height() / 3, qPrintable(game));
        }
    }
    QVERIFY2(seen.size() > 60, qPrintable(QString::number(seen.size())));
}

/// In a window of 1024x700 with the position panel and all hints, all boards are visible; one line below them describes
/// a selection on any of them, and titles include the numbers that distinguish the games.
void PlayLayoutTest::sumsFitBesideThePanel()
{
    QFETCH(QString, expression);
    m_view->resize(695, 536);
    open(expression);
    tellAll();
    QCoreApplication::processEvents();
    auto *area = find<BoardArea>("boardArea");
    QVERIFY(!area->verticalScrollBar()->isVisible());
    QVERIFY(!area->horizontalScrollBar()->isVisible());
    auto *line = find<QLabel>("boardsLine");
    QVERIFY(line->isVisible());
    for (const BoardCard *card : area->cards()) {
        const QRect inArea(card->mapTo(area->viewport(), QPoint()), card->size());
        QVERIFY(area->viewport()->rect().contains(inArea));
        const QString title = card->findChildren<QLabel *>().first()->text();
        const QString whole = card->board()->component().text();
        const qsizetype numbers = whole.indexOf(u'{');
        // Heaps of one game have a common title.
        const bool isGrouped = qobject_cast<BoardGroup *>(card->parentWidget());
        QVERIFY2(isGrouped || title.endsWith(whole.sliced(numbers < 0 ? whole.indexOf(u':') + 1 : numbers)) ||
                     whole.startsWith("matrix"),
                 qPrintable(title));
        QTest::keyClick(card->board(), Qt::Key_Right);
        QVERIFY(!card->board()->message().isEmpty());
        QCOMPARE(line->text(), card->board()->message());
        QTest::keyClick(card->board(), Qt::Key_Escape);
        QVERIFY(line->text().endsWith(card->summary()) || line->text().contains(card->summary() + u'\n'));
    }
    // With more space each board has its own line again.
    m_view->resize(1300, 760);
    QCoreApplication::processEvents();
    QVERIFY(!line->isVisible());
    const auto *group = qobject_cast<BoardGroup *>(area->cards().front()->parentWidget());
    QVERIFY(group ? group->findChild<QLabel *>("groupMessage")->isVisible()
                  : area->cards().front()->findChild<QLabel *>("boardMessage")->isVisible());
}

MEXPLORER_TEST(PlayLayoutTest)
#include "tst_playlayout.moc"
