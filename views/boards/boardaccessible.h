// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace mexplorer {

class BoardWidget;

/// Makes the pieces of each board accessible as objects with a name, a place, a state and actions. Called by each
/// board; only the first call has an effect.
void makeBoardsAccessible();

/// Notifies assistive technology that the keyboard's cursor of \a board is on a piece.
void reportFocusedPiece(BoardWidget *board, int piece);

} // namespace mexplorer
