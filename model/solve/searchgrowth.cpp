// SPDX-License-Identifier: GPL-3.0-or-later
// What the search of a board would cost
//
// With each cell the search takes about as many times as long, so the logarithm of the number of moves is fitted by a
// line through boards that consist of the first cells of the board, along its longer side, and extrapolated. Parts that
// are solved at once, as boards of Cram with two even sides, are left out. The first boards of the matrix game are
// searched without tables of positions: these hold most parts of small boards but few of large ones, so that a line
// through boards searched with them was too steep, by factors up to thousands.
//
// The search is longer for boards of greater values, which the line can't know. With two million moves for the parts,
// full boards of Cram that were checked, 3x14, 5x8 and 4x11, take at most three times more or less than the line says,
// and eight random ones at most seven times, but for three: those of the values 7 and 8 take up to 28 times more, as
// does one that wasn't finished. A board with other moves, whose parts are of greater values than it is, took a
// thirtieth. Of the matrix game, 5x6, 6x6 and nine of twelve random boards were within seven times; one of the value 0,
// and 4x8 and 4x9, of the values 5 and 10, took a twentieth to a hundredth; two random boards weren't finished, and 6x7
// takes more than ten times as long.

#include "model/solve/searchgrowth.h"

#include "model/board/boardsearch.h"
#include "model/core/modeltext.h"
#include "model/games/clearinggame.h"

#include <QElapsedTimer>

#include <algorithm>
#include <cmath>
#include <iterator>
#include <span>
#include <vector>

namespace mexplorer {

namespace {

struct Searched
{
    int cells = 0;
    double logMoves = 0;
};

/// The value at \a cells of the line with the least squared distances from \a boards, of which there are two or more.
double extrapolated(std::span<const Searched> boards, int cells)
{
    const auto count = static_cast<double>(boards.size());
    double cellsMean = 0;
    double logMean = 0;
    for (const Searched &board : boards) {
        cellsMean += board.cells / count;
        logMean += board.logMoves / count;
    }
    double products = 0;
    double squares = 0;
    for (const Searched &board : boards) {
        products += (board.cells - cellsMean) * (board.logMoves - logMean);
        squares += (board.cells - cellsMean) * (board.cells - cellsMean);
    }
    return logMean + products / squares * (cells - cellsMean);
}

/// The ones of \a board, as words with one bit each, along its longer side: column by column, or row by row.
std::vector<quint64> cellsAlong(const BoardShape &board)
{
    const bool isWide = board.columns >= board.rows;
    std::vector<quint64> ones;
    for (int along = 0; along < (isWide ? board.columns : board.rows); ++along) {
        for (int across = 0; across < (isWide ? board.rows : board.columns); ++across) {
            const quint64 cell = quint64(1)
                                 << (isWide ? across * board.columns + along : along * board.columns + across);
            if ((board.cells & cell) != 0)
                ones.push_back(cell);
        }
    }
    return ones;
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

/// True for a small board, and for what isn't a board on which moves clear cells.
bool isSolvedSoon(const Component &component)
{
    constexpr int smallBoard = 16; // ones
    const ClearingGame *game = component.rules->clearingGame();
    return !game || game->boardOf(component.cells).ones() <= smallBoard;
}

} // namespace

std::optional<SearchGrowth> searchGrowth(const Component &board, quint64 maxMoves, JobControl &control)
{
    constexpr quint64 minMoves = 500; // fewer say little
    constexpr std::size_t minBoards = 4;
    const ClearingGame *game = board.rules->clearingGame();
    if (!game)
        return {};
    BoardShape part = game->boardOf(board.cells);
    const std::vector<quint64> ones = cellsAlong(part);
    part.cells = 0;
    std::vector<Searched> searched;
    quint64 moves = 0;
    QElapsedTimer clock;
    clock.start();
    for (int cells = 1; cells < static_cast<int>(ones.size()) && moves < maxMoves; ++cells) {
        part.cells |= ones[static_cast<std::size_t>(cells - 1)];
        BoardSearch search(board.rules); // which knows nothing of the others
        search.setThreads(1);
        search.setTables(game->form() != ClearedSets::Rectangles); // see above
        const bool isFound = search.value(part, maxMoves - moves, control).has_value();
        moves += search.movesLookedAt();
        if (!isFound)
            break;
        if (search.movesLookedAt() >= minMoves)
            searched.push_back({cells, std::log(static_cast<double>(search.movesLookedAt()))});
    }
    if (searched.size() < minBoards || control.isCancelled())
        return {};
    const double seconds = static_cast<double>(clock.nsecsElapsed()) * 1e-9;
    SearchGrowth growth{searched.front().cells, searched.back().cells};
    growth.moves = std::exp(extrapolated(searched, static_cast<int>(ones.size())));
    growth.seconds = growth.moves * seconds / static_cast<double>(moves);
    return growth;
}

QString expectedCost(const Position &position, double seconds, JobControl &control)
{
    constexpr quint64 maxMoves = 4'000'000; // about a second
    constexpr double perCore = 0.6;         // the time of two cores in relation to that of one
    std::vector<Component> boards;          // of equal ones, the second is known from the first
    std::ranges::copy_if(position.components, std::back_inserter(boards), [&](const Component &component) {
        return !isSolvedSoon(component) && std::ranges::find(boards, component) == boards.end();
    });
    control.askForLeastValue(false); // as the first cells have other values
    std::optional<SearchGrowth> sum;
    for (const Component &board : boards) {
        const std::optional<SearchGrowth> growth = searchGrowth(board, maxMoves / boards.size(), control);
        if (!growth)
            return {};
        sum = sum ? SearchGrowth{std::min(sum->smallest, growth->smallest), std::max(sum->largest, growth->largest),
                                 sum->moves + growth->moves, sum->seconds + growth->seconds}
                  : *growth;
    }
    if (!sum || sum->seconds * perCore < seconds)
        return {};
    const QString guess =
        boards.size() == 1
            ? ModelText::tr("From searches of the board's first %1 to %2 cells one may guess that this takes some %3; "
                            "the guess may be wrong by a factor of ten or more.")
            : ModelText::tr("From searches of the boards' first %1 to %2 cells one may guess that this takes some %3; "
                            "the guess may be wrong by a factor of ten or more.");
    return u' ' + guess.arg(sum->smallest).arg(sum->largest).arg(roughTime(sum->seconds * perCore));
}

} // namespace mexplorer
