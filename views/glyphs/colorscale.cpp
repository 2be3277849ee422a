// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/glyphs/colorscale.h"

#include <QFontMetricsF>
#include <QPainter>

namespace mexplorer {

void paintColorScale(QPainter &painter, const QRectF &box, quint32 max,
                     const std::function<QColor(quint32 number)> &colorOf)
{
    constexpr quint32 maxSteps = 24;
    const quint32 steps = max < maxSteps ? max + 1 : maxSteps;
    const qreal width = box.width() / steps;
    const QFontMetricsF metrics(painter.font());
    const bool numbered = max < maxSteps && metrics.height() <= box.height() + 2 &&
                          metrics.horizontalAdvance(QString::number(max)) + 2 <= width;
    for (quint32 i = 0; i < steps; ++i) {
        const auto number = static_cast<quint32>(steps <= 1 ? 0 : quint64(i) * max / (steps - 1));
        const QColor color = colorOf(number);
        const QRectF step(box.left() + i * width, box.top(), width, box.height());
        painter.setPen(Qt::NoPen);
        painter.setBrush(color);
        painter.drawRect(step);
        if (numbered) {
            painter.setPen(Colors::readableOn(color));
            painter.drawText(step, Qt::AlignCenter | Qt::TextDontClip, QString::number(number));
        }
    }
}

} // namespace mexplorer
