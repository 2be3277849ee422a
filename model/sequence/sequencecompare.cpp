// Relations between two sequences, by trying each.
//
// A relation is a(n) = b(h(n)) with h(n) = n - shift or floor((n - shift) / 2). It is checked from the greatest n that
// both know down to where it breaks, so that a wrong one nearly always costs a few comparisons. What has no counterpart
// (h(n) < 0) counts as broken.
//
// Proof. If a has the proved preperiod n0 and period p, b n1 and q, then from m = max(n0, least n with h(n) >= n1) on,
// both sides repeat every L = lcm(p, q) values (2 lcm(p, q) if h halves): holding for L values from m on, the relation
// holds for ever.

#include "model/sequence/sequencecompare.h"

#include <algorithm>
#include <numeric>

namespace mexplorer {

namespace {

struct Candidate
{
    SequenceRelation::Kind kind;
    qint64 shift;

    bool halves() const { return kind == SequenceRelation::Kind::Doubled || kind == SequenceRelation::Kind::Halved; }
    qint64 counterpart(quint64 n) const
    {
        const qint64 moved = static_cast<qint64>(n) - shift;
        return halves() ? moved >> 1 : moved;
    }
    /// The least n whose counterpart is at least \a least.
    quint64 firstFor(quint64 least) const
    {
        const qint64 first = static_cast<qint64>(halves() ? 2 * least : least) + shift;
        return static_cast<quint64>(std::max<qint64>(first, 0));
    }
};

std::vector<Candidate> candidates(quint64 mostShift)
{
    using Kind = SequenceRelation::Kind;
    std::vector<Candidate> all = {{Kind::Same, 0}};
    const auto most = static_cast<qint64>(mostShift);
    for (qint64 shift = 1; shift <= most; ++shift)
        all.insert(all.end(), {{Kind::Shifted, shift}, {Kind::Shifted, -shift}});
    for (qint64 shift = 0; shift <= most; ++shift) {
        for (const Kind kind : {Kind::Doubled, Kind::Halved}) {
            all.push_back({kind, shift});
            if (shift > 0)
                all.push_back({kind, -shift});
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

std::optional<SequenceRelation> check(const Candidate &candidate, const ComparedSequence &left,
                                      const ComparedSequence &right, quint64 mostFrom, JobControl &control)
{
    constexpr quint64 cancelStep = 1 << 20;
    const quint64 end = std::min(left.values->size(), candidate.firstFor(right.values->size()));
    if (end <= mostFrom)
        return {};
    quint64 from = end;
    while (from > 0) {
        const qint64 counterpart = candidate.counterpart(from - 1);
        if (counterpart < 0 || (*left.values)[from - 1] != (*right.values)[static_cast<quint64>(counterpart)])
            break;
        --from;
        if (from % cancelStep == 0 && control.isCancelled())
            return {};
    }
    if (from > mostFrom)
        return {};
    SequenceRelation found = {candidate.kind, candidate.shift, from, end, false};
    found.proved = isProved(candidate, left.period, right.period, found);
    return found;
}

} // namespace

std::optional<SequenceRelation> compareSequences(const ComparedSequence &a, const ComparedSequence &b, quint64 mostFrom,
                                                 quint64 mostShift, JobControl &control)
{
    if (std::min(a.values->size(), b.values->size()) < 2 * (mostFrom + mostShift))
        return {};
    for (const Candidate &candidate : candidates(mostShift)) {
        const bool isReversed = candidate.kind == SequenceRelation::Kind::Halved;
        if (const auto found = check(candidate, isReversed ? b : a, isReversed ? a : b, mostFrom, control))
            return found;
        if (control.isCancelled())
            return {};
    }
    return {};
}

} // namespace mexplorer
