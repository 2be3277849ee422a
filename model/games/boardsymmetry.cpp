// SPDX-License-Identifier: GPL-3.0-or-later
// Boards as words of 64 bits, and their symmetries by shifts: half a turn reverses the bits, a reflection reverses the
// rows, a transposition moves single bits. The canonical form of a shape is the least word of all its images with at
// least as many columns as rows, so equal shapes have equal words in any orientation.
//
// Cost: some ten operations per row or bit; a canonical form has few rows. Boards of more than 64 cells are not
// supported.
#include "model/games/boardsymmetry.h"

#include <algorithm>
#include <bit>

namespace mexplorer {

namespace {

quint64 rowMask(int columns)
{
    return ~quint64(0) >> (64 - columns);
}

/// The place of a box on a board.
struct Corner
{
    int top = 0;
    int left = 0;
};

BoardShape cutAt(Corner corner, quint64 cells, int rows, int width, int columns)
{
    const quint64 row = rowMask(columns);
    BoardShape shape = {0, static_cast<quint8>(rows), static_cast<quint8>(width)};
    for (int r = 0; r < rows; ++r)
        shape.cells |= ((cells >> ((corner.top + r) * columns)) & row) >> corner.left << (r * width);
    return shape;
}

/// Calls \a sink with the corner, rows and columns of the least box that contains \a group.
template <class Sink> auto withBox(quint64 group, int columns, Sink sink)
{
    const quint64 row = rowMask(columns);
    const int top = std::countr_zero(group) / columns;
    quint64 inColumns = 0;
    int rows = 0;
    for (quint64 left = group >> (top * columns); left != 0; ++rows) {
        inColumns |= left & row;
        left = columns == 64 ? 0 : left >> columns;
    }
    const int first = std::countr_zero(inColumns);
    return sink(Corner{top, first}, rows, 64 - std::countl_zero(inColumns) - first);
}

BoardShape minMirrored(const BoardShape &shape)
{
    return {mexplorer::minMirrored(shape.cells, shape.rows, shape.columns), shape.rows, shape.columns};
}

} // namespace

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
    const quint64 row = rowMask(columns);
    quint64 turned = 0;
    for (int r = 0; r < rows; ++r) {
        for (quint64 left = (cells >> (r * columns)) & row; left != 0; left &= left - 1)
            turned |= quint64(1) << (std::countr_zero(left) * rows + r);
    }
    return turned;
}

quint64 minMirrored(quint64 cells, int rows, int columns)
{
    const quint64 flipped = upsideDown(cells, rows, columns);
    return std::min({cells, flipped, turnedRound(cells, rows, columns), turnedRound(flipped, rows, columns)});
}

quint64 minSymmetric(quint64 cells, int rows, int columns)
{
    const quint64 min = minMirrored(cells, rows, columns);
    return rows == columns ? std::min(min, minMirrored(transposed(cells, rows, columns), rows, columns)) : min;
}

void forEachRectangle(int rows, int columns, FunctionRef<void(quint64)> sink)
{
    for (int top = 0; top < rows; ++top) {
        for (int left = 0; left < columns; ++left) {
            for (int bottom = top; bottom < rows; ++bottom) {
                for (int right = left; right < columns; ++right) {
                    const quint64 row = rowMask(right - left + 1) << left;
                    quint64 cells = 0;
                    for (int r = top; r <= bottom; ++r)
                        cells |= row << (r * columns);
                    sink(cells);
                }
            }
        }
    }
}

void forEachGroup(quint64 cells, int rows, int columns, FunctionRef<void(quint64)> sink)
{
    quint64 firstColumn = 0;
    for (int row = 0; row < rows; ++row)
        firstColumn |= quint64(1) << (row * columns);
    const quint64 lastColumn = firstColumn << (columns - 1);
    while (cells) {
        quint64 group = cells & (~cells + 1);
        while (true) {
            quint64 grown = group | ((group & ~lastColumn) << 1) | ((group & ~firstColumn) >> 1);
            if (columns < 64)
                grown |= (group << columns) | (group >> columns);
            grown &= cells;
            if (grown == group)
                break;
            group = grown;
        }
        sink(group);
        cells &= ~group;
    }
}

QString rowsText(quint64 cells, int rows, int columns)
{
    QString text;
    for (int row = 0; row < rows; ++row) {
        if (row > 0)
            text += u'/';
        for (int column = 0; column < columns; ++column)
            text += cells >> (row * columns + column) & 1 ? u'1' : u'0';
    }
    return text;
}

BoardShape cutOut(quint64 group, int columns)
{
    return cutOut(group, group, columns);
}

BoardShape cutOut(quint64 cells, quint64 group, int columns)
{
    return withBox(group, columns,
                   [&](Corner corner, int rows, int width) { return cutAt(corner, cells, rows, width, columns); });
}

BoardShape transposed(const BoardShape &shape)
{
    return {transposed(shape.cells, shape.rows, shape.columns), shape.columns, shape.rows};
}

BoardShape canonical(const BoardShape &shape)
{
    if (shape.rows == shape.columns)
        return std::min(minMirrored(shape), minMirrored(transposed(shape)));
    return minMirrored(shape.rows > shape.columns ? transposed(shape) : shape);
}

BoardShape boardImage(const BoardShape &shape, int image)
{
    BoardShape result = shape;
    if (image & 2)
        result.cells = upsideDown(result.cells, shape.rows, shape.columns);
    if (image & 1)
        result.cells = turnedRound(upsideDown(result.cells, shape.rows, shape.columns), shape.rows, shape.columns);
    return image & 4 ? transposed(result) : result;
}

BoardShape canonical(const BoardShape &shape, quint8 images)
{
    if (images == allBoardImages)
        return canonical(shape);
    const int transposing = images & 0xf0;
    const bool isTurned = shape.rows > shape.columns && transposing != 0;
    const BoardShape wide = isTurned ? boardImage(shape, std::countr_zero(quint8(transposing))) : shape;
    BoardShape least = wide;
    for (int image = 1; image < (shape.rows == shape.columns ? 8 : 4); ++image) {
        if (images >> image & 1)
            least = std::min(least, boardImage(wide, image));
    }
    return least;
}

} // namespace mexplorer
