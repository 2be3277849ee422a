// SPDX-License-Identifier: GPL-3.0-or-later
// How long the thread of the window is held: the longest event while something is done in a workspace, in milliseconds
// of its own work (longest_ms). At 50 and more a person sees it. The time of a benchmark is that of all that was done.

#include "app/window/workspaces.h"
#include "model/session/session.h"
#include "tests/app/window/longestevent.h"
#include "tests/app/window/sessionwindow.h"
#include "tests/runningjobs.h"
#include "views/boards/followerlist.h"
#include "views/explore/explorecommands.h"
#include "views/explore/exploreview.h"
#include "views/play/boardarea.h"
#include "views/play/boardcard.h"
#include "views/play/playcommands.h"
#include "views/play/playview.h"
#include "views/sequence/heatmap.h"
#include "views/sequence/sequencechart.h"
#include "views/sequence/sequenceexports.h"
#include "views/sequence/sequenceview.h"
#include "views/step/stepview.h"
#include "views/theme/style.h"
#include "views/widgets/commands.h"

#include <QAction>
#include <QDockWidget>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QScrollBar>
#include <QSettings>
#include <QSpinBox>
#include <QStandardPaths>
#include <QTableView>
#include <QTemporaryDir>

#include <benchmark/benchmark.h>

using namespace mexplorer;

namespace {

/// A home folder of their own, and the style that people see.
void prepareWindows()
{
    static QTemporaryDir home;
    static bool isPrepared = false;
    if (std::exchange(isPrepared, true))
        return;
    QStandardPaths::setTestModeEnabled(true);
    qputenv("XDG_DATA_HOME", home.path().toUtf8());
    QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, home.path());
    applyStyle(*qApp);
    Theme::instance().setMode(Theme::Mode::Light);
}

template <class View> struct Stage
{
    Stage() : view(&session)
    {
        prepareWindows();
        view.resize(1400, 900);
        view.show();
        QCoreApplication::processEvents();
    }
    template <class Widget> Widget *find(const char *name) const
    {
        return view.template findChild<Widget *>(QLatin1String(name));
    }
    QAction *command(CommandId id) const { return (*view.commands())[id]; }
    bool isIdle() { return session.jobs()->running().isEmpty(); }

    Session session;
    View view;
};

void report(benchmark::State &state)
{
    state.counters["longest_ms"] = LongestEvent::instance().longestMs();
}

void openLargeGraph(benchmark::State &state)
{
    for (auto _ : state) {
        Stage<ExploreView> stage;
        LongestEvent::instance().reset();
        LongestEvent::perform([&] { stage.session.exploration()->open(QStringLiteral("matrix:4x4")); });
        LongestEvent::wait([&] {
            const GraphCanvas &canvas = *stage.view.canvas();
            return canvas.isCurrent() && !canvas.isSharpening() && canvas.picture().density && stage.isIdle();
        });
    }
    report(state);
}

void filterLargeGraph(benchmark::State &state)
{
    Stage<ExploreView> stage;
    const auto isQuiet = [&] {
        return stage.session.exploration()->isReady() && stage.session.filter()->isCurrent() && stage.isIdle() &&
               stage.view.canvas()->isCurrent() && !stage.view.canvas()->isSharpening();
    };
    stage.session.exploration()->open(QStringLiteral("matrix:4x4"));
    LongestEvent::wait(isQuiet);
    LongestEvent::instance().reset();
    for (auto _ : state) {
        LongestEvent::perform([&] { stage.find<QLineEdit>("findPositions")->setText(QStringLiteral("P")); });
        using namespace ExploreCommands;
        using Others = FilterSettings::Others;
        for (const CommandId command : {others(Others::Dimmed),
                                        others(Others::Hidden),
                                        others(Others::Shown),
                                        winningMoves,
                                        bestPlay,
                                        winningMoves,
                                        from,
                                        to,
                                        showAll,
                                        merge(Collapse::SgValue),
                                        merge(Collapse::Followers),
                                        merge(Collapse::Symmetry),
                                        merge({}),
                                        unfold,
                                        ExploreCommands::open,
                                        unfold,
                                        undo,
                                        undo,
                                        redo,
                                        showAll}) {
            LongestEvent::perform([&] { stage.command(command)->trigger(); });
            LongestEvent::wait(isQuiet);
        }
        for (const PositionId id : {1U, 30'000U, 65'535U})
            LongestEvent::perform([&] { stage.session.exploration()->select(id); });
        LongestEvent::wait(isQuiet);
    }
    report(state);
}

