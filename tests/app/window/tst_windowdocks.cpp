// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/testprogram.h"
#include "windowhome.h"

#include "app/window/windowcommands.h"
#include "app/window/windowdocks.h"
#include "app/window/workspaces.h"
#include "model/core/settings.h"
#include "views/widgets/commands.h"

#include <QAbstractButton>
#include <QDockWidget>
#include <QLineEdit>
#include <QMainWindow>

using namespace mexplorer;

/// Tests the panels around the workspaces: in narrow windows, in a presentation, and after a restart.
class WindowDocksTest : public QObject, samples::WindowHome
{
    Q_OBJECT

private slots:
    void initTestCase() { prepare(); }
    void init() { forget(); }

    void gamesGiveWayInANarrowWindow()
    {
        SessionWindow window;
        showAt(window, {1400, 900});
        window.open(QStringLiteral("nim:2"));
        auto *games = window.findChild<QDockWidget *>(QStringLiteral("dock.view.games"));
        QVERIFY(!games->isVisible()); // until it is requested
        (*window.commands())[WindowCommands::games]->trigger();
        QTRY_VERIFY(games->isVisible() && games->width() >= 200);
        window.resize(1024, 700);
        QTRY_VERIFY(!games->isVisible());
        window.resize(1400, 900);
        QTRY_VERIFY(games->isVisible() && games->width() >= 200); // and not squeezed
        const auto *position = window.findChild<QDockWidget *>(QStringLiteral("dock.view.position"));
        QTRY_VERIFY(position->width() >= 300);
        window.resize(1024, 700);
        QTRY_VERIFY(!games->isVisible());
        (*window.commands())[WindowCommands::games]->trigger();
        QVERIFY(games->isVisible());
        (*window.commands())[WindowCommands::games]->trigger();
        QVERIFY(!games->isVisible());
        window.resize(1400, 900);
        QCoreApplication::processEvents();
        QVERIFY(!games->isVisible()); // the user folded it
    }

    /// In a narrow window the list of games replaces the panels on the right, as wide as it needs.
    void narrowWindowsShowOneSide()
    {
        SessionWindow window;
        showAt(window, {1024, 700});
        window.open(QStringLiteral("nim:2"));
        window.resetLayout();
        auto *games = window.findChild<QDockWidget *>(QStringLiteral("dock.view.games"));
        auto *position = window.findChild<QDockWidget *>(QStringLiteral("dock.view.position"));
        QAction *gamesAction = (*window.commands())[WindowCommands::games];
        QTRY_VERIFY(position->isVisible() && !games->isVisible());
        gamesAction->trigger();
        QVERIFY(games->isVisible() && position->isHidden());
        QTRY_VERIFY(games->width() >= 200);
        QCOMPARE(window.width(), 1024);
        gamesAction->trigger();
        QVERIFY(!games->isVisible() && !position->isHidden());
        QTRY_VERIFY(!position->visibleRegion().isEmpty()); // in front of the table, as before
        QTRY_VERIFY(position->width() >= 300);
        gamesAction->trigger();
        games->close(); // by its close button
        QVERIFY(!position->isHidden());
        gamesAction->trigger();
        (*window.commands())[WindowCommands::position]->trigger();
        QVERIFY(!games->isVisible() && !position->isHidden());
        gamesAction->trigger();
        window.resize(1400, 900);
        QTRY_VERIFY(games->isVisible() && position->isVisible());
    }

    /// In Play they are hidden, since their position is on the boards. Panels opened there are shown, and hidden again
    /// with Play.
    void panelsGiveWayToTheBoards()
    {
        const auto panel = [](SessionWindow &window, const char *name) {
            return window.findChild<QDockWidget *>(QLatin1String(name));
        };
        const auto visible = [&](SessionWindow &window) {
            return std::pair(panel(window, "dock.view.games")->isVisible(),
                             panel(window, "dock.view.position")->isVisible());
        };
        const auto show = [](SessionWindow &window, WorkspaceId id) { window.workspaces()->showWorkspace(id); };
        const std::pair both(true, true);
        const std::pair none(false, false);
        const std::pair onlyRight(false, true);
        {
            SessionWindow window;
            showAt(window, {1400, 900});
            window.open(QStringLiteral("nim:2"));
            QTRY_COMPARE(visible(window), onlyRight);
            (*window.commands())[WindowCommands::games]->trigger();
            QTRY_COMPARE(visible(window), both);
            for (const WorkspaceId id : {WorkspaceId::Play, WorkspaceId::Explore, WorkspaceId::Play,
                                         WorkspaceId::Puzzles, WorkspaceId::Play}) {
                show(window, id);
                QTRY_COMPARE(visible(window), id == WorkspaceId::Explore ? both : none);
            }
            (*window.commands())[WindowCommands::position]->trigger();
            QTRY_COMPARE(visible(window), std::pair(false, true));
            (*window.commands())[WindowCommands::resetLayout]->trigger(); // of the other workspaces
            QTRY_COMPARE(visible(window), none);
            show(window, WorkspaceId::Explore);
            QTRY_COMPARE(visible(window), onlyRight); // as in a new window
            (*window.commands())[WindowCommands::games]->trigger();
            QTRY_COMPARE(visible(window), both);
            show(window, WorkspaceId::Play);
            QTRY_COMPARE(visible(window), none);
            window.close(); // the next one starts with both
        }
        SessionWindow again;
        again.resize(1400, 900);
        // The screen of the tests is too small for both; on a large one the window starts so.
        again.findChild<WindowDocks *>()->restore(Settings::instance().wideDocks.value());
        showAt(again, {1400, 900});
        again.open(QStringLiteral("nim:2"));
        QTRY_COMPARE(visible(again), both);
    }

