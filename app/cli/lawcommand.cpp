// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commandjob.h"
#include "app/cli/commandoptions.h"
#include "app/cli/commands.h"
#include "model/core/jsonwriter.h"
#include "model/law/law.h"
#include "model/notation/expression.h"
#include "model/step/lawwalk.h"

namespace mexplorer {

namespace {

/// The options of `mexplorer law`.
struct LawOptions
{
    CommandOption terms{
        "terms",
        CommandText::tr("Find laws from the first <N> values (%1, or fewer if they are slow), and check "
                        "them on as many again.")
            .arg(groupedNumber(usualLawTerms)),
        "N"};
    CommandOption json{"json", CommandText::tr("Print one JSON object.")};

    CommandUsage usage() const
    {
        return {"law",
                "RULES",
                CommandText::tr("The law of a game's values or P-positions, and whether it is proved."),
                "mexplorer law 'rules{n -> n-k : k | n, k < n}'",
                {terms, json}};
    }
};

void writeLawJson(JsonWriter &json, const Law &law, const std::optional<LawWalk> &walk)
{
    json.lineBreak();
    json.beginObject();
    json.member("law", law.text());
    json.member("proved", law.proved);
    json.member("checked_through", law.checkedThrough);
    json.member("kind", lawKindName(law.kind));
    if (!law.theorem.isEmpty())
        json.member("theorem", law.theorem);
    if (law.from > 0)
        json.member("from", law.from);
    if (law.preperiod)
        json.member("preperiod", law.preperiod);
    if (law.period)
        json.member("period", law.period);
    if (law.saltus > 0)
        json.member("saltus", law.saltus);
    if (!law.exceptions.empty())
        json.array("exceptions", law.exceptions);
    if (walk) {
        json.beginObject("steps");
        json.member("kind", traceKindName(walk->kind));
        json.member("game", walk->position.text());
        json.endObject();
    }
    json.endObject();
}

void writeLawsJson(QTextStream &out, const RulesPtr &rules, const LawReport &report,
                   const std::optional<Problem> &problem)
{
    writeJsonObject(out, [&](JsonWriter &json) {
        writeRules(json, *rules);
        json.beginArray("laws");
        for (const Law &law : report.laws)
            writeLawJson(json, law, walkOf(rules, law));
        json.endArray();
        if (!report.failed.empty()) {
            json.lineBreak();
            json.beginArray("failed");
            for (const FailedLaw &failed : report.failed) {
                json.lineBreak();
                json.beginObject();
                json.member("law", failed.statement);
                if (failed.failsAt.size() == 1)
                    json.member("fails_at", failed.failsAt.front());
                else
                    json.array("fails_at", failed.failsAt);
                json.endObject();
            }
            json.endArray();
        }
        if (!report.note.isEmpty())
            json.member("note", report.note);
        writeLimit(json, problem);
    });
}

/// The command that shows a walk-through.
QString stepsCommand(const LawWalk &walk)
{
    return QStringLiteral("mexplorer steps '%1' --kind %2").arg(walk.position.text(), traceKindName(walk.kind));
}

void writeLawsText(QTextStream &out, const RulesPtr &rules, const LawReport &report)
{
    for (const Law &law : report.laws) {
        out << lawSentence(law);
        if (const std::optional<LawWalk> walk = walkOf(rules, law))
            out << ' '
                << (walk->isOfPeriod ? CommandText::tr("The period step by step: %1")
                                     : CommandText::tr("Step by step: %1"))
                       .arg(stepsCommand(*walk));
        out << '\n';
    }
    if (report.laws.empty())
        out << noLawSentence(report) << '\n';
    for (const FailedLaw &failed : report.failed)
        out << failedLawSentence(failed, report) << '\n';
}

int runLawCommand(CommandOptions &options, QTextStream &out, QTextStream &err)
{
    const LawOptions names;
    const Result<RulesPtr> rules = parseRules(options.argument());
    if (!rules)
        return report(rules.problem(), err);
    const std::optional<quint64> terms = options.number(names.terms, fewestLawTerms, mostLawTerms);
    if (options.problem())
        return report(*options.problem(), err);
    JobControl &control = interruptibleJob();
    const Result<LawReport> laws = [&] {
        const ProgressLine progress(CommandText::tr("Computing values"), control);
        return findLaws(*rules, terms, control);
    }();
    const std::optional<Problem> problem = laws ? laws->limit : std::optional(laws.problem());
    const LawReport found = laws ? *laws : LawReport();
    if (!laws && !isUnanswered(*problem))
        return report(*problem, err);
    if (options.isSet(names.json))
        writeLawsJson(out, *rules, found, problem);
    else if (laws)
        writeLawsText(out, *rules, found);
    return problem ? report(*problem, err) : ExitStatus::done;
}

} // namespace

const ProgramCommand lawCommand = {"law", [] { return LawOptions().usage(); }, runLawCommand};

} // namespace mexplorer
