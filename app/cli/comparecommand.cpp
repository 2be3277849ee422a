// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands.h"

#include "app/cli/commandjob.h"
#include "app/cli/commandoptions.h"
#include "model/core/jsonwriter.h"
#include "model/notation/expression.h"
#include "model/sequence/sequencecompare.h"

namespace mexplorer {

namespace {

constexpr quint64 comparedTerms = 2000;
constexpr quint64 fewestCompared = 200; // fewer show no shift
constexpr quint64 mostCompared = 4'000'000;

/// The options of `mexplorer compare`.
struct CompareOptions
{
    CommandOption with{"with", CommandText::tr("Compare with <RULES> alone, not with all codes."), "RULES"};
    CommandOption terms{"terms",
                        CommandText::tr("Compare the first <N> values (%1).").arg(groupedNumber(comparedTerms)), "N"};
    CommandOption json{"json", CommandText::tr("Print one JSON object.")};
};

CommandUsage compareUsage()
{
    const CompareOptions options;
    return {
        "compare",
        "RULES",
        CommandText::tr("Which octal codes have the values of a game on heaps, or how those of two games are related."),
        "mexplorer compare 'octal{0.137}' --with 'octal{0.07}'",
        {options.with, options.terms, options.json}};
}

QString kindName(SequenceRelation::Kind kind)
{
    static const QStringList names = {"same", "shifted", "doubled", "halved", "double", "half"}; // by Kind
    return names[static_cast<int>(kind)];
}

void writeComparisonsJson(QTextStream &out, const RulesPtr &rules, const std::vector<Comparison> &comparisons,
                          const std::optional<Problem> &problem)
{
    writeJsonObject(out, [&](JsonWriter &json) {
        json.member("rules", rules->text());
        json.beginArray("comparisons");
        for (const Comparison &comparison : comparisons) {
            json.lineBreak();
            json.beginObject();
            json.member("rules", comparison.b);
            const std::optional<SequenceRelation> &relation = comparison.relation;
            if (relation) {
                json.member("relation", kindName(relation->kind));
                json.member("shift", relation->shift);
                json.member("from", relation->from);
                json.member("proved", relation->proved);
            } else {
                json.member("first_difference", comparison.firstDifference);
            }
            json.member("compared", relation ? relation->compared : comparison.compared);
            json.endObject();
        }
        json.endArray();
        writeLimit(json, problem);
    });
}

/// Returns the requested comparison, or those with all codes that have the same values; the ones found so far when
/// cancelled.
std::vector<Comparison> compare(const RulesPtr &rules, const RulesPtr &other, quint64 terms, JobControl &control)
{
    if (!other) {
        const ProgressLine progress(CommandText::tr("Comparing codes"), control);
        return searchCodes(rules, octalCodes(), terms, control);
    }
    const ProgressLine progress(CommandText::tr("Computing values"), control);
    SequenceStudy left(rules);
    SequenceStudy right(other);
    const std::optional<Comparison> comparison = compareStudies(left, right, terms, control);
    return comparison ? std::vector{*comparison} : std::vector<Comparison>();
}

int runCompareCommand(CommandOptions &options, QTextStream &out, QTextStream &err)
{
    const CompareOptions names;
    const Result<RulesPtr> rules = parseHeapRules(options.argument());
    if (!rules)
        return report(rules.problem(), err);
    const Result<RulesPtr> other = options.isSet(names.with) ? parseHeapRules(options.value(names.with)) : RulesPtr();
    if (!other)
        return report(other.problem(), err);
    const quint64 terms = options.number(names.terms, fewestCompared, mostCompared).value_or(comparedTerms);
    if (options.problem())
        return report(*options.problem(), err);
    JobControl &control = interruptibleJob();
    const std::vector<Comparison> comparisons = compare(*rules, *other, terms, control);
    const auto problem = control.isCancelled() ? std::optional(Problem::cancelled()) : std::nullopt;
    if (options.isSet(names.json)) {
        writeComparisonsJson(out, *rules, comparisons, problem);
    } else {
        for (const Comparison &comparison : comparisons)
            out << comparisonSentence(comparison) << '\n';
        if (comparisons.empty() && !problem)
            out << CommandText::tr("No other octal code of up to three digits has these values, shifted or doubled.")
                << '\n';
    }
    return problem ? report(*problem, err) : ExitStatus::done;
}

} // namespace

const ProgramCommand compareCommand = {"compare", compareUsage, runCompareCommand};

} // namespace mexplorer
