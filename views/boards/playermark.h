// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/play/gamerecord.h"
#include "views/theme/theme.h"

#include <QBrush>
#include <QPen>

class QPainter;

namespace mexplorer {

// What the two players did is distinguished by colour and, without it, by shape: the first player's marks are a disc
// and solid lines, the second player's a diamond, dashed lines and hatching.

QColor playerColor(Player player, const Colors &colors);
/// The outline of a player's move.
QPen playerPen(Player player, const Colors &colors, qreal width = 2.5);
/// Covers \a area faintly with the player's colour, hatched for the second player.
void paintPlayerArea(QPainter &painter, const QRectF &area, qreal radius, Player player, const Colors &colors);
/// The player's disc or diamond, which fills \a box.
void paintPlayerMark(QPainter &painter, const QRectF &box, Player player, const Colors &colors);

} // namespace mexplorer
