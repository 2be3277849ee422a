// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/glyphs/pieces.h"

#include "views/glyphs/positionpainter.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>

namespace mexplorer {

namespace {

constexpr qreal tokenWidth = 2.3;
constexpr qreal pinHeight = 2.3;
constexpr qreal emptyHeight = 0.2; ///< of the line of an empty heap or row

void paintBaseline(QPainter &painter, const QRectF &box, qreal unit, const QColor &color)
{
    const qreal width = std::max(1.0, 0.12 * unit);
    painter.setPen(QPen(color, width, Qt::SolidLine, Qt::RoundCap));
    painter.drawLine(box.bottomLeft() + QPointF(width / 2, 0), box.bottomRight() - QPointF(width / 2, 0));
}

/// Paints tokens stacked like coins, the lowest on the line at the bottom of \a box.
void paintTokens(QPainter &painter, const QRectF &box, quint64 count, qreal unit, const Colors &colors)
{
    for (quint64 i = 0; i < count; ++i)
        paintToken(painter, QRectF(box.left(), box.bottom() - qreal(i + 1) * unit, box.width(), 0.8 * unit),
                   ink(colors));
}

Piece stack(quint64 heap, const Colors &colors)
{
    const QSizeF size(tokenWidth, heap == 0 ? emptyHeight : qreal(heap));
    return {size, [=](QPainter &painter, QPointF at, qreal unit) {
                const QRectF box(at, size * unit);
                if (heap == 0)
                    paintBaseline(painter, box, unit, colors.mutedText);
                paintTokens(painter, box, heap, unit, colors);
            }};
}

/// Returns a stack that is too high to be drawn in full: its number on three tokens.
Piece numberedStack(quint64 heap, const Colors &colors)
{
    constexpr qreal numberHeight = 2.4;
    const Piece number = textPiece(QString::number(heap), colors.text, numberHeight);
    const qreal width = std::max(tokenWidth, number.size.width());
    return {QSizeF(width, numberHeight + 3.1),
            [=](QPainter &painter, QPointF at, qreal unit) {
                number.paint(painter, at + QPointF((width - number.size.width()) / 2 * unit, 0), unit);
                const QRectF box(at.x() + (width - tokenWidth) / 2 * unit, at.y() + numberHeight * unit,
                                 tokenWidth * unit, 3 * unit);
                paintTokens(painter, box, 3, unit, colors);
            },
            number.type};
}

QPainterPath pinPath(const QRectF &box)
{
    const qreal w = box.width();
    const qreal h = box.height();
    const qreal x = box.center().x();
    const qreal y = box.top();
    QPainterPath path(QPointF(x - 0.24 * w, y + h));
    path.cubicTo(x - 0.62 * w, y + 0.72 * h, x - 0.46 * w, y + 0.56 * h, x - 0.18 * w, y + 0.36 * h);
    path.cubicTo(x - 0.12 * w, y + 0.28 * h, x - 0.32 * w, y + 0.24 * h, x - 0.26 * w, y + 0.12 * h);
    path.cubicTo(x - 0.2 * w, y - 0.04 * h, x + 0.2 * w, y - 0.04 * h, x + 0.26 * w, y + 0.12 * h);
    path.cubicTo(x + 0.32 * w, y + 0.24 * h, x + 0.12 * w, y + 0.28 * h, x + 0.18 * w, y + 0.36 * h);
    path.cubicTo(x + 0.46 * w, y + 0.56 * h, x + 0.62 * w, y + 0.72 * h, x + 0.24 * w, y + h);
    path.closeSubpath();
    return path;
}

} // namespace

void paintToken(QPainter &painter, const QRectF &box, const QColor &color)
{
    paintBox(painter, box, Qt::NoPen, color, 0.42 * box.height());
}

void paintPin(QPainter &painter, const QRectF &box, const QColor &color, const Colors &colors)
{
    painter.setPen(Qt::NoPen);
    painter.setBrush(color);
    if (box.width() < 5) {
        const QRectF bar = box.adjusted(0.12 * box.width(), 0.06 * box.height(), -0.12 * box.width(), 0);
        painter.drawRoundedRect(bar, bar.width() / 2, bar.width() / 2);
        return;
    }
    painter.drawPath(pinPath(box));
    if (box.width() < 9)
        return;
    painter.setBrush(colors.surface);
    const qreal width = 0.34 * box.width();
    const QRectF stripe(box.center().x() - width / 2, box.top() + 0.305 * box.height(), width, 0.04 * box.height());
    painter.drawRect(stripe);
}

namespace {

Piece pinRow(quint64 pins, const Colors &colors)
{
    const qreal width = pins == 0 ? 2 : qreal(pins);
    const qreal height = pins == 0 ? emptyHeight : pinHeight + 0.15;
    return {QSizeF(width, height + 0.1), [=](QPainter &painter, QPointF at, qreal unit) {
                const QRectF box(at, QSizeF(width, height) * unit);
                paintBaseline(painter, box, unit,
                              pins == 0 ? colors.mutedText : mixed(colors.line, colors.mutedText, 0.4));
                for (quint64 i = 0; i < pins; ++i)
                    paintPin(painter, QRectF(at.x() + (qreal(i) + 0.06) * unit, at.y(), 0.88 * unit, pinHeight * unit),
                             ink(colors), colors);
            }};
}

/// Returns a row that is too long to be drawn in full: its number and one pin, without a times sign, which is used for
/// the size of a group.
Piece numberedRow(quint64 pins, const Colors &colors)
{
    const Piece number = textPiece(QString::number(pins), colors.text, pinHeight);
    const qreal width = number.size.width() + 0.2;
    return {QSizeF(width + 1, pinHeight + 0.25),
            [=](QPainter &painter, QPointF at, qreal unit) {
                number.paint(painter, at, unit);
                paintPin(painter, QRectF(at.x() + width * unit, at.y(), unit, pinHeight * unit), ink(colors), colors);
            },
            number.type};
}

} // namespace

Pieces heapPieces(HeapLook look, Cells position, const QSizeF &area, const Colors &colors)
{
    constexpr std::size_t maxPieces = 60;
    const bool pins = look == HeapLook::Pins;
    const auto longest = static_cast<quint64>(pins ? std::clamp(area.width() / 2, 12.0, 80.0)
                                                   : std::clamp(area.height() / 3.5, 5.0, 24.0));
    Pieces pieces;
    for (const Cell heap : position.first(std::min(position.size(), maxPieces))) {
        if (heap > longest)
            pieces.push_back(pins ? numberedRow(heap, colors) : numberedStack(heap, colors));
        else
            pieces.push_back(pins ? pinRow(heap, colors) : stack(heap, colors));
    }
    if (position.size() > maxPieces)
        pieces.push_back(textPiece(QStringLiteral("…"), colors.mutedText, 2));
    if (position.empty())
        pieces.push_back(pins ? pinRow(0, colors) : stack(0, colors));
    return pieces;
}

} // namespace mexplorer
