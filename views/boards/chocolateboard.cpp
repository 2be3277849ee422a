// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/boards/chocolateboard.h"

#include "model/games/squarename.h"
#include "views/boards/boardmarks.h"
#include "views/theme/fontrole.h"

#include <QPainter>

#include <algorithm>

namespace mexplorer {

ChocolateBoard::ChocolateBoard(const Component &component, QWidget *parent) : SelectingBoard(component, parent)
{
    layOut({});
}

void ChocolateBoard::layOut(const Span &)
{
    const CellVector &heights = component().cells;
    m_columns = std::max(m_columns, static_cast<int>(heights.size()));
    m_rows = std::max(m_rows, heights.empty() ? 0 : static_cast<int>(heights.front()));
    constexpr int minSide = 8; // for squares that are added
    if (isEditable()) {
        m_columns = std::max(m_columns, minSide);
        m_rows = std::max(m_rows, minSide);
    }
}

void ChocolateBoard::setPoisoned(bool poisoned)
{
    m_isPoisoned = poisoned;
    update();
}

int ChocolateBoard::side() const
{
    return std::clamp(11 * unit() / std::max({1, m_columns, m_rows}), 14, unit());
}

QSize ChocolateBoard::sizeHint() const
{
    const int around = hasNames() ? 2 * nameSize() + 18 : 32;
    return {std::max(1, m_columns) * side() + around, std::max(1, m_rows) * side() + around};
}

bool ChocolateBoard::hasNames() const
{
    return side() >= (isTight() ? 32 : 24);
}

/// The font size of the letters of columns and the numbers of rows, in pixels.
int ChocolateBoard::nameSize() const
{
    const int preferred = isProjected(this) ? side() : qRound(0.35 * side());
    return std::clamp(preferred, 11, std::max(11, QFontInfo(font()).pixelSize() * 9 / 10));
}

bool ChocolateBoard::isSquare(int column, int row) const
{
    return isEditable() ? column >= 0 && row >= 0 && column < m_columns && row < m_rows : isThere(column, row);
}

bool ChocolateBoard::isThere(int column, int row) const
{
    const CellVector &heights = component().cells;
    return column >= 0 && row >= 0 && column < static_cast<int>(heights.size()) &&
           row < static_cast<int>(heights[static_cast<std::size_t>(column)]);
}

bool ChocolateBoard::wasThere(int piece) const
{
    const CellVector &before = history().moves.empty() ? component().cells : history().moves.back().before;
    const auto column = static_cast<std::size_t>(piece / m_rows);
    return column < before.size() && piece % m_rows < static_cast<int>(before[column]);
}

QRectF ChocolateBoard::squareRect(int piece) const
{
    const QPointF origin = contentOrigin(QSizeF(m_columns * side(), m_rows * side()));
    const int column = piece / m_rows;
    const int row = piece % m_rows;
    return QRectF(origin.x() + column * side(), origin.y() + (m_rows - 1 - row) * side(), side(), side());
}

QRectF ChocolateBoard::pieceRect(int index) const
{
    return isSquare(index / m_rows, index % m_rows) ? squareRect(index) : QRectF();
}

int ChocolateBoard::neighbour(int piece, int right, int down) const
{
    const int column = piece / m_rows + right;
    const int row = piece % m_rows - down;
    return isSquare(column, row) ? column * m_rows + row : piece;
}

/// Removes squares as a move does, or adds all squares below and to the left of a place; the first square remains.
std::optional<CellVector> ChocolateBoard::switched(int piece) const
{
    const auto column = static_cast<std::size_t>(piece / m_rows);
    const auto row = static_cast<Cell>(piece % m_rows);
    CellVector heights = component().cells;
    if (piece == 0 && isOn(piece))
        return std::nullopt;
    if (isOn(piece)) {
        for (std::size_t i = column; i < heights.size(); ++i)
            heights[i] = std::min(heights[i], row);
        std::erase(heights, Cell(0));
        return heights;
    }
    heights.resize(std::max(heights.size(), column + 1), 0);
    for (std::size_t i = 0; i <= column; ++i)
        heights[i] = std::max(heights[i], row + 1);
    return heights;
}

bool ChocolateBoard::contains(const Span &span, int piece) const
{
    return piece / m_rows >= span.cursor / m_rows && piece % m_rows >= span.cursor % m_rows;
}

std::optional<CellVector> ChocolateBoard::moveOf(const Span &span) const
{
    const int column = span.cursor / m_rows;
    const int row = span.cursor % m_rows;
    if (!isThere(column, row))
        return std::nullopt;
    CellVector after = component().cells;
    for (auto i = static_cast<std::size_t>(column); i < after.size(); ++i)
        after[i] = std::min(after[i], static_cast<Cell>(row));
    after.erase(std::find(after.begin(), after.end(), Cell(0)), after.end());
    return isFollower(after) ? std::optional(after) : std::nullopt;
}

QString ChocolateBoard::objection(const Span &) const
{
    return tr("This square is eaten already.");
}

QString ChocolateBoard::effect(const Span &span) const
{
    const quint64 eaten = component().rules->size(component().cells) - component().rules->size(*moveOf(span));
    const QString square = shortMoveText(component(), *moveOf(span));
    return eaten == 1 ? tr("Eat one square, at %1.").arg(square)
                      : tr("Eat %n square(s), from %1 up and right.", nullptr, static_cast<int>(eaten)).arg(square);
}

/// Paints the names by which moves are typed: letters below the bar, and numbers next to its rows, counted from below.
void ChocolateBoard::paintNames(QPainter &painter, const Colors &colors) const
{
    if (!hasNames())
        return;
    QFont small = font();
    const qreal size = nameSize();
    small.setPixelSize(nameSize());
    painter.setFont(small);
    painter.setPen(colors.mutedText);
    for (int column = 0; column < m_columns; ++column)
        painter.drawText(squareRect(column * m_rows).translated(0, side() + 2),
                         Qt::AlignHCenter | Qt::AlignTop | Qt::TextDontClip, columnName(column));
    for (int row = 0; row < m_rows; ++row)
        painter.drawText(squareRect(row).adjusted(-2 * size - 6, 0, -side() - 6, 0),
                         Qt::AlignRight | Qt::AlignVCenter | Qt::TextDontClip, QString::number(row + 1));
    painter.setFont(font());
}

void ChocolateBoard::paintBoard(QPainter &painter, const Colors &colors)
{
    paintNames(painter, colors);
    for (int i = 0; i < pieceCount(); ++i) {
        const bool there = isThere(i / m_rows, i % m_rows);
        const qreal opacity = there ? 1 : isLastMove(i) && wasThere(i) ? 1 - transition() : 0;
        const QRectF rect = squareRect(i).adjusted(1.5, 1.5, -1.5, -1.5);
        painter.setPen(QPen(colors.line, 1, Qt::DotLine));
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(rect, 4, 4);
        if (isMarked() && isLastMove(i) && wasThere(i)) {
            paintPlayerArea(painter, rect, 4, markedMove()->player, colors);
            painter.setPen(playerPen(markedMove()->player, colors, 1.5));
            painter.setBrush(Qt::NoBrush);
            painter.drawRoundedRect(rect, 4, 4);
        }
        if (opacity <= 0)
            continue;
        painter.setOpacity(opacity);
        const bool taken = there && isPieceSelected(i);
        painter.setPen(Qt::NoPen);
        painter.setBrush(taken && selectionIsMove() ? colors.selection : colors.pPosition);
        painter.drawRoundedRect(rect, 4, 4);
        painter.setOpacity(1);
    }
    if (m_isPoisoned && isThere(0, 0)) {
        const qreal inset = side() / 3.5;
        const QRectF cross = squareRect(0).adjusted(inset, inset, -inset, -inset);
        painter.setPen(
            QPen(Colors::readableOn(colors.pPosition), std::max(2.0, side() / 12.0), Qt::SolidLine, Qt::RoundCap));
        painter.drawLine(cross.topLeft(), cross.bottomRight());
        painter.drawLine(cross.bottomLeft(), cross.topRight());
    }
    if (isMarked()) {
        paintPlayerMark(painter, squareRect(lastMove().cursor).center(), std::clamp(side() / 4.0, 7.0, 18.0),
                        markedMove()->player, colors);
    }
    painter.setBrush(Qt::NoBrush);
    for (const Span &span : hintSpans()) {
        QPen pen = penFor(span, colors);
        if (!isFaint(span))
            pen.setColor(Colors::readableOn(colors.pPosition));
        painter.setPen(pen);
        painter.drawRoundedRect(squareRect(span.cursor).adjusted(5, 5, -5, -5), 3, 3);
    }
    if (!selection().isEmpty() && !pieceRect(selection().cursor).isEmpty()) {
        painter.setPen(QPen(isOn(selection().cursor) ? Colors::readableOn(colors.selection) : colors.selection, 2));
        painter.drawRoundedRect(squareRect(selection().cursor).adjusted(4, 4, -4, -4), 3, 3);
    }
}

QString ChocolateBoard::pieceName(int piece) const
{
    const int column = piece / m_rows;
    const int row = piece % m_rows;
    if (m_isPoisoned && piece == 0 && isThere(0, 0))
        return tr("Column 1, row 1: poisoned, the player who eats it loses");
    return isThere(column, row) || isEditable() ? tr("Column %1, row %2").arg(column + 1).arg(row + 1)
                                                : tr("Column %1, row %2: eaten").arg(column + 1).arg(row + 1);
}

} // namespace mexplorer
