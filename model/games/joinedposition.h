// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/games/rules.h"

namespace mexplorer {

/// A position as one game with one row of cells, as required by the graph: components on heaps of equal rules become
/// one multiset (kayles:3 + kayles:1 is kayles:3,1), other components remain separate in their order.
struct JoinedPosition
{
    RulesPtr rules;
    CellVector cells;
};
/// Returns the components' own rules if all are heaps of the same rules or there is only one; otherwise creates new
/// SumRules on each call.
JoinedPosition join(const Position &position);

/// The components of a position of joined rules, one for each multiset and each board: the inverse of join() up to
/// order.
Position split(const RulesPtr &rules, Cells cells);

/// A position of joined rules as a game expression.
QString expressionText(const Rules &rules, Cells cells);

/// Calls \a sink with the index and the cells of each summand's position; with 0 and \a position for a single game.
void forEachSummand(const Rules &rules, Cells position, FunctionRef<void(std::size_t, Cells)> sink);
/// The rules of the summand at \a index; for a single game and index 0, the rules themselves.
const Rules &summandOf(const Rules &rules, std::size_t index);
/// The cells of a sum whose summands have the positions \a positions; for a single position, that one.
CellVector joinedCells(std::span<const CellVector> positions);

} // namespace mexplorer
