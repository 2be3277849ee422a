#include "tests/views/support/explorewindow.h"

#include "tests/views/support/heartbeat.h"

using namespace mexplorer;
using Window = samples::ExploreWindow;

/// The GUI thread while parts of a large graph are looked at.
class TestFilterHeartbeat : public QObject
{
    Q_OBJECT

private slots:
    void noLookAtALargeGraphHoldsTheWindow()
    {
        auto *app = static_cast<Heartbeat *>(qApp);
        Window w(QStringLiteral("matrix:4x4"));
        QTRY_VERIFY_WITH_TIMEOUT(w.isQuiet() && w.picture().density, 60'000);
        QCOMPARE(w.graph().positionCount(), PositionId(65'536));
        const auto holds = [&](const QString &what, std::function<void()> change) {
            app->reset();
            change();
            if (!QTest::qWaitFor([&] { return w.isQuiet(); }, 60'000))
                return what + QStringLiteral(": never done");
            return app->isCalm() ? QString() : what + u' ' + app->report();
        };
        w.find<QLineEdit>("findPositions")->setText(QStringLiteral("P"));
        const QList<const char *> actions = {
            "explore.others.dimmed", "explore.others.hidden", "explore.others.shown", "explore.winningMoves",
            "explore.bestPlay",      "explore.winningMoves",  "explore.from",         "explore.to",
            "explore.showAll",       "explore.merge.0",       "explore.merge.1",      "explore.merge.5",
            "explore.merge.none",    "explore.unfold",        "explore.open",         "explore.unfold",
            "exploreUndo",           "exploreUndo",           "exploreRedo",          "explore.showAll"};
        for (const char *action : actions) {
            const QString held = holds(QLatin1String(action), [&] { w.action(action)->trigger(); });
            QVERIFY2(held.isEmpty(), qPrintable(held));
        }
        for (const PositionId id : {PositionId(1), PositionId(30'000), PositionId(65'535)}) {
            const QString held = holds(QStringLiteral("selecting"), [&] { w.exploration().select(id); });
            QVERIFY2(held.isEmpty(), qPrintable(held));
        }
    }
};

int main(int argc, char **argv)
{
    return Heartbeat::run<TestFilterHeartbeat>(argc, argv);
}

#include "tst_filterheartbeat.moc"
