// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/notation/expression.h"
#include "model/solve/partsearch.h"
#include "model/solve/solver.h"

#include <benchmark/benchmark.h>

using namespace mexplorer;

namespace {

SolverLimits withoutLimits()
{
    SolverLimits limits;
    limits.maxPositions = 1'000'000'000;
    limits.maxMoves = 1'000'000'000'000;
    limits.maxSearch = 1'000'000'000'000;
    return limits;
}

/// The value and all winning moves, cold.
void analyse(benchmark::State &state, const QString &game)
{
    JobControl control;
    const Position position = parsePosition(game).value();
    for (auto _ : state)
        benchmark::DoNotOptimize(Solver(withoutLimits()).analyse(position, Convention::Normal, control));
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

[[maybe_unused]] const bool cramRegistered = [] {
    for (const char *board :
         {"2x27", "3x9", "5x6", "3x11", "3x13", "4x9", "5x7", "3x15", "5x8", "4x11", "3x17", "5x9"}) {
        const std::string name = std::string("cram/") + board;
        const QString game = QStringLiteral("cram:") + QLatin1StringView(board);
        benchmark::RegisterBenchmark(name.c_str(), analyse, game)->Unit(benchmark::kMillisecond);
    }
    for (const char *board : {"3x9", "5x6", "3x11"}) {
        const std::string name = std::string("cram/") + board + "/plain";
        const QString game = QStringLiteral("cram:") + QLatin1StringView(board);
        benchmark::RegisterBenchmark(name.c_str(), analysePlain, game)->Unit(benchmark::kMillisecond);
    }
    return true;
}();

} // namespace
