#include "model/session/session.h"
#include "tests/views/support/heartbeat.h"
#include "views/explore/exploreview.h"

#include <QTest>

using namespace mexplorer;

class TestHeartbeat : public QObject
{
    Q_OBJECT

private slots:
    void theGuiThreadIsNeverHeld()
    {
        auto *app = static_cast<Heartbeat *>(qApp);
        Session session;
        ExploreView view(&session);
        view.resize(1400, 900);
        view.show();
        QVERIFY(QTest::qWaitForWindowExposed(&view));
        app->reset();
        session.exploration()->open(QStringLiteral("matrix:4x4"));
        QTRY_VERIFY_WITH_TIMEOUT(view.canvas()->isCurrent() && !view.canvas()->isSharpening() &&
                                     view.canvas()->picture().density && session.jobs()->running().isEmpty(),
                                 60'000);
        QCOMPARE(session.exploration()->graph()->positionCount(), PositionId(65'536));
        QCOMPARE(session.exploration()->graph()->moveCount(), std::size_t(1'132'609));
        QVERIFY(app->beats > 10);
        QVERIFY2(app->isCalm(), qPrintable(app->report()));
    }
};

int main(int argc, char **argv)
{
    return Heartbeat::run<TestHeartbeat>(argc, argv);
}

#include "tst_heartbeat.moc"
