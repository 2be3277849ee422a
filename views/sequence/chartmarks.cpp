// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/sequence/chartmarks.h"

#include "views/theme/theme.h"
#include "views/theme/viewtext.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace mexplorer {

/// Every second period is shaded, where periods are wide enough to be distinguished.
void ChartMarks::paintBands(QPainter *painter) const
{
    constexpr double narrowest = 6;
    const std::optional<Period> &found = plot.snapshot()->period;
    if (!found || found->saltus > 0)
        return;
    const auto period = static_cast<double>(found->period);
    const auto start = static_cast<double>(found->preperiod) - 0.5;
    if (onChart(period, 0).x() - onChart(0, 0).x() < narrowest)
        return;
    const QColor shade = translucent(colors.text, 14 / 255.0);
    double lap = std::max(0.0, std::floor((first - start) / period));
    for (; start + lap * period < last; ++lap) {
        if (std::fmod(lap, 2) != 0)
            continue;
        const double left = std::max(area.left(), onChart(start + lap * period, 0).x());
        const double right = std::min(area.right(), onChart(start + (lap + 1) * period, 0).x());
        if (right > left)
            painter->fillRect(QRectF(left, area.top(), right - left, area.height()), shade);
    }
}

void ChartMarks::paint(QPainter *painter) const
{
    if (options.exceptions) {
        paintExceptions(painter);
        paintExceptionTicks(painter);
        paintLastException(painter);
    }
    paintMarked(painter);
    paintPointed(painter);
}

void ChartMarks::paintExceptions(QPainter *painter) const
{
    const SequenceSnapshot &snapshot = *plot.snapshot();
    if (!layers.showsDots() || !snapshot.period || options.differences)
        return;
    const double reach = layers.dotSize() / 2 + 2;
    painter->setPen(QPen(colors.nPosition, 1.5));
    painter->setBrush(Qt::NoBrush);
    const auto end =
        std::min<quint64>({snapshot.terms, snapshot.period->preperiod, static_cast<quint64>(std::max(0.0, last)) + 1});
    for (auto n = static_cast<quint64>(std::max(0.0, std::ceil(first))); n < end; ++n) {
        if (!snapshot.isException(n))
            continue;
        const QPointF at = onChart(static_cast<double>(n), snapshot.at(n));
        painter->drawPolygon(QPolygonF(
            {at + QPointF(0, -reach), at + QPointF(reach, 0), at + QPointF(0, reach), at + QPointF(-reach, 0)}));
    }
}

/// Below columns that hold an exception, where diamonds have no room.
void ChartMarks::paintExceptionTicks(QPainter *painter) const
{
    constexpr double height = 5;
    for (const auto &[from, end] : layers.exceptionRuns()) {
        const double left = std::round(onChart(static_cast<double>(from), 0).x());
        const double right = std::round(onChart(static_cast<double>(end), 0).x());
        painter->fillRect(QRectF(left, area.bottom() - height, std::max(1.0, right - left), height), colors.nPosition);
    }
}

void ChartMarks::paintLastException(QPainter *painter) const
{
    const std::optional<Period> &period = plot.snapshot()->period;
    const auto exception = period ? period->lastException() : std::nullopt;
    if (!exception || *exception >= plot.terms())
        return;
    const double x = onChart(static_cast<double>(*exception) + 0.5, 0).x();
    if (x < area.left() || x > area.right())
        return;
    painter->setPen(QPen(colors.nPosition, 1.5, Qt::DashLine));
    painter->drawLine(QPointF(x, area.top()), QPointF(x, area.bottom()));
    const QString text = ViewText::tr("last exception %1").arg(groupedNumber(*exception));
    const QFontMetricsF metrics(font);
    const double width = metrics.horizontalAdvance(text);
    const bool isRight = x + width + 12 < area.right();
    const QRectF box(isRight ? x + 6 : x - 6 - width, area.top() + 2, width, metrics.height());
    painter->fillRect(box.adjusted(-3, 0, 3, 0), translucent(colors.surface, 215 / 255.0));
    painter->setPen(colors.text);
    painter->setFont(font);
    painter->drawText(box, Qt::AlignCenter, text);
}

void ChartMarks::paintMarked(QPainter *painter) const
{
    const double radius = layers.dotSize() / 2 + 4;
    for (const quint64 n : marked) {
        if (n >= plot.terms())
            continue;
        const QPointF at = onChart(static_cast<double>(n), plot.number(what(), n).value_or(0));
        painter->setPen(QPen(colors.selection, 1));
        painter->drawLine(QPointF(at.x(), at.y() + radius), QPointF(at.x(), area.bottom()));
        painter->setPen(QPen(colors.selection, 3));
        painter->setBrush(Qt::NoBrush);
        painter->drawEllipse(at, radius, radius);
    }
}

void ChartMarks::paintPointed(QPainter *painter) const
{
    if (!pointed || *pointed >= plot.terms())
        return;
    const QPointF at = onChart(static_cast<double>(*pointed), plot.number(what(), *pointed).value_or(0));
    painter->setPen(QPen(colors.hover, 1));
    painter->drawLine(QPointF(at.x(), area.top()), QPointF(at.x(), area.bottom()));
    painter->drawLine(QPointF(area.left(), at.y()), QPointF(area.right(), at.y()));
    painter->setBrush(Qt::NoBrush);
    painter->setPen(QPen(colors.hover, 1.5));
    painter->drawEllipse(at, layers.dotSize() / 2 + 2, layers.dotSize() / 2 + 2);
}

} // namespace mexplorer
