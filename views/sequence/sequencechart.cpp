// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/sequence/sequencechart.h"

#include <QLineSeries>
#include <QRubberBand>

#include <algorithm>
#include <cmath>

namespace mexplorer {

namespace {

constexpr double minWidth = 8;

} // namespace

SequenceChart::SequenceChart(QWidget *parent)
    : PlotView(parent), m_band(new QRubberBand(QRubberBand::Rectangle, viewport())),
      m_xAxis(addValueAxis(Qt::AlignBottom, tr("n"))), m_yAxis(addValueAxis(Qt::AlignLeft, tr("G(n)")))
{
    setObjectName(QStringLiteral("sequenceChart"));
    setAccessibleName(tr("Plot of the values G(n)"));
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    viewport()->setMouseTracking(true);
    makeSeries();
    connect(chart(), &QChart::plotAreaChanged, this, [this] { setRange(firstShown(), lastShown()); });
    updateColors();
}

void SequenceChart::setPlot(SequencePlotPtr plot)
{
    const bool goesOn =
        m_plot && plot && m_plot->snapshot()->rules->text() == plot->snapshot()->rules->text() && !showsAll();
    m_plot = std::move(plot);
    m_pointed.reset();
    if (goesOn)
        setRange(firstShown(), lastShown());
    else
        showAll();
}

void SequenceChart::setOverlays(std::vector<SequencePlotPtr> overlays)
{
    overlays.resize(std::min(overlays.size(), maxOverlays));
    m_overlays = std::move(overlays);
    setRange(firstShown(), lastShown());
}

void SequenceChart::setOptions(const ChartOptions &options)
{
    if (options == m_options)
        return;
    m_options = options;
    m_yAxis->setTitleText(options.differences ? tr("G(n) \u2212 G(n \u2212 1)") : tr("G(n)"));
    setRange(firstShown(), lastShown());
}

void SequenceChart::setMarked(std::vector<quint64> heaps)
{
    m_marked = std::move(heaps);
    viewport()->update();
}

double SequenceChart::firstShown() const
{
    return m_xAxis->min();
}

double SequenceChart::lastShown() const
{
    return m_xAxis->max();
}

bool SequenceChart::showsAll() const
{
    return m_plot && firstShown() <= -0.5 && lastShown() >= static_cast<double>(m_plot->terms()) - 0.5;
}

bool SequenceChart::showsRare() const
{
    return m_plot && m_plot->split() && m_options.rareAndCommon && !m_options.differences;
}

/// The number drawn at n: its value or, for differences, what it has more than the value before.
double SequenceChart::shownAt(quint64 n) const
{
    return m_plot->number(m_options.differences ? PlotLayer::Differences : PlotLayer::Values, n).value_or(0);
}

QPoint SequenceChart::placeOf(quint64 n) const
{
    return mapFromScene(onChart(static_cast<double>(n), shownAt(n)));
}

void SequenceChart::showAll()
{
    setRange(-0.5, m_plot ? static_cast<double>(m_plot->terms()) - 0.5 : 1);
}

void SequenceChart::zoom(double factor)
{
    const double center = m_pointed ? static_cast<double>(*m_pointed) : (firstShown() + lastShown()) / 2;
    zoomAt(std::clamp(center, firstShown(), lastShown()), factor);
}

void SequenceChart::pan(double part)
{
    const double by = (lastShown() - firstShown()) * part;
    setRange(firstShown() + by, lastShown() + by);
}

void SequenceChart::point(std::optional<quint64> n)
{
    if (n && m_plot && *n < m_plot->terms()) {
        const auto place = static_cast<double>(*n);
        const double width = lastShown() - firstShown();
        if (place < firstShown() || place > lastShown())
            setRange(place - width / 2, place + width / 2);
    } else {
        n.reset();
    }
    if (n == m_pointed)
        return;
    m_pointed = n;
    viewport()->update();
    emit pointedAt(n);
}

/// From term to term, or from pixel column to pixel column where these are narrower; from the middle if it is nowhere.
void SequenceChart::movePointer(int steps)
{
    if (!m_plot || m_plot->terms() == 0)
        return;
    const double pixel = (lastShown() - firstShown()) / std::max(1.0, chart()->plotArea().width());
    const double step = std::max(1.0, std::round(pixel));
    const double from = m_pointed ? static_cast<double>(*m_pointed) : std::round((firstShown() + lastShown()) / 2);
    point(static_cast<quint64>(std::clamp(from + steps * step, 0.0, static_cast<double>(m_plot->terms() - 1))));
}

void SequenceChart::zoomAt(double center, double factor)
{
    setRange(center - (center - firstShown()) / factor, center + (lastShown() - center) / factor);
}

/// Keeps the range within the terms, moving it before cutting it. Nothing else sets the range: QChartView's own zoom
/// sets it for each series in turn, and a limit applied in between doesn't come to an end.
void SequenceChart::setRange(double first, double last)
{
    if (m_updating)
        return;
    const double end = m_plot ? static_cast<double>(m_plot->terms()) - 0.5 : 1;
    const double width = std::clamp(last - first, std::min(minWidth, end + 0.5), end + 0.5);
    first = std::clamp((first + last - width) / 2, -0.5, end - width);
    m_updating = true;
    setAxisRange(m_xAxis, first, first + width, chart()->plotArea().width() / 90);
    setValueRange();
    m_updating = false;
    updateSeries();
    emit rangeChanged();
}

/// The height holds every value of all sequences, so that it stays the same while one moves along them.
void SequenceChart::setValueRange()
{
    constexpr double min = 1.08;
    // The line about the last exception stands above all dots.
    const double plot = std::max(1.0, chart()->plotArea().height());
    const double line = std::min(0.4, (fontMetrics().height() + 12) / plot);
    const double room = std::max(min, m_options.exceptions ? 1 / (1 - line) : min);
    Extremes all;
    all.add(0);
    all.add(1);
    const PlotLayer layer = m_options.differences ? PlotLayer::Differences : PlotLayer::Values;
    if (m_plot)
        all.add(m_plot->extremes(layer, 0, m_plot->terms()));
    for (const SequencePlotPtr &overlay : m_overlays)
        all.add(overlay->extremes(layer, 0, overlay->terms()));
    setAxisRange(m_yAxis, all.min * min, all.max * room, chart()->plotArea().height() / 28);
}

} // namespace mexplorer
