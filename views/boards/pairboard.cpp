// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/boards/pairboard.h"

#include "views/boards/boardmarks.h"

#include <QPainter>

#include <algorithm>

namespace mexplorer {

namespace {

/// Returns the smallest step of 1, 2, 5, 10 and so on at which numbers of this size fit into cells of this side.
int stepFor(int size, int side)
{
    for (int power = 1;; power *= 10) {
        for (const int step : {power, 2 * power, 5 * power}) {
            if (step * side >= size)
                return step;
        }
    }
}

} // namespace

PairBoard::PairBoard(const Component &component, Kind kind, QWidget *parent)
    : SelectingBoard(component, parent), m_kind(kind)
{
    layOut({});
}

bool PairBoard::canDraw(const Component &component)
{
    bool isSmall = std::ranges::max(component.cells) <= maxDrawn;
    if (isSmall)
        component.rules->followers(component.cells, [&isSmall](Cells follower) {
            isSmall = isSmall && std::ranges::max(follower) <= maxDrawn;
        });
    return isSmall;
}

QPoint PairBoard::placed(const CellVector &pair) const
{
    const bool isQueen = m_kind == Kind::Queen;
    return {static_cast<int>(pair[isQueen ? 1 : 0]), static_cast<int>(pair[isQueen ? 0 : 1])};
}

/// The heaps of Wythoff's game have no order: the smaller one is the first.
CellVector PairBoard::pairAt(QPoint square) const
{
    const auto x = static_cast<Cell>(square.x());
    const auto y = static_cast<Cell>(square.y());
    return m_kind == Kind::Numbers ? CellVector{x, y} : CellVector{std::min(x, y), std::max(x, y)};
}

void PairBoard::layOut(const Span &played)
{
    const CellVector &pair = component().cells;
    const auto seen = m_seen.find(pair);
    m_from = m_queen;
    if (!played.isEmpty())
        m_queen = squareOf(played.cursor);
    else
        m_queen = seen != m_seen.end() && !isEditable() ? seen->second : placed(pair);
    m_seen[pair] = m_queen;
    m_columns = std::max(m_columns, m_queen.x() + 1);
    m_rows = std::max(m_rows, m_queen.y() + 1);
    if (m_kind == Kind::Numbers) { // a number may become larger
        for (const CellVector &follower : followers()) {
            m_columns = std::max(m_columns, placed(follower).x() + 1);
            m_rows = std::max(m_rows, placed(follower).y() + 1);
        }
    }
    if (!isEditable())
        return;
    constexpr int usual = 11; // columns and rows to choose from
    const bool isUsual = std::max(m_columns, m_rows) <= usual;
    m_columns = m_rows = isUsual ? usual : static_cast<int>(maxDrawn) + 1;
}

int PairBoard::firstPiece() const
{
    return isEditable() ? square(m_queen.x(), m_queen.y()) : SelectingBoard::firstPiece();
}

/// The heaps keep their order, even if the first is the greater one.
std::optional<CellVector> PairBoard::switched(int piece) const
{
    const QPoint to = squareOf(piece);
    if (isOn(piece))
        return std::nullopt;
    return m_kind == Kind::Numbers ? pairAt(to) : CellVector{static_cast<Cell>(to.y()), static_cast<Cell>(to.x())};
}

bool PairBoard::wasMadeBy(const Span &span, const CellVector &next) const
{
    const auto seen = m_seen.find(next);
    return seen != m_seen.end() && squareOf(span.cursor) == seen->second;
}

int PairBoard::side() const
{
    return std::clamp(11 * unit() / std::max(m_columns, m_rows), 10, unit());
}

/// The space for the numbers of columns and rows.
int PairBoard::margin() const
{
    return std::max({28, fontMetrics().height() + 8, fontMetrics().horizontalAdvance(QString::number(m_rows)) + 14});
}

int PairBoard::columnStep() const
{
    return stepFor(fontMetrics().horizontalAdvance(QString::number(m_columns)) + 6, side());
}

int PairBoard::rowStep() const
{
    return stepFor(fontMetrics().height(), side());
}

QSize PairBoard::sizeHint() const
{
    return {m_columns * side() + 2 * margin(), m_rows * side() + 2 * margin()};
}

QRectF PairBoard::pieceRect(int index) const
{
    const QPoint at = squareOf(index);
    const QPointF origin = contentOrigin(QSizeF(m_columns * side(), m_rows * side()));
    return QRectF(origin.x() + at.x() * side(), origin.y() + (m_rows - 1 - at.y()) * side(), side(), side());
}

int PairBoard::neighbour(int piece, int right, int down) const
{
    const QPoint at = squareOf(piece);
    return square(std::clamp(at.x() + right, 0, m_columns - 1), std::clamp(at.y() - down, 0, m_rows - 1));
}

bool PairBoard::isReached(QPoint to) const
{
    if (m_kind == Kind::Numbers)
        return isFollower(pairAt(to));
    const QPoint step = m_queen - to;
    return step != QPoint() && step.x() >= 0 && step.y() >= 0 &&
           (step.x() == 0 || step.y() == 0 || step.x() == step.y());
}

std::optional<CellVector> PairBoard::moveOf(const Span &span) const
{
    const QPoint to = squareOf(span.cursor);
    CellVector after = pairAt(to);
    return isReached(to) && isFollower(after) ? std::optional(after) : std::nullopt;
}

QString PairBoard::objection(const Span &span) const
{
    if (m_kind == Kind::Numbers)
        return squareOf(span.cursor) == m_queen ? tr("The piece is here: (%1, %2).").arg(m_queen.x()).arg(m_queen.y())
                                                : tr("No move leads to this square.");
    if (squareOf(span.cursor) == m_queen)
        return tr("The queen is here: heaps of %1 and %2.").arg(m_queen.x()).arg(m_queen.y());
    return tr("The queen moves left, down, or diagonally down to the left.");
}

QString PairBoard::effect(const Span &span) const
{
    const QPoint to = squareOf(span.cursor);
    if (m_kind == Kind::Numbers)
        return tr("Move to (%1, %2).").arg(to.x()).arg(to.y());
    const QPoint taken = m_queen - to;
    const QString leaves = tr("leaves %1 and %2.").arg(to.x()).arg(to.y());
    if (taken.y() == 0)
        return tr("Take %1 from the heap of %2: %3").arg(taken.x()).arg(m_queen.x()).arg(leaves);
    if (taken.x() == 0)
        return tr("Take %1 from the heap of %2: %3").arg(taken.y()).arg(m_queen.y()).arg(leaves);
    return tr("Take %1 from both heaps: %2").arg(taken.x()).arg(leaves);
}

void PairBoard::paintQueen(QPainter &painter, const Colors &colors) const
{
    QRectF rect = pieceRect(square(m_queen.x(), m_queen.y()));
    painter.setPen(Qt::NoPen);
    painter.setBrush(colors.pPosition);
    painter.drawEllipse(rect.adjusted(3, 3, -3, -3));
    if (m_kind == Kind::Numbers)
        return;
    rect.adjust(rect.width() * 0.26, rect.height() * 0.3, -rect.width() * 0.26, -rect.height() * 0.3);
    QPolygonF crown = {rect.bottomLeft(),
                       rect.topLeft(),
                       {rect.left() + rect.width() * 0.3, rect.center().y()},
                       {rect.center().x(), rect.top()},
                       {rect.right() - rect.width() * 0.3, rect.center().y()},
                       rect.topRight(),
                       rect.bottomRight()};
    painter.setBrush(Colors::readableOn(colors.pPosition));
    painter.drawPolygon(crown);
}

void PairBoard::paintBoard(QPainter &painter, const Colors &colors)
{
    for (int i = 0; i < pieceCount(); ++i) {
        const QPoint at = squareOf(i);
        const QRectF rect = pieceRect(i);
        painter.setPen(QPen(colors.line, 1));
        painter.setBrush((at.x() + at.y()) % 2 == 0 ? colors.window : colors.surface);
        painter.drawRect(rect);
        if (!isEditable() && isReached(at)) {
            painter.setPen(Qt::NoPen);
            painter.setBrush(colors.mutedText);
            painter.drawEllipse(rect.center(), 3, 3);
        }
        painter.setBrush(Qt::NoBrush);
        if (isHinted(i)) {
            painter.setPen(penFor({i, i}, colors));
            painter.drawRoundedRect(rect.adjusted(4, 4, -4, -4), 4, 4);
        }
    }
    painter.setPen(colors.mutedText);
    painter.setFont(font());
    for (int column = 0; column < m_columns; column += columnStep())
        painter.drawText(pieceRect(square(column, 0)).translated(0, side() + 2),
                         Qt::AlignHCenter | Qt::AlignTop | Qt::TextDontClip, QString::number(column));
    for (int row = 0; row < m_rows; row += rowStep())
        painter.drawText(pieceRect(square(0, row)).translated(-side() - 6, 0),
                         Qt::AlignRight | Qt::AlignVCenter | Qt::TextDontClip, QString::number(row));
    if (isMarked()) {
        const QPointF from = pieceRect(square(m_from.x(), m_from.y())).center();
        const QPointF to = pieceRect(square(m_queen.x(), m_queen.y())).center();
        painter.setPen(playerPen(markedMove()->player, colors, 3));
        painter.drawLine(from, to);
        paintPlayerMark(painter, from, std::clamp(side() / 2.5, 8.0, 24.0), markedMove()->player, colors);
    }
    if (!selection().isEmpty() && selectionIsMove() && !isEditable()) {
        painter.setPen(QPen(colors.selection, 2));
        painter.drawLine(pieceRect(square(m_queen.x(), m_queen.y())).center(), pieceRect(selection().cursor).center());
    }
    paintQueen(painter, colors);
    if (!selection().isEmpty()) {
        painter.setBrush(Qt::NoBrush);
        painter.setPen(selectionPen(colors, selectionIsMove()));
        painter.drawRoundedRect(pieceRect(selection().cursor).adjusted(2, 2, -2, -2), 4, 4);
    }
}

QString PairBoard::pieceName(int piece) const
{
    const QPoint at = squareOf(piece);
    if (at == m_queen && m_kind == Kind::Numbers)
        return tr("Column %1, row %2: the piece").arg(at.x()).arg(at.y());
    return at == m_queen ? tr("Column %1, row %2: the queen").arg(at.x()).arg(at.y())
                         : tr("Column %1, row %2").arg(at.x()).arg(at.y());
}

} // namespace mexplorer