void stepThrough(benchmark::State &state, const char *game, TraceKind kind)
{
    for (auto _ : state) {
        Stage<StepView> stage;
        Walkthrough *walk = stage.session.walkthrough();
        stage.session.exploration()->setLimits(5000, stage.session.exploration()->options().maxMoves);
        LongestEvent::instance().reset();
        LongestEvent::perform([&] {
            walk->setKind(kind);
            stage.session.exploration()->open(QString::fromLatin1(game));
        });
        LongestEvent::wait(
            [&] { return stage.session.exploration()->isReady() && walk->trace() && !walk->isBuilding(); });
        for (int i = 0; i < 5; ++i)
            LongestEvent::perform([&] { walk->stepForward(); });
        LongestEvent::perform([&] { walk->toLast(); });
        LongestEvent::perform([&] { walk->setGuessFirst(true); });
        LongestEvent::perform([&] { walk->toFirst(); });
        LongestEvent::perform([&] { walk->guess(1); });
        LongestEvent::perform([&] { walk->showAnswer(); });
    }
    report(state);
}

bool isSettled(Stage<PlayView> &stage)
{
    const auto lists = stage.view.findChildren<FollowerList *>();
    const auto isListing = [](const FollowerList *list) { // says so, and there is nothing to type in yet
        return !list->findChild<QLabel *>(QStringLiteral("followerNotice"))->isHidden() &&
               list->findChild<QLineEdit *>(QStringLiteral("followerFilter"))->isHidden();
    };
    return std::ranges::none_of(lists, isListing) && stage.view.findChild<BoardArea *>()->isComplete() &&
           !isRunning(stage.session.jobs(), QStringLiteral("Looking for winning moves")) &&
           !isRunning(stage.session.jobs(), QStringLiteral("Assessing the game"));
}

void playOn(benchmark::State &state, const char *game)
{
    for (auto _ : state) {
        Stage<PlayView> stage;
        stage.session.exploration()->setLimits(100, stage.session.exploration()->options().maxMoves);
        stage.session.match()->solverSettings()->setDelay(0);
        stage.session.match()->solverSettings()->setThinkingTimeMs(50);
        LongestEvent::instance().reset();
        LongestEvent::perform([&] { stage.session.exploration()->open(QString::fromLatin1(game)); });
        LongestEvent::wait([&] { return isSettled(stage); });
        using namespace PlayCommands;
        for (const CommandId command : {hint, hint, hint, values, PlayCommands::random, restart}) {
            LongestEvent::perform([&] { stage.command(command)->trigger(); });
            LongestEvent::wait([&] { return isSettled(stage); });
        }
    }
    report(state);
}

void listMoves(benchmark::State &state, const char *game, const char *filter)
{
    for (auto _ : state) {
        Stage<PlayView> stage;
        stage.session.exploration()->setLimits(100, stage.session.exploration()->options().maxMoves);
        LongestEvent::instance().reset();
        LongestEvent::perform([&] { stage.session.exploration()->open(QString::fromLatin1(game)); });
        LongestEvent::wait([&] { return isSettled(stage); });
        if (!stage.view.findChild<FollowerList *>())
            LongestEvent::perform([&] { stage.view.findChild<BoardArea *>()->cards().front()->showAllMoves(); });
        LongestEvent::wait([&] { return isSettled(stage); });
        const auto *model = qobject_cast<FollowerModel *>(stage.find<QListView>("followers")->model());
        LongestEvent::perform([&] { stage.find<QLineEdit>("followerFilter")->setText(QLatin1String(filter)); });
        LongestEvent::wait([&] { return !model->isFiltering(); });
    }
    report(state);
}

