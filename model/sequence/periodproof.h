// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/sequence/sequenceengine.h"
#include "model/sequence/tailperiod.h"

namespace mexplorer {

/// Returns the period of the values that \a engine knows, proved if a theorem applies to the rules and enough values
/// are known, or only found. Returns std::nullopt if there is none; also when \a control is cancelled, within 100 ms.
std::optional<Period> periodOfKnownTerms(const SequenceEngine &engine, const JobControl &control);

/// Searches a period in the first \a searchTerms values, which are computed as far as needed. If one is found, computes
/// on to the last value that the theorem needs, and sets a proved period in the engine. Returns std::nullopt without a
/// period in these terms; fails when cancelled or at the memory limit.
Result<std::optional<Period>> provePeriod(SequenceEngine &engine, quint64 searchTerms, JobControl &control);

/// Computes until at least \a terms values are known, as SequenceEngine::extend() does, but searches a period while
/// the values grow: once it is proved, the other values are copies.
Result<quint64> extendByPeriod(SequenceEngine &engine, quint64 terms, JobControl &control);

/// True if a theorem known here could prove a period of the values, if they have one. Rules with a formula need none.
bool hasPeriodTheorem(const Rules &rules);
/// True if the values are known to have no period, as for division games.
bool neverRepeats(const Rules &rules);
/// States that there is no period, or that none was found in the first \a terms values. Marked, for a Sentence.
QString noPeriodSentence(const Rules &rules, quint64 terms);

/// States the period and its proof in a sentence or two, with the numbers: "Guy-Smith: G(n + 12) = G(n) for 71 <= n <
/// 156, checked through n = 167, so it holds for ever." Marked, for a Sentence.
QString periodSentence(const Period &period);

} // namespace mexplorer
