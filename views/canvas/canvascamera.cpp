// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/canvas/canvascamera.h"

#include "views/canvas/layers.h"

#include <cmath>

namespace mexplorer {

namespace {

constexpr int flightTimeMs = 200;
constexpr qreal maxScale = 400; ///< pixels per unit
constexpr qreal normalScale = 96;
constexpr qreal projectedScale = 200;

Camera between(const Camera &a, const Camera &b, qreal part)
{
    // Scales are mixed as powers, so that a flight looks even.
    const qreal scale = a.scale * std::pow(b.scale / a.scale, part);
    return {a.centre + (b.centre - a.centre) * part, scale};
}

} // namespace

CanvasCamera::CanvasCamera(const QRectF &view) : m_view(view)
{
    m_flight.setStartValue(0.0);
    m_flight.setEndValue(1.0);
    m_flight.setDuration(flightTimeMs);
    m_flight.setEasingCurve(QEasingCurve::InOutCubic);
    connect(&m_flight, &QVariantAnimation::valueChanged, this,
            [this](const QVariant &part) { moveTo(between(m_from, m_to, part.toReal())); });
}

QRectF CanvasCamera::availableRect() const
{
    constexpr qreal border = 28;
    const QRectF rect = m_view.adjusted(border, m_isLeftToRight ? layerNamesHeight : border, -border, -border);
    if (!m_haveShares || m_view.width() <= 2 * layerSharesWidth)
        return rect;
    return rect.adjusted(16, 0, border - layerSharesWidth, 0); // between the layers' names and their shares
}

void CanvasCamera::setBorders(bool isLeftToRight, bool hasShares)
{
    m_isLeftToRight = isLeftToRight;
    m_haveShares = hasShares;
}

Camera CanvasCamera::fitting() const
{
    const Camera fitting = Camera::fitting(m_extent, availableRect(), m_isProjected ? projectedScale : normalScale);
    return {fitting.centre + (m_view.center() - availableRect().center()) / fitting.scale, fitting.scale};
}

Camera CanvasCamera::limited(Camera camera) const
{
    camera.scale = std::clamp(camera.scale, 0.5 * fitting().scale, maxScale);
    camera.centre = {std::clamp(camera.centre.x(), m_extent.left(), m_extent.right()),
                     std::clamp(camera.centre.y(), m_extent.top(), m_extent.bottom())};
    return camera;
}

/// Returns a camera that shows \a area with a margin, so that no mark in it is cut.
Camera CanvasCamera::cameraFor(const QRectF &area) const
{
    constexpr qreal border = 32;
    return Camera::fitting(area.adjusted(-1.5, -1.5, 1.5, 1.5), m_view.adjusted(border, border, -border, -border));
}

void CanvasCamera::moveTo(const Camera &camera)
{
    if (camera != std::exchange(m_camera, camera))
        emit moved();
}

void CanvasCamera::flyTo(const Camera &camera)
{
    m_from = m_camera;
    m_to = camera;
    m_flight.stop();
    if (Theme::instance().reducedMotion())
        moveTo(m_to);
    else
        m_flight.start();
}

void CanvasCamera::choose(const Camera &camera)
{
    m_flight.stop();
    m_isFitted = false;
    moveTo(camera);
}

void CanvasCamera::showAll()
{
    m_flight.stop();
    m_isFitted = true;
    m_camera = fitting();
}

void CanvasCamera::showLegibly(const QRectF &area, qreal legible)
{
    if (fitting().scale >= legible || area.isNull()) {
        flyToAll();
        return;
    }
    const Camera around = cameraFor(area);
    m_isFitted = false;
    flyTo(filled(limited({around.centre, std::min(around.scale, projectedScale)})));
}

/// Returns a camera of the same scale that shows as much of the graph as fits.
Camera CanvasCamera::filled(const Camera &camera) const
{
    const auto along = [&](qreal centre, qreal first, qreal last, qreal size) {
        const qreal half = size / 2 / camera.scale;
        return last - first <= 2 * half ? (first + last) / 2 : std::clamp(centre, first + half, last - half);
    };
    const QPointF centre(along(camera.centre.x(), m_extent.left(), m_extent.right(), availableRect().width()),
                         along(camera.centre.y(), m_extent.top(), m_extent.bottom(), availableRect().height()));
    return {centre + (m_view.center() - availableRect().center()) / camera.scale, camera.scale};
}

void CanvasCamera::flyToAll()
{
    m_isFitted = true;
    flyTo(fitting());
}

void CanvasCamera::setCamera(const Camera &camera)
{
    if (m_extent.isNull()) {
        m_flight.stop();
        m_isFitted = false;
    } else {
        choose(limited(camera));
    }
}

void CanvasCamera::zoomAt(QPointF fixed, qreal factor)
{
    if (m_extent.isNull())
        return;
    const qreal scale = limited({m_camera.centre, m_camera.scale * factor}).scale;
    setCamera(m_camera.zoomed(scale / m_camera.scale, fixed, m_view));
}

void CanvasCamera::flyToArea(const QRectF &area)
{
    m_isFitted = false;
    flyTo(limited(cameraFor(area)));
}

void CanvasCamera::bringIntoView(QPointF point)
{
    if (!m_view.isEmpty() && !m_view.adjusted(8, 8, -8, -8).contains(toView(point)))
        choose({point, m_camera.scale});
}

void CanvasCamera::showAround(QPointF point)
{
    constexpr qreal border = 24; // beyond the last positions of the graph
    const QPointF at = toView(point);
    const QRectF extent = m_camera.toView(m_extent, m_view).adjusted(-border, -border, border, border);
    // The distance along one axis: into the middle half of the view, but not beyond the end of the graph.
    const auto way = [](qreal pos, qreal from, qreal to, qreal first, qreal last) {
        const qreal quarter = (to - from) / 4;
        if (pos < from + quarter)
            return std::max(pos - from - quarter, std::min(0.0, first - from));
        return pos > to - quarter ? std::min(pos - to + quarter, std::max(0.0, last - to)) : 0.0;
    };
    const QPointF shift(way(at.x(), m_view.left(), m_view.right(), extent.left(), extent.right()),
                        way(at.y(), m_view.top(), m_view.bottom(), extent.top(), extent.bottom()));
    if (!m_view.isEmpty() && !shift.isNull())
        choose({m_camera.centre + shift / m_camera.scale, m_camera.scale});
}

void CanvasCamera::keepInPlace(QPointF point, QPointF pos)
{
    m_flight.stop();
    m_isFitted = false;
    m_camera = limited({point - (pos - m_view.center()) / m_camera.scale, m_camera.scale});
}

void CanvasCamera::includeArea(const QRectF &area)
{
    if (m_view.adjusted(8, 8, -8, -8).contains(m_camera.toView(area, m_view)))
        return;
    const Camera around = cameraFor(area);
    m_camera = limited({around.centre, std::min(around.scale, m_camera.scale)});
}

} // namespace mexplorer
