// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/sequence/valuearray.h"

#include <QString>

#include <optional>

namespace mexplorer {

/// The theorem that proves a period, if any.
enum class PeriodTheorem {
    None,           ///< found but not proved: no theorem applies to the rules
    GuySmith,       ///< octal games (Guy and Smith, 1956)
    ThreeHeaps,     ///< its generalization to three heaps, for hexadecimal games: n0 <= n < 3 n0 + 2 p + t
    Arithmetic,     ///< arithmetic periodicity of hexadecimal games: see arithmeticperiod.h
    RepeatedWindow, ///< subtraction games: a repeated window as long as the greatest number in the set repeats for ever
    AllBut,         ///< subtraction of any number but some: arithmetic periodicity
    ClosedForm,     ///< a formula, as in nim: G(n) = n
};

/// The statement that G(n + period) = G(n) + saltus for all n >= preperiod, as far as it was checked or, if proved,
/// always.
struct Period
{
    quint64 preperiod = 0;      ///< the least n0
    quint64 period = 0;         ///< the least p
    quint64 saltus = 0;         ///< positive only for arithmetic periodicity, as in nim and all-but subtraction
    quint64 checkedThrough = 0; ///< the last n whose value was checked
    quint64 neededThrough = 0;  ///< the last n whose value the theorem needs; without a theorem, checkedThrough
    PeriodTheorem theorem = PeriodTheorem::None;
    bool proved = false;

    /// The last n that is no part of the repetition: preperiod - 1; std::nullopt if the whole sequence repeats.
    std::optional<quint64> lastException() const
    {
        return preperiod > 0 ? std::optional<quint64>(preperiod - 1) : std::nullopt;
    }
    /// The n0 for the theorem: that of take-and-break games is at least 1.
    quint64 provedFrom() const
    {
        const bool takesHeaps = theorem == PeriodTheorem::GuySmith || theorem == PeriodTheorem::ThreeHeaps ||
                                theorem == PeriodTheorem::Arithmetic;
        return takesHeaps && preperiod == 0 ? 1 : preperiod;
    }
    /// The least m >= preperiod with m = n modulo the period; n itself if it is less than preperiod.
    quint64 equivalent(quint64 n) const { return n < preperiod ? n : preperiod + (n - preperiod) % period; }
    /// G(\a n) by this period, from \a values that include at least those below preperiod + period.
    quint64 extended(const ValueArray &values, quint64 n) const
    {
        const quint64 base = equivalent(n);
        return values[base] + (n - base) / period * saltus;
    }
    bool operator==(const Period &) const = default;
};

/// The theorem's name for the command line: "Guy-Smith", "repeated window", "closed form"; empty for None.
QString theoremName(PeriodTheorem theorem);

} // namespace mexplorer
