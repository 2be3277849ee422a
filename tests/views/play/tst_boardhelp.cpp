// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/testprogram.h"
#include "tests/views/support/boardbench.h"
#include "tests/views/support/playbench.h"
#include "tests/views/support/windowwait.h"
#include "views/boards/coinboard.h"
#include "views/boards/gridboard.h"
#include "views/boards/rowboard.h"
#include "views/play/boardarea.h"
#include "views/play/boardcard.h"
#include "views/play/hintpanel.h"
#include "views/play/movevaluelabels.h"
#include "views/play/playcommands.h"
#include "views/theme/theme.h"

#include "model/games/catalogue.h"

#include <QAction>
#include <QLabel>
#include <QListView>
#include <QTest>
#include <QToolButton>

using namespace mexplorer;
using samples::centre;
using samples::moveHeld;

/// Tests help on the boards: the moves of a hint, a few together and many one by one, and the values after moves, also
/// during a selection.
class BoardHelpTest : public QObject, private samples::PlayFixture
{
    Q_OBJECT

private slots:
    void initTestCase() { Theme::instance().setReducedMotion(true); }
    void init();
    void cleanup() { dropView(); }
    void manyHintsAreLookedAtOneByOne();
    void fewHintsAreShownTogether();
    void whatADragLeavesIsShown();
    void labelsCanBeRead_data();
    void labelsCanBeRead();
    void withoutValuesOnlyTheMoveIsShown();
    void everySelectionShowsWhatItLeaves_data();
    void everySelectionShowsWhatItLeaves();
    void dominoesShowValuesAtTheirSecondHalf();
    void coinsShowWhatOneMoreWouldLeave();
    void listsOfMovesShowWhatTheyLeave();
    void componentsAreCountedFromOne();

private:
    template <class Widget> Widget *find(const char *name) const { return m_view->findChild<Widget *>(name); }
    BoardWidget *board(int number) const
    {
        return m_view->findChild<BoardWidget *>(QStringLiteral("board%1").arg(number));
    }
    MoveValueLabels *labels(int number) const { return board(number)->findChild<MoveValueLabels *>(); }
    void tellAll();
    void showValues();
    /// Returns the correct label of a move, computed by the solver.
    QString expected(int number, const CellVector &after) const;
};

void BoardHelpTest::init()
{
    showView();
    m_view->activateWindow();
    QVERIFY(waitForWindowActive(m_view.get()));
    m_match->setSides({Side::Human, Side::Human});
}

void BoardHelpTest::tellAll()
{
    auto *hints = m_session->hints();
    while (hints->nextStage() != hints->stage()) {
        const Hints::Stage before = hints->stage();
        hints->showMore();
        QTRY_VERIFY(hints->stage() != before);
    }
}

void BoardHelpTest::showValues()
{
    (*m_view->commands())[PlayCommands::values]->setChecked(true);
    m_session->hints()->setValuesShown(true);
    QTRY_VERIFY(!m_session->hints()->moveValues().empty());
}

QString BoardHelpTest::expected(int number, const CellVector &after) const
{
    Position to = m_match->position();
    to.components[static_cast<std::size_t>(number)].cells = after;
    JobControl control;
    const auto analysis = Solver().analyse(to, m_match->convention(), control);
    const QString letter = analysis->outcome == Outcome::P ? QStringLiteral("P") : QStringLiteral("N");
    return analysis->value ? QStringLiteral("%1 · %2").arg(*analysis->value).arg(letter) : letter;
}

