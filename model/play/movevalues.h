// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/solve/solver.h"

namespace mexplorer {

/// What a legal move leaves to the other player.
struct MoveValue
{
    std::size_t component = 0;
    CellVector cells; ///< the component's after the move
    Outcome outcome = Outcome::Unknown;
    std::optional<Value> value; ///< where there is one

    bool operator==(const MoveValue &) const = default;
};

/// The moves of a position, as long as it has no more than this, whose values are worth a look.
inline constexpr quint64 maxValuedMoves = 3000;

/// What each legal move leaves, components from left to right. A problem if there are too many moves, or if one leads
/// to a position that is too big.
Result<std::vector<MoveValue>> moveValues(const Solver &solver, const Position &position, Convention convention,
                                          JobControl &control);

/// "3 · N", under misère play and where play can go round "N".
QString moveValueText(const MoveValue &value);

} // namespace mexplorer
