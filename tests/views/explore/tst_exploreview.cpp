// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/session/session.h"
#include "tests/testprogram.h"
#include "tests/views/support/explorewindow.h"

#include "tests/views/support/samples.h"
#include "views/canvas/legend.h"
#include "views/explore/exploreview.h"

#include <QAction>
#include <QClipboard>
#include <QContextMenuEvent>
#include <QLabel>
#include <QMenu>
#include <QNativeGestureEvent>
#include <QPointingDevice>
#include <QSignalSpy>
#include <QTest>
#include <QWheelEvent>

#include <cmath>

using namespace mexplorer;
using samples::uniform;
using Window = samples::ExploreWindow;

namespace {

bool holds(std::span<const PositionId> ids, PositionId id)
{
    return std::find(ids.begin(), ids.end(), id) != ids.end();
}

} // namespace

class TestExploreView : public QObject
{
    Q_OBJECT

private slots:
    // ---- camera

    void wheelKeepsWhatIsUnderThePointer()
    {
        Window w(QStringLiteral("kayles:10"));
        QTRY_VERIFY(w.isQuiet());
        std::mt19937 random(61);
        for (int i = 0; i < 60; ++i) {
            const PositionId id = std::uniform_int_distribution<PositionId>(0, w.graph().positionCount() - 1)(random);
            w.trigger(ExploreCommands::fit);
            const QPointF at = w.canvas().pointOf(ShownId(id));
            for (int notch = 0; notch < 4; ++notch) {
                w.wheel(at, std::uniform_int_distribution(10, 240)(random));
                QVERIFY((w.canvas().pointOf(ShownId(id)) - at).manhattanLength() < 0.01);
                QCOMPARE(w.canvas().positionAt(at), ShownId(id));
            }
        }
    }

    void zoomHasItsLimits()
    {
        Window w(QStringLiteral("kayles:6"));
        QTRY_VERIFY(w.isQuiet());
        const qreal fitted = w.canvas().camera().scale;
        for (int i = 0; i < 40; ++i)
            w.trigger(ExploreCommands::zoomIn);
        QCOMPARE(w.canvas().camera().scale, 400.0);
        for (int i = 0; i < 60; ++i)
            w.trigger(ExploreCommands::zoomOut);
        QVERIFY(std::abs(w.canvas().camera().scale - fitted / 2) < 1e-6);
        w.canvas().setCamera({QPointF(1e6, -1e6), 50});
        QVERIFY(w.layout().extent().adjusted(-0.01, -0.01, 0.01, 0.01).contains(w.canvas().camera().centre));
    }

    void pinchZoomsAtTheFingers()
    {
        Window w(QStringLiteral("kayles:8"));
        QTRY_VERIFY(w.isQuiet());
        const QPointF at = w.canvas().pointOf(ShownId(2));
        const qreal scale = w.canvas().camera().scale;
        QNativeGestureEvent pinch(Qt::ZoomNativeGesture, QPointingDevice::primaryPointingDevice(), 2, at, at,
                                  w.canvas().mapToGlobal(at), 0.3, QPointF());
        QApplication::sendEvent(&w.canvas(), &pinch);
        QVERIFY(std::abs(w.canvas().camera().scale / scale - 1.3) < 1e-6);
        QVERIFY((w.canvas().pointOf(ShownId(2)) - at).manhattanLength() < 0.01);
    }

    void fitFollowsTheWindowUntilAPersonZooms()
    {
        Window w(QStringLiteral("kayles:9"));
        QTRY_VERIFY(w.isQuiet());
        const auto showsAll = [&] {
            for (const PositionId id : samples::allOf(w.graph())) {
                if (!w.canvas().rect().contains(w.point(id)))
                    return false;
            }
            return true;
        };
        w.view.resize(700, 500);
        QTRY_VERIFY(w.isQuiet() && showsAll());
        w.wheel(QPointF(20, 20), 600);
        QVERIFY(!showsAll());
        const qreal scale = w.canvas().camera().scale;
        w.view.resize(720, 520);
        QCOMPARE(w.canvas().camera().scale, scale);
        w.canvas().setFocus();
        QTest::keyClick(&w.canvas(), Qt::Key_0);
        QTRY_VERIFY(showsAll());
    }

