// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/functionref.h"

#include <QString>

#include <array>
#include <bit>
#include <compare>
#include <vector>

namespace mexplorer {

// Boards of at most 64 cells as one word: bit r * columns + c is row r, column c.

/// The rows in the opposite order.
quint64 upsideDown(quint64 cells, int rows, int columns);
/// All cells in the opposite order: rotated by half a turn.
quint64 turnedRound(quint64 cells, int rows, int columns);
/// Rows become columns: bit c * rows + r of the result is row r, column c.
quint64 transposed(quint64 cells, int rows, int columns);
/// The least word under reflections left to right and top to bottom.
quint64 minMirrored(quint64 cells, int rows, int columns);
/// The least word under the symmetries of the board, including transpositions on a square.
quint64 minSymmetric(quint64 cells, int rows, int columns);

/// Rows of 0 and 1 from the top, joined by '/', as the notation has them.
QString rowsText(quint64 cells, int rows, int columns);

/// The number of set bits, as most processors' own instruction can't be relied on.
constexpr int onesOf(quint64 cells)
{
    cells -= cells >> 1 & 0x5555555555555555;
    cells = (cells & 0x3333333333333333) + (cells >> 2 & 0x3333333333333333);
    cells = (cells + (cells >> 4)) & 0x0f0f0f0f0f0f0f0f;
    return static_cast<int>((cells * 0x0101010101010101) >> 56);
}

/// Calls \a sink with each rectangle of the board as a set of cells, by top, left, bottom and right.
void forEachRectangle(int rows, int columns, FunctionRef<void(quint64)> sink);
/// Splits the set bits of a board into groups that touch by a side; calls \a sink with each, ordered by its least bit.
void forEachGroup(quint64 cells, int rows, int columns, FunctionRef<void(quint64)> sink);

/// A set of cells in a box: bit r * columns + c of \a cells is row r, column c of the box.
struct BoardShape
{
    quint64 cells = 0;
    quint8 rows = 0;
    quint8 columns = 0;

    int ones() const { return onesOf(cells); }
    auto operator<=>(const BoardShape &) const = default;
};

/// Cuts \a group, which isn't empty, out of a board with \a columns columns, to the least box that contains it.
BoardShape cutOut(quint64 group, int columns);
/// Cuts \a cells, which are within the least box of \a group, out to this box.
BoardShape cutOut(quint64 cells, quint64 group, int columns);
/// The transposed shape.
BoardShape transposed(const BoardShape &shape);
/// The least of the eight rotated and reflected forms, with at least as many columns as rows.
BoardShape canonical(const BoardShape &shape);

/// All images of a board, see boardImage().
inline constexpr quint8 allBoardImages = 0xff;
/// The image of a shape, 0 to 7: bit 0 reflects it left to right, bit 1 top to bottom, and bit 2 transposes it after
/// that.
BoardShape boardImage(const BoardShape &shape, int image);
/// The form of least word among some \a images of a shape, which form a group, one bit for each; with at least as many
/// columns as rows if one of them transposes. Equal for all these images of a shape.
BoardShape canonical(const BoardShape &shape, quint8 images);

/// The symmetries of a box that are their own inverses, by their numbers for boardImage(); the diagonals apply to
/// squares.
enum class BoxMirror { LeftRight = 1, TopBottom = 2, HalfTurn = 3, Diagonal = 4, OtherDiagonal = 7 };
inline constexpr std::array boxMirrors = {BoxMirror::LeftRight, BoxMirror::TopBottom, BoxMirror::HalfTurn,
                                          BoxMirror::Diagonal, BoxMirror::OtherDiagonal};
/// True if \a mirror maps a box to itself.
inline bool fits(BoxMirror mirror, const BoardShape &shape)
{
    return mirror <= BoxMirror::HalfTurn || shape.rows == shape.columns;
}
/// The image of the cells of \a shape, which \a mirror fits.
inline quint64 mirrored(const BoardShape &shape, BoxMirror mirror)
{
    return boardImage(shape, static_cast<int>(mirror)).cells;
}

} // namespace mexplorer
