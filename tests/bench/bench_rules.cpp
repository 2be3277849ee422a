// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/graph/graphbuilder.h"
#include "model/notation/expression.h"
#include "model/sequence/sequenceengine.h"

#include <benchmark/benchmark.h>

#include <algorithm>
#include <numeric>
#include <vector>

using namespace mexplorer;

namespace {

/// Rules that a user writes beside the loop that one writes in C++ for them: the mex by the last heap that saw each
/// value.
class PlainLoop
{
public:
    explicit PlainLoop(quint64 terms) : m_values(terms), m_seen(2 * terms + 64) {}

    /// \a moves(n, mark) calls mark(value) for each follower of n.
    template <class Moves> Value run(Moves moves)
    {
        for (quint64 n = 1; n < m_values.size(); ++n) {
            moves(n, [&](Value value) { m_seen[value] = n; });
            Value mex = 0;
            while (m_seen[mex] == n)
                ++mex;
            m_values[n] = mex;
        }
        return m_values.back();
    }
    Value operator[](quint64 n) const { return m_values[n]; }

private:
    std::vector<Value> m_values;
    std::vector<quint64> m_seen;
};

void rulesValues(benchmark::State &state, const char *rules, quint64 terms)
{
    JobControl control;
    for (auto _ : state) {
        SequenceEngine engine(*parseRules(QString::fromLatin1(rules)));
        const auto known = engine.extend(terms, control);
        if (!known)
            return state.SkipWithError("no values");
        benchmark::DoNotOptimize(engine.at(terms - 1));
    }
}

template <class Moves> void plainValues(benchmark::State &state, quint64 terms, Moves moves)
{
    for (auto _ : state) {
        PlainLoop values(terms);
        benchmark::DoNotOptimize(values.run([&](quint64 n, auto mark) { moves(values, n, mark); }));
    }
}

template <class Moves> void addPair(const char *name, const char *rules, quint64 terms, Moves moves)
{
    const std::string title = std::string("rules/values/") + name;
    benchmark::RegisterBenchmark(title.c_str(), rulesValues, rules, terms)->Unit(benchmark::kMillisecond);
    benchmark::RegisterBenchmark((title + "/plain").c_str(), plainValues<Moves>, terms, moves)
        ->Unit(benchmark::kMillisecond);
}

std::vector<bool> primesBelow(std::size_t size)
{
    std::vector<bool> primes(size, true);
    primes[0] = primes[1] = false;
    for (std::size_t i = 2; i * i < size; ++i) {
        for (std::size_t j = i * i; primes[i] && j < size; j += i)
            primes[j] = false;
    }
    return primes;
}

void tupleGraph(benchmark::State &state)
{
    const Position position =
        *parsePosition(QStringLiteral("rules{(x,y) -> (x-1, y); (x,y) -> (x, y-1); (x,y) -> (x-1, y-1)}:(999,999)"));
    JobControl control;
    for (auto _ : state) {
        const GameGraphPtr graph = buildGraph(position, {.maxPositions = 2'000'000}, control);
        if (!graph || graph->positionCount() != 1'000'000)
            return state.SkipWithError("no graph");
    }
}

[[maybe_unused]] const bool rulesRegistered = [] {
    constexpr quint64 terms = 10'000; // with up to n choices for n
    addPair("half", "rules{n -> n-k : 1 <= k <= n/2}", terms, [](const PlainLoop &g, quint64 n, auto mark) {
        for (quint64 k = 1; k <= n / 2; ++k)
            mark(g[n - k]);
    });
    addPair("coprime", "rules{n -> n-k : gcd(n,k) = 1}", terms, [](const PlainLoop &g, quint64 n, auto mark) {
        for (quint64 k = 1; k <= n; ++k) {
            if (std::gcd(n, k) == 1)
                mark(g[n - k]);
        }
    });
    addPair("divisors", "rules{n -> n-k : k | n, k < n}", terms, [](const PlainLoop &g, quint64 n, auto mark) {
        for (quint64 k = 1; k < n; ++k) {
            if (n % k == 0)
                mark(g[n - k]);
        }
    });
    addPair("prime", "rules{n -> n-k : prime(k)}", terms, [](const PlainLoop &g, quint64 n, auto mark) {
        static const std::vector<bool> primes = primesBelow(terms);
        for (quint64 k = 2; k <= n; ++k) {
            if (primes[k])
                mark(g[n - k]);
        }
    });
    addPair("split", "rules{n -> a, b : a + b = n-1, a < b, odd(b)}", terms,
            [](const PlainLoop &g, quint64 n, auto mark) {
                for (quint64 a = 0; 2 * a < n - 1; ++a) {
                    if ((n - 1 - a) % 2 == 1)
                        mark(g[a] ^ g[n - 1 - a]);
                }
            });
    constexpr quint64 many = 1'000'000; // with a bounded number of choices
    addPair("three", "rules{n -> n-k : 1 <= k <= 3, k != n-5}", many, [](const PlainLoop &g, quint64 n, auto mark) {
        for (quint64 k = 1; k <= std::min<quint64>(n, 3); ++k) {
            if (k + 5 != n)
                mark(g[n - k]);
        }
    });
    addPair("oneOrHalf", "rules{n -> n-1; n -> n/2}", many, [](const PlainLoop &g, quint64 n, auto mark) {
        mark(g[n - 1]);
        mark(g[n / 2]);
    });
    benchmark::RegisterBenchmark("rules/graph/1000000", tupleGraph)->Unit(benchmark::kMillisecond);
    return true;
}();

} // namespace
