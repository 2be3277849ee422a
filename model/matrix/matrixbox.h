#pragma once

#include <QtGlobal>

#include <bit>
#include <compare>

namespace mexplorer {

/// A connected group of ones of the matrix game, cut out to the least box that holds it: bit r * columns + c of \a
/// cells is row r, column c of the box.
struct MatrixBox
{
    quint64 cells = 0;
    quint8 rows = 0;
    quint8 columns = 0;

    int ones() const { return std::popcount(cells); }
    auto operator<=>(const MatrixBox &) const = default;
};

/// Cuts \a group, which has a one, out of a board with \a columns columns.
MatrixBox cutOut(quint64 group, int columns);

/// The box turned on its side: rows become columns.
MatrixBox transposed(const MatrixBox &box);

/// The least of the forms that the symmetries of the rectangle make equal in play, with at least as many rows as
/// columns.
MatrixBox canonical(const MatrixBox &box);

} // namespace mexplorer
