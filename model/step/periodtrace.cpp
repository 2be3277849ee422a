// SPDX-License-Identifier: GPL-3.0-or-later
// The period of a heap game in steps: some values, the run of equal values that suggests a preperiod and a period, the
// bound of the theorem (see model/sequence/periodproof.cpp), the check of all values up to it, and why it suffices.
//
// Cost: as many values as the theorem needs, up to a limit of waiting time. Not shown: how a period is searched
// (model/sequence/tailperiod.cpp), and the whole table, only its first values.
#include "model/step/listtrace.h"

#include "model/core/modeltext.h"
#include "model/games/heaptraits.h"
#include "model/sequence/periodproof.h"
#include "model/step/blanks.h"
#include "model/step/tracewords.h"

#include <algorithm>

namespace mexplorer {

namespace {

constexpr quint64 searchedTerms = 20'000;         ///< the number of terms computed while the user waits
constexpr quint64 searchedWithThreeHeaps = 2'000; ///< the same for rules that split heaps in three or more
constexpr quint64 maxShown = 2'000;               ///< number of values in a picture
constexpr unsigned maxTableValues = 240;
constexpr int firstShown = 24;

QString periodAsked()
{
    return ModelText::tr("Do these values repeat? From which heap on, and with which period? %1").arg(blankMark);
}

QString exceptionAsked()
{
    return ModelText::tr("Are there values before that which don't fit? The last one: %1").arg(blankMark);
}

/// The maximum number of tokens that a move of a subtraction game takes.
quint64 reachOf(const Rules &rules)
{
    const auto *subtraction = movesOf<Subtraction>(rules);
    return subtraction && !subtraction->set.empty() ? subtraction->set.back() : 0;
}

/// The number of values shown before the period is named: enough to see it if it isn't too long.
quint64 firstShownOf(const std::optional<Period> &period)
{
    constexpr quint64 maxSeen = 240;
    if (!period || period->saltus > 0 || period->preperiod + 2 * period->period > maxSeen)
        return firstShown;
    return std::max<quint64>(firstShown, period->preperiod + 2 * period->period);
}

/// Makes the steps of a period from computed values.
class PeriodSteps
{
public:
    PeriodSteps(const Rules &rules, std::shared_ptr<const std::vector<Value>> values, std::optional<Period> period)
        : m_rules(rules), m_values(std::move(values)), m_period(std::move(period)),
          m_firstShown(static_cast<int>(std::min<quint64>(firstShownOf(m_period), m_values->size())))
    {
    }

    /// \a searched is the number of values searched for a period.
    std::vector<ListTrace::Step> make(quint64 searched, Convention convention);
    /// The values in rows of the length of the period, unless a question asks for it.
    Table table(bool isBlank) const;

private:
    void addFirst(Convention convention);
    void addFound();
    void addExceptions();
    void addProof();
    void addGuySmith(const TakeAndBreak &rules);
    /// Adds a step with all values that fit the picture; those with indices in [\a from, \a to) are marked.
    void add(const QString &sentence, int from, int to);
    void ask(Question question) { m_steps.back().question = std::move(question); }
    /// Asks for G(n) with all previous values visible.
    void askForNext(int n);
    void setBlank(const Sentence &sentence) { m_steps.back().blank = sentence; }
    QString valueAt(quint64 n) const;
    QString valueList(int from, int to) const;

