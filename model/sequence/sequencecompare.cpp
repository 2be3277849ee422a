// SPDX-License-Identifier: GPL-3.0-or-later
// Relations between two sequences, by trying each.
//
// A relation is a(n) = b(h(n)) with h(n) = n - shift or floor((n - shift) / 2), or of a game and its double,
//     floor(a(n) / 2) = b(h(n))
// where the two n of the same h(n) have different a(n). It is checked from the greatest n that both know down to where
// it breaks, so that a wrong one nearly always costs only a few comparisons. If n has no counterpart, as with h(n) < 0,
// the relation counts as broken.
//
// Proof. If a has the proved preperiod n0 and period p, b n1 and q, then from m = max(n0, least n with h(n) >= n1) on,
// both sides repeat every L = lcm(p, q) values (2 lcm(p, q) if h halves): holding for L values from m on, the relation
// holds for ever.

#include "model/sequence/sequencecompare.h"

#include "model/core/modeltext.h"
#include "model/notation/expression.h"

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

/// True if \a candidate is true at \a n for \a end values of \a left.
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

namespace {

constexpr quint64 searchedShifts = 32;
constexpr quint64 searchedStarts = 1000;
constexpr quint64 maxTermsForProof = 4'000'000;

ComparedSequence compared(const SequenceSnapshot &snapshot)
{
    const bool isProved = snapshot.period && snapshot.period->proved;
    return {snapshot.values.get(), isProved ? snapshot.period : std::nullopt};
}

Comparison compareSnapshots(const SequenceSnapshot &a, const SequenceSnapshot &b, JobControl &control)
{
    Comparison comparison = {a.rules->text(), b.rules->text(), {}, std::min(a.values->size(), b.values->size()), 0};
    const quint64 quarter = comparison.compared / 4;
    if (quarter > searchedShifts)
        comparison.relation = compareSequences(
            compared(a), compared(b), std::min(searchedStarts, quarter - searchedShifts), searchedShifts, control);
    while (!comparison.relation && comparison.firstDifference < comparison.compared &&
           a.at(comparison.firstDifference) == b.at(comparison.firstDifference))
        ++comparison.firstDifference;
    return comparison;
}

/// The number of terms that settles any relation once both periods are proved; 0 if they aren't, or if that is too
/// expensive.
quint64 termsForProof(const SequenceSnapshot &a, const SequenceSnapshot &b)
{
    if (!a.period || !a.period->proved || !b.period || !b.period->proved)
        return 0;
    const quint64 p = a.period->period;
    const quint64 q = b.period->period;
    const quint64 common = p / std::gcd(p, q) * q;
    if (common > maxTermsForProof)
        return 0;
    const quint64 needed = 2 * std::max(a.period->preperiod, b.period->preperiod) + 2 * common + 4 * searchedShifts;
    return needed > maxTermsForProof ? 0 : needed;
}

} // namespace

std::optional<Comparison> compareStudies(SequenceStudy &a, SequenceStudy &b, quint64 terms, JobControl &control)
{
    SequenceSnapshot left = a.study(terms, control);
    SequenceSnapshot right = b.study(terms, control);
    if (const quint64 needed = termsForProof(left, right); needed > terms) {
        left = a.study(needed, control);
        right = b.study(needed, control);
    }
    Comparison comparison = compareSnapshots(left, right, control);
    return control.isCancelled() ? std::nullopt : std::optional(std::move(comparison));
}

QStringList octalCodes()
{
    constexpr int digitCount = 3;
    constexpr int codeCount = 1 << (3 * digitCount);
    QStringList codes;
    for (const QChar before : {u'0', u'4'}) {
        codes << QString(before);
        for (int number = 1; number < codeCount; ++number) {
            QString digits = QStringLiteral("%1").arg(number, digitCount, 8, QLatin1Char('0'));
            while (digits.endsWith(u'0'))
                digits.chop(1);
            codes << QStringLiteral("%1.%2").arg(before).arg(digits);
        }
    }
    return codes;
}

std::vector<Comparison> searchCodes(const RulesPtr &target, const QStringList &codes, quint64 terms,
                                    JobControl &control)
{
    std::vector<Comparison> found;
    SequenceStudy own(target);
    const SequenceSnapshot start = own.study(terms, control);
    for (qsizetype i = 0; i < codes.size() && !control.isCancelled(); ++i) {
        const Result<RulesPtr> rules = parseRules(QStringLiteral("octal{%1}").arg(codes[i]));
        if (!rules || (*rules)->text() == target->text())
            continue;
        JobControl quiet; // progress is counted in codes; a few thousand terms take little time
        SequenceStudy study(*rules);
        if (compareSnapshots(start, study.study(terms, quiet), quiet).relation) {
            if (auto comparison = compareStudies(own, study, terms, control))
                found.push_back(std::move(*comparison));
        }
        control.setProgress(static_cast<quint64>(i), static_cast<quint64>(codes.size()));
    }
    control.setProgress(static_cast<quint64>(codes.size()), static_cast<quint64>(codes.size()));
    return found;
}

namespace {

QString minusText(qint64 shift)
{
    if (shift == 0)
        return QStringLiteral("n");
    return shift > 0 ? QStringLiteral("n \u2212 %1").arg(shift) : QStringLiteral("n + %1").arg(-shift);
}

QString relationText(const SequenceRelation &relation, QString a, QString b)
{
    using Kind = SequenceRelation::Kind;
    if (relation.kind == Kind::Halved || relation.kind == Kind::Half)
        std::swap(a, b);
    switch (relation.kind) {
    case Kind::Same:
        return ModelText::tr("%1 and %2 have the same values").arg(a, b);
    case Kind::Shifted:
        return ModelText::tr("%1 is %2 shifted: its G(n) is G(%3) there").arg(a, b, minusText(relation.shift));
    case Kind::Doubled:
    case Kind::Halved:
        return ModelText::tr("%1 is %2 doubled, each value twice: its G(n) is G(\u230a(%3) / 2\u230b) there")
            .arg(a, b, minusText(relation.shift));
    case Kind::Double:
    case Kind::Half:
        return ModelText::tr(
                   "%1 is the double of %2: its G(n) is twice G(\u230a(%3) / 2\u230b) there, or one more, in pairs")
            .arg(a, b, minusText(relation.shift));
    }
    return {};
}

} // namespace

QString comparisonSentence(const Comparison &comparison)
{
    if (!comparison.relation && comparison.firstDifference == comparison.compared)
        return ModelText::tr("%1 and %2 agree on the %3 values that are known, too few to say more.")
            .arg(comparison.a, comparison.b, groupedNumber(comparison.compared));
    if (!comparison.relation)
        return ModelText::tr("%1 and %2 first differ at n = %3; neither shifting nor doubling makes them agree.")
            .arg(comparison.a, comparison.b, groupedNumber(comparison.firstDifference));
    const SequenceRelation &relation = *comparison.relation;
    const QString holds = relationText(relation, comparison.a, comparison.b);
    const QString from = groupedNumber(relation.from);
    const QString through = groupedNumber(relation.compared - 1);
    if (relation.proved)
        return relation.from == 0
                   ? ModelText::tr("%1, for all n: proved, as both periods are.").arg(holds)
                   : ModelText::tr("%1, for all n from %2 on: proved, as both periods are.").arg(holds, from);
    return ModelText::tr("%1, seen from n = %2 to n = %3, not proved.").arg(holds, from, through);
}

} // namespace mexplorer
