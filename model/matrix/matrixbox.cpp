#include "model/matrix/matrixbox.h"

#include "model/games/boardsymmetry.h"

#include <algorithm>

namespace mexplorer {

namespace {

quint64 rowMask(int columns)
{
    return ~quint64(0) >> (64 - columns);
}

MatrixBox leastMirrored(const MatrixBox &box)
{
    return {mexplorer::leastMirrored(box.cells, box.rows, box.columns), box.rows, box.columns};
}

} // namespace

MatrixBox cutOut(quint64 group, int columns)
{
    const quint64 row = rowMask(columns);
    group >>= std::countr_zero(group) / columns * columns;
    quint64 inColumns = 0;
    int rows = 0;
    for (quint64 left = group; left != 0; ++rows) {
        inColumns |= left & row;
        left = columns == 64 ? 0 : left >> columns;
    }
    const int first = std::countr_zero(inColumns);
    const int width = 64 - std::countl_zero(inColumns) - first;
    MatrixBox box = {0, static_cast<quint8>(rows), static_cast<quint8>(width)};
    for (int r = 0; r < rows; ++r)
        box.cells |= ((group >> (r * columns)) & row) >> first << (r * width);
    return box;
}

MatrixBox transposed(const MatrixBox &box)
{
    return {transposed(box.cells, box.rows, box.columns), box.columns, box.rows};
}

MatrixBox canonical(const MatrixBox &box)
{
    if (box.rows == box.columns)
        return std::min(leastMirrored(box), leastMirrored(transposed(box)));
    return leastMirrored(box.rows < box.columns ? transposed(box) : box);
}

} // namespace mexplorer
