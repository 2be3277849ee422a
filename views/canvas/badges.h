// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/canvas/graphpicture.h"

#include <QMarginsF>

namespace mexplorer {

/// What stands at a mark's upper right: how many positions a group holds ("x54") if more than one, or how many
/// followers are folded ("+3"). Empty if there is nothing to show.
QString badgeText(const GraphPicture &picture, ShownId id);

/// True if marks carry badges at a scale: large ones, and smaller ones that stand far enough from each other.
bool haveBadges(const GraphPicture &picture, qreal scale);

/// Where a badge of \a size stands: up to the right of the ring that a selected mark of \a radius carries, and above
/// the miniature, if there is one beside the mark.
QRectF badgeBox(QPointF mark, qreal radius, QSizeF size, const QRectF &miniature);

/// How far badges and the rings of a search reach out of the layout's extent at a scale, in pixels.
QMarginsF roomBesideLayout(const GraphPicture &picture, qreal scale);

/// Paints the badge of a position, and a pin if it is pinned. \a miniature is
/// null if the position has none.
void paintBadge(QPainter &painter, const GraphPicture &picture, ShownId id, QPointF mark, qreal radius,
                const QRectF &miniature);

/// A drawing pin as large as \a size, its point at \a tip.
void paintPin(QPainter &painter, QPointF tip, qreal size, const Colors &colors);

} // namespace mexplorer
