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
/// The player's disc or diamond, of so many pixels.
void paintPlayerMark(QPainter &painter, const QPointF &centre, qreal size, Player player, const Colors &colors);

/// Draws the dashed ring or outline with which all boards mark a hint.
QPen hintPen(const Colors &colors);
/// The outline of the selection: solid where it is a move, dashed in the warning colour where it isn't.
QPen selectionPen(const Colors &colors, bool isMove);

} // namespace mexplorer
