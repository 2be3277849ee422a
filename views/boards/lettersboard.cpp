// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/boards/lettersboard.h"

#include "views/boards/boardmarks.h"
#include "views/glyphs/pieces.h"

#include <QPainter>

#include <algorithm>

namespace mexplorer {

namespace {

/// The rectangle of the cells in which two positions differ.
QRect changedCells(const CellVector &before, const CellVector &after, int columns)
{
    QRect changed;
    for (std::size_t i = 0; i < std::min(before.size(), after.size()); ++i) {
        if (before[i] != after[i])
            changed |= QRect(static_cast<int>(i) % columns, static_cast<int>(i) / columns, 1, 1);
    }
    return changed;
}

} // namespace

LettersBoard::LettersBoard(const Component &component, QWidget *parent)
    : RectangleBoard(component, parent), m_grid(*component.rules->letterGrid(component.cells))
{
    findMoves();
}

void LettersBoard::findMoves()
{
    m_moves.clear();
    for (const CellVector &follower : followers())
        m_moves.emplace_back(changedCells(component().cells, follower, m_grid.columns), follower);
}

void LettersBoard::layOut(const Span &)
{
    m_grid = *component().rules->letterGrid(component().cells);
    findMoves();
}

QSize LettersBoard::sizeHint() const
{
    const int around = isTight() ? 12 : 32;
    return gridSize() + QSize(around, around);
}

QString LettersBoard::pieceName(int piece) const
{
    const QPoint place = placeOf(piece);
    const QChar letter = m_grid.letters[piece];
    return m_grid.rows == 1 ? tr("Cell %1: %2").arg(place.x() + 1).arg(letter)
                            : tr("Row %1, column %2: %3").arg(place.y() + 1).arg(place.x() + 1).arg(letter);
}

std::optional<CellVector> LettersBoard::moveOf(const Span &span) const
{
    const auto move = std::ranges::find(m_moves, cellsOf(span), [](const auto &one) { return one.first; });
    return move == m_moves.end() ? std::nullopt : std::optional(move->second);
}

QString LettersBoard::objection(const Span &span) const
{
    const QRect cells = cellsOf(span);
    const bool beginsOne = std::ranges::any_of(
        m_moves, [&cells](const auto &move) { return move.first != cells && move.first.contains(cells); });
    return beginsOne ? tr("Stretch the selection over all cells that the move changes.")
                     : tr("No move changes just these cells.");
}

void LettersBoard::paintCell(QPainter &painter, int piece, const Colors &colors) const
{
    const QRectF box = pieceRect(piece).adjusted(2, 2, -2, -2);
    const QChar letter = m_grid.letters[piece];
    const bool isEmpty = isEmptyLetter(letter);
    painter.setPen(QPen(colors.line, 1));
    painter.setBrush(isEmpty ? colors.surface : ink(colors));
    painter.drawRoundedRect(box, 5, 5);
    painter.setPen(isEmpty ? colors.mutedText : Colors::readableOn(painter.brush().color()));
    QFont font = painter.font();
    font.setPixelSize(std::max(10, static_cast<int>(box.height() * 0.45)));
    painter.setFont(font);
    painter.drawText(box, Qt::AlignCenter, letter);
    if (m_grid.ends[static_cast<std::size_t>(piece)]) {
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(colors.warning, 3));
        painter.drawRoundedRect(box.adjusted(3, 3, -3, -3), 4, 4);
    }
}

void LettersBoard::paintBoard(QPainter &painter, const Colors &colors)
{
    for (int i = 0; i < pieceCount(); ++i)
        paintCell(painter, i, colors);
    paintMarks(painter, colors);
}

} // namespace mexplorer
