#include "tests/views/support/heartbeat.h"

#include "app/window/mainwindow.h"
#include "app/window/workspaces.h"
#include "model/notation/expression.h"
#include "model/session/session.h"
#include "views/canvas/graphcanvas.h"
#include "views/explore/exploreview.h"
#include "views/sequence/sequenceview.h"
#include "views/theme/style.h"

#include <QAction>
#include <QDockWidget>
#include <QLineEdit>
#include <QSettings>
#include <QSpinBox>
#include <QTableView>
#include <QTemporaryDir>
#include <QTest>

using namespace mexplorer;

/// The whole window stays alive: no event of its loop holds the GUI thread for more than 50 ms of its own work,
/// whatever is built meanwhile and whatever a person looks at.
class TestWindowHeartbeat : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase()
    {
        QVERIFY(m_home.isValid());
        qputenv("XDG_DATA_HOME", m_home.path().toUtf8());
        QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, m_home.path());
        applyStyle(*qApp);
        Theme::instance().setMode(Theme::Mode::Light);
    }

    void holdsWhileTheGraphIsBuilt_data()
    {
        QTest::addColumn<QString>("workspace"); ///< to look at meanwhile; all of them in turn if empty
        QTest::addColumn<QString>("game");
        for (const char *workspace : {"explore", "step", "play", "sequence", ""})
            QTest::newRow(qPrintable(QStringLiteral("4x4 in ") + QLatin1String(*workspace ? workspace : "each")))
                << QString::fromLatin1(workspace) << "matrix:4x4";
        QTest::newRow("kayles:40 in each") << QString() << "kayles:40";
    }

    void holdsWhileTheGraphIsBuilt()
    {
        QFETCH(QString, workspace);
        QFETCH(QString, game);
        auto *app = static_cast<Heartbeat *>(qApp);
        MainWindow window;
        window.resize(1400, 900);
        window.show();
        QVERIFY(QTest::qWaitForWindowExposed(&window));
        // All panels are seen, the table of all positions too.
        window.open(QStringLiteral("kayles:5"));
        window.resetLayout();
        window.findChild<QDockWidget *>(QStringLiteral("dock.view.positions"))->raise();
        QTRY_VERIFY(window.findChild<QTableView *>(QStringLiteral("tableView"))->isVisible());
        if (!workspace.isEmpty())
            window.workspaces()->showWorkspace(workspace);
        QTRY_VERIFY(isAtRest(window));

        app->reset();
        later(window, [&] { window.open(game); });
        QTRY_COMPARE(window.session()->exploration()->expression(), parsePosition(game)->text());
        QTimer switching; // as fast as nobody does
        int turn = 0;
        connect(&switching, &QTimer::timeout, &window, [&] {
            const QStringList ids = window.workspaces()->ids();
            window.workspaces()->showWorkspace(ids[++turn % ids.size()]);
        });
        if (workspace.isEmpty())
            switching.start(40);
        // A graph may be there before all workspaces were shown: they are, nevertheless.
        QTRY_VERIFY_WITH_TIMEOUT(isAtRest(window) && (turn > 3 || !workspace.isEmpty()), 120'000);
        switching.stop();
        QVERIFY(app->beats > 10);
        checkHeld("while the graph is built");

        workTheTable(window);
        // And with the big graph there: every workspace, and some positions in each.
        for (const QString &id : window.workspaces()->ids()) {
            app->reset();
            later(window, [&] { window.workspaces()->showWorkspace(id); });
            QTRY_COMPARE(window.workspaces()->current(), id);
            QTRY_VERIFY_WITH_TIMEOUT(isAtRest(window), 120'000);
            checkHeld(qPrintable(QStringLiteral("showing ") + id));
            for (const PositionId position : {1U, 77U, 4000U, 0U}) {
                later(window, [&] { window.session()->exploration()->select(position); });
                QTRY_COMPARE(window.session()->exploration()->selected(), position);
            }
            QTRY_VERIFY_WITH_TIMEOUT(isAtRest(window), 120'000);
            checkHeld(qPrintable(QStringLiteral("selecting in ") + id));
        }
    }

    /// A file that takes longer to read than the thread may be held: opened, and written into the game line by keys.
    void holdsWhileALargeFileIsRead()
    {
        const QString path = m_home.filePath(QStringLiteral("large.txt"));
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        for (int i = 0; i < 60'000; ++i) // a tree
            file.write(QByteArray::number(i / 7) + ' ' + QByteArray::number(i + 1) + '\n');
        file.close();
        auto *app = static_cast<Heartbeat *>(qApp);
        MainWindow window;
        window.resize(1400, 900);
        window.show();
        QVERIFY(QTest::qWaitForWindowExposed(&window));
        app->reset();
        later(window, [&] { window.open(path); });
        QTRY_VERIFY_WITH_TIMEOUT(window.session()->exploration()->hasGame() && isAtRest(window), 120'000);
        QCOMPARE(window.session()->exploration()->graph()->positionCount(), PositionId(60'001));
        auto *line = window.findChild<QLineEdit *>(QStringLiteral("gameExpression"));
        QVERIFY(line->text().contains(QStringLiteral("large.txt")));
        later(window, [&] { line->setText(line->text() + u' '); });
        QTRY_VERIFY(line->text().endsWith(u' '));
        checkHeld("reading a large file");
    }

    /// With a sequence on the plot and every workspace opened before, whichever is in front. Colours change, type
    /// stays.
    void holdsWhileTheThemeChanges()
    {
        auto *app = static_cast<Heartbeat *>(qApp);
        MainWindow window;
        window.resize(1400, 900);
        window.show();
        QVERIFY(QTest::qWaitForWindowExposed(&window));
        openEverything(window);
        QStringList fronts = window.workspaces()->ids();
        for (const QString &front : fronts << QString()) {
            if (front.isEmpty())
                window.showStartPage();
            else
                window.workspaces()->showWorkspace(front);
            QTRY_VERIFY_WITH_TIMEOUT(isAtRest(window), 120'000);
            const QMap<QWidget *, QFont> before = fonts();
            for (int round = 0; round < 2; ++round) {
                const bool wasDark = Theme::instance().colors().dark;
                app->reset();
                later(window, [&] { window.findChild<QAction *>(QStringLiteral("view.nextTheme"))->trigger(); });
                QTRY_COMPARE(Theme::instance().colors().dark, !wasDark);
                QTRY_VERIFY_WITH_TIMEOUT(app->beats > 1 && isAtRest(window), 120'000);
                checkHeld(qPrintable(QStringLiteral("changing the theme in ") + front));
                QCOMPARE(fonts(), before);
            }
        }
    }

private:
    /// Looks at every workspace and every part of Sequence, with kayles of 100,000 terms on the plot.
    void openEverything(MainWindow &window)
    {
        window.open(QStringLiteral("kayles:12"));
        for (const QString &id : window.workspaces()->ids()) {
            window.workspaces()->showWorkspace(id);
            QTRY_VERIFY_WITH_TIMEOUT(isAtRest(window), 120'000);
        }
        auto *sequence = qobject_cast<SequenceView *>(window.workspaces()->view(QStringLiteral("sequence")));
        sequence->findChild<QSpinBox *>(QStringLiteral("sequenceTerms"))->setValue(100'000);
        for (const auto part : {SequenceView::Part::Survey, SequenceView::Part::Matrix, SequenceView::Part::HeatMap,
                                SequenceView::Part::Plot}) {
            sequence->showPart(part);
            QTRY_VERIFY_WITH_TIMEOUT(isAtRest(window), 120'000);
        }
        QCOMPARE(sequence->snapshot()->terms, quint64(100'000));
    }

    static QMap<QWidget *, QFont> fonts()
    {
        QMap<QWidget *, QFont> all;
        for (QWidget *widget : QApplication::allWidgets())
            all[widget] = widget->font();
        return all;
    }

    /// Sorts the table of all positions by each column, both ways, and searches it.
    void workTheTable(MainWindow &window)
    {
        auto *app = static_cast<Heartbeat *>(qApp);
        auto *table = window.findChild<QTableView *>(QStringLiteral("tableView"));
        auto *filter = window.findChild<QLineEdit *>(QStringLiteral("tableFilter"));
        for (int column = 0; column < table->model()->columnCount(); ++column) {
            for (const Qt::SortOrder order : {Qt::DescendingOrder, Qt::AscendingOrder}) {
                app->reset();
                later(window, [&] { table->sortByColumn(column, order); });
                QTRY_VERIFY_WITH_TIMEOUT(app->beats > 1 && isAtRest(window), 120'000);
                checkHeld(qPrintable(QStringLiteral("sorting by column %1").arg(column)));
            }
        }
        for (const char *text : {"1", "11", "1111/0", ""}) {
            app->reset();
            later(window, [&] { filter->setText(QString::fromLatin1(text)); });
            QTRY_COMPARE(filter->text(), QString::fromLatin1(text));
            QTRY_VERIFY_WITH_TIMEOUT(app->beats > 1 && isAtRest(window), 120'000);
            checkHeld("searching the table");
        }
    }

    /// Does it in an event of its own, which is measured.
    template <class Function> static void later(MainWindow &window, Function function)
    {
        QTimer::singleShot(0, &window, function);
    }

    static bool isAtRest(const MainWindow &window)
    {
        const auto *explore = qobject_cast<ExploreView *>(window.workspaces()->view(QStringLiteral("explore")));
        return window.session()->exploration()->isReady() &&
               window.session()->exploration()->explored().start == window.session()->exploration()->start() &&
               window.session()->jobs()->running().isEmpty() &&
               (!explore->isVisible() || (explore->canvas()->isCurrent() && !explore->canvas()->isSharpening()));
    }

    void checkHeld(const char *when) const
    {
        const auto *app = static_cast<Heartbeat *>(qApp);
        QVERIFY2(app->isCalm(), qPrintable(QLatin1String(when) + u' ' + app->report()));
    }

    QTemporaryDir m_home;
};

int main(int argc, char **argv)
{
    return Heartbeat::run<TestWindowHeartbeat>(argc, argv);
}

#include "tst_windowheartbeat.moc"
