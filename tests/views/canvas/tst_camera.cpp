// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/testprogram.h"
#include "tests/views/support/samples.h"
#include "views/canvas/canvasrenderer.h"

#include <QTest>

#include <cmath>

using namespace mexplorer;
using samples::uniform;

namespace {

bool near(QPointF a, QPointF b, qreal tolerance)
{
    return std::abs(a.x() - b.x()) <= tolerance && std::abs(a.y() - b.y()) <= tolerance;
}

QRectF randomView(std::mt19937 &random)
{
    return {uniform(random, -50, 50), uniform(random, -50, 50), uniform(random, 40, 2000), uniform(random, 40, 1500)};
}

Camera randomCamera(std::mt19937 &random)
{
    return {{uniform(random, -300, 300), uniform(random, -300, 300)}, std::exp(uniform(random, -3, 6))};
}

} // namespace

class TestCamera : public QObject
{
    Q_OBJECT

private slots:
    void pointsGoThereAndBack()
    {
        std::mt19937 random(1);
        for (int i = 0; i < 2000; ++i) {
            const Camera camera = randomCamera(random);
            const QRectF view = randomView(random);
            const QPointF point(uniform(random, -400, 400), uniform(random, -400, 400));
            QVERIFY(near(camera.toLayout(camera.toView(point, view), view), point, 1e-6));
            const QPointF pixel(uniform(random, -100, 2000), uniform(random, -100, 2000));
            QVERIFY(near(camera.toView(camera.toLayout(pixel, view), view), pixel, 1e-6));
        }
    }

    void centreIsInTheMiddle()
    {
        std::mt19937 random(2);
        for (int i = 0; i < 500; ++i) {
            const Camera camera = randomCamera(random);
            const QRectF view = randomView(random);
            QVERIFY(near(camera.toView(camera.centre, view), view.center(), 1e-9));
            const QPointF right = camera.toView(camera.centre + QPointF(1, 0), view);
            QVERIFY(std::abs(right.x() - view.center().x() - camera.scale) < 1e-6);
            const QPointF below = camera.toView(camera.centre + QPointF(0, 1), view);
            QVERIFY(below.y() > view.center().y());
        }
    }

    void rectanglesAreTheirCorners()
    {
        std::mt19937 random(3);
        for (int i = 0; i < 500; ++i) {
            const Camera camera = randomCamera(random);
            const QRectF view = randomView(random);
            const QRectF area(uniform(random, -9, 9), uniform(random, -9, 9), uniform(random, 0, 9),
                              uniform(random, 0, 9));
            const QRectF shown = camera.toView(area, view);
            QVERIFY(near(shown.topLeft(), camera.toView(area.topLeft(), view), 1e-6));
            QVERIFY(near(shown.bottomRight(), camera.toView(area.bottomRight(), view), 1e-6));
        }
    }

    void visibleIsWhatLandsInTheView()
    {
        std::mt19937 random(4);
        for (int i = 0; i < 2000; ++i) {
            const Camera camera = randomCamera(random);
            const QRectF view = randomView(random);
            const QRectF visible = camera.visible(view);
            const QPointF point(uniform(random, visible.left() - 5, visible.right() + 5),
                                uniform(random, visible.top() - 5, visible.bottom() + 5));
            const QPointF pixel = camera.toView(point, view);
            const qreal toEdge = std::min({std::abs(pixel.x() - view.left()), std::abs(pixel.x() - view.right()),
                                           std::abs(pixel.y() - view.top()), std::abs(pixel.y() - view.bottom())});
            if (toEdge > 1e-6)
                QCOMPARE(visible.contains(point), view.contains(pixel));
        }
    }

