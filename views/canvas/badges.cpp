// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/canvas/badges.h"

#include "model/core/scanner.h"
#include "views/canvas/vertexnames.h"
#include "views/glyphs/positionpainter.h"

#include <QPainter>

#include <cmath>

namespace mexplorer {

namespace {

QFont badgeFont(QFont font, const GraphPicture &picture, qreal radius)
{
    font.setPixelSize(picture.hasLargeMarks ? std::max(8, static_cast<int>(picture.minType))
                                            : static_cast<int>(std::clamp(0.8 * radius, 8.0, 13.0)));
    return font;
}

QSizeF badgeSize(const QFont &font, const QString &text)
{
    const QFontMetricsF metrics(font);
    return {metrics.horizontalAdvance(text) + 6, metrics.height() + 1};
}

} // namespace

QString badgeText(const GraphPicture &picture, ShownId id)
{
    if (!picture.excerpt)
        return {};
    if (picture.excerpt->quotient()) {
        const auto size = picture.excerpt->groupSize(id);
        return size > 1 ? QStringLiteral("×%1").arg(groupedNumber(size)) : QString();
    }
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

bool hasBadges(const GraphPicture &picture, qreal scale)
{
    constexpr qreal large = 6; // marks at least this large always have badges, in pixels
    constexpr QSizeF minDistance(32, 18);
    const GraphSizes sizes = picture.sizes(scale);
    const QSizeF distance = picture.layout->spacing() * scale;
    return picture.excerpt &&
           (sizes.markRadius >= large ||
            (!sizes.drawsDots && distance.width() >= minDistance.width() && distance.height() >= minDistance.height()));
}

QRectF badgeBox(QPointF mark, qreal radius, QSizeF size, const QRectF &miniature)
{
    constexpr qreal gap = 3;
    const qreal corner = std::sqrt(0.5) * (radius + ringReach); // of the ring, up to the right
    QRectF box(mark + QPointF(corner, -corner - size.height()), size);
    const QRectF taken = miniature.adjusted(-gap, -gap, gap, gap);
    if (!miniature.isNull() && box.intersects(taken))
        box.moveBottom(taken.top());
    return box;
}

QMarginsF marginsBesideLayout(const GraphPicture &picture, qreal scale)
{
    constexpr PositionId maxFilled = 2'000; // larger graphs don't fill a view, and have space for miniatures
    const qreal radius = picture.sizes(scale).markRadius;
    const MiniatureBoxes boxes(picture, scale);
    const bool miniatures = boxes.hasSpace() && !hasNames(picture) && picture.layout->positionCount() <= maxFilled;
    const bool badges = hasBadges(picture, scale);
    const qreal ring = picture.marks && !picture.marks->matches.empty() ? std::max(3.0, radius) + ringReach : 0;
    const QFont font = badgeFont(QFont(), picture, radius);
    const QRectF extent(picture.layout->extent().topLeft() * scale, picture.layout->extent().size() * scale);
    QRectF all = extent;
    for (ShownId id(0); (badges || miniatures || ring > scale) && picture.contains(id); ++id.value) {
        const QPointF at = picture.point(id) * scale;
        if (miniatures)
            all |= boxes.box(picture.cells(id), at).adjusted(-1, -1, 1, 1);
        all |= QRectF(at.x() - ring, at.y() - ring, 2 * ring, 2 * ring);
        const QString text = badges ? badgeText(picture, id) : QString();
        if (!text.isEmpty())
            all |= badgeBox(at, radius, badgeSize(font, text),
                            boxes.hasSpace() ? boxes.box(picture.cells(id), at) : QRectF())
                       .adjusted(-1, -1, 1, 1);
    }
    return {extent.left() - all.left(), extent.top() - all.top(), all.right() - extent.right(),
            all.bottom() - extent.bottom()};
}

void paintBadge(QPainter &painter, const GraphPicture &picture, ShownId id, QPointF mark, qreal radius,
                const QRectF &miniature)
{
    if (picture.isDimmed(id))
        return;
    if (picture.pinned && picture.pinned->contains(id))
        paintPin(painter, mark - QPointF(0.7, 0.7) * radius, std::clamp(radius, 10.0, 18.0), picture.colors);
    const QString text = badgeText(picture, id);
    if (text.isEmpty())
        return;
    const QFont font = badgeFont(painter.font(), picture, radius);
    const QRectF box = badgeBox(mark, radius, badgeSize(font, text), miniature);
    painter.save();
    painter.setFont(font);
    paintBox(painter, box, QPen(picture.colors.line, 1), picture.colors.raised, 0.5 * box.height());
    painter.setPen(picture.colors.text);
    painter.drawText(box, Qt::AlignCenter, text);
    painter.restore();
}

} // namespace mexplorer
