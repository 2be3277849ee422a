// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/solve/solver.h"

namespace mexplorer {

/// The value and outcome after a legal move.
struct MoveValue
{
    std::size_t component = 0;
    CellVector cells; ///< the component's after the move
    Outcome outcome = Outcome::Unknown;
    std::optional<Value> value; ///< std::nullopt if it has none

    bool operator==(const MoveValue &) const = default;
};

/// moveValues() fails for positions with more moves than this.
inline constexpr quint64 maxValuedMoves = 3000;

/// Returns the result of each legal move, components from left to right. Fails if there are too many moves, or if one
/// leads to a position that is too big.
Result<std::vector<MoveValue>> moveValues(const Solver &solver, const Position &position, Convention convention,
                                          JobControl &control);

/// "3 · N", or "N" under misère play and where play can repeat.
QString moveValueText(const MoveValue &value);

} // namespace mexplorer
