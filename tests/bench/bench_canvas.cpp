// SPDX-License-Identifier: GPL-3.0-or-later
// The graph view at scale: laying out, and the real widget at 1400x900 driven by events, frame by frame.

#include "model/notation/expression.h"
#include "model/session/session.h"
#include "tests/bench/residentmemory.h"
#include "views/canvas/graphcanvas.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QMouseEvent>
#include <QPainter>
#include <QTimer>
#include <QWheelEvent>

#include <benchmark/benchmark.h>

#include <algorithm>
#include <cmath>

using namespace mexplorer;

namespace {

ExploredGraph explore(const char *game)
{
    JobControl control;
    ExploredGraph explored;
    explored.start = parsePosition(QString::fromLatin1(game)).value();
    explored.graph = buildGraph(explored.start, {2'000'000, GameGraph::Merge::Exact}, control);
    explored.labels = label(*explored.graph, Convention::Normal, control);
    explored.predecessors = std::make_shared<const Predecessors>(*explored.graph);
    return explored;
}

void layOutGraph(benchmark::State &state, const char *game, LayerOrder order)
{
    const ExploredGraph explored = explore(game);
    for (auto _ : state) {
        JobControl control;
        LayoutOptions options;
        options.order = order;
        benchmark::DoNotOptimize(layOut(*explored.graph, *explored.labels, *explored.predecessors, options, control));
    }
    state.counters["positions"] = explored.graph->positionCount();
    state.counters["moves"] = double(explored.graph->moveCount());
}

void countedDensity(benchmark::State &state, const char *game)
{
    const ExploredGraph explored = explore(game);
    JobControl control;
    const LayoutPtr layout = layOut(*explored.graph, *explored.labels, *explored.predecessors, {}, control);
    for (auto _ : state)
        benchmark::DoNotOptimize(densityOfMoves(*explored.graph, *layout, control));
    state.counters["moves"] = double(explored.graph->moveCount());
}

class CanvasStage
{
public:
    explicit CanvasStage(const char *game) : m_canvas(m_session.wholeGraph(), m_session.jobs())
    {
        constexpr PositionId enough = 2'000'000; // what Show More reaches
        m_session.exploration()->setLimits(enough, m_session.exploration()->options().maxMoves);
        m_canvas.resize(1400, 900);
        m_canvas.show();
        m_beat.start(1);
        m_clock.start();
        m_session.exploration()->open(QString::fromLatin1(game));
        waitFor([&] { return m_canvas.isCurrent() && m_canvas.counts().shownPositions > 0; });
        firstPicture = m_clock.elapsed();
        waitFor([&] { return m_session.jobs()->running().isEmpty() && !m_canvas.isSharpening(); });
        fullQuality = m_clock.elapsed();
        m_beat.stop();
    }

    /// While it opens, events come each millisecond: what takes longer than that holds the GUI thread.
    template <class Condition> void waitFor(Condition condition)
    {
        while (!condition()) {
            QElapsedTimer clock;
            clock.start();
            QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
            if (m_beat.isActive())
                longestHold = std::max(longestHold, clock.elapsed() - 1);
        }
    }

    /// Sends an event, handles what follows from it and paints a frame.
    double frame(QEvent &event)
    {
        QElapsedTimer clock;
        clock.start();
        QCoreApplication::sendEvent(&m_canvas, &event);
        m_canvas.repaint();
        const double time = double(clock.nsecsElapsed()) / 1e6;
        QCoreApplication::processEvents(QEventLoop::AllEvents, 5);
        return time;
    }

    GraphCanvas &canvas() { return m_canvas; }
    Exploration &exploration() { return *m_session.exploration(); }

