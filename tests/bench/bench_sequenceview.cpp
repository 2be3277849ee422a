// SPDX-License-Identifier: GPL-3.0-or-later
// The plot of a sequence at scale: the real widget at 1400x900, panned and zoomed by events, frame by frame.

#include "model/notation/expression.h"
#include "views/sequence/sequencechart.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QMouseEvent>
#include <QWheelEvent>

#include <benchmark/benchmark.h>

#include <algorithm>

using namespace mexplorer;

namespace {

constexpr int framesOfAWay = 60;

/// A game whose values repeat only after ten million terms, so that there is something to see everywhere.
SequencePlotPtr plotOf(quint64 terms)
{
    static std::map<quint64, SequencePlotPtr> plots;
    SequencePlotPtr &plot = plots[terms];
    if (!plot) {
        JobControl control;
        SequenceStudy study(*parseRules(QStringLiteral("octal{0.354}")));
        plot = std::make_shared<const SequencePlot>(
            std::make_shared<const SequenceSnapshot>(study.study(terms, control)), control);
    }
    return plot;
}

class ChartStage
{
public:
    explicit ChartStage(quint64 terms)
    {
        m_chart.resize(1400, 900);
        m_chart.show();
        m_chart.setPlot(plotOf(terms));
        QCoreApplication::processEvents();
    }

    /// Sends an event, handles what follows from it and paints a frame.
    void frame(QEvent &event)
    {
        QElapsedTimer clock;
        clock.start();
        QCoreApplication::sendEvent(m_chart.viewport(), &event);
        m_chart.viewport()->repaint();
        m_times.push_back(double(clock.nsecsElapsed()) / 1e6);
        if (m_chart.showsDots())
            m_dotTimes.push_back(m_times.back());
        QCoreApplication::processEvents(QEventLoop::AllEvents, 5);
    }

    void wheel(int turned) { wheel(turned, m_middle); }

    void wheel(int turned, const QPointF &at)
    {
        QWheelEvent event(at, at, QPoint(), QPoint(0, turned), Qt::NoButton, Qt::NoModifier, Qt::NoScrollPhase, false);
        frame(event);
    }

    void drag(int step)
    {
        mouse(QEvent::MouseButtonPress, m_middle);
        for (int i = 1; i <= framesOfAWay; ++i)
            mouse(QEvent::MouseMove, m_middle + QPointF(step * i, 0));
        mouse(QEvent::MouseButtonRelease, m_middle);
    }

    SequenceChart &chart() { return m_chart; }

    void report(benchmark::State &state)
    {
        std::sort(m_times.begin(), m_times.end());
        std::sort(m_dotTimes.begin(), m_dotTimes.end());
        state.counters["dots_p50_ms"] = m_dotTimes[m_dotTimes.size() / 2];
        state.counters["frames"] = double(m_times.size());
        state.counters["p50_ms"] = m_times[m_times.size() / 2];
        state.counters["p99_ms"] = m_times[m_times.size() * 99 / 100];
    }

private:
    void mouse(QEvent::Type type, const QPointF &at)
    {
        QMouseEvent event(type, at, at, type == QEvent::MouseMove ? Qt::NoButton : Qt::MiddleButton, Qt::MiddleButton,
                          Qt::NoModifier);
        frame(event);
    }

    SequenceChart m_chart;
    const QPointF m_middle{700, 450};
    std::vector<double> m_times;
    std::vector<double> m_dotTimes; ///< of the frames with dots alone
};

/// In from all terms to dots and out again, and dragged at three scales on the way.
void panChart(benchmark::State &state, quint64 terms)
{
    ChartStage stage(terms);
    for (auto _ : state) {
        for (const double scale : {3.0, 200.0, double(terms) / 2000}) {
            stage.chart().showAll();
            stage.chart().zoom(scale);
            stage.drag(-9);
            stage.drag(9);
        }
        stage.chart().showAll();
        for (int i = 0; i < framesOfAWay; ++i)
            stage.wheel(120);
        for (int i = 0; i < framesOfAWay; ++i)
            stage.wheel(-120);
    }
    stage.report(state);
}

/// In from all terms to a hundred and out again, at several places.
void zoomChart(benchmark::State &state, quint64 terms)
{
    constexpr double fewest = 100;
    ChartStage stage(terms);
    SequenceChart &chart = stage.chart();
    for (auto _ : state) {
        for (const double x : {150.0, 500.0, 850.0, 1300.0}) {
            chart.showAll();
            const QPointF at(x, 450);
            while (chart.lastShown() - chart.firstShown() > fewest)
                stage.wheel(120, at);
            while (!chart.showsAll())
                stage.wheel(-120, at);
        }
    }
    stage.report(state);
}

/// What every column of the whole range shows, from the extremes of blocks or from every term.
template <class F> void askColumns(benchmark::State &state, quint64 terms, F &&ask)
{
    constexpr quint64 columns = 1300;
    for (auto _ : state) {
        for (quint64 column = 0; column < columns; ++column)
            benchmark::DoNotOptimize(
                ask(columnStart(0, terms, column, columns), columnStart(0, terms, column + 1, columns)));
    }
}

void columns(benchmark::State &state, quint64 terms)
{
    const SequencePlotPtr plot = plotOf(terms);
    askColumns(state, terms, [&plot](quint64 from, quint64 to) {
        Extremes both = plot->extremes(PlotLayer::Common, from, to);
        both.add(plot->extremes(PlotLayer::Rare, from, to));
        return both;
    });
}

void plainColumns(benchmark::State &state, quint64 terms)
{
    const SequencePlotPtr plot = plotOf(terms);
    askColumns(state, terms, [&plot, &values = *plot->snapshot()->values](quint64 from, quint64 to) {
        Extremes both = extremesOf(values, *plot->split(), PositionClass::Common, from, to);
        both.add(extremesOf(values, *plot->split(), PositionClass::Rare, from, to));
        return both;
    });
}

} // namespace

BENCHMARK_CAPTURE(panChart, ten_million, 10'000'000)
    ->Name("sequence/pan/10000000")
    ->Iterations(1)
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(panChart, hundred_million, 100'000'000)
    ->Name("sequence/pan/100000000")
    ->Iterations(1)
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(zoomChart, ten_million, 10'000'000)
    ->Name("sequence/zoom/10000000")
    ->Iterations(1)
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(zoomChart, hundred_million, 100'000'000)
    ->Name("sequence/zoom/100000000")
    ->Iterations(1)
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(columns, ten_million, 10'000'000)->Name("sequence/columns/10000000")->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(plainColumns, ten_million, 10'000'000)
    ->Name("sequence/columns/10000000/plain")
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(columns, hundred_million, 100'000'000)
    ->Name("sequence/columns/100000000")
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(plainColumns, hundred_million, 100'000'000)
    ->Name("sequence/columns/100000000/plain")
    ->Unit(benchmark::kMillisecond);
