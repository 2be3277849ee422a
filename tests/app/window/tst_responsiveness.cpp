// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/windowcommands.h"
#include "app/window/workspaces.h"
#include "model/session/session.h"
#include "tests/app/window/sessionwindow.h"
#include "tests/app/window/windowhome.h"
#include "tests/runningjobs.h"
#include "tests/testprogram.h"
#include "tests/views/support/windowwait.h"
#include "views/canvas/graphcanvas.h"
#include "views/explore/explorecommands.h"
#include "views/explore/exploreview.h"
#include "views/sequence/sequenceview.h"
#include "views/widgets/commands.h"

#include <QAction>
#include <QDockWidget>
#include <QScrollBar>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTableView>

using namespace mexplorer;

/// Tests that long work runs in the background: a call returns before there is a result, the previous state remains
/// visible, and other actions are possible. How long the thread is blocked otherwise is measured by the benchmarks
/// (window/longest_event).
class ResponsivenessTest : public QObject, samples::WindowHome
{
    Q_OBJECT

private slots:
    void initTestCase() { prepare(); }
    void init()
    {
        forget();
        m_window = std::make_unique<SessionWindow>();
        m_window->resize(1400, 900);
        m_window->show();
        QVERIFY(waitForWindowExposed(m_window.get()));
        m_window->open(QStringLiteral("kayles:5"));
        m_window->resetLayout();
        QTRY_VERIFY(isAtRest());
    }
    void cleanup() { m_window.reset(); }

    void graphIsBuiltBeside_data()
    {
        QTest::addColumn<std::optional<WorkspaceId>>("workspace"); ///< shown meanwhile; otherwise all in turn
        for (const WorkspaceId id : {WorkspaceId::Explore, WorkspaceId::Step, WorkspaceId::Play, WorkspaceId::Sequence})
            QTest::newRow(qPrintable(workspaceName(id))) << std::optional(id);
        QTest::newRow("each") << std::optional<WorkspaceId>();
    }

