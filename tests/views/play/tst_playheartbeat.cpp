#include "model/session/session.h"
#include "tests/views/support/heartbeat.h"
#include "views/boards/boardwidget.h"
#include "views/boards/followerlist.h"
#include "views/play/boardarea.h"
#include "views/play/boardcard.h"
#include "views/play/playview.h"

#include <QAction>
#include <QDialog>
#include <QLineEdit>
#include <QListView>
#include <QTest>

using namespace mexplorer;

namespace {

/// The Play workspace on big positions, of which the solver may think a moment only.
struct Table
{
    Table() : view(&session)
    {
        session.exploration()->setMaxPositions(100);
        session.match()->setDelay(0);
        session.match()->setThinkingTimeMs(50);
        view.resize(1400, 900);
        view.show();
    }

    /// Does something in the event loop, and waits for all that comes of it.
    template <class Function> bool perform(Function function)
    {
        QMetaObject::invokeMethod(&view, function, Qt::QueuedConnection);
        QTest::qWait(20);
        return settle();
    }
    bool settle()
    {
        return QTest::qWaitFor([this] {
            const auto lists = view.findChildren<FollowerList *>();
            const bool listed =
                std::none_of(lists.begin(), lists.end(), [](const FollowerList *list) { return list->isListing(); });
            return listed && area()->isComplete() && !session.jobs()->isRunning(QStringLiteral("match.hint")) &&
                   !session.jobs()->isRunning(QStringLiteral("match.assess"));
        });
    }
    bool trigger(const char *action)
    {
        return perform([this, action] { view.findChild<QAction *>(QLatin1String(action))->trigger(); });
    }
    BoardArea *area() const { return view.findChild<BoardArea *>(); }

    Session session;
    PlayView view;
};

} // namespace

class PlayHeartbeatTest : public QObject
{
    Q_OBJECT

private slots:
    void playHoldsNothingUp_data()
    {
        QTest::addColumn<QString>("game");
        for (const char *game : {"matrix:8x8", "999*nim:7", "20*nim:90000", "wythoff:(20000,30000)", "kayles:400",
                                 "nim:1000000000", "grundy:150000", "kayles:1000000000",
                                 "nim:7 + kayles:60 + matrix:8x8 + wythoff:(8,13) + cram:4x4 + chomp:4x5"})
            QTest::newRow(game) << QString::fromLatin1(game);
    }

    void playHoldsNothingUp()
    {
        QFETCH(QString, game);
        auto &heart = *static_cast<Heartbeat *>(qApp);
        Table table;
        QVERIFY(QTest::qWaitForWindowExposed(&table.view));
        heart.reset();
        QVERIFY(table.perform([&] { table.session.exploration()->open(game); }));
        QVERIFY2(heart.isCalm(), qPrintable(QStringLiteral("opening: ") + heart.report()));
        for (const char *action : {"playHint", "playHint", "playHint", "playValues", "playRandom", "playRestart"}) {
            heart.reset();
            QVERIFY(table.trigger(action));
            QVERIFY2(heart.isCalm(), qPrintable(QLatin1String(action) + u' ' + heart.report()));
        }
        QVERIFY(heart.beats > 0);
    }

    void listsHoldNothingUp_data()
    {
        QTest::addColumn<QString>("game");
        QTest::addColumn<int>("moves");
        QTest::addColumn<QString>("filter");
        QTest::newRow("nim") << "nim:100000" << 100'000 << "777";
        QTest::newRow("wythoff") << "wythoff:(20000,30000)" << 69'999 << "777";
        QTest::newRow("matrix") << "matrix:8x8" << 1'296 << "0000";
    }

    void listsHoldNothingUp()
    {
        QFETCH(QString, game);
        QFETCH(int, moves);
        QFETCH(QString, filter);
        auto &heart = *static_cast<Heartbeat *>(qApp);
        Table table;
        QVERIFY(QTest::qWaitForWindowExposed(&table.view));
        heart.reset();
        QVERIFY(table.perform([&] { table.session.exploration()->open(game); }));
        if (!table.view.findChild<FollowerList *>())
            QVERIFY(table.perform([&] { table.area()->cards().front()->showAllMoves(); }));
        auto *list = table.view.findChild<QListView *>(QStringLiteral("followers"));
        QTRY_COMPARE_WITH_TIMEOUT(list->model()->rowCount(), moves, 30'000);
        auto *line = table.view.findChild<QLineEdit *>(QStringLiteral("followerFilter"));
        QTest::keyClicks(line, filter);
        const auto *model = qobject_cast<FollowerModel *>(list->model());
        QTRY_VERIFY(!model->isFiltering());
        QVERIFY(model->rowCount() > 0 && model->rowCount() < moves);
        QTest::keyClick(line, Qt::Key_Return);
        QVERIFY(table.settle());
        QVERIFY(table.session.match()->record().length() >= 1); // the solver may have answered
        QVERIFY2(heart.isCalm(), qPrintable(heart.report()));
    }
};

int main(int argc, char **argv)
{
    return Heartbeat::run<PlayHeartbeatTest>(argc, argv);
}

#include "tst_playheartbeat.moc"
