// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/board/boardsearch.h"
#include "model/board/matrixtable.h"
#include "model/core/instructionset.h"
#include "model/games/boardrules.h"
#include "model/solve/partsearch.h"

#include <benchmark/benchmark.h>

#include <random>
#include <set>

using namespace mexplorer;

namespace {

void table(benchmark::State &state, int rows, int columns, const QString &instructions)
{
    JobControl control;
    useInstructionSet(instructions);
    for (auto _ : state)
        benchmark::DoNotOptimize(MatrixTable::build(rows, columns, control));
    useInstructionSet({});
    state.counters["positions"] = static_cast<double>(quint64(1) << (rows * columns));
}

/// The definition as a recursion with a memory: look at every rectangle, cell by cell, and collect the values in a set.
class PlainMatrix
{
public:
    PlainMatrix(int rows, int columns)
        : m_rows(rows), m_columns(columns), m_values(std::size_t(1) << (rows * columns), -1)
    {
    }

    int value(quint32 cells)
    {
        int &known = m_values[cells];
        if (known >= 0)
            return known;
        std::set<int> values;
        for (int top = 0; top < m_rows; ++top) {
            for (int left = 0; left < m_columns; ++left) {
                for (int bottom = top; bottom < m_rows; ++bottom) {
                    for (int right = left; right < m_columns; ++right) {
                        const quint32 rectangle = mask(top, left, bottom, right);
                        if ((cells & rectangle) == rectangle)
                            values.insert(value(cells & ~rectangle));
                    }
                }
            }
        }
        int value = 0;
        while (values.count(value))
            ++value;
        return known = value;
    }

private:
    quint32 mask(int top, int left, int bottom, int right) const
    {
        quint32 cells = 0;
        for (int row = top; row <= bottom; ++row) {
            for (int column = left; column <= right; ++column)
                cells |= quint32(1) << (row * m_columns + column);
        }
        return cells;
    }

    int m_rows;
    int m_columns;
    std::vector<int> m_values;
};

void tablePlain(benchmark::State &state, int rows, int columns)
{
    for (auto _ : state) {
        PlainMatrix plain(rows, columns);
        for (quint32 cells = 0; cells < quint32(1) << (rows * columns); ++cells)
            benchmark::DoNotOptimize(plain.value(cells));
    }
}

std::vector<quint64> halfFullBoards(int cells, int count)
{
    std::mt19937_64 random(6);
    std::vector<quint64> boards;
    for (int i = 0; i < count; ++i)
        boards.push_back(random() & (~quint64(0) >> (64 - cells)));
    return boards;
}

void solve(benchmark::State &state, int side, int count)
{
    JobControl control;
    const auto boards = halfFullBoards(side * side, count);
    for (auto _ : state) {
        BoardSearch search(std::make_shared<MatrixRules>());
        for (const quint64 cells : boards) {
            const BoardShape board{cells, static_cast<quint8>(side), static_cast<quint8>(side)};
            benchmark::DoNotOptimize(search.value(board, ~quint64(0), control));
        }
    }
    state.counters["boards"] = count;
}

void solvePlain(benchmark::State &state, int side, int count)
{
    JobControl control;
    SolverLimits limits;
    limits.maxPositions = 100'000'000;
    limits.maxMoves = 100'000'000'000;
    const MatrixRules rules(side, side);
    const auto boards = halfFullBoards(side * side, count);
    for (auto _ : state) {
        PartSearch search(std::make_shared<MatrixRules>(side, side));
        for (const quint64 cells : boards) {
            SearchBudget budget(limits, control);
            benchmark::DoNotOptimize(search.value(rules, Cells(&cells, 1), budget));
        }
    }
}

[[maybe_unused]] const bool matrixRegistered = [] {
    for (const auto &[rows, columns] : {std::pair(4, 4), {4, 5}, {5, 5}, {5, 6}}) {
        const std::string name = "matrix/table/" + std::to_string(rows) + 'x' + std::to_string(columns);
        benchmark::RegisterBenchmark(name.c_str(), table, rows, columns, QString())->Unit(benchmark::kMillisecond);
        for (const QString &set : {QStringLiteral("avx2"), QStringLiteral("scalar")}) {
            if (instructionSets().contains(set)) {
                benchmark::RegisterBenchmark((name + '/' + set.toStdString()).c_str(), table, rows, columns, set)
                    ->Unit(benchmark::kMillisecond);
            }
        }
        if (rows * columns <= 25) {
            benchmark::RegisterBenchmark((name + "/plain").c_str(), tablePlain, rows, columns)
                ->Unit(benchmark::kMillisecond);
        }
    }
    for (const auto &[side, boards] : {std::pair(6, 300), {7, 100}}) {
        const std::string name = QStringLiteral("matrix/solve/%1x%1_half_full").arg(side).toStdString();
        benchmark::RegisterBenchmark(name.c_str(), solve, side, boards)->Unit(benchmark::kMillisecond);
        benchmark::RegisterBenchmark((name + "/plain").c_str(), solvePlain, side, boards)
            ->Unit(benchmark::kMillisecond);
    }
    return true;
}();

} // namespace
