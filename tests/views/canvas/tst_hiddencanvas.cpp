// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/session/session.h"
#include "tests/testprogram.h"
#include "views/canvas/graphcanvas.h"
#include "views/canvas/overviewmap.h"

#include <QTest>

#include <memory>

using namespace mexplorer;

/// Tests canvases that are not visible, in addition to one that is.
class TestHiddenCanvas : public QObject
{
    Q_OBJECT

private slots:
    void largeGraphsAreLaidOutWhenTheyAreSeen()
    {
        Session session;
        GraphCanvas seen(session.wholeGraph(), session.jobs());
        GraphCanvas hidden(session.wholeGraph(), session.jobs());
        seen.show();
        session.exploration()->open(QStringLiteral("kayles:40"));
        QTRY_VERIFY_WITH_TIMEOUT(seen.isCurrent() && session.jobs()->running().isEmpty(), 120'000);
        QVERIFY(session.exploration()->graph()->positionCount() > 20'000);
        QVERIFY(!hidden.isCurrent() && hidden.picture().isEmpty());

        hidden.show();
        QTRY_VERIFY_WITH_TIMEOUT(hidden.isCurrent() && session.jobs()->running().isEmpty(), 120'000);
        QCOMPARE(hidden.picture().layout->extent(), seen.picture().layout->extent());

        // A small graph is shown at once, and the large graph that was to be laid out is dropped.
        hidden.hide();
        session.exploration()->setLimits(30'000, session.exploration()->options().maxMoves);
        QTRY_VERIFY_WITH_TIMEOUT(seen.isCurrent() && session.jobs()->running().isEmpty(), 120'000);
        QVERIFY(!hidden.isCurrent());
        session.exploration()->open(QStringLiteral("kayles:7"));
        QTRY_VERIFY_WITH_TIMEOUT(hidden.isCurrent() && seen.isCurrent(), 120'000);
        hidden.show();
        QVERIFY(hidden.isCurrent());
    }

    /// A canvas is destroyed at any time, with its parent or without, and no work continues.
    void endsAtAnyTime_data()
    {
        QTest::addColumn<bool>("hasParent");
        QTest::newRow("by itself") << false;
        QTest::newRow("with its parent") << true;
    }
    void endsAtAnyTime()
    {
        QFETCH(bool, hasParent);
        Theme::instance().setReducedMotion(false); // the camera is animated
        Session session;
        for (const bool isLaidOut : {false, true}) {
            session.exploration()->open(isLaidOut ? QStringLiteral("kayles:9") : QStringLiteral("kayles:30"));
            QTRY_VERIFY_WITH_TIMEOUT(session.exploration()->isReady(), 60'000);
            auto parent = std::make_unique<QWidget>();
            auto *canvas = new GraphCanvas(session.wholeGraph(), session.jobs(), hasParent ? parent.get() : nullptr);
            new OverviewMap(canvas);
            (hasParent ? parent.get() : canvas)->show();
            QVERIFY(isLaidOut || !session.jobs()->running().isEmpty());
            if (isLaidOut)
                QTRY_VERIFY(canvas->isCurrent());
            canvas->zoomToSelection();
            canvas->setProjected(true);
            if (hasParent)
                parent.reset();
            else
                delete canvas;
            QTRY_VERIFY_WITH_TIMEOUT(session.jobs()->running().isEmpty(), 60'000);
        }
        Theme::instance().setReducedMotion(true);
    }
};

MEXPLORER_TEST(TestHiddenCanvas)
#include "tst_hiddencanvas.moc"
