// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/play/gamerecord.h"
#include "views/theme/theme.h"

#include <QBrush>
#include <QPen>

class QPainter;

namespace mexplorer {

// The marks of the two players differ by colour and also by shape: the first player's are a disc and solid lines, the
// second player's a diamond, dashed lines and hatching.

QColor playerColor(Player player, const Colors &colors);
/// Returns the pen for the outline of a player's move.
QPen playerPen(Player player, const Colors &colors, qreal width = 2.5);
/// Fills \a area with a transparent shade of the player's colour, hatched for the second player.
void paintPlayerArea(QPainter &painter, const QRectF &area, qreal radius, Player player, const Colors &colors);
/// Paints the player's disc or diamond, \a size pixels wide.
void paintPlayerMark(QPainter &painter, const QPointF &centre, qreal size, Player player, const Colors &colors);

/// Returns the pen of the dashed ring or outline with which all boards mark a hint.
QPen hintPen(const Colors &colors);
/// Returns the pen of the selection: solid for a move, dashed in the warning colour otherwise.
QPen selectionPen(const Colors &colors, bool isMove);

} // namespace mexplorer
