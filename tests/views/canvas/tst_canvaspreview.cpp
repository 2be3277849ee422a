// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/session/session.h"
#include "tests/testprogram.h"
#include "views/canvas/graphcanvas.h"

#include <QTest>

using namespace mexplorer;

/// Tests that a graph of millions of moves is shown in its layers before it is untangled.
class TestCanvasPreview : public QObject
{
    Q_OBJECT

private slots:
    void init() { Theme::instance().setReducedMotion(true); }

    void layersComeFirst_data()
    {
        QTest::addColumn<bool>("zooms");
        QTest::newRow("left alone") << false;
        QTest::newRow("zoomed meanwhile") << true;
    }
    void layersComeFirst()
    {
        QFETCH(bool, zooms);
        Session session;
        GraphCanvas canvas(session.wholeGraph(), session.jobs());
        canvas.resize(900, 600);
        canvas.show();
        std::vector<LayoutPtr> layouts;
        Camera camera;
        QPointF point;
        connect(&canvas, &GraphCanvas::pictureChanged, this, [&] {
            layouts.push_back(canvas.picture().layout);
            if (layouts.size() == 1) {
                if (zooms)
                    canvas.setCamera({canvas.picture().layout->point(GameGraph::root()), 3 * canvas.camera().scale});
                camera = canvas.camera();
                point = canvas.pointOf(ShownId(GameGraph::root()));
            }
        });
        session.exploration()->open(QStringLiteral("nim:58,59,60"));
        QTRY_VERIFY_WITH_TIMEOUT(layouts.size() == 2 && session.jobs()->running().isEmpty() && canvas.isCurrent() &&
                                     !canvas.isSharpening(),
                                 240'000);
        QVERIFY(session.exploration()->graph()->moveCount() > 3'000'000);
        QCOMPARE(layouts[0]->options().order, LayerOrder::Structural);
        QCOMPARE(layouts[1]->options(), canvas.look().layout);
        QCOMPARE(layouts[1]->options().order, LayerOrder::Untangled);
        for (PositionId id = 0; id < layouts[0]->positionCount(); ++id)
            QCOMPARE(layouts[1]->layerOf(id), layouts[0]->layerOf(id));
        if (zooms) { // the part chosen by the user is still shown
            QCOMPARE(canvas.camera().scale, camera.scale);
            QVERIFY((canvas.pointOf(ShownId(GameGraph::root())) - point).manhattanLength() < 1);
        } else {
            QVERIFY(canvas.camera().visible(canvas.viewRect()).contains(canvas.picture().layout->extent()));
        }
        QVERIFY(canvas.picture().density);
    }

    void smallGraphsComeAtOnce()
    {
        Session session;
        GraphCanvas canvas(session.wholeGraph(), session.jobs());
        canvas.resize(900, 600);
        canvas.show();
        int pictures = 0;
        connect(&canvas, &GraphCanvas::pictureChanged, this, [&] { ++pictures; });
        session.exploration()->open(QStringLiteral("kayles:20"));
        QTRY_VERIFY_WITH_TIMEOUT(canvas.isCurrent() && session.jobs()->running().isEmpty(), 120'000);
        QCOMPARE(pictures, 1);
    }
};

MEXPLORER_TEST(TestCanvasPreview)
#include "tst_canvaspreview.moc"
