#include "model/session/session.h"
#include "views/canvas/exploreview.h"

#include <QTest>

#include <ctime>

using namespace mexplorer;

namespace {

/// The time that this thread has computed, in milliseconds: waiting for other programs isn't counted.
double threadTime()
{
    timespec time{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return double(time.tv_sec) * 1e3 + double(time.tv_nsec) / 1e6;
}

/// Runs in the GUI thread's event loop and measures how long each event is handled.
class Heartbeat : public QApplication
{
    Q_OBJECT

public:
    using QApplication::QApplication;

    double longest = 0;
    int beats = 0;
    QString what;

    bool notify(QObject *receiver, QEvent *event) override
    {
        if (m_depth++ > 0) {
            const bool handled = QApplication::notify(receiver, event);
            --m_depth;
            return handled;
        }
        const QString name = QString::fromLatin1(receiver->metaObject()->className());
        const auto type = event->type();
        const double before = threadTime();
        const bool handled = QApplication::notify(receiver, event);
        const double held = threadTime() - before;
        --m_depth;
        ++beats;
        if (held > longest) {
            longest = held;
            what = QStringLiteral("%1, event %2").arg(name).arg(int(type));
        }
        return handled;
    }

private:
    int m_depth = 0;
};

} // namespace

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
        app->longest = 0;
        app->beats = 0;
        session.exploration()->open(QStringLiteral("matrix:4x4"));
        QTRY_VERIFY_WITH_TIMEOUT(view.canvas()->isCurrent() && !view.canvas()->isSharpening() &&
                                     view.canvas()->picture().density && session.jobs()->running().isEmpty(),
                                 60'000);
        QCOMPARE(session.exploration()->graph()->positionCount(), PositionId(65'536));
        QCOMPARE(session.exploration()->graph()->moveCount(), std::size_t(1'132'609));
        QVERIFY(app->beats > 10);
        QVERIFY2(app->longest < 50, qPrintable(QStringLiteral("%1 ms in %2").arg(app->longest).arg(app->what)));
    }
};

int main(int argc, char **argv)
{
    Heartbeat app(argc, argv);
    TestHeartbeat test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_heartbeat.moc"
