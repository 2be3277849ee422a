// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/boards/gridboard.h"

#include "model/games/squarename.h"
#include "model/play/gamerecord.h"
#include "views/boards/boardmarks.h"
#include "views/theme/fontrole.h"

#include <QFontInfo>
#include <QPainter>

#include <algorithm>

namespace mexplorer {

GridBoard::GridBoard(const Component &component, QWidget *parent)
    : RectangleBoard(component, parent), m_board(*component.rules->cellBoard())
{
}

QSize GridBoard::sizeHint() const
{
    const int names = hasNames() || !isTight() ? 2 * labelSize() : 0; // the letters and numbers at the edge
    const int around = names + (isTight() ? 12 : 18);
    return gridSize() + QSize(around, around);
}

/// Small boards have no names, and the size at which they have them is larger for one of many boards.
bool GridBoard::hasNames() const
{
    return unit() >= (isTight() ? 40 : 32);
}

/// The font size of the letters of columns and the numbers of rows: as large as the font and the cells allow, and
/// larger in a presentation.
int GridBoard::labelSize() const
{
    const int preferred = isProjected(this) ? unit() : qRound(0.35 * unit());
    return std::clamp(preferred, 11, std::max(11, QFontInfo(font()).pixelSize() * 9 / 10));
}

std::optional<Player> GridBoard::takerOf(int piece) const
{
    for (const PlayedMove &move : history().moves) {
        if (((move.before[0] ^ move.after[0]) >> piece) & 1)
            return move.player;
    }
    return std::nullopt;
}

std::optional<QPoint> GridBoard::firstZero(const Span &span) const
{
    const QRect cells = cellsOf(span);
    for (int row = cells.top(); row <= cells.bottom(); ++row) {
        for (int column = cells.left(); column <= cells.right(); ++column) {
            if (!isOne(pieceAtPlace(column, row)))
                return QPoint(column, row);
        }
    }
    return std::nullopt;
}

std::optional<CellVector> GridBoard::moveOf(const Span &span) const
{
    const QRect cells = cellsOf(span);
    CellVector after = component().cells;
    for (int row = cells.top(); row <= cells.bottom(); ++row) {
        for (int column = cells.left(); column <= cells.right(); ++column) {
            const Cell bit = Cell(1) << pieceAtPlace(column, row);
            if (!(after[0] & bit))
                return std::nullopt;
            after[0] &= ~bit;
        }
    }
    return isFollower(after) ? std::optional(after) : std::nullopt;
}

std::optional<CellVector> GridBoard::switched(int piece) const
{
    return CellVector{component().cells[0] ^ (Cell(1) << piece)};
}

QString GridBoard::pieceName(int piece) const
{
    return tr("Row %1, column %2: %3")
        .arg(placeOf(piece).y() + 1)
        .arg(placeOf(piece).x() + 1)
        .arg(cellText(isOne(piece)));
}

void GridBoard::paintBoard(QPainter &painter, const Colors &colors)
{
    for (int i = 0; i < pieceCount(); ++i)
        paintCell(painter, pieceRect(i), i, colors);
    paintPieces(painter, colors);
    paintNumbers(painter, colors);
    paintMarks(painter, colors);
}

/// Paints the letters of columns and the numbers of rows, by which moves are typed.
void GridBoard::paintNumbers(QPainter &painter, const Colors &colors) const
{
    if (!hasNames() || isEditable())
        return;
    QFont small = font();
    const qreal size = labelSize();
    small.setPixelSize(labelSize());
    painter.setFont(small);
    painter.setPen(colors.mutedText);
    for (int column = 0; column < columns(); ++column) {
        const QRectF rect = pieceRect(column);
        painter.drawText(QRectF(rect.left(), rect.top() - size - 5, rect.width(), size + 4), Qt::AlignCenter,
                         columnName(column));
    }
    for (int row = 0; row < rows(); ++row) {
        const QRectF rect = pieceRect(pieceAtPlace(0, row));
        painter.drawText(QRectF(rect.left() - size - 7, rect.top(), size + 4, rect.height()),
                         Qt::AlignRight | Qt::AlignVCenter, QString::number(row + 1));
    }
    painter.setFont(font());
}

QString MatrixBoard::objection(const Span &span) const
{
    const QPoint zero = firstZero(span).value_or(QPoint());
    return tr("%1 is 0; a rectangle may hold only ones.").arg(squareName(zero.x(), zero.y()));
}

QString MatrixBoard::effect(const Span &span) const
{
    const QRect cells = cellsOf(span);
    const int ones = cells.width() * cells.height();
    const QString covered = shortMoveText(component(), *moveOf(span));
    return tr("Set %1 to 0: %n one(s).", nullptr, ones).arg(covered);
}

void MatrixBoard::paintCell(QPainter &painter, const QRectF &rect, int piece, const Colors &colors) const
{
    const QRectF inner = rect.adjusted(3, 3, -3, -3);
    const bool one = isOne(piece);
    const qreal fading = isLastMove(piece) && !one ? 1 - transition() : 0;
    painter.setPen(QPen(colors.line, 1));
    painter.setBrush(colors.surface);
    painter.drawRoundedRect(inner, 5, 5);
    if (const std::optional<Player> taker = takerOf(piece); taker && !one)
        paintPlayerArea(painter, inner, 5, *taker, colors);
    if (one || fading > 0) {
        painter.setOpacity(one ? 1 : fading);
        const bool taken = isPieceSelected(piece);
        painter.setPen(Qt::NoPen);
        painter.setBrush(taken && selectionIsMove() && !isEditable() ? colors.selection : colors.pPosition);
        painter.drawRoundedRect(inner, 5, 5);
        painter.setPen(Colors::readableOn(painter.brush().color()));
    } else {
        painter.setPen(colors.mutedText);
    }
    QFont font = painter.font();
    font.setPixelSize(std::max(10, static_cast<int>(rect.height() * 0.4)));
    painter.setFont(font);
    painter.drawText(inner, Qt::AlignCenter, one || fading > 0 ? QStringLiteral("1") : QStringLiteral("0"));
    painter.setOpacity(1);
}

QString DominoBoard::objection(const Span &span) const
{
    if (const std::optional<QPoint> zero = firstZero(span))
        return tr("%1 is taken; a domino needs two empty cells.").arg(squareName(zero->x(), zero->y()));
    const QRect cells = cellsOf(span);
    return cells.width() * cells.height() == 1 ? tr("Stretch the domino over a cell beside this one.")
                                               : tr("A domino covers just two adjacent cells.");
}

QString DominoBoard::effect(const Span &span) const
{
    return tr("Place a domino on %1.").arg(shortMoveText(component(), *moveOf(span)));
}

void DominoBoard::paintCell(QPainter &painter, const QRectF &rect, int piece, const Colors &colors) const
{
    const QRectF inner = rect.adjusted(1, 1, -1, -1);
    painter.setPen(QPen(colors.line, 1));
    painter.setBrush(colors.surface);
    painter.drawRoundedRect(inner, 3, 3);
    if (isOne(piece) || takerOf(piece))
        return;
    // The cell was taken before the game began.
    painter.setPen(Qt::NoPen);
    painter.setBrush(colors.line);
    painter.drawRoundedRect(inner.adjusted(2, 2, -2, -2), 5, 5);
}

QRectF DominoBoard::rectOfMove(const PlayedMove &move) const
{
    QRectF rect;
    for (int i = 0; i < pieceCount(); ++i) {
        if (((move.before[0] ^ move.after[0]) >> i) & 1)
            rect |= pieceRect(i);
    }
    return rect;
}

/// Paints pips in the quarters of a half, according to the domino's number.
void DominoBoard::paintDomino(QPainter &painter, const QRectF &rect, int pips, const QColor &color, bool hatched) const
{
    const QRectF stone = rect.adjusted(4, 4, -4, -4);
    const qreal round = unit() / 7.0;
    painter.setPen(Qt::NoPen);
    painter.setBrush(color);
    painter.drawRoundedRect(stone, round, round);
    const QColor ink = Colors::readableOn(color);
    if (hatched) {
        painter.setBrush(QBrush(mixed(color, ink, 0.35), Qt::BDiagPattern));
        painter.drawRoundedRect(stone, round, round);
    }
    painter.setPen(QPen(ink, std::max(1.0, unit() / 24.0)));
    const bool across = rect.width() > rect.height();
    const QPointF half = across ? QPointF(0, stone.height() / 2 - 3) : QPointF(stone.width() / 2 - 3, 0);
    painter.drawLine(stone.center() - half, stone.center() + half);
    painter.setPen(Qt::NoPen);
    painter.setBrush(ink);
    const qreal radius = unit() / 14.0;
    const qreal away = unit() / 5.0;
    for (int side = 0; side < 2; ++side) {
        const int count = side == 0 ? pips % 4 + 1 : pips / 4 % 4 + 1;
        const qreal offset = (side == 0 ? -1 : 1) * (across ? rect.width() : rect.height()) / 4;
        const QPointF middle = rect.center() + (across ? QPointF(offset, 0) : QPointF(0, offset));
        if (count % 2 == 1)
            painter.drawEllipse(middle, radius, radius);
        for (int pair = 0; pair < count / 2; ++pair) {
            const QPointF corner(away, pair == 0 ? away : -away);
            painter.drawEllipse(middle + corner, radius, radius);
            painter.drawEllipse(middle - corner, radius, radius);
        }
    }
}

void DominoBoard::paintPieces(QPainter &painter, const Colors &colors) const
{
    int number = 0;
    for (const PlayedMove &move : history().moves) {
        const bool last = &move == &history().moves.back();
        painter.setOpacity(last ? transition() : 1);
        paintDomino(painter, rectOfMove(move), 5 * number++, playerColor(move.player, colors),
                    move.player == Player::Second);
    }
    painter.setOpacity(1);
    if (!selection().isEmpty() && selectionIsMove() && !isEditable()) {
        painter.setOpacity(0.6);
        paintDomino(painter, rectOf(selection()), 5 * number, colors.selection, false);
        painter.setOpacity(1);
    }
}

} // namespace mexplorer
