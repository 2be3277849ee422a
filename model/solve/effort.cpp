#include "model/solve/effort.h"

#include "model/core/scanner.h"

#include <QCoreApplication>

namespace mexplorer {

namespace {

struct Text
{
    Q_DECLARE_TR_FUNCTIONS(mexplorer::Solver)
};

} // namespace

Problem positionLimit(const QString &game, quint64 maxPositions)
{
    return Problem::limit(Text::tr("%1 needs more than %2 positions, the limit; choose a smaller position, or "
                                   "raise the limit with --max-positions on the command line.")
                              .arg(game, groupedNumber(maxPositions)));
}

Problem moveLimit(const QString &game, quint64 maxMoves)
{
    return Problem::limit(
        Text::tr("%1 isn't solved after looking at %2 moves, the limit; choose a smaller position, or raise the "
                 "limit: on the command line with --max-moves, in Play with a longer thinking time.")
            .arg(game, groupedNumber(maxMoves)));
}

Problem endOf(const QString &game, const Effort &effort)
{
    if (effort.control().isCancelled())
        return Problem::cancelled();
    return effort.isSpent() ? moveLimit(game, effort.limits().maxMoves)
                            : positionLimit(game, effort.limits().maxPositions);
}

} // namespace mexplorer