    /// An exercise is about another position, and a set of numbers about none.
    void panelsAreAboutWhatIsShown()
    {
        SessionWindow window;
        showAt(window, {1400, 900});
        window.open(QStringLiteral("kayles:7"));
        auto *position = window.findChild<QDockWidget *>(QStringLiteral("dock.view.position"));
        QTRY_VERIFY(position->isVisible());
        window.workspaces()->showWorkspace(WorkspaceId::Exercises);
        QVERIFY(!position->isVisible());
        window.workspaces()->showWorkspace(WorkspaceId::Step);
        QTRY_VERIFY(position->isVisible());
        Walkthrough *walkthrough = window.session()->walkthrough();
        walkthrough->setKind(TraceKind::Code);
        QTRY_VERIFY(!walkthrough->isBuilding() && walkthrough->trace()->kind() == TraceKind::Code);
        window.workspaces()->showWorkspace(WorkspaceId::Explore);
        openByTyping(window, QStringLiteral("{0, 1, 3}"));
        QCOMPARE(window.workspaces()->current(), WorkspaceId::Step);
        QVERIFY(walkthrough->isOfSet());
        QCOMPARE(std::get<TrayPicture>(walkthrough->trace()->picture(0)).value, Value(2));
        QCOMPARE(walkthrough->shownKind(), TraceKind::Mex);
        QVERIFY(!position->isVisible());
        QVERIFY(sentenceOf(window).isEmpty());
        QCOMPARE(window.session()->exploration()->expression(), QStringLiteral("kayles:7"));
        openByTyping(window, QStringLiteral("mex{0-4}")); // another set replaces it
        QCOMPARE(std::get<TrayPicture>(walkthrough->trace()->picture(0)).value, Value(5));
        QCOMPARE(walkthrough->depth(), 1);
        walkthrough->stepOut();
        QTRY_VERIFY(position->isVisible());
        QCOMPARE(walkthrough->shownKind(), TraceKind::Code);
        QCOMPARE(lineOf(window)->text(), QStringLiteral("kayles:7"));
        openByTyping(window, QStringLiteral("{2}"));
        walkthrough->setKind(TraceKind::Code); // the kind chosen before
        QTRY_VERIFY(!walkthrough->isOfSet() && !walkthrough->isBuilding());
        QCOMPARE(walkthrough->trace()->kind(), TraceKind::Code);
    }

    /// Also without a game.
    void setsAreExplainedFromTheStartPage()
    {
        SessionWindow window;
        showAt(window, {1400, 900});
        openByTyping(window, QStringLiteral("{0, 1, 3}"));
        QVERIFY(!window.workspaces()->showsStartPage());
        QCOMPARE(window.workspaces()->current(), WorkspaceId::Step);
        QVERIFY(window.session()->walkthrough()->isOfSet());
        openByTyping(window, QStringLiteral("{0, one}"));
        QVERIFY(!sentenceOf(window).isEmpty());
        QVERIFY(window.session()->walkthrough()->isOfSet());
    }

    /// The panels are about the open game, and a puzzle is another one.
    void puzzlesHaveNoPanels()
    {
        SessionWindow window;
        showAt(window, {1400, 900});
        window.open(QStringLiteral("nim:2"));
        auto *position = window.findChild<QDockWidget *>(QStringLiteral("dock.view.position"));
        QTRY_VERIFY(position->isVisible());
        window.workspaces()->showWorkspace(WorkspaceId::Puzzles);
        QVERIFY(!position->isVisible());
        window.workspaces()->showStartPage();
        window.workspaces()->showWorkspace(WorkspaceId::Puzzles);
        QVERIFY(!position->isVisible());
        window.workspaces()->showWorkspace(WorkspaceId::Explore);
        QTRY_VERIFY(position->isVisible());
    }

