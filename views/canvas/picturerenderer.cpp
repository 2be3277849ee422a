// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/canvas/picturerenderer.h"

#include <QPainter>

#include <cmath>

namespace mexplorer {

namespace {

constexpr int restTime = 40; ///< milliseconds; a movement's requests come with every frame

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
    const bool inLayers = request.inLayers && !GraphSizes(request.camera.scale).areDots;
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

/// The picture that is being painted, if any, is dropped.
void PictureRenderer::start(Request request)
{
    m_rendering.start(
        {}, [request = std::move(request)](JobControl &control) { return render(request, control); },
        [this](const RenderedPicture &picture) {
            if (m_waiting)
                startWaiting();
            emit rendered(picture);
        },
        [this](const Problem &) { // the last picture stays
            if (m_waiting)
                startWaiting();
        });
}

} // namespace mexplorer