    void zoomToSelectionShowsAllNeighbours()
    {
        Window w(QStringLiteral("kayles:12"));
        QTRY_VERIFY(w.isQuiet());
        w.canvas().setFocus();
        for (const PositionId id : samples::allOf(w.graph())) {
            w.exploration().select(id);
            QTest::keyClick(&w.canvas(), Qt::Key_Z);
            QVERIFY(w.canvas().rect().contains(w.point(id)));
            for (const PositionId other : w.graph().followers(id))
                QVERIFY(w.canvas().rect().contains(w.point(other)));
            for (const PositionId other : (*w.exploration().explored().predecessors)(id))
                QVERIFY(w.canvas().rect().contains(w.point(other)));
        }
    }

    void middleButtonDragsAsWell()
    {
        Window w(QStringLiteral("kayles:9"));
        QTRY_VERIFY(w.isQuiet());
        w.wheel(w.canvas().viewRect().center(), 360);
        const QPointF before = w.canvas().pointOf(ShownId(0));
        const QPoint from(300, 300);
        QTest::mousePress(&w.canvas(), Qt::MiddleButton, {}, from);
        Window::move(w.canvas(), from + QPoint(30, 20), Qt::MiddleButton);
        Window::move(w.canvas(), from + QPoint(60, 40), Qt::MiddleButton);
        QTest::mouseRelease(&w.canvas(), Qt::MiddleButton, {}, from + QPoint(60, 40));
        QVERIFY((w.canvas().pointOf(ShownId(0)) - before - QPointF(60, 40)).manhattanLength() < 0.01);
        QCOMPARE(w.exploration().selected(), GameGraph::root());
    }

    // ---- selection

    void clicksSelectWhatIsNearest()
    {
        Window w(QStringLiteral("nim:3,3,2"));
        QTRY_VERIFY(w.isQuiet());
        std::mt19937 random(62);
        int hits = 0;
        for (int i = 0; i < 200; ++i) {
            QPoint at(int(uniform(random, 5, w.canvas().width() - 5)),
                      int(uniform(random, 5, w.canvas().height() - 5)));
            if (i % 2 == 0) // every second one near a position
                at = w.point(std::uniform_int_distribution<PositionId>(0, w.graph().positionCount() - 1)(random)) +
                     QPoint(int(random() % 9) - 4, int(random() % 9) - 4);
            PositionId nearest = noPosition;
            qreal min = 1e9;
            for (const PositionId id : samples::allOf(w.graph())) {
                const QPointF way = w.canvas().pointOf(ShownId(id)) - at;
                const qreal distance = std::hypot(way.x(), way.y());
                if (distance < min) {
                    min = distance;
                    nearest = id;
                }
            }
            const qreal radius = GraphSizes(w.canvas().camera().scale).markRadius;
            const PositionId before = w.exploration().selected();
            QTest::mouseClick(&w.canvas(), Qt::LeftButton, {}, at);
            if (min < radius) {
                ++hits;
                QCOMPARE(w.exploration().selected(), nearest);
            } else if (min > radius + 12) {
                QCOMPARE(w.exploration().selected(), before); // the empty ground selects nothing
            }
        }
        QVERIFY(hits > 50);
    }

