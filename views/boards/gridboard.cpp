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

namespace {

/// True if the borders of two rectangles coincide in some part.
bool shareBorder(const QRect &a, const QRect &b)
{
    const bool besideEachOther = a.top() <= b.bottom() && b.top() <= a.bottom();
    const bool aboveEachOther = a.left() <= b.right() && b.left() <= a.right();
    return (besideEachOther && (a.left() == b.left() || a.right() == b.right())) ||
           (aboveEachOther && (a.top() == b.top() || a.bottom() == b.bottom()));
}

} // namespace

GridBoard::GridBoard(const Component &component, QWidget *parent)
    : SelectingBoard(component, parent), m_board(*component.rules->cellBoard())
{
}

QSize GridBoard::sizeHint() const
{
    const int names = hasNames() || !isTight() ? 2 * labelSize() : 0; // the letters and numbers at the edge
    const int around = names + (isTight() ? 12 : 18);
    return {m_board.columns * unit() + around, m_board.rows * unit() + around};
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

QRectF GridBoard::pieceRect(int index) const
{
    const QPointF origin = contentOrigin(QSizeF(m_board.columns * unit(), m_board.rows * unit()));
    return QRectF(origin.x() + columnOf(index) * unit(), origin.y() + rowOf(index) * unit(), unit(), unit());
}

void GridBoard::hintsChanged()
{
    SelectingBoard::hintsChanged();
    m_frames = hintFrames();
}

int GridBoard::neighbour(int piece, int right, int down) const
{
    const int row = std::clamp(rowOf(piece) + down, 0, m_board.rows - 1);
    const int column = std::clamp(columnOf(piece) + right, 0, m_board.columns - 1);
    return row * m_board.columns + column;
}

QRect GridBoard::cellsOf(const Span &span) const
{
    const QPoint anchor(columnOf(span.anchor), rowOf(span.anchor));
    const QPoint cursor(columnOf(span.cursor), rowOf(span.cursor));
    return QRect(QPoint(std::min(anchor.x(), cursor.x()), std::min(anchor.y(), cursor.y())),
                 QPoint(std::max(anchor.x(), cursor.x()), std::max(anchor.y(), cursor.y())));
}

QRectF GridBoard::rectOf(const Span &span) const
{
    return pieceRect(span.anchor).united(pieceRect(span.cursor));
}

bool GridBoard::contains(const Span &span, int piece) const
{
    return cellsOf(span).contains(columnOf(piece), rowOf(piece));
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
            if (!isOne(row * m_board.columns + column))
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
            const Cell bit = Cell(1) << (row * m_board.columns + column);
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
    return tr("Row %1, column %2: %3").arg(rowOf(piece) + 1).arg(columnOf(piece) + 1).arg(cellText(isOne(piece)));
}

void GridBoard::paintBoard(QPainter &painter, const Colors &colors)
{
    for (int i = 0; i < pieceCount(); ++i)
        paintCell(painter, pieceRect(i), i, colors);
    paintPieces(painter, colors);
    paintNumbers(painter, colors);
    painter.setBrush(Qt::NoBrush);
    if (isMarked()) {
        const QRectF rect = rectOf(lastMove()).adjusted(2.5, 2.5, -2.5, -2.5);
        const Player player = markedMove()->player;
        painter.setPen(playerPen(player, colors));
        painter.drawRoundedRect(rect, 6, 6);
        const qreal mark = std::clamp(unit() / 5.0, 7.0, 18.0);
        paintPlayerMark(painter, rect.topRight() + QPointF(-0.3, 0.3) * mark, mark, player, colors);
    }
    painter.setBrush(Qt::NoBrush);
    paintHints(painter, colors);
    if (!selection().isEmpty()) {
        painter.setPen(selectionPen(colors, selectionIsMove()));
        painter.drawRoundedRect(rectOf(selection()).adjusted(2, 2, -2, -2), 7, 7);
    }
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
    for (int column = 0; column < m_board.columns; ++column) {
        const QRectF rect = pieceRect(column);
        painter.drawText(QRectF(rect.left(), rect.top() - size - 5, rect.width(), size + 4), Qt::AlignCenter,
                         columnName(column));
    }
    for (int row = 0; row < m_board.rows; ++row) {
        const QRectF rect = pieceRect(row * m_board.columns);
        painter.drawText(QRectF(rect.left() - size - 7, rect.top(), size + 4, rect.height()),
                         Qt::AlignRight | Qt::AlignVCenter, QString::number(row + 1));
    }
    painter.setFont(font());
}

/// Returns the frames of hints, the larger ones outside: where two borders would coincide, one is drawn further in.
std::vector<GridBoard::HintFrame> GridBoard::hintFrames() const
{
    std::vector<HintFrame> frames;
    for (const Span &span : hintSpans()) {
        const QRect cells = cellsOf(span); // both diagonals have the same cells
        if (std::none_of(frames.begin(), frames.end(), [&](const HintFrame &frame) { return frame.cells == cells; }))
            frames.push_back({span, cells, 0});
    }
    const auto area = [](const HintFrame &frame) { return frame.cells.width() * frame.cells.height(); };
    std::stable_sort(frames.begin(), frames.end(),
                     [&](const HintFrame &a, const HintFrame &b) { return area(a) > area(b); });
    for (std::size_t i = 0; i < frames.size(); ++i) {
        std::vector<bool> taken(frames.size() + 1, false);
        for (std::size_t before = 0; before < i; ++before) {
            if (shareBorder(frames[before].cells, frames[i].cells))
                taken[static_cast<std::size_t>(frames[before].level)] = true;
        }
        frames[i].level = static_cast<int>(std::find(taken.begin(), taken.end(), false) - taken.begin());
    }
    return frames;
}

/// Paints faint hints first, so that nothing covers the focused one.
void GridBoard::paintHints(QPainter &painter, const Colors &colors) const
{
    if (hintSpans().empty())
        return;
    const qreal step = std::clamp(unit() / 12.0, 2.5, 5.0);
    const int levels = std::max(2, static_cast<int>(unit() * 0.36 / step));
    for (const bool faint : {true, false}) {
        for (const HintFrame &frame : m_frames) {
            if (isFaint(frame.span) != faint)
                continue;
            const qreal inset = 3 + step * (frame.level % levels);
            const QRectF rect = rectOf(frame.span).adjusted(inset, inset, -inset, -inset);
            QPen pen = penFor(frame.span, colors);
            // On a background, because it crosses light and dark cells.
            painter.setPen(QPen(colors.surface, faint ? 1.5 : 4));
            painter.drawRoundedRect(rect, 5, 5);
            if (!faint && m_frames.size() > 1)
                pen.setWidthF(hintFocus() ? 3 : 2);
            painter.setPen(pen);
            painter.drawRoundedRect(rect, 5, 5);
        }
    }
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
