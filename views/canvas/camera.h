// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRectF>

namespace mexplorer {

/// The part of a layout that a view shows: the point in the middle, and the number of pixels per unit of the layout.
struct Camera
{
    QPointF centre;
    qreal scale = 1;

    QPointF toView(QPointF point, const QRectF &view) const { return view.center() + (point - centre) * scale; }
    QPointF toLayout(QPointF point, const QRectF &view) const { return centre + (point - view.center()) / scale; }
    QRectF toView(const QRectF &area, const QRectF &view) const
    {
        return QRectF(toView(area.topLeft(), view), area.size() * scale);
    }
    QRectF toLayout(const QRectF &area, const QRectF &view) const
    {
        return QRectF(toLayout(area.topLeft(), view), area.size() / scale);
    }
    QRectF visible(const QRectF &view) const { return toLayout(view, view); }

    /// Shows all of \a extent in \a view, at most \a largest pixels per unit.
    static Camera fitting(const QRectF &extent, const QRectF &view, qreal largest = 96)
    {
        const qreal scale = std::min(view.width() / extent.width(), view.height() / extent.height());
        return {extent.center(), std::clamp(scale, 0.01, largest)};
    }
    /// Zooms about the point of the view \a fixed.
    Camera zoomed(qreal factor, QPointF fixed, const QRectF &view) const
    {
        const QPointF under = toLayout(fixed, view);
        return {under + (centre - under) / factor, scale * factor};
    }

    bool operator==(const Camera &) const = default;
};

} // namespace mexplorer
