// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/core/instructionset.h"
#include "model/notation/expression.h"
#include "model/sequence/sequencestudy.h"
#include "tests/bench/plainloop.h"
#include "tests/bench/residentmemory.h"

#include <benchmark/benchmark.h>

#include <chrono>
#include <random>
#include <thread>

using namespace mexplorer;

namespace {

using Method = SequenceOptions::Method;

RulesPtr rulesOf(const char *text)
{
    return *parseRules(QString::fromLatin1(text));
}

/// How a case is worked out: the method, the instructions, the best if empty, and on how many cores.
struct Way
{
    std::string suffix;
    Method method = Method::Automatic;
    QString instructions = {};
    bool bothCores = true;

    SequenceOptions options() const
    {
        SequenceOptions chosen = {method};
        chosen.bothCores = bothCores;
        return chosen;
    }
};

const Way fast = {""};
const Way plain = {"/plain"}; // the loop
const Way plainMethod = {"/plain_method", Method::Plain};
const Way oneCore = {"/one_core", Method::Automatic, {}, false};

void terms(benchmark::State &state, const RulesPtr &game, quint64 count, const Way &way)
{
    JobControl control;
    useInstructionSet(way.instructions);
    for (auto _ : state) {
        SequenceEngine engine(game, way.options());
        benchmark::DoNotOptimize(engine.extend(count, control));
    }
    useInstructionSet({});
    state.counters["terms"] = static_cast<double>(count);
    state.counters["rss_mb"] = residentMegabytes();
}

void prove(benchmark::State &state, const RulesPtr &game, quint64 maxTerms, const Way &way)
{
    JobControl control;
    useInstructionSet(way.instructions);
    for (auto _ : state) {
        SequenceEngine engine(game, way.options());
        const auto period = provePeriod(engine, maxTerms, control);
        if (!period || !*period || !(*period)->proved) {
            state.SkipWithError("no proof");
            break;
        }
        state.counters["preperiod"] = static_cast<double>((*period)->preperiod);
        state.counters["period"] = static_cast<double>((*period)->period);
        state.counters["rss_mb"] = residentMegabytes();
    }
    useInstructionSet({});
}

/// How long a study takes to return after it was cancelled, at random moments once it has \a terms values.
void cancel(benchmark::State &state, const RulesPtr &game, quint64 terms, const Way &)
{
    using namespace std::chrono;
    constexpr int rounds = 40;
    std::vector<double> waits;
    for (auto _ : state) {
        std::mt19937 random(4);
        SequenceStudy study(game);
        SequenceSnapshot shown;
        for (int round = 0; round < rounds; ++round) {
            JobControl control;
            std::jthread worker([&] { shown = study.study(terms * 3 / 2, control); });
            while (round == 0 && control.done() < terms)
                std::this_thread::sleep_for(milliseconds(1));
            std::this_thread::sleep_for(milliseconds(random() % 400));
            const auto start = steady_clock::now();
            control.cancel();
            worker.join();
            waits.push_back(duration<double, std::milli>(steady_clock::now() - start).count());
        }
        state.counters["terms"] = static_cast<double>(shown.terms);
    }
    std::sort(waits.begin(), waits.end());
    state.counters["p50_ms"] = waits[waits.size() / 2];
    state.counters["most_ms"] = waits.back();
}

/// Values by the loop that one writes for them, to compare with.
void loop(benchmark::State &state, const RulesPtr &game, quint64 count, const Way &)
{
    for (auto _ : state)
        benchmark::DoNotOptimize(plainLoop(*game, count));
    state.counters["terms"] = static_cast<double>(count);
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

[[maybe_unused]] const bool sequenceRegistered = [] {
    constexpr quint64 hundredThousand = 100'000;
    const auto addTerms = [](const char *name, const char *rules, quint64 count) {
        add("terms", name, rules, count, {fast}, terms);
        add("terms", name, rules, count, {plain}, loop);
    };
    addTerms("kayles/100000", "kayles", hundredThousand);
    addTerms(".354/100000", "octal{0.354}", hundredThousand);
    addTerms(".07/100000", "octal{0.07}", hundredThousand); // no useful split
    add("terms", ".07/700000", "octal{0.07}", 7 * hundredThousand, {fast, oneCore}, terms);
    addTerms(".6/100000", "octal{0.6}", hundredThousand);       // values past 255
    addTerms(".564/20000", "octal{0.564}", 20'000);             // many of them, and a split that costs more than a scan
    addTerms(".04/200000", "octal{0.04}", 2 * hundredThousand); // many, and no useful split
    addTerms(".06/200000", "octal{0.06}", 2 * hundredThousand);
    add("terms", ".06/200000", "octal{0.06}", 2 * hundredThousand, {oneCore}, terms);
    add("terms", ".06/65536", "octal{0.06}", 65'536, {fast, plainMethod}, terms);
    add("terms", ".06/65536", "octal{0.06}", 65'536, {plain}, loop);
    addTerms("grundy/100000", "grundy", hundredThousand);
    add("terms", "hex.9/2000", "hex{0.9}", 2000, {fast, plainMethod}, terms);
    add("prove", "kayles", "kayles", 10'000, {fast}, prove);
    add("prove", ".165", "octal{0.165}", hundredThousand, {fast, plainMethod}, prove);
    std::vector<Way> ways = otherInstructions();
    ways.insert(ways.begin(), fast);
    add("prove", ".16", "octal{0.16}", 1'000'000, ways, prove);
    add("prove", ".56", "octal{0.56}", 1'000'000, ways, prove);
    add("prove", ".376", "octal{0.376}", 10'000'000, ways, prove);
    add("prove", ".354", "octal{0.354}", 30'000'000, ways, prove);
    add("prove", ".104", "octal{0.104}", 400'000'000, {fast}, prove);
    add("prove", ".054", "octal{0.054}", 400'000'000, {fast}, prove);
    add("prove", ".454", "octal{0.454}", 400'000'000, {fast}, prove);
    add("cancel", ".104", "octal{0.104}", 310'000'000, {fast}, cancel);
    return true;
}();

} // namespace
