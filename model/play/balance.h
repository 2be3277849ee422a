// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/play/gamerecord.h"

namespace mexplorer {

/// True if the game sums a position with the nim heap of its value, which is the last component, so that the sum has
/// value 0. False until the start is assessed.
bool isAgainstNimHeap(const GameRecord &record);

/// In such a game, explains why the move before \a ply answers the previous one: the sum has value 0 again, because
/// another component was given the same value or because the move was reversed. Empty at other plies, and if the move
/// didn't restore the value 0.
QString balanceText(const GameRecord &record, std::size_t ply);

} // namespace mexplorer
