// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/sequence/sequencestudy.h"

#include <QStringList>

namespace mexplorer {

/// A relation between two sequences a and b, found from their values.
struct SequenceRelation
{
    enum class Kind {
        Same,    ///< a(n) = b(n)
        Shifted, ///< a(n) = b(n - shift)
        Doubled, ///< a(n) = b(floor((n - shift) / 2)): each value of b occurs twice in a
        Halved,  ///< b(n) = a(floor((n - shift) / 2)): the converse
        Double,  ///< for even n - shift, a(n) and a(n + 1) are 2 b((n - shift) / 2) and one more, in either order
        Half,    ///< the converse: b is the double of a, as Double Kayles of Kayles
    };

    Kind kind = Kind::Same;
    qint64 shift = 0;
    quint64 from = 0;     ///< the least n from which on it is true
    quint64 compared = 0; ///< it was checked for all n from \a from to before this
    bool proved = false;  ///< both periods are proved and cover it, so that it is always true

    bool operator==(const SequenceRelation &) const = default;
};

/// A sequence to compare: its values, and its period if proved.
struct ComparedSequence
{
    const ValueArray *values;
    std::optional<Period> period;
};

/// The simplest relation for all known values from an n of at most \a maxFrom on: Same before Shifted before Doubled
/// and Halved, small shifts, up to \a maxShift in either direction, before large ones. Returns std::nullopt if there is
/// none, if one sequence has fewer than twice (maxFrom + maxShift) values, or when cancelled.
std::optional<SequenceRelation> compareSequences(const ComparedSequence &a, const ComparedSequence &b, quint64 maxFrom,
                                                 quint64 maxShift, JobControl &control);

/// The result of comparing two sequences: their relation, or their first difference.
struct Comparison
{
    QString a; ///< rules as game expressions
    QString b;
    std::optional<SequenceRelation> relation;
    quint64 compared = 0;        ///< number of values known of both
    quint64 firstDifference = 0; ///< the least n with different values, if there is no relation
};

/// Compares two sequences over the first \a terms values, and further if their proved periods make a proof possible
/// within a few million. Returns std::nullopt if cancelled.
std::optional<Comparison> compareStudies(SequenceStudy &a, SequenceStudy &b, quint64 terms, JobControl &control);

/// All octal codes of up to three digits after the point, "0.77", ascending: the 512 with 0 before it, then those
/// with 4.
QStringList octalCodes();

/// Those of the octal codes \a codes whose first \a terms values equal the sequence of \a target, or are it shifted,
/// doubled or halved; proved if both periods are. When cancelled, the ones found so far. Progress is counted in codes.
std::vector<Comparison> searchCodes(const RulesPtr &target, const QStringList &codes, quint64 terms,
                                    JobControl &control);

/// The result of a comparison in a sentence, with the number of terms compared, or that it is proved.
QString comparisonSentence(const Comparison &comparison);

} // namespace mexplorer
