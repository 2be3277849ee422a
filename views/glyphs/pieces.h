// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/games/rules.h"
#include "views/theme/theme.h"

#include <QSizeF>

#include <functional>
#include <vector>

class QPainter;

namespace mexplorer {

/// A part of a miniature that isn't broken into lines: a heap, a row of pins, a board. Sizes are in units; a cell of a
/// board, the distance of two pins and the height of a token are one unit each.
struct Piece
{
    using Paint = std::function<void(QPainter &painter, QPointF topLeft, qreal unit)>;

    QSizeF size;
    Paint paint;
    qreal type = 0; ///< the smallest size of its texts; 0 without texts
};
using Pieces = std::vector<Piece>;

/// Returns the pieces of heaps, as stacks of tokens or rows of pins. Those too large to be drawn in full in \a area
/// show a number.
enum class HeapLook { Tokens, Pins };
Pieces heapPieces(HeapLook look, Cells position, const QSizeF &area, const Colors &colors);

// Return the piece of a position of one game.
Piece onesPiece(const Rules &rules, Cells position, const QSizeF &area, const Colors &colors);
Piece dominoesPiece(const Rules &rules, Cells position, const QSizeF &area, const Colors &colors);
Piece chocolatePiece(const Rules &rules, Cells position, const QSizeF &area, const Colors &colors);
Piece lettersPiece(const Rules &rules, Cells position, const QSizeF &area, const Colors &colors);
Piece coinsPiece(const Rules &rules, Cells position, const QSizeF &area, const Colors &colors);
/// Returns \a name, or its beginning and its end if it has more than \a letters characters.
QString shortName(const QString &name, qsizetype letters);
/// Returns the position as text, cut in the middle if it is too long for \a area.
Piece namePiece(const Rules &rules, Cells position, const QSizeF &area, const Colors &colors);
Piece textPiece(const QString &text, const QColor &color, qreal height);

/// True for a cell that is drawn as empty: 0, _ and the point.
bool isEmptyLetter(QChar letter);

/// Paints a pin that fills \a box; its stripe, if there is space for one, has the colour of the surface.
void paintPin(QPainter &painter, const QRectF &box, const QColor &color, const Colors &colors);
/// Paints a token that fills \a box, seen from the side.
void paintToken(QPainter &painter, const QRectF &box, const QColor &color);
/// Paints a coin that fills \a box: heads filled, tails as a ring.
void paintCoin(QPainter &painter, const QRectF &box, bool heads, const QColor &color);
/// The colour of tokens, pins and ones.
QColor ink(const Colors &colors);

} // namespace mexplorer
