// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/solve/misereboards.h"

#include "model/core/modeltext.h"
#include "model/core/wordlist.h"

namespace mexplorer {

std::optional<Outcome> MisereBoards::known(const ClearingSum &sum) const
{
    const std::optional<bool> isP = m_table ? m_table->isP(sum) : std::nullopt;
    return isP ? std::optional(*isP ? Outcome::P : Outcome::N) : std::nullopt;
}

std::optional<Problem> MisereBoards::makeTable(const ClearingSum &sum, const QString &game, SearchBudget &budget)
{
    // A table of the ones of all positions in a row on these boards, such as all followers of one, once it costs no more
    // than their tables did.
    std::optional<ClearingSum> united =
        m_united && m_united->isOnBoardsOf(sum) ? m_united->unitedWith(sum) : std::nullopt;
    if (!united || united->ones() > MisereTable::maxCells) {
        united = sum;
        m_made = 0;
    }
    m_united = std::move(united);
    const quint64 most = std::min(m_made + MisereTable::words(sum), budget.searchLeft());
    const ClearingSum &wanted = MisereTable::words(*m_united) <= most ? *m_united : sum;

    m_table.reset(); // before the memory for another one is asked for
    const quint64 words = MisereTable::words(wanted);
    const QString table = ModelText::tr("A table of the misère outcomes of %1").arg(shortened(game));
    if (auto problem = memoryProblem(table, words * sizeof(quint64)))
        return problem;
    m_table = MisereTable::of(wanted, budget.control());
    budget.addSearched(words);
    m_made += words;
    if (m_table)
        return std::nullopt;
    return budget.control().isCancelled() ? Problem::cancelled() : memoryLimit(game);
}

} // namespace mexplorer
