// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands.h"

#include "app/cli/commandtext.h"
#include "app/cli/exitstatus.h"
#include "app/cli/interrupt.h"
#include "app/cli/progressline.h"
#include "app/cli/sequenceoptions.h"
#include "model/core/jsonwriter.h"
#include "model/sequence/periodproof.h"
#include "model/sequence/sequenceexport.h"
#include "model/sequence/sequencefile.h"
#include "model/trace/sentence.h"

#include <algorithm>

namespace mexplorer {

namespace {

void writeValuesJson(QTextStream &out, const SequenceEngine &engine, quint64 terms)
{
    JsonWriter json(out);
    json.beginObject();
    json.member(QStringLiteral("rules"), engine.rules()->text());
    json.key(QStringLiteral("values"));
    json.beginArray();
    for (quint64 n = 0; n < terms; ++n)
        json.value(engine.at(n));
    json.endArray();
    json.endObject();
    out << '\n';
}

/// What the computation came to.
struct Findings
{
    std::optional<Period> period = {};
    bool neverRepeats = false; ///< an answer that no limit would change
    std::optional<Problem> problem = {};
};

void writePeriodJson(QTextStream &out, const SequenceEngine &engine, const Findings &findings)
{
    const std::optional<Period> &period = findings.period;
    const auto number = [&period](quint64 Period::*member) {
        return period ? std::optional<quint64>((*period).*member) : std::nullopt;
    };
    const QString theorem = period ? theoremName(period->theorem) : QString();
    JsonWriter json(out);
    json.beginObject();
    json.member(QStringLiteral("rules"), engine.rules()->text());
    json.member(QStringLiteral("preperiod"), number(&Period::preperiod));
    json.member(QStringLiteral("period"), number(&Period::period));
    if (period && period->saltus > 0)
        json.member(QStringLiteral("saltus"), period->saltus);
    json.member(QStringLiteral("last_exception"), period ? period->lastException() : std::nullopt);
    json.lineBreak();
    json.member(QStringLiteral("checked_through"), period ? period->checkedThrough : engine.termCount() - 1);
    json.member(QStringLiteral("needed_through"), number(&Period::neededThrough));
    json.member(QStringLiteral("theorem"), theorem.isEmpty() ? std::optional<QString>() : theorem);
    json.member(QStringLiteral("proved"), period && period->proved);
    if (findings.neverRepeats)
        json.member(QStringLiteral("never_periodic"), true);
    json.endObject();
    out << '\n';
}

void writeValuesText(QTextStream &out, const SequenceEngine &engine, quint64 terms, bool isBlank)
{
    constexpr quint64 columns = 10;
    Value max = 0;
    for (quint64 n = 0; n < terms; ++n)
        max = std::max(max, engine.at(n));
    const auto places = static_cast<int>(QString::number(terms).size());
    const auto width = std::max(isBlank ? 3 : 1, static_cast<int>(QString::number(max).size()));
    out << CommandText::tr("%1: G(0) to G(%2)").arg(engine.rules()->text(), groupedNumber(terms - 1)) << '\n';
    for (quint64 n = 0; n < terms; ++n) {
        if (n % columns == 0)
            out << QStringLiteral("%1 ").arg(n, places + 2);
        out << ' ' << (isBlank ? QString(width, u'_') : QString::number(engine.at(n)).rightJustified(width))
            << (n % columns == columns - 1 || n + 1 == terms ? "\n" : "");
    }
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
        out << CommandText::tr("Period %1, preperiod %2, %3.")
                   .arg(groupedNumber(period->period), groupedNumber(period->preperiod),
                        exception ? CommandText::tr("last exception %1").arg(groupedNumber(*exception))
                                  : CommandText::tr("no exceptions"))
            << '\n';
    }
    out << Sentence(periodSentence(*period)).plain() << '\n';
}

/// Which limit ended the search for a period, and how to raise it.
QString searchLimit(const SequenceRequest &request)
{
    if (!request.asked)
        return CommandText::tr("the limit when --terms isn't given; give more with --terms.");
    if (*request.asked < request.search) {
        return CommandText::tr(
                   "the least number that is searched, more than the %1 of --terms; give more than that with --terms.")
            .arg(groupedNumber(*request.asked));
    }
    return CommandText::tr("the limit that --terms sets; give more.");
}

QString notProved(const SequenceRequest &request, const SequenceEngine &engine, const std::optional<Period> &period)
{
    if (period) {
        return CommandText::tr("The period of %1 was seen, not proved, in the first %2 terms.")
            .arg(engine.rules()->text(), groupedNumber(engine.termCount()));
    }
    return CommandText::tr("No period of %1 shows in the first %2 terms, %3")
        .arg(engine.rules()->text(), groupedNumber(request.search), searchLimit(request));
}

/// The value that was asked for by itself; a limit if it isn't known.
std::optional<Problem> writeOneValue(const SequenceRequest &request, const SequenceEngine &engine,
                                     const std::optional<Period> &period, QTextStream &out)
{
    const quint64 n = *request.at;
    const bool isProved = period && period->proved;
    if (n >= engine.termCount() && !isProved) {
        return Problem::limit(
            Problem::Code::HeapSize,
            CommandText::tr("G(%1) is not known: no period of %2 is proved, and only %3 values were computed. "
                            "Raise --terms.")
                .arg(groupedNumber(n), engine.rules()->text(), groupedNumber(engine.termCount())));
    }
    const quint64 value = n < engine.termCount() ? engine.values()[n] : period->extended(engine.values(), n);
    if (!request.json) {
        out << CommandText::tr("%1: G(%2) = %3").arg(engine.rules()->text(), groupedNumber(n), groupedNumber(value))
            << '\n';
        return {};
    }
    JsonWriter json(out);
    json.beginObject();
    json.member(QStringLiteral("rules"), engine.rules()->text());
    json.member(QStringLiteral("n"), n);
    json.member(QStringLiteral("value"), value);
    json.endObject();
    out << '\n';
    return {};
}

/// Writes what is known of the values: all that was asked for, or the part that a cancelled job left.
std::optional<Problem> writeValues(const SequenceRequest &request, const SequenceEngine &engine, QTextStream &out)
{
    const quint64 terms = std::min(request.terms, engine.termCount());
    if (!request.file.isEmpty()) {
        JobControl control; // a second Ctrl-C ends the program, and the file stays as it was
        const ProgressLine progress(CommandText::tr("Writing the file"), control);
        // To go on from, all that is known is worth keeping.
        const bool isSaved = sequenceFormat(request.file) == SequenceFormat::Saved;
        const auto written = saveSequence(engine.rules()->text(), engine.values(), isSaved ? engine.termCount() : terms,
                                          request.file, control);
        return written ? std::nullopt : std::optional(written.problem());
    }
    if (request.provePeriod || request.at || terms == 0)
        return {};
    if (request.json)
        writeValuesJson(out, engine, terms);
    else
        writeValuesText(out, engine, terms, request.isBlank);
    return {};
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
    const ProgressLine progress(CommandText::tr("Computing values"), control);
    if (request.provePeriod) {
        const auto found = provePeriod(engine, request.search, control);
        if (!found)
            return {.problem = found.problem()};
        findings.period = *found;
        findings.neverRepeats = neverRepeats(*engine.rules());
    }
    if (!request.provePeriod || !request.file.isEmpty()) {
        const auto known = engine.extend(request.terms, control);
        if (!known)
            findings.problem = known.problem();
    }
    return findings;
}

/// The same; where the memory is too little, with the option that gives more.
Problem withOption(Problem problem)
{
    if (problem.code == Problem::Code::Memory)
        problem.message += u' ' + CommandText::tr("Allow more with --memory, as in --memory 4G.");
    return problem;
}

int answer(const SequenceRequest &request, QTextStream &out, QTextStream &err)
{
    SequenceEngine engine(request.rules, request.options);
    const Findings findings = compute(request, engine, interruptibleJob());
    const auto &[period, neverRepeats, problem] = findings;
    if (problem && problem->kind != Problem::Kind::Cancelled && problem->kind != Problem::Kind::Limit)
        return report(*problem, err);
    if (const auto unwritten = writeValues(request, engine, out))
        return report(*unwritten, err);
    if (problem)
        return report(withOption(*problem), err);
    if (request.at) {
        const auto unknown = writeOneValue(request, engine, period, out);
        return unknown ? report(*unknown, err) : ExitStatus::done;
    }
    if (!request.provePeriod)
        return ExitStatus::done;
    if (request.json)
        writePeriodJson(out, engine, findings);
    else
        writePeriodText(out, engine, findings);
    if ((period && period->proved) || neverRepeats)
        return ExitStatus::done;
    return report(Problem::limit(Problem::Code::HeapSize, notProved(request, engine, period)), err);
}

} // namespace

CommandUsage sequenceUsage()
{
    return SequenceOptionReader().usage();
}

int runSequenceCommand(CommandOptions &options, QTextStream &out, QTextStream &err)
{
    const SequenceOptionReader reader;
    const auto request = reader.request(options);
    return request ? answer(*request, out, err) : report(request.problem(), err);
}

} // namespace mexplorer
