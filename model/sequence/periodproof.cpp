// Finding a period and proving it.
//
// Finding. Let N values be known. A period p with preperiod n0 shows as a run: G(n) = G(n + p) for the last R values of
// n, n0 <= n < N - p, so R = N - p - n0. The least p whose run is long enough (R >= p, R >= N / 8 and a few values) is
// looked for from p = 1 upwards, comparing from the end, where a wrong p fails at once. A wrong p that has a run of R
// >= p rules out all p' up to R: with x the place where the run of p breaks, p' <= R would give
//     G(x) = G(x + p') = G(x + p' + p) = G(x + p),
// so p goes on from R + 1, and the search stays linear. It is done at growing N.
//
// Proving. For an octal game whose last non-zero digit stands at t, Guy and Smith (1956): if G(n + p) = G(n) for all n
// with n0 <= n < 2 n0 + p + t, n0 >= 1, then for all n >= n0. The last value looked at is G(2 n0 + 2 p + t - 1). For a
// subtraction set with greatest member s, each value is a function of the s values before it, so a window of s values
// seen twice repeats for ever: the last value looked at is G(n0 + p + s - 1). So a run gives a conjecture (n0, p), the
// bound follows from it, values are computed up to the bound, and either one of them contradicts, and the search goes
// on, or the proof is done.
//
// No theorem here covers division games, Grundy's game or codes with three heaps: their periods are only ever 'seen'.

#include "model/sequence/periodproof.h"

#include <QCoreApplication>

#include <algorithm>
#include <cstring>

namespace mexplorer {

namespace {

QString translated(const char *text)
{
    return QCoreApplication::translate("mexplorer::PeriodProof", text);
}

/// How many n at the end have G(n) = G(n + period).
template <class Element> quint64 runLength(std::span<const Element> values, quint64 period)
{
    constexpr quint64 block = 256;
    const quint64 most = values.size() - period;
    quint64 run = 0;
    const auto equalFrom = [&](quint64 n, quint64 count) {
        return std::memcmp(values.data() + n, values.data() + n + period, count * sizeof(Element)) == 0;
    };
    while (run + block <= most && equalFrom(most - run - block, block))
        run += block;
    while (run < most && values[most - run - 1] == values[most - run - 1 + period])
        ++run;
    return run;
}

template <class Element> std::optional<TailPeriod> findTailPeriod(std::span<const Element> values, quint64 leastRun)
{
    constexpr quint64 window = 8;
    const quint64 count = values.size();
    leastRun = std::max(leastRun, window);
    const Element *tail = values.data() + (count - std::min(count, window));
    for (quint64 period = 1; period + std::max(period, leastRun) <= count;) {
        if (tail[-static_cast<std::ptrdiff_t>(period)] != *tail ||
            std::memcmp(tail - period, tail, window * sizeof(Element)) != 0) {
            ++period;
            continue;
        }
        const quint64 run = runLength(values, period);
        if (run >= std::max(period, leastRun))
            return TailPeriod{period, count - period - run};
        period = std::max(period, run) + 1;
    }
    return {};
}

/// What a theorem says for some rules: the bound that it needs, and the least preperiod.
class PeriodRule
{
public:
    explicit PeriodRule(const HeapRules &rules)
    {
        if (const auto *takeBreak = dynamic_cast<const TakeBreakRules *>(&rules); takeBreak && takeBreak->isOctal()) {
            m_theorem = PeriodTheorem::GuySmith;
            for (std::size_t k = 0; k < takeBreak->digits().size(); ++k) {
                if (takeBreak->digits()[k] != 0)
                    m_reach = k;
            }
        } else if (const auto *subtraction = dynamic_cast<const SubtractionRules *>(&rules)) {
            m_theorem = PeriodTheorem::RepeatedWindow;
            m_reach = subtraction->set().empty() ? 0 : subtraction->set().back();
        }
    }

    /// The shortest run worth a conjecture among \a terms values.
    quint64 leastRun(quint64 terms) const { return std::max<quint64>({16, terms / 8, m_reach}); }

