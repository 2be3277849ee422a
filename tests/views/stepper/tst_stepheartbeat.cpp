#include "model/session/session.h"
#include "tests/views/support/heartbeat.h"
#include "views/stepper/stepview.h"

#include <QTest>

using namespace mexplorer;

class StepHeartbeatTest : public QObject
{
    Q_OBJECT

private slots:
    void steppingHoldsNothingUp_data()
    {
        QTest::addColumn<QString>("game");
        QTest::addColumn<int>("kind");
        const auto row = [](const char *game, TraceKind kind) {
            QTest::addRow("%s %s", game, qPrintable(traceKindName(kind))) << QString::fromLatin1(game) << int(kind);
        };
        for (const char *game : {"999*nim:7", "nim:2000", "matrix:5x5", "kayles:400", "100*kayles:10"}) {
            row(game, TraceKind::Mex);
            row(game, TraceKind::NimSum);
        }
        row("999*nim:7", TraceKind::Proof);
        row("kayles:400", TraceKind::Period);
        row("matrix:3x4", TraceKind::Labels);
    }

    void steppingHoldsNothingUp()
    {
        QFETCH(QString, game);
        QFETCH(int, kind);
        auto &heart = *static_cast<Heartbeat *>(qApp);
        Session session;
        session.exploration()->setMaxPositions(5000);
        Walkthrough *walk = session.walkthrough();
        StepView view(&session);
        view.resize(1400, 900);
        view.show();
        QVERIFY(QTest::qWaitForWindowExposed(&view));
        const auto perform = [&](auto function) {
            QMetaObject::invokeMethod(&view, function, Qt::QueuedConnection);
            QTest::qWait(10);
        };
        heart.reset();
        perform([&] {
            walk->setKind(static_cast<TraceKind>(kind));
            session.exploration()->open(game);
        });
        QTRY_VERIFY_WITH_TIMEOUT(session.exploration()->isReady() && walk->trace() && !walk->isBuilding(), 30'000);
        for (int i = 0; i < 5; ++i)
            perform([&] { walk->stepForward(); });
        perform([&] { walk->toLast(); });
        QCOMPARE(walk->step(), walk->stepCount() - 1);
        perform([&] { walk->setGuessFirst(true); });
        perform([&] { walk->toFirst(); });
        perform([&] { walk->toLast(); });
        perform([&] { walk->guess(1); });
        perform([&] { walk->showAnswer(); });
        perform([&] { walk->setGuessFirst(false); });
        QVERIFY(heart.beats > 10);
        QVERIFY2(heart.isCalm(), qPrintable(heart.report()));
    }
};

int main(int argc, char **argv)
{
    return Heartbeat::run<StepHeartbeatTest>(argc, argv);
}

#include "tst_stepheartbeat.moc"
