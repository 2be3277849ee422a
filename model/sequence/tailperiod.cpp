// SPDX-License-Identifier: GPL-3.0-or-later
// Finding a period at the end of a sequence.
//
// Let N values be known. A period p with preperiod n0 shows as a run: G(n) = G(n + p) for the last R values of n, those
// with n0 <= n < N - p, so R = N - p - n0. The least p whose run is long enough (R >= p and R >= minRun) is searched
// from 1 upwards, comparing from the end, where a wrong p fails at once. A wrong p that has a run of R >= p rules out
// all p' up to R: with x the place where the run of p breaks, p' <= R would give
//     G(x) = G(x + p') = G(x + p' + p) = G(x + p),
// so the next p to try is R + 1.
//
// A sequence that nearly repeats, with exceptions far apart, has many wrong p whose runs are long but shorter than p:
// its multiples. They break at the same places, the exceptions, so the last places where a run broke are tried first.
//
// Sequences of few values that alternate for long, as those of subtraction games with large numbers, have long runs for
// very many p. When the comparisons have taken longer than some passes over the values, all runs are computed by the Z
// algorithm (Main and Lorentz; Gusfield, Algorithms on strings, trees and sequences, 1997): on the reversed sequence,
// the run of p is the longest common prefix with the sequence without its first p values. Let l be the p whose run ends
// furthest, at r = l + R(l). For p < r the run is that of p - l, unless this would end at r or beyond; then it is
// extended from r on by comparing. It takes linear time, and four bytes for each p up to half of the values; without
// this memory the search continues as before.

#include "model/sequence/tailperiod.h"

#include "model/core/memory.h"

#include <algorithm>
#include <array>
#include <cstring>
#include <limits>
#include <vector>

namespace mexplorer {

namespace {

template <class Element> class TailSearch
{
public:
    TailSearch(std::span<const Element> values, quint64 minRun, const JobControl &control)
        : m_values(values), m_count(values.size()), m_minRun(std::max(minRun, window)), m_control(control)
    {
    }

    std::optional<TailPeriod> run()
    {
        constexpr quint64 cancelStep = 1 << 16;
        const Element *tail = m_values.data() + (m_count - std::min(m_count, window));
        quint64 steps = 0;
        for (quint64 period = 1; period + runNeeded(period) <= m_count;) {
            if (++steps % cancelStep == 0 && m_control.isCancelled())
                return {};
            if (tail[-static_cast<std::ptrdiff_t>(period)] != *tail ||
                std::memcmp(tail - period, tail, window * sizeof(Element)) != 0 || breaksAsBefore(period)) {
                ++period;
                continue;
            }
            const quint64 length = runLength(period);
            m_compared += length;
            if (m_compared > m_maxCompared) {
                if (hasMemoryForRuns())
                    return runByAllLengths();
                m_maxCompared = 2 * m_compared;
            }
            if (m_control.isCancelled())
                return {};
            if (length >= runNeeded(period))
                return TailPeriod{period, m_count - period - length};
            m_breaks[m_nextBreak++ % m_breaks.size()] = m_count - period - length - 1;
            period = std::max(period, length) + 1;
        }
        return {};
    }

private:
    static constexpr quint64 window = 8;

    bool hasMemoryForRuns() const
    {
        return m_count < std::numeric_limits<quint32>::max() && m_count / 2 * sizeof(quint32) < memoryShare();
    }

    /// The same by the lengths of all runs.
    std::optional<TailPeriod> runByAllLengths() const
    {
        constexpr quint64 cancelStep = 1 << 20;
        const auto reversed = [this](quint64 i) { return m_values[m_count - 1 - i]; };
        std::vector<quint32> runs(m_count / 2 + 1);
        quint64 furthest = 0; // l
        quint64 end = 0;      // r
        for (quint64 period = 1; period + runNeeded(period) <= m_count; ++period) {
            if (period % cancelStep == 0 && m_control.isCancelled())
                return {};
            quint64 length = period < end ? std::min<quint64>(end - period, runs[period - furthest]) : 0;
            if (period + length >= end) {
                while (period + length < m_count && reversed(length) == reversed(period + length))
                    ++length;
                furthest = period;
                end = period + length;
            }
            if (length >= runNeeded(period))
                return TailPeriod{period, m_count - period - length};
            runs[period] = static_cast<quint32>(length);
        }
        return {};
    }

    quint64 runNeeded(quint64 period) const { return std::max(period, m_minRun); }

    /// True if the run of \a period breaks too early at a place where an earlier one broke.
    bool breaksAsBefore(quint64 period) const
    {
        return std::any_of(m_breaks.begin(),
                           m_breaks.begin() + static_cast<std::ptrdiff_t>(std::min(m_nextBreak, m_breaks.size())),
                           [&](quint64 n) {
                               return n + period < m_count && m_values[n] != m_values[n + period] &&
                                      m_count - period - n - 1 < runNeeded(period);
                           });
    }

    /// The number of n at the end with G(n) = G(n + period).
    quint64 runLength(quint64 period) const
    {
        constexpr quint64 block = 256;
        constexpr quint64 cancelBlocks = 1 << 14;
        const quint64 maxLength = m_count - period;
        quint64 length = 0;
        const auto equalFrom = [&](quint64 n) {
            return std::memcmp(m_values.data() + n, m_values.data() + n + period, block * sizeof(Element)) == 0;
        };
        while (length + block <= maxLength && equalFrom(maxLength - length - block)) {
            length += block;
            if (length / block % cancelBlocks == 0 && m_control.isCancelled())
                return 0;
        }
        while (length < maxLength && m_values[maxLength - length - 1] == m_values[maxLength - length - 1 + period])
            ++length;
        return length;
    }

    std::span<const Element> m_values;
    quint64 m_count;
    quint64 m_minRun;
    const JobControl &m_control;
    std::array<quint64, 8> m_breaks = {}; ///< the latest places where runs broke
    std::size_t m_nextBreak = 0;
    quint64 m_compared = 0;              ///< values, for the lengths of runs
    quint64 m_maxCompared = 4 * m_count; ///< before all runs are computed, if the memory suffices
};

} // namespace

std::optional<TailPeriod> findTailPeriod(const ValueArray &values, quint64 minRun, const JobControl &control)
{
    return values.visit([&](auto all) {
        using Element = std::remove_cvref_t<decltype(all[0])>;
        return TailSearch<Element>(all, minRun, control).run();
    });
}

} // namespace mexplorer
