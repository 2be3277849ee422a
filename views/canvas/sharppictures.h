// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/canvas/picturerenderer.h"

namespace mexplorer {

class CanvasCamera;
class PictureSource;

/// The last sharp picture of what a canvas shows, and one of the whole graph, painted by workers.
class SharpPictures : public QObject
{
    Q_OBJECT

public:
    /// \a screen has the pixels to paint for.
    SharpPictures(const PictureSource *source, const CanvasCamera *camera, const QPaintDevice *screen,
                  QObject *parent = nullptr);

    const RenderedPicture &sharp() const { return m_sharp; }
    const RenderedPicture &whole() const { return m_whole; }
    /// True while the picture is less sharp than it will be.
    bool isSharpening() const { return m_renderer.isBusy() || m_timer.isActive(); }

    /// Paints what the camera shows, soon.
    void sharpen();
    /// Paints both anew.
    void refresh();
    /// Forgets what is on its way.
    void cancel();
    /// Forgets the pictures.
    void clear();

signals:
    void sharpened();
    void wholeChanged();

private:
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
