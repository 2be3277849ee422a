// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/matrix/matrixsearch.h"
#include "model/solve/valuetable.h"

namespace mexplorer {

/// Values of the matrix game on boards of all sizes, by MatrixSearch.
class MatrixValues final : public ValueTable
{
public:
    Result<Value> value(const Rules &rules, Cells position, SearchBudget &budget) override;

private:
    MatrixSearch m_search;
};

} // namespace mexplorer