void BoardHelpTest::manyHintsAreLookedAtOneByOne()
{
    open("matrix:4x4");
    const auto winning = m_match->assessment().analysis->winningMoves.size();
    QVERIFY(winning > BoardArea::maxHintsTogether);
    auto *next = (*m_view->commands())[PlayCommands::nextHint];
    auto *previous = (*m_view->commands())[PlayCommands::previousHint];
    QVERIFY(!next->isEnabled());
    QVERIFY(!find<QWidget>("hintChooser")->isVisible());
    tellAll();
    QVERIFY(find<QWidget>("hintChooser")->isVisible());
    std::set<CellVector> seen;
    for (std::size_t i = 0; i < winning; ++i) {
        QCOMPARE(find<QLabel>("hintPosition")->text(), QString("%1 of %2").arg(i + 1).arg(winning));
        QCOMPARE(board(0)->hints().size(), std::size_t(1));
        const CellVector shown = board(0)->hints().front();
        QVERIFY(std::any_of(m_match->assessment().analysis->winningMoves.begin(),
                            m_match->assessment().analysis->winningMoves.end(),
                            [&](const Move &move) { return move.cells == shown; }));
        seen.insert(shown);
        board(0)->setFocus();
        QTest::keyClick(board(0), Qt::Key_N);
    }
    QCOMPARE(seen.size(), winning);
    const CellVector first = board(0)->hints().front(); // wraps around to the first one
    QTest::keyClick(board(0), Qt::Key_N, Qt::ShiftModifier);
    QCOMPARE(find<QLabel>("hintPosition")->text(), QString("%1 of %1").arg(winning));
    QTest::mouseClick(find<QToolButton>("nextHint"), Qt::LeftButton);
    QCOMPARE(board(0)->hints(), std::vector<CellVector>{first});
    // When values are shown, the current hint doesn't change.
    previous->trigger();
    showValues();
    QCOMPARE(find<QLabel>("hintPosition")->text(), QString("%1 of %1").arg(winning));
    QVERIFY(m_match->play(0, first));
    QVERIFY(!find<QWidget>("hintChooser")->isVisible());
    QVERIFY(!next->isEnabled());
    QVERIFY(board(0)->hints().empty());
}

void BoardHelpTest::fewHintsAreShownTogether()
{
    open("subtraction{1-3}:9 + subtraction{1-5}:10 + subtraction{1-7}:14");
    tellAll();
    QVERIFY(!find<QWidget>("hintChooser")->isVisible());
    QCOMPARE(board(0)->hints().size() + board(2)->hints().size(), std::size_t(2));
}

void BoardHelpTest::whatADragLeavesIsShown()
{
    open("matrix:3x3");
    showValues();
    auto *grid = qobject_cast<SelectingBoard *>(board(0));
    const MoveValueLabels *marks = labels(0);
    // Before a selection, the labels of single cells are shown.
    QVERIFY(marks->selectionLabel().isEmpty());
    QVERIFY(!marks->labelAt(4).isEmpty());
    QTest::mousePress(grid, Qt::LeftButton, {}, centre(*grid, 0));
    moveHeld(*grid, centre(*grid, 4));
    const auto after = grid->selectedMove();
    QVERIFY(after);
    QCOMPARE(marks->selectionLabel(), expected(0, *after));
    QVERIFY(marks->labelAt(1).isEmpty()); // covered by the label of the selection
    const auto further = grid->moveAt(8); // the cell where the drag could continue
    QVERIFY(further);
    QCOMPARE(*further, CellVector{0});
    QVERIFY(expected(0, *further).startsWith(marks->labelAt(8)));
    QVERIFY(find<QLabel>("boardMessage")->text().contains("The move leaves value"));
    QCOMPARE(m_match->ply(), std::size_t(0)); // no move was made yet
    QTest::mouseRelease(grid, Qt::LeftButton, {}, centre(*grid, 4));
    QCOMPARE(m_match->ply(), std::size_t(1));
}

void BoardHelpTest::labelsCanBeRead_data()
{
    QTest::addColumn<QString>("game");
    for (const char *game : {"nim:3,4,5", "kayles:7", "dawson:7", "octal{0.17}:6", "grundy:8", "lasker:5",
                             "wythoff:(3,4)", "chomp:3x4", "cram:3x4", "matrix:3x3", "turtles:HTHH"})
        QTest::newRow(game) << game;
}

