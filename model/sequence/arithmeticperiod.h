// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/jobcontrol.h"
#include "model/games/heaptraits.h"
#include "model/sequence/period.h"
#include "model/sequence/tailperiod.h"

namespace mexplorer {

// Arithmetic periodicity, G(n + p) = G(n) + s for all n >= e, of games in which a heap may become three: found, and
// proved if the following theorem applies. It is in the spirit of S. Howse and R. J. Nowakowski, "Periodicity and
// arithmetic-periodicity in hexadecimal games", Theoretical Computer Science 313 (2004), with conditions that are
// narrower and quick to check; arithmeticperiod.cpp has the proof.
//
// Theorem. Let e >= 1, p >= 1 and s a power of two, such that
//   (1) moves into three heaps take an odd or an even number of tokens, and either both kinds exist (then K is the
//       greater of the least odd and the least even number that may be taken so, and each g < s is some G(i), e <= i <
//       e + p), or one kind (then K is the least such number, and each g < s is G(i) and G(j) with e <= i, j < e + p, i
//       even, j odd);
//   (2) G(n) < s for all n with 1 <= n < e + p;
//   (3) K + 1 <= p + e;
//   (4) G(n + p) = G(n) + s for all n with e <= n <= e + p + K.
// Then G(n + p) = G(n) + s for all n >= e.

/// An arithmetic period with a positive saltus at the end of some values.
struct GrowingPeriod
{
    TailPeriod tail;
    quint64 saltus = 0;
};
/// Requires at least \a minRun repeating values. Returns std::nullopt if there is none, or when cancelled.
std::optional<GrowingPeriod> findGrowingPeriod(const ValueArray &values, quint64 minRun, const JobControl &control);

/// Finds the arithmetic period with a positive saltus at the end of \a values, proved if the theorem applies. Requires
/// at least \a minRun repeating values. Returns std::nullopt if there is none, or when cancelled.
std::optional<Period> findArithmeticPeriod(const TakeAndBreak &rules, const ValueArray &values, quint64 minRun,
                                           const JobControl &control);

} // namespace mexplorer
