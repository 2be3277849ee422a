// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/workspaces.h"
#include "model/core/translations.h"
#include "model/notation/expression.h"
#include "model/session/session.h"
#include "tests/app/window/longestevent.h"
#include "tests/app/window/sessionwindow.h"
#include "tests/app/window/windowhome.h"
#include "tests/sanitized.h"
#include "tests/testprogram.h"
#include "tests/views/support/shapes.h"
#include "views/explore/explorecommands.h"
#include "views/explore/exploreview.h"
#include "views/play/playcommands.h"
#include "views/widgets/commands.h"

#include <QAction>
#include <QDialog>
#include <QDockWidget>
#include <QElapsedTimer>
#include <QHelpEvent>
#include <QLineEdit>
#include <QMap>
#include <QTableView>
#include <QTest>
#include <QToolTip>

using namespace mexplorer;

/// Tests that no event blocks the window's thread for long, however large the position: shapes of graphs and large
/// games in all views of a window. The test measures the processor time of the thread in one event, which other
/// programs don't change.
///
/// MEXPLORER_LARGEST sets the size of the largest shapes: 1,000,000 by hand. With MEXPLORER_LONGEST all events that
/// take longer than that many milliseconds are printed.
class TestLongestEvent : public QObject, private samples::WindowHome
{
    Q_OBJECT

public:
    static int run(int argc, char **argv)
    {
        LongestEvent application(argc, argv);
        application.setAttribute(Qt::AA_Use96Dpi);
        const Translations english;
        TestLongestEvent test;
        return QTest::qExec(&test, argc, argv);
    }

private slots:
    void initTestCase()
    {
        prepare();
        Theme::instance().setReducedMotion(true);
        m_window = std::make_unique<SessionWindow>();
        m_window->resize(1400, 900);
        m_window->show();
        QVERIFY(waitForWindowExposed(m_window.get()));
        m_window->open(QStringLiteral("kayles:5"));
        m_window->resetLayout();
        auto *table = m_window->findChild<QDockWidget *>(QStringLiteral("dock.view.positions"));
        table->show();
        table->raise();
        m_window->session()->match()->solverSettings()->setDelay(0);
        m_window->session()->match()->solverSettings()->setThinkingTimeMs(50);
        rest();
    }
    void cleanupTestCase() { m_window.reset(); }

    void shapes_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<int>("size");
        const int largest = std::max(1, qEnvironmentVariableIntValue("MEXPLORER_LARGEST"));
        const auto row = [](const QString &name, int size) {
            QTest::newRow(qPrintable(QStringLiteral("%1, %2").arg(name).arg(size))) << name << size;
        };
        for (const QString &name : samples::shapeNames())
            row(name, largest > 1 ? largest : isSanitized ? 12'000 : 30'000);
        // A larger size for shapes that differ most.
        for (const char *name : {"star", "complete", "binary tree", "grid", "dense", "tangle", "very long names"})
            row(QString::fromLatin1(name), 4'000);
    }
    void shapes()
    {
        QFETCH(QString, name);
        QFETCH(int, size);
        exploration()->setLimits(2'000'000, 40'000'000);
        check([&] { lookAt(samples::shapePosition(name, size)); });
    }