    void keysZoomAboutTheSelection()
    {
        Window w(QStringLiteral("kayles:12"));
        QTRY_VERIFY(w.isQuiet());
        const PositionId last = w.graph().positionCount() - 1;
        w.exploration().select(last);
        const QPointF before = w.canvas().pointOf(ShownId(last));
        QVERIFY(QLineF(before, w.canvas().viewRect().center()).length() > 100);
        for (const CommandId action : {ExploreCommands::zoomIn, ExploreCommands::zoomIn, ExploreCommands::zoomOut}) {
            w.trigger(action);
            QVERIFY(QLineF(w.canvas().pointOf(ShownId(last)), before).length() < 1);
        }
        w.canvas().setCamera({w.layout().point(0), 4 * w.canvas().camera().scale}); // out of view
        QVERIFY(!w.canvas().viewRect().contains(w.canvas().pointOf(ShownId(last))));
        const QPointF centre = w.canvas().camera().centre;
        w.trigger(ExploreCommands::zoomIn);
        QVERIFY(QLineF(w.canvas().camera().centre, centre).length() < 0.01);
    }

    /// A position that moved away from the resting pointer isn't hovered, nor one next to a position that was just
    /// found.
    void hoverEndsWhereThePointerNoLongerIs()
    {
        Window w(QStringLiteral("kayles:12"));
        QTRY_VERIFY(w.isQuiet());
        const auto hover = [&](PositionId id) {
            w.move(w.canvas(), w.canvas().pointOf(ShownId(id)), Qt::NoButton);
            QCOMPARE(w.exploration().hovered(), id);
        };
        const PositionId last = w.graph().positionCount() - 1;
        hover(last);
        w.exploration().select(1); // selected by a search or by keys
        QCOMPARE(w.exploration().hovered(), noPosition);
        hover(last);
        w.click(last);
        QCOMPARE(w.exploration().hovered(), last);
        w.trigger(ExploreCommands::zoomToSelection);
        QCOMPARE(w.exploration().hovered(), noPosition);
        w.trigger(ExploreCommands::fit);
        QTRY_VERIFY(w.isQuiet());
        hover(last);
        const QPointF at = w.canvas().pointOf(ShownId(last));
        w.wheel(at, 240);
        QCOMPARE(w.exploration().hovered(), last);
        w.wheel(at + QPointF(40, 0), 960);
        QCOMPARE(w.exploration().hovered(), w.picture().wholeOf(w.canvas().positionAt(at + QPointF(40, 0))));
        QVERIFY(w.exploration().hovered() != last);
    }

    void hoverFollowsThePointer()
    {
        Window w(QStringLiteral("kayles:8"));
        QTRY_VERIFY(w.isQuiet());
        QSignalSpy hovered(&w.exploration(), &Exploration::hoverChanged);
        for (const PositionId id : samples::allOf(w.graph())) {
            Window::move(w.canvas(), w.canvas().pointOf(ShownId(id)), Qt::NoButton);
            QCOMPARE(w.exploration().hovered(), id);
            QCOMPARE(w.canvas().cursor().shape(), Qt::PointingHandCursor);
        }
        QCOMPARE(hovered.size(), qsizetype(w.graph().positionCount()));
        QEvent leave(QEvent::Leave);
        QApplication::sendEvent(&w.canvas(), &leave);
        QCOMPARE(w.exploration().hovered(), noPosition);
    }

    void arrowKeysLandOnNeighbours_data()
    {
        QTest::addColumn<QString>("game");
        QTest::addColumn<bool>("leftRight");
        for (const char *game : {"kayles:9", "nim:2,3,3", "matrix:2x3", "subtraction{1-3}:14"}) {
            QTest::addRow("%s down", game) << QString::fromLatin1(game) << false;
            QTest::addRow("%s right", game) << QString::fromLatin1(game) << true;
        }
    }
    void arrowKeysLandOnNeighbours()
    {
        QFETCH(QString, game);
        QFETCH(bool, leftRight);
        Window w(game);
        QTRY_VERIFY(w.isQuiet());
        if (leftRight) {
            w.trigger(ExploreCommands::leftRight);
            QTRY_VERIFY(w.isQuiet() && w.layout().options().orientation == Orientation::LeftRight);
        }
        const Qt::Key forward = leftRight ? Qt::Key_Right : Qt::Key_Down;
        const Qt::Key back = leftRight ? Qt::Key_Left : Qt::Key_Up;
        const std::array keys = {Qt::Key_Down, Qt::Key_Up, Qt::Key_Left, Qt::Key_Right};
        std::mt19937 random(63);
        for (int i = 0; i < 300; ++i) {
            const PositionId before = w.exploration().selected();
            const Qt::Key key = keys[random() % 4];
            QTest::keyClick(&w.canvas(), key);
            const PositionId after = w.exploration().selected();
            QVERIFY(w.canvas().rect().contains(w.point(after)));
            if (after == before)
                continue;
            if (key == forward)
                QVERIFY(holds(w.graph().followers(before), after));
            else if (key == back)
                QVERIFY(holds((*w.exploration().explored().predecessors)(before), after));
            else
                QCOMPARE(w.layout().layerOf(after), w.layout().layerOf(before));
        }
    }

