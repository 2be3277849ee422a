// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/mex.h"
#include "model/solve/searchbudget.h"

#include <memory>
#include <optional>

namespace mexplorer {

class BoardSearch;

/// A cache of the values of one game's positions, computed on access. There is one subclass for each method. Not
/// thread-safe; SolverTables locks it.
class ValueTable
{
public:
    virtual ~ValueTable() = default;

    /// The value of a position of \a rules, which are the table's own or have the same tableKey().
    virtual Result<Value> value(const Rules &rules, Cells position, SearchBudget &budget) = 0;

    /// The same if it may exceed the range of Value, as that of a heap of more than maxTokens.
    virtual Result<quint64> largeValue(const Rules &rules, Cells position, SearchBudget &budget);
    /// Whether a position has the value \a target. The default implementation computes its value.
    virtual Result<bool> hasValue(const Rules &rules, Cells position, quint64 target, SearchBudget &budget);

    /// The distinct followers with the value \a target, in the order of the rules. The default implementation asks
    /// each by hasValue().
    virtual Result<std::vector<CellVector>> followersWithValue(const Component &component, quint64 target,
                                                               SearchBudget &budget);
    /// One of them, also where there are too many to list; std::nullopt if none is found.
    virtual std::optional<CellVector> someFollowerWithValue(const Component &component, quint64 target,
                                                            SearchBudget &budget);

    /// The search by which the values of a game that clears cells are found; null for other games.
    virtual BoardSearch *boardSearch() { return nullptr; }
};

/// Creates the table that suits the rules of a component best.
std::unique_ptr<ValueTable> makeValueTable(const Component &component);

/// The key of the table that positions share: their Rules::key(), except for games that clear cells, whose table serves
/// boards of all sizes.
QString tableKey(const Rules &rules);

} // namespace mexplorer
