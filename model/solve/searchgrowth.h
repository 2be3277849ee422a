// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/jobcontrol.h"
#include "model/games/rules.h"

#include <optional>

namespace mexplorer {

/// What the search for the value of a board would probably cost, from the growth of the searches of its first cells.
struct SearchGrowth
{
    int smallest = 0; ///< the least and the greatest number of cells that were searched
    int largest = 0;
    double moves = 0;   ///< that the search for the value of the board would examine
    double seconds = 0; ///< that this would take on one core of this machine
};

/// Extrapolates to \a board, if it is of a game that clears cells, from the searches of its first cells that examine at
/// most \a maxMoves moves in all. std::nullopt if these are too few, or when cancelled. The result is a guess: see
/// searchgrowth.cpp for how far it was from the truth.
std::optional<SearchGrowth> searchGrowth(const Component &board, quint64 maxMoves, JobControl &control);

/// A sentence, with a space before it, on what the search for the values of the boards of \a position would probably
/// cost with both cores; empty if that can't be guessed, or is less than the \a seconds that weren't enough. Takes
/// about a second.
QString expectedCost(const Position &position, double seconds, JobControl &control);

} // namespace mexplorer
