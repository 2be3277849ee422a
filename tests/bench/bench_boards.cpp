// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/notation/expression.h"
#include "model/solve/partsearch.h"
#include "model/solve/solver.h"
#include "tests/model/board/clearedvalues.h"

#include <benchmark/benchmark.h>

#include <algorithm>
#include <chrono>
#include <random>
#include <vector>

using namespace mexplorer;

namespace {

SolverLimits withoutLimits()
{
    SolverLimits limits;
    limits.maxPositions = 1'000'000'000;
    limits.maxMoves = 1'000'000'000'000;
    limits.maxSearch = 1'000'000'000'000;
    limits.usesBothCores = true;
    return limits;
}

/// The value or the misère outcome, and all winning moves, cold, on both cores.
void analyse(benchmark::State &state, const QString &game, Convention convention)
{
    JobControl control;
    const Position position = parsePosition(game).value();
    for (auto _ : state)
        benchmark::DoNotOptimize(Solver(withoutLimits()).analyse(position, convention, control));
}

/// The same by a search over parts, which computes the value of each follower.
void analysePlain(benchmark::State &state, const QString &game)
{
    JobControl control;
    const Component board = parsePosition(game)->components.front();
    const SolverLimits limits = withoutLimits();
    for (auto _ : state) {
        PartSearch search(board.rules);
        SearchBudget budget(limits, control);
        benchmark::DoNotOptimize(search.value(*board.rules, board.cells, budget));
        benchmark::DoNotOptimize(search.followersWithValue(board, 0, budget));
    }
}

/// The misère outcomes of all positions of a board by the definition.
void misereByDefinition(benchmark::State &state, const QString &game)
{
    const Component full = parsePosition(game)->components.front();
    const ClearingGame &rules = *full.rules->clearingGame();
    const BoardShape board = rules.boardOf(full.cells);
    for (auto _ : state)
        benchmark::DoNotOptimize(misereLossesByDefinition(rules, board.rows, board.columns));
}

/// Each of \a count random boards of the matrix game by itself, half of whose cells are ones. The counters are the
/// times of the slowest board, and of the slowest one among the quickest nine in ten.
void analyseRandom(benchmark::State &state, int side, int count)
{
    using namespace std::chrono;
    JobControl control;
    std::mt19937_64 random(8);
    std::vector<double> times;
    for (auto _ : state) {
        for (int i = 0; i < count; ++i) {
            const quint64 cells = random() & (~quint64(0) >> (64 - side * side));
            const QString game = QStringLiteral("matrix:") + rowsText(cells, side, side);
            const auto begin = steady_clock::now();
            benchmark::DoNotOptimize(
                Solver(withoutLimits()).analyse(parsePosition(game).value(), Convention::Normal, control));
            times.push_back(duration<double, std::milli>(steady_clock::now() - begin).count());
        }
    }
    std::ranges::sort(times);
    state.counters["worst_ms"] = times.back();
    state.counters["nine_in_ten_ms"] = times[times.size() * 9 / 10];
}

[[maybe_unused]] const bool boardsRegistered = [] {
    const std::vector<const char *> cram = {"2x27", "3x9", "5x6",  "3x11", "3x13", "4x9", "5x7",
                                            "3x15", "5x8", "4x11", "3x17", "5x9",  "6x7", "7x7"};
    const std::vector<const char *> matrix = {"5x6", "6x6"};
    for (const auto &[rules, boards] : {std::pair("cram", cram), std::pair("matrix", matrix)}) {
        for (const char *board : boards) {
            const std::string name = std::string(rules) + "/board/" + board;
            const QString game = QStringLiteral("%1:%2").arg(QLatin1StringView(rules), QLatin1StringView(board));
            benchmark::RegisterBenchmark(name.c_str(), analyse, game, Convention::Normal)
                ->Unit(benchmark::kMillisecond);
        }
        for (const char *board : {"5x5", "5x6"}) {
            const std::string name = std::string(rules) + "/misere/" + board;
            const QString game = QStringLiteral("%1:%2").arg(QLatin1StringView(rules), QLatin1StringView(board));
            benchmark::RegisterBenchmark(name.c_str(), analyse, game, Convention::Misere)
                ->Unit(benchmark::kMillisecond);
            benchmark::RegisterBenchmark((name + "/plain").c_str(), misereByDefinition, game)
                ->Unit(benchmark::kMillisecond);
        }
    }
    for (const char *board : {"3x9", "5x6", "3x11"}) {
        const std::string name = std::string("cram/board/") + board + "/plain";
        const QString game = QStringLiteral("cram:") + QLatin1StringView(board);
        benchmark::RegisterBenchmark(name.c_str(), analysePlain, game)->Unit(benchmark::kMillisecond);
    }
    for (const auto &[side, count] : {std::pair(6, 200), std::pair(8, 100)}) {
        const std::string name = "matrix/board/" + std::to_string(side) + 'x' + std::to_string(side) + "_half_full";
        benchmark::RegisterBenchmark(name.c_str(), analyseRandom, side, count)->Unit(benchmark::kMillisecond);
    }
    return true;
}();

} // namespace
