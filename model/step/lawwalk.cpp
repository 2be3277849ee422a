// SPDX-License-Identifier: GPL-3.0-or-later
// The walk-throughs of laws
//
// A period that is proved by a theorem on its values is shown by the walk-through of the period, and so is what follows
// from it. The table of Nim, and of taking 1 to k tokens, proves their formulas by induction. That a game has the
// moves of an octal code is shown by the digits of its code. The other laws have no walk-through: formulas that are
// proved elsewhere, games whose values agree by the periods of both, and published theorems.
#include "model/step/lawwalk.h"

#include "model/core/modeltext.h"
#include "model/games/catalogue.h"
#include "model/games/heaptraits.h"
#include "model/step/listtrace.h"

#include <algorithm>

namespace mexplorer {

namespace {

LawWalk walkAt(TraceKind kind, const RulesPtr &rules, quint64 heap)
{
    constexpr quint64 greatest = 12; // a heap with a graph that is quick to see
    return {kind, Position{{Component{rules, {std::clamp<quint64>(heap, 1, greatest)}}}}};
}

/// True for rules that are written as a code.
bool isCode(const Rules &rules)
{
    return familyOf(rules).parameters == Family::Parameters::Code;
}

/// The digits of a game with a name, where the law says that a code has its moves.
std::optional<LawWalk> walkOfSameMoves(const RulesPtr &rules, const RulesPtr &other)
{
    if (!other || isCode(*rules) == isCode(*other))
        return {};
    const RulesPtr &named = isCode(*rules) ? other : rules;
    const auto *code = movesOf<TakeAndBreak>(*named);
    if (!code || familyOf(*named).parameters != Family::Parameters::None)
        return {};
    return walkAt(TraceKind::Code, named, 2 * code->digits.size() + 1);
}

} // namespace

std::optional<LawWalk> walkOf(const RulesPtr &rules, const Period &period)
{
    const quint64 heap = period.preperiod + 2 * period.period; // shows two rounds, if it is small
    if (period.proved && period.theorem == PeriodTheorem::ClosedForm && provesFormulaByTable(*rules))
        return walkAt(TraceKind::Table, rules, heap);
    const bool isShown =
        period.proved && period.theorem != PeriodTheorem::ClosedForm && period.neededThrough < periodTraceTerms(*rules);
    return isShown ? std::optional(walkAt(TraceKind::Period, rules, heap)) : std::nullopt;
}

std::optional<LawWalk> walkOf(const RulesPtr &rules, const Law &law)
{
    if (!law.proved)
        return {};
    if (law.kind == Law::Kind::SameValues)
        return law.proof ? std::nullopt : walkOfSameMoves(rules, law.other);
    if (!law.proof)
        return {};
    std::optional<LawWalk> walk = walkOf(rules, *law.proof);
    const bool isFormulaOfAll = law.kind == Law::Kind::Formula && law.from == 0 && law.exceptions.empty();
    if (walk && isFormulaOfAll && provesFormulaByTable(*rules))
        walk->kind = TraceKind::Table;
    else if (walk)
        walk->isOfPeriod = law.kind != Law::Kind::Period && law.kind != Law::Kind::ArithmeticPeriod;
    return walk;
}

QString offerOf(const LawWalk &walk)
{
    return walk.isOfPeriod ? ModelText::tr("Show the period step by step")
                           : ModelText::tr("Show the proof step by step");
}

} // namespace mexplorer
