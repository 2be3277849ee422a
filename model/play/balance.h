// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/play/gamerecord.h"

namespace mexplorer {

/// True of a game of a position against the nim heap of its value: the heap stands last, and the sum has value 0. Only
/// once the start is assessed.
bool isAgainstNimHeap(const GameRecord &record);

/// In such a game, why the move before \a place answers the one before it: the sum has value 0 again, as the value of
/// another component is made the same, or because the move was reversed. Empty at other places, and where the answer
/// missed it.
QString balanceText(const GameRecord &record, std::size_t place);

} // namespace mexplorer
