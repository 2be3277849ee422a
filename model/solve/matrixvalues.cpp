#include "model/solve/matrixvalues.h"

#include "model/games/boardrules.h"

namespace mexplorer {

Result<Value> MatrixValues::value(const Rules &rules, Cells position, const SolverLimits &limits, JobControl &control)
{
    const auto &board = static_cast<const MatrixRules &>(rules);
    return m_search.value(board.rows(), board.columns(), position[0], limits.maxSearch, control);
}

} // namespace mexplorer
