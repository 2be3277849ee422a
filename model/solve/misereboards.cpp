// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/solve/misereboards.h"

#include "model/core/modeltext.h"
#include "model/core/scanner.h"

namespace mexplorer {

std::optional<Outcome> MisereBoards::known(const ClearingSum &sum) const
{
    const std::optional<bool> isP = m_table ? m_table->isP(sum) : std::nullopt;
    return isP ? std::optional(*isP ? Outcome::P : Outcome::N) : std::nullopt;
}

std::optional<Problem> MisereBoards::makeTable(const ClearingSum &sum, const QString &game, SearchBudget &budget)
{
    // A table of the ones of several positions of these boards, such as all followers of one, once it costs no more than
    // theirs did.
    const bool areSameBoards = m_table && m_table->sum().isOnBoardsOf(sum);
    const quint64 made = (areSameBoards ? m_made : 0) + MisereTable::words(sum);
    const std::optional<ClearingSum> united = areSameBoards ? m_table->sum().unitedWith(sum) : std::nullopt;
    const bool isWorthWhile = united && MisereTable::words(*united) <= std::min(made, budget.searchLeft());
    const ClearingSum &wanted = isWorthWhile ? *united : sum;

    m_table.reset(); // before the memory for another one is asked for
    const quint64 words = MisereTable::words(wanted);
    const QString table = ModelText::tr("A table of the misère outcomes of %1").arg(shortened(game));
    if (const auto problem = memoryProblem(table, words * sizeof(quint64)))
        return problem;
    m_table = MisereTable::of(wanted, budget.control());
    budget.addSearched(words);
    m_made = made;
    if (m_table)
        return std::nullopt;
    return budget.control().isCancelled() ? Problem::cancelled() : memoryLimit(game);
}

} // namespace mexplorer