void tenMillionTerms(benchmark::State &state)
{
    for (auto _ : state) {
        Stage<SequenceView> stage;
        const auto act = [&](auto function) {
            LongestEvent::perform(function);
            LongestEvent::wait([&] { return stage.isIdle(); });
        };
        stage.session.exploration()->open(QStringLiteral("kayles:7"));
        LongestEvent::wait([&] { return stage.view.snapshot() && stage.isIdle(); });
        LongestEvent::instance().reset();
        act([&] { stage.view.chooseRules(QStringLiteral("octal{0.16}")); });
        act([&] { stage.find<QSpinBox>("sequenceTerms")->setValue(10'000'000); });
        auto *chart = stage.view.findChild<SequenceChart *>();
        for (const double factor : {3.0, 50.0, 30.0, 0.1, 20.0, 0.0001}) {
            act([=] { chart->zoom(factor); });
            act([=] { chart->pan(0.3); });
        }
        for (const quint64 n : {9'999'999U, 5'000'000U, 17U})
            act([=] { chart->point(n); });
        using Part = SequenceView::Part;
        for (const Part part : {Part::Histogram, Part::HeatMap, Part::Plot, Part::HeatMap})
            act([&, part] { stage.view.showPart(part); });
        auto *map = stage.view.findChild<HeatMap *>();
        act([=] { map->zoom(-20); });
        for (const int length : {3, 64, 100'000}) {
            act([&, length] { stage.find<QSpinBox>("sequenceRowLength")->setValue(length); });
            act([=] { map->fit(); });
            act([=] { map->verticalScrollBar()->setValue(map->verticalScrollBar()->maximum()); });
        }
        act([&] { stage.view.showPart(Part::Plot); });
        const QTemporaryDir folder;
        for (const char *name : {"plot.png", "plot.svg", "plot.pdf"})
            act([&] { stage.view.findChild<SequenceExports *>()->exportTo(folder.filePath(QLatin1String(name))); });
    }
    report(state);
}

/// The whole window with all its panels.
struct WindowStage
{
    WindowStage()
    {
        prepareWindows();
        window = std::make_unique<SessionWindow>();
        window->resize(1400, 900);
        window->show();
        open(QStringLiteral("kayles:5"));
        window->resetLayout();
        window->findChild<QDockWidget *>(QStringLiteral("dock.view.positions"))->raise();
        rest();
        LongestEvent::instance().reset();
    }
    void open(const QString &game)
    {
        LongestEvent::perform([&] { window->open(game); });
        rest();
    }
    void rest() const
    {
        const auto *explore = qobject_cast<ExploreView *>(window->workspaces()->view(WorkspaceId::Explore));
        const Exploration &exploration = *window->session()->exploration();
        LongestEvent::wait([&] {
            return exploration.isReady() && exploration.explored().start == exploration.start() &&
                   window->session()->jobs()->running().isEmpty() &&
                   (!explore->isVisible() || (explore->canvas()->isCurrent() && !explore->canvas()->isSharpening()));
        });
    }

    std::unique_ptr<SessionWindow> window;
};

void wholeWindow(benchmark::State &state)
{
    for (auto _ : state) {
        WindowStage stage;
        stage.open(QStringLiteral("matrix:4x4"));
        auto *table = stage.window->findChild<QTableView *>(QStringLiteral("tableView"));
        for (int column = 0; column < table->model()->columnCount(); ++column) {
            LongestEvent::perform([&] { table->sortByColumn(column, Qt::DescendingOrder); });
            stage.rest();
        }
        for (const char *text : {"1", "11", "1111/0", ""}) {
            LongestEvent::perform([&] {
                stage.window->findChild<QLineEdit *>(QStringLiteral("tableFilter"))->setText(QLatin1String(text));
            });
            stage.rest();
        }
        for (const WorkspaceId id : stage.window->workspaces()->ids()) {
            LongestEvent::perform([&] { stage.window->workspaces()->showWorkspace(id); });
            stage.rest();
            for (const PositionId position : {1U, 77U, 4000U, 0U})
                LongestEvent::perform([&] { stage.window->session()->exploration()->select(position); });
            stage.rest();
        }
    }
    report(state);
}

void largeFile(benchmark::State &state)
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("large.txt"));
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly))
        return state.SkipWithError("the file can't be written");
    for (int i = 0; i < 60'000; ++i) // a tree
        file.write(QByteArray::number(i / 7) + ' ' + QByteArray::number(i + 1) + '\n');
    file.close();
    for (auto _ : state) {
        WindowStage stage;
        LongestEvent::perform([&] { stage.window->open(path); });
        LongestEvent::wait(
            [&] { return stage.window->session()->exploration()->expression().contains(QStringLiteral("large.txt")); });
        stage.rest();
    }
    report(state);
}

