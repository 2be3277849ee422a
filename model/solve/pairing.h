// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/solve/move.h"

namespace mexplorer {

// Winning by symmetry, without a search: for boards that are too big to be solved.

/// True if each move has a mirror image that answers it, so that the position is P under normal play, its value 0.
/// Also of terminal positions. If false, it may still be P. Cost: some microseconds a group of cells and symmetry.
bool isPaired(const Position &position);
/// As above, of one component; false for games that are not played on a board of cells.
bool isPairedBoard(const Component &component);

/// The moves to positions that isPaired(): they win. Others may win as well. None for positions with very many moves.
/// Only those found so far when \a control is cancelled.
std::vector<Move> pairingMoves(const Position &position, const JobControl *control = nullptr);
/// True if pairingMoves() has one; quicker.
bool hasPairingMove(const Position &position);

} // namespace mexplorer
