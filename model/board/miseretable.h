// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/board/clearingsum.h"
#include "model/core/jobcontrol.h"

#include <cstdlib>
#include <memory>

namespace mexplorer {

/// The outcomes under misère play of all positions that have some of the ones of a sum: one bit for each subset.
class MisereTable
{
public:
    static constexpr int maxCells = 40;

    /// std::nullopt when cancelled, or if there isn't enough memory. \a sum has at most maxCells ones.
    static std::optional<MisereTable> of(ClearingSum sum, JobControl &control);
    /// The number of words of 64 positions. Each takes 8 bytes, and about 100 nanoseconds on a full board.
    static quint64 words(const ClearingSum &sum);

    /// The sum of which this is the table.
    const ClearingSum &sum() const { return m_sum; }
    /// Whether \a sum is a P-position; std::nullopt if it isn't in the table.
    std::optional<bool> isP(const ClearingSum &sum) const;

private:
    struct Free
    {
        void operator()(quint64 *memory) const { std::free(memory); }
    };

    explicit MisereTable(ClearingSum sum);
    bool fill(JobControl &control);

    ClearingSum m_sum;
    quint64 m_words;
    std::unique_ptr<quint64[], Free> m_isN;
};

} // namespace mexplorer
