// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/program/programdraft.h"

#include "model/core/modeltext.h"
#include "model/core/wordlist.h"
#include "model/games/heaptraits.h"
#include "model/own/ruleprogram.h"
#include "model/sequence/heapvalues.h"
#include "model/sequence/periodproof.h"
#include "model/writing/sentence.h"

#include <algorithm>

namespace mexplorer {

namespace {

/// The most values in the tables of a law, numbers in a set, and heaps in a table.
constexpr quint64 maxLawTerms = 2'000;
constexpr std::size_t maxProgramSet = 2'000;
constexpr quint64 maxProgramTable = 10'000'000;

/// A law in words, and the values before the period and those of one.
struct TableLaw
{
    QString inWords;
    ArithmeticSequence sequence;
};

/// The law of the rules with few values, if one is proved; a problem only if cancelled.
Result<std::optional<TableLaw>> tableLawOf(const Rules &rules, JobControl &control)
{
    constexpr quint64 searchedTerms = 10'000;
    constexpr quint64 searchedDearTerms = 3'000; // of games with three heaps
    constexpr quint64 maxProofSteps = 4'000'000'000;
    SequenceOptions options;
    options.maxSteps = maxProofSteps;
    SequenceEngine engine(rules.shared_from_this(), options);
    if (const auto &closedForm = rules.heapTraits()->closedForm) {
        const std::optional<Period> period = periodOfKnownTerms(engine, control);
        return std::optional(TableLaw{periodSentence(*period), *closedForm});
    }
    const auto *takeBreak = movesOf<TakeAndBreak>(rules);
    if (!takeBreak && !movesOf<Subtraction>(rules) && !movesOf<AllBut>(rules))
        return std::optional<TableLaw>();
    const auto proof =
        provePeriod(engine, takeBreak && !takeBreak->isOctal() ? searchedDearTerms : searchedTerms, control);
    if (control.isCancelled())
        return Problem::cancelled();
    const std::optional<Period> period = proof ? engine.provedPeriod() : std::nullopt;
    if (!period || period->preperiod + period->period > maxLawTerms)
        return std::optional<TableLaw>();
    ArithmeticSequence sequence{{}, period->preperiod, static_cast<Value>(period->saltus)};
    for (quint64 n = 0; n < period->preperiod + period->period; ++n)
        sequence.first.push_back(engine.at(n));
    return std::optional(TableLaw{periodSentence(*period), std::move(sequence)});
}

/// G(n) = n, or G(n) = n + c * floor(...) from tables.
void writeTableLaw(ProgramDraft &draft, const ProgramGroup &group, const TableLaw &law)
{
    const ArithmeticSequence &sequence = law.sequence;
    const bool isPython = draft.isPython();
    const std::span<const Value> values(sequence.first);
    const bool isHeapItself = sequence.preperiod == 0 && values.size() == 1 && values[0] == 0 && sequence.saltus == 1;
    QString body;
    if (isHeapItself) {
        body = QStringLiteral("n");
    } else {
        const QString first = group.constantName("first");
        const QString period = group.constantName("period");
        const auto preperiod = static_cast<std::size_t>(sequence.preperiod);
        const QString rest = preperiod > 0 ? QStringLiteral("(n - %1)").arg(preperiod) : QStringLiteral("n");
        if (preperiod > 0)
            draft.defineNumbers(first, {values.begin(), values.begin() + sequence.preperiod});
        draft.defineNumbers(period, {values.begin() + sequence.preperiod, values.end()});
        const QString size = QString::number(values.size() - preperiod);
        body = period + QStringLiteral("[%1 % %2]").arg(rest, size);
        if (sequence.saltus > 0)
            body += QStringLiteral(" + %1 %2 %3 * %4")
                        .arg(rest, isPython ? QStringLiteral("//") : QStringLiteral("/"), size)
                        .arg(sequence.saltus);
        if (preperiod > 0) {
            const QString early = first + QStringLiteral("[n]");
            body = isPython ? QStringLiteral("%1 if n < %2 else %3").arg(early).arg(preperiod).arg(body)
                            : QStringLiteral("n < %2 ? %1 : %3").arg(early).arg(preperiod).arg(body);
        }
    }
    draft.define(filled(isPython ? "def $FUNCTION(n):\n    return $BODY\n"
                                 : "long long $FUNCTION(long long n) {\n    return $BODY;\n}\n",
                        {{"FUNCTION", group.function}, {"BODY", body}}));
}

/// Every heap is the floor of the one before divided by a number of the set: few are reached.
void writeDivision(ProgramDraft &draft, const ProgramGroup &group, const Division &division)
{
    const bool isPython = draft.isPython();
    draft.defineNumbers(group.constantName("set"), division.set);
    ProgramLines lines(draft.language(), 1);
    lines.ifHolds(QStringLiteral("n > 0"));
    lines.forIn(QStringLiteral("d"), group.constantName("set"));
    lines.statement(QStringLiteral("seen.add(%1(n %2 d))")
                        .arg(group.function, isPython ? QStringLiteral("//") : QStringLiteral("/")));
    lines.endTo(0);
    draft.defineRecursion(group, QStringLiteral("n"), lines.text());
}

QString subtractionMoves(ProgramDraft &draft, const ProgramGroup &group)
{
    ProgramLines lines(draft.language(), 2);
    lines.forIn(QStringLiteral("taken"), group.constantName("set"));
    lines.ifHolds(QStringLiteral("taken <= n"));
    lines.statement(QStringLiteral("seen.add(g[n - taken])"));
    lines.endTo(0);
    return lines.text();
}

QString allButMoves(ProgramDraft &draft, const ProgramGroup &group)
{
    const QString set = group.constantName("set");
    draft.useCpp("<algorithm>");
    ProgramLines lines(draft.language(), 2);
    lines.forRange(QStringLiteral("taken"), QStringLiteral("1"), QStringLiteral("n"), true);
    lines.ifHolds(draft.isPython() ? QStringLiteral("taken not in %1").arg(set)
                                   : QStringLiteral("!std::binary_search(%1.begin(), %1.end(), taken)").arg(set));
    lines.statement(QStringLiteral("seen.add(g[n - taken])"));
    lines.endTo(0);
    return lines.text();
}

/// Bits of a digit: 1 nothing is left, 2 one heap, 4 two heaps, 8 three heaps.
QString takeBreakMoves(ProgramDraft &draft, const ProgramGroup &group, const TakeAndBreak &moves)
{
    const bool isPython = draft.isPython();
    const auto any = [&](int bit) {
        return std::ranges::any_of(moves.digits, [bit](quint8 digit) { return (digit & bit) != 0; });
    };
    const QString digit = QStringLiteral("digit");
    const auto has = [&](int bit, const QString &more) {
        return isPython ? QStringLiteral("digit & %1 and %2").arg(bit).arg(more)
                        : QStringLiteral("(digit & %1) && %2").arg(bit).arg(more);
    };
    const QString halves = isPython ? QStringLiteral("rest // 2") : QStringLiteral("rest / 2");
    ProgramLines lines(draft.language(), 2);
    lines.forRange(QStringLiteral("taken"), QStringLiteral("0"), QString::number(moves.digits.size()), false);
    lines.constant(digit, group.constantName("digits") + QStringLiteral("[taken]"));
    lines.constant(QStringLiteral("rest"), QStringLiteral("n - taken"));
    if (any(1)) {
        lines.ifHolds(has(1, QStringLiteral("rest == 0")));
        lines.statement(QStringLiteral("seen.add(0)"));
        lines.end();
    }
    if (any(2)) {
        lines.ifHolds(has(2, QStringLiteral("rest > 0")));
        lines.statement(QStringLiteral("seen.add(g[rest])"));
        lines.end();
    }
    if (any(4)) {
        lines.ifHolds(has(4, QStringLiteral("rest > 1")));
        lines.forRange(QStringLiteral("a"), QStringLiteral("1"), halves, true);
        lines.statement(QStringLiteral("seen.add(g[a] ^ g[rest - a])"));
        lines.end();
        lines.end();
    }
    if (any(8)) {
        lines.ifHolds(has(8, QStringLiteral("rest > 2")));
        lines.forRange(QStringLiteral("a"), QStringLiteral("1"), QStringLiteral("rest - 1"), false);
        lines.forRange(QStringLiteral("b"), QStringLiteral("1"), QStringLiteral("rest - a"), false);
        lines.statement(QStringLiteral("seen.add(g[a] ^ g[b] ^ g[rest - a - b])"));
        lines.end();
        lines.end();
        lines.end();
    }
    lines.endTo(0);
    return lines.text();
}

QString grundyMoves(ProgramDraft &draft)
{
    ProgramLines lines(draft.language(), 2);
    lines.forRange(QStringLiteral("a"), QStringLiteral("1"),
                   draft.isPython() ? QStringLiteral("(n - 1) // 2") : QStringLiteral("(n - 1) / 2"), true);
    lines.statement(QStringLiteral("seen.add(g[a] ^ g[n - a])"));
    lines.endTo(0);
    return lines.text();
}

const std::vector<quint64> *setOf(const Rules &rules)
{
    if (const auto *subtraction = movesOf<Subtraction>(rules))
        return &subtraction->set;
    if (const auto *allBut = movesOf<AllBut>(rules))
        return &allBut->set;
    const auto *division = movesOf<Division>(rules);
    return division ? &division->set : nullptr;
}

/// True if any number from the least to the greatest of the set may be taken.
bool isRangeTaken(const Rules &rules)
{
    const auto *subtraction = movesOf<Subtraction>(rules);
    return subtraction && !subtraction->set.empty() &&
           subtraction->set.back() - subtraction->set.front() + 1 == subtraction->set.size();
}

std::optional<Problem> writeTable(ProgramDraft &draft, ProgramGroup &group)
{
    const Rules &rules = *group.rules;
    const auto *own = movesOf<OwnMoves>(rules);
    if (own && dividesHeaps(*own->program)) {
        const Result<QString> moves =
            heapMovesText(draft, *own->program, group.function + u'(', QStringLiteral(")"), 1);
        if (!moves)
            return moves.problem();
        draft.defineRecursion(group, QStringLiteral("n"), *moves);
        return std::nullopt;
    }
    if (group.largestHeap() > maxProgramTable)
        return Problem::limit(
            Problem::Code::HeapSize,
            ModelText::tr("No law of %1 is proved that a program could use, and a table of its values "
                          "is written up to %2 tokens; choose a smaller heap.")
                .arg(shortened(rules.text()), groupedNumber(maxProgramTable)));
    if (own) {
        const Result<QString> moves = heapMovesText(draft, *own->program, QStringLiteral("g["), QStringLiteral("]"), 2);
        if (!moves)
            return moves.problem();
        draft.defineTable(group, *moves);
    } else if (movesOf<Subtraction>(rules)) {
        draft.defineNumbers(group.constantName("set"), *setOf(rules));
        draft.defineTable(group, subtractionMoves(draft, group));
    } else if (movesOf<AllBut>(rules)) {
        draft.defineNumbers(group.constantName("set"), *setOf(rules));
        draft.defineTable(group, allButMoves(draft, group));
    } else if (const auto *takeBreak = movesOf<TakeAndBreak>(rules)) {
        draft.comment(ModelText::tr("Digit k of the code says what may become of a heap that loses k tokens: 1 nothing "
                                    "is left, 2 one heap, 4 two heaps, 8 three heaps, added up."));
        draft.defineNumbers(group.constantName("digits"), {takeBreak->digits.begin(), takeBreak->digits.end()});
        draft.defineTable(group, takeBreakMoves(draft, group, *takeBreak));
    } else if (movesOf<UnequalSplit>(rules)) {
        draft.defineTable(group, grundyMoves(draft));
    } else {
        return Problem::badInput(Problem::Code::OtherGame,
                                 ModelText::tr("%1 can't be written as a program.").arg(shortened(rules.text())));
    }
    return std::nullopt;
}

} // namespace

std::optional<Problem> writeHeapProgram(ProgramDraft &draft, ProgramGroup &group, JobControl &control)
{
    const Rules &rules = *group.rules;
    for (CellVector &heaps : group.positions)
        group.arguments << QString::number(heaps.empty() ? 0 : heaps[0]);
    draft.comment(rules.inWords());
    if (isRangeTaken(rules)) {
        const std::vector<quint64> &set = *setOf(rules);
        const bool isFromOne = set.front() == 1;
        draft.comment(isFromOne
                          ? ModelText::tr("Proved by induction over n: the value is the remainder of n divided by %1.")
                                .arg(set.back() + 1)
                          : ModelText::tr("Proved by induction over n: the value is the remainder of n divided by %1 + "
                                          "%2, divided by %1 and rounded down.")
                                .arg(set.front())
                                .arg(set.back()));
        const char *const python = isFromOne ? "def $FUNCTION(n):\n    return n % $SUM\n"
                                             : "def $FUNCTION(n):\n    return n % $SUM // $LEAST\n";
        const char *const cpp = isFromOne ? "long long $FUNCTION(long long n) {\n    return n % $SUM;\n}\n"
                                          : "long long $FUNCTION(long long n) {\n    return n % $SUM / $LEAST;\n}\n";
        draft.define(filled(draft.isPython() ? python : cpp, {{"FUNCTION", group.function},
                                                              {"SUM", QString::number(set.front() + set.back())},
                                                              {"LEAST", QString::number(set.front())}}));
        return std::nullopt;
    }
    const Result<std::optional<TableLaw>> law = tableLawOf(rules, control);
    if (!law)
        return law.problem();
    if (*law) {
        draft.comment(ModelText::tr("Proved:") + u' ' + Sentence((*law)->inWords).plain());
        writeTableLaw(draft, group, **law);
        return std::nullopt;
    }
    const std::vector<quint64> *set = setOf(rules);
    if (set && set->size() > maxProgramSet)
        return Problem::limit(
            Problem::Code::TooMany,
            ModelText::tr("The set of %1 has %2 numbers, and a program is written with up to %3; choose "
                          "a smaller set.")
                .arg(shortened(rules.text()), groupedNumber(set->size()), groupedNumber(maxProgramSet)));
    if (const auto *division = movesOf<Division>(rules)) {
        draft.comment(ModelText::tr("Few heaps are reached, so that this is fast for a heap of any size."));
        writeDivision(draft, group, *division);
        return std::nullopt;
    }
    return writeTable(draft, group);
}

} // namespace mexplorer
