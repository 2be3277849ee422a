// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/sequence/periodsearch.h"

#include "model/core/modeltext.h"
#include "model/core/wordlist.h"

#include <algorithm>

namespace mexplorer {

namespace {

/// Says why no period of rules without a theorem can be proved.
Problem noTheoremProblem(const Rules &rules)
{
    const QString sentence =
        movesOf<UnequalSplit>(rules)
            ? ModelText::tr("No period of %1 can be proved here: a move leaves two heaps that must differ, and no "
                            "theorem known here is about such moves.")
        : movesOf<WideCode>(rules)
            ? ModelText::tr("No period of %1 can be proved here: a move may leave four heaps or five, and the theorems "
                            "known here are about three at most.")
            : ModelText::tr(
                  "No period of %1 can be proved here: the theorems known here are about numbers that may, or "
                  "may not, be taken, and about octal and hexadecimal games.");
    return Problem::limit(Problem::Code::Unsuitable, sentence.arg(shortened(rules.text())));
}

/// The number of values that fit into the memory, at most \a maxTerms.
quint64 mostTerms(const SequenceEngine &engine, quint64 maxTerms)
{
    quint64 fits = engine.termCount();
    for (quint64 tooMany = std::max(maxTerms, fits) + 1; tooMany - fits > 1 + fits / 256;) {
        const quint64 middle = fits + (tooMany - fits) / 2;
        (engine.memoryProblem(middle) ? tooMany : fits) = middle;
    }
    return fits;
}

PeriodSearchEnd endBy(const Problem &problem)
{
    switch (problem.code) {
    case Problem::Code::Memory:
        return PeriodSearchEnd::Memory;
    case Problem::Code::Moves:
        return PeriodSearchEnd::Moves;
    case Problem::Code::Cancelled:
        return PeriodSearchEnd::Time;
    default:
        return PeriodSearchEnd::Fault;
    }
}

} // namespace

PeriodSearch searchPeriod(SequenceEngine &engine, quint64 maxTerms, JobControl &search, const JobControl &whole)
{
    if (neverRepeats(*engine.rules()))
        return {.end = PeriodSearchEnd::NeverPeriodic};
    if (!engine.rules()->heapTraits()->closedForm && !hasPeriodTheorem(*engine.rules()))
        return {.end = PeriodSearchEnd::NoTheorem, .problem = noTheoremProblem(*engine.rules())};
    PeriodSearch found = {.end = PeriodSearchEnd::Terms};
    if (const auto proof = provePeriod(engine, maxTerms, search))
        found.period = *proof;
    else
        found = {.end = endBy(proof.problem()), .problem = proof.problem()};
    // The number of values grows by half or more at a time: the last ones that fit may be the ones that a proof needs.
    if (found.end == PeriodSearchEnd::Memory) {
        if (const auto known = engine.extend(mostTerms(engine, maxTerms), search); !known)
            found = {.end = endBy(known.problem()), .problem = known.problem()};
    }
    // An extension that was cut may have been long enough.
    if (found.problem && !whole.isCancelled())
        found.period = periodOfKnownTerms(engine, whole);
    if (whole.isCancelled())
        return {.end = PeriodSearchEnd::Cancelled, .problem = Problem::cancelled()};
    if (!found.period || !found.period->proved)
        return found;
    engine.setProvedPeriod(*found.period);
    return {.end = PeriodSearchEnd::Proved, .period = found.period};
}

} // namespace mexplorer
