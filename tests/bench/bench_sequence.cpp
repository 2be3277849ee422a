#include "model/notation/expression.h"
#include "model/sequence/periodproof.h"

#include <QFile>

#include <benchmark/benchmark.h>

using namespace mexplorer;

namespace {

using Method = SequenceOptions::Method;

HeapRulesPtr rulesOf(const char *text)
{
    return std::dynamic_pointer_cast<const HeapRules>(*parseRules(QString::fromLatin1(text)));
}

/// The memory that the program has in use, in MiB.
double residentMemory()
{
    QFile file(QStringLiteral("/proc/self/statm"));
    if (!file.open(QIODevice::ReadOnly))
        return 0;
    constexpr double pagesInMiB = 256;
    return file.readAll().split(' ').value(1).toDouble() / pagesInMiB;
}

void terms(benchmark::State &state, const char *rules, quint64 count, Method method)
{
    const HeapRulesPtr game = rulesOf(rules);
    JobControl control;
    for (auto _ : state) {
        SequenceEngine engine(game, {method});
        benchmark::DoNotOptimize(engine.extend(count, control));
    }
    state.counters["terms"] = static_cast<double>(count);
    state.counters["rss_mb"] = residentMemory();
}

void prove(benchmark::State &state, const char *rules, quint64 mostTerms, Method method)
{
    const HeapRulesPtr game = rulesOf(rules);
    JobControl control;
    for (auto _ : state) {
        SequenceEngine engine(game, {method});
        const auto period = provePeriod(engine, mostTerms, control);
        if (!period || !*period || !(*period)->proved) {
            state.SkipWithError("no proof");
            break;
        }
        state.counters["preperiod"] = static_cast<double>((*period)->preperiod);
        state.counters["period"] = static_cast<double>((*period)->period);
        state.counters["rss_mb"] = residentMemory();
    }
}

BENCHMARK_CAPTURE(terms, kayles, "kayles", 100'000, Method::Automatic)
    ->Name("sequence/terms/kayles/100000")
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(terms, kayles_plain, "kayles", 100'000, Method::Plain)
    ->Name("sequence/terms/kayles/100000/plain")
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(terms, o354, "octal{0.354}", 100'000, Method::Automatic)
    ->Name("sequence/terms/.354/100000")
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(terms, o354_plain, "octal{0.354}", 100'000, Method::Plain)
    ->Name("sequence/terms/.354/100000/plain")
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(terms, o07, "octal{0.07}", 100'000, Method::Automatic)
    ->Name("sequence/terms/.07/100000")
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(terms, o07_plain, "octal{0.07}", 100'000, Method::Plain)
    ->Name("sequence/terms/.07/100000/plain")
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(terms, o6, "octal{0.6}", 100'000, Method::Automatic)
    ->Name("sequence/terms/.6/100000")
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(terms, o6_plain, "octal{0.6}", 100'000, Method::Plain)
    ->Name("sequence/terms/.6/100000/plain")
    ->Unit(benchmark::kMillisecond);

BENCHMARK_CAPTURE(prove, kayles, "kayles", 10'000, Method::Automatic)
    ->Name("sequence/prove/kayles")
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(prove, o165, "octal{0.165}", 100'000, Method::Automatic)
    ->Name("sequence/prove/.165")
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(prove, o165_plain, "octal{0.165}", 100'000, Method::Plain)
    ->Name("sequence/prove/.165/plain")
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(prove, o16, "octal{0.16}", 1'000'000, Method::Automatic)
    ->Name("sequence/prove/.16")
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(prove, o56, "octal{0.56}", 1'000'000, Method::Automatic)
    ->Name("sequence/prove/.56")
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(prove, o376, "octal{0.376}", 10'000'000, Method::Automatic)
    ->Name("sequence/prove/.376")
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(prove, o354, "octal{0.354}", 30'000'000, Method::Automatic)
    ->Name("sequence/prove/.354")
    ->Unit(benchmark::kMillisecond);

} // namespace
