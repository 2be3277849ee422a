// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/canvas/canvasrenderer.h"

#include "views/canvas/canvascamera.h"
#include "views/canvas/canvaspicture.h"
#include "views/canvas/highlights.h"

#include <QPainter>

#include <cmath>

namespace mexplorer {

namespace {

constexpr int restTime = 40;          ///< milliseconds; a movement requests a picture in every frame
constexpr qreal paintedMargin = 0.25; ///< painted beyond each edge of the view, as a share of its size
constexpr qreal wholeWidth = 900;     ///< of the picture of the whole graph, in pixels

QImage blank(const PictureRenderer::Request &request, QImage::Format format, const QColor &color)
{
    const QSizeF pixels = request.size * request.pixelRatio;
    QImage image(static_cast<int>(std::ceil(pixels.width())), static_cast<int>(std::ceil(pixels.height())), format);
    image.setDevicePixelRatio(request.pixelRatio);
    image.fill(color);
    return image;
}

RenderedPicture render(const PictureRenderer::Request &request, const JobControl &control)
{
    QImage image = blank(request, QImage::Format_RGB32, request.picture.colors.surface);
    RenderedPicture result{{}, request.camera, QSizeF(image.size()) / request.pixelRatio, {}};
    const auto paint = [&](QImage &onto, PictureLayer layer) {
        QPainter painter(&onto);
        const QRectF all(QPointF(), result.size);
        QRectF inSight(QPointF(), request.inSight.isEmpty() ? result.size : request.inSight);
        inSight.moveCenter(all.center());
        return paintGraph(painter, {request.picture, request.camera, all}, control, layer, inSight);
    };
    const bool inLayers = request.inLayers && !GraphSizes(request.camera.scale).drawsDots;
    result.counts = paint(image, inLayers ? PictureLayer::Ground : PictureLayer::All);
    if (inLayers) {
        result.ground = image;
        result.glyphs = blank(request, QImage::Format_ARGB32_Premultiplied, Qt::transparent);
        paint(result.glyphs, PictureLayer::Glyphs);
        QPainter painter(&image);
        painter.drawImage(0, 0, result.glyphs);
    }
    result.image = std::move(image);
    return result;
}

} // namespace

PictureRenderer::PictureRenderer()
{
    m_rest.setSingleShot(true);
    m_rest.setInterval(restTime);
    connect(&m_rest, &QTimer::timeout, this, &PictureRenderer::startWaiting);
}

bool PictureRenderer::isBusy() const
{
    return m_rendering.isRunning();
}

void PictureRenderer::request(Request request)
{
    if (!isBusy()) {
        start(std::move(request));
        return;
    }
    m_waiting = std::move(request);
    m_rest.start();
}

void PictureRenderer::cancel()
{
    m_waiting.reset();
    m_rest.stop();
    m_rendering.drop();
}

void PictureRenderer::startWaiting()
{
    m_rest.stop();
    start(*std::exchange(m_waiting, std::nullopt));
}

/// Cancels the picture that is being painted, if any.
void PictureRenderer::start(Request request)
{
    m_rendering.start(
        {}, [request = std::move(request)](JobControl &control) { return render(request, control); },
        [this](const RenderedPicture &picture) {
            if (m_waiting)
                startWaiting();
            emit rendered(picture);
        },
        [this](const Problem &) { // the last picture remains
            if (m_waiting)
                startWaiting();
        });
}

CanvasRenderer::CanvasRenderer(const CanvasPicture *source, const CanvasCamera *camera, const QPaintDevice *screen)
    : m_source(source), m_camera(camera), m_screen(screen)
{
    m_timer.setSingleShot(true);
    m_timer.setInterval(0);
    connect(&m_timer, &QTimer::timeout, this, &CanvasRenderer::requestSharp);
    connect(&m_sharpRenderer, &PictureRenderer::rendered, this, [this](const RenderedPicture &picture) {
        m_sharp = picture;
        emit sharpened();
    });
    connect(&m_wholeRenderer, &PictureRenderer::rendered, this, [this](const RenderedPicture &picture) {
        m_whole = picture;
        emit wholeChanged();
    });
}

void CanvasRenderer::sharpen()
{
    if (!m_timer.isActive())
        m_timer.start();
}

void CanvasRenderer::refresh()
{
    m_timer.start();
    requestWhole();
}

void CanvasRenderer::cancel()
{
    m_sharpRenderer.cancel();
    m_wholeRenderer.cancel();
}

void CanvasRenderer::clear()
{
    m_sharp = {};
    m_whole = {};
}

void CanvasRenderer::paintIn(const QRegion &region, QPainter &painter, const RenderedPicture &rendered,
                             const QImage &image) const
{
    if (image.isNull() || region.isEmpty())
        return;
    painter.setClipRegion(region);
    const QRectF rect = rendered.rectIn(m_camera->view(), m_camera->camera());
    if (rendered.camera.scale == m_camera->camera().scale)
        painter.drawImage(rect.topLeft().toPoint(), image);
    else
        painter.drawImage(rect, image);
    painter.setClipping(false);
}

void CanvasRenderer::paint(QPainter &painter, const Highlights *highlights) const
{
    const PictureView part{m_source->picture(), m_camera->camera(), m_camera->view()};
    const auto &[picture, camera, view] = part;
    const QRect all = view.toRect();
    const QRect rect = m_sharp.isNull() ? QRect() : m_sharp.rectIn(view, camera).toAlignedRect();
    paintIn(QRegion(all) - rect.adjusted(1, 1, -1, -1), painter, m_whole, m_whole.image);
    QRegion between; // glyphs that are painted over highlighted moves
    if (highlights && !m_sharp.glyphs.isNull() && m_sharp.camera.scale == camera.scale)
        between = highlightedArea(painter, part, *highlights).toAlignedRect();
    paintIn(QRegion(all) - between, painter, m_sharp, m_sharp.image);
    paintIn(between, painter, m_sharp, m_sharp.ground);
    if (highlights)
        paintHighlightedMoves(painter, part, *highlights);
    paintIn(between, painter, m_sharp, m_sharp.glyphs);
}

void CanvasRenderer::requestSharp()
{
    const QSizeF size = m_camera->view().size();
    if (!m_source->picture().isEmpty() && !size.isEmpty())
        m_sharpRenderer.request({m_source->picture(), m_camera->camera(), size * (1 + 2 * paintedMargin),
                                 m_screen->devicePixelRatioF(), true, size});
}

void CanvasRenderer::requestWhole()
{
    if (m_source->picture().isEmpty())
        return;
    const QRectF extent = m_source->picture().layout->extent();
    const qreal scale = std::min(wholeWidth / extent.width(), wholeWidth / extent.height());
    m_wholeRenderer.request({m_source->picture(), {extent.center(), scale}, extent.size() * scale, 1});
}

} // namespace mexplorer
