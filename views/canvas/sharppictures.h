// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/canvas/picturerenderer.h"

namespace mexplorer {

class CanvasCamera;
class PictureSource;
struct Highlights;

/// The last sharp picture of what a canvas shows, and one of the whole graph, painted by workers.
class SharpPictures : public QObject
{
    Q_OBJECT

public:
    /// \a screen has the pixels to paint for.
    SharpPictures(const PictureSource *source, const CanvasCamera *camera, const QPaintDevice *screen);

    const RenderedPicture &sharp() const { return m_sharp; }
    const RenderedPicture &whole() const { return m_whole; }
    /// True while the picture is less sharp than it will be.
    bool isSharpening() const { return m_renderer.isBusy() || m_timer.isActive(); }

    /// Paints the last sharp picture, round it that of the whole graph, and over it the moves that stand out if
    /// \a highlights are those of the graph that is shown.
    void paint(QPainter &painter, const Highlights *highlights) const;

    /// Has what the camera shows painted, soon.
    void sharpen();
    /// Has both painted anew.
    void refresh();
    /// Forgets what is on its way.
    void cancel();
    /// Forgets the pictures.
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
    PictureRenderer m_renderer;
    PictureRenderer m_wholeRenderer;
    RenderedPicture m_sharp;
    RenderedPicture m_whole;
    QTimer m_timer;
};

} // namespace mexplorer