    void layoutIsResetWithTheGamesClosed_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::newRow("narrow") << QSize(1024, 700);
        QTest::newRow("wide") << QSize(1400, 900);
    }
    void layoutIsResetWithTheGamesClosed()
    {
        QFETCH(QSize, size);
        SessionWindow window;
        showAt(window, size);
        openByTyping(window, QStringLiteral("kayles:5"));
        window.resetLayout();
        auto *dock = window.findChild<QDockWidget *>(QStringLiteral("dock.view.games"));
        const auto *position = window.findChild<QDockWidget *>(QStringLiteral("dock.view.position"));
        QVERIFY(!dock->isVisible() && position->isVisible());
        dock->setFloating(true);
        dock->show();
        (*window.commands())[WindowCommands::resetLayout]->trigger();
        QVERIFY(!dock->isVisible() && position->isVisible());
        QVERIFY(!dock->isFloating());
        QCOMPARE(window.dockWidgetArea(dock), Qt::LeftDockWidgetArea);
        QCOMPARE(window.size(), size);
    }

    void presentationIsLargerAndComesBack()
    {
        SessionWindow window;
        showAt(window, {1400, 900});
        openByTyping(window, QStringLiteral("kayles:5"));
        (*window.commands())[WindowCommands::games]->trigger();
        const int height = lineOf(window)->fontMetrics().height();
        QAction *presentation = (*window.commands())[WindowCommands::presentation];
        presentation->trigger();
        QVERIFY(lineOf(window)->fontMetrics().height() > height);
        auto *dock = window.findChild<QDockWidget *>(QStringLiteral("dock.view.games"));
        QVERIFY(!dock->isVisible());
        presentation->trigger();
        QCOMPARE(lineOf(window)->fontMetrics().height(), height);
        QVERIFY(dock->isVisible());
    }

    /// Escape first clears and leaves a search, and then ends the presentation.
    void escapeEndsThePresentation()
    {
        SessionWindow window;
        showAt(window, {1024, 700});
        openByTyping(window, QStringLiteral("kayles:5"));
        QTRY_VERIFY(isReadyFor(window, QStringLiteral("kayles:5")));
        window.resetLayout();
        QAction *presentation = (*window.commands())[WindowCommands::presentation];
        QWidget *canvas = window.workspaces()->view(WorkspaceId::Explore)->focusProxy();
        auto *search = window.findChild<QLineEdit *>(QStringLiteral("findPositions"));
        const auto escape = [] { QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape); };
        canvas->setFocus();
        escape();
        QVERIFY(!presentation->isChecked());
        presentation->trigger();
        search->setFocus();
        QTest::keyClicks(search, QStringLiteral("P"));
        escape();
        QVERIFY(presentation->isChecked() && search->text().isEmpty());
        escape();
        QVERIFY(presentation->isChecked() && canvas->hasFocus());
        escape();
        QVERIFY(!presentation->isChecked());
        const auto *position = window.findChild<QDockWidget *>(QStringLiteral("dock.view.position"));
        QVERIFY(position->isVisible());
        QTRY_VERIFY(position->width() >= 300); // and not squeezed
    }

    void escapeEndsThePresentationOfEachWorkspace()
    {
        SessionWindow window;
        showAt(window, {1400, 900});
        openByTyping(window, QStringLiteral("kayles:5"));
        QTRY_VERIFY(isReadyFor(window, QStringLiteral("kayles:5")));
        QAction *presentation = (*window.commands())[WindowCommands::presentation];
        for (const WorkspaceId id : window.workspaces()->ids()) {
            window.workspaces()->showWorkspace(id);
            presentation->trigger();
            window.workspaces()->view(id)->setFocus();
            QWidget *focused = QApplication::focusWidget();
            QVERIFY2(focused, qPrintable(workspaceName(id)));
            QTest::keyClick(focused, Qt::Key_Escape);
            QVERIFY2(!presentation->isChecked(), qPrintable(workspaceName(id)));
        }
    }

    /// The list of games replaced the panels on the right when the window was closed.
    void whatGaveWayComesBackAfterARestart_data()
    {
        QTest::addColumn<bool>("widens");
        QTest::newRow("when the games go") << false;
        QTest::newRow("when the window is wide") << true;
    }
    void whatGaveWayComesBackAfterARestart()
    {
        QFETCH(bool, widens);
        {
            SessionWindow window;
            showAt(window, {1024, 700});
            openByTyping(window, QStringLiteral("nim:2"));
            window.resetLayout();
            (*window.commands())[WindowCommands::games]->trigger();
            const auto *games = window.findChild<QDockWidget *>(QStringLiteral("dock.view.games"));
            QTRY_VERIFY(games->width() >= 240);
            QVERIFY(window.close());
        }
        SessionWindow window;
        showAt(window, {1024, 700});
        openByTyping(window, QStringLiteral("nim:3"));
        auto *games = window.findChild<QDockWidget *>(QStringLiteral("dock.view.games"));
        auto *position = window.findChild<QDockWidget *>(QStringLiteral("dock.view.position"));
        QTRY_VERIFY(games->isVisible() && position->isHidden());
        QTRY_VERIFY(games->width() >= 240);
        if (widens)
            window.resize(1400, 900);
        else
            (*window.commands())[WindowCommands::games]->trigger();
        QTRY_VERIFY(!position->isHidden() && !position->visibleRegion().isEmpty());
        QCOMPARE(games->isVisible(), widens);
        QTRY_VERIFY(position->width() >= 300);
    }

    /// The table is a tab behind the position; its former width must not matter.
    void panelsKeepTheirWidthOverManyRestarts()
    {
        for (int start = 0; start < 4; ++start) {
            SessionWindow window;
            showAt(window, {1400, 900});
            openByTyping(window, QStringLiteral("nim:%1").arg(start + 2));
            auto *position = window.findChild<QDockWidget *>(QStringLiteral("dock.view.position"));
            QTRY_VERIFY(!position->visibleRegion().isEmpty());
            QTRY_VERIFY2(position->width() >= 300, qPrintable(QString::number(start)));
            QTRY_VERIFY(isReadyFor(window, QStringLiteral("nim:%1").arg(start + 2)));
            QVERIFY(window.close());
        }
    }

    void gamesThatGaveWayComeBackAfterARestart()
    {
        {
            SessionWindow window;
            showAt(window, {1400, 900});
            openByTyping(window, QStringLiteral("nim:2"));
            (*window.commands())[WindowCommands::games]->trigger();
            window.resize(1024, 700);
            QTRY_VERIFY(!window.findChild<QDockWidget *>(QStringLiteral("dock.view.games"))->isVisible());
            QVERIFY(window.close());
        }
        SessionWindow window;
        showAt(window, {1024, 700});
        openByTyping(window, QStringLiteral("nim:3"));
        auto *games = window.findChild<QDockWidget *>(QStringLiteral("dock.view.games"));
        QVERIFY(!games->isVisible());
        window.resize(1400, 900);
        QTRY_VERIFY(games->isVisible());
    }

    /// Not only when the window is closed, because the program may crash.
    void closedPanelsStayClosedAfterASuddenEnd()
    {
        const auto dock = [](MainWindow &window, const char *name) {
            return window.findChild<QDockWidget *>(QString::fromLatin1(name));
        };
        SessionWindow first;
        showAt(first, {1024, 700});
        openByTyping(first, QStringLiteral("nim:2"));
        first.resetLayout();
        QTRY_VERIFY(dock(first, "dock.view.position")->isVisible());
        QTest::mouseClick(dock(first, "dock.view.position")->titleBarWidget()->findChild<QAbstractButton *>(),
                          Qt::LeftButton);
        QTRY_VERIFY(dock(first, "dock.view.position")->isHidden());
        QCoreApplication::processEvents();
        {
            SessionWindow second; // the first was not closed
            showAt(second, {1024, 700});
            openByTyping(second, QStringLiteral("nim:3"));
            QTRY_VERIFY(dock(second, "dock.view.positions")->isVisible());
            QVERIFY(dock(second, "dock.view.position")->isHidden());
        }
        (*first.commands())[WindowCommands::positions]->trigger();
        QTRY_VERIFY(dock(first, "dock.view.positions")->isHidden());
        QCoreApplication::processEvents();
        SessionWindow third;
        showAt(third, {1024, 700});
        openByTyping(third, QStringLiteral("nim:3"));
        QCoreApplication::processEvents();
        QVERIFY(dock(third, "dock.view.position")->isHidden() && dock(third, "dock.view.positions")->isHidden());
    }

    void anUnreadableStateIsTheUsualLayout()
    {
        QMainWindow window;
        Commands commands(&window);
        WindowDocks docks(&window, &commands);
        QDockWidget *games =
            docks.add(WindowCommands::games, QStringLiteral("Games"), {}, {}, new QWidget, Qt::LeftDockWidgetArea);
        window.resize(1400, 900);
        const QByteArray good = docks.state();
        for (const QByteArray &state : {QByteArray(), QByteArray("x"), good.left(good.size() / 2)}) {
            games->show();
            docks.restore(state);
            QVERIFY(games->isHidden()); // as at first
        }
        const QByteArray hidden = docks.state();
        docks.restore(good);
        QVERIFY(!games->isHidden());
        docks.restore(hidden);
        QVERIFY(games->isHidden());
    }
};

MEXPLORER_TEST(WindowDocksTest)
#include "tst_windowdocks.moc"