    void historyGoesBackAndForward()
    {
        Window w(QStringLiteral("kayles:8"));
        QTRY_VERIFY(w.isQuiet());
        QStringList visited = {w.exploration().expression()};
        for (int i = 0; i < 3; ++i) {
            const PositionId next = w.graph().followers(GameGraph::root()).back();
            QTest::mouseDClick(&w.canvas(), Qt::LeftButton, {}, w.point(next));
            visited << w.exploration().expression();
            QTRY_VERIFY(w.isQuiet());
        }
        QVERIFY(!w.exploration().canGoForward());
        for (qsizetype i = visited.size() - 2; i >= 0; --i) {
            w.exploration().goBack();
            QCOMPARE(w.exploration().expression(), visited[i]);
            QTRY_VERIFY(w.isQuiet());
            QCOMPARE(w.graph().text(GameGraph::root()), visited[i]);
        }
        QVERIFY(!w.exploration().canGoBack());
        for (qsizetype i = 1; i < visited.size(); ++i) {
            w.exploration().goForward();
            QCOMPARE(w.exploration().expression(), visited[i]);
        }
    }

    void contextMenuByKeyboard()
    {
        Window w(QStringLiteral("kayles:7"));
        QTRY_VERIFY(w.isQuiet());
        w.exploration().select(w.graph().followers(0).front());
        QTest::keyClick(&w.canvas(), Qt::Key_F10, Qt::ShiftModifier);
        auto *menu = w.view.findChild<QMenu *>(QStringLiteral("positionMenu"));
        QVERIFY(menu && menu->isVisible());
        QCOMPARE(menu->actions().front()->text(), w.graph().text(w.exploration().selected()));
        menu->close();
    }

    // While a class guesses, the graph shows no outcomes and no values; a lesson on labelling continues to show its
    // own.
    void graphKeepsSecrets()
    {
        Window w(QStringLiteral("kayles:5"));
        QTRY_VERIFY(w.isQuiet());
        const auto showsLabel = [&](PositionId id) {
            const GraphPicture &picture = w.canvas().picture();
            return picture.outcome(ShownId(id)) != Outcome::Unknown || picture.value(ShownId(id)) != Labels::unknown;
        };
        QVERIFY(showsLabel(0));
        AnswerPolicy answers;
        answers.hiddenFor = AnswerPolicy::HiddenFor::Player;
        w.exploration().setAnswers(answers);
        for (const PositionId id : samples::allOf(w.graph()))
            QVERIFY(!showsLabel(id));
        // A class sees the labels of the steps.
        AnswerPolicy guessed;
        guessed.hiddenFor = AnswerPolicy::HiddenFor::Class;
        guessed.graph = w.exploration().graph();
        w.exploration().setAnswers(guessed);
        QVERIFY(showsLabel(0));
        const std::vector<quint32> steps(w.graph().positionCount(), 1);
        guessed.outcomeSteps = guessed.valueSteps = std::make_shared<const std::vector<quint32>>(steps);
        w.exploration().setAnswers(guessed);
        QVERIFY(!showsLabel(0));
        guessed.step = 1;
        w.exploration().setAnswers(guessed);
        QVERIFY(showsLabel(0));
        w.exploration().setAnswers(answers);
        QVERIFY(!showsLabel(0));
        w.exploration().setAnswers({});
        QVERIFY(showsLabel(0));
    }

