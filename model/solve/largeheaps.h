// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/solve/move.h"
#include "model/solve/searchbudget.h"

#include <optional>

namespace mexplorer {

/// Values and winning moves of a sum of single heaps under normal play, as far as they were found.
struct HeapAnalysis
{
    std::vector<std::optional<quint64>> componentValues; ///< one for each component
    std::optional<quint64> value;
    std::optional<std::vector<Move>> winningMoves; ///< all of them; std::nullopt if not all were found
    std::optional<Move> winningMove = {};          ///< one of them, if not all were found but one was
    std::optional<Problem> limit = {};             ///< the limit that ended the search early
};

/// The counterpart of Solver::analyse() for games on heaps whose heaps may be larger than maxTokens: uses
/// formulas and proved periods, whose values may exceed the range of Value.
HeapAnalysis analyseLargeHeaps(const Position &position, const SolverLimits &limits, JobControl &control);

} // namespace mexplorer
