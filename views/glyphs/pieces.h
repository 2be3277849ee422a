// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/games/rules.h"
#include "views/theme/theme.h"

#include <QSizeF>

#include <functional>
#include <vector>

class QPainter;

namespace mexplorer {

/// A part of a miniature that stays together when the miniature is broken into lines: a heap, a row of pins, a board.
/// Sizes are in units; a cell of a board, the distance of two pins and the height of a token are one unit each.
struct Piece
{
    using Paint = std::function<void(QPainter &painter, QPointF topLeft, qreal unit)>;

    QSizeF size;
    Paint paint;
    qreal type = 0; ///< the size of the text in it that has to be read; 0 without any
};
using Pieces = std::vector<Piece>;

/// The pieces of heaps, stacks of tokens or rows of pins. Those too large to be drawn one by one in \a area show a
/// number.
enum class HeapLook { Tokens, Pins };
Pieces heapPieces(HeapLook look, Cells position, const QSizeF &area, const Colors &colors);

// The piece of a position of one game.
Piece onesPiece(const Rules &rules, Cells position, const QSizeF &area, const Colors &colors);
Piece dominoesPiece(const Rules &rules, Cells position, const QSizeF &area, const Colors &colors);
Piece chocolatePiece(const Rules &rules, Cells position, const QSizeF &area, const Colors &colors);
Piece coinsPiece(const Rules &rules, Cells position, const QSizeF &area, const Colors &colors);
/// \a name, or its beginning and its end if it has more than \a letters.
QString shortName(const QString &name, qsizetype letters);
/// The position as text, cut in the middle if it is too long for \a area.
Piece namePiece(const Rules &rules, Cells position, const QSizeF &area, const Colors &colors);
Piece textPiece(const QString &text, const QColor &color, qreal height);

/// A pin that fills \a box; its stripe, where there is room for one, in the colour of the surface.
void paintPin(QPainter &painter, const QRectF &box, const QColor &color, const Colors &colors);
/// A token that fills \a box, seen from the side.
void paintToken(QPainter &painter, const QRectF &box, const QColor &color);
/// A coin that fills \a box: heads are full, tails a ring.
void paintCoin(QPainter &painter, const QRectF &box, bool heads, const QColor &color);
/// What tokens, pins and ones are drawn in.
QColor ink(const Colors &colors);

} // namespace mexplorer
