// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/charts/plotview.h"

#include <QGraphicsLayout>
#include <QLocale>

#include <algorithm>
#include <array>
#include <cmath>

namespace mexplorer {

namespace {

/// Returns 1, 2 or 5 times a power of ten, at least 1, so that at most about \a max ticks fit into \a width.
double tickInterval(double width, double max)
{
    const double rough = width / std::max(2.0, max);
    const double power = std::pow(10, std::floor(std::log10(rough)));
    const double digit = rough / power;
    return std::max(1.0, power * (digit > 5 ? 10 : digit > 2 ? 5 : digit > 1 ? 2 : 1));
}

} // namespace

PlotView::PlotView(QWidget *parent) : FontAware(parent), m_colors(Theme::instance().colors())
{
    setFrameShape(QFrame::NoFrame);
    setMinimumSize(240, 140);
    chart()->legend()->hide();
    chart()->setMargins(QMargins(4, 4, 4, 4));
    chart()->layout()->setContentsMargins(0, 0, 0, 0);
    chart()->setLocalizeNumbers(true);
    chart()->setLocale(QLocale()); // as groupedNumber()
    chart()->setBackgroundRoundness(0);
    chart()->setPlotAreaBackgroundVisible(false);
    connect(&Theme::instance(), &Theme::changed, this, [this] { setColors(Theme::instance().colors()); });
    setColors(m_colors);
}

void PlotView::setColors(const Colors &colors)
{
    m_colors = colors;
    setBackgroundBrush(colors.surface);
    chart()->setBackgroundBrush(colors.surface);
    const QList<QAbstractAxis *> axes = chart()->axes();
    for (QAbstractAxis *axis : axes)
        colorAxis(axis);
    updateColors();
    viewport()->update();
}

Drawing PlotView::drawing()
{
    return {accessibleName(), size(), [this, all = QRect(QPoint(), size())](QPainter &painter) {
                const Colors onScreen = m_colors;
                setColors(Theme::paperColors());
                painter.fillRect(all, m_colors.surface);
                render(&painter, all, viewport()->rect());
                setColors(onScreen);
            }};
}

QValueAxis *PlotView::addValueAxis(Qt::Alignment side, const QString &title)
{
    auto *axis = new QValueAxis;
    axis->setTitleText(title);
    axis->setLabelFormat(QStringLiteral("%.0f")); // localized numbers need the decimals, and show nothing for "%d"
    axis->setTickType(QValueAxis::TicksDynamic);
    axis->setTickAnchor(0);
    chart()->addAxis(axis, side);
    colorAxis(axis);
    return axis;
}

/// Sets range and ticks in the order that never has too many ticks in between.
void PlotView::setAxisRange(QValueAxis *axis, double first, double last, double maxTicks)
{
    const double interval = tickInterval(last - first, maxTicks);
    if (interval > axis->tickInterval())
        axis->setTickInterval(interval);
    axis->setRange(first, last);
    axis->setTickInterval(interval);
}

void PlotView::colorAxis(QAbstractAxis *axis) const
{
    axis->setLabelsColor(m_colors.mutedText);
    axis->setTitleBrush(m_colors.mutedText);
    axis->setLinePenColor(m_colors.line);
    axis->setGridLineColor(m_colors.line);
    axis->setTitleFont(font());
    axis->setLabelsFont(font());
}

} // namespace mexplorer
