// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/layout/tikzlayout.h"

#include <QtMath>

#include <algorithm>
#include <cmath>

namespace mexplorer {

QPointF tikzScale(const LayeredLayout &layout)
{
    const QSizeF extent = layout.extent().size();
    return {std::min(1.5, 11.0 / extent.width()), std::min(0.9, 14.0 / extent.height())};
}

/// A curve whose bend is a share s of its length leaves at an angle of 2 atan(2s), like a circular arc.
QString tikzPath(const GameGraph &graph, const LayeredLayout &layout, PositionId id, std::size_t index)
{
    if (graph.followers(id)[index] == id)
        return QStringLiteral("to[loop above]");
    const double angle = qRadiansToDegrees(2 * std::atan(2.0 * layout.bend(graph.firstMove(id) + index)));
    if (std::abs(angle) < 1)
        return QStringLiteral("--");
    // Right of the line in the layout is right of it on the page: both have the start at the top.
    return (angle > 0 ? QStringLiteral("to[bend right=%1]") : QStringLiteral("to[bend left=%1]"))
        .arg(QString::number(std::abs(angle), 'f', 0));
}

} // namespace mexplorer
