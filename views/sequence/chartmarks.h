// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/sequence/chartlayers.h"

#include <QFont>
#include <QPointF>
#include <QRectF>

#include <functional>

namespace mexplorer {

/// What a SequenceChart draws over its values, in one state: bands, exceptions, the selected heaps and the pointer.
struct ChartMarks
{
    const SequencePlot &plot;
    const ChartOptions &options;
    const ChartLayers &layers;
    const std::vector<quint64> &marked;
    std::optional<quint64> pointed;
    const Colors &colors;
    QFont font;
    QRectF area;  ///< of the plot, in the scene
    double first; ///< the n in sight, from this one
    double last;  ///< to this one
    /// Where a value stands at n.
    std::function<QPointF(double n, double value)> onChart;

    /// Every second period is shaded, below all else.
    void paintBands(QPainter *painter) const;
    void paint(QPainter *painter) const;

private:
    PlotLayer what() const { return options.differences ? PlotLayer::Differences : PlotLayer::Values; }
    void paintExceptions(QPainter *painter) const;
    void paintExceptionTicks(QPainter *painter) const;
    void paintLastException(QPainter *painter) const;
    void paintMarked(QPainter *painter) const;
    void paintPointed(QPainter *painter) const;
};

} // namespace mexplorer
