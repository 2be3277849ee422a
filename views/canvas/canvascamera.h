// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/canvas/camera.h"

#include <QObject>
#include <QVariantAnimation>

namespace mexplorer {

/// Moves the camera of a canvas: limits it to the graph, animates it, and fits the graph into the view again when the
/// view is resized, until the user chooses a part.
class CanvasCamera : public QObject
{
    Q_OBJECT

public:
    explicit CanvasCamera(const QRectF &view = {});

    const Camera &camera() const { return m_camera; }
    /// The canvas, in its own pixels.
    const QRectF &view() const { return m_view; }
    /// The part of the view that the graph is fitted into.
    QRectF availableRect() const;
    /// True while the graph is fitted into the view.
    bool isFitted() const { return m_isFitted; }
    QPointF toView(QPointF point) const { return m_camera.toView(point, m_view); }
    QPointF toLayout(QPointF point) const { return m_camera.toLayout(point, m_view); }

    /// Sets the size of the canvas. The camera doesn't change; showAll() fits the graph again.
    void setView(const QRectF &view) { m_view = view; }
    /// The extent of the layout that is shown; null for none.
    void setExtent(const QRectF &extent) { m_extent = extent; }
    /// Sets which borders of the view are reserved: the top for the layers' names if layers are drawn from left to
    /// right, and the side for the bars of their shares.
    void setBorders(bool isLeftToRight, bool hasShares);

    /// In a presentation, large graphs are zoomed in until numbers are legible, and small ones are enlarged more.
    void setProjected(bool projected) { m_isProjected = projected; }
    /// Flies to the whole graph if it is legible there, at the scale \a legible or above; otherwise to \a area.
    void showLegibly(const QRectF &area, qreal legible);
    /// Fits the graph into the view at once.
    void showAll();
    /// As showAll(), animated; at once with reduced motion.
    void flyToAll();
    /// Sets the camera, within limits; the graph is no longer fitted.
    void setCamera(const Camera &camera);
    /// Zooms within limits about a point of the view; the graph is no longer fitted.
    void zoomAt(QPointF fixed, qreal factor);
    /// Flies to a part of the layout; at once with reduced motion.
    void flyToArea(const QRectF &area);
    /// Centres a point of the layout if it is out of view.
    void bringIntoView(QPointF point);
    /// Scrolls so that the graph is visible on all sides of a point of the layout.
    void showAround(QPointF point);
    /// Moves the camera at once so that \a point of the layout is at \a pos in the view.
    void keepInPlace(QPointF point, QPointF pos);
    /// Zooms out and scrolls, if necessary, to show all of an area.
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
    bool m_isProjected = false;
    QVariantAnimation m_flight;
    Camera m_from;
    Camera m_to;
};

} // namespace mexplorer
