// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/jobs.h"
#include "views/canvas/graphpicture.h"

#include <QImage>
#include <QObject>
#include <QTimer>

#include <optional>

namespace mexplorer {

class CanvasCamera;
class CanvasPicture;
struct Highlights;

/// A painted part of a graph, with the camera it was painted with.
struct RenderedPicture
{
    QImage image; ///< with its device pixel ratio
    Camera camera;
    QSizeF size; ///< in device-independent pixels; the camera's centre is in the middle
    PaintedCounts counts;
    /// The same picture in two layers, so that highlighted moves can be painted between them; null if they weren't
    /// requested, and where positions are dots.
    QImage ground = {};
    QImage glyphs = {};

    bool isNull() const { return image.isNull(); }
    /// Returns where the picture is drawn in \a view when \a now is its camera.
    QRectF rectIn(const QRectF &view, const Camera &now) const
    {
        const qreal factor = now.scale / camera.scale;
        const QSizeF scaled = size * factor;
        const QPointF centre = now.toView(camera.centre, view);
        return QRectF(centre - QPointF(scaled.width(), scaled.height()) / 2, scaled);
    }
};

/// Paints pictures off the GUI thread, one at a time. Of the requests that arrive while a picture is painted only the
/// newest is kept: it starts when the current picture is done, so that a long movement shows new pictures; or, if no
/// request arrives for a while, at once in place of the current picture, which is outdated then. It has its own thread
/// pool, so that long jobs of the session don't delay a canvas.
class PictureRenderer : public QObject
{
    Q_OBJECT

public:
    struct Request
    {
        GraphPicture picture;
        Camera camera;
        QSizeF size;
        qreal pixelRatio = 1;
        bool inLayers = false; ///< in layers in addition to one image
        QSizeF inSight = {};   ///< the visible middle part; the whole if empty
    };

    PictureRenderer();

    void request(Request request);
    /// Cancels the running and the waiting request; rendered() is not emitted for them.
    void cancel();
    bool isBusy() const;

signals:
    void rendered(const mexplorer::RenderedPicture &picture);

private:
    void start(Request request);
    void startWaiting();

    Jobs m_jobs;
    Job m_rendering{&m_jobs};
    std::optional<Request> m_waiting;
    QTimer m_rest; ///< runs from request to request while one is waiting
};

/// Renders two pictures in the background: a sharp one of the visible part of a graph, and one of the whole graph.
class CanvasRenderer : public QObject
{
    Q_OBJECT

public:
    /// Paints for the pixels of \a screen.
    CanvasRenderer(const CanvasPicture *source, const CanvasCamera *camera, const QPaintDevice *screen);

    const RenderedPicture &sharp() const { return m_sharp; }
    const RenderedPicture &whole() const { return m_whole; }
    /// True while a sharper picture is being painted or is scheduled.
    bool isSharpening() const { return m_sharpRenderer.isBusy() || m_timer.isActive(); }

    /// Paints the last sharp picture, the picture of the whole graph around it, and the highlighted moves over it if \a
    /// highlights are those of the current graph.
    void paint(QPainter &painter, const Highlights *highlights) const;

    /// Schedules a picture of the part that the camera shows.
    void sharpen();
    /// Schedules both pictures.
    void refresh();
    /// Cancels pending renderings.
    void cancel();
    void clear();

signals:
    void sharpened();
    void wholeChanged();

private:
    void paintIn(const QRegion &region, QPainter &painter, const RenderedPicture &rendered, const QImage &image) const;
    void requestSharp();
    void requestWhole();

    const CanvasPicture *m_source;
    const CanvasCamera *m_camera;
    const QPaintDevice *m_screen;
    PictureRenderer m_sharpRenderer;
    PictureRenderer m_wholeRenderer;
    RenderedPicture m_sharp;
    RenderedPicture m_whole;
    QTimer m_timer;
};

} // namespace mexplorer