void changeTheme(benchmark::State &state)
{
    for (auto _ : state) {
        WindowStage stage;
        const QList<WorkspaceId> fronts = stage.window->workspaces()->ids();
        for (const WorkspaceId id : fronts) {
            stage.window->workspaces()->showWorkspace(id);
            stage.rest();
        }
        LongestEvent::instance().reset();
        for (const WorkspaceId id : fronts) {
            stage.window->workspaces()->showWorkspace(id);
            stage.rest();
            LongestEvent::perform([] { Theme::instance().setMode(Theme::Mode::Dark); });
            LongestEvent::perform([] { Theme::instance().setMode(Theme::Mode::Light); });
            stage.rest();
        }
    }
    report(state);
}

void registerAll()
{
    const auto add = [](const QString &name, auto function) {
        benchmark::RegisterBenchmark(qPrintable(QStringLiteral("window/longest_event/") + name), function)
            ->Unit(benchmark::kMillisecond)
            ->UseRealTime()
            ->Iterations(1);
    };
    add(QStringLiteral("open/matrix:4x4"), openLargeGraph);
    add(QStringLiteral("filter/matrix:4x4"), filterLargeGraph);
    for (const char *game : {"999*nim:7", "nim:2000", "matrix:5x5", "kayles:400", "100*kayles:10"}) {
        add(QStringLiteral("step/%1/mex").arg(QLatin1String(game)),
            [=](benchmark::State &state) { stepThrough(state, game, TraceKind::Mex); });
        add(QStringLiteral("step/%1/nim-sum").arg(QLatin1String(game)),
            [=](benchmark::State &state) { stepThrough(state, game, TraceKind::NimSum); });
    }
    add(QStringLiteral("step/999*nim:7/proof"),
        [](benchmark::State &state) { stepThrough(state, "999*nim:7", TraceKind::Proof); });
    add(QStringLiteral("step/kayles:400/period"),
        [](benchmark::State &state) { stepThrough(state, "kayles:400", TraceKind::Period); });
    add(QStringLiteral("step/matrix:3x4/labels"),
        [](benchmark::State &state) { stepThrough(state, "matrix:3x4", TraceKind::Labels); });
    for (const char *game : {"matrix:8x8", "999*nim:7", "20*nim:90000", "wythoff:(20000,30000)", "kayles:400",
                             "nim:1000000000", "grundy:150000", "kayles:1000000000",
                             "nim:7 + kayles:60 + matrix:8x8 + wythoff:(8,13) + cram:4x4 + chomp:4x5"})
        add(QStringLiteral("play/") + QLatin1String(game), [=](benchmark::State &state) { playOn(state, game); });
    add(QStringLiteral("list/nim:100000"), [](benchmark::State &state) { listMoves(state, "nim:100000", "777"); });
    add(QStringLiteral("list/wythoff"),
        [](benchmark::State &state) { listMoves(state, "wythoff:(20000,30000)", "777"); });
    add(QStringLiteral("list/matrix:8x8"), [](benchmark::State &state) { listMoves(state, "matrix:8x8", "0000"); });
    add(QStringLiteral("sequence/10M"), tenMillionTerms);
    add(QStringLiteral("all/matrix:4x4"), wholeWindow);
    add(QStringLiteral("file/60000"), largeFile);
    add(QStringLiteral("theme"), changeTheme);
}

const bool isRegistered = (registerAll(), true);

} // namespace
