// What SequenceChart draws over its values.

#include "views/sequence/sequencechart.h"
#include "views/theme/theme.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace mexplorer {

void SequenceChart::drawForeground(QPainter *painter, const QRectF &)
{
    if (!m_snapshot || m_snapshot->terms == 0)
        return;
    const QRectF plot = chart()->mapRectToScene(chart()->plotArea());
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setClipRect(plot.adjusted(-6, -6, 6, 6));
    drawBands(painter, plot);
    drawExceptions(painter);
    drawLastException(painter, plot);
    drawMarked(painter, plot);
    drawPointed(painter, plot);
    painter->restore();
}

/// Every second period is shaded, where periods are wide enough to be told apart.
void SequenceChart::drawBands(QPainter *painter, const QRectF &plot) const
{
    constexpr double narrowest = 6;
    if (!m_snapshot->period || m_snapshot->period->saltus > 0)
        return;
    const auto period = static_cast<double>(m_snapshot->period->period);
    const auto start = static_cast<double>(m_snapshot->period->preperiod) - 0.5;
    if (onChart(period, 0).x() - onChart(0, 0).x() < narrowest)
        return;
    QColor shade = Theme::instance().colors().text;
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
    if (!m_showsDots || !m_snapshot->period)
        return;
    constexpr double reach = 5;
    const Colors &colors = Theme::instance().colors();
    painter->setPen(QPen(colors.nPosition, 1.5));
    painter->setBrush(Qt::NoBrush);
    const auto end = std::min<quint64>(
        {m_snapshot->terms, m_snapshot->period->preperiod, static_cast<quint64>(std::max(0.0, lastShown())) + 1});
    for (auto n = static_cast<quint64>(std::max(0.0, std::ceil(firstShown()))); n < end; ++n) {
        if (!m_snapshot->isException(n))
            continue;
        const QPointF at = onChart(static_cast<double>(n), m_snapshot->at(n));
        painter->drawPolygon(QPolygonF(
            {at + QPointF(0, -reach), at + QPointF(reach, 0), at + QPointF(0, reach), at + QPointF(-reach, 0)}));
    }
}

void SequenceChart::drawLastException(QPainter *painter, const QRectF &plot) const
{
    const auto exception = m_snapshot->period ? m_snapshot->period->lastException() : std::nullopt;
    if (!exception || *exception >= m_snapshot->terms)
        return;
    const double x = onChart(static_cast<double>(*exception) + 0.5, 0).x();
    if (x < plot.left() || x > plot.right())
        return;
    const Colors &colors = Theme::instance().colors();
    painter->setPen(QPen(colors.nPosition, 1.5, Qt::DashLine));
    painter->drawLine(QPointF(x, plot.top()), QPointF(x, plot.bottom()));
    const QString text = tr("last exception %1").arg(groupedNumber(*exception));
    const QFontMetricsF metrics(font());
    const double width = metrics.horizontalAdvance(text);
    const bool isRight = x + width + 12 < plot.right();
    const QRectF box(isRight ? x + 6 : x - 6 - width, plot.top() + 2, width, metrics.height());
    QColor behind = colors.surface;
    behind.setAlpha(215);
    painter->fillRect(box.adjusted(-3, 0, 3, 0), behind);
    painter->setPen(colors.text);
    painter->setFont(font());
    painter->drawText(box, Qt::AlignCenter, text);
}

void SequenceChart::drawMarked(QPainter *painter, const QRectF &plot) const
{
    constexpr double radius = 7;
    const Colors &colors = Theme::instance().colors();
    for (const quint64 n : m_marked) {
        if (n >= m_snapshot->terms)
            continue;
        const QPointF at = onChart(static_cast<double>(n), m_snapshot->at(n));
        painter->setPen(QPen(colors.selection, 1));
        painter->drawLine(QPointF(at.x(), at.y() + radius), QPointF(at.x(), plot.bottom()));
        painter->setPen(QPen(colors.selection, 3));
        painter->setBrush(Qt::NoBrush);
        painter->drawEllipse(at, radius, radius);
    }
}

void SequenceChart::drawPointed(QPainter *painter, const QRectF &plot) const
{
    if (!m_pointed || *m_pointed >= m_snapshot->terms)
        return;
    const QPointF at = onChart(static_cast<double>(*m_pointed), m_snapshot->at(*m_pointed));
    const Colors &colors = Theme::instance().colors();
    painter->setPen(QPen(colors.hover, 1));
    painter->drawLine(QPointF(at.x(), plot.top()), QPointF(at.x(), plot.bottom()));
    painter->drawLine(QPointF(plot.left(), at.y()), QPointF(plot.right(), at.y()));
    painter->setBrush(Qt::NoBrush);
    painter->setPen(QPen(colors.hover, 1.5));
    painter->drawEllipse(at, 5, 5);
}

} // namespace mexplorer
