// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/play/hint.h"

namespace mexplorer {

/// Adds to the hint for a position with this \a analysis what its middle stages show, and the reasons
/// on this board: the quickest winning move, some moves that hold it, the part of the board in which it lies; nim-sum
/// columns, a mirror image, remoteness, and what misère play changes. What is too much to find is left out.
void addStages(Hint &hint, const Position &position, const Analysis &analysis, const Solver &solver,
               JobControl &control);

} // namespace mexplorer
