// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/notation/expression.h"
#include "model/step/tracebuilder.h"
#include "tests/testprogram.h"
#include "tests/views/support/stepbench.h"

#include "views/step/mextray.h"
#include "views/step/nimsumboard.h"
#include "views/step/playerbar.h"
#include "views/step/steptools.h"
#include "views/theme/style.h"
#include "views/theme/theme.h"
#include "views/widgets/presentedtools.h"

#include <QLayout>
#include <QSignalSpy>
#include <QWheelEvent>

using namespace mexplorer;
using namespace samples;

/// Tests the layout of the Step workspace: small windows, large type, more cards than fit.
class StepViewLayoutTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { Theme::instance().setReducedMotion(true); }
    void labellingMakesRoomForTheGraph();
    void fitsSmallWindows_data();
    void fitsSmallWindows();
    void kindsFoldWhereTheViewBecomesNarrow();
    void sentenceGrowsWithTheWindow();
    void manyCardsScroll();
    void manyComponentsScroll();
    void boardHasRoomForItsNumbers_data();
    void boardHasRoomForItsNumbers();
    void movesAreCutOnlyWhereNoNumberIs_data();
    void movesAreCutOnlyWhereNoNumberIs();
    void motionAndThemes();
    void presentedToolsComeWhenWanted();
    void nothingMovesAfterTheFirstShowing_data();
    void nothingMovesAfterTheFirstShowing();
};

void StepViewLayoutTest::labellingMakesRoomForTheGraph()
{
    Bench bench(QStringLiteral("kayles:5"));
    auto *graph = new QWidget;
    bench.view.setGraphWidget(graph);
    QVERIFY(bench.settle());
    QVERIFY(graph->isVisible());
    QVERIFY(bench.painter<MexTray>());
    QTRY_VERIFY(graph->width() < bench.pane()->width());
    bench.walk()->setKind(TraceKind::Labels);
    QVERIFY(bench.settle());
    QVERIFY(graph->isVisible());
    QVERIFY(!bench.painter<MexTray>());
    QTRY_VERIFY(graph->width() > bench.view.width() - 20);
    // Next to a picture, the graph is hidden if there is little space.
    bench.walk()->setKind(TraceKind::Mex);
    QVERIFY(bench.settle());
    bench.view.resize(695, 536); // in a window of 1024x700, next to the panel
    QCoreApplication::processEvents();
    QVERIFY(graph->isVisible());
    QVERIFY(graph->width() < bench.view.width() / 3);
    bench.view.resize(600, 600);
    QTRY_VERIFY(!graph->isVisible());
}

void StepViewLayoutTest::fitsSmallWindows_data()
{
    QTest::addColumn<QString>("game");
    QTest::addColumn<QSize>("size");
    for (const QSize size : {QSize(560, 420), QSize(1024, 700), QSize(1400, 900)}) {
        for (const QString &game :
             {QStringLiteral("kayles:7"), QStringLiteral("nim:0"), example, QStringLiteral("8*nim:7")})
            QTest::addRow("%s %d", qPrintable(game), size.width()) << game << size;
    }
}

void StepViewLayoutTest::fitsSmallWindows()
{
    QFETCH(QString, game);
    QFETCH(QSize, size);
    Bench bench(game, size);
    QVERIFY(bench.view.width() <= std::max(size.width(), 640));
    for (int step = 0; step < bench.walk()->stepCount(); ++step) {
        bench.walk()->seek(step);
        const QImage image = bench.view.grab().toImage();
        QVERIFY(!image.isNull());
    }
    if (const auto *board = bench.painter<NimSumBoard>()) {
        for (int i = 0; i < board->itemCount(); ++i)
            QVERIFY(board->itemRect(i).right() <= bench.pane()->width());
    }
}

