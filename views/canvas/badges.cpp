#include "views/canvas/badges.h"

#include "model/core/scanner.h"

#include <QPainter>

namespace mexplorer {

namespace {

constexpr qreal leastRadius = 6; ///< of a mark that carries a badge, in pixels

} // namespace

QString badgeText(const GraphPicture &picture, PositionId id)
{
    if (!picture.excerpt)
        return {};
    if (picture.excerpt->quotient())
        return QStringLiteral("×%1").arg(groupedNumber(picture.excerpt->groupSize(id)));
    const quint32 hidden = picture.isUnfolding ? picture.excerpt->hiddenFollowers(id) : 0;
    return hidden > 0 ? QStringLiteral("+%1").arg(groupedNumber(hidden)) : QString();
}

void paintPin(QPainter &painter, QPointF tip, qreal size, const Colors &colors)
{
    painter.setPen(QPen(colors.text, std::max(1.0, 0.12 * size)));
    painter.drawLine(tip, tip - QPointF(0.5, 0.6) * size);
    painter.setBrush(colors.accent);
    painter.drawEllipse(tip - QPointF(0.62, 0.75) * size, 0.3 * size, 0.3 * size);
}

void paintBadge(QPainter &painter, const GraphPicture &picture, PositionId id, QPointF mark, qreal radius)
{
    if (radius < leastRadius || picture.isDimmed(id))
        return;
    if (picture.pinned && picture.pinned->contains(id))
        paintPin(painter, mark - QPointF(0.7, 0.7) * radius, std::clamp(radius, 10.0, 18.0), picture.colors);
    const QString text = badgeText(picture, id);
    if (text.isEmpty())
        return;
    QFont font = painter.font();
    font.setPixelSize(static_cast<int>(std::clamp(0.8 * radius, 8.0, 13.0)));
    const QFontMetricsF metrics(font);
    const QSizeF size(metrics.horizontalAdvance(text) + 6, metrics.height() + 1);
    const QRectF box(mark + QPointF(0.3 * radius, -radius - 0.75 * size.height()), size);
    painter.save();
    painter.setFont(font);
    painter.setPen(QPen(picture.colors.line, 1));
    painter.setBrush(picture.colors.raised);
    painter.drawRoundedRect(box, 0.5 * size.height(), 0.5 * size.height());
    painter.setPen(picture.colors.text);
    painter.drawText(box, Qt::AlignCenter, text);
    painter.restore();
}

} // namespace mexplorer
