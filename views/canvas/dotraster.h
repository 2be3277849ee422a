// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/canvas/graphpicture.h"

#include <QImage>

#include <vector>

namespace mexplorer {

/// The colours of many positions, looked up instead of mixed anew for each.
class PositionColors
{
public:
    explicit PositionColors(const GraphPicture &picture);
    QRgb operator()(ShownId id) const;
    /// Of positions that aren't dimmed, when colours show outcomes.
    QRgb of(Outcome outcome) const { return m_colors[static_cast<std::size_t>(outcome)]; }

private:
    static constexpr quint32 maxNumbers = 65'536;

    const GraphPicture &m_picture;
    std::vector<QRgb> m_colors; ///< by outcome or by number
};

/// Small squares, each spread over the pixels that it touches: where there are more positions than pixels, a pixel
/// shows how many there are and what share has which colour, and no pattern comes of rounding. For squares that do not
/// overlap. 65,536 of them take 2 ms, a million 20 ms.
class DotRaster
{
public:
    /// \a pixelRatio is only handed on to the image.
    DotRaster(QSize pixels, qreal pixelRatio);
    Q_DISABLE_COPY_MOVE(DotRaster)

    /// A square in pixels; what is outside the raster is left out.
    void add(QPointF centre, qreal side, QRgb color)
    {
        addBox(centre.x() - side / 2, centre.y() - side / 2, centre.x() + side / 2, centre.y() + side / 2, color);
    }
    /// A square with a hole; its edges are \a width pixels wide.
    void addFrame(QPointF centre, qreal side, qreal width, QRgb color);
    const QImage &image() const { return m_image; }

private:
    void addBox(qreal left, qreal top, qreal right, qreal bottom, QRgb color);

    QImage m_image; ///< premultiplied: colours and cover are summed up in it
    QRgb *m_pixels; ///< of the image, that no call for each dot is needed
    qptrdiff m_stride;
};

/// Paints positions that are too small for shapes, as dots of their colour.
void paintDots(QPainter &painter, const PictureView &part, ShownIds ids, const JobControl &control);

} // namespace mexplorer