    const Rules &m_rules;
    std::shared_ptr<const std::vector<Value>> m_values; ///< as many as the proof needs; pictures show the first ones
    std::optional<Period> m_period;
    int m_firstShown; ///< number of values visible before the period is mentioned
    std::vector<ListTrace::Step> m_steps;
};

void PeriodSteps::add(const QString &sentence, int from, int to)
{
    const int shown = static_cast<int>(std::min<quint64>(m_values->size(), maxShown));
    if (from >= shown)
        from = to = 0; // beyond the values of the picture
    StripPicture picture{.values = m_values, .shown = shown, .from = from, .to = std::min(to, shown)};
    if (m_period && m_period->saltus == 0) {
        picture.preperiod = static_cast<int>(m_period->preperiod);
        picture.period = static_cast<int>(m_period->period);
    }
    m_steps.push_back({sentence, picture});
}

/// "n = 71"
QString heapText(quint64 n)
{
    return Sentence::math(QStringLiteral("n = ") + groupedNumber(n));
}

QString PeriodSteps::valueAt(quint64 n) const
{
    return QStringLiteral("G(%1) = %2").arg(n).arg((*m_values)[static_cast<std::size_t>(n)]);
}

QString PeriodSteps::valueList(int from, int to) const
{
    QStringList texts;
    for (int n = from; n < std::min(to, static_cast<int>(m_values->size())); ++n)
        texts << QString::number((*m_values)[static_cast<std::size_t>(n)]);
    return texts.join(QStringLiteral(", "));
}

void PeriodSteps::addFirst(Convention convention)
{
    const QString g = Sentence::math(QStringLiteral("G(n)"));
    const QString normal =
        ModelText::tr("These are the values of normal play: under misère play they don't decide who wins.");
    m_steps.push_back(
        {ModelText::tr(
             "%1 is the SG value of a single heap of %2 under %3. A move leaves smaller heaps, so each value is "
             "the mex of nim-sums of values before it.")
                 .arg(g, Sentence::math(QStringLiteral("n")), Sentence::game(m_rules.text())) +
             (convention == Convention::Misere ? u' ' + normal : QString()),
         StripPicture{.values = m_values, .shown = 1, .to = 1}});
    m_steps.push_back({ModelText::tr("The first values, from %1 on: %2, …")
                           .arg(Sentence::math(valueAt(0)), Sentence::math(valueList(0, 16))),
                       StripPicture{.values = m_values, .shown = m_firstShown, .to = m_firstShown}});
    askForNext(1);
}

std::vector<ListTrace::Step> PeriodSteps::make(quint64 searched, Convention convention)
{
    addFirst(convention);
    if (!m_period) {
        const QString further =
            ModelText::tr("There may be one further on: the Sequence view looks as far as you like.");
        const QString none = noPeriodSentence(m_rules, searched);
        add(neverRepeats(m_rules) ? none : none + u' ' + further, 0, 0);
        setBlank(periodAsked());
        askForNext(m_firstShown);
    } else if (m_period->saltus > 0) {
        const bool isNim = m_period->theorem == PeriodTheorem::ClosedForm && m_period->period == 1;
        add(isNim ? ModelText::tr("%1 for every heap: the values grow with the heap, and are not periodic.")
                        .arg(Sentence::math(QStringLiteral("G(n) = n")))
                  : periodSentence(*m_period),
            0, static_cast<int>(m_values->size()));
        setBlank(periodAsked());
        askForNext(m_firstShown);
    } else {
        addFound();
        addExceptions();
        addProof();
    }
    return std::move(m_steps);
}

void PeriodSteps::addFound()
{
    const int from = static_cast<int>(m_period->preperiod);
    const int p = static_cast<int>(m_period->period);
    add(ModelText::tr(
            "From %1 on the values repeat with period %2: %3, and then the same again. In rows of %2, equal values "
            "stand below each other.")
            .arg(
                heapText(m_period->preperiod), tracewords::count(m_period->period),
                Sentence::math(valueList(from, from + std::min(p, 16)) + (p > 16 ? QStringLiteral(", …") : QString()))),
        from, from + 2 * p);
    setBlank(periodAsked());
    if (m_firstShown < from + 2 * p)
        return;
    ask(questions::number(Question::Kind::Period,
                          ModelText::tr("From some heap on these values repeat. How long is the period?"),
                          static_cast<Value>(p),
                          ModelText::tr("Not this one. Look at the last values that show, and go back until the "
                                        "same row of values begins: the period is the shortest such distance.")));
}

void PeriodSteps::addExceptions()
{
    const std::optional<quint64> last = m_period->lastException();
    if (!last) {
        add(ModelText::tr("There is no exception: the repetition begins with the first heap."), 0, 0);
        setBlank(exceptionAsked());
        return;
    }
    add(ModelText::tr("Before that there are exceptions. The last is %1: %2, but %3.")
            .arg(heapText(*last), Sentence::math(valueAt(*last)), Sentence::math(valueAt(*last + m_period->period))),
        static_cast<int>(*last), static_cast<int>(*last) + 1);
    setBlank(exceptionAsked());
    if (*last + m_period->period < m_values->size() && *last < maxShown)
        ask(questions::number(
            Question::Kind::LastException,
            ModelText::tr("Before that there are exceptions. Which is the last %1 with %2?")
                .arg(Sentence::math(QStringLiteral("n")),
                     Sentence::math(QStringLiteral("G(n + %1) ≠ G(n)").arg(m_period->period))),
            static_cast<Value>(*last),
            ModelText::tr("Not this one. Compare each value with the one below it, from the end upwards.")));
}

void PeriodSteps::askForNext(int n)
{
    if (n < 1 || static_cast<std::size_t>(n) >= m_values->size())
        return;
    std::vector<Value> reached;
    forEachSplit(m_rules, static_cast<quint64>(n), [&](Cells parts) {
        Value sum = 0;
        for (const Cell part : parts)
            sum ^= (*m_values)[part];
        reached.push_back(sum);
    });
    ask(questions::mexOf(
        Question::Kind::NextValue,
        ModelText::tr("What is %1, the next value?").arg(Sentence::math(QStringLiteral("G(%1)").arg(n))),
        std::move(reached)));
}

void PeriodSteps::addProof()
{
    const auto *takeBreak = movesOf<TakeAndBreak>(m_rules);
    const QString holds = Sentence::math(QStringLiteral("G(n + %1) = G(n)").arg(m_period->period));
    if (m_period->theorem == PeriodTheorem::GuySmith && takeBreak) {
        addGuySmith(*takeBreak);
    } else if (m_period->theorem == PeriodTheorem::ThreeHeaps) {
        add(periodSentence(*m_period), 0, 0);
        setBlank(periodAsked());
    } else if (m_period->theorem == PeriodTheorem::RepeatedWindow) {
        add(ModelText::tr(
                "Is that so for ever? A move takes at most %1 tokens, so a value depends on the %1 values before it and "
                "on nothing else. The %1 values from %2 on come again from %3 on, so all that follows comes again.")
                .arg(tracewords::count(reachOf(m_rules)), heapText(m_period->preperiod),
                     heapText(m_period->preperiod + m_period->period)),
            static_cast<int>(m_period->preperiod), static_cast<int>(m_period->neededThrough) + 1);
        ask(questions::number(
            Question::Kind::PeriodBound,
            ModelText::tr("How many values in a row have to come again, so that all that follow come again, too?"),
            static_cast<Value>(reachOf(m_rules)),
            ModelText::tr("A value depends on those that a move can reach: how many tokens can a move take at "
                          "most?")));
    }
    if (m_period->proved) {
        add(ModelText::tr("Proved: %1 for all %2. The period is %3.")
                .arg(holds, Sentence::math(QStringLiteral("n ≥ %1").arg(m_period->preperiod)),
                     tracewords::count(m_period->period)),
            0, 0);
    } else {
        add(ModelText::tr("Seen, not proved: %1 up to %2, and no theorem covers these rules.")
                .arg(holds, heapText(m_period->checkedThrough)),
            0, 0);
    }
}

void PeriodSteps::addGuySmith(const TakeAndBreak &rules)
{
    const quint64 n0 = m_period->provedFrom();
    const quint64 p = m_period->period;
    const quint64 t = rules.digits.size() - 1;
    const quint64 bound = 2 * n0 + p + t;
    const QString n = Sentence::math(QStringLiteral("n"));
    add(ModelText::tr(
            "Is that so for ever? Guy and Smith (1956): in an octal game whose last digit has index %1, if %2 for all "
            "%3 with %4, then it holds for all %5.")
            .arg(Sentence::math(QStringLiteral("t")), Sentence::math(QStringLiteral("G(n + p) = G(n)")), n,
                 Sentence::math(QStringLiteral("n₀ ≤ n < 2n₀ + p + t")), Sentence::math(QStringLiteral("n ≥ n₀"))),
        0, 0);
    add(ModelText::tr("Here %1: the bound is %2. The last value that it needs is %3, and all %4 comparisons hold.")
                .arg(Sentence::math(QStringLiteral("n₀ = %1, p = %2, t = %3").arg(n0).arg(p).arg(t)),
                     Sentence::math(QStringLiteral("2 · %1 + %2 + %3 = %4").arg(n0).arg(p).arg(t).arg(bound)),
                     Sentence::math(QStringLiteral("G(%1)").arg(bound - 1 + p)), tracewords::count(bound - n0)) +
            (n0 > m_period->preperiod
                 ? u' ' + ModelText::tr("The theorem requires %1; that %2 as well shows in the values.")
                              .arg(Sentence::math(QStringLiteral("n₀ ≥ 1")),
                                   Sentence::math(QStringLiteral("G(%1) = G(0)").arg(p)))
                 : QString()),
        static_cast<int>(n0), static_cast<int>(bound + p));
    ask(questions::number(Question::Kind::PeriodBound,
                          ModelText::tr("Here %1. Up to which bound %2 is the equation to be checked?")
                              .arg(Sentence::math(QStringLiteral("n₀ = %1, p = %2, t = %3").arg(n0).arg(p).arg(t)),
                                   Sentence::math(QStringLiteral("2n₀ + p + t"))),
                          static_cast<Value>(bound),
                          ModelText::tr("Not this one. Put the numbers in, and add: twice the first, and the two "
                                        "others once.")));
    setBlank(ModelText::tr("Here %1. Up to which bound %2 is the equation to be checked? %3")
                 .arg(Sentence::math(QStringLiteral("n₀ = %1, p = %1, t = %2").arg(blankMark, QString::number(t))),
                      Sentence::math(QStringLiteral("2n₀ + p + t")), blankMark));
    add(ModelText::tr(
            "Why that is enough: let %1 be at least the bound, %2. A move from %3 leaves at most two heaps, and the larger "
            "has at least %4 tokens: with %5 fewer its value is the same, and that is a move from %1. A move from %1 "
            "leaves a heap of at least %6 tokens: with %5 more its value is the same, and that is a move from %3. So the "
            "same values are reached from both, and the mex is the same.")
            .arg(n, tracewords::count(bound), Sentence::math(QStringLiteral("n + p")),
                 Sentence::math(QStringLiteral("n₀ + p")), Sentence::math(QStringLiteral("p")),
                 Sentence::math(QStringLiteral("n₀"))),
        static_cast<int>(n0), static_cast<int>(bound + p));
}

Table PeriodSteps::table(bool isBlank) const
{
    constexpr int maxColumns = 18;
    const bool inRows = !isBlank && m_period && m_period->saltus == 0 && m_period->period <= maxTableValues;
    const auto columns =
        static_cast<std::size_t>(stripColumns(inRows ? static_cast<int>(m_period->period) : 0, maxColumns));
    const std::size_t count = std::min<std::size_t>(maxTableValues, m_values->size());
    return heapTable(std::span(*m_values).first(count), columns, isBlank ? 0 : count);
}

} // namespace

/// The rows have the length of the period, so that equal values are in the same column.
int stripColumns(int period, int max)
{
    constexpr int usual = 12;
    constexpr int fewest = 6;
    for (int folds = 1; period > 1 && period / folds >= std::min(period, fewest); ++folds) {
        if (period % folds == 0 && period / folds <= max)
            return period / folds;
    }
    return usual;
}

Table heapTable(std::span<const Value> values, std::size_t columns, std::size_t given)
{
    Table table;
    table.headers = {Sentence::math(QStringLiteral("n"))};
    for (std::size_t i = 0; i < columns; ++i)
        table.headers.push_back(Sentence::math(QStringLiteral("+%1").arg(i)));
    table.numeric.assign(columns + 1, true);
    for (std::size_t from = 0; from < values.size(); from += columns) {
        std::vector<Sentence> row = {tracewords::number(from)};
        for (std::size_t n = from; n < from + columns; ++n)
            row.push_back(n >= values.size() ? QString() : n < given ? tracewords::number(values[n]) : blankMark);
        table.rows.push_back(std::move(row));
    }
    return table;
}

quint64 periodTraceTerms(const Rules &rules)
{
    return rules.heapTraits() && rules.heapTraits()->maxParts > 2 ? searchedWithThreeHeaps : searchedTerms;
}

Result<TracePtr> buildPeriodTrace(const Position &position, JobControl &control, Convention convention)
{
    const Component *found = heapIn(position);
    if (!found) {
        return noticeTrace(
            TraceKind::Period, ModelText::tr("The period of %1").arg(tracewords::title(position)),
            ModelText::tr("This game has no heaps that are games by themselves, so there is no sequence G(0), "
                          "G(1), … that could be periodic. Games on heaps, such as "
                          "kayles:7 or subtraction{1-3}:9, have one."));
    }
    const RulesPtr rules = found->rules;
    SequenceEngine engine(rules);
    const quint64 searched = periodTraceTerms(*rules);
    const auto period = provePeriod(engine, searched, control);
    if (!period)
        return period.problem();
    const quint64 needed = *period ? std::max<quint64>((*period)->neededThrough + 1, firstShown + 1) : maxShown;
    const auto extended = engine.extend(needed, control);
    if (!extended)
        return extended.problem();
    std::vector<Value> values;
    for (quint64 n = 0; n < std::min(engine.termCount(), needed); ++n)
        values.push_back(engine.at(n));
    PeriodSteps steps(*rules, std::make_shared<const std::vector<Value>>(std::move(values)), *period);
    return TracePtr(std::make_shared<const ListTrace>(
        TraceKind::Period, ModelText::tr("The period of %1").arg(Sentence::game(rules->text())), Position{{*found}},
        steps.make(searched, convention), steps.table(false), steps.table(true)));
}

} // namespace mexplorer
