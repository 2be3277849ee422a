// SPDX-License-Identifier: GPL-3.0-or-later
// Known games with the same values: those of the catalogue without parameters, and octal codes of up to three digits.
//
// The values of each code are computed, one after the other, up to the first that differs; nearly all codes differ
// soon. The values of the codes that are left are then compared by the fast methods.
//
// That the values are always the same is proved if the rules are the same, or if both periods are proved: with G(n +
// p) = G(n) + s, n >= n0, for one game and q, t, n1 for the other, where s and t agree over lcm(p, q) numbers, values
// that are equal for so many n from max(n0, n1) on, and before, are equal for ever.

#include "model/law/lawsearch.h"

#include "model/core/modeltext.h"
#include "model/core/scanner.h"
#include "model/games/heaptraits.h"
#include "model/notation/expression.h"
#include "model/sequence/periodproof.h"
#include "model/sequence/sequencecompare.h"
#include "model/writing/sentence.h"

#include <algorithm>
#include <numeric>

namespace mexplorer {

namespace {

/// The digits of "0.77" or "4.07".
std::vector<int> digitsOf(const QString &code)
{
    std::vector<int> digits;
    for (const QChar c : code) {
        if (c != u'.')
            digits.push_back(c.digitValue());
    }
    return digits;
}

/// True if the first values of an octal code are those of \a expected.
bool agrees(const std::vector<int> &digits, std::span<const Value> expected)
{
    MexSet set;
    for (std::size_t n = 0; n < expected.size(); ++n) {
        set.clear();
        for (std::size_t taken = 0; taken < digits.size() && taken <= n; ++taken) {
            const std::size_t left = n - taken;
            if ((digits[taken] & 1) && left == 0 && taken > 0)
                set.insert(0);
            if ((digits[taken] & 2) && left > 0 && taken > 0)
                set.insert(expected[left]);
            for (std::size_t small = 1; (digits[taken] & 4) && 2 * small <= left; ++small)
                set.insert(expected[small] ^ expected[left - small]);
        }
        if (set.mex() != expected[n])
            return false;
    }
    return true;
}

/// Games with known names; then the octal codes with the first values, short codes first.
QStringList candidatesFor(const LawValues &values)
{
    constexpr quint64 few = 64;
    QStringList games = {"nim", "lasker", "kayles", "dawson", "grundy"};
    const std::span<const Value> first = std::span(values.values).first(std::min(few, values.found) + 1);
    QStringList codes = octalCodes();
    codes.removeIf([&](const QString &code) { return !agrees(digitsOf(code), first); });
    std::ranges::stable_sort(codes, {}, [](const QString &code) { return code.size(); });
    constexpr qsizetype mostCodes = 6; // of trivial games, very many codes have the values
    for (const QString &code : codes.first(std::min(mostCodes, codes.size())))
        games << QStringLiteral("octal{%1}").arg(code);
    return games;
}

bool hasSameMoves(const Rules &a, const Rules &b)
{
    const auto *left = movesOf<TakeAndBreak>(a);
    const auto *right = movesOf<TakeAndBreak>(b);
    return left && right && left->code() == right->code();
}

/// True if values that are equal as far as they are known are so for ever.
bool provesEquality(const LawValues &values, const std::optional<Period> &other)
{
    const std::optional<Period> &own = values.period;
    if (!own || !own->proved || !other || !other->proved)
        return false;
    const quint64 common = own->period / std::gcd(own->period, other->period) * other->period;
    return common / own->period * own->saltus == common / other->period * other->saltus &&
           std::max(own->preperiod, other->preperiod) + common <= values.last() + 1;
}

/// The law that the values are those of \a other, which is called \a text.
Law sameLaw(const LawValues &values, const QString &text, RulesPtr other, int complexity)
{
    return {.kind = Law::Kind::SameValues,
            .statement = ModelText::tr("G(n) is that of %1").arg(text),
            .complexity = complexity,
            .checkedThrough = values.last(),
            .other = std::move(other)};
}

void proveBySameMoves(Law &law)
{
    law.proved = true;
    law.theorem = QStringLiteral("same moves");
    law.reason = ModelText::tr("The rules allow the same moves from each heap.");
}

} // namespace

std::optional<Problem> addSameValueLaws(const LawValues &values, LawReport &report, JobControl &control)
{
    constexpr int complexity = 60;
    const bool hasFormula = std::ranges::any_of(
        report.laws, [](const Law &law) { return law.kind == Law::Kind::Formula && law.exceptions.empty(); });
    const std::size_t most = hasFormula ? 1 : 2;
    constexpr quint64 mostSteps = 2'000'000'000;
    std::size_t count = 0;
    const QString known = values.rules->sameAs();
    if (!known.isEmpty()) {
        const Result<RulesPtr> rules = parseRules(known);
        Law law = sameLaw(values, known, rules ? *rules : nullptr, complexity - 1);
        proveBySameMoves(law);
        report.laws.push_back(law);
        ++count;
    }
    if (values.values[0] != 0 || values.first > 0)
        return {};
    QStringList codes; // of these rules and of those found, whose continuations are nothing new
    if (const auto *own = movesOf<TakeAndBreak>(*values.rules))
        codes << own->code();
    for (const QString &text : candidatesFor(values)) {
        const Result<RulesPtr> rules = parseRules(text);
        const QString code = text.section(u'{', 1).chopped(text.contains(u'{') ? 1 : 0);
        if (std::ranges::any_of(codes, [&](const QString &each) {
                return code.size() > each.size() && code.startsWith(each) && each.contains(u'.');
            }))
            continue;
        if (!rules || count >= most || (*rules)->text() == values.rules->text() || text == known)
            continue;
        SequenceOptions options;
        options.maxSteps = mostSteps;
        SequenceEngine engine(*rules, options);
        const quint64 early = std::min<quint64>(values.found, 256);
        const auto differs = [&](quint64 end) {
            for (quint64 n = 0; n < std::min(end, engine.termCount()); ++n) {
                if (engine.at(n) != values.values[n])
                    return std::optional(n);
            }
            return std::optional<quint64>();
        };
        if (!engine.extend(early + 1, control) || differs(early + 1))
            continue;
        const Result<std::optional<Period>> period = provePeriod(engine, values.found + 1, control);
        const Result<quint64> terms = engine.extend(values.values.size(), control);
        if (control.isCancelled())
            return Problem::cancelled();
        if (!terms)
            continue;
        Law law = sameLaw(values, text, *rules, complexity + static_cast<int>(text.size()));
        Misses misses;
        if (const auto first = differs(values.values.size())) {
            if (*first <= values.found)
                continue;
            misses.later = first;
        }
        if (hasSameMoves(*values.rules, **rules)) {
            proveBySameMoves(law);
        } else if (!misses.later && provesEquality(values, period ? *period : std::nullopt)) {
            law.proved = true;
            law.proof = values.period;
            law.theorem = theoremName(values.period->theorem);
            law.reason =
                ModelText::tr("The periods of both are proved, and the values agree through n = %1, for longer "
                              "than one round of both. %2")
                    .arg(groupedNumber(values.last()), Sentence(periodSentence(*values.period)).plain());
        }
        addLaw(report, law, misses, values);
        if (!code.isEmpty())
            codes << code;
        ++count;
    }
    if (control.isCancelled())
        return Problem::cancelled();
    return {};
}

} // namespace mexplorer