    Period conjecture(const TailPeriod &seen, quint64 terms) const
    {
        Period period;
        period.theorem = m_theorem;
        period.period = seen.period;
        period.preperiod = m_theorem == PeriodTheorem::GuySmith ? std::max<quint64>(seen.preperiod, 1) : seen.preperiod;
        period.checkedThrough = terms - 1;
        period.neededThrough = bound(period);
        period.proved = m_theorem != PeriodTheorem::None && period.neededThrough < terms;
        if (period.proved)
            period.checkedThrough = period.neededThrough;
        return period;
    }

private:
    quint64 bound(const Period &period) const
    {
        switch (m_theorem) {
        case PeriodTheorem::GuySmith:
            return 2 * period.preperiod + 2 * period.period + m_reach - 1;
        case PeriodTheorem::RepeatedWindow:
            return period.preperiod + period.period + std::max<quint64>(m_reach, 1) - 1;
        case PeriodTheorem::None:
        case PeriodTheorem::ClosedForm:
            break;
        }
        return period.checkedThrough;
    }

    PeriodTheorem m_theorem = PeriodTheorem::None;
    quint64 m_reach = 0; ///< t, or s
};

Period nimPeriod()
{
    Period period;
    period.period = 1;
    period.saltus = 1;
    period.theorem = PeriodTheorem::ClosedForm;
    period.proved = true;
    return period;
}

} // namespace

std::optional<TailPeriod> findTailPeriod(const ValueArray &values, quint64 leastRun)
{
    return values.visit([leastRun](auto all) { return findTailPeriod(all, leastRun); });
}

std::optional<Period> periodOfKnownTerms(const SequenceEngine &engine)
{
    if (engine.provedPeriod())
        return engine.provedPeriod();
    if (dynamic_cast<const NimRules *>(engine.rules().get()))
        return nimPeriod();
    const PeriodRule rule(*engine.rules());
    const quint64 terms = engine.termCount();
    const std::optional<TailPeriod> seen = findTailPeriod(engine.values(), rule.leastRun(terms));
    if (!seen)
        return {};
    return rule.conjecture(*seen, terms);
}

Result<std::optional<Period>> provePeriod(SequenceEngine &engine, quint64 searchTerms, JobControl &control)
{
    const auto extendTo = [&](quint64 terms) { return engine.extend(terms, control); };
    std::optional<Period> period;
    quint64 terms = std::min<quint64>(std::max<quint64>(engine.termCount(), 64), std::max<quint64>(searchTerms, 64));
    while (true) {
        if (const auto known = extendTo(terms); !known)
            return known.problem();
        period = periodOfKnownTerms(engine);
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

QString theoremName(PeriodTheorem theorem)
{
    switch (theorem) {
    case PeriodTheorem::GuySmith:
        return QStringLiteral("Guy-Smith");
    case PeriodTheorem::RepeatedWindow:
        return QStringLiteral("repeated window");
    case PeriodTheorem::ClosedForm:
        return QStringLiteral("closed form");
    case PeriodTheorem::None:
        break;
    }
    return {};
}

QString periodSentence(const Period &period)
{
    const QString p = groupedNumber(period.period);
    const QString n0 = groupedNumber(period.preperiod);
    const QString checked = groupedNumber(period.checkedThrough);
    const QString first = groupedNumber(period.checkedThrough + 1 - period.period);
    if (period.theorem == PeriodTheorem::ClosedForm)
        return translated("G(n) = n for every n, so the values never repeat: each is one more than the last.");
    const QString held =
        translated("G(n + %1) = G(n) for %2 ≤ n < %3, checked through n = %4").arg(p, n0, first, checked);
    if (!period.proved && period.theorem == PeriodTheorem::None)
        return translated("Seen: %1. No theorem known here covers these rules, so this is no proof.").arg(held);
    const QString name =
        period.theorem == PeriodTheorem::GuySmith ? translated("Guy–Smith") : translated("Repeated window");
    if (!period.proved) {
        return translated("Seen: %1. %2 needs the values through n = %3 for a proof.")
            .arg(held, name, groupedNumber(period.neededThrough));
    }
    return translated("%1: %2, so it holds for ever.").arg(name, held);
}

} // namespace mexplorer
