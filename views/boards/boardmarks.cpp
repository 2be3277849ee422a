// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/boards/boardmarks.h"

#include <QPainter>
#include <QPainterPath>

namespace mexplorer {

QColor playerColor(Player player, const Colors &colors)
{
    return player == Player::First ? colors.firstPlayer : colors.secondPlayer;
}

QPen playerPen(Player player, const Colors &colors, qreal width)
{
    QPen pen(playerColor(player, colors), width);
    pen.setJoinStyle(Qt::RoundJoin);
    if (player == Player::Second)
        pen.setDashPattern({3, 1.5});
    return pen;
}

void paintPlayerArea(QPainter &painter, const QRectF &area, qreal radius, Player player, const Colors &colors)
{
    const QColor color = playerColor(player, colors);
    painter.save();
    painter.setPen(Qt::NoPen);
    painter.setBrush(mixed(colors.surface, color, 0.14));
    painter.drawRoundedRect(area, radius, radius);
    if (player == Player::Second) {
        painter.setBrush(QBrush(mixed(colors.surface, color, 0.45), Qt::BDiagPattern));
        painter.drawRoundedRect(area, radius, radius);
    }
    painter.restore();
}

void paintPlayerMark(QPainter &painter, const QPointF &centre, qreal size, Player player, const Colors &colors)
{
    const QRectF box(centre - QPointF(size, size) / 2, QSizeF(size, size));
    painter.save();
    painter.setPen(QPen(colors.surface, 1));
    painter.setBrush(playerColor(player, colors));
    if (player == Player::First) {
        painter.drawEllipse(box);
    } else {
        painter.drawPolygon(QPolygonF{
            {centre.x(), box.top()}, {box.right(), centre.y()}, {centre.x(), box.bottom()}, {box.left(), centre.y()}});
    }
    painter.restore();
}

QPen hintPen(const Colors &colors)
{
    QPen pen(colors.accent, 2.5);
    pen.setDashPattern({2.5, 2});
    return pen;
}

QPen selectionPen(const Colors &colors, bool isMove)
{
    QPen pen(isMove ? colors.selection : colors.warning, 3);
    if (!isMove)
        pen.setStyle(Qt::DashLine);
    pen.setJoinStyle(Qt::RoundJoin);
    return pen;
}

} // namespace mexplorer
