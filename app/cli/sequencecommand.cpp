// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands.h"

#include "app/cli/commandjob.h"
#include "app/cli/commandoptions.h"
#include "app/cli/rowsequence.h"
#include "app/cli/standardstreams.h"
#include "model/core/instructionset.h"
#include "model/core/jsonwriter.h"
#include "model/core/memory.h"
#include "model/core/visibletext.h"
#include "model/notation/expression.h"
#include "model/sequence/heapvalues.h"
#include "model/sequence/periodsearch.h"
#include "model/sequence/sequenceexport.h"
#include "model/sequence/sequencefile.h"
#include "model/sequence/splitrules.h"
#include "model/writing/sentence.h"

#include <QFileInfo>

#include <algorithm>

namespace mexplorer {

namespace {

/// The request of `mexplorer sequence`.
struct SequenceRequest
{
    RulesPtr rules;
    quint64 terms = 0;
    quint64 search = 0;           ///< terms to search for a period
    std::optional<quint64> asked; ///< the value of --terms
    SequenceOptions options;
    bool provePeriod = false;
    bool isOpenEnded = false;       ///< the search for a period has no number of terms
    std::optional<quint64> seconds; ///< of such a search; std::nullopt for an unlimited time
    bool json = false;
    bool isBlank = false; ///< values printed as text are left blank
    bool isCounted = false;
    std::optional<quint64> at;
    OutputFile output; ///< without a path for the answer on standard output
    QString resumed;   ///< empty to start from the first term
};

constexpr quint64 maxSequenceTerms = 4'000'000'000;
constexpr quint64 maxAt = 1'000'000'000'000'000'000;
constexpr quint64 usualTerms = 100;
constexpr quint64 usualSearch = 1'000'000;
constexpr quint64 usualSteps = 5'000'000'000;
constexpr quint64 usualOctalSteps = 20'000'000'000; ///< of the fast methods, which compute 64 heaps at a time
/// This many terms are fast, so that a period is searched in them even if fewer are requested.
constexpr quint64 minSearch = 4096;

Result<SequenceOptions::Method> methodFor(const RulesPtr &rules, const QString &word)
{
    const auto method = methodOf(word);
    if (!method) {
        return Problem::badInput(Problem::Code::UnknownName,
                                 CommandText::tr("There is no method '%1'; choose %2.")
                                     .arg(quotation(word), methodWords().join(QStringLiteral(", "))));
    }
    if (!SequenceEngine::fits(rules, *method)) {
        return Problem::badInput(
            Problem::Code::Unsuitable,
            *method == SequenceOptions::Method::SparseParity
                ? CommandText::tr("The method 'parity' needs moves into two heaps that all take an even, or "
                                  "all an odd number of tokens, and those of %1 don't; choose another.")
                      .arg(rules->text())
                : CommandText::tr("The method '%1' needs moves into two heaps, at most, and %2 has none; "
                                  "choose 'plain'.")
                      .arg(word, rules->text()));
    }
    return *method;
}

std::optional<Problem> forceInstructions(const QString &name)
{
    if (useInstructionSet(name))
        return {};
    return Problem::badInput(Problem::Code::OptionValue,
                             CommandText::tr("This processor has no instructions '%1'; choose %2.")
                                 .arg(quotation(name), instructionSets().join(QStringLiteral(", "))));
}

/// The command's options, and the request that they make.
class SequenceCommandOptions
{
public:
    CommandUsage usage() const
    {
        return {"sequence",
                "RULES",
                CommandText::tr("The SG values of single heaps, and their period."),
                "mexplorer sequence 'octal{0.77}' --terms 200 --prove-period",
                {m_terms, m_prove, m_time, m_at, m_output, m_resume, m_method, m_memory, m_maxMoves, m_instructions,
                 m_json, m_blank, m_count, m_format}};
    }

