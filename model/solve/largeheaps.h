// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/solve/move.h"
#include "model/solve/searchbudget.h"

#include <optional>

namespace mexplorer {

/// Values and winning moves of a sum of single heaps under normal play, as far as they are known.
struct HeapAnalysis
{
    std::vector<std::optional<quint64>> componentValues; ///< one for each component
    std::optional<quint64> value;
    std::optional<std::vector<Move>> winningMoves; ///< all of them; nothing if not all were found
    std::optional<Problem> limit = {};             ///< what ended the question before all was known
};

/// Answers what Solver::analyse() answers, of heaps that may be larger than maxTokens, as readLargeHeaps() reads them:
/// by formulas and proved periods, whose values may be more than a Value holds.
HeapAnalysis analyseLargeHeaps(const Position &position, const SolverLimits &limits, JobControl &control);

} // namespace mexplorer
