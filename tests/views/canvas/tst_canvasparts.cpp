// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/session/session.h"
#include "tests/testprogram.h"
#include "tests/views/support/samples.h"
#include "views/canvas/canvascamera.h"
#include "views/canvas/canvaspicture.h"
#include "views/canvas/graphcanvas.h"

#include <QApplication>
#include <QMouseEvent>
#include <QSignalSpy>
#include <QTest>

using namespace mexplorer;

/// Tests the parts of a canvas: its input, and the camera and the picture source without a widget.
class TestCanvasParts : public QObject
{
    Q_OBJECT

private slots:
    void init() { Theme::instance().setReducedMotion(true); }

    void aPressWithoutMovementIsAClick()
    {
        Shown shown(QStringLiteral("kayles:7"));
        QTRY_VERIFY(shown.isReady());
        QSignalSpy clicks(&shown.canvas, &GraphCanvas::positionClicked);
        QSignalSpy moves(&shown.canvas, &GraphCanvas::cameraChanged);
        const QPointF at = shown.canvas.pointOf(ShownId(1));
        QVERIFY(shown.send(QEvent::MouseButtonPress, at, Qt::LeftButton));
        shown.send(QEvent::MouseMove, at + QPointF(1, 0), Qt::LeftButton);
        shown.send(QEvent::MouseButtonRelease, at + QPointF(1, 0), Qt::LeftButton);
        QCOMPARE(clicks.count(), 1);
        QCOMPARE(clicks.first().at(0).value<PositionId>(), PositionId(1));
        QCOMPARE(moves.count(), 0);
        QVERIFY(!shown.send(QEvent::MouseButtonPress, at, Qt::BackButton)); // not handled
    }

    void dragsAddUp()
    {
        Shown shown(QStringLiteral("kayles:7"));
        QTRY_VERIFY(shown.isReady());
        QSignalSpy clicks(&shown.canvas, &GraphCanvas::positionClicked);
        const QPointF before = shown.canvas.pointOf(ShownId(0));
        shown.send(QEvent::MouseButtonPress, before, Qt::LeftButton);
        for (int i = 1; i <= 10; ++i)
            shown.send(QEvent::MouseMove, before + QPointF(7 * i, -3 * i), Qt::LeftButton);
        QCOMPARE(shown.canvas.cursor().shape(), Qt::ClosedHandCursor);
        shown.send(QEvent::MouseButtonRelease, before + QPointF(70, -30), Qt::LeftButton);
        QCOMPARE(shown.canvas.cursor().shape(), Qt::ArrowCursor);
        QVERIFY((shown.canvas.pointOf(ShownId(0)) - before - QPointF(70, -30)).manhattanLength() < 1e-6);
        QCOMPARE(clicks.count(), 0);
    }

    void keysAskForOneThingEach()
    {
        Shown shown(QStringLiteral("kayles:7"));
        QTRY_VERIFY(shown.isReady());
        QSignalSpy menus(&shown.canvas, &GraphCanvas::contextMenuRequested);
        const auto key = [&](int code, Qt::KeyboardModifiers modifiers = {}) {
            QKeyEvent event(QEvent::KeyPress, code, modifiers);
            QApplication::sendEvent(&shown.canvas, &event);
            return event.isAccepted();
        };
        for (const int code : {Qt::Key_Down, Qt::Key_Up, Qt::Key_Left, Qt::Key_Right, Qt::Key_Home})
            QVERIFY(key(code));
        QVERIFY(key(Qt::Key_F10, Qt::ShiftModifier));
        QVERIFY(!key(Qt::Key_F10) && !key(Qt::Key_Q));
        QCOMPARE(menus.count(), 1);
        QCOMPARE(menus.first().at(0).value<PositionId>(), GameGraph::root());
    }

