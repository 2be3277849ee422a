// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/session/session.h"
#include "tests/testprogram.h"
#include "tests/views/support/samples.h"
#include "views/canvas/canvascamera.h"
#include "views/canvas/canvasinput.h"
#include "views/canvas/picturesource.h"

#include <QContextMenuEvent>
#include <QSignalSpy>
#include <QTest>
#include <QWheelEvent>

using namespace mexplorer;

/// The parts of a canvas by themselves: input without a graph, the camera and the source of pictures without a widget.
class TestCanvasParts : public QObject
{
    Q_OBJECT

private slots:
    void init() { Theme::instance().setReducedMotion(true); }

    void aPressWithoutMovementIsAClick()
    {
        CanvasInput input;
        QSignalSpy clicks(&input, &CanvasInput::clicked);
        QSignalSpy drags(&input, &CanvasInput::dragged);
        QVERIFY(send(input, QEvent::MouseButtonPress, {50, 50}, Qt::LeftButton));
        send(input, QEvent::MouseMove, {51, 50}, Qt::LeftButton);
        send(input, QEvent::MouseButtonRelease, {51, 50}, Qt::LeftButton);
        QCOMPARE(clicks.count(), 1);
        QCOMPARE(drags.count(), 0);
        QVERIFY(!send(input, QEvent::MouseButtonPress, {50, 50}, Qt::BackButton)); // for others
    }

    void dragsAddUp()
    {
        CanvasInput input;
        QPointF sum;
        connect(&input, &CanvasInput::dragged, this, [&](QPointF by) { sum += by; });
        QSignalSpy clicks(&input, &CanvasInput::clicked);
        QSignalSpy ends(&input, &CanvasInput::dragEnded);
        send(input, QEvent::MouseButtonPress, {50, 50}, Qt::LeftButton);
        for (int i = 1; i <= 10; ++i)
            send(input, QEvent::MouseMove, QPointF(50 + 7 * i, 50 - 3 * i), Qt::LeftButton);
        QCOMPARE(ends.count(), 0);
        send(input, QEvent::MouseButtonRelease, {120, 20}, Qt::LeftButton);
        QCOMPARE(sum, QPointF(70, -30));
        QCOMPARE(clicks.count(), 0);
        QCOMPARE(ends.count(), 1);
    }

    void keysAndWheelAskForOneThingEach()
    {
        CanvasInput input;
        QSignalSpy arrows(&input, &CanvasInput::arrowPressed);
        QSignalSpy menus(&input, &CanvasInput::menuRequestedByKey);
        QSignalSpy roots(&input, &CanvasInput::rootRequested);
        QSignalSpy zooms(&input, &CanvasInput::zoomed);
        const auto key = [&](int code, Qt::KeyboardModifiers modifiers = {}) {
            QKeyEvent event(QEvent::KeyPress, code, modifiers);
            return input.handle(&event);
        };
        for (const int code : {Qt::Key_Down, Qt::Key_Up, Qt::Key_Left, Qt::Key_Right})
            QVERIFY(key(code));
        QVERIFY(key(Qt::Key_Home) && key(Qt::Key_F10, Qt::ShiftModifier));
        QVERIFY(!key(Qt::Key_F10) && !key(Qt::Key_Q));
        QCOMPARE(arrows.count(), 4);
        QCOMPARE(menus.count(), 1);
        QCOMPARE(roots.count(), 1);
        QWheelEvent wheel(QPointF(5, 6), QPointF(), {}, {0, 120}, Qt::NoButton, Qt::NoModifier, Qt::NoScrollPhase,
                          false);
        QVERIFY(input.handle(&wheel));
        QCOMPARE(zooms.count(), 1);
        QCOMPARE(zooms.first().at(0).toPointF(), QPointF(5, 6));
        QCOMPARE(zooms.first().at(1).toReal(), 1.25);
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
        camera.setCamera({{-1000, 1000}, 1e-9}); // kept at the graph
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
        PictureSource source(session.filteredGraph(), session.jobs(), &camera);
        source.setVisible(true);
        int shown = 0;
        connect(&source, &PictureSource::shown, this, [&] { ++shown; });
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
        QVERIFY(source.picture().lit && !source.marks().matches.empty());
    }

    void aLargeGraphWaitsForAViewer()
    {
        Session session;
        CanvasCamera camera;
        camera.setView({0, 0, 800, 600});
        PictureSource source(session.wholeGraph(), session.jobs(), &camera);
        session.exploration()->open(QStringLiteral("matrix:3x5"));
        QTRY_VERIFY(session.exploration()->isReady() && session.jobs()->running().isEmpty());
        QVERIFY(session.exploration()->graph()->positionCount() > 20'000);
        QVERIFY(source.picture().isEmpty());
        source.setVisible(true);
        QTRY_VERIFY_WITH_TIMEOUT(source.isCurrent(), 60'000);
    }

private:
    static bool send(CanvasInput &input, QEvent::Type type, QPointF at, Qt::MouseButton button)
    {
        QMouseEvent event(type, at, at, type == QEvent::MouseMove ? Qt::NoButton : button,
                          type == QEvent::MouseButtonRelease ? Qt::NoButton : button, Qt::NoModifier);
        return input.handle(&event);
    }
};

MEXPLORER_TEST(TestCanvasParts)
#include "tst_canvasparts.moc"
