// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/solve/searchbudget.h"

#include "model/core/modeltext.h"
#include "model/core/scanner.h"
#include "model/core/wordlist.h"

namespace mexplorer {

Problem positionLimit(const QString &game, quint64 maxPositions)
{
    return Problem::limit(Problem::Code::Positions,
                          ModelText::tr("%1 needs more than %2 positions, the limit; choose a smaller position, or "
                                        "raise the limit with --max-positions on the command line.")
                              .arg(shortened(game), groupedNumber(maxPositions)));
}

Problem moveLimit(const QString &game, quint64 maxMoves)
{
    return Problem::limit(
        Problem::Code::Moves,
        ModelText::tr("%1 isn't solved after looking at %2 moves, the limit; choose a smaller position, or raise the "
                      "limit: on the command line with --max-moves, in Play with a longer thinking time.")
            .arg(shortened(game), groupedNumber(maxMoves)));
}

Problem memoryLimit(const QString &game)
{
    if (const std::optional<quint64> given = givenMemory())
        return Problem::limit(Problem::Code::Memory,
                              ModelText::tr("%1 needs more than %2 of memory, the limit; choose a smaller position, or "
                                            "allow more with --memory.")
                                  .arg(shortened(game), memoryText(*given)));
    return Problem::limit(Problem::Code::Memory,
                          ModelText::tr("%1 needs more memory than there is: %2 are left for this program. Choose a "
                                        "smaller position, or close other programs.")
                              .arg(shortened(game), memoryText(availableMemory())));
}

Problem endOf(const QString &game, quint64 maxPositions, const SearchBudget &budget)
{
    if (budget.control().isCancelled())
        return Problem::cancelled();
    return budget.isSpent()         ? moveLimit(game, budget.limits().maxMoves)
           : budget.isMemoryShort() ? memoryLimit(game)
                                    : positionLimit(game, maxPositions);
}

} // namespace mexplorer
