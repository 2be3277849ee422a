// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/exchange/savedgame.h"

#include "model/core/wordlist.h"
#include "model/notation/expression.h"
#include "model/play/movebetween.h"

#include <QCoreApplication>

namespace mexplorer {

namespace {

struct SavedGameText
{
    Q_DECLARE_TR_FUNCTIONS(mexplorer::SavedGame)
};

} // namespace

QStringList positionsAfterMoves(const GameRecord &record)
{
    QStringList positions;
    for (const Move &move : record.moves())
        positions << move.to.text();
    return positions;
}

Result<GameRecord> recordThrough(const Position &start, Convention convention, const QStringList &positions)
{
    GameRecord record(start, convention);
    for (const QString &text : positions) {
        const std::size_t place = record.length();
        const Result<Position> next = parsePosition(text);
        if (!next)
            return Problem::badInput(Problem::Code::FileSyntax,
                                     SavedGameText::tr("the position after move %1 can't be read: %2")
                                         .arg(place + 1)
                                         .arg(next.problem().message));
        const auto move = moveBetween(record.position(place), *next);
        if (!move) {
            return Problem::badInput(Problem::Code::NoMove,
                                     SavedGameText::tr("move %1 leads to %2, and no move from %3 does.")
                                         .arg(place + 1)
                                         .arg(shortened(next->text()), shortened(record.position(place).text())));
        }
        record = record.played(place, *move);
    }
    return record;
}

} // namespace mexplorer
