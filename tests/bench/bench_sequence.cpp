#include "model/core/instructionset.h"
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

/// How a case is worked out: the method, and the instructions, the best if empty.
struct Way
{
    std::string suffix;
    Method method = Method::Automatic;
    QString instructions = {};
};

const Way fast = {""};
const Way plain = {"/plain", Method::Plain};

void terms(benchmark::State &state, const HeapRulesPtr &game, quint64 count, const Way &way)
{
    JobControl control;
    useInstructionSet(way.instructions);
    for (auto _ : state) {
        SequenceEngine engine(game, {way.method});
        benchmark::DoNotOptimize(engine.extend(count, control));
    }
    useInstructionSet({});
    state.counters["terms"] = static_cast<double>(count);
    state.counters["rss_mb"] = residentMemory();
}

void prove(benchmark::State &state, const HeapRulesPtr &game, quint64 mostTerms, const Way &way)
{
    JobControl control;
    useInstructionSet(way.instructions);
    for (auto _ : state) {
        SequenceEngine engine(game, {way.method});
        const auto period = provePeriod(engine, mostTerms, control);
        if (!period || !*period || !(*period)->proved) {
            state.SkipWithError("no proof");
            break;
        }
        state.counters["preperiod"] = static_cast<double>((*period)->preperiod);
        state.counters["period"] = static_cast<double>((*period)->period);
        state.counters["rss_mb"] = residentMemory();
    }
    useInstructionSet({});
}

std::vector<Way> otherInstructions()
{
    std::vector<Way> ways;
    for (const QString &set : instructionSets()) {
        if (set != instructionSets().constFirst() && (set == QStringLiteral("avx2") || set == QStringLiteral("scalar")))
            ways.push_back({'/' + set.toStdString(), Method::Automatic, set});
    }
    return ways;
}

/// Registers \a run for the game \a rules, called \a name, in each of \a ways.
template <class F>
void add(const char *what, const char *name, const char *rules, quint64 count, const std::vector<Way> &ways, F &&run)
{
    for (const Way &way : ways) {
        const std::string title = std::string("sequence/") + what + '/' + name + way.suffix;
        benchmark::RegisterBenchmark(title.c_str(), run, rulesOf(rules), count, way)->Unit(benchmark::kMillisecond);
    }
}

[[maybe_unused]] const bool registered = [] {
    constexpr quint64 hundredThousand = 100'000;
    add("terms", "kayles/100000", "kayles", hundredThousand, {fast, plain}, terms);
    add("terms", ".354/100000", "octal{0.354}", hundredThousand, {fast, plain}, terms);
    add("terms", ".07/100000", "octal{0.07}", hundredThousand, {fast, plain}, terms); // no useful split
    add("terms", ".6/100000", "octal{0.6}", hundredThousand, {fast, plain}, terms);   // values past 255
    add("terms", "grundy/100000", "grundy", hundredThousand, {fast, plain}, terms);
    add("terms", "hex.9/2000", "hex{0.9}", 2000, {fast, plain}, terms);
    add("prove", "kayles", "kayles", 10'000, {fast}, prove);
    add("prove", ".165", "octal{0.165}", hundredThousand, {fast, plain}, prove);
    std::vector<Way> ways = otherInstructions();
    ways.insert(ways.begin(), fast);
    add("prove", ".16", "octal{0.16}", 1'000'000, ways, prove);
    add("prove", ".56", "octal{0.56}", 1'000'000, ways, prove);
    add("prove", ".376", "octal{0.376}", 10'000'000, ways, prove);
    add("prove", ".354", "octal{0.354}", 30'000'000, ways, prove);
    add("prove", ".104", "octal{0.104}", 400'000'000, {fast}, prove);
    add("prove", ".054", "octal{0.054}", 400'000'000, {fast}, prove);
    add("prove", ".454", "octal{0.454}", 400'000'000, {fast}, prove);
    return true;
}();

} // namespace
