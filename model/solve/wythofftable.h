// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/solve/valuetable.h"

namespace mexplorer {

/// Values of Wythoff's game: all pairs up to the greatest one queried, computed line by line.
class WythoffTable final : public ValueTable
{
public:
    Result<Value> value(const Rules &rules, Cells position, SearchBudget &budget) override;

private:
    /// The size of a table that contains (\a less, \a greater): at least the current one, with some reserve, so that
    /// growing pairs don't each rebuild the table; smaller if that would be too much for \a budget.
    std::pair<quint64, quint64> sizeFor(quint64 less, quint64 greater, const SearchBudget &budget) const;
    /// Returns false if the work was ended early; the previous table is then unchanged.
    bool build(quint64 less, quint64 greater, SearchBudget &budget);
    std::size_t indexOf(quint64 less, quint64 greater) const
    {
        return less * m_columns - less * (less + 1) / 2 + greater;
    }

    quint64 m_rows = 0;          ///< lesser heaps below this are known
    quint64 m_columns = 0;       ///< greater heaps below this are known
    std::vector<Value> m_values; ///< of the pairs (x, y), x <= y, by x and then y
};

} // namespace mexplorer
