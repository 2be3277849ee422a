// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/stepper/arrowhead.h"

#include <QLineF>
#include <QPainter>
#include <QPolygonF>

namespace mexplorer {

void paintArrowhead(QPainter &painter, QPointF from, QPointF tip, const QColor &color, qreal length)
{
    QLineF back(tip, from);
    back.setLength(length);
    QLineF left = back, right = back;
    left.setAngle(back.angle() + 25);
    right.setAngle(back.angle() - 25);
    painter.setPen(Qt::NoPen);
    painter.setBrush(color);
    painter.drawPolygon(QPolygonF({tip, left.p2(), right.p2()}));
}

} // namespace mexplorer
