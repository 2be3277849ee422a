// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/canvas/graphpicture.h"

#include <QImage>

#include <vector>

namespace mexplorer {

/// A lookup table of the colours of positions.
class PositionColors
{
public:
    explicit PositionColors(const GraphPicture &picture);
    QRgb operator()(ShownId id) const;
    /// Returns the colour of positions that aren't dimmed, when colours show outcomes.
    QRgb of(Outcome outcome) const { return m_colors[static_cast<std::size_t>(outcome)]; }

private:
    static constexpr quint32 maxNumbers = 65'536;

    const GraphPicture &m_picture;
    std::vector<QRgb> m_colors; ///< by outcome or by number
};

/// An image of small squares, each spread over the pixels that it touches (coverage): where there are more positions
/// than pixels, a pixel shows their number and the share of each colour, and rounding makes no patterns. For squares
/// that do not overlap. 65,536 squares take 2 ms, a million 20 ms.
class DotRaster
{
public:
    /// \a pixelRatio is only passed on to the image.
    DotRaster(QSize pixels, qreal pixelRatio);
    Q_DISABLE_COPY_MOVE(DotRaster)

    /// Adds a square, in pixels; clips it to the raster.
    void add(QPointF centre, qreal side, QRgb color)
    {
        addBox(centre.x() - side / 2, centre.y() - side / 2, centre.x() + side / 2, centre.y() + side / 2, color);
    }
    /// Adds a square with a hole; its edges are \a width pixels wide.
    void addFrame(QPointF centre, qreal side, qreal width, QRgb color);
    const QImage &image() const { return m_image; }

private:
    void addBox(qreal left, qreal top, qreal right, qreal bottom, QRgb color);

    QImage m_image; ///< premultiplied: colours and coverage are summed up in it
    QRgb *m_pixels; ///< of the image; saves a call for each dot
    qptrdiff m_stride;
};

/// Paints positions that are too small for shapes, as dots of their colour.
void paintDots(QPainter &painter, const PictureView &part, ShownIds ids, const JobControl &control);

} // namespace mexplorer
