// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/sequence/sequenceengine.h"
#include "model/sequence/tailperiod.h"

namespace mexplorer {

/// Says what the values that \a engine knows already show: a period, proved where a theorem covers the rules and the
/// values reach far enough, or just seen. Nothing when \a control is cancelled, within 100 ms.
std::optional<Period> periodOfKnownTerms(const SequenceEngine &engine, const JobControl &control);

/// Looks for a period in the first \a searchTerms values, computing them as far as needed, and goes on to the last
/// value that the theorem needs once one is seen. The engine is informed of a proved period. Without a period in these
/// terms, nothing; a problem when cancelled or past the memory limit.
Result<std::optional<Period>> provePeriod(SequenceEngine &engine, quint64 searchTerms, JobControl &control);

/// Computes until at least \a terms values are known, as SequenceEngine::extend() does, but looks for a period as they
/// grow: once it is proved, the others are copies.
Result<quint64> extendByPeriod(SequenceEngine &engine, quint64 terms, JobControl &control);

/// True if the values are known to have no period, as those of division games.
bool neverRepeats(const Rules &rules);
/// Says that there is no period, or that none shows in the first \a terms values. Marked, for a Sentence.
QString noPeriodSentence(const Rules &rules, quint64 terms);

/// The period and its reason in a sentence or two, with the numbers: "Guy-Smith: G(n + 12) = G(n) for 71 <= n < 156,
/// checked through n = 167, so it holds for ever." Marked, for a Sentence.
QString periodSentence(const Period &period);

} // namespace mexplorer
