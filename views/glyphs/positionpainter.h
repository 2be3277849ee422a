// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/games/rules.h"
#include "views/theme/theme.h"

#include <QBrush>
#include <QPen>
#include <QRectF>

class QPainter;

namespace mexplorer {

/// Draws a position in miniature, as large as fits centred into \a area: pins, heaps, a small matrix, a pair, a vertex
/// name; the summands of a sum side by side. Legible from 24 pixels up. Needs no widget: canvas, panels, cards and
/// exports call it. A token, pin or cell has at most \a largestUnit pixels.
void paintPosition(QPainter &painter, const QRectF &area, const Rules &rules, Cells position, const Colors &colors,
                   qreal largestUnit = 28);

/// Returns the size of the miniature of a position in \a area.
QSizeF positionSize(const QSizeF &area, const Rules &rules, Cells position, qreal largestUnit = 28);
/// Returns the pixels of a token, pin or cell when the position is as large as fits into \a area.
qreal positionUnit(const QSizeF &area, const Rules &rules, Cells position);

/// True if all numbers and names in the miniature of a position have at least the font size \a minType, in pixels.
bool isPositionLegible(const QSizeF &area, const Rules &rules, Cells position, qreal largestUnit, qreal minType);

/// True if rules may use this name for their miniature, see Appearance; others are drawn as text.
bool isKnownMiniature(QLatin1StringView name);

/// Returns the font size of a text of \a length characters in a mark.
qreal markTextSize(qreal radius, qsizetype length);
/// Texts with a smaller font size aren't drawn.
inline constexpr qreal minMarkTextSize = 4.5;
/// The smallest font size in a presentation, in pixels; its digits are 24 pixels high.
inline constexpr qreal minProjectedType = 34;

/// Draws the mark of a position around \a centre: P a filled disc, N a ring, a draw a square, unknown a dashed ring; a
/// bar below a terminal one. \a text (the SG value) is drawn inside; \a tint replaces the outcome's colour if it is
/// valid.
void paintMark(QPainter &painter, QPointF centre, qreal radius, Outcome outcome, bool terminal, const QString &text,
               const Colors &colors, const QColor &tint = {});

/// Paints a box with round corners.
void paintBox(QPainter &painter, const QRectF &box, const QPen &pen, const QBrush &brush = Qt::NoBrush,
              qreal radius = 8);
/// Paints a slot of a tray, open at the top.
void paintOpenBox(QPainter &painter, const QRectF &box, const Colors &colors);

} // namespace mexplorer
