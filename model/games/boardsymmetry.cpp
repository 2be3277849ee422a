#include "model/games/boardsymmetry.h"

#include <algorithm>
#include <bit>

namespace mexplorer {

quint64 upsideDown(quint64 cells, int rows, int columns)
{
    const quint64 row = ~quint64(0) >> (64 - columns);
    quint64 turned = 0;
    for (int r = 0; r < rows; ++r)
        turned |= ((cells >> (r * columns)) & row) << ((rows - 1 - r) * columns);
    return turned;
}

quint64 turnedRound(quint64 cells, int rows, int columns)
{
    quint64 bits = cells;
    bits = ((bits >> 1) & 0x5555555555555555) | ((bits & 0x5555555555555555) << 1);
    bits = ((bits >> 2) & 0x3333333333333333) | ((bits & 0x3333333333333333) << 2);
    bits = ((bits >> 4) & 0x0f0f0f0f0f0f0f0f) | ((bits & 0x0f0f0f0f0f0f0f0f) << 4);
    bits = __builtin_bswap64(bits);
    return bits >> (64 - rows * columns);
}

quint64 transposed(quint64 cells, int rows, int columns)
{
    quint64 turned = 0;
    for (quint64 left = cells; left != 0; left &= left - 1) {
        const int at = std::countr_zero(left);
        turned |= quint64(1) << (at % columns * rows + at / columns);
    }
    return turned;
}

quint64 leastMirrored(quint64 cells, int rows, int columns)
{
    const quint64 flipped = upsideDown(cells, rows, columns);
    return std::min({cells, flipped, turnedRound(cells, rows, columns), turnedRound(flipped, rows, columns)});
}

} // namespace mexplorer
