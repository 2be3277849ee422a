// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/jobcontrol.h"
#include "model/core/result.h"
#include "model/games/rules.h"
#include "model/sequence/period.h"

#include <optional>
#include <vector>

namespace mexplorer {

/// A statement about all values of a game, or about all of its P-positions.
struct Law
{
    enum class Kind {
        Formula,          ///< G(n) by a formula
        Classes,          ///< a formula for each residue class of n
        Period,           ///< the values repeat
        ArithmeticPeriod, ///< the values repeat, with an addition each time
        PPositions,       ///< which positions are P-positions
        SameValues,       ///< the values are those of another game
    };

    Kind kind = Kind::Formula;
    QString statement = {};         ///< without its range: "G(n) = n mod 4"
    QString meaning = {};           ///< of functions in it, if it isn't plain: "v2(n) is ..."
    int arity = 1;                  ///< of the positions that it is about: 1 for single numbers
    quint64 from = 0;               ///< the least number that it is about
    std::vector<Cell> exceptions{}; ///< numbers from there on for which it is false; proved or checked as the law is
    int complexity = 0;             ///< simple ones first
    bool proved = false;            ///< otherwise it is known for the checked numbers alone
    quint64 checkedThrough = 0;     ///< the greatest number that was checked
    QString theorem = {};           ///< a short name: "Guy-Smith"; empty if not proved
    QString reason = {};            ///< the proof in a sentence or two; empty if not proved
    std::optional<quint64> preperiod = {};
    std::optional<quint64> period = {};
    quint64 saltus = 0;
    std::optional<Period> proof = {}; ///< the proved period that the law states, or follows from
    RulesPtr other = {};              ///< the game that has the same values, of a law of that kind
    bool isPartial = false;           ///< it is about some residue classes only, which the statement names

    /// The statement with its meaning, the least number and the exceptions: "G(n) = v2(n), for n >= 1, where ...".
    QString text() const;
};

/// A statement that is true for the numbers that it was found from, and false for a later one.
struct FailedLaw
{
    QString statement;
    std::vector<Cell> failsAt; ///< the number, or the tuple of numbers
    int complexity = 0;
};

/// The laws of a game, those proved first and then the simplest, as far as they were looked for.
struct LawReport
{
    std::vector<Law> laws{};
    std::vector<FailedLaw> failed{}; ///< the simplest of them
    int arity = 1;                   ///< of positions: 1 for a single number
    quint64 foundThrough = 0;        ///< laws were found from the numbers through this one
    quint64 checkedThrough = 0;      ///< and checked through this one
    std::optional<Problem> limit{};  ///< the reason why fewer values were used than requested
    QString note{};                  ///< the reason why no law was looked for
};

/// The numbers of values that laws may be found from.
inline constexpr quint64 fewestLawTerms = 20;
inline constexpr quint64 mostLawTerms = 100'000;
inline constexpr quint64 usualLawTerms = 4'000;

/// Laws of a game on heaps, or on single numbers, pairs or other short tuples, found from its first \a terms values
/// and checked on as many again. Without \a terms, fewer values are used if they are slow to compute.
/// Fails if the positions have no such numbers, if too few values are known, or when cancelled.
Result<LawReport> findLaws(const RulesPtr &rules, std::optional<quint64> terms, JobControl &control);

/// The law in one line: "G(n) = n mod 4 for all n. Proved: ...", "G(n) = v2(n), ...; holds for all n from 1 to 8,000."
QString lawSentence(const Law &law);
/// "G(n) = v2(n) is true through n = 4,000 and false for n = 4,096."
QString failedLawSentence(const FailedLaw &failed, const LawReport &report);
/// The sentence for a report without laws.
QString noLawSentence(const LawReport &report);
/// "arithmetic_period", for other programs.
QString lawKindName(Law::Kind kind);

} // namespace mexplorer