/// Labels don't overlap, the middle of a large piece is free, and each move with one piece or two adjacent ones has a
/// label; those of winning moves have a ring that contrasts with the piece below.
void BoardHelpTest::labelsCanBeRead()
{
    QFETCH(QString, game);
    open(game);
    showValues();
    std::size_t shown = 0;
    for (int number = 0; number < int(m_match->position().components.size()); ++number) {
        const auto all = labels(number)->labels();
        shown += all.size();
        for (std::size_t i = 0; i < all.size(); ++i) {
            QVERIFY(QRectF(labels(number)->rect()).contains(all[i].rect));
            for (std::size_t j = 0; j < i; ++j)
                QVERIFY(!all[i].rect.intersects(all[j].rect));
            for (int piece = 0; piece < board(number)->pieceCount(); ++piece) {
                const QRectF rect = board(number)->pieceRect(piece);
                const bool isLarge = std::min(rect.width(), rect.height()) >= 40 && !board(number)->isGapPiece(piece);
                QVERIFY(!isLarge || !all[i].rect.contains(rect.center()));
            }
            if (all[i].wins) {
                const QImage picture = board(number)->grab().toImage();
                const QPointF above(all[i].rect.center().x(), all[i].rect.top() - 1.2);
                const QColor ring = picture.pixelColor(above.toPoint());
                const QColor inside =
                    picture.pixelColor(QPointF(all[i].rect.left() + 2, all[i].rect.center().y()).toPoint());
                QVERIFY2(std::abs(ring.lightness() - inside.lightness()) > 60, qPrintable(all[i].text));
            }
        }
    }
    QVERIFY(shown > 0);
    const BoardWidget *first = board(0);
    for (int one = 0; one < first->pieceCount(); ++one) {
        for (int other = one; other < first->pieceCount(); ++other) {
            QRectF both = first->pieceRect(one).united(first->pieceRect(other));
            const bool isPair =
                one == other || (!first->isGapPiece(one) && !first->isGapPiece(other) &&
                                 both.width() * both.height() <
                                     1.05 * (first->pieceRect(one).width() * first->pieceRect(one).height() +
                                             first->pieceRect(other).width() * first->pieceRect(other).height()));
            const auto after = first->moveBetween(one, other);
            if (!after || !isPair || first->pieceRect(one).width() < 36)
                continue;
            both.adjust(-4, -24, 4, 24);
            const auto all = labels(0)->labels();
            QVERIFY2(std::ranges::any_of(all,
                                         [&](const MoveValueLabels::Label &label) {
                                             return both.contains(label.rect.center()) &&
                                                    expected(0, *after).startsWith(label.text);
                                         }),
                     qPrintable(QString("%1-%2").arg(one).arg(other)));
        }
    }
}

void BoardHelpTest::withoutValuesOnlyTheMoveIsShown()
{
    open("matrix:3x3");
    auto *grid = qobject_cast<SelectingBoard *>(board(0));
    QTest::mousePress(grid, Qt::LeftButton, {}, centre(*grid, 0));
    moveHeld(*grid, centre(*grid, 4));
    QVERIFY(grid->selectedMove());
    QVERIFY(labels(0)->selectionLabel().isEmpty());
    QVERIFY(!labels(0)->isVisible());
    for (int cell = 0; cell < 9; ++cell)
        QVERIFY(labels(0)->labelAt(cell).isEmpty());
    QVERIFY(!find<QLabel>("boardMessage")->text().contains("leaves value"));
}

void BoardHelpTest::everySelectionShowsWhatItLeaves_data()
{
    QTest::addColumn<QString>("game");
    for (const char *game :
         {"nim:5", "subtraction{1-3}:7", "kayles:6", "dawson:6", "octal{0.17}:6", "grundy:8", "lasker:5",
          "wythoff:(3,4)", "chomp:3x3", "cram:2x3", "matrix:2x3", "turtles:HTHH", "ruler:HHHH"})
        QTest::newRow(game) << game;
}