    void aFittedCameraFollowsTheViewUntilAPersonChooses()
    {
        CanvasCamera camera;
        camera.setView({0, 0, 800, 600});
        camera.setExtent({0, 0, 10, 6});
        camera.showAll();
        QVERIFY(camera.isFitted());
        QVERIFY(camera.camera().visible(camera.view()).contains(QRectF(0, 0, 10, 6)));
        camera.setView({0, 0, 300, 600});
        camera.showAll();
        QVERIFY(camera.camera().visible(camera.view()).contains(QRectF(0, 0, 10, 6)));
        const QPointF fixed(170, 320);
        const QPointF under = camera.toLayout(fixed);
        camera.zoomAt(fixed, 1.5);
        QVERIFY(!camera.isFitted());
        QVERIFY((camera.toView(under) - fixed).manhattanLength() < 1e-6);
        camera.zoomAt(fixed, 1e9);
        QCOMPARE(camera.camera().scale, 400.0);
        camera.setCamera({{-1000, 1000}, 1e-9}); // limited to the graph
        QVERIFY(QRectF(0, 0, 10, 6).adjusted(-1e-6, -1e-6, 1e-6, 1e-6).contains(camera.camera().centre));
        camera.keepInPlace({5, 3}, {150, 300});
        QVERIFY((camera.toView({5, 3}) - QPointF(150, 300)).manhattanLength() < 1e-6);
        camera.flyToAll();
        QVERIFY(camera.isFitted());
    }

    void picturesComeWithoutAWidget()
    {
        Session session;
        CanvasCamera camera;
        camera.setView({0, 0, 800, 600});
        CanvasPicture source(session.filteredGraph(), session.jobs(), &camera);
        source.setVisible(true);
        int shown = 0;
        connect(&source, &CanvasPicture::shown, this, [&] { ++shown; });
        QVERIFY(source.picture().isEmpty() && !source.isCurrent());
        session.exploration()->open(QStringLiteral("kayles:30"));
        const auto isDone = [&] { return source.isCurrent() && session.jobs()->running().isEmpty(); };
        QTRY_VERIFY(isDone());
        QCOMPARE(shown, 1);
        QVERIFY(!source.picture().isSmall() && source.picture().density && !source.shares().isEmpty());
        source.setLook({.colorBy = ColorBy::Remoteness, .layout = {.orientation = Orientation::LeftRight}});
        QCOMPARE(source.picture().colorBy, ColorBy::Remoteness);
        QTRY_VERIFY(isDone() && source.picture().layout->options().orientation == Orientation::LeftRight);
        session.filter()->setCollapse(Collapse::SgValue);
        QTRY_VERIFY(session.filter()->isCurrent() && isDone() && source.picture().excerpt);
        QVERIFY(!source.picture().density && source.picture().isSmall());
        source.setMatches({0, 1, 2}, true);
        QVERIFY(source.picture().highlighted && !source.marks().matches.empty());
    }

    void aLargeGraphWaitsForAViewer()
    {
        Session session;
        CanvasCamera camera;
        camera.setView({0, 0, 800, 600});
        CanvasPicture source(session.wholeGraph(), session.jobs(), &camera);
        session.exploration()->open(QStringLiteral("matrix:3x5"));
        QTRY_VERIFY(session.exploration()->isReady() && session.jobs()->running().isEmpty());
        QVERIFY(session.exploration()->graph()->positionCount() > 20'000);
        QVERIFY(source.picture().isEmpty());
        source.setVisible(true);
        QTRY_VERIFY_WITH_TIMEOUT(source.isCurrent(), 60'000);
    }

private:
    /// A canvas without a view around it.
    struct Shown
    {
        explicit Shown(const QString &game)
        {
            canvas.resize(800, 600);
            canvas.show();
            session.exploration()->open(game);
        }

        bool isReady() { return canvas.isCurrent() && !canvas.isSharpening() && session.jobs()->running().isEmpty(); }

        /// True if the canvas accepts the event.
        bool send(QEvent::Type type, QPointF at, Qt::MouseButton button)
        {
            QMouseEvent event(type, at, canvas.mapToGlobal(at), type == QEvent::MouseMove ? Qt::NoButton : button,
                              type == QEvent::MouseButtonRelease ? Qt::NoButton : button, Qt::NoModifier);
            QApplication::sendEvent(&canvas, &event);
            return event.isAccepted();
        }

        Session session;
        GraphCanvas canvas{session.wholeGraph(), session.jobs()};
    };
};

MEXPLORER_TEST(TestCanvasParts)
#include "tst_canvasparts.moc"
