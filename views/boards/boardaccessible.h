// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace mexplorer {

class BoardWidget;

/// Lets assistive technology see the pieces of each board as objects of their own, with a name, a place, a state and
/// actions. Called by each board; the first call is enough.
void makeBoardsAccessible();

/// Reports that the keyboard's cursor of \a board is on one of its pieces.
void reportFocusedPiece(BoardWidget *board, int piece);

} // namespace mexplorer