/// On every board, whatever is pressed, toggled or extended to: as soon as the selection is a move, its value is shown.
void BoardHelpTest::everySelectionShowsWhatItLeaves()
{
    QFETCH(QString, game);
    open(game);
    showValues();
    BoardWidget *on = board(0);
    auto *selecting = qobject_cast<SelectingBoard *>(on);
    int moves = 0;
    for (int from = 0; from < on->pieceCount(); ++from) {
        if (!on->canPress(from))
            continue;
        for (int to = from; to < on->pieceCount(); ++to) {
            if (!on->canPress(to))
                continue;
            if (selecting) {
                QTest::mousePress(selecting, Qt::LeftButton, {}, centre(*selecting, from));
                moveHeld(*selecting, centre(*selecting, to));
            } else {
                on->togglePiece(from);
                if (to != from)
                    on->togglePiece(to);
            }
            const auto after = on->selectedMove();
            QCOMPARE(labels(0)->selectionLabel(), after ? expected(0, *after) : QString());
            if (after) {
                ++moves;
                QVERIFY(on->rect().contains(on->selectionRect().center().toPoint()));
            }
            if (selecting) {
                QTest::keyClick(selecting, Qt::Key_Escape);
                QTest::mouseRelease(selecting, Qt::LeftButton, {}, centre(*selecting, to));
            } else {
                QTest::keyClick(on, Qt::Key_Escape);
            }
            QCOMPARE(m_match->ply(), std::size_t(0));
        }
    }
    QVERIFY(moves > 1);
}

/// A single cell is no move: the cells next to the one under the pointer show the values after the dominoes.
void BoardHelpTest::dominoesShowValuesAtTheirSecondHalf()
{
    open("cram:3x3");
    showValues();
    auto *grid = qobject_cast<SelectingBoard *>(board(0));
    for (int cell = 0; cell < 9; ++cell)
        QVERIFY(labels(0)->labelAt(cell).isEmpty());
    QTest::mouseMove(grid, centre(*grid, 4));
    QTRY_VERIFY(!grid->selection().isEmpty());
    for (const int cell : {1, 3, 5, 7})
        QVERIFY(expected(0, *grid->moveAt(cell)).startsWith(labels(0)->labelAt(cell)) &&
                !labels(0)->labelAt(cell).isEmpty());
    for (const int cell : {0, 2, 6, 8})
        QVERIFY(labels(0)->labelAt(cell).isEmpty());
}

void BoardHelpTest::coinsShowWhatOneMoreWouldLeave()
{
    open("turtles:HHH");
    showValues();
    auto *coins = qobject_cast<CoinBoard *>(board(0));
    coins->togglePiece(2);
    QCOMPARE(labels(0)->selectionLabel(), expected(0, *coins->selectedMove()));
    QVERIFY(labels(0)->labelAt(2).isEmpty());
    for (const int coin : {0, 1})
        QVERIFY(expected(0, *coins->moveAt(coin)).startsWith(labels(0)->labelAt(coin)));
}

void BoardHelpTest::listsOfMovesShowWhatTheyLeave()
{
    open("kayles:5");
    showValues();
    board(0)->setFocus();
    QTest::keyClick(board(0), Qt::Key_M);
    auto *list = find<QListView>("followers");
    QTRY_VERIFY(list && list->isVisible());
    for (int row = 0; row < list->model()->rowCount(); ++row) {
        const QString text = list->model()->index(row, 0).data().toString();
        QVERIFY2(text.contains("leaves") && text.contains(QString::fromUtf8(" · ")), qPrintable(text));
    }
    QTest::keyClick(list, Qt::Key_Escape);
    (*m_view->commands())[PlayCommands::values]->trigger();
    QTest::keyClick(board(0), Qt::Key_M);
    const auto lists = m_view->findChildren<QListView *>("followers");
    QTRY_VERIFY(lists.last()->isVisible());
    QVERIFY(!lists.last()->model()->index(0, 0).data().toString().contains("leaves"));
    QTest::keyClick(lists.last(), Qt::Key_Escape);
}

/// On the boards and in typed moves; tests of records check sentences.
void BoardHelpTest::componentsAreCountedFromOne()
{
    open("kayles:4 + nim:2,3 + cram:2x2");
    QStringList titles;
    for (const BoardCard *card : find<BoardArea>("boardArea")->cards())
        titles << card->findChildren<QLabel *>().first()->text().section(u' ', 0, 0);
    QCOMPARE(titles, (QStringList{"1", "2", "3", "4"}));
    QCOMPARE(moveText(m_match->position(), *readMove(m_match->position(), u"2: 2 -> 0", 100, Counting::FromOne)),
             QString::fromUtf8("component 2: 2 → 0"));
}

MEXPLORER_TEST(BoardHelpTest)
#include "tst_boardhelp.moc"
