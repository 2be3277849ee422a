// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/jobcontrol.h"
#include "model/core/largearrays.h"
#include "model/core/result.h"

#include <span>
#include <utility>

namespace mexplorer {

/// The values of all positions of the matrix game on a board of one size, one byte each. A position is the word of its
/// cells as in BoardRules: bit r * columns + c.
class MatrixTable
{
public:
    static constexpr int maxCells = 30;  ///< 1 GiB
    static constexpr int maxColumns = 8; ///< the bits of a byte

    /// Computes all 2^(rows * columns) values. Fails if the board is larger than maxCells and maxColumns allow;
    /// transpose it if that helps. Progress is counted in positions. With two threads, 5x5 takes a fifth of a second,
    /// and each additional cell doubles the time.
    static Result<MatrixTable> build(int rows, int columns, JobControl &control);
    /// The table of these \a values, which were built before.
    MatrixTable(int rows, int columns, LargeArray<quint8> values)
        : m_rows(rows), m_columns(columns), m_values(std::move(values))
    {
    }

    int rows() const { return m_rows; }
    int columns() const { return m_columns; }
    /// The values, indexed by the words of the positions.
    std::span<const quint8> values() const { return m_values; }

private:
    friend class MatrixTableBuilder;
    MatrixTable(int rows, int columns) : m_rows(rows), m_columns(columns) {}

    int m_rows;
    int m_columns;
    LargeArray<quint8> m_values;
};

} // namespace mexplorer
