// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/solve/matrixvalues.h"

namespace mexplorer {

Result<Value> MatrixValues::value(const Rules &rules, Cells position, SearchBudget &budget)
{
    const CellBoard board = *rules.cellBoard();
    const quint64 before = m_search.positionsLookedAt();
    Result<Value> found = m_search.value(board.rows, board.columns, position[0], budget.searchLeft(), budget.control());
    budget.addSearched(m_search.positionsLookedAt() - before);
    if (!found && found.problem().kind == Problem::Kind::Limit)
        return moveLimit(rules.text() + u':' + rules.positionText(position), budget.limits().maxSearch);
    return found;
}

} // namespace mexplorer
