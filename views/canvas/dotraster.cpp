// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/canvas/dotraster.h"

#include <algorithm>
#include <cmath>

namespace mexplorer {

PositionColors::PositionColors(const GraphPicture &picture) : m_picture(picture)
{
    if (picture.colorBy == ColorBy::Outcome) {
        for (const Outcome outcome : {Outcome::P, Outcome::N, Outcome::Draw, Outcome::Unknown})
            m_colors.push_back(picture.colors.outcome(outcome).rgb());
        return;
    }
    for (quint32 number = 0; number <= std::min(picture.maxNumber, maxNumbers); ++number)
        m_colors.push_back(picture.numberColor(number).rgb());
}

QRgb PositionColors::operator()(ShownId id) const
{
    if (m_picture.isDimmed(id))
        return m_picture.color(id).rgb();
    if (m_picture.colorBy == ColorBy::Outcome)
        return m_colors[static_cast<std::size_t>(m_picture.outcome(id))];
    const quint32 number = m_picture.colorNumber(id);
    return number < m_colors.size() ? m_colors[number] : m_picture.color(id).rgb();
}

DotRaster::DotRaster(QSize pixels, qreal pixelRatio) : m_image(pixels, QImage::Format_ARGB32_Premultiplied)
{
    m_image.setDevicePixelRatio(pixelRatio);
    m_image.fill(Qt::transparent);
    m_pixels = reinterpret_cast<QRgb *>(m_image.bits());
    m_stride = m_image.bytesPerLine() / qptrdiff(sizeof(QRgb));
}

void DotRaster::addFrame(QPointF centre, qreal side, qreal width, QRgb color)
{
    const qreal left = centre.x() - side / 2;
    const qreal top = centre.y() - side / 2;
    const qreal right = left + side;
    const qreal bottom = top + side;
    addBox(left, top, right, top + width, color);
    addBox(left, bottom - width, right, bottom, color);
    addBox(left, top + width, left + width, bottom - width, color);
    addBox(right - width, top + width, right, bottom - width, color);
}

void DotRaster::addBox(qreal left, qreal top, qreal right, qreal bottom, QRgb color)
{
    left = std::max(0.0, left);
    right = std::min<qreal>(m_image.width(), right);
    top = std::max(0.0, top);
    bottom = std::min<qreal>(m_image.height(), bottom);
    for (int row = static_cast<int>(top); row < bottom; ++row) {
        const qreal height = std::min<qreal>(row + 1, bottom) - std::max<qreal>(row, top);
        QRgb *pixels = m_pixels + row * m_stride;
        for (int column = static_cast<int>(left); column < right; ++column) {
            const qreal width = std::min<qreal>(column + 1, right) - std::max<qreal>(column, left);
            QRgb &pixel = pixels[column];
            const int cover = std::min(static_cast<int>(255 * width * height + 0.5), 255 - qAlpha(pixel));
            // No channel passes the sum of covers, so that none runs over into the next.
            pixel += qRgba(qRed(color) * cover / 255, qGreen(color) * cover / 255, qBlue(color) * cover / 255, cover);
        }
    }
}

} // namespace mexplorer
