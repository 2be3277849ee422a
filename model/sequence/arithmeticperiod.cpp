// SPDX-License-Identifier: GPL-3.0-or-later
// Finding it: the differences G(n + 1) - G(n) of an arithmetic periodic sequence are periodic, with the same p.
//
// Proof of the theorem in the header. Write a heap of i + p q tokens, e <= i < e + p, as (i, q): q is its level.
// Suppose the formula holds for all heaps below n + p, for an n > e + p + K; then heap (i, q) has the value s q + G(i),
// and G(i) < s. Heaps below e have values below s too, level 0, and can't be moved. As s is a power of two, levels and
// values below s are added apart: the level of a sum is the xor of the levels.
//
// Covered values. Let m be n or n + p, and L(m) the floor of (m - K - 1 - e) / p, which is at least 1. For each a
// <= m - K - 2 whose parity suits, a move into (a, b, b) has the value G(a), since b cancels; by (1) each value
// below s L(m) is such a G(a). So all values below s L(m) can be reached from m.
//
// Values from s L(m) on. A move from m to heaps whose level sum is S and whose sum's level is Q has S - Q = 2 y >= 0.
//   No heap of e or more: the value is below s, so covered.
//   One: Q = S is its level.
//   Two: p S <= m - 2 e, so by (3) S - 2 < L(m); y >= 1 would give Q < L(m), covered. So y = 0, and levels Q and 0 with
//     the same i have the same sizes in all and the same value.
//   Three: levels Q, y and y have the same sizes in all and the same value.
// So each such value is reached with one heap of level Q, and taking p tokens from it, or adding p to it, changes the
// value by s exactly. Hence from n + p the value v is reached if and only if v - s is from n, for v >= s L(n + p) =
// s L(n) + s; all below are reached from both; so the mex differs by s. Condition (4) begins the induction.

#include "model/sequence/arithmeticperiod.h"

#include <array>

namespace mexplorer {

namespace {

/// Condition (1) for the numbers of tokens taken by moves into three heaps.
struct ThreeHeapMoves
{
    quint64 bound = 0; ///< K
    bool hasBothParities = false;

    explicit ThreeHeapMoves(const TakeAndBreak &rules)
    {
        std::array<std::optional<quint64>, 2> min;
        for (std::size_t k = rules.digits.size(); k-- > 0;) {
            if (rules.digits[k] & 8)
                min[k & 1] = k;
        }
        hasBothParities = min[0] && min[1];
        bound = hasBothParities ? std::max(*min[0], *min[1]) : min[0] ? *min[0] : min[1].value_or(0);
    }
};

/// Checks condition (1): the places of the values.
bool hasAllValues(const ValueArray &values, quint64 from, quint64 period, quint64 saltus, bool inBothParities)
{
    std::array<std::vector<bool>, 2> found = {std::vector<bool>(saltus), std::vector<bool>(saltus)};
    for (quint64 n = from; n < from + period; ++n)
        found[n & 1][values[n]] = true;
    for (quint64 g = 0; g < saltus; ++g) {
        const int kinds = int(found[0][g]) + int(found[1][g]);
        if (kinds < (inBothParities ? 2 : 1))
            return false;
    }
    return true;
}

/// The last n whose value the theorem needs with these numbers; std::nullopt if its conditions don't hold.
std::optional<quint64> theoremNeeds(const ThreeHeapMoves &moves, const ValueArray &values, const Period &period,
                                    quint64 p, quint64 s)
{
    const quint64 e = std::max<quint64>(period.preperiod, 1);
    const quint64 last = e + 2 * p + moves.bound;
    if ((s & (s - 1)) != 0 || moves.bound + 1 > p + e || last > period.checkedThrough)
        return {};
    for (quint64 n = 1; n < e + p; ++n) {
        if (values[n] >= s)
            return {};
    }
    return hasAllValues(values, e, p, s, !moves.hasBothParities) ? std::optional(last) : std::nullopt;
}

ValueArray differences(const ValueArray &values)
{
    ReallocVector<quint32> steps;
    steps.reserve(values.size());
    for (quint64 n = 0; n + 1 < values.size(); ++n)
        steps.append(values[n + 1] - values[n]); // modulo 2^32
    return ValueArray(std::move(steps));
}

} // namespace

std::optional<GrowingPeriod> findGrowingPeriod(const ValueArray &values, quint64 minRun, const JobControl &control)
{
    if (values.size() < 2)
        return {};
    const auto seen = findTailPeriod(differences(values), minRun, control);
    if (!seen)
        return {};
    const Value first = values[seen->preperiod];
    const Value later = values[seen->preperiod + seen->period];
    return later > first ? std::optional(GrowingPeriod{*seen, later - first}) : std::nullopt;
}

std::optional<Period> findArithmeticPeriod(const TakeAndBreak &rules, const ValueArray &values, quint64 minRun,
                                           const JobControl &control)
{
    const auto seen = findGrowingPeriod(values, minRun, control);
    if (!seen)
        return {};
    Period period;
    period.preperiod = seen->tail.preperiod;
    period.period = seen->tail.period;
    period.saltus = seen->saltus;
    period.checkedThrough = values.size() - 1;
    period.neededThrough = period.checkedThrough;
    constexpr quint64 maxTimes = 64; // the theorem may only apply to a multiple of the period
    const ThreeHeapMoves moves(rules);
    for (quint64 times = 1; times <= maxTimes && !period.proved; times *= 2) {
        if (const auto last = theoremNeeds(moves, values, period, times * period.period, times * period.saltus)) {
            period.theorem = PeriodTheorem::Arithmetic;
            period.proved = true;
            period.neededThrough = *last;
            period.checkedThrough = *last;
        }
    }
    return period;
}

} // namespace mexplorer
