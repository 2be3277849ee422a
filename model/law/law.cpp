// SPDX-License-Identifier: GPL-3.0-or-later
// The search for laws. Values are computed, laws of each kind are found from the first half of them, and checked on all
// of them: a law that fails there is named with its first failure. What is true for all values checked is still no
// theorem: a law counts as proved only if one of these applies.
//
//   a proved period        periodproof.h has the theorems; a formula with the same period is proved by it if it is true
//                          for one round of both, see valuelaws.cpp
//   the same moves         rules that a user writes whose form shows that they are those of a known game
//   two proved periods     of two games that agree for one round of both
//   a published theorem    about the rules themselves, as of Wythoff's game

#include "model/law/law.h"

#include "model/core/modeltext.h"
#include "model/core/scanner.h"
#include "model/core/wordlist.h"
#include "model/law/lawsearch.h"
#include "model/law/positionvalues.h"
#include "model/sequence/arithmeticperiod.h"
#include "model/sequence/periodproof.h"
#include "model/sequence/splitrules.h"

#include <algorithm>

namespace mexplorer {

namespace {

constexpr std::size_t maxFailed = 5;

/// The period at the end of the values that laws are found from, if it is seen often enough to be worth naming.
std::optional<Period> seenPeriod(const LawValues &values, const JobControl &control)
{
    ValueArray found;
    for (quint64 n = 0; n <= values.found; ++n)
        found.append(values.values[n]);
    const quint64 minRun = std::max<quint64>(16, values.found / 2);
    Period period;
    if (const auto tail = findTailPeriod(found, minRun, control)) {
        period.period = tail->period;
        period.preperiod = tail->preperiod;
    } else if (const auto growing = findGrowingPeriod(found, minRun, control)) {
        period.period = growing->tail.period;
        period.preperiod = growing->tail.preperiod;
        period.saltus = growing->saltus;
    } else {
        return {};
    }
    if (period.preperiod > values.found / 4 || 3 * period.period > values.found)
        return {};
    return period;
}

void sortReport(LawReport &report)
{
    std::ranges::stable_sort(report.laws, [](const Law &a, const Law &b) {
        return a.proved != b.proved ? a.proved : a.complexity < b.complexity;
    });
    std::ranges::stable_sort(report.failed, {}, &FailedLaw::complexity);
    // Of statements that fail at the same place, the simplest says enough.
    std::vector<FailedLaw> different;
    for (FailedLaw &failed : report.failed) {
        if (std::ranges::find(different, failed.failsAt, &FailedLaw::failsAt) == different.end())
            different.push_back(std::move(failed));
    }
    report.failed = std::move(different);
    if (report.failed.size() > maxFailed)
        report.failed.erase(report.failed.begin() + maxFailed, report.failed.end());
}

/// The laws of G(0), G(1), ..., whose period is found if it isn't proved.
Result<LawReport> lawsOfValues(LawValues values, JobControl &control)
{
    LawReport report = {.foundThrough = values.found, .checkedThrough = values.last()};
    if (!values.period)
        values.period = seenPeriod(values, control);
    addPeriodLaws(values, report);
    constexpr quint64 reserve = 3; // the greatest shift of a formula
    addValueLaws(values, numberFunctions(values.last() + reserve), report, control);
    addZeroLaws(values, report, control);
    if (const auto problem = addSameValueLaws(values, report, control))
        return *problem;
    if (control.isCancelled())
        return Problem::cancelled();
    sortReport(report);
    return report;
}

Problem fewValues(const Rules &rules, quint64 known)
{
    return Problem::limit(Problem::Code::Moves,
                          ModelText::tr("Only %1 values of %2 are known within the limit of moves, so laws are looked "
                                        "for in fewer than were asked for.")
                              .arg(groupedNumber(known), shortened(rules.text())));
}

Result<LawReport> findHeapLaws(const RulesPtr &rules, std::optional<quint64> terms, JobControl &control)
{
    constexpr quint64 usualMoves = 200'000'000;
    constexpr quint64 mostMoves = 5'000'000'000;
    constexpr quint64 mostOctalMoves = 20'000'000'000; // 64 heaps at a time
    LawValues values = {rules, {}, terms.value_or(usualLawTerms)};
    SequenceOptions options;
    options.maxSteps = !terms ? usualMoves : SplitRules::of(*rules) ? mostOctalMoves : mostMoves;
    SequenceEngine engine(rules, options);
    constexpr quint64 searched = 4096; // fast for the games that a theorem is about
    const Result<std::optional<Period>> period = provePeriod(
        engine, hasPeriodTheorem(*rules) ? std::max(values.found + 1, searched) : values.found + 1, control);
    const Result<quint64> known = period || period.problem().kind == Problem::Kind::Limit
                                      ? engine.extend(2 * values.found + 1, control)
                                      : Result<quint64>(period.problem());
    if (control.isCancelled())
        return Problem::cancelled();
    if (!known && known.problem().kind != Problem::Kind::Limit)
        return known.problem();
    std::optional<Problem> limit;
    if (!known) {
        if (engine.termCount() <= 2 * fewestLawTerms)
            return known.problem();
        values.found = std::min(values.found, (engine.termCount() - 1) / 2);
        if (terms)
            limit = fewValues(*rules, engine.termCount());
    }
    quint64 last = 2 * values.found;
    if (period && *period && (*period)->proved) {
        // Two rounds of a proved period cost nothing, and no statement shall hold that they refute.
        constexpr quint64 mostCopied = 1'000'000;
        values.period = **period;
        last = std::max(last, std::min(mostCopied, values.period->preperiod + 2 * values.period->period));
    }
    for (quint64 n = 0; n <= last; ++n)
        values.values.push_back(engine.at(n));
    Result<LawReport> report = lawsOfValues(std::move(values), control);
    if (report)
        report.value().limit = limit;
    return report;
}

/// The position of \a text in the notation of the rules, of \a size tokens; std::nullopt if there is none.
std::optional<CellVector> positionAt(const Rules &rules, const QString &text, quint64 size)
{
    Scanner scanner(text);
    const Result<std::vector<Component>> components = rules.parsePosition(scanner);
    if (!components || components->size() != 1 || !scanner.atEnd() || rules.size(components->front().cells) != size)
        return {};
    return components->front().cells;
}

/// The position of a single number of tokens, as in fibonacci:10.
std::optional<CellVector> positionOf(const Rules &rules, quint64 number)
{
    return positionAt(rules, QString::number(number), number);
}

/// The numbers of a tuple that is a position, as in wythoff:(3,5); 0 if there is none.
int arityOf(const Rules &rules)
{
    if (positionAt(rules, QStringLiteral("(3,4,5)"), 3 + 4 + 5))
        return 3;
    if (positionAt(rules, QStringLiteral("(3,4)"), 3 + 4))
        return 2;
    return positionAt(rules, QStringLiteral("(3,4,5,6)"), 3 + 4 + 5 + 6) ? 4 : 0;
}

Problem otherGame(const Rules &rules)
{
    return Problem::badInput(Problem::Code::OtherGame,
                             ModelText::tr("Laws are looked for in games on heaps, and in games whose positions are "
                                           "numbers or tuples of numbers, and those of %1 are not.")
                                 .arg(shortened(rules.text())));
}

/// Laws of single numbers that are no heaps, as more than their number of tokens counts after the first move.
Result<LawReport> findNumberLaws(const RulesPtr &rules, std::optional<quint64> terms, JobControl &control)
{
    constexpr quint64 usualTerms = 100;
    LawValues values = {rules, {}, terms.value_or(usualTerms)};
    std::optional<Problem> limit;
    PositionValues solved(rules, terms ? mostPositionMoves : usualPositionMoves);
    while (values.first <= 1 && !positionOf(*rules, values.first)) {
        values.values.push_back(0);
        ++values.first;
    }
    for (quint64 n = values.first; n <= 2 * values.found && !limit; ++n) {
        const std::optional<CellVector> position = positionOf(*rules, n);
        if (!position)
            return otherGame(*rules);
        const Result<Value> value = solved.value(*position, control);
        control.setProgress(n, 2 * values.found);
        if (value)
            values.values.push_back(*value);
        else if (value.problem().kind == Problem::Kind::Limit && n > 2 * fewestLawTerms)
            limit = fewValues(*rules, n);
        else
            return value.problem();
    }
    if (limit) {
        values.found = (values.values.size() - 1) / 2;
        values.values.resize(2 * values.found + 1);
    }
    Result<LawReport> report = lawsOfValues(std::move(values), control);
    if (report && terms)
        report.value().limit = limit;
    return report;
}

} // namespace

QString Law::text() const
{
    QString all = statement;
    if (from > 0 && arity > 1)
        all = ModelText::tr("%1, for numbers of at least %2").arg(all).arg(from);
    else if (from > 0)
        all = ModelText::tr("%1, for n >= %2").arg(all).arg(from);
    if (!exceptions.empty())
        all = ModelText::tr("%1, except for n = %2").arg(all, numberList(exceptions));
    return meaning.isEmpty() ? all : ModelText::tr("%1, where %2").arg(all, meaning);
}

std::size_t LawValues::maxExceptions() const
{
    constexpr quint64 forOne = 100;
    constexpr std::size_t most = 5;
    return std::clamp<std::size_t>(found / forOne, Misses::startNumbers, most);
}

bool Misses::areFew(const LawValues &values) const
{
    constexpr quint64 many = 200; // fewer values show no exceptions
    return early.size() <= values.maxExceptions() && (values.found >= many || areAtStart());
}

void Misses::describe(Law &law, const LawValues &values) const
{
    law.checkedThrough = values.last();
    law.from = values.first;
    law.exceptions.clear();
    for (const Cell number : early) {
        if (number == law.from || areAtStart())
            law.from = number + 1;
        else
            law.exceptions.push_back(number);
    }
}

void addLaw(LawReport &report, Law law, const Misses &misses, const LawValues &values)
{
    misses.describe(law, values);
    if (misses.later)
        report.failed.push_back({law.text(), {*misses.later}, law.complexity});
    else
        report.laws.push_back(std::move(law));
}

QString numberList(std::span<const Cell> numbers)
{
    QStringList texts;
    for (const Cell number : numbers)
        texts << QString::number(number);
    return listing(texts);
}

Result<LawReport> findLaws(const RulesPtr &rules, std::optional<quint64> terms, JobControl &control)
{
    if (rules->isMultiset())
        return findHeapLaws(rules, terms, control);
    if (!rules->isFromFile() && positionOf(*rules, 7) && positionOf(*rules, 12))
        return findNumberLaws(rules, terms, control);
    if (const int arity = arityOf(*rules); arity > 0 && !rules->isFromFile()) {
        Result<LawReport> report = findTupleLaws(rules, arity, terms, control);
        if (report)
            sortReport(report.value());
        return report;
    }
    return otherGame(*rules);
}

QString lawSentence(const Law &law)
{
    const QString through = groupedNumber(law.checkedThrough);
    const bool namesAll = law.kind == Law::Kind::PPositions && law.from == 0;
    QString sentence = law.statement;
    if (law.arity > 1 && law.from > 0)
        sentence = ModelText::tr("%1, for numbers of at least %2").arg(sentence).arg(law.from);
    else if (law.arity == 1 && law.proved && law.from > 0)
        sentence = ModelText::tr("%1, for all n >= %2").arg(sentence).arg(law.from);
    else if (law.arity == 1 && law.proved && law.kind == Law::Kind::Classes)
        sentence = ModelText::tr("%1; this for all n").arg(sentence);
    else if (law.arity == 1 && law.proved && !namesAll)
        sentence = ModelText::tr("%1 for all n").arg(sentence);
    if (!law.exceptions.empty())
        sentence = ModelText::tr("%1, except for n = %2").arg(sentence, numberList(law.exceptions));
    if (!law.meaning.isEmpty())
        sentence = ModelText::tr("%1, where %2").arg(sentence, law.meaning);
    if (law.proved)
        return ModelText::tr("%1. Proved: %2").arg(sentence, law.reason);
    if (law.arity > 1)
        return ModelText::tr("%1; holds for all positions with numbers up to %2.").arg(sentence, through);
    return ModelText::tr("%1; holds for all n from %2 to %3.").arg(sentence, groupedNumber(law.from), through);
}

QString failedLawSentence(const FailedLaw &failed, const LawReport &report)
{
    if (failed.failsAt.size() == 1)
        return ModelText::tr("No law: %1 is true through n = %2, but not for n = %3.")
            .arg(failed.statement, groupedNumber(report.foundThrough), groupedNumber(failed.failsAt.front()));
    QStringList numbers;
    for (const Cell number : failed.failsAt)
        numbers << QString::number(number);
    return ModelText::tr("No law: %1 is true for numbers up to %2, but not for (%3).")
        .arg(failed.statement, groupedNumber(report.foundThrough), numbers.join(u','));
}

QString noLawSentence(const LawReport &report)
{
    if (!report.note.isEmpty())
        return report.note;
    if (report.arity > 1)
        return ModelText::tr("No law is found from the positions with numbers up to %1.")
            .arg(groupedNumber(report.foundThrough));
    return ModelText::tr("No law is found from the values through n = %1.").arg(groupedNumber(report.foundThrough));
}

QString lawKindName(Law::Kind kind)
{
    static const QStringList names = {"formula",           "classes",     "period",
                                      "arithmetic_period", "p_positions", "same_values"}; // by kind
    return names[static_cast<int>(kind)];
}

} // namespace mexplorer
