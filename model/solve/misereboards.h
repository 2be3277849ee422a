// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/board/miseretable.h"
#include "model/graph/labels.h"
#include "model/solve/searchbudget.h"

namespace mexplorer {

/// Finds outcomes under misère play of sums of positions of games that clear cells, by tables of which it keeps the
/// last one.
class MisereBoards
{
public:
    /// The outcome if it is in the table.
    std::optional<Outcome> known(const ClearingSum &sum) const;
    /// That a table for \a sum, which \a game names, takes more memory than there is; std::nullopt if it doesn't.
    static std::optional<Problem> memoryProblem(const ClearingSum &sum, const QString &game);
    /// Makes a table that contains \a sum, for which there is memory. Returns its outcome; std::nullopt when cancelled.
    std::optional<Outcome> outcome(const ClearingSum &sum, SearchBudget &budget);

private:
    std::optional<MisereTable> m_table;
    // Of the positions in a row on the same boards for which tables were made.
    std::optional<ClearingSum> m_united; ///< the ones of all of them
    quint64 m_made = 0;                  ///< words of their tables
};

} // namespace mexplorer