    qint64 firstPicture = 0;
    qint64 fullQuality = 0;
    qint64 longestHold = 0;

private:
    Session m_session;
    GraphCanvas m_canvas;
    QElapsedTimer m_clock;
    QTimer m_beat;
};

/// How long the picture takes to get sharp again, once the mouse rests.
double sharpening(CanvasStage &stage)
{
    QElapsedTimer clock;
    clock.start();
    stage.waitFor([&] { return !stage.canvas().isSharpening(); });
    return double(clock.nsecsElapsed()) / 1e6;
}

/// The picture that a canvas paints when it rests, margins and all, \a scale pixels per unit; 0: where all fits.
void paintPicture(benchmark::State &state, const char *game, qreal scale)
{
    JobControl control;
    GraphPicture picture;
    picture.explored = explore(game);
    picture.layout =
        layOut(*picture.explored.graph, *picture.explored.labels, *picture.explored.predecessors, {}, control);
    picture.colors = Theme::paperColors();
    picture.setColorBy(ColorBy::Outcome);
    picture.density = densityOfMoves(*picture.explored.graph, *picture.layout, control);
    const QRectF view(0, 0, 2100, 1350);
    const Camera camera = scale > 0 ? Camera{picture.layout->extent().center(), scale}
                                    : Camera::fitting(picture.layout->extent(), QRectF(0, 0, 1400, 900));
    for (auto _ : state) {
        QImage image(view.size().toSize(), QImage::Format_RGB32);
        image.fill(picture.colors.surface);
        QPainter painter(&image);
        state.counters["moves"] = double(paintGraph(painter, {picture, camera, view}, control).drawnMoves);
    }
}

void reportFrames(benchmark::State &state, std::vector<double> times)
{
    std::sort(times.begin(), times.end());
    state.counters["frames"] = double(times.size());
    state.counters["p50_ms"] = times[times.size() / 2];
    state.counters["p99_ms"] = times[times.size() * 99 / 100];
    state.counters["rss_mb"] = residentMegabytes();
}

/// The median and the worst of several rests.
void reportSharpening(benchmark::State &state, std::vector<double> times)
{
    std::sort(times.begin(), times.end());
    state.counters["sharp_ms"] = times[times.size() / 2];
    state.counters["sharp_worst_ms"] = times.back();
}

constexpr int frames = 240;
constexpr int framesToRest = 10; ///< then the hand rests until the picture is sharp

QMouseEvent mouseMove(QPointF at, Qt::MouseButtons buttons)
{
    return {QEvent::MouseMove, at, at, Qt::NoButton, buttons, Qt::NoModifier};
}

void panCanvas(benchmark::State &state, const char *game)
{
    CanvasStage stage(game);
    stage.canvas().setCamera({stage.canvas().camera().centre, 3 * stage.canvas().camera().scale});
    std::vector<double> times;
    std::vector<double> rests;
    for (auto _ : state) {
        QMouseEvent press(QEvent::MouseButtonPress, QPointF(700, 450), QPointF(700, 450), Qt::LeftButton,
                          Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(&stage.canvas(), &press);
        for (int i = 1; i <= frames; ++i) {
            QMouseEvent move =
                mouseMove({700 + 300 * std::sin(i / 30.0), 450 + 200 * std::cos(i / 30.0)}, Qt::LeftButton);
            times.push_back(stage.frame(move));
            if (i % framesToRest == 0)
                rests.push_back(sharpening(stage));
        }
        QMouseEvent release(QEvent::MouseButtonRelease, QPointF(700, 450), QPointF(700, 450), Qt::LeftButton,
                            Qt::NoButton, Qt::NoModifier);
        QCoreApplication::sendEvent(&stage.canvas(), &release);
    }
    reportFrames(state, times);
    reportSharpening(state, rests);
}

void zoomCanvas(benchmark::State &state, const char *game)
{
    CanvasStage stage(game);
    std::vector<double> times;
    std::vector<double> rests;
    for (auto _ : state) {
        for (int i = 0; i < frames; ++i) {
            QWheelEvent wheel(QPointF(600, 400), QPointF(600, 400), {}, {0, i % 80 < 40 ? 60 : -60}, Qt::NoButton,
                              Qt::NoModifier, Qt::NoScrollPhase, false);
            times.push_back(stage.frame(wheel));
            if (i % framesToRest == framesToRest - 1)
                rests.push_back(sharpening(stage));
        }
    }
    reportFrames(state, times);
    reportSharpening(state, rests);
}

void hoverCanvas(benchmark::State &state, const char *game)
{
    CanvasStage stage(game);
    std::vector<double> times;
    for (auto _ : state) {
        for (int i = 0; i < frames; ++i) {
            QMouseEvent move = mouseMove({200.0 + 4 * i, 100 + double(i * 37 % 700)}, Qt::NoButton);
            times.push_back(stage.frame(move));
        }
    }
    reportFrames(state, times);
}

void selectPositions(benchmark::State &state, const char *game)
{
    CanvasStage stage(game);
    std::vector<double> times;
    const PositionId count = stage.exploration().graph()->positionCount();
    for (auto _ : state) {
        for (PositionId i = 0; i < PositionId(frames); ++i) {
            QElapsedTimer clock;
            clock.start();
            stage.exploration().select((i * 7919 + 1) % count);
            stage.canvas().repaint();
            times.push_back(double(clock.nsecsElapsed()) / 1e6);
            QCoreApplication::processEvents(QEventLoop::AllEvents, 5);
        }
    }
    reportFrames(state, times);
}

void firstPicture(benchmark::State &state, const char *game, bool full)
{
    qint64 longestHold = 0;
    for (auto _ : state) {
        const CanvasStage stage(game);
        state.SetIterationTime(double(full ? stage.fullQuality : stage.firstPicture) / 1e3);
        longestHold = std::max(longestHold, stage.longestHold);
        state.counters["hold_ms"] = double(longestHold);
        state.counters["rss_mb"] = residentMegabytes();
    }
}

} // namespace

BENCHMARK_CAPTURE(layOutGraph, untangled, "matrix:4x4", LayerOrder::Untangled)
    ->Name("graph/layout/matrix4x4")
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(layOutGraph, structural, "matrix:4x4", LayerOrder::Structural)
    ->Name("graph/layout/matrix4x4/plain")
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(layOutGraph, untangled, "matrix:4x5", LayerOrder::Untangled)
    ->Name("graph/layout/matrix4x5")
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(countedDensity, matrix4x4, "matrix:4x4")
    ->Name("canvas/density/matrix4x4")
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(countedDensity, matrix4x5, "matrix:4x5")
    ->Name("canvas/density/matrix4x5")
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(layOutGraph, untangled, "kayles:40", LayerOrder::Untangled)
    ->Name("graph/layout/kayles40")
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(layOutGraph, structural, "kayles:40", LayerOrder::Structural)
    ->Name("graph/layout/kayles40/plain")
    ->Unit(benchmark::kMillisecond);
[[maybe_unused]] const bool canvasRegistered = [] {
    for (const auto &[name, game] : {std::pair("matrix4x4", "matrix:4x4"), {"matrix4x5", "matrix:4x5"}}) {
        const auto add = [suffix = std::string(name)](const char *what, auto run) {
            return benchmark::RegisterBenchmark((std::string("canvas/") + what + "/" + suffix).c_str(), run)
                ->Unit(benchmark::kMillisecond);
        };
        for (const auto &[what, scale] : {std::pair("paint/far", 0.0),
                                          {"paint/dots", 3.0},
                                          {"paint/marks", 9.0},
                                          {"paint/near", 24.0},
                                          {"paint/nearest", 75.0}})
            add(what, [game, scale](benchmark::State &state) { paintPicture(state, game, scale); })
                ->MeasureProcessCPUTime()
                ->UseRealTime();
        add("pan", [game](benchmark::State &state) { panCanvas(state, game); })->Iterations(1);
        add("zoom", [game](benchmark::State &state) { zoomCanvas(state, game); })->Iterations(1);
        add("hover", [game](benchmark::State &state) { hoverCanvas(state, game); })->Iterations(1);
        add("select", [game](benchmark::State &state) { selectPositions(state, game); })->Iterations(1);
        add("first_picture", [game](benchmark::State &state) { firstPicture(state, game, false); })
            ->UseManualTime()
            ->Iterations(3);
        add("full_quality", [game](benchmark::State &state) { firstPicture(state, game, true); })
            ->UseManualTime()
            ->Iterations(3);
    }
    return true;
}();
