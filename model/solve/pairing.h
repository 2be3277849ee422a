// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/solve/move.h"

namespace mexplorer {

// Winning by symmetry, without a search, for boards too big to be solved.

/// True if each move is answered by its mirror image, so that the position is P under normal play, with value 0; also
/// for terminal positions. If false, it may still be P. Cost: some microseconds per group of cells and symmetry.
bool isPaired(const Position &position);
/// The same for one component; false for games that are not played on a board of cells.
bool isPairedBoard(const Component &component);

/// The moves to positions that isPaired(), which win. Other moves may win as well. Empty for positions with very many
/// moves. When \a control is cancelled, the moves found so far.
std::vector<Move> pairingMoves(const Position &position, const JobControl *control = nullptr);
/// True if pairingMoves() isn't empty; faster.
bool hasPairingMove(const Position &position);

} // namespace mexplorer
