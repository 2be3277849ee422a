// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/charts/drawing.h"
#include "views/theme/fontaware.h"
#include "views/theme/theme.h"

#include <QChartView>
#include <QValueAxis>

namespace mexplorer {

/// Base class of all plots: a chart in the colours of the theme, which it follows.
class PlotView : public FontAware<QChartView>
{
    Q_OBJECT

public:
    explicit PlotView(QWidget *parent = nullptr);

    const Colors &colors() const { return m_colors; }
    /// Sets other colours, such as those for paper, until the theme changes.
    void setColors(const Colors &colors);
    /// Returns the chart in its current state, in the colours of paper.
    Drawing drawing();

protected:
    // axes have their own fonts
    void fontChanged() override { setColors(m_colors); }
    /// Adds an axis for whole numbers, at the bottom or the left, with ticks at round ones.
    QValueAxis *addValueAxis(Qt::Alignment side, const QString &title);
    /// Sets the range with at most about \a maxTicks ticks.
    static void setAxisRange(QValueAxis *axis, double first, double last, double maxTicks);
    QRectF plotInScene() const { return chart()->mapRectToScene(chart()->plotArea()); }
    /// Called when the colours changed; override to recolour the series.
    virtual void updateColors() {}

private:
    void colorAxis(QAbstractAxis *axis) const;

    Colors m_colors;
};

} // namespace mexplorer
