// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/games/joinedposition.h"
#include "model/graph/graphbuilder.h"
#include "model/graph/labels.h"
#include "model/notation/expression.h"

#include <benchmark/benchmark.h>

#include <deque>
#include <map>
#include <set>

using namespace mexplorer;

namespace {

constexpr PositionId maxPositions = 10'000'000;

JoinedPosition startOf(const char *game)
{
    return join(*parsePosition(QString::fromLatin1(game)));
}

GameGraphPtr graphOf(const char *game)
{
    const JoinedPosition position = startOf(game);
    JobControl control;
    return GraphBuilder(position.rules, position.cells, {maxPositions, GameGraph::Merge::Exact}).build(control);
}

void countUp(benchmark::State &state, const GameGraph &graph)
{
    state.counters["positions"] = graph.positionCount();
    state.counters["moves"] = static_cast<double>(graph.moveCount());
}

void build(benchmark::State &state, const char *game)
{
    GameGraphPtr graph;
    for (auto _ : state)
        graph = graphOf(game);
    countUp(state, *graph);
}

/// A graph as textbooks draw it: a vertex for each position, with a set of its followers.
struct PlainGraph
{
    std::map<CellVector, std::set<CellVector>> followers;
};

PlainGraph plainGraphOf(const JoinedPosition &position)
{
    PlainGraph graph;
    std::deque<CellVector> waiting = {position.cells};
    graph.followers[position.cells];
    while (!waiting.empty()) {
        const CellVector cells = waiting.front();
        waiting.pop_front();
        std::set<CellVector> &followers = graph.followers[cells];
        position.rules->followers(cells, [&](Cells follower) { followers.emplace(follower.begin(), follower.end()); });
        for (const CellVector &follower : followers) {
            if (graph.followers.try_emplace(follower).second)
                waiting.push_back(follower);
        }
    }
    return graph;
}

void buildPlain(benchmark::State &state, const char *game)
{
    const JoinedPosition position = startOf(game);
    for (auto _ : state)
        benchmark::DoNotOptimize(plainGraphOf(position));
}

void labelGraph(benchmark::State &state, const char *game)
{
    const GameGraphPtr graph = graphOf(game);
    JobControl control;
    for (auto _ : state)
        benchmark::DoNotOptimize(label(*graph, Convention::Normal, control));
    countUp(state, *graph);
}

/// The definition as a recursion with a memory.
Value plainValue(const PlainGraph &graph, const CellVector &cells, std::map<CellVector, Value> &known)
{
    if (const auto found = known.find(cells); found != known.end())
        return found->second;
    std::set<Value> values;
    for (const CellVector &follower : graph.followers.at(cells))
        values.insert(plainValue(graph, follower, known));
    Value value = 0;
    while (values.count(value))
        ++value;
    return known[cells] = value;
}

void labelPlain(benchmark::State &state, const char *game)
{
    const JoinedPosition position = startOf(game);
    const PlainGraph graph = plainGraphOf(position);
    for (auto _ : state) {
        std::map<CellVector, Value> known;
        benchmark::DoNotOptimize(plainValue(graph, position.cells, known));
    }
}

[[maybe_unused]] const bool registered = [] {
    for (const auto &[name, game] : {std::pair("matrix4x4", "matrix:4x4"), {"kayles40", "kayles:40"}}) {
        const std::string suffix = name;
        benchmark::RegisterBenchmark(("graph/build/" + suffix).c_str(), build, game)->Unit(benchmark::kMillisecond);
        benchmark::RegisterBenchmark(("graph/build/" + suffix + "/plain").c_str(), buildPlain, game)
            ->Unit(benchmark::kMillisecond);
        benchmark::RegisterBenchmark(("graph/label/" + suffix).c_str(), labelGraph, game)
            ->Unit(benchmark::kMillisecond);
        benchmark::RegisterBenchmark(("graph/label/" + suffix + "/plain").c_str(), labelPlain, game)
            ->Unit(benchmark::kMillisecond);
    }
    benchmark::RegisterBenchmark("graph/build/matrix4x5", build, "matrix:4x5")->Unit(benchmark::kMillisecond);
    benchmark::RegisterBenchmark("graph/label/matrix4x5", labelGraph, "matrix:4x5")->Unit(benchmark::kMillisecond);
    return true;
}();

} // namespace
