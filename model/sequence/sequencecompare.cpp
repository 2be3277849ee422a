// SPDX-License-Identifier: GPL-3.0-or-later
// Relations between two sequences, by trying each.
//
// A relation is a(n) = b(h(n)) with h(n) = n - shift or floor((n - shift) / 2), or of a game and its double,
//     floor(a(n) / 2) = b(h(n))
// where the two n of the same h(n) have different a(n). It is checked from the greatest n that both know down to where
// it breaks, so that a wrong one nearly always costs a few comparisons. What has no counterpart, as h(n) < 0, counts as
// broken.
//
// Proof. If a has the proved preperiod n0 and period p, b n1 and q, then from m = max(n0, least n with h(n) >= n1) on,
// both sides repeat every L = lcm(p, q) values (2 lcm(p, q) if h halves): holding for L values from m on, the relation
// holds for ever.

#include "model/sequence/sequencecompare.h"

#include <algorithm>
#include <numeric>

namespace mexplorer {

namespace {

using RelationKind = SequenceRelation::Kind;

struct Candidate
{
    RelationKind kind;
    qint64 shift;

    bool halves() const { return kind != RelationKind::Same && kind != RelationKind::Shifted; }
    bool pairs() const { return kind == RelationKind::Double || kind == RelationKind::Half; }
    bool isReversed() const { return kind == RelationKind::Halved || kind == RelationKind::Half; }
    qint64 counterpart(quint64 n) const
    {
        const qint64 moved = static_cast<qint64>(n) - shift;
        return halves() ? moved >> 1 : moved;
    }
    /// The least n whose counterpart is at least \a min.
    quint64 firstFor(quint64 min) const
    {
        const qint64 first = static_cast<qint64>(halves() ? 2 * min : min) + shift;
        return static_cast<quint64>(std::max<qint64>(first, 0));
    }
};

std::vector<Candidate> relationCandidates(quint64 maxShift)
{
    std::vector<Candidate> all = {{RelationKind::Same, 0}};
    const auto max = static_cast<qint64>(maxShift);
    for (qint64 shift = 1; shift <= max; ++shift)
        all.insert(all.end(), {{RelationKind::Shifted, shift}, {RelationKind::Shifted, -shift}});
    for (const auto &kinds : {std::pair(RelationKind::Doubled, RelationKind::Halved),
                              std::pair(RelationKind::Double, RelationKind::Half)}) {
        for (qint64 shift = 0; shift <= max; ++shift) {
            for (const RelationKind kind : {kinds.first, kinds.second}) {
                all.push_back({kind, shift});
                if (shift > 0)
                    all.push_back({kind, -shift});
            }
        }
    }
    return all;
}

bool isProved(const Candidate &relation, const std::optional<Period> &left, const std::optional<Period> &right,
              const SequenceRelation &found)
{
    if (!left || !right || !left->proved || !right->proved || left->saltus > 0 || right->saltus > 0)
        return false;
    constexpr quint64 farthest = quint64(1) << 40;
    const quint64 common = left->period / std::gcd(left->period, right->period) * (relation.halves() ? 2 : 1);
    if (common > farthest / right->period)
        return false;
    const quint64 from = std::max({left->preperiod, relation.firstFor(right->preperiod), found.from});
    return from + common * right->period <= found.compared;
}

/// True if \a candidate holds at \a n of \a end values of \a left.
bool holdsAt(const Candidate &candidate, const ValueArray &left, const ValueArray &right, quint64 n, quint64 end)
{
    const qint64 counterpart = candidate.counterpart(n);
    if (counterpart < 0)
        return false;
    const Value value = right[static_cast<quint64>(counterpart)];
    if (!candidate.pairs())
        return left[n] == value;
    const bool isFirst = ((static_cast<qint64>(n) - candidate.shift) & 1) == 0;
    return left[n] / 2 == value && (!isFirst || n + 1 >= end || (left[n] ^ left[n + 1]) == 1);
}

std::optional<SequenceRelation> check(const Candidate &candidate, const ComparedSequence &left,
                                      const ComparedSequence &right, quint64 maxFrom, JobControl &control)
{
    constexpr quint64 cancelStep = 1 << 20;
    const quint64 end = std::min(left.values->size(), candidate.firstFor(right.values->size()));
    if (end <= maxFrom)
        return {};
    quint64 from = end;
    while (from > 0) {
        if (!holdsAt(candidate, *left.values, *right.values, from - 1, end))
            break;
        --from;
        if (from % cancelStep == 0 && control.isCancelled())
            return {};
    }
    if (from > maxFrom)
        return {};
    SequenceRelation found = {candidate.kind, candidate.shift, from, end, false};
    found.proved = isProved(candidate, left.period, right.period, found);
    return found;
}

} // namespace

std::optional<SequenceRelation> compareSequences(const ComparedSequence &a, const ComparedSequence &b, quint64 maxFrom,
                                                 quint64 maxShift, JobControl &control)
{
    if (std::min(a.values->size(), b.values->size()) < 2 * (maxFrom + maxShift))
        return {};
    for (const Candidate &candidate : relationCandidates(maxShift)) {
        const bool isReversed = candidate.isReversed();
        if (const auto found = check(candidate, isReversed ? b : a, isReversed ? a : b, maxFrom, control))
            return found;
        if (control.isCancelled())
            return {};
    }
    return {};
}

} // namespace mexplorer