/// Whatever its width was, the row of kinds folds into its menu and doesn't limit the width of the view.
void StepViewLayoutTest::kindsFoldWhereTheViewBecomesNarrow()
{
    Bench bench(QStringLiteral("kayles:5"), QSize(1400, 700));
    QVERIFY(bench.settle());
    auto *tools = bench.find<StepTools>();
    const auto *kinds = tools->findChild<QWidget *>(QStringLiteral("traceKinds"));
    QTRY_VERIFY(kinds->isVisible());
    const int wide = tools->layout()->minimumSize().width();
    const int least = tools->minimumSizeHint().width();
    QVERIFY(least <= wide - kinds->minimumSizeHint().width());
    tools->resize(least, tools->height());
    QVERIFY(kinds->isHidden());
    tools->resize(wide, tools->height());
    QVERIFY(kinds->isVisible());
}

void StepViewLayoutTest::sentenceGrowsWithTheWindow()
{
    Bench bench(QStringLiteral("kayles:5"));
    auto *sentence = bench.find<QLabel>(QStringLiteral("stepSentence"));
    const double body = QApplication::font().pointSizeF();
    QVERIFY(qAbs(sentence->font().pointSizeF() / body - 1.6) < 0.05);
    QCOMPARE(sentence->font().weight(), QFont::Normal);
    bench.view.resize(1600, 1000);
    QTRY_VERIFY(qAbs(sentence->font().pointSizeF() / body - 2) < 0.05);
}

void StepViewLayoutTest::manyCardsScroll()
{
    Bench bench(QStringLiteral("matrix:4x4"));
    const auto *tray = bench.painter<MexTray>();
    QCOMPARE(tray->itemCount(), 100);
    QVERIFY(!bench.pane()->rect().contains(tray->itemRect(99).center().toPoint()));
    const QPointF before = tray->itemRect(0).topLeft();
    QWheelEvent wheel(QPointF(50, 50), bench.pane()->mapToGlobal(QPointF(50, 50)), {}, QPoint(0, -240), Qt::NoButton,
                      {}, Qt::NoScrollPhase, false);
    QApplication::sendEvent(bench.pane(), &wheel);
    QVERIFY(tray->itemRect(0).top() < before.y());
    // The step's cards are scrolled into view.
    for (int step = 1; step < bench.walk()->stepCount(); ++step) {
        bench.walk()->seek(step);
        const auto &cards = *tray->picture().cards;
        for (int i = 0; i < tray->itemCount(); ++i) {
            if (cards[static_cast<std::size_t>(i)].step == step) {
                QVERIFY(bench.pane()->rect().contains(tray->itemRect(i).center().toPoint()));
                break;
            }
        }
    }
}

void StepViewLayoutTest::manyComponentsScroll()
{
    Bench bench(QStringLiteral("40*nim:1"));
    const auto *board = bench.painter<NimSumBoard>();
    QCOMPARE(board->itemCount(), 40);
    QVERIFY(board->itemRect(39).top() > bench.pane()->height());
    // The row of the step is scrolled into view.
    for (int step = 1; step <= 40; ++step) {
        bench.walk()->seek(step);
        QVERIFY(board->picture().rows[static_cast<std::size_t>(step - 1)].current);
        QVERIFY(QRectF(bench.pane()->rect()).intersects(board->itemRect(step - 1)));
    }
    QTest::mouseClick(bench.pane(), Qt::LeftButton, {}, board->itemRect(39).center().toPoint());
    QSignalSpy activated(bench.pane(), &PicturePane::positionActivated);
    QTest::keyClick(bench.pane(), Qt::Key_Return);
    QCOMPARE(activated.count(), 1);
}

void StepViewLayoutTest::boardHasRoomForItsNumbers_data()
{
    QTest::addColumn<QString>("game");
    for (const char *game : {"nim:1,2", "nim:1000,77", "nim:1000000,77", "nim:1000000000,5", "nim:3,4 + kayles:7",
                             "nim:1000000000,999999999,17"}) {
        QTest::newRow(game) << QString(game);
    }
}

