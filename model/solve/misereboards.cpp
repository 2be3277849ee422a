// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/solve/misereboards.h"

#include "model/core/modeltext.h"
#include "model/core/wordlist.h"

namespace mexplorer {

namespace {

quint64 bytesFor(const ClearingSum &sum)
{
    return MisereTable::words(sum) * sizeof(quint64);
}

} // namespace

std::optional<Outcome> MisereBoards::known(const ClearingSum &sum) const
{
    const std::optional<bool> isP = m_table ? m_table->isP(sum) : std::nullopt;
    return isP ? std::optional(*isP ? Outcome::P : Outcome::N) : std::nullopt;
}

std::optional<Problem> MisereBoards::memoryProblem(const ClearingSum &sum, const QString &game)
{
    const quint64 share = memoryShare();
    if (bytesFor(sum) <= share)
        return std::nullopt;
    return Problem::limit(Problem::Code::Memory,
                          ModelText::tr("%1 needs a table of %2 under misère play, more than the %3 of memory that can "
                                        "be used now; choose a smaller position, or allow more: on the command line "
                                        "with --memory.")
                              .arg(shortened(game), memoryText(bytesFor(sum)), memoryText(share)));
}

std::optional<Outcome> MisereBoards::outcome(const ClearingSum &sum, SearchBudget &budget)
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
    const bool isWorthWhile = MisereTable::words(*m_united) <= most && bytesFor(*m_united) <= memoryShare();
    const ClearingSum &wanted = isWorthWhile ? *m_united : sum;

    m_table.reset(); // before the memory for another one is asked for
    m_table = MisereTable::of(wanted, budget.control());
    budget.addSearched(MisereTable::words(wanted));
    m_made += MisereTable::words(wanted);
    return known(sum);
}

} // namespace mexplorer
