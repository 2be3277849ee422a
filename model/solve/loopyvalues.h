// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/games/rules.h"
#include "model/graph/labels.h"
#include "model/solve/searchbudget.h"

#include <optional>
#include <vector>

namespace mexplorer {

/// The value of a position from which play need not end (Smith, 1966): a number, as for a heap of Nim, or infinity with
/// the set of the numbers that moves lead to, as in "∞(0, 1)".
struct LoopyValue
{
    std::optional<Value> number = Value(0);
    std::vector<Value> infinity = {}; ///< if there is no number; ascending

    /// The value of a sum.
    LoopyValue operator+(const LoopyValue &other) const;
    /// P for the number 0, N if a move leads to a position of value 0, else a draw.
    Outcome outcome() const;
    bool operator==(const LoopyValue &) const = default;
};

/// The numbers of all positions of a graph that is not truncated; Labels::unknown for infinity. Incomplete when
/// cancelled.
std::vector<Value> smithNumbers(const GameGraph &graph, const JobControl &control);

/// The value of a component from its whole graph, within the limits of a solver.
Result<LoopyValue> loopyValue(const Component &component, const SolverLimits &limits, JobControl &control);

} // namespace mexplorer
