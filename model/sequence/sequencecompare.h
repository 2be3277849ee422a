// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/sequence/sequencestudy.h"

#include <QStringList>

namespace mexplorer {

/// How two sequences a and b are related, computed from their values.
struct SequenceRelation
{
    enum class Kind {
        Same,    ///< a(n) = b(n)
        Shifted, ///< a(n) = b(n - shift)
        Doubled, ///< a(n) = b(floor((n - shift) / 2)): each value of b stands twice in a
        Halved,  ///< b(n) = a(floor((n - shift) / 2)): the other way round
        Double,  ///< for even n - shift, a(n) and a(n + 1) are 2 b((n - shift) / 2) and one more, in either order
        Half,    ///< the other way round: b is the double of a, as Double Kayles of Kayles
    };

    Kind kind = Kind::Same;
    qint64 shift = 0;
    quint64 from = 0;     ///< the least n from which on it holds
    quint64 compared = 0; ///< it was checked for all n from \a from to before this
    bool proved = false;  ///< both periods are proved and cover it, so that it holds for ever

    bool operator==(const SequenceRelation &) const = default;
};

/// A sequence to compare: its values, and its period if one is proved.
struct ComparedSequence
{
    const ValueArray *values;
    std::optional<Period> period;
};

/// The simplest relation that holds for all values known of both from an n of at most \a maxFrom on: Same before
/// Shifted before Doubled and Halved, small shifts, up to \a maxShift either way, before large ones. Nothing if none
/// does, if one has fewer than twice (maxFrom + maxShift) values, or when cancelled.
std::optional<SequenceRelation> compareSequences(const ComparedSequence &a, const ComparedSequence &b, quint64 maxFrom,
                                                 quint64 maxShift, JobControl &control);

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

/// All octal codes of up to three digits after the point, "0.77", ascending: the 512 with 0 before it, then those
/// with 4.
QStringList octalCodes();

/// Those of the octal codes \a codes whose sequences are \a target's own, shifted, doubled or halved, as \a terms
/// values show; proved where both periods are. What was found when cancelled. Progress is codes.
std::vector<Comparison> searchCodes(const RulesPtr &target, const QStringList &codes, quint64 terms,
                                    JobControl &control);

/// What a comparison says, in a sentence, and how far that was looked at or that it is proved.
QString comparisonSentence(const Comparison &comparison);

} // namespace mexplorer