    void games_data()
    {
        QTest::addColumn<QString>("game");
        for (const char *game :
             {"nim:1000000000", "nim:1999", "subtraction{1}:3000", "subtraction{1-3}:1000000000", "kayles:1000000000",
              "kayles:400", "1000*nim:7", "1000*kayles:9", "wythoff:(100000,100000)", "fibonacci:1000000000",
              "matrix:8x8", "cram:8x8", "chomp:9x9", "grundy:1000000", "100*dawson:100", "lasker:1000000000"})
            QTest::newRow(game) << QString::fromLatin1(game);
    }
    void games()
    {
        QFETCH(QString, game);
        const Result<Position> position = parsePosition(game);
        QVERIFY2(position, qPrintable(position ? QString() : position.problem().message));
        exploration()->setLimits(5'000, 1'000'000); // only the position, its name and its boards are large
        check([&] {
            lookAt(*position);
            changeTheme(); // depends on the widgets, not on the graph
        });
    }

private:
    Exploration *exploration() const { return m_window->session()->exploration(); }
    ExploreView *explore() const
    {
        return qobject_cast<ExploreView *>(m_window->workspaces()->view(WorkspaceId::Explore));
    }
    /// Doesn't wait for jobs that have run for longer than \a ms, since they were started before.
    bool isAtRest(qint64 ms) const
    {
        const QList<Jobs::Info> jobs = m_window->session()->jobs()->running();
        const bool isIdle = std::ranges::all_of(jobs, [ms](const Jobs::Info &job) { return job.elapsedMs > ms; });
        return isIdle && exploration()->isReady() && exploration()->explored().start == exploration()->start() &&
               (!explore()->isVisible() || (explore()->canvas()->isCurrent() && !explore()->canvas()->isSharpening()));
    }
    /// Work that isn't done after a while continues during the next action.
    void rest(qint64 patienceMs = 300) const
    {
        QElapsedTimer clock;
        clock.start();
        LongestEvent::wait([&] { return clock.elapsed() > patienceMs || isAtRest(clock.elapsed() + 20); });
    }

    /// Calls \a function in a separate event, and handles all that follows.
    template <class Function> void act(const QString &what, Function function, qint64 patienceMs = 300)
    {
        LongestEvent::instance().reset();
        LongestEvent::perform(function);
        rest(patienceMs);
        judge(what);
    }
    void judge(const QString &what)
    {
        constexpr double maxMs = isSanitized ? 5'000 : 500; // old quadratic algorithms took more
        static const int noted = qEnvironmentVariableIntValue("MEXPLORER_LONGEST");
        const double longest = LongestEvent::instance().longestMs();
        if (noted > 0 && longest > noted)
            qInfo("%7.0f ms  %s: %s", longest, QTest::currentDataTag(), qPrintable(what));
        if (longest > maxMs)
            m_tooLong[what] = std::max(m_tooLong.value(what), longest);
    }
    /// Repeats slow actions: on a busy machine the processors are slower for a while.
    template <class Look> void check(Look look)
    {
        constexpr int tries = 5;
        QMap<QString, double> tooLong;
        for (int i = 0; i < tries && (i == 0 || !tooLong.isEmpty()); ++i) {
            if (i > 0)
                act(
                    QStringLiteral("another game"),
                    [&] { exploration()->openPosition(*parsePosition(QStringLiteral("kayles:5"))); }, 30'000);
            m_tooLong.clear();
            look();
            QMap<QString, double> both;
            for (const auto &[what, ms] : m_tooLong.asKeyValueRange()) {
                if (i == 0 || tooLong.contains(what))
                    both[what] = i == 0 ? ms : std::min(ms, tooLong[what]);
            }
            tooLong = both;
        }
        QStringList found;
        for (const auto &[what, ms] : tooLong.asKeyValueRange())
            found << QStringLiteral("%1 ms: %2").arg(qRound(ms)).arg(what);
        QVERIFY2(found.isEmpty(), qPrintable(found.join(QStringLiteral("; "))));
    }
    void command(CommandId id)
    {
        act(id.name(), [&] {
            QAction *action = (*m_window->commands())[id];
            if (action->isEnabled())
                action->trigger();
        });
    }

    void lookAt(const Position &position)
    {
        act(
            QStringLiteral("open"), [&] { exploration()->openPosition(position); }, 30'000);
        for (const WorkspaceId id : m_window->workspaces()->ids()) {
            const QString name = workspaceName(id);
            act(
                name, [&] { m_window->workspaces()->showWorkspace(id); }, 3'000);
            selectSome(name);
            if (id == WorkspaceId::Explore)
                lookAround();
            else if (id == WorkspaceId::Step)
                stepThrough();
            else if (id == WorkspaceId::Play)
                play();
        }
        filterTable();
        act(QStringLiteral("back to Explore"), [&] { m_window->workspaces()->showWorkspace(WorkspaceId::Explore); });
    }

    void changeTheme()
    {
        act(QStringLiteral("theme"), [] { Theme::instance().setMode(Theme::Mode::Dark); });
        act(QStringLiteral("theme"), [] { Theme::instance().setMode(Theme::Mode::Light); });
    }

    void selectSome(const QString &where)
    {
        if (!exploration()->isReady())
            return;
        const PositionId count = exploration()->graph()->positionCount();
        for (const PositionId id : {count - 1, count / 2, PositionId(1), PositionId(0)}) {
            if (id < count)
                act(where + QStringLiteral(": select"), [&] { exploration()->select(id); });
        }
    }

    void lookAround()
    {
        using namespace ExploreCommands;
        GraphCanvas *canvas = explore()->canvas();
        for (const CommandId id : {fit, zoomIn, zoomToSelection, zoomOut, fit, winningMoves, bestPlay, showAll, unfold,
                                   ExploreCommands::open, showAll, merge(Collapse::SgValue), merge({}),
                                   color(ColorBy::Remoteness), color(ColorBy::Outcome), leftRight, leftRight})
            command(id);
        act(QStringLiteral("find"),
            [&] { m_window->findChild<QLineEdit *>(QStringLiteral("findPositions"))->setText(QStringLiteral("P")); });
        act(QStringLiteral("find nothing"),
            [&] { m_window->findChild<QLineEdit *>(QStringLiteral("findPositions"))->clear(); });
        for (const int key : {Qt::Key_Down, Qt::Key_Right, Qt::Key_Down, Qt::Key_Up, Qt::Key_Home})
            act(QStringLiteral("key"), [&] { QTest::keyClick(canvas, Qt::Key(key)); });
        act(QStringLiteral("tip"), [&] {
            const QPoint at = canvas->rect().center();
            QHelpEvent help(QEvent::ToolTip, at, canvas->mapToGlobal(at));
            QApplication::sendEvent(canvas, &help);
        });
        QToolTip::hideText();
    }

    void stepThrough()
    {
        Walkthrough *walk = m_window->session()->walkthrough();
        for (const TraceKind kind : allTraceKinds()) {
            const QString name = traceKindName(kind);
            act(name, [&] { walk->setKind(kind); });
            act(name + QStringLiteral(": forward"), [&] { walk->stepForward(); });
            act(name + QStringLiteral(": last"), [&] { walk->toLast(); });
            act(name + QStringLiteral(": back"), [&] { walk->stepBack(); });
            act(name + QStringLiteral(": first"), [&] { walk->toFirst(); });
        }
    }

    void play()
    {
        using namespace PlayCommands;
        for (const CommandId id : {hint, hint, hint, values, values, allMoves})
            command(id);
        if (auto *dialog = m_window->findChild<QDialog *>(QStringLiteral("allMovesDialog")))
            act(QStringLiteral("close the list of moves"), [&] { dialog->close(); });
        if (auto *filter = m_window->findChild<QLineEdit *>(QStringLiteral("followerFilter"));
            filter && filter->isVisible())
            act(QStringLiteral("filter moves"), [&] { filter->setText(QStringLiteral("7")); });
        act(QStringLiteral("move"), [&] {
            Match *match = m_window->session()->match();
            const Position &now = match->position();
            for (std::size_t i = 0; i < now.components.size(); ++i) {
                const Component &component = now.components[i];
                if (const auto after = component.rules->exampleFollower(component.cells)) {
                    Position next = now;
                    next.components[i].cells = *after;
                    match->playTo(next);
                    return;
                }
            }
        });
        command(undo);
        command(restart);
    }

    void filterTable()
    {
        auto *table = m_window->findChild<QTableView *>(QStringLiteral("tableView"));
        for (int column = 0; column < table->model()->columnCount(); ++column)
            act(QStringLiteral("sort"), [&] { table->sortByColumn(column, Qt::DescendingOrder); });
        for (const char *text : {"1", "P", ""}) {
            act(QStringLiteral("filter"),
                [&] { m_window->findChild<QLineEdit *>(QStringLiteral("tableFilter"))->setText(QLatin1String(text)); });
        }
    }

    std::unique_ptr<SessionWindow> m_window;
    QMap<QString, double> m_tooLong; ///< in milliseconds, by what was done
};

MEXPLORER_TEST_WITH_APPLICATION(TestLongestEvent)

#include "tst_longestevent.moc"
