// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/canvas/graphpicture.h"

#include <QMarginsF>

namespace mexplorer {

/// Returns the text at a mark's upper right: the size of a group of merged positions ("×54") if more than one, or the
/// number of folded followers ("+3"). Empty if there is neither.
QString badgeText(const GraphPicture &picture, ShownId id);

/// True if marks have badges at a scale: large marks always, smaller ones if they are far enough apart.
bool hasBadges(const GraphPicture &picture, qreal scale);

/// Returns the rectangle of a badge of \a size: up to the right of the ring round a selected mark of \a radius, and
/// above the miniature, if there is one next to the mark.
QRectF badgeBox(QPointF mark, qreal radius, QSizeF size, const QRectF &miniature);

/// Returns how far badges, miniatures and the rings of a search extend beyond the layout at a scale, in pixels.
QMarginsF marginsBesideLayout(const GraphPicture &picture, qreal scale);

/// Paints the badge of a position, and a pin if it is pinned. \a miniature is
/// null if the position has none.
void paintBadge(QPainter &painter, const GraphPicture &picture, ShownId id, QPointF mark, qreal radius,
                const QRectF &miniature);

/// Paints a drawing pin of \a size with its point at \a tip.
void paintPin(QPainter &painter, QPointF tip, qreal size, const Colors &colors);

} // namespace mexplorer