    /// The request for a row of n cells, whose values the solver finds.
    Result<RowSequenceRequest> rowRequest(const QString &row, CommandOptions &options) const
    {
        const std::optional<quint64> terms = options.number(m_terms, 1, maxSequenceTerms);
        const std::optional<quint64> at = options.number(m_at, 0, maxAt);
        if (options.problem())
            return *options.problem();
        for (const CommandOption *option : {&m_prove, &m_time, &m_output, &m_resume, &m_method, &m_memory, &m_maxMoves,
                                            &m_instructions, &m_blank, &m_count, &m_format}) {
            if (options.isSet(*option))
                return Problem::badInput(
                    Problem::Code::OptionConflict,
                    CommandText::tr("A row of n cells takes --terms, --at and --json; leave --%1 out.")
                        .arg(option->names().constLast()));
        }
        return RowSequenceRequest{row, at.value_or(0), at.value_or(terms.value_or(usualTerms) - 1), at.has_value(),
                                  options.isSet(m_json)};
    }

    /// Also selects the processor's instructions if an option requires it.
    Result<SequenceRequest> request(CommandOptions &options) const
    {
        const Result<RulesPtr> rules = parseHeapRules(options.argument());
        if (!rules)
            return rules.problem();
        SequenceRequest request;
        request.asked = options.number(m_terms, 1, maxSequenceTerms);
        request.at = options.number(m_at, 0, maxAt);
        if (options.problem())
            return *options.problem();
        const auto engine = engineOptions(options, *rules);
        if (!engine)
            return engine.problem();
        if (options.isSet(m_blank) && (options.isSet(m_json) || options.isSet(m_output)))
            return Problem::badInput(
                Problem::Code::OptionConflict,
                CommandText::tr("--blank is for the table that is printed: leave --json and -o out."));
        if (options.isSet(m_count) &&
            (options.isSet(m_prove) || options.isSet(m_at) || options.isSet(m_output) || options.isSet(m_blank)))
            return Problem::badInput(
                Problem::Code::OptionConflict,
                CommandText::tr("--count prints how often each value comes, and nothing else: leave --prove-period, "
                                "--at, --blank and -o out."));
        request.provePeriod = options.isSet(m_prove);
        request.isOpenEnded = request.provePeriod && !request.asked && !request.at;
        if (options.isSet(m_time) && !request.isOpenEnded)
            return Problem::badInput(Problem::Code::OptionConflict,
                                     CommandText::tr("--time is for --prove-period without --terms and --at: give it "
                                                     "that way, or leave it out."));
        const std::optional<quint64> time = options.number(m_time, 1, LimitOptions::maxSeconds);
        if (options.problem())
            return *options.problem();
        request.seconds = time || options.isSet(m_maxMoves) ? time : LimitOptions::usualSeconds;
        request.isBlank = options.isSet(m_blank);
        request.isCounted = options.isSet(m_count);
        request.rules = *rules;
        request.options = *engine;
        if (request.isOpenEnded && !options.isSet(m_maxMoves))
            request.options.maxSteps = SequenceOptions().maxSteps;
        request.json = options.isSet(m_json);
        const bool isNear = request.at && !request.provePeriod && *request.at < maxSequenceTerms;
        request.terms = request.asked.value_or(isNear ? *request.at + 1 : usualTerms);
        request.search = std::max(request.asked.value_or(usualSearch), minSearch);
        const Result<OutputFile> output = OutputFile::fromOptions(options, m_output, m_format);
        if (!output)
            return output.problem();
        if (output->isStandardOutput() &&
            (request.provePeriod || request.at || request.json || request.isBlank || request.isCounted))
            return Problem::badInput(
                Problem::Code::OptionConflict,
                CommandText::tr("The values go to standard output: leave --prove-period, --at, --json, --blank and "
                                "--count out, or name a file with -o."));
        if (const auto problem = refusedDash(options, m_resume))
            return *problem;
        request.output = *output;
        request.resumed = options.value(m_resume);
        if (const auto format = formatToWrite(output->path()); !output->path().isEmpty() && !format)
            return format.problem();
        return request;
    }

private:
    Result<SequenceOptions> engineOptions(CommandOptions &options, const RulesPtr &rules) const
    {
        SequenceOptions engine;
        if (options.isSet(m_memory)) {
            const auto memory = memorySize(options.value(m_memory));
            if (!memory)
                return memory.problem();
            engine.memoryLimit = *memory;
        }
        if (options.isSet(m_method)) {
            const auto method = methodFor(rules, options.value(m_method));
            if (!method)
                return method.problem();
            engine.method = *method;
        }
        engine.maxSteps = options.number(m_maxMoves, 1, 1'000'000'000'000'000)
                              .value_or(SplitRules::of(*rules) ? usualOctalSteps : usualSteps);
        if (options.problem())
            return *options.problem();
        if (const auto problem = forceInstructions(options.value(m_instructions)))
            return *problem;
        return engine;
    }

    CommandOption m_terms{"terms", CommandText::tr("Compute G(0) to G(<N> - 1)."), "N"};
    CommandOption m_prove{
        "prove-period",
        CommandText::tr(
            "Look for a period and prove it: in the terms that --terms or --at asks for, and the values that the "
            "theorem needs; without them in more and more terms, until one is proved or none can be, or until time "
            "or memory ends.")};
    CommandOption m_time{"time",
                         CommandText::tr("End --prove-period without --terms after <N> seconds (%1, if no number of "
                                         "moves is given).")
                             .arg(groupedNumber(LimitOptions::usualSeconds)),
                         "N"};
    CommandOption m_at{
        "at",
        CommandText::tr(
            "Print G(<N>) alone; where a formula or a proved period is known, N may be as large as you like."),
        "N"};
    CommandOption m_output =
        CommandOption({"o", "output"},
                      CommandText::tr(
                          "Write the values to <FILE>, which ends in .csv, .txt (b-file), .json or .mexseq (to resume "
                          "from); '-' is the standard output, in this --format."),
                      "FILE")
            .ofFile();
    CommandOption m_resume =
        CommandOption("resume", CommandText::tr("Resume from the values in <FILE.mexseq>."), "FILE.mexseq").ofFile();
    CommandOption m_method{"method",
                           CommandText::tr("Compute by <METHOD>: %1.").arg(methodWords().join(QStringLiteral(", "))),
                           "METHOD", methodWords()};
    CommandOption m_memory{"memory",
                           CommandText::tr("Use at most <SIZE> of memory: a number of MiB, or as in 512M, 2G; without "
                                           "it, three quarters of what is free."),
                           "SIZE"};
    CommandOption m_maxMoves{"max-moves",
                             CommandText::tr("Give up after looking at <N> moves (%1; %2 for octal games; no limit for "
                                             "--prove-period without --terms).")
                                 .arg(groupedNumber(usualSteps), groupedNumber(usualOctalSteps)),
                             "N"};
    CommandOption m_instructions{
        "instructions",
        CommandText::tr("Use the processor's instructions <SET>; an unknown one lists those that it has."), "SET"};
    CommandOption m_json{"json", CommandText::tr("Print one JSON object.")};
    CommandOption m_blank{"blank", CommandText::tr("Print the table with blanks for the values, to be filled in.")};
    CommandOption m_format{"format", CommandText::tr("Write to standard output, as a file with this ending would be."),
                           "FORMAT", sequenceEndings()};
    CommandOption m_count{
        "count", CommandText::tr("Print how often each value comes among these terms, and how many are P-positions.")};
};

/// The result of the computation.
struct Findings
{
    std::optional<Period> period = {};
    bool neverRepeats = false;               ///< no limit would change that
    std::optional<PeriodSearchEnd> end = {}; ///< of a search without a number of terms
    std::optional<Problem> unprovable = {};  ///< the reason why no period can be proved
    std::optional<Problem> problem = {};     ///< the reason why the computation ended early or was impossible
};

void writeValuesJson(QTextStream &out, const SequenceEngine &engine, quint64 terms,
                     const std::optional<Problem> &problem)
{
    writeJsonObject(out, [&](JsonWriter &json) {
        writeRules(json, *engine.rules());
        json.beginArray("values");
        for (quint64 n = 0; n < terms; ++n)
            json.value(engine.at(n));
        json.endArray();
        writeLimit(json, problem);
    });
}

QString searchEndWord(PeriodSearchEnd end)
{
    switch (end) {
    case PeriodSearchEnd::Proved:
        return QStringLiteral("proved");
    case PeriodSearchEnd::NeverPeriodic:
        return QStringLiteral("never_periodic");
    case PeriodSearchEnd::NoTheorem:
        return QStringLiteral("no_theorem");
    case PeriodSearchEnd::Time:
        return QStringLiteral("time");
    case PeriodSearchEnd::Memory:
        return QStringLiteral("memory");
    case PeriodSearchEnd::Moves:
        return QStringLiteral("moves");
    case PeriodSearchEnd::Terms:
        return QStringLiteral("terms");
    case PeriodSearchEnd::Cancelled:
        return QStringLiteral("cancelled");
    case PeriodSearchEnd::Fault:
        break;
    }
    return QStringLiteral("fault");
}

void writePeriodJson(QTextStream &out, const SequenceEngine &engine, const Findings &findings)
{
    const quint64 terms = engine.termCount();
    const std::optional<Period> &period = findings.period;
    const auto number = [&period](quint64 Period::*member) {
        return period ? std::optional<quint64>((*period).*member) : std::nullopt;
    };
    const QString theorem = period ? theoremName(period->theorem) : QString();
    writeJsonObject(out, [&](JsonWriter &json) {
        writeRules(json, *engine.rules());
        json.member("preperiod", number(&Period::preperiod));
        json.member("period", number(&Period::period));
        if (period && period->saltus > 0)
            json.member("saltus", period->saltus);
        json.member("last_exception", period ? period->lastException() : std::nullopt);
        json.lineBreak();
        json.member("checked_through", period      ? std::optional(period->checkedThrough)
                                       : terms > 0 ? std::optional(terms - 1)
                                                   : std::nullopt);
        json.member("needed_through", number(&Period::neededThrough));
        json.member("theorem", theorem.isEmpty() ? std::optional<QString>() : theorem);
        json.member("proved", period && period->proved);
        if (findings.neverRepeats)
            json.member("never_periodic", true);
        if (findings.end)
            json.member("end", searchEndWord(*findings.end));
        writeLimit(json, findings.problem);
    });
}

void writeValuesText(QTextStream &out, const SequenceEngine &engine, quint64 terms, bool isBlank)
{
    constexpr quint64 columns = 10;
    Value max = 0;
    for (quint64 n = 0; n < terms; ++n)
        max = std::max(max, engine.at(n));
    const auto digits = static_cast<int>(QString::number(terms).size());
    const auto width = std::max(isBlank ? 3 : 1, static_cast<int>(QString::number(max).size()));
    out << CommandText::tr("%1: G(0) to G(%2)").arg(engine.rules()->text(), groupedNumber(terms - 1)) << '\n';
    for (quint64 n = 0; n < terms; ++n) {
        if (n % columns == 0)
            out << QStringLiteral("%1 ").arg(n, digits + 2);
        out << ' ' << (isBlank ? QString(width, u'_') : QString::number(engine.at(n)).rightJustified(width))
            << (n % columns == columns - 1 || n + 1 == terms ? "\n" : "");
    }
    out << sameAsLine(*engine.rules());
}

void writePeriodText(QTextStream &out, const SequenceEngine &engine, const Findings &findings)
{
    const std::optional<Period> &period = findings.period;
    if (findings.neverRepeats)
        out << Sentence(noPeriodSentence(*engine.rules(), engine.termCount())).plain() << '\n';
    if (!period)
        return;
    if (period->saltus == 0) {
        const auto exception = period->lastException();
        const QString text = exception ? CommandText::tr("Period %1, preperiod %2, last exception %3.")
                                       : CommandText::tr("Period %1, preperiod %2, no exceptions.");
        QString line = text.arg(groupedNumber(period->period), groupedNumber(period->preperiod));
        out << (exception ? line.arg(groupedNumber(*exception)) : line) << '\n';
    }
    out << Sentence(periodSentence(*period)).plain() << '\n';
}

/// Returns how often each value comes among the first terms.
std::vector<quint64> countsOf(const SequenceEngine &engine, quint64 terms)
{
    std::vector<quint64> counts;
    for (quint64 n = 0; n < terms; ++n) {
        const Value value = engine.at(n);
        if (value >= counts.size())
            counts.resize(value + 1);
        ++counts[value];
    }
    return counts;
}

void writeCountsJson(QTextStream &out, const SequenceEngine &engine, quint64 terms,
                     const std::optional<Problem> &problem)
{
    const std::vector<quint64> counts = countsOf(engine, terms);
    writeJsonObject(out, [&](JsonWriter &json) {
        writeRules(json, *engine.rules());
        json.member("terms", terms);
        json.beginObject("counts");
        for (std::size_t value = 0; value < counts.size(); ++value) {
            if (counts[value] > 0)
                json.member(QString::number(value), counts[value]);
        }
        json.endObject();
        json.member("p_positions", counts.empty() ? 0 : counts[0]);
        writeLimit(json, problem);
    });
}

void writeCountsText(QTextStream &out, const SequenceEngine &engine, quint64 terms)
{
    const std::vector<quint64> counts = countsOf(engine, terms);
    const QString heading = CommandText::tr("value");
    const auto width = std::max(heading.size(), QString::number(counts.size()).size());
    out << CommandText::tr("%1: how often each value comes among G(0) to G(%2)")
               .arg(engine.rules()->text(), groupedNumber(terms - 1))
        << '\n'
        << heading.rightJustified(width) << "  " << CommandText::tr("times") << '\n';
    for (std::size_t value = 0; value < counts.size(); ++value) {
        if (counts[value] > 0)
            out << QString::number(value).rightJustified(width) << "  " << groupedNumber(counts[value]) << '\n';
    }
    out << CommandText::tr("P-positions, which have the value 0: %1 of %2.")
               .arg(groupedNumber(counts[0]), groupedNumber(terms))
        << '\n';
}

/// Returns which limit ended the search for a period, and how to raise it.
QString notProved(const SequenceRequest &request, const SequenceEngine &engine, const std::optional<Period> &period)
{
    if (period) {
        return CommandText::tr("The period of %1 was seen, not proved, in the first %2 terms.")
            .arg(engine.rules()->text(), groupedNumber(engine.termCount()));
    }
    const QString game = engine.rules()->text();
    const QString terms = groupedNumber(request.search);
    if (request.asked && *request.asked < request.search) {
        return CommandText::tr("No period of %1 shows in the first %2 terms, the least number that is searched, more "
                               "than the %3 of --terms; give more than that with --terms.")
            .arg(game, terms, groupedNumber(*request.asked));
    }
    return CommandText::tr("No period of %1 shows in the first %2 terms, the limit that --terms sets; give more.")
        .arg(game, terms);
}

/// Returns G(N) of --at; a limit if it isn't known.
Result<quint64> valueAt(const SequenceRequest &request, const SequenceEngine &engine, const Findings &findings)
{
    const quint64 n = *request.at;
    const std::optional<Period> &period = findings.period;
    if (findings.problem)
        return *findings.problem;
    if (hasLaw(*engine.rules()))
        return lawValue(*engine.rules(), n, interruptibleJob());
    if (n < engine.termCount())
        return quint64(engine.values()[n]);
    if (period && period->proved)
        return period->extended(engine.values(), n);
    return Problem::limit(
        Problem::Code::HeapSize,
        CommandText::tr("G(%1) is not known: no period of %2 is proved, and only %3 values were computed. "
                        "Raise --terms.")
            .arg(groupedNumber(n), engine.rules()->text(), groupedNumber(engine.termCount())));
}

int answerAt(const SequenceRequest &request, const Result<quint64> &value, QTextStream &out, QTextStream &err)
{
    if (request.json) {
        writeJsonObject(out, [&](JsonWriter &json) {
            writeRules(json, *request.rules);
            json.member("n", *request.at);
            json.member("value", value ? std::optional(*value) : std::nullopt);
            writeLimit(json, value ? std::nullopt : std::optional(value.problem()));
        });
    } else if (value) {
        out << CommandText::tr("%1: G(%2) = %3")
                   .arg(request.rules->text(), groupedNumber(*request.at), groupedNumber(*value))
            << '\n';
    }
    return value ? ExitStatus::done : report(value.problem(), err);
}

bool savesValues(const SequenceRequest &request)
{
    const QString file = request.output.path();
    return !file.isEmpty() && sequenceFormat(file) == SequenceFormat::Saved;
}

/// True if the file to write is left as it is because a limit ended the computation: an existing one may have more
/// values, unless the computation was resumed from it.
bool leavesFile(const SequenceRequest &request, const Findings &findings)
{
    const bool isCut = findings.problem && findings.problem->kind == Problem::Kind::Limit;
    const bool isSearchCut = findings.end && PeriodSearch{.end = *findings.end}.isCut() && savesValues(request);
    const QString file = request.output.path();
    return (isCut || isSearchCut) && file != request.resumed && QFileInfo::exists(file);
}

/// Returns what to do to find a period after a search that ended as \a findings say.
QString adviceToGoOn(const SequenceRequest &request, const Findings &findings)
{
    QStringList advice;
    if (findings.end == PeriodSearchEnd::Time)
        advice << CommandText::tr("Allow more with --time, as in --time 600.");
    else if (findings.end == PeriodSearchEnd::Memory && request.options.usableMemory() != request.options.memoryLimit)
        advice << CommandText::tr("Close other programs, so that more is free.");
    else if (findings.end == PeriodSearchEnd::Memory)
        advice << CommandText::tr("Allow more with --memory, as in --memory 4G.");
    else if (findings.end == PeriodSearchEnd::Moves)
        advice << CommandText::tr("Allow more with --max-moves.");
    const QString file = quotation(request.output.path());
    if (!savesValues(request))
        advice << CommandText::tr(
            "With -o FILE.mexseq the values are saved, and --resume FILE.mexseq goes on from them.");
    else if (leavesFile(request, findings))
        advice << CommandText::tr("%1 exists and may have more values, so it was left as it is; go on from it with "
                                  "--resume %1.")
                      .arg(file);
    else
        advice << CommandText::tr("The values are in %1: go on from them with --resume %1.").arg(file);
    return advice.join(u' ');
}

/// Returns the limit that ended a search without a number of terms, how far it got, and what to do.
QString searchEnded(const SequenceRequest &request, const SequenceEngine &engine, const Findings &findings)
{
    const QString game = engine.rules()->text();
    const QString terms = groupedNumber(engine.termCount());
    QString sentence;
    if (findings.end == PeriodSearchEnd::Time)
        sentence =
            CommandText::tr("No period of %1 is proved after %n second(s), the limit; its first %2 values are known.",
                            nullptr, static_cast<int>(request.seconds.value_or(0)))
                .arg(game, terms);
    else if (findings.end == PeriodSearchEnd::Memory)
        sentence =
            CommandText::tr("No period of %1 is proved by its first %2 values, and more of them need more memory "
                            "than %3, the limit.")
                .arg(game, terms, memoryText(engine.memoryLimit()));
    else if (findings.end == PeriodSearchEnd::Moves)
        sentence = CommandText::tr("No period of %1 is proved by its first %2 values, after looking at %3 moves, the "
                                   "limit.")
                       .arg(game, terms, groupedNumber(request.options.maxSteps));
    else
        sentence = CommandText::tr("No period of %1 is proved by its first %2 values, the most that can be computed.")
                       .arg(game, terms);
    return sentence + u' ' + adviceToGoOn(request, findings);
}

/// Writes the known values: all that were requested, or those computed until a job was cancelled.
std::optional<Problem> writeValues(const SequenceRequest &request, const SequenceEngine &engine,
                                   const Findings &findings, QTextStream &out)
{
    const quint64 terms = std::min(request.terms, engine.termCount());
    const std::optional<Problem> &problem = findings.problem;
    if (const QString file = request.output.path(); !file.isEmpty()) {
        if (terms == 0 || leavesFile(request, findings))
            return {};
        JobControl control; // a second Ctrl-C ends the program, and the file is unchanged
        const ProgressLine progress(CommandText::tr("Writing the file"), control);
        // All known values are saved, so that the computation can be resumed.
        const auto written = saveSequence(engine.rules()->text(), engine.values(),
                                          savesValues(request) ? engine.termCount() : terms, file, control);
        return written ? request.output.finish(out) : std::optional(written.problem());
    }
    if (request.provePeriod || request.at)
        return {};
    if (request.isCounted && request.json)
        writeCountsJson(out, engine, terms, problem);
    else if (request.isCounted && terms > 0)
        writeCountsText(out, engine, terms);
    else if (request.json)
        writeValuesJson(out, engine, terms, problem);
    else if (!request.isCounted && terms > 0)
        writeValuesText(out, engine, terms, request.isBlank);
    return {};
}

/// Searches a period until one is proved or none can be, or until a limit ends the search.
PeriodSearch searchWithoutEnd(const SequenceRequest &request, SequenceEngine &engine, JobControl &control)
{
    TimeLimit time(control, request.seconds);
    const ProgressLine progress(CommandText::tr("Values until the next look for a period"), control, time.end());
    return searchPeriod(engine, maxSequenceTerms, time.job(), control);
}

Findings compute(const SequenceRequest &request, SequenceEngine &engine, JobControl &control)
{
    Findings findings;
    if (!request.resumed.isEmpty()) {
        const ProgressLine progress(CommandText::tr("Reading the file"), control);
        const auto known = resumeSequence(engine, request.resumed, control);
        if (!known)
            return {.problem = known.problem()};
    }
    findings.neverRepeats = neverRepeats(*engine.rules());
    if (request.isOpenEnded) {
        const PeriodSearch search = searchWithoutEnd(request, engine, control);
        findings.period = search.period;
        findings.end = search.end;
        if (search.problem && (search.end == PeriodSearchEnd::Cancelled || search.end == PeriodSearchEnd::Fault)) {
            findings.problem = search.problem;
            return findings;
        }
        if (search.end == PeriodSearchEnd::NoTheorem)
            findings.unprovable = search.problem;
    }
    const ProgressLine progress(CommandText::tr("Computing values"), control);
    const bool looksForPeriod = request.at && !hasLaw(*engine.rules());
    if (!request.isOpenEnded && (request.provePeriod || looksForPeriod)) {
        const quint64 terms =
            request.at && !request.provePeriod ? std::min(request.search, *request.at + 1) : request.search;
        const auto found = provePeriod(engine, terms, control);
        if (!found)
            return {.problem = found.problem()};
        findings.period = *found;
    }
    const bool isKnown = request.at && (engine.provedPeriod() || hasLaw(*engine.rules()));
    if ((!request.provePeriod && !isKnown) || !request.output.path().isEmpty()) {
        const bool isAutomatic = request.options.method == SequenceOptions::Method::Automatic;
        const auto known =
            isAutomatic ? extendByPeriod(engine, request.terms, control) : engine.extend(request.terms, control);
        if (!known)
            findings.problem = known.problem();
    }
    return findings;
}

/// Returns \a problem; if --memory is too small, with advice to increase it.
Problem withOption(Problem problem, const SequenceOptions &options)
{
    if (problem.code == Problem::Code::Memory && options.usableMemory() == options.memoryLimit)
        problem.message += u' ' + CommandText::tr("Allow more with --memory, as in --memory 4G.");
    return problem;
}

QString whyNotProved(const SequenceRequest &request, const SequenceEngine &engine, const Findings &findings)
{
    if (findings.unprovable)
        return findings.unprovable->message + u' ' +
               CommandText::tr("With --terms N, a period that shows in so many values is found, without a proof.");
    return request.isOpenEnded ? searchEnded(request, engine, findings) : notProved(request, engine, findings.period);
}

int answer(const SequenceRequest &request, QTextStream &out, QTextStream &err)
{
    SequenceEngine engine(request.rules, request.options);
    Findings findings = compute(request, engine, interruptibleJob());
    std::optional<Problem> &problem = findings.problem;
    if (problem && !isUnanswered(*problem))
        return report(*problem, err);
    if (problem)
        problem = withOption(*problem, request.options);
    const bool isAnswered = (findings.period && findings.period->proved) || findings.neverRepeats;
    std::optional<Problem> unproved;
    if (request.provePeriod && !problem && !isAnswered) // before the file is written, which then exists
        unproved = Problem::limit(Problem::Code::HeapSize, whyNotProved(request, engine, findings));
    if (const auto unwritten = writeValues(request, engine, findings, out))
        return report(*unwritten, err);
    if (request.at)
        return answerAt(request, valueAt(request, engine, findings), out, err);
    if (!request.provePeriod)
        return problem ? report(*problem, err) : ExitStatus::done;
    if (!problem)
        problem = unproved;
    if (request.json)
        writePeriodJson(out, engine, findings);
    else
        writePeriodText(out, engine, findings);
    return problem ? report(*problem, err) : ExitStatus::done;
}

int runSequenceCommand(CommandOptions &options, QTextStream &out, QTextStream &err)
{
    const SequenceCommandOptions reader;
    if (const std::optional<QString> row = rowOfLength(options.argument())) {
        const auto rows = reader.rowRequest(*row, options);
        return rows ? answerRowSequence(*rows, out, err) : report(rows.problem(), err);
    }
    const auto request = reader.request(options);
    return request ? answer(*request, out, err) : report(request.problem(), err);
}

} // namespace

const ProgramCommand sequenceCommand = {"sequence", [] { return SequenceCommandOptions().usage(); },
                                        runSequenceCommand};

} // namespace mexplorer
