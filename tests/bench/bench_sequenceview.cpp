// The plot of a sequence at scale: the real widget at 1400x900, panned and zoomed by events, frame by frame.

#include "model/notation/expression.h"
#include "views/sequence/sequencechart.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QMouseEvent>
#include <QWheelEvent>

#include <benchmark/benchmark.h>

#include <algorithm>

using namespace mexplorer;

namespace {

constexpr int framesOfAWay = 60;

void ensureApplication()
{
    static int argc = 1;
    static char name[] = "mexplorer_bench";
    static char *argv[] = {name, nullptr};
    if (QCoreApplication::instance())
        return;
    qputenv("QT_QPA_PLATFORM", "offscreen");
    static QApplication app(argc, argv);
}

/// A game whose values repeat only after ten million terms, so that there is something to see everywhere.
SequencePlotPtr plotOf(quint64 terms)
{
    static std::map<quint64, SequencePlotPtr> plots;
    SequencePlotPtr &plot = plots[terms];
    if (!plot) {
        JobControl control;
        SequenceStudy study(std::dynamic_pointer_cast<const HeapRules>(*parseRules(QStringLiteral("octal{0.354}"))));
        plot = std::make_shared<const SequencePlot>(
            std::make_shared<const SequenceSnapshot>(study.study(terms, control)), control);
    }
    return plot;
}

class Stage
{
public:
    explicit Stage(quint64 terms)
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

    void wheel(int turned)
    {
        QWheelEvent event(m_middle, m_middle, QPoint(), QPoint(0, turned), Qt::NoButton, Qt::NoModifier,
                          Qt::NoScrollPhase, false);
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
void pan(benchmark::State &state, quint64 terms, const ChartOptions &options)
{
    ensureApplication();
    Stage stage(terms);
    stage.chart().setOptions(options);
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

/// What drawing every part of the range from its terms would cost before a line is drawn: no pyramid.
void scanAll(benchmark::State &state, quint64 terms)
{
    const SequencePlotPtr plot = plotOf(terms);
    for (auto _ : state)
        benchmark::DoNotOptimize(columnExtremes(*plot->snapshot()->values, 0, terms, 1300));
}

void askPyramid(benchmark::State &state, quint64 terms)
{
    constexpr quint64 columns = 1300;
    const SequencePlotPtr plot = plotOf(terms);
    for (auto _ : state) {
        for (quint64 column = 0; column < columns; ++column)
            benchmark::DoNotOptimize(plot->extremes(PlotLayer::Values, columnStart(0, terms, column, columns),
                                                    columnStart(0, terms, column + 1, columns)));
    }
}

ChartOptions everything()
{
    ChartOptions options;
    options.runningMaximum = true;
    return options;
}

ChartOptions differences()
{
    ChartOptions options;
    options.differences = true;
    return options;
}

} // namespace

BENCHMARK_CAPTURE(pan, ten_million, 10'000'000, everything())
    ->Name("sequence/pan/10000000")
    ->Iterations(1)
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(pan, ten_million_differences, 10'000'000, differences())
    ->Name("sequence/pan/10000000/differences")
    ->Iterations(1)
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(pan, hundred_million, 100'000'000, everything())
    ->Name("sequence/pan/100000000")
    ->Iterations(1)
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(askPyramid, ten_million, 10'000'000)
    ->Name("sequence/columns/10000000")
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(scanAll, ten_million, 10'000'000)
    ->Name("sequence/columns/10000000/plain")
    ->Unit(benchmark::kMillisecond);
