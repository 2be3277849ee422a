// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/solve/misereboards.h"

#include "model/core/modeltext.h"
#include "model/core/wordlist.h"

namespace mexplorer {

namespace {

Problem tableLimit(const QString &game, quint64 bytes)
{
    return Problem::limit(Problem::Code::Memory,
                          ModelText::tr("%1 needs a table of %2 under misère play, more than the %3 of memory that can "
                                        "be used now; choose a smaller position, or allow more: on the command line "
                                        "with --memory.")
                              .arg(shortened(game), memoryText(bytes), memoryText(memoryShare())));
}

} // namespace

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
    if (const quint64 bytes = words * sizeof(quint64); bytes > memoryShare())
        return tableLimit(game, bytes);
    m_table = MisereTable::of(wanted, budget.control());
    budget.addSearched(words);
    m_made += words;
    if (m_table)
        return std::nullopt;
    return budget.control().isCancelled() ? Problem::cancelled() : tableLimit(game, words * sizeof(quint64));
}

} // namespace mexplorer
