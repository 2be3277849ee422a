// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/law/law.h"
#include "model/law/numberfunctions.h"
#include "model/sequence/period.h"

#include <span>
#include <vector>

namespace mexplorer {

/// The values G(0), G(1), ... that laws are looked for in.
struct LawValues
{
    RulesPtr rules;
    std::vector<Value> values;
    quint64 found = 0;              ///< laws are found from the values through this one, and checked on all
    quint64 first = 0;              ///< the least number that is a position: 0 or 1
    std::optional<Period> period{}; ///< proved, or seen in the values that laws are found from

    quint64 last() const { return values.size() - 1; }
    /// The most exceptions that a law may have; they are among the values that it is found from.
    std::size_t maxExceptions() const;
};

/// Where a statement about numbers is false: in the values that it is found from, and the first time after them.
struct Misses
{
    std::vector<Cell> early{};
    std::optional<quint64> later{};

    /// True if the early ones are few enough.
    bool areFew(const LawValues &values) const;
    /// True if there are none but at the very beginning.
    bool areAtStart() const { return early.empty() || early.back() < startNumbers; }
    /// A law with many checks may leave out numbers below this as its beginning.
    static constexpr quint64 startNumbers = 3;

    /// Gives \a law its range, exceptions and check.
    void describe(Law &law, const LawValues &values) const;
};

/// Adds \a law, or what has failed, by where its statement is false.
void addLaw(LawReport &report, Law law, const Misses &misses, const LawValues &values);

/// True if a formula that satisfies f(n + \a cycle) = f(n) + \a saltus for all n is proved by the period: both go on in
/// the same way from the last exception of \a law on, and the values checked contain a whole round.
bool provesFormula(const LawValues &values, const Misses &misses, quint64 cycle, quint64 saltus);
/// Marks \a law as proved by the period of \a values.
void proveByPeriod(Law &law, const LawValues &values);

/// Each adds the laws of its kind to \a report.
void addPeriodLaws(const LawValues &values, LawReport &report);
void addValueLaws(const LawValues &values, const std::vector<NumberFunction> &functions, LawReport &report,
                  const JobControl &control);
void addZeroLaws(const LawValues &values, LawReport &report, const JobControl &control);
/// Fails only when cancelled.
std::optional<Problem> addSameValueLaws(const LawValues &values, LawReport &report, JobControl &control);

/// The moves that are looked at for the values of positions that are no heaps.
inline constexpr quint64 usualPositionMoves = 20'000'000;
inline constexpr quint64 mostPositionMoves = 60'000'000;

/// Laws of positions that are pairs or other tuples of \a arity numbers.
Result<LawReport> findTupleLaws(const RulesPtr &rules, int arity, std::optional<quint64> terms, JobControl &control);

/// "3, 5 and 9", at most some of them.
QString numberList(std::span<const Cell> numbers);

} // namespace mexplorer