/// No number is cut or overlaps its neighbour, in narrow windows and for large values.
void StepViewLayoutTest::boardHasRoomForItsNumbers()
{
    QFETCH(QString, game);
    const auto width = [](const NimSumBoard::Inscription &text) {
        return text.text.isEmpty() ? 0.0 : QFontMetricsF(text.font).horizontalAdvance(text.text);
    };
    // Next to the graph and the panel, in windows of 1024x700 and 1400x900.
    for (const QSize size : {QSize(695, 536), QSize(1024, 600), QSize(1400, 736)}) {
        Bench bench({}, size);
        bench.view.setGraphWidget(new QWidget);
        bench.session.exploration()->open(game);
        bench.walk()->setKind(TraceKind::NimSum);
        QTRY_VERIFY(bench.painter<NimSumBoard>());
        const auto &board = *bench.painter<NimSumBoard>();
        for (int step = 0; step < bench.walk()->stepCount(); ++step) {
            bench.walk()->seek(step);
            const ColumnsPicture &picture = board.picture();
            for (int row = 0; row <= board.itemCount(); ++row) {
                const NimSumBoard::Inscription value = board.value(row);
                QVERIFY2(width(value) <= value.area.width(), qPrintable(value.text));
                QVERIFY(value.area.right() <= board.digitRect(row, picture.width - 1).left());
            }
            for (int row = 0; row < board.itemCount(); ++row) {
                for (const auto &text : {board.target(row), board.targetMoves(row)})
                    QVERIFY2(width(text) <= text.area.width(), qPrintable(text.text));
                QVERIFY2(board.itemRect(row).right() <= bench.pane()->width(), qPrintable(game));
            }
            int heads = 0;
            for (int exponent = 0; exponent < picture.width; ++exponent) {
                const NimSumBoard::Inscription head = board.head(exponent);
                QVERIFY2(width(head) <= head.area.width(), qPrintable(head.text));
                heads += head.text.isEmpty() ? 0 : 1;
                const NimSumBoard::Inscription next = board.head(exponent + 1);
                QVERIFY(head.text.isEmpty() || next.text.isEmpty() || next.area.right() <= head.area.left() + 0.01);
            }
            QVERIFY(heads >= std::min(picture.width, 4));
        }
        QCOMPARE(board.value(board.itemCount()).text, QString::number(board.picture().result));
        QCOMPARE(board.value(0).text, QString::number(board.picture().rows[0].value));
    }
}

void StepViewLayoutTest::movesAreCutOnlyWhereNoNumberIs_data()
{
    QTest::addColumn<QString>("game");
    QTest::addColumn<bool>("isCut");
    QTest::newRow("heaps") << QStringLiteral("kayles:2000 + kayles:2001") << false;
    QTest::newRow("coins") << QStringLiteral("ruler:TTTTTTTTTTTTTTTH + nim:8") << true;
}

/// Moves that don't fit are counted if they are of heaps; of those on a board the first one is shown and cut.
void StepViewLayoutTest::movesAreCutOnlyWhereNoNumberIs()
{
    QFETCH(QString, game);
    QFETCH(bool, isCut);
    NimSumBoard board;
    TraceRequest request;
    request.position = *parsePosition(game);
    request.kind = TraceKind::NimSum;
    JobControl control;
    const Result<TracePtr> trace = buildTrace(request, Solver(), control);
    QVERIFY(trace);
    int texts = 0;
    for (int step = 0; step < (*trace)->stepCount(); ++step) {
        board.setPicture((*trace)->picture(step));
        board.layOut({420, 300}, QApplication::font());
        for (int row = 0; row < board.itemCount(); ++row) {
            const QStringList &moves = board.picture().rows[static_cast<std::size_t>(row)].moves;
            const QString text = moves.isEmpty() ? QString() : board.targetMoves(row).text;
            if (text.isEmpty() ||
                text.startsWith(QString(moves.front()).replace(QStringLiteral("->"), QStringLiteral("→"))))
                continue;
            ++texts;
            QCOMPARE(text.endsWith(u'…'), isCut);
        }
    }
    QVERIFY(texts > 0);
}

