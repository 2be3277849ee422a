// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/board/matrixtable.h"
#include "model/core/mex.h"

#include <vector>

namespace mexplorer {

/// The distribution of the values of all positions of the matrix game on one board.
struct MatrixSummary
{
    /// The maximum number of stored positions of the greatest value.
    static constexpr std::size_t maxExamples = 64;

    int rows = 0;
    int columns = 0;
    std::vector<quint64> counts;   ///< by value, from 0 to the greatest: number of positions
    std::vector<quint64> examples; ///< positions of the greatest value, ascending, as words of MatrixTable

    quint64 positions() const { return quint64(1) << (rows * columns); }
    /// The number of positions that the player to move loses.
    quint64 pPositions() const { return counts.front(); }
    Value max() const { return static_cast<Value>(counts.size() - 1); }
    bool operator==(const MatrixSummary &) const = default;
};

/// Counts the values of \a table. Fails only with Problem::cancelled().
Result<MatrixSummary> summarize(const MatrixTable &table, JobControl &control);

} // namespace mexplorer
