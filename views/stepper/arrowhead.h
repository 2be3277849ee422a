// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QPointF>

class QPainter;

namespace mexplorer {

/// The head of an arrow that comes from \a from and ends at \a tip.
void paintArrowhead(QPainter &painter, QPointF from, QPointF tip, const QColor &color, qreal length = 8);

} // namespace mexplorer
