// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/canvas/camera.h"

#include <QObject>
#include <QVariantAnimation>

namespace mexplorer {

/// Moves the camera of a canvas: keeps it within the graph, flies, and lets it follow the size of the view until a
/// person chooses what to see.
class CanvasCamera : public QObject
{
    Q_OBJECT

public:
    explicit CanvasCamera(const QRectF &view = {});

    const Camera &camera() const { return m_camera; }
    /// The canvas, in its own pixels.
    const QRectF &view() const { return m_view; }
    /// The part of the view that all of the graph is fitted into.
    QRectF room() const;
    /// True as long as all of the graph is to be seen.
    bool isFitted() const { return m_isFitted; }
    QPointF toView(QPointF point) const { return m_camera.toView(point, m_view); }
    QPointF toLayout(QPointF point) const { return m_camera.toLayout(point, m_view); }

    /// The canvas has another size. The camera stays; showAll() fits the graph again.
    void setView(const QRectF &view) { m_view = view; }
    /// The extent of the layout that is shown; null for none.
    void setExtent(const QRectF &extent) { m_extent = extent; }
    /// What stands at the borders of the view: the layers' names at the top if layers lie from left to right, and
    /// their shares at the side.
    void setBorders(bool isLeftToRight, bool haveShares);

    /// Large graphs are shown no smaller than numbers can be read from afar, small ones larger than at a desk.
    void setReadFromAfar(bool fromAfar) { m_isReadFromAfar = fromAfar; }
    /// All of the graph where that can be read, from the scale \a legible on; else all of \a area.
    void showLegibly(const QRectF &area, qreal legible);
    /// At once, and from now on the size of the view is followed.
    void showAll();
    /// As showAll(), in a flight; at once with reduced motion.
    void flyToAll();
    /// A person's choice, within limits.
    void setCamera(const Camera &camera);
    /// A person zooms, within limits, about a point of the view that stays in its place.
    void zoomAt(QPointF fixed, qreal factor);
    /// To a part of the layout, in a flight; at once with reduced motion.
    void flyToArea(const QRectF &area);
    /// A point of the layout that is out of view comes into its middle.
    void bringIntoView(QPointF point);
    /// Scrolls so that there is something of the graph to see on all sides of a point of the layout.
    void showAround(QPointF point);
    /// A point of the layout at a place of the view.
    void keepInPlace(QPointF point, QPointF place);
    /// All of an area, nearer or farther as it takes.
    void includeArea(const QRectF &area);
    void stop() { m_flight.stop(); }

signals:
    void moved();

private:
    Camera fitting() const;
    Camera limited(Camera camera) const;
    Camera filled(const Camera &camera) const;
    Camera cameraFor(const QRectF &area) const;
    void moveTo(const Camera &camera);
    void flyTo(const Camera &camera);
    void choose(const Camera &camera);

    Camera m_camera;
    QRectF m_view;
    QRectF m_extent;
    bool m_isLeftToRight = false;
    bool m_haveShares = false;
    bool m_isFitted = true;
    bool m_isReadFromAfar = false;
    QVariantAnimation m_flight;
    Camera m_from;
    Camera m_to;
};

} // namespace mexplorer
