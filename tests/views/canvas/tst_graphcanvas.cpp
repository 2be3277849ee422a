// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/games/joinedposition.h"
#include "model/notation/expression.h"
#include "model/session/session.h"
#include "tests/testprogram.h"
#include "tests/views/support/explorewindow.h"
#include "views/canvas/overviewmap.h"
#include "views/explore/exploreview.h"

#include <QAction>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>
#include <QWheelEvent>

#include <cmath>

using namespace mexplorer;

namespace {

/// A window with the Explore workspace, with a game laid out and painted.
struct Window : samples::ExploreWindow
{
    using ExploreWindow::ExploreWindow;
    PositionId id(const char *game)
    {
        const JoinedPosition joined = join(parsePosition(QString::fromLatin1(game)).value());
        return exploration().graph()->find(joined.cells).value();
    }
    void drag(QPoint from, QPoint to)
    {
        QTest::mousePress(&canvas(), Qt::LeftButton, {}, from);
        for (int i = 1; i <= 4; ++i) {
            const QPointF at = from + (to - from) * i / 4;
            QMouseEvent move(QEvent::MouseMove, at, canvas().mapToGlobal(at), Qt::NoButton, Qt::LeftButton,
                             Qt::NoModifier);
            QApplication::sendEvent(&canvas(), &move);
        }
        QTest::mouseRelease(&canvas(), Qt::LeftButton, {}, to);
    }
};

} // namespace

class TestGraphCanvas : public QObject
{
    Q_OBJECT

private slots:
    void fitsTheWholeGraph()
    {
        Window w(QStringLiteral("kayles:7"));
        QTRY_VERIFY(w.isQuiet());
        QCOMPARE(w.exploration().selected(), GameGraph::root());
        for (PositionId id = 0; id < w.exploration().graph()->positionCount(); ++id) {
            QVERIFY(w.canvas().rect().contains(w.point(id)));
            QCOMPARE(w.canvas().positionAt(w.canvas().pointOf(ShownId(id))), ShownId(id));
        }
        QCOMPARE(w.canvas().positionAt({1, 1}), ShownId());
        QCOMPARE(w.canvas().counts().drawnMoves, quint64(w.exploration().graph()->moveCount()));
    }

    void clickSelectsAndHoverLights()
    {
        Window w(QStringLiteral("kayles:7"));
        QTRY_VERIFY(w.isQuiet());
        const PositionId target = w.id("kayles:3,1");
        QTest::mouseClick(&w.canvas(), Qt::LeftButton, {}, w.point(target));
        QCOMPARE(w.exploration().selected(), target);
        QVERIFY(w.canvas().accessibleDescription().startsWith(QStringLiteral("kayles:3,1: N")));

        const QImage before = w.canvas().grab().toImage();
        const PositionId other = w.id("kayles:4");
        QTest::mouseMove(&w.canvas(), w.point(other));
        QTRY_COMPARE(w.exploration().hovered(), other);
        QVERIFY(w.canvas().grab().toImage() != before);
        QTest::mouseMove(&w.canvas(), QPoint(2, 2));
        QTRY_COMPARE(w.exploration().hovered(), noPosition);
    }

