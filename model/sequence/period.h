// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/sequence/valuearray.h"

#include <QString>

#include <optional>

namespace mexplorer {

/// What makes a period certain, if anything does.
enum class PeriodTheorem {
    None,           ///< seen, not proved: no theorem covers the rules
    GuySmith,       ///< octal games (Guy and Smith, 1956)
    ThreeHeaps,     ///< the same with three heaps, for hexadecimal games: n0 <= n < 3 n0 + 2 p + t
    Arithmetic,     ///< arithmetic periodicity of hexadecimal games: see arithmeticperiod.h
    RepeatedWindow, ///< subtraction games: as many values as the greatest number in the set, repeated, repeat for ever
    AllBut,         ///< subtraction of any number but some: arithmetic periodicity
    ClosedForm,     ///< a formula, as in nim: G(n) = n
};

/// That G(n + period) = G(n) + saltus for all n >= preperiod, as far as was checked or, if proved, for ever.
struct Period
{
    quint64 preperiod = 0;      ///< the least n0
    quint64 period = 0;         ///< the least p
    quint64 saltus = 0;         ///< not 0 only for arithmetic periodicity, as in nim and all-but subtraction
    quint64 checkedThrough = 0; ///< the last n whose value was looked at
    quint64 neededThrough = 0;  ///< the last n whose value the theorem needs; without a theorem, checkedThrough
    PeriodTheorem theorem = PeriodTheorem::None;
    bool proved = false;

    /// The last n that is no part of the repetition: preperiod - 1; none if all of the sequence repeats.
    std::optional<quint64> lastException() const
    {
        return preperiod > 0 ? std::optional<quint64>(preperiod - 1) : std::nullopt;
    }
    /// The n0 that the theorem is used with: those of take-and-break games need at least 1.
    quint64 provedFrom() const
    {
        const bool takesHeaps = theorem == PeriodTheorem::GuySmith || theorem == PeriodTheorem::ThreeHeaps ||
                                theorem == PeriodTheorem::Arithmetic;
        return takesHeaps && preperiod == 0 ? 1 : preperiod;
    }
    /// The least m >= preperiod with m = n modulo the period, and n itself below that.
    quint64 equivalent(quint64 n) const { return n < preperiod ? n : preperiod + (n - preperiod) % period; }
    /// G(\a n) by this period, from \a values that reach to preperiod + period at least.
    quint64 extended(const ValueArray &values, quint64 n) const
    {
        const quint64 base = equivalent(n);
        return values[base] + (n - base) / period * saltus;
    }
    bool operator==(const Period &) const = default;
};

/// The theorem's name as the command line writes it: "Guy-Smith", "repeated window", "closed form"; empty for None.
QString theoremName(PeriodTheorem theorem);

} // namespace mexplorer
