#include "model/matrix/matrixbox.h"

#include <algorithm>
#include <array>

namespace mexplorer {

namespace {

quint64 rowMask(int columns)
{
    return ~quint64(0) >> (64 - columns);
}

MatrixBox upsideDown(const MatrixBox &box)
{
    MatrixBox turned = {0, box.rows, box.columns};
    for (int row = 0; row < box.rows; ++row) {
        const quint64 bits = (box.cells >> (row * box.columns)) & rowMask(box.columns);
        turned.cells |= bits << ((box.rows - 1 - row) * box.columns);
    }
    return turned;
}

/// All cells in the opposite order: half a turn.
MatrixBox turnedRound(const MatrixBox &box)
{
    quint64 bits = box.cells;
    bits = ((bits >> 1) & 0x5555555555555555) | ((bits & 0x5555555555555555) << 1);
    bits = ((bits >> 2) & 0x3333333333333333) | ((bits & 0x3333333333333333) << 2);
    bits = ((bits >> 4) & 0x0f0f0f0f0f0f0f0f) | ((bits & 0x0f0f0f0f0f0f0f0f) << 4);
    bits = __builtin_bswap64(bits);
    return {bits >> (64 - box.rows * box.columns), box.rows, box.columns};
}

/// The least under mirroring left to right and top to bottom.
MatrixBox leastMirrored(const MatrixBox &box)
{
    const MatrixBox flipped = upsideDown(box);
    return std::min({box, flipped, turnedRound(box), turnedRound(flipped)});
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
    MatrixBox turned = {0, box.columns, box.rows};
    for (quint64 left = box.cells; left != 0; left &= left - 1) {
        const int at = std::countr_zero(left);
        turned.cells |= quint64(1) << (at % box.columns * box.rows + at / box.columns);
    }
    return turned;
}

MatrixBox canonical(const MatrixBox &box)
{
    if (box.rows == box.columns)
        return std::min(leastMirrored(box), leastMirrored(transposed(box)));
    return leastMirrored(box.rows < box.columns ? transposed(box) : box);
}

} // namespace mexplorer
