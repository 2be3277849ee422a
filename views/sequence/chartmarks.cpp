// SPDX-License-Identifier: GPL-3.0-or-later
// What SequenceChart draws over its values.

#include "views/sequence/sequencechart.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace mexplorer {

void SequenceChart::drawForeground(QPainter *painter, const QRectF &)
{
    if (!m_plot || m_plot->terms() == 0)
        return;
    const QRectF plot = plotInScene();
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setClipRect(plot.adjusted(-6, -6, 6, 6));
    if (m_options.periodBands)
        drawBands(painter, plot);
    drawColumns(painter, plot);
    if (m_options.exceptions) {
        drawExceptions(painter);
        drawExceptionTicks(painter, plot);
        drawLastException(painter, plot);
    }
    drawMarked(painter, plot);
    drawPointed(painter, plot);
    painter->restore();
}

/// Every second period is shaded, where periods are wide enough to be distinguished.
void SequenceChart::drawBands(QPainter *painter, const QRectF &plot) const
{
    constexpr double narrowest = 6;
    const std::optional<Period> &found = m_plot->snapshot()->period;
    if (!found || found->saltus > 0)
        return;
    const auto period = static_cast<double>(found->period);
    const auto start = static_cast<double>(found->preperiod) - 0.5;
    if (onChart(period, 0).x() - onChart(0, 0).x() < narrowest)
        return;
    QColor shade = colors().text;
    shade.setAlpha(14);
    double lap = std::max(0.0, std::floor((firstShown() - start) / period));
    for (; start + lap * period < lastShown(); ++lap) {
        if (std::fmod(lap, 2) != 0)
            continue;
        const double left = std::max(plot.left(), onChart(start + lap * period, 0).x());
        const double right = std::min(plot.right(), onChart(start + (lap + 1) * period, 0).x());
        if (right > left)
            painter->fillRect(QRectF(left, plot.top(), right - left, plot.height()), shade);
    }
}

void SequenceChart::drawExceptions(QPainter *painter) const
{
    const SequenceSnapshot &snapshot = *m_plot->snapshot();
    if (!m_showsDots || !snapshot.period || m_options.differences)
        return;
    constexpr double reach = 5;
    painter->setPen(QPen(colors().nPosition, 1.5));
    painter->setBrush(Qt::NoBrush);
    const auto end = std::min<quint64>(
        {snapshot.terms, snapshot.period->preperiod, static_cast<quint64>(std::max(0.0, lastShown())) + 1});
    for (auto n = static_cast<quint64>(std::max(0.0, std::ceil(firstShown()))); n < end; ++n) {
        if (!snapshot.isException(n))
            continue;
        const QPointF at = onChart(static_cast<double>(n), snapshot.at(n));
        painter->drawPolygon(QPolygonF(
            {at + QPointF(0, -reach), at + QPointF(reach, 0), at + QPointF(0, reach), at + QPointF(-reach, 0)}));
    }
}

/// Below columns that hold an exception, where diamonds have no room.
void SequenceChart::drawExceptionTicks(QPainter *painter, const QRectF &plot) const
{
    constexpr double height = 5;
    for (const auto &[first, end] : m_exceptionRuns) {
        const double left = std::round(onChart(static_cast<double>(first), 0).x());
        const double right = std::round(onChart(static_cast<double>(end), 0).x());
        painter->fillRect(QRectF(left, plot.bottom() - height, std::max(1.0, right - left), height),
                          colors().nPosition);
    }
}

void SequenceChart::drawLastException(QPainter *painter, const QRectF &plot) const
{
    const std::optional<Period> &period = m_plot->snapshot()->period;
    const auto exception = period ? period->lastException() : std::nullopt;
    if (!exception || *exception >= m_plot->terms())
        return;
    const double x = onChart(static_cast<double>(*exception) + 0.5, 0).x();
    if (x < plot.left() || x > plot.right())
        return;
    painter->setPen(QPen(colors().nPosition, 1.5, Qt::DashLine));
    painter->drawLine(QPointF(x, plot.top()), QPointF(x, plot.bottom()));
    const QString text = tr("last exception %1").arg(groupedNumber(*exception));
    const QFontMetricsF metrics(font());
    const double width = metrics.horizontalAdvance(text);
    const bool isRight = x + width + 12 < plot.right();
    const QRectF box(isRight ? x + 6 : x - 6 - width, plot.top() + 2, width, metrics.height());
    QColor behind = colors().surface;
    behind.setAlpha(215);
    painter->fillRect(box.adjusted(-3, 0, 3, 0), behind);
    painter->setPen(colors().text);
    painter->setFont(font());
    painter->drawText(box, Qt::AlignCenter, text);
}

void SequenceChart::drawMarked(QPainter *painter, const QRectF &plot) const
{
    constexpr double radius = 7;
    for (const quint64 n : m_marked) {
        if (n >= m_plot->terms())
            continue;
        const QPointF at = onChart(static_cast<double>(n), shownAt(n));
        painter->setPen(QPen(colors().selection, 1));
        painter->drawLine(QPointF(at.x(), at.y() + radius), QPointF(at.x(), plot.bottom()));
        painter->setPen(QPen(colors().selection, 3));
        painter->setBrush(Qt::NoBrush);
        painter->drawEllipse(at, radius, radius);
    }
}

void SequenceChart::drawPointed(QPainter *painter, const QRectF &plot) const
{
    if (!m_pointed || *m_pointed >= m_plot->terms())
        return;
    const QPointF at = onChart(static_cast<double>(*m_pointed), shownAt(*m_pointed));
    painter->setPen(QPen(colors().hover, 1));
    painter->drawLine(QPointF(at.x(), plot.top()), QPointF(at.x(), plot.bottom()));
    painter->drawLine(QPointF(plot.left(), at.y()), QPointF(plot.right(), at.y()));
    painter->setBrush(Qt::NoBrush);
    painter->setPen(QPen(colors().hover, 1.5));
    painter->drawEllipse(at, 5, 5);
}

} // namespace mexplorer
