// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/jobs.h"
#include "views/canvas/graphpicture.h"

#include <QImage>
#include <QObject>
#include <QTimer>

#include <optional>

namespace mexplorer {

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

/// Paints pictures off the GUI thread, one at a time. Of the requests that come in meanwhile only the newest is
/// painted: when the present picture is done, so that pictures keep coming during a long movement; or as soon as no
/// request has come for a while, as the present picture is outdated then.
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
    /// Forgets what was asked for; nothing comes of it any more.
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

} // namespace mexplorer
