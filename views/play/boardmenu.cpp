// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/play/boardmenu.h"

#include "views/play/boardcard.h"
#include "views/theme/icons.h"

#include <QClipboard>
#include <QCoreApplication>
#include <QGuiApplication>
#include <QMenu>

namespace mexplorer {

namespace {

struct BoardMenuText
{
    Q_DECLARE_TR_FUNCTIONS(mexplorer::BoardMenu)
};

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
        menu->addAction(BoardMenuText::tr("Make the Move %1").arg(briefMoveText(board->component(), *after)), board,
                        [board, move = *after] { emit board->moveChosen(move); });
    QAction *moves = menu->addAction(themeIcon(QStringLiteral("menu")), BoardMenuText::tr("All Moves of This Board…"),
                                     card, &BoardCard::showAllMoves);
    moves->setEnabled(isPlayable);
    menu->addAction(themeIcon(QStringLiteral("copy")), BoardMenuText::tr("Copy This Board's Position"), card,
                    [board] { QGuiApplication::clipboard()->setText(board->component().text()); });
    menu->addSeparator();
}

} // namespace mexplorer