    void wheelZoomsAtThePointer()
    {
        Window w(QStringLiteral("kayles:7"));
        QTRY_VERIFY(w.isQuiet());
        const PositionId fixed = w.id("kayles:2,1");
        const QPointF at = w.canvas().pointOf(ShownId(fixed));
        const qreal scale = w.canvas().camera().scale;
        w.wheel(at, 240);
        QVERIFY(std::abs(w.canvas().camera().scale / scale - 1.25 * 1.25) < 0.01);
        QVERIFY((w.canvas().pointOf(ShownId(fixed)) - at).manhattanLength() < 0.5);
        w.wheel(at, -240);
        QVERIFY(std::abs(w.canvas().camera().scale - scale) < 0.01);
        w.wheel(at, -100'000); // the graph can't get out of view
        QVERIFY(w.canvas().camera().scale >= 0.49 * scale);
    }

    void dragPansAndFitReturns()
    {
        Window w(QStringLiteral("kayles:7"));
        QTRY_VERIFY(w.isQuiet());
        const QPointF before = w.canvas().pointOf(ShownId(0));
        w.drag({30, 300}, {130, 260});
        QVERIFY((w.canvas().pointOf(ShownId(0)) - before - QPointF(100, -40)).manhattanLength() < 1);
        QCOMPARE(w.exploration().selected(), GameGraph::root()); // a drag is no click
        w.canvas().setFocus();
        QTest::keyClick(&w.canvas(), Qt::Key_0);
        QTRY_VERIFY((w.canvas().pointOf(ShownId(0)) - before).manhattanLength() < 1);
    }

    void keysWalkAlongMoves()
    {
        Window w(QStringLiteral("kayles:7"));
        QTRY_VERIFY(w.isQuiet());
        const auto &graph = *w.exploration().graph();
        QTest::keyClick(&w.canvas(), Qt::Key_Down);
        const PositionId first = graph.followers(GameGraph::root()).front();
        QCOMPARE(w.exploration().selected(), first);
        QTest::keyClick(&w.canvas(), Qt::Key_Down);
        QCOMPARE(w.exploration().selected(), graph.followers(first).front());
        QTest::keyClick(&w.canvas(), Qt::Key_Up);
        QCOMPARE(w.exploration().selected(), first);

        const QPointF point = w.canvas().pointOf(ShownId(w.exploration().selected()));
        QTest::keyClick(&w.canvas(), Qt::Key_Right);
        const QPointF right = w.canvas().pointOf(ShownId(w.exploration().selected()));
        QVERIFY(right.x() > point.x() && std::abs(right.y() - point.y()) < 1);
        QTest::keyClick(&w.canvas(), Qt::Key_Left);
        QCOMPARE(w.exploration().selected(), first);
        QTest::keyClick(&w.canvas(), Qt::Key_Home);
        QCOMPARE(w.exploration().selected(), GameGraph::root());
        QTest::keyClick(&w.canvas(), Qt::Key_Up); // the start has no predecessors
        QCOMPARE(w.exploration().selected(), GameGraph::root());
    }

    void doubleClickAndEnterMakeTheStart()
    {
        Window w(QStringLiteral("kayles:7"));
        QTRY_VERIFY(w.isQuiet());
        QTest::mouseDClick(&w.canvas(), Qt::LeftButton, {}, w.point(w.id("kayles:5,1")));
        QCOMPARE(w.exploration().expression(), QStringLiteral("kayles:5,1"));
        QTRY_VERIFY(w.isQuiet());
        QTest::keyClick(&w.canvas(), Qt::Key_Down);
        const QString next = w.exploration().selectedPosition().text();
        QTest::keyClick(&w.canvas(), Qt::Key_Return);
        QCOMPARE(w.exploration().expression(), next);
    }

    void stepsHideWhatIsNotShownYet()
    {
        Window w(QStringLiteral("kayles:5"));
        QTRY_VERIFY(w.isQuiet());
        const auto steps = std::make_shared<std::vector<quint32>>(w.exploration().graph()->positionCount(), 10);
        const QImage all = w.canvas().grab().toImage();
        AnswerPolicy answers;
        answers.graph = w.exploration().graph();
        answers.outcomeSteps = steps;
        answers.valueSteps = steps;
        w.exploration().setAnswers(answers);
        w.exploration().setStepFocus({{w.id("kayles:2")}, {}});
        QTRY_VERIFY(w.isQuiet());
        QVERIFY(w.canvas().grab().toImage() != all);
        QCOMPARE(w.canvas().picture().outcome(ShownId(0)), Outcome::Unknown);
        QVERIFY(w.canvas().picture().sentence(ShownId(0)).contains(QStringLiteral("not known yet")));
        w.exploration().setAnswers({});
        w.exploration().setStepFocus({});
        QTRY_VERIFY(w.isQuiet());
        QCOMPARE(w.canvas().grab().toImage(), all);
    }

    void viewsOfTheSameGraph()
    {
        Window w(QStringLiteral("kayles:8"));
        QTRY_VERIFY(w.isQuiet());
        const QImage plain = w.canvas().grab().toImage();
        w.session.appearance()->setColorBy(ColorBy::SgValue);
        QTRY_VERIFY(w.isQuiet());
        QVERIFY(w.canvas().grab().toImage() != plain);
        const auto values = w.exploration().labels()->values();
        QCOMPARE(w.canvas().picture().maxNumber, *std::max_element(values.begin(), values.end()));

        w.action(ExploreCommands::leftRight)->trigger();
        QTRY_VERIFY(w.isQuiet() && w.canvas().picture().layout->options().orientation == Orientation::LeftRight);
        QTest::keyClick(&w.canvas(), Qt::Key_Right);
        QCOMPARE(w.exploration().selected(), w.exploration().graph()->followers(0).front());
    }

    void mergesMirrorImagesOnRequest()
    {
        Window w(QStringLiteral("matrix:3x3"));
        QTRY_VERIFY(w.isQuiet());
        QCOMPARE(w.exploration().graph()->positionCount(), PositionId(512));
        w.trigger(ExploreCommands::merge(Collapse::Symmetry));
        // Burnside: 102 classes of 3x3 zero-one matrices under the symmetries of the square.
        QTRY_VERIFY(w.isQuiet() && w.canvas().picture().explored.graph->positionCount() == PositionId(102));
        QVERIFY(w.view.summary().startsWith(QStringLiteral("512 positions merged into 102")));
    }

    void saysWhatIsLeftOut()
    {
        Window w(QStringLiteral("kayles:20"));
        QTRY_VERIFY(w.isQuiet());
        auto *more = w.view.findChild<QPushButton *>(QStringLiteral("showMore"));
        QVERIFY(!more->isVisible());
        w.exploration().setLimits(100, w.exploration().options().maxMoves);
        QTRY_VERIFY(w.exploration().graph()->isTruncated());
        QTRY_VERIFY(w.isQuiet());
        QVERIFY2(w.view.summary().contains(QStringLiteral("the graph goes on")), qPrintable(w.view.summary()));
        QVERIFY(more->isVisible());
        more->click();
        QTRY_VERIFY(w.exploration().graph()->positionCount() > 100);
    }

    void findsPositions()
    {
        Window w(QStringLiteral("kayles:7"));
        QTRY_VERIFY(w.isQuiet());
        auto *search = w.view.findChild<QLineEdit *>(QStringLiteral("findPositions"));
        auto *count = w.view.findChild<QLabel *>(QStringLiteral("matchCount"));
        search->setFocus();
        QTest::keyClicks(search, QStringLiteral("P"));
        const auto outcomes = w.exploration().labels()->outcomes();
        const auto expected = std::count(outcomes.begin(), outcomes.end(), Outcome::P);
        QTRY_COMPARE(count->text(), QString::number(expected));
        QTest::keyClick(search, Qt::Key_Return);
        QCOMPARE(w.exploration().labels()->outcome(w.exploration().selected()), Outcome::P);
        QCOMPARE(count->text(), QStringLiteral("1 of %1").arg(expected));
        const PositionId first = w.exploration().selected();
        w.trigger(ExploreCommands::findNext);
        QVERIFY(w.exploration().selected() != first);
        w.trigger(ExploreCommands::findPrevious);
        QCOMPARE(w.exploration().selected(), first);
        search->setText(QStringLiteral("nothing like it"));
        QTRY_COMPARE(count->text(), QStringLiteral("none"));
    }

    void overviewShowsWhereOneIs()
    {
        Window w(QStringLiteral("kayles:12"));
        QTRY_VERIFY(w.isQuiet());
        auto *map = w.view.findChild<OverviewMap *>();
        QVERIFY(!map->isVisible());
        w.wheel(QPointF(600, 300), 960);
        QTRY_VERIFY(map->isVisible());
        QTest::mouseClick(map, Qt::LeftButton, {}, QPoint(map->width() / 2, map->height() - 8));
        QVERIFY(w.canvas().camera().centre.y() > 0.8 * w.canvas().picture().layout->extent().bottom());
    }

    void selectionFromElsewhereComesIntoView()
    {
        Window w(QStringLiteral("kayles:12"));
        QTRY_VERIFY(w.isQuiet());
        w.wheel(w.canvas().pointOf(ShownId(0)), 1200);
        const PositionId last = w.id("kayles:0");
        QVERIFY(!w.canvas().rect().contains(w.point(last)));
        w.exploration().select(last);
        QVERIFY((w.canvas().pointOf(ShownId(last)) - w.canvas().viewRect().center()).manhattanLength() < 1);
        w.wheel(w.canvas().viewRect().center(), -600);
        const Camera before = w.canvas().camera();
        int inView = 0;
        for (const PositionId id : samples::allOf(w.graph())) {
            if (id == last || !w.canvas().rect().adjusted(20, 20, -20, -20).contains(w.point(id)))
                continue;
            ++inView;
            w.exploration().select(id);
            QCOMPARE(w.canvas().camera(), before); // it doesn't move for points in view
        }
        QVERIFY(inView > 0);
    }

    void keysShowWhatIsAround()
    {
        Window w(QStringLiteral("kayles:14"));
        QTRY_VERIFY(w.isQuiet());
        const Camera fitted = w.canvas().camera();
        for (const Qt::Key key : {Qt::Key_Down, Qt::Key_Down, Qt::Key_Right, Qt::Key_Up})
            w.key(key);
        QCOMPARE(w.canvas().camera(), fitted); // all is in view
        w.wheel(w.canvas().pointOf(ShownId(w.exploration().selected())), 720);
        const QRectF view = w.canvas().viewRect();
        const QRectF middle =
            view.adjusted(view.width() / 4 - 1, view.height() / 4 - 1, 1 - view.width() / 4, 1 - view.height() / 4);
        for (const Qt::Key key : {Qt::Key_Right, Qt::Key_Right, Qt::Key_Down, Qt::Key_Down, Qt::Key_Left, Qt::Key_Down,
                                  Qt::Key_Up, Qt::Key_Up}) {
            const PositionId from = w.exploration().selected();
            w.key(key);
            if (w.exploration().selected() == from)
                continue;
            const QPointF at = w.canvas().pointOf(ShownId(w.exploration().selected()));
            const QRectF extent = w.canvas().camera().toView(w.layout().extent(), view);
            QVERIFY(view.contains(at));
            // It is nearer to a side only if the graph ends there.
            QVERIFY(at.x() > middle.left() || extent.left() > view.left());
            QVERIFY(at.x() < middle.right() || extent.right() < view.right());
            QVERIFY(at.y() > middle.top() || extent.top() > view.top());
            QVERIFY(at.y() < middle.bottom() || extent.bottom() < view.bottom());
        }
    }
};

MEXPLORER_TEST(TestGraphCanvas)
#include "tst_graphcanvas.moc"
