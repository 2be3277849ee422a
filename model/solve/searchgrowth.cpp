// SPDX-License-Identifier: GPL-3.0-or-later
// What the search of a board would cost
//
// With each column the search of full boards of one game takes about as many times as long, so the logarithm of the
// number of moves is fitted by a line through the latest four boards, and extrapolated. Boards that are solved at once,
// as those of Cram with two even sides, are left out; of the matrix game too few boards are not in tables.
//
// The search is longer for boards of greater values, which the line can't know. Of the boards of Cram that were
// checked, 3x14, 4x9, 5x7 and 4x11 take at most ten times more or less than the line says; 6x7, of value 5, far more.

#include "model/solve/searchgrowth.h"

#include "model/board/boardsearch.h"
#include "model/core/modeltext.h"
#include "model/games/clearinggame.h"

#include <QElapsedTimer>

#include <cmath>
#include <span>
#include <vector>

namespace mexplorer {

namespace {

struct Searched
{
    int columns = 0;
    double logMoves = 0;
};

/// The value at \a columns of the line with the least squared distances from \a boards, of which there are two or more.
double extrapolated(std::span<const Searched> boards, int columns)
{
    const auto count = static_cast<double>(boards.size());
    double columnsMean = 0;
    double logMean = 0;
    for (const Searched &board : boards) {
        columnsMean += board.columns / count;
        logMean += board.logMoves / count;
    }
    double products = 0;
    double squares = 0;
    for (const Searched &board : boards) {
        products += (board.columns - columnsMean) * (board.logMoves - logMean);
        squares += (board.columns - columnsMean) * (board.columns - columnsMean);
    }
    return logMean + products / squares * (columns - columnsMean);
}

BoardShape fullBoard(int rows, int columns)
{
    return {~quint64(0) >> (64 - rows * columns), static_cast<quint8>(rows), static_cast<quint8>(columns)};
}

/// "3 seconds", "5 hours": \a seconds, with one digit, as guesses are no better.
QString roughTime(double seconds)
{
    const auto rounded = [](double number) {
        const double unit = std::pow(10, std::floor(std::log10(number)));
        return static_cast<int>(std::round(number / unit) * unit);
    };
    constexpr double minute = 60;
    constexpr double hour = 60 * minute;
    constexpr double day = 24 * hour;
    if (seconds < minute)
        return ModelText::tr("%n second(s)", nullptr, std::max(1, rounded(std::max(1.0, seconds))));
    if (seconds < hour)
        return ModelText::tr("%n minute(s)", nullptr, rounded(seconds / minute));
    if (seconds < day)
        return ModelText::tr("%n hour(s)", nullptr, rounded(seconds / hour));
    if (seconds < 1000 * day)
        return ModelText::tr("%n day(s)", nullptr, rounded(seconds / day));
    return ModelText::tr("years");
}

} // namespace

std::optional<SearchGrowth> searchGrowth(const Component &board, quint64 maxMoves, JobControl &control)
{
    constexpr quint64 minMoves = 500; // fewer say little
    constexpr std::size_t maxBoards = 4;
    const ClearingGame *game = board.rules->clearingGame();
    if (!game)
        return {};
    const BoardShape shape = game->boardOf(board.cells);
    if (shape.ones() < shape.rows * shape.columns)
        return {};
    const int rows = std::min(shape.rows, shape.columns);
    const int columns = std::max(shape.rows, shape.columns);
    std::vector<Searched> searched;
    quint64 moves = 0;
    QElapsedTimer clock;
    clock.start();
    for (int smaller = 1; smaller < columns && moves < maxMoves; ++smaller) {
        BoardSearch search(board.rules); // which knows nothing of the others
        search.setThreads(1);
        const bool isFound = search.value(fullBoard(rows, smaller), maxMoves - moves, control).has_value();
        moves += search.movesLookedAt();
        if (!isFound)
            break;
        if (search.movesLookedAt() >= minMoves)
            searched.push_back({smaller, std::log(static_cast<double>(search.movesLookedAt()))});
    }
    if (searched.size() < 2 || control.isCancelled())
        return {};
    const double seconds = static_cast<double>(clock.nsecsElapsed()) * 1e-9;
    const auto latest = std::span(searched).last(std::min(searched.size(), maxBoards));
    const auto expression = [&](int smaller) {
        return QStringLiteral("%1:%2x%3").arg(board.rules->text()).arg(rows).arg(smaller);
    };
    SearchGrowth growth{expression(latest.front().columns), expression(latest.back().columns)};
    growth.moves = std::exp(extrapolated(latest, columns));
    growth.seconds = growth.moves * seconds / static_cast<double>(moves);
    return growth;
}

QString expectedCost(const Position &position, double seconds, JobControl &control)
{
    constexpr quint64 maxMoves = 4'000'000; // about a second
    constexpr double perCore = 0.6;         // the time of two cores in relation to that of one
    if (position.components.size() != 1)
        return {};
    const std::optional<SearchGrowth> growth = searchGrowth(position.components.front(), maxMoves, control);
    if (!growth || growth->seconds * perCore < seconds)
        return {};
    return u' ' + ModelText::tr("From the searches of %1 to %2 one may guess that this takes some %3; it may also take "
                                "far longer.")
                      .arg(growth->smallest, growth->largest, roughTime(growth->seconds * perCore));
}

} // namespace mexplorer
