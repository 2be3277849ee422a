// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/charts/drawing.h"
#include "views/theme/fontaware.h"
#include "views/theme/theme.h"

#include <QChartView>
#include <QValueAxis>

namespace mexplorer {

/// A chart in the theme's colours, which follow the theme at run time; what all plots of the program have in common.
class PlotView : public FontAware<QChartView>
{
    Q_OBJECT

public:
    explicit PlotView(QWidget *parent = nullptr);

    const Colors &colors() const { return m_colors; }
    /// Draws in other colours than the theme's from now on, until the theme changes: those of paper.
    void setColors(const Colors &colors);
    /// The chart as it is, in the colours of paper.
    Drawing drawing();

protected:
    // axes have fonts of their own
    void fontChanged() override { setColors(m_colors); }
    /// An axis for whole numbers, at the bottom or the left, with ticks at round ones.
    QValueAxis *addValueAxis(Qt::Alignment side, const QString &title);
    /// Sets the range with at most about \a maxTicks ticks.
    static void setAxisRange(QValueAxis *axis, double first, double last, double maxTicks);
    QRectF plotInScene() const { return chart()->mapRectToScene(chart()->plotArea()); }
    /// Series are to be coloured anew.
    virtual void updateColors() {}

private:
    void colorAxis(QAbstractAxis *axis) const;

    Colors m_colors;
};

} // namespace mexplorer
