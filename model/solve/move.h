// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/jobcontrol.h"
#include "model/games/rules.h"

#include <span>

namespace mexplorer {

/// A move in a sum: replaces one component by one of its followers; the text of the others is unchanged.
struct Move
{
    std::size_t component = 0; ///< index of the component that changes, counted from 0
    CellVector cells;          ///< the component's cells after the move
    QString text;              ///< "9 -> 6": the component's position before and after
    Position to;               ///< the whole position after the move; an empty heap is written as 0

    bool operator==(const Move &) const = default;
};

/// The move of \a component of \a from to the follower \a after.
Move makeMove(const Position &from, std::size_t component, Cells after);

/// True if one of \a moves leads to \a cells in \a component.
bool contains(std::span<const Move> moves, std::size_t component, const CellVector &cells);

/// The distinct followers of one component, in the order in which the rules first list them. A Problem::Kind::Limit
/// names the component if it has more than \a maxFollowers ways to move, as nim:1000000000 has. May be cancelled by \a
/// control: a million followers take a second.
Result<std::vector<CellVector>> distinctFollowers(const Component &component, quint64 maxFollowers,
                                                  const JobControl *control = nullptr);

/// The distinct followers of each component. Also a Problem::Kind::Limit if the positions after all moves together
/// would contain millions of components. May be cancelled by \a control.
Result<std::vector<std::vector<CellVector>>> componentFollowers(const Position &position, quint64 maxFollowers,
                                                                const JobControl *control = nullptr);

/// All moves of a position, by componentFollowers(), components from left to right.
Result<std::vector<Move>> distinctMoves(const Position &position, quint64 maxFollowers,
                                        const JobControl *control = nullptr);

} // namespace mexplorer