    void graphIsBuiltBeside()
    {
        QFETCH(std::optional<WorkspaceId>, workspace);
        m_window->findChild<QDockWidget *>(QStringLiteral("dock.view.positions"))->raise();
        const QString game = workspace ? QStringLiteral("matrix:3x4") : QStringLiteral("matrix:4x4");
        if (workspace)
            m_window->workspaces()->showWorkspace(*workspace);
        QTRY_VERIFY(isAtRest());
        m_window->open(game);
        QVERIFY(isRunning(jobs(), QStringLiteral("Building the graph")));
        QVERIFY(exploration()->hasGame() && exploration()->expression().startsWith(QStringLiteral("matrix:1111")));
        QCOMPARE(exploration()->explored().start.text(), QStringLiteral("kayles:5"));
        if (!workspace) {
            for (const WorkspaceId id : m_window->workspaces()->ids()) {
                m_window->workspaces()->showWorkspace(id);
                QCoreApplication::processEvents();
                QCOMPARE(m_window->workspaces()->current(), id);
            }
        }
        QTRY_VERIFY_WITH_TIMEOUT(isAtRest(), 120'000);
        QCOMPARE(exploration()->graph()->positionCount(), PositionId(workspace ? 4096 : 65'536));
        for (const PositionId position : {1U, 77U, 4000U, 0U}) {
            exploration()->select(position);
            QCoreApplication::processEvents();
            QCOMPARE(exploration()->selected(), position);
        }
        QTRY_VERIFY_WITH_TIMEOUT(isAtRest(), 120'000);
    }

    void graphIsFilteredBeside()
    {
        m_window->open(QStringLiteral("matrix:3x4"));
        QTRY_VERIFY_WITH_TIMEOUT(isAtRest(), 120'000);
        const auto *canvas = explore()->canvas();
        for (const CommandId id : {ExploreCommands::winningMoves, ExploreCommands::from, ExploreCommands::showAll,
                                   ExploreCommands::merge(Collapse::SgValue)}) {
            (*m_window->commands())[id]->trigger();
            QVERIFY2(!jobs()->running().isEmpty(), qPrintable(id.name()));
            QVERIFY(canvas->picture().explored.graph); // the previous picture
            QTRY_VERIFY_WITH_TIMEOUT(isAtRest(), 120'000);
        }
        QVERIFY(canvas->picture().explored.graph->positionCount() < 4096);
    }

    void stepsAreWorkedOutBeside()
    {
        m_window->workspaces()->showWorkspace(WorkspaceId::Step);
        Walkthrough *walk = m_window->session()->walkthrough();
        QTRY_VERIFY(isAtRest() && walk->trace() && !walk->isBuilding());
        const TracePtr before = walk->trace();
        walk->setKind(TraceKind::Labels);
        QVERIFY(walk->isBuilding());
        QCOMPARE(walk->trace(), before);
        QTRY_VERIFY(!walk->isBuilding() && walk->trace() != before);
    }

    void hintsAreWorkedOutBeside()
    {
        m_window->workspaces()->showWorkspace(WorkspaceId::Play);
        exploration()->setLimits(5'000, exploration()->options().maxMoves); // hints don't need the graph
        m_window->open(QStringLiteral("kayles:400"));
        QTRY_VERIFY_WITH_TIMEOUT(isAtRest(), 120'000);
        Hints *hints = m_window->session()->hints();
        hints->showMore();
        QVERIFY(isRunning(jobs(), QStringLiteral("Looking for winning moves")));
        QVERIFY(!hints->hint());
        QTRY_VERIFY_WITH_TIMEOUT(hints->hint(), 120'000);
    }

    void valuesAreComputedBeside()
    {
        m_window->workspaces()->showWorkspace(WorkspaceId::Sequence);
        auto *view = qobject_cast<SequenceView *>(m_window->workspaces()->view(WorkspaceId::Sequence));
        QTRY_VERIFY(isAtRest() && view->snapshot());
        const quint64 before = view->snapshot()->terms;
        view->findChild<QSpinBox *>(QStringLiteral("sequenceTerms"))->setValue(2'000'000);
        QVERIFY(isRunning(jobs(), QStringLiteral("Values of")));
        QCOMPARE(view->snapshot()->terms, before);
        QTRY_VERIFY_WITH_TIMEOUT(isAtRest() && view->snapshot()->terms == 2'000'000, 120'000);
    }

    /// Colours change, fonts don't.
    void themeKeepsTheFonts()
    {
        for (const WorkspaceId front : m_window->workspaces()->ids()) {
            m_window->workspaces()->showWorkspace(front);
            QTRY_VERIFY_WITH_TIMEOUT(isAtRest(), 120'000);
            const std::vector<std::pair<QPointer<QWidget>, QFont>> before = fonts();
            for (int round = 0; round < 2; ++round) {
                const bool wasDark = Theme::instance().colors().dark;
                (*m_window->commands())[WindowCommands::nextTheme]->trigger();
                QTRY_COMPARE(Theme::instance().colors().dark, !wasDark);
                QTRY_VERIFY_WITH_TIMEOUT(isAtRest(), 120'000);
                for (const auto &[widget, font] : before) {
                    if (widget)
                        QVERIFY2(widget->font() == font, qPrintable(widget->objectName() + u' ' + font.toString() +
                                                                    u' ' + widget->font().toString()));
                }
            }
        }
    }

private:
    Jobs *jobs() const { return m_window->session()->jobs(); }
    Exploration *exploration() const { return m_window->session()->exploration(); }
    ExploreView *explore() const
    {
        return qobject_cast<ExploreView *>(m_window->workspaces()->view(WorkspaceId::Explore));
    }
    bool isAtRest() const
    {
        return exploration()->isReady() && exploration()->explored().start == exploration()->start() &&
               jobs()->running().isEmpty() &&
               (!explore()->isVisible() || (explore()->canvas()->isCurrent() && !explore()->canvas()->isSharpening()));
    }
    /// Returns the fonts of all widgets except scroll bars, which show no text.
    static std::vector<std::pair<QPointer<QWidget>, QFont>> fonts()
    {
        std::vector<std::pair<QPointer<QWidget>, QFont>> all;
        for (QWidget *widget : QApplication::allWidgets()) {
            if (!qobject_cast<QScrollBar *>(widget))
                all.emplace_back(widget, widget->font());
        }
        return all;
    }

    std::unique_ptr<MainWindow> m_window;
};

MEXPLORER_TEST(ResponsivenessTest)
#include "tst_responsiveness.moc"
