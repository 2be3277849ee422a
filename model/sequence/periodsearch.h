// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/sequence/periodproof.h"

namespace mexplorer {

/// How a search for a period that has no number of terms of its own ended.
enum class PeriodSearchEnd {
    Proved,        ///< a period is proved, or a formula is known
    NeverPeriodic, ///< the values are known to have no period
    NoTheorem,     ///< no theorem known here could prove a period of such rules
    Time,
    Memory,
    Moves,
    Terms, ///< the most that can be asked for
    Cancelled,
    Fault, ///< another problem
};

/// The end of such a search, and what was found by then.
struct PeriodSearch
{
    PeriodSearchEnd end = PeriodSearchEnd::Proved;
    std::optional<Period> period = {};   ///< proved, or else only seen in all of the known values
    std::optional<Problem> problem = {}; ///< the limit that ended the search, or why there was none

    /// True if the values may be continued by a search with more time, memory, moves or terms.
    bool isCut() const { return end >= PeriodSearchEnd::Time; }
};

/// Searches a period in more and more values until one is proved, until it is known that none can be, or until a limit
/// of \a engine, \a maxTerms or \a search ends it. \a search may be cancelled by a limit of time; the values that are
/// known by then are looked at under \a whole, the job that a person cancels. A proved period is set in the engine.
PeriodSearch searchPeriod(SequenceEngine &engine, quint64 maxTerms, JobControl &search, const JobControl &whole);

} // namespace mexplorer
