// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QMenu;
class QPoint;

namespace mexplorer {

class BoardCard;

/// Adds to a context menu what can be done with a board: the move that is selected on it, or that a press at
/// \a globalPoint would make; the list of its moves; its position as text.
void addBoardActions(QMenu *menu, BoardCard *card, const QPoint &globalPoint, bool isPlayable);

} // namespace mexplorer