    void fittingShowsAllAndTouchesTwoEdges()
    {
        std::mt19937 random(5);
        for (int i = 0; i < 500; ++i) {
            const QRectF view = randomView(random);
            const QRectF extent(uniform(random, -50, 50), uniform(random, -50, 50), uniform(random, 3, 400),
                                uniform(random, 3, 400));
            const Camera camera = Camera::fitting(extent, view, 1e9);
            const QRectF shown = camera.toView(extent, view);
            QVERIFY(view.adjusted(-1e-6, -1e-6, 1e-6, 1e-6).contains(shown));
            QVERIFY(std::abs(shown.width() - view.width()) < 1e-6 || std::abs(shown.height() - view.height()) < 1e-6);
            QVERIFY(near(shown.center(), view.center(), 1e-6));
        }
    }

    void fittingNeverGoesNearerThanAsked()
    {
        const QRectF view(0, 0, 1000, 800);
        QCOMPARE(Camera::fitting(QRectF(0, 0, 2, 2), view).scale, 96.0);
        QCOMPARE(Camera::fitting(QRectF(0, 0, 2, 2), view, 400).scale, 400.0);
        QCOMPARE(Camera::fitting(QRectF(0, 0, 2, 2), view, 300).scale, 300.0);
        QCOMPARE(Camera::fitting(QRectF(0, 0, 1e9, 1), view).scale, 0.01); // not so small that it vanishes
    }

    void zoomKeepsThePointUnderThePointer()
    {
        std::mt19937 random(6);
        for (int i = 0; i < 2000; ++i) {
            const Camera camera = randomCamera(random);
            const QRectF view = randomView(random);
            const QPointF pointer(uniform(random, view.left(), view.right()),
                                  uniform(random, view.top(), view.bottom()));
            const qreal factor = std::exp(uniform(random, -2, 2));
            const Camera zoomed = camera.zoomed(factor, pointer, view);
            QVERIFY(std::abs(zoomed.scale - camera.scale * factor) < 1e-6 * zoomed.scale);
            QVERIFY(near(zoomed.toView(camera.toLayout(pointer, view), view), pointer, 1e-5));
        }
    }

    void zoomsAddUpAndUndoEachOther()
    {
        std::mt19937 random(7);
        for (int i = 0; i < 500; ++i) {
            const Camera camera = randomCamera(random);
            const QRectF view = randomView(random);
            const QPointF pointer(uniform(random, view.left(), view.right()), view.center().y());
            const Camera twice = camera.zoomed(1.25, pointer, view).zoomed(1.6, pointer, view);
            const Camera once = camera.zoomed(2, pointer, view);
            QVERIFY(near(twice.centre, once.centre, 1e-6) && std::abs(twice.scale - once.scale) < 1e-6 * once.scale);
            const Camera back = once.zoomed(0.5, pointer, view);
            QVERIFY(near(back.centre, camera.centre, 1e-6));
        }
    }

    void oldPicturesLieWhereTheirPointsAre()
    {
        // When a picture that was painted for one camera is shown by another, each of its points is where the new
        // camera has it.
        std::mt19937 random(8);
        for (int i = 0; i < 500; ++i) {
            const Camera then = randomCamera(random);
            const Camera now{then.centre + QPointF(uniform(random, -2, 2), uniform(random, -2, 2)),
                             then.scale * std::exp(uniform(random, -1, 1))};
            const QRectF view(0, 0, 640, 480);
            const RenderedPicture picture{{}, then, view.size() * 1.5, {}};
            const QRectF rect = picture.rectIn(view, now);
            const QPointF share(uniform(random, 0, 1), uniform(random, 0, 1));
            const QRectF painted(QPointF(), picture.size);
            const QPointF pixel(share.x() * painted.width(), share.y() * painted.height());
            const QPointF shown(rect.left() + share.x() * rect.width(), rect.top() + share.y() * rect.height());
            QVERIFY(near(shown, now.toView(then.toLayout(pixel, painted), view), 1e-4 * now.scale));
        }
    }
};

MEXPLORER_TEST(TestCamera)
#include "tst_camera.moc"
