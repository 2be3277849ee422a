// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/jobcontrol.h"
#include "model/games/rules.h"

#include <span>

namespace mexplorer {

/// A move in a sum: one component goes to one of its followers, the others stay as they are written.
struct Move
{
    std::size_t component = 0; ///< index of the component that changes, counted from 0
    CellVector cells;          ///< the component's cells after the move
    QString text;              ///< "9 -> 6": the component's position before and after
    Position to;               ///< the whole position after the move; an emptied heap stays, as 0

    bool operator==(const Move &) const = default;
};

/// The move of \a component of \a from to the follower \a after.
Move makeMove(const Position &from, std::size_t component, Cells after);

/// True if one of \a moves takes \a component to \a cells.
bool contains(std::span<const Move> moves, std::size_t component, const CellVector &cells);

/// The distinct followers of one component, in the order in which the rules first name them. A limit names the
/// component if it has more than \a maxFollowers ways to move, as nim:1000000000 has. With a \a control, it may be
/// cancelled: a million followers take a second.
Result<std::vector<CellVector>> distinctFollowers(const Component &component, quint64 maxFollowers,
                                                  const JobControl *control = nullptr);

/// The distinct followers of each component. A limit also where the positions after all moves together would hold
/// millions of components. With a \a control, it may be cancelled.
Result<std::vector<std::vector<CellVector>>> componentFollowers(const Position &position, quint64 maxFollowers,
                                                                const JobControl *control = nullptr);

/// All moves of a position, by componentFollowers(), components from left to right.
Result<std::vector<Move>> distinctMoves(const Position &position, quint64 maxFollowers,
                                        const JobControl *control = nullptr);

} // namespace mexplorer
