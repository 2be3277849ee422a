// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/charts/barchart.h"

#include <QKeyEvent>
#include <QLineSeries>

#include <algorithm>
#include <cmath>

namespace mexplorer {

namespace {

constexpr double minBarWidth = 3;  ///< in pixels
constexpr double minBarHeight = 2; ///< of a bar with a count

} // namespace

BarChart::BarChart(const QString &numberTitle, const QString &countTitle, QWidget *parent)
    : PlotView(parent), m_numbers(addValueAxis(Qt::AlignBottom, numberTitle)),
      m_counts(addValueAxis(Qt::AlignLeft, countTitle)), m_frame(new QLineSeries)
{
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    viewport()->setMouseTracking(true);
    chart()->addSeries(m_frame);
    m_frame->attachAxis(m_numbers);
    m_frame->attachAxis(m_counts);
    connect(chart(), &QChart::plotAreaChanged, this, &BarChart::arrange);
    arrange();
}

void BarChart::setBars(Bars bars)
{
    m_given = std::move(bars);
    m_pointed.reset();
    arrange();
    emit pointedAt({});
}

/// Combines bars until each is wide enough, and sets the ranges of the axes.
void BarChart::arrange()
{
    const auto maxBars = static_cast<std::size_t>(std::max(32.0, chart()->plotArea().width() / minBarWidth));
    const std::size_t together = (m_given.counts.size() + maxBars - 1) / maxBars;
    m_bars.clear();
    quint64 max = 1;
    for (std::size_t from = 0; from < m_given.counts.size(); from += together) {
        const std::size_t to = std::min(from + together, m_given.counts.size());
        Bar bar = {from * m_given.width, to * m_given.width - 1, 0, 0};
        for (std::size_t i = from; i < to; ++i) {
            bar.count += m_given.counts[i];
            bar.part += i < m_given.parts.size() ? m_given.parts[i] : 0;
        }
        max = std::max(max, bar.count);
        m_bars.push_back(bar);
    }
    if (m_pointed && *m_pointed >= m_bars.size())
        m_pointed.reset();
    const double last = m_bars.empty() ? 1 : static_cast<double>(m_bars.back().last);
    setAxisRange(m_numbers, -0.5, last + 0.5, chart()->plotArea().width() / 60);
    setAxisRange(m_counts, 0, static_cast<double>(max) * 1.08, chart()->plotArea().height() / 28);
    viewport()->update();
}

QRectF BarChart::bodyOf(std::size_t index, quint64 count) const
{
    const Bar &bar = m_bars[index];
    const auto point = [this](double number, double at) {
        return chart()->mapToScene(chart()->mapToPosition(QPointF(number, at), m_frame));
    };
    QRectF all(point(static_cast<double>(bar.first) - 0.5, static_cast<double>(count)),
               point(static_cast<double>(bar.last) + 0.5, 0));
    if (count > 0)
        all.setTop(std::min(all.top(), all.bottom() - minBarHeight));
    const double gap = std::min(all.width() * 0.15, 8.0);
    return all.adjusted(gap, 0, -gap, 0);
}

QRect BarChart::barRect(std::size_t bar) const
{
    return QRect(mapFromScene(bodyOf(bar, m_bars[bar].count).topLeft()),
                 mapFromScene(bodyOf(bar, m_bars[bar].count).bottomRight()));
}

void BarChart::drawForeground(QPainter *painter, const QRectF &)
{
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing, false);
    painter->setClipRect(plotInScene().adjusted(-2, -2, 2, 2));
    for (std::size_t i = 0; i < m_bars.size(); ++i) {
        const Bar &bar = m_bars[i];
        if (bar.count > 0)
            painter->fillRect(bodyOf(i, bar.count), colors().pPosition);
        if (bar.part > 0) {
            const QRectF part = bodyOf(i, bar.part);
            painter->fillRect(part, colors().accent);
            painter->fillRect(part, QBrush(colors().surface, Qt::BDiagPattern));
        }
    }
    if (m_pointed) {
        painter->setPen(QPen(colors().hover, 2));
        painter->setBrush(Qt::NoBrush);
        painter->drawRect(bodyOf(*m_pointed, m_bars[*m_pointed].count).adjusted(-2, -2, 2, 0));
    }
    painter->restore();
}

void BarChart::point(std::optional<std::size_t> bar)
{
    if (bar && *bar >= m_bars.size())
        bar.reset();
    if (bar == m_pointed)
        return;
    m_pointed = bar;
    viewport()->update();
    emit pointedAt(bar);
}

std::optional<std::size_t> BarChart::barAt(const QPointF &pos) const
{
    const QPointF onChart = chart()->mapFromScene(mapToScene(pos.toPoint()));
    if (m_bars.empty() || !chart()->plotArea().contains(onChart))
        return {};
    const double number = std::round(chart()->mapToValue(onChart, m_frame).x());
    const auto width = static_cast<double>(m_bars.front().last - m_bars.front().first + 1);
    const double bar = std::floor(std::max(0.0, number) / width);
    return bar < static_cast<double>(m_bars.size()) ? std::optional(static_cast<std::size_t>(bar)) : std::nullopt;
}

void BarChart::mouseMoveEvent(QMouseEvent *event)
{
    QChartView::mouseMoveEvent(event);
    point(barAt(event->position()));
}

void BarChart::leaveEvent(QEvent *event)
{
    QChartView::leaveEvent(event);
    point({});
}

void BarChart::keyPressEvent(QKeyEvent *event)
{
    if (m_bars.empty())
        return QChartView::keyPressEvent(event);
    switch (event->key()) {
    case Qt::Key_Left:
        return point(m_pointed && *m_pointed > 0 ? *m_pointed - 1 : 0);
    case Qt::Key_Right:
        return point(m_pointed ? std::min(*m_pointed + 1, m_bars.size() - 1) : 0);
    case Qt::Key_Home:
        return point(0);
    case Qt::Key_End:
        return point(m_bars.size() - 1);
    default:
        QChartView::keyPressEvent(event);
    }
}

void BarChart::resizeEvent(QResizeEvent *event)
{
    QChartView::resizeEvent(event);
    arrange();
}

} // namespace mexplorer
