// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/solve/valuetable.h"

namespace mexplorer {

/// Values of Wythoff's game: all pairs up to the greatest that was asked for, worked out line by line.
class WythoffTable final : public ValueTable
{
public:
    Result<Value> value(const Rules &rules, Cells position, SearchBudget &budget) override;

private:
    /// The greatest pair of a table that holds (\a less, \a greater): what is known stays, and some more comes, so that
    /// pairs that grow don't each build the table anew; less where that would be too much for \a budget.
    std::pair<quint64, quint64> sizeFor(quint64 less, quint64 greater, const SearchBudget &budget) const;
    /// False if the work was ended early; what was known stays.
    bool build(quint64 less, quint64 greater, SearchBudget &budget);
    std::size_t indexOf(quint64 less, quint64 greater) const
    {
        return less * m_columns - less * (less + 1) / 2 + greater;
    }

    quint64 m_rows = 0;          ///< lesser heaps below this
    quint64 m_columns = 0;       ///< and greater ones below this are known
    std::vector<Value> m_values; ///< of the pairs (x, y), x <= y, by x and then y
};

} // namespace mexplorer
