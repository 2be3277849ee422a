// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/canvas/markatlas.h"

#include "views/glyphs/positionpainter.h"

#include <QPainter>

#include <cmath>

namespace mexplorer {

void MarkAtlas::paint(QPainter &painter, QPointF centre, Outcome outcome, bool terminal, const QString &text,
                      const QColor &color)
{
    const Key key{color.rgb(), outcome, terminal, text};
    auto found = m_images.find(key);
    if (found == m_images.end())
        found = m_images.emplace(key, image(outcome, terminal, text, color)).first;
    painter.drawImage(centre - QPointF(half(), half()), found->second);
}

qreal MarkAtlas::half() const
{
    return std::ceil(1.7 * m_radius);
}

QImage MarkAtlas::image(Outcome outcome, bool terminal, const QString &text, const QColor &color) const
{
    const int side = static_cast<int>(std::ceil(2 * half() * m_pixelRatio));
    QImage image(side, side, QImage::Format_ARGB32_Premultiplied);
    image.setDevicePixelRatio(m_pixelRatio);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    paintMark(painter, QPointF(half(), half()), m_radius, outcome, terminal, text, m_colors, color);
    return image;
}

} // namespace mexplorer
