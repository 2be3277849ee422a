// SPDX-License-Identifier: GPL-3.0-or-later
// Proving a period.
//
// Periods are found by tailperiod.cpp and arithmeticperiod.cpp, at growing numbers of terms.
//
// For a game whose moves take at most t tokens and leave at most h heaps, and n0 >= 1: if G(n + p) = G(n) for all
// n with
//     n0 <= n < h n0 + (h - 1) p + t,
// then for all n >= n0. For octal games, h = 2, this is the theorem of Guy and Smith (1956). Beyond the bound, a move
// from n + p leaves heaps that add up to at least n + p - t >= h (n0 + p), so one of them has at least n0 + p tokens,
// and with p fewer its value is the same; and a move from n leaves one with at least n0, whose value is the same with p
// more. So both reach the same values. The last value needed is G(h n0 + h p + t - 1).
//
// For a subtraction set with greatest member s, each value is a function of the s values before it, so a window of s
// values seen twice repeats for ever: the last value needed is G(n0 + p + s - 1).
//
// For subtraction of any number but those of a set with greatest member s: a heap of n has moves to all heaps up to
// n - s - 1, and these have the values 0, 1, ..., M - 1 without a gap, since below a heap of value v there are all
// values below v. So G(n) - M is a function of the last s values less M. M - 1 is taken among the last s + 1 of those
// heaps, for a heap further on could move to it and has a greater value. If G(n + p) = G(n) + d for all n from n0
// to n0 + 2 s, then from n0 + 2 s + 1 on both M and the window are those of p heaps before, d greater, and so for ever.
// The last value needed is G(n0 + p + 2 s).
//
// So a run at the end gives a conjecture (n0, p), the bound follows from it, values are computed up to the bound, and
// either one of them is a counterexample, and the search continues, or the proof is complete.
//
// The values of a division game are not periodic, though their constant runs grow longer and longer: let d be in the
// set and p a period from n0 on. For m >= n0 that p divides, d m is m modulo p, so G(d m) = G(m); but d m has a move to
// m.
//
// No theorem here applies to Grundy's game: its period can only be 'seen'.

#include "model/sequence/periodproof.h"

#include "model/core/modeltext.h"
#include "model/core/textmarks.h"
#include "model/sequence/arithmeticperiod.h"

#include <algorithm>

namespace mexplorer {

namespace {

/// The theorem for some rules, with the bound that it needs.
class PeriodRule
{
public:
    explicit PeriodRule(const Rules &rules)
    {
        if (const auto *takeBreak = movesOf<TakeAndBreak>(rules)) {
            m_theorem = takeBreak->isOctal() ? PeriodTheorem::GuySmith : PeriodTheorem::ThreeHeaps;
            m_heaps = takeBreak->isOctal() ? 2 : 3;
            for (std::size_t k = 0; k < takeBreak->digits.size(); ++k) {
                if (takeBreak->digits[k] != 0)
                    m_reach = k;
            }
        } else if (const auto *subtraction = movesOf<Subtraction>(rules)) {
            m_theorem = PeriodTheorem::RepeatedWindow;
            m_reach = subtraction->set.empty() ? 0 : subtraction->set.back();
        } else if (const auto *allBut = movesOf<AllBut>(rules)) {
            m_theorem = PeriodTheorem::AllBut;
            m_reach = allBut->set.empty() ? 0 : allBut->set.back();
        }
    }

    /// The shortest run for a conjecture among \a terms values.
    quint64 minRun(quint64 terms) const { return std::max<quint64>({16, terms / 8, m_reach}); }

    bool hasTheorem() const { return m_theorem != PeriodTheorem::None; }
    bool growsForever() const { return m_theorem == PeriodTheorem::AllBut; }

    Period conjecture(const TailPeriod &seen, quint64 terms, quint64 saltus = 0) const
    {
        Period period;
        period.theorem = m_theorem;
        period.period = seen.period;
        period.preperiod = seen.preperiod;
        period.saltus = saltus;
        period.checkedThrough = terms - 1;
        period.neededThrough = bound(period);
        period.proved = hasTheorem() && period.neededThrough < terms;
        if (period.proved)
            period.checkedThrough = period.neededThrough;
        return period;
    }

private:
    quint64 bound(const Period &period) const
    {
        if (m_heaps > 0)
            return m_heaps * (period.provedFrom() + period.period) + m_reach - 1;
        if (m_theorem == PeriodTheorem::AllBut)
            return period.preperiod + period.period + 2 * m_reach;
        if (m_theorem == PeriodTheorem::RepeatedWindow)
            return period.preperiod + period.period + std::max<quint64>(m_reach, 1) - 1;
        return period.checkedThrough;
    }

