// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/mex.h"
#include "model/solve/searchbudget.h"

#include <memory>

namespace mexplorer {

/// The values of all positions of one game's rules, found when asked for and kept. One table for each way to find them.
/// Not thread-safe; SolverTables locks it.
class ValueTable
{
public:
    virtual ~ValueTable() = default;

    /// The value of a position of \a rules, which are the table's own or have the same tableKey().
    virtual Result<Value> value(const Rules &rules, Cells position, SearchBudget &budget) = 0;

    /// The distinct followers that have the value \a target, in the order of the rules. This one computes the value of
    /// each.
    virtual Result<std::vector<CellVector>> followersWithValue(const Component &component, Value target,
                                                               SearchBudget &budget);
};

/// The table that suits the rules of a component best.
std::unique_ptr<ValueTable> makeValueTable(const Component &component);

/// True of a name that Rules::engine() may give.
bool isKnownEngine(QLatin1StringView name);

/// Positions of rules with equal keys share a table: their Rules::key(), but for engines that serve boards of all
/// sizes.
QString tableKey(const Rules &rules);

} // namespace mexplorer
