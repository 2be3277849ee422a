// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/canvas/sharppictures.h"

#include "views/canvas/canvascamera.h"
#include "views/canvas/highlights.h"
#include "views/canvas/picturesource.h"

#include <QPainter>

namespace mexplorer {

namespace {

constexpr qreal paintedMargin = 0.25; ///< painted beyond each edge of the view, as a share of its size
constexpr qreal wholeWidth = 900;     ///< of the picture of the whole graph, in pixels

} // namespace

SharpPictures::SharpPictures(const PictureSource *source, const CanvasCamera *camera, const QPaintDevice *screen)
    : m_source(source), m_camera(camera), m_screen(screen)
{
    m_timer.setSingleShot(true);
    m_timer.setInterval(0);
    connect(&m_timer, &QTimer::timeout, this, &SharpPictures::requestSharp);
    connect(&m_renderer, &PictureRenderer::rendered, this, [this](const RenderedPicture &picture) {
        m_sharp = picture;
        emit sharpened();
    });
    connect(&m_wholeRenderer, &PictureRenderer::rendered, this, [this](const RenderedPicture &picture) {
        m_whole = picture;
        emit wholeChanged();
    });
}

void SharpPictures::sharpen()
{
    if (!m_timer.isActive())
        m_timer.start();
}

void SharpPictures::refresh()
{
    m_timer.start();
    requestWhole();
}

void SharpPictures::cancel()
{
    m_renderer.cancel();
    m_wholeRenderer.cancel();
}

void SharpPictures::clear()
{
    m_sharp = {};
    m_whole = {};
}

void SharpPictures::paintIn(const QRegion &region, QPainter &painter, const RenderedPicture &rendered,
                            const QImage &image) const
{
    if (image.isNull() || region.isEmpty())
        return;
    painter.setClipRegion(region);
    const QRectF place = rendered.placeIn(m_camera->view(), m_camera->camera());
    if (rendered.camera.scale == m_camera->camera().scale)
        painter.drawImage(place.topLeft().toPoint(), image);
    else
        painter.drawImage(place, image);
    painter.setClipping(false);
}

void SharpPictures::paint(QPainter &painter, const Highlights *highlights) const
{
    const PictureView part{m_source->picture(), m_camera->camera(), m_camera->view()};
    const auto &[picture, camera, view] = part;
    const QRect all = view.toRect();
    const QRect place = m_sharp.isNull() ? QRect() : m_sharp.placeIn(view, camera).toAlignedRect();
    paintIn(QRegion(all) - place.adjusted(1, 1, -1, -1), painter, m_whole, m_whole.image);
    QRegion between; // where glyphs lie over moves that stand out
    if (highlights && !m_sharp.glyphs.isNull() && m_sharp.camera.scale == camera.scale)
        between = highlightedArea(painter, part, *highlights).toAlignedRect();
    paintIn(QRegion(all) - between, painter, m_sharp, m_sharp.image);
    paintIn(between, painter, m_sharp, m_sharp.ground);
    if (highlights)
        paintHighlightedMoves(painter, part, *highlights);
    paintIn(between, painter, m_sharp, m_sharp.glyphs);
}

void SharpPictures::requestSharp()
{
    const QSizeF size = m_camera->view().size();
    if (!m_source->picture().isEmpty() && !size.isEmpty())
        m_renderer.request({m_source->picture(), m_camera->camera(), size * (1 + 2 * paintedMargin),
                            m_screen->devicePixelRatioF(), true, size});
}

void SharpPictures::requestWhole()
{
    if (m_source->picture().isEmpty())
        return;
    const QRectF extent = m_source->picture().layout->extent();
    const qreal scale = std::min(wholeWidth / extent.width(), wholeWidth / extent.height());
    m_wholeRenderer.request({m_source->picture(), {extent.center(), scale}, extent.size() * scale, 1});
}

} // namespace mexplorer
