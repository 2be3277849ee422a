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
class PictureSource;
struct Highlights;

/// A painted part of a graph, and what it shows.
struct RenderedPicture
{
    QImage image; ///< with its device pixel ratio
    Camera camera;
    QSizeF size; ///< in device-independent pixels; the camera's centre is in the middle
    PaintedCounts counts;
    /// The same in two layers, for moves that the screen adds to lie between them; null if they weren't asked for, and
    /// where positions are dots.
    QImage ground = {};
    QImage glyphs = {};

    bool isNull() const { return image.isNull(); }
    /// Where the picture lies in \a view when \a now is its camera.
    QRectF placeIn(const QRectF &view, const Camera &now) const
    {
        const qreal factor = now.scale / camera.scale;
        const QSizeF scaled = size * factor;
        const QPointF centre = now.toView(camera.centre, view);
        return QRectF(centre - QPointF(scaled.width(), scaled.height()) / 2, scaled);
    }
};

/// Paints pictures off the GUI thread, one at a time. Of the requests made during that only the newest is painted: when
/// the current picture is done, so that a long movement shows new pictures; or as soon as there was no request for a
/// while, as the current picture is outdated then. It has a pool of threads for itself: behind long jobs in that of the
/// session a canvas would wait.
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
        bool inLayers = false; ///< as one image, and in layers
        QSizeF inSight = {};   ///< the middle part that a person sees; all if empty
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

/// The last sharp picture of what a canvas shows, and one of the whole graph, both painted in the background.
class CanvasRenderer : public QObject
{
    Q_OBJECT

public:
    /// Paints for the pixels of \a screen.
    CanvasRenderer(const PictureSource *source, const CanvasCamera *camera, const QPaintDevice *screen);

    const RenderedPicture &sharp() const { return m_sharp; }
    const RenderedPicture &whole() const { return m_whole; }
    /// True while the picture is less sharp than it will be.
    bool isSharpening() const { return m_sharpRenderer.isBusy() || m_timer.isActive(); }

    /// Paints the last sharp picture, round it that of the whole graph, and over it the moves that stand out if
    /// \a highlights are those of the graph that is shown.
    void paint(QPainter &painter, const Highlights *highlights) const;

    /// Schedules a picture of what the camera shows.
    void sharpen();
    /// Schedules both pictures.
    void refresh();
    /// Cancels pending renderings.
    void cancel();
    /// Removes the pictures.
    void clear();

signals:
    void sharpened();
    void wholeChanged();

private:
    void paintIn(const QRegion &region, QPainter &painter, const RenderedPicture &rendered, const QImage &image) const;
    void requestSharp();
    void requestWhole();

    const PictureSource *m_source;
    const CanvasCamera *m_camera;
    const QPaintDevice *m_screen;
    PictureRenderer m_sharpRenderer;
    PictureRenderer m_wholeRenderer;
    RenderedPicture m_sharp;
    RenderedPicture m_whole;
    QTimer m_timer;
};

} // namespace mexplorer
