// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/notation/expression.h"
#include "model/step/tracebuilder.h"

#include <benchmark/benchmark.h>

#include <random>

using namespace mexplorer;

namespace {

constexpr int maxSteps = 10'000;

/// The labelling of kayles:33 with a step for each position.
TracePtr longTrace()
{
    TraceRequest request;
    request.kind = TraceKind::Labels;
    request.position = *parsePosition(QStringLiteral("kayles:33"));
    request.labelsOptions.maxSingle = 1'000'000;
    JobControl control;
    return *buildTrace(request, Solver(), control);
}

void look(const Trace &trace, int step)
{
    benchmark::DoNotOptimize(trace.sentence(step));
    benchmark::DoNotOptimize(trace.picture(step));
    benchmark::DoNotOptimize(trace.positions(step));
}

/// To a random step, from any other: what a drag of the slider asks for.
void seek(benchmark::State &state)
{
    const TracePtr trace = longTrace();
    const int count = std::min(trace->stepCount(), maxSteps);
    std::mt19937 random(2026);
    for (auto _ : state)
        look(*trace, std::uniform_int_distribution(0, count - 1)(random));
    state.counters["steps"] = trace->stepCount();
}

/// The same where a step is only known from the one before: all of them are gone through.
void seekPlainly(benchmark::State &state)
{
    const TracePtr trace = longTrace();
    const int count = std::min(trace->stepCount(), maxSteps);
    std::mt19937 random(2026);
    for (auto _ : state) {
        const int target = std::uniform_int_distribution(0, count - 1)(random);
        for (int step = 0; step <= target; ++step)
            look(*trace, step);
    }
    state.counters["steps"] = trace->stepCount();
}

BENCHMARK(seek)->Name("trace/seek/10000")->Unit(benchmark::kMicrosecond);
BENCHMARK(seekPlainly)->Name("trace/seek/10000/plain")->Unit(benchmark::kMicrosecond);

} // namespace