    void contextMenuIsAboutThePosition()
    {
        Window w(QStringLiteral("kayles:7"));
        QTRY_VERIFY(w.isQuiet());
        const PositionId target = w.graph().followers(0).back();
        QContextMenuEvent event(QContextMenuEvent::Mouse, w.point(target), w.canvas().mapToGlobal(w.point(target)));
        QApplication::sendEvent(&w.canvas(), &event);
        QCOMPARE(w.exploration().selected(), target);
        auto *menu = w.view.findChild<QMenu *>(QStringLiteral("positionMenu"));
        QVERIFY(menu && menu->isVisible());
        const auto trigger = [menu](const QString &text) {
            for (QAction *action : menu->actions()) {
                if (action->text() == text)
                    return action->trigger();
            }
            QFAIL(qPrintable(text));
        };
        trigger(QStringLiteral("Copy Expression"));
        QCOMPARE(QGuiApplication::clipboard()->text(), w.graph().text(target));
        QSignalSpy requested(&w.session, &Session::workspaceRequested);
        trigger(QStringLiteral("Play from Here"));
        QCOMPARE(w.session.match()->position().text(), w.graph().text(target));
        QCOMPARE(requested.count(), 1);
        menu->close();
    }

    // ---- search

    void theLegendTellsWhatIsDrawnAtThisDistance()
    {
        Window w(QStringLiteral("kayles:27"));
        QTRY_VERIFY(w.isQuiet());
        const auto *legend = w.view.findChild<Legend *>();
        const auto text = [&] { return legend->accessibleDescription(); };
        const int height = legend->height();
        const QPointF centre = w.layout().extent().center();
        w.canvas().setCamera({centre, 4});
        QVERIFY(!w.picture().isSmall() && GraphSizes(w.canvas().camera().scale).drawsDots);
        QVERIFY2(text().contains(QStringLiteral("share of P in a layer")), qPrintable(text()));
        QVERIFY(!text().contains(QStringLiteral("terminal")));
        w.canvas().setCamera({centre, 12}); // moves as a density
        QVERIFY(text().contains(QStringLiteral("terminal")) && !text().contains(QStringLiteral("winning move")));
        w.canvas().setCamera({centre, 40});
        QVERIFY(text().contains(QStringLiteral("terminal")) && text().contains(QStringLiteral("winning move")));
        QVERIFY(!text().contains(QStringLiteral("share of P")));
        QCoreApplication::processEvents();
        QCOMPARE(legend->height(), height);
    }

    void misereHasNoValuesToColourBy()
    {
        Window w(QStringLiteral("kayles:9"));
        QTRY_VERIFY(w.isQuiet());
        w.session.appearance()->setColorBy(ColorBy::SgValue);
        const auto *legend = w.view.findChild<Legend *>();
        QVERIFY(legend->accessibleDescription().contains(QStringLiteral("SG value 0 to")));
        w.exploration().setConvention(Convention::Misere);
        QTRY_VERIFY(w.isQuiet() && w.exploration().labels()->convention() == Convention::Misere);
        QCOMPARE(w.picture().colorBy, ColorBy::Outcome);
        QVERIFY(!legend->accessibleDescription().contains(QStringLiteral("SG value 0 to")));
        QVERIFY(legend->accessibleDescription().contains(QStringLiteral("SG values belong to normal play")));
        const CommandId byValue = ExploreCommands::color(ColorBy::SgValue);
        QVERIFY(!w.action(byValue)->isEnabled());
        w.exploration().setConvention(Convention::Normal); // the setting is restored
        QTRY_VERIFY(w.isQuiet() && w.exploration().labels()->convention() == Convention::Normal);
        QCOMPARE(w.picture().colorBy, ColorBy::SgValue);
        QVERIFY(w.action(byValue)->isEnabled() && w.action(byValue)->isChecked());
    }
};

MEXPLORER_TEST(TestExploreView)
#include "tst_exploreview.moc"
