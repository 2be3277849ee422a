// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/boards/tokensboard.h"

#include "views/theme/theme.h"

#include <QKeyEvent>
#include <QPen>
#include <QWheelEvent>

namespace mexplorer {

TokensBoard::Token TokensBoard::token(int piece) const
{
    Token token = {0, piece};
    while (token.heap + 1 < heaps().size() && token.height >= placesOf(token.heap)) {
        token.height -= placesOf(token.heap);
        ++token.heap;
    }
    return token;
}

int TokensBoard::firstOf(std::size_t heap) const
{
    int first = 0;
    for (std::size_t i = 0; i < heap; ++i)
        first += placesOf(i);
    return first;
}

CellVector TokensBoard::withHeap(std::size_t heap, Cell tokens) const
{
    CellVector after = heaps();
    after[heap] = tokens;
    return after;
}

QPen TokensBoard::placePen(int piece, const Colors &colors) const
{
    const Token at = token(piece);
    const Token to = selection().isEmpty() ? Token() : token(selection().cursor);
    const bool isFilled = !selection().isEmpty() && at.heap == to.heap && at.height <= to.height;
    return isFilled ? QPen(colors.selection, 2) : QPen(colors.line, 1, Qt::DotLine);
}

bool TokensBoard::isOn(int piece) const
{
    const Token at = token(piece);
    return at.height < static_cast<int>(heaps()[at.heap]);
}

std::optional<CellVector> TokensBoard::switched(int piece) const
{
    const Token at = token(piece);
    return withHeap(at.heap, static_cast<Cell>(isOn(piece) ? at.height : at.height + 1));
}

void TokensBoard::changeHeap(int piece, int tokens)
{
    const std::size_t heap = token(piece).heap;
    const int size = static_cast<int>(heaps()[heap]) + tokens;
    if (size >= 0 && size <= static_cast<int>(maxDrawn))
        emit edited(withHeap(heap, static_cast<Cell>(size)));
}

void TokensBoard::wheelEvent(QWheelEvent *event)
{
    const int piece = isEditable() ? pieceAt(event->position()) : -1;
    const int turn = event->angleDelta().y();
    if (piece >= 0 && turn != 0)
        changeHeap(piece, turn > 0 ? 1 : -1);
    else
        SelectingBoard::wheelEvent(event);
}

void TokensBoard::keyPressEvent(QKeyEvent *event)
{
    const bool isPlus = event->key() == Qt::Key_Plus;
    if (isEditable() && focusedPiece() >= 0 && (isPlus || event->key() == Qt::Key_Minus))
        changeHeap(focusedPiece(), isPlus ? 1 : -1);
    else
        SelectingBoard::keyPressEvent(event);
}

} // namespace mexplorer