    PeriodTheorem m_theorem = PeriodTheorem::None;
    quint64 m_reach = 0; ///< t, or s
    quint64 m_heaps = 0; ///< h, if the theorem has one
};

Period closedPeriod(const ArithmeticSequence &sequence)
{
    Period period;
    period.preperiod = sequence.preperiod;
    period.period = sequence.period();
    period.saltus = sequence.saltus;
    period.theorem = PeriodTheorem::ClosedForm;
    period.proved = true;
    return period;
}

} // namespace

std::optional<Period> periodOfKnownTerms(const SequenceEngine &engine, const JobControl &control)
{
    if (engine.provedPeriod())
        return engine.provedPeriod();
    if (const auto &closedForm = engine.rules()->heapTraits()->closedForm)
        return closedPeriod(*closedForm);
    if (neverRepeats(*engine.rules()))
        return {};
    const PeriodRule rule(*engine.rules());
    const quint64 terms = engine.termCount();
    if (rule.growsForever()) {
        const auto seen = findGrowingPeriod(engine.values(), rule.minRun(terms), control);
        return seen ? std::optional(rule.conjecture(seen->tail, terms, seen->saltus)) : std::nullopt;
    }
    if (const auto seen = findTailPeriod(engine.values(), rule.minRun(terms), control))
        return rule.conjecture(*seen, terms);
    const auto *takeBreak = movesOf<TakeAndBreak>(*engine.rules());
    if (!takeBreak || takeBreak->isOctal())
        return {};
    return findArithmeticPeriod(*takeBreak, engine.values(), rule.minRun(terms), control);
}

Result<std::optional<Period>> provePeriod(SequenceEngine &engine, quint64 searchTerms, JobControl &control)
{
    const auto extendTo = [&](quint64 terms) { return engine.extend(terms, control); };
    std::optional<Period> period;
    quint64 terms = std::min<quint64>(std::max<quint64>(engine.termCount(), 64), std::max<quint64>(searchTerms, 64));
    while (true) {
        if (const auto known = extendTo(terms); !known)
            return known.problem();
        period = periodOfKnownTerms(engine, control);
        if (control.isCancelled())
            return Problem::cancelled();
        if (period && period->proved) {
            engine.setProvedPeriod(*period);
            return period;
        }
        if (period && period->neededThrough >= engine.termCount())
            terms = period->neededThrough + 1;
        else if (terms < searchTerms)
            terms = std::min(searchTerms, terms + terms / 2);
        else
            return period;
    }
}

Result<quint64> extendByPeriod(SequenceEngine &engine, quint64 terms, JobControl &control)
{
    constexpr quint64 minTerms = 64;
    constexpr quint64 few = 16'384; // computed before their number is compared with the available memory
    if (neverRepeats(*engine.rules()) || engine.rules()->heapTraits()->closedForm)
        return engine.extend(terms, control);
    for (quint64 next = std::max(engine.termCount(), minTerms); next < terms; next += next / 2) {
        if (next > few) {
            if (const auto problem = engine.memoryProblem(terms))
                return *problem;
        }
        if (const auto known = engine.extend(next, control); !known)
            return known.problem();
        const std::optional<Period> period = periodOfKnownTerms(engine, control);
        if (control.isCancelled())
            return Problem::cancelled();
        if (period && period->proved) {
            engine.setProvedPeriod(*period);
            break;
        }
    }
    return engine.extend(terms, control);
}

bool hasPeriodTheorem(const Rules &rules)
{
    return PeriodRule(rules).hasTheorem();
}

bool neverRepeats(const Rules &rules)
{
    const auto *division = movesOf<Division>(rules);
    return division && !division->set.empty();
}

QString noPeriodSentence(const Rules &rules, quint64 terms)
{
    if (!neverRepeats(rules))
        return ModelText::tr("No period shows in the first %1 values.").arg(groupedNumber(terms));
    const quint64 d = movesOf<Division>(rules)->set.front();
    return ModelText::tr(
               "The values are not periodic: with a period %1, a large heap of %2 tokens that %1 divides and one of %3 "
               "would have the same value, but a move leads from %3 to %2.")
        .arg(textmarks::math(QStringLiteral("p")), textmarks::math(QStringLiteral("m")),
             textmarks::math(QStringLiteral("%1 · m").arg(d)));
}

namespace {

/// The names of a theorem on the command line and in sentences.
struct TheoremNames
{
    const char *name;
    const char *spoken;
};

constexpr const char *usualSpokenName = QT_TRANSLATE_NOOP("mexplorer::Model", "Repeated window");
constexpr TheoremNames theoremNames[] = {
    // in the order of PeriodTheorem
    {"", usualSpokenName},
    {"Guy-Smith", QT_TRANSLATE_NOOP("mexplorer::Model", "Guy–Smith")},
    {"Guy-Smith for three heaps", QT_TRANSLATE_NOOP("mexplorer::Model", "Guy–Smith for three heaps")},
    {"arithmetic periodicity", QT_TRANSLATE_NOOP("mexplorer::Model", "Arithmetic periodicity")},
    {"repeated window", usualSpokenName},
    {"all-but subtraction", QT_TRANSLATE_NOOP("mexplorer::Model", "All-but subtraction")},
    {"closed form", usualSpokenName},
};

} // namespace

QString theoremName(PeriodTheorem theorem)
{
    return QLatin1String(theoremNames[std::size_t(theorem)].name);
}

QString periodSentence(const Period &period)
{
    const QString equation =
        textmarks::math(QStringLiteral("G(n + %1) = G(n)").arg(groupedNumber(period.period)) +
                        (period.saltus > 0 ? QStringLiteral(" + ") + groupedNumber(period.saltus) : QString()));
    const QString n0 = groupedNumber(period.preperiod);
    const QString first = groupedNumber(period.checkedThrough + 1 - period.period);
    if (period.theorem == PeriodTheorem::ClosedForm) {
        return period.period == 1 && period.saltus == 1 && period.preperiod == 0
                   ? ModelText::tr("%1 for every %2: the values are not periodic, each is one more than the last.")
                         .arg(textmarks::math(QStringLiteral("G(n) = n")), textmarks::math(QStringLiteral("n")))
                   : ModelText::tr("A formula is known: %1 for all %2.")
                         .arg(equation, textmarks::math(QStringLiteral("n ≥ ") + n0));
    }
    const QString held = ModelText::tr("%1 for %2, checked through %3")
                             .arg(equation, textmarks::math(QStringLiteral("%1 ≤ n < %2").arg(n0, first)),
                                  textmarks::math(QStringLiteral("n = ") + groupedNumber(period.checkedThrough)));
    if (!period.proved && period.theorem == PeriodTheorem::None)
        return ModelText::tr("Seen: %1. No theorem known here covers this, so it is not proved.").arg(held);
    const QString name = ModelText::tr(theoremNames[std::size_t(period.theorem)].spoken);
    if (!period.proved) {
        return ModelText::tr("Seen: %1. %2 needs the values through %3 for a proof.")
            .arg(held, name, textmarks::math(QStringLiteral("n = ") + groupedNumber(period.neededThrough)));
    }
    const auto window = static_cast<int>(period.neededThrough + 1 - period.preperiod - period.period);
    switch (period.theorem) {
    case PeriodTheorem::RepeatedWindow:
        return ModelText::tr("%1: %2. Each value is determined by the %n value(s) before it, so it holds for ever.",
                             nullptr, window)
            .arg(name, held);
    case PeriodTheorem::AllBut:
        return ModelText::tr("%1: %2. Up to what is added, each value is determined by the %n value(s) before "
                             "it, so it holds for ever.",
                             nullptr, window)
            .arg(name, held);
    case PeriodTheorem::Arithmetic:
        return ModelText::tr("%1 (after Howse and Nowakowski, 2004): %2, and the theorem's conditions on moves and "
                             "values hold, so it holds for ever.")
            .arg(name, held);
    default:
        return ModelText::tr("%1: %2, so it holds for ever.").arg(name, held);
    }
}

} // namespace mexplorer