void StepViewLayoutTest::motionAndThemes()
{
    Theme::instance().setReducedMotion(false);
    Bench bench(QStringLiteral("kayles:5"));
    const QImage light = bench.view.grab().toImage();
    bench.walk()->stepForward();
    const QImage moving = bench.view.grab().toImage();
    // The animation ends with the value in its slot.
    QTRY_VERIFY(bench.view.grab().toImage() != moving);
    Theme::instance().setMode(Theme::Mode::Dark);
    const QColor corner = bench.pane()->grab().toImage().pixelColor(2, 2);
    QCOMPARE(corner, Theme::instance().colors().surface);
    Theme::instance().setMode(Theme::Mode::Light);
    Theme::instance().setReducedMotion(true);
    QVERIFY(light.size() == moving.size());
}

/// The kinds of steps are at the top, the player at the bottom; between the player and the edge is the progress in the
/// lecture.
void StepViewLayoutTest::presentedToolsComeWhenWanted()
{
    Bench bench(QStringLiteral("kayles:5"));
    const auto *kinds = bench.find<StepTools>();
    const auto *player = bench.find<PlayerBar>();
    auto *tools = bench.find<PresentedTools>();
    Presentation *presentation = bench.session.presentation();
    const int middle = bench.view.width() / 2;
    presentation->setOn(true);
    QVERIFY(!kinds->isVisible() && !player->isVisible());
    tools->followPointer({middle, bench.view.height() - 1});
    QVERIFY(player->isVisible() && !kinds->isVisible());
    QCoreApplication::processEvents();
    tools->followPointer({middle, player->mapTo(&bench.view, QPoint(0, player->height())).y() + 26});
    QVERIFY(player->isVisible());
    tools->followPointer({middle, bench.view.height() / 2});
    QVERIFY(!player->isVisible());
    presentation->setToolsShown(true);
    QVERIFY(kinds->isVisible() && player->isVisible());
    presentation->setToolsShown(false);
    QVERIFY(!kinds->isVisible() && !player->isVisible());
    presentation->setOn(false);
    QVERIFY(kinds->isVisible() && player->isVisible());
}

void StepViewLayoutTest::nothingMovesAfterTheFirstShowing_data()
{
    QTest::addColumn<QString>("game");
    QTest::addColumn<bool>("styled");
    QTest::newRow("plain") << QString() << false;
    QTest::newRow("plain, a game") << QStringLiteral("kayles:5") << false;
    QTest::newRow("styled") << QString() << true; // last, since a style sheet remains set
    QTest::newRow("styled, a game") << QStringLiteral("kayles:5") << true;
}

/// Tools and captions have their fonts when they are first laid out, and don't move later.
void StepViewLayoutTest::nothingMovesAfterTheFirstShowing()
{
    QFETCH(QString, game);
    QFETCH(bool, styled);
    if (styled)
        applyStyle(*qApp);
    Session session;
    if (!game.isEmpty()) {
        session.exploration()->open(game);
        QTRY_VERIFY(session.exploration()->isReady());
    }
    StepView view(&session);
    view.resize(1024, 700);
    view.show();
    const auto tops = [&view] {
        QList<int> all;
        for (const QWidget *part : std::initializer_list<const QWidget *>{
                 view.findChild<StepTools *>()->parentWidget(),
                 view.findChild<QWidget *>(QStringLiteral("stepSplitter")),
                 view.findChild<QWidget *>(QStringLiteral("stepSentence")), view.findChild<PlayerBar *>()}) {
            all << part->mapTo(&view, QPoint()).y() << part->height();
        }
        return all;
    };
    if (!game.isEmpty()) {
        QTRY_VERIFY(session.walkthrough()->trace());
        QCoreApplication::sendPostedEvents(); // the step replaces the notice
    }
    const QList<int> shown = tops();
    for (int round = 0; round < 10; ++round) {
        QCoreApplication::processEvents();
        QCOMPARE(tops(), shown);
    }
}

MEXPLORER_TEST(StepViewLayoutTest)
#include "tst_stepviewlayout.moc"
