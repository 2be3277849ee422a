// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/sequence/sequencecompare.h"
#include "model/sequence/sequencestudy.h"

#include <QStringList>

namespace mexplorer {

/// Two sequences next to each other: how they are related, or where they part.
struct Comparison
{
    QString a; ///< rules as game expressions
    QString b;
    std::optional<SequenceRelation> relation;
    quint64 compared = 0;        ///< how many values of both were known
    quint64 firstDifference = 0; ///< the least n with different values, if there is no relation
};

/// Compares two sequences over the first \a terms values, and further where their proved periods make a proof possible
/// within a few million. None if cancelled.
std::optional<Comparison> compareStudies(SequenceStudy &a, SequenceStudy &b, quint64 terms, JobControl &control);

/// Those of the octal codes \a codes whose sequences are \a target's own, shifted, doubled or halved, as \a terms
/// values show; proved where both periods are. What was found when cancelled. Progress is codes.
std::vector<Comparison> searchCodes(const SequenceSnapshot &target, const QStringList &codes, quint64 terms,
                                    JobControl &control);

/// What a comparison says, in a sentence, and how far that was looked at or that it is proved.
QString comparisonSentence(const Comparison &comparison);

} // namespace mexplorer
