// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/play/boardmenu.h"

#include "views/play/boardcard.h"
#include "views/theme/icons.h"
#include "views/theme/viewtext.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QMenu>

namespace mexplorer {

namespace {

std::optional<CellVector> moveAt(const BoardWidget &board, const QPointF &point)
{
    if (const auto selected = board.selectedMove())
        return selected;
    for (int piece = 0; piece < board.pieceCount(); ++piece) {
        if (board.pieceRect(piece).contains(point))
            return board.moveAt(piece);
    }
    return std::nullopt;
}

} // namespace

void addBoardActions(QMenu *menu, BoardCard *card, const QPoint &globalPoint, bool isPlayable)
{
    BoardWidget *board = card->board();
    const auto after = moveAt(*board, board->mapFromGlobal(QPointF(globalPoint)));
    if (after && isPlayable)
        menu->addAction(ViewText::tr("Make the Move %1").arg(briefMoveText(board->component(), *after)), board,
                        [board, move = *after] { emit board->moveChosen(move); });
    QAction *moves = menu->addAction(themeIcon(QStringLiteral("menu")), ViewText::tr("All Moves of This Board…"), card,
                                     &BoardCard::showAllMoves);
    moves->setEnabled(isPlayable);
    menu->addAction(themeIcon(QStringLiteral("copy")), ViewText::tr("Copy This Board's Position"), card,
                    [board] { QGuiApplication::clipboard()->setText(board->component().text()); });
    menu->addSeparator();
}

} // namespace mexplorer
