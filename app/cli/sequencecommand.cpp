#include "app/cli/sequencecommand.h"

#include "app/cli/commandoptions.h"
#include "app/cli/exitstatus.h"
#include "app/cli/interrupt.h"
#include "app/cli/progressline.h"
#include "model/core/instructionset.h"
#include "model/exchange/jsonwriter.h"
#include "model/notation/expression.h"
#include "model/sequence/periodproof.h"
#include "model/sequence/sequenceexport.h"
#include "model/sequence/sequencefile.h"

#include <QCoreApplication>

#include <algorithm>

namespace mexplorer {

namespace {

constexpr quint64 mostTerms = 4'000'000'000;
constexpr quint64 mostAt = 1'000'000'000'000'000'000;
constexpr quint64 usualTerms = 100;
constexpr quint64 usualSearch = 1'000'000;
/// So many terms cost nothing, so a period is looked for in them even if fewer are asked for.
constexpr quint64 leastSearch = 4096;

struct Text
{
    Q_DECLARE_TR_FUNCTIONS(mexplorer::SequenceCommand)
};

struct Request
{
    HeapRulesPtr rules;
    quint64 terms = 0;
    quint64 search = 0; ///< terms in which a period is looked for
    SequenceOptions options;
    bool provePeriod = false;
    bool json = false;
    std::optional<quint64> at;
    QString file;
    QString resumed;
};

Result<HeapRulesPtr> heapRules(const QString &text)
{
    const Result<RulesPtr> rules = parseRules(text);
    if (!rules)
        return rules.problem();
    if (HeapRulesPtr heaps = std::dynamic_pointer_cast<const HeapRules>(*rules))
        return heaps;
    return Problem::badInput(Text::tr("%1 is not a game on heaps, so it has no sequence G(0), G(1), ...; ask for nim, "
                                      "subtraction, divide, octal, hex, kayles, dawson or grundy.")
                                 .arg((*rules)->text()));
}

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

void writePeriodJson(QTextStream &out, const SequenceEngine &engine, const std::optional<Period> &period)
{
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
    json.endObject();
    out << '\n';
}

void writeValuesText(QTextStream &out, const SequenceEngine &engine, quint64 terms)
{
    constexpr quint64 columns = 10;
    Value greatest = 0;
    for (quint64 n = 0; n < terms; ++n)
        greatest = std::max(greatest, engine.at(n));
    const auto places = static_cast<int>(QString::number(terms).size());
    const auto width = static_cast<int>(QString::number(greatest).size());
    out << Text::tr("%1: G(0) to G(%2)").arg(engine.rules()->text(), groupedNumber(terms - 1)) << '\n';
    for (quint64 n = 0; n < terms; ++n) {
        if (n % columns == 0)
            out << QStringLiteral("%1 ").arg(n, places + 2);
        out << QStringLiteral(" %1").arg(engine.at(n), width)
            << (n % columns == columns - 1 || n + 1 == terms ? "\n" : "");
    }
}

void writePeriodText(QTextStream &out, const std::optional<Period> &period)
{
    if (!period)
        return;
    if (period->saltus == 0) {
        const auto exception = period->lastException();
        out << Text::tr("Period %1, preperiod %2, %3.")
                   .arg(groupedNumber(period->period), groupedNumber(period->preperiod),
                        exception ? Text::tr("last exception %1").arg(groupedNumber(*exception))
                                  : Text::tr("no exceptions"))
            << '\n';
    }
    out << periodSentence(*period) << '\n';
}

QString notProved(const SequenceEngine &engine, const std::optional<Period> &period, quint64 search)
{
    if (period) {
        return Text::tr("The period of %1 was seen, not proved, in the first %2 terms.")
            .arg(engine.rules()->text(), groupedNumber(engine.termCount()));
    }
    if (neverRepeats(*engine.rules()))
        return noPeriodSentence(*engine.rules(), search);
    return Text::tr("No period of %1 shows in the first %2 terms, which is the limit; raise it with --terms.")
        .arg(engine.rules()->text(), groupedNumber(search));
}

/// The value that was asked for by itself; a limit if it isn't known.
std::optional<Problem> writeOneValue(const Request &request, const SequenceEngine &engine,
                                     const std::optional<Period> &period, QTextStream &out)
{
    const quint64 n = *request.at;
    const bool isProved = period && period->proved;
    if (n >= engine.termCount() && !isProved) {
        return Problem::limit(
            Text::tr("G(%1) is not known: no period of %2 is proved, and only %3 values were computed. "
                     "Raise --terms.")
                .arg(groupedNumber(n), engine.rules()->text(), groupedNumber(engine.termCount())));
    }
    const quint64 value = n < engine.termCount() ? engine.values()[n] : period->extended(engine.values(), n);
    if (!request.json) {
        out << Text::tr("%1: G(%2) = %3").arg(engine.rules()->text(), groupedNumber(n), groupedNumber(value)) << '\n';
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
std::optional<Problem> writeValues(const Request &request, const SequenceEngine &engine, QTextStream &out)
{
    const quint64 terms = std::min(request.terms, engine.termCount());
    if (!request.file.isEmpty()) {
        JobControl control; // a second Ctrl-C ends the program, and the file stays as it was
        const ProgressLine progress(Text::tr("Writing the file"), control);
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
        writeValuesText(out, engine, terms);
    return {};
}

/// What the computation came to.
struct Findings
{
    std::optional<Period> period;
    std::optional<Problem> problem;
};

Findings compute(const Request &request, SequenceEngine &engine, JobControl &control)
{
    Findings findings;
    if (!request.resumed.isEmpty()) {
        const ProgressLine progress(Text::tr("Reading the file"), control);
        const auto known = resumeSequence(engine, request.resumed, control);
        if (!known)
            return {{}, known.problem()};
    }
    const ProgressLine progress(Text::tr("Computing values"), control);
    if (request.provePeriod) {
        const auto found = provePeriod(engine, request.search, control);
        if (!found)
            return {{}, found.problem()};
        findings.period = *found;
    }
    if (!request.provePeriod || !request.file.isEmpty()) {
        const auto known = engine.extend(request.terms, control);
        if (!known)
            findings.problem = known.problem();
    }
    return findings;
}

int answer(const Request &request, QTextStream &out, QTextStream &err)
{
    SequenceEngine engine(request.rules, request.options);
    const auto [period, problem] = compute(request, engine, interruptibleJob());
    if (problem && problem->kind != Problem::Kind::Cancelled && problem->kind != Problem::Kind::Limit)
        return report(*problem, err);
    if (const auto unwritten = writeValues(request, engine, out))
        return report(*unwritten, err);
    if (problem)
        return report(*problem, err);
    if (request.at) {
        const auto unknown = writeOneValue(request, engine, period, out);
        return unknown ? report(*unknown, err) : ExitStatus::done;
    }
    if (!request.provePeriod)
        return ExitStatus::done;
    if (request.json)
        writePeriodJson(out, engine, period);
    else
        writePeriodText(out, period);
    if (period && period->proved)
        return ExitStatus::done;
    return report(Problem::limit(notProved(engine, period, request.search)), err);
}

/// "512", "512M" and "2G": MiB if nothing else is said, in bytes.
Result<quint64> memorySize(const QString &text)
{
    constexpr quint64 mostMebibytes = 1 << 20;
    const QChar unit = text.isEmpty() ? QChar() : text.back().toUpper();
    const bool isGibi = unit == u'G';
    const QString digits = unit == u'M' || isGibi ? text.chopped(1) : text;
    bool isNumber = false;
    const quint64 mebibytes = digits.toULongLong(&isNumber) << (isGibi ? 10 : 0);
    if (isNumber && mebibytes >= 1 && mebibytes <= mostMebibytes)
        return mebibytes << 20;
    return Problem::badInput(
        Text::tr("--memory takes a number of MiB, or with M or G after it, as in 512M or 2G, not '%1'.").arg(text));
}

Result<SequenceOptions::Method> methodFor(const HeapRulesPtr &rules, const QString &word)
{
    const auto method = methodOf(word);
    if (!method) {
        return Problem::badInput(
            Text::tr("There is no method '%1'; choose %2.").arg(word, methodWords().join(QStringLiteral(", "))));
    }
    if (!SequenceEngine::fits(rules, *method)) {
        return Problem::badInput(
            *method == SequenceOptions::Method::SparseParity
                ? Text::tr("The method 'parity' needs moves into two heaps that all take an even, or "
                           "all an odd number of tokens, and those of %1 don't; choose another.")
                      .arg(rules->text())
                : Text::tr("The method '%1' needs moves into two heaps, at most, and %2 has none; "
                           "choose 'plain'.")
                      .arg(word, rules->text()));
    }
    return *method;
}

std::optional<Problem> forceInstructions(const QString &name)
{
    if (useInstructionSet(name))
        return {};
    return Problem::badInput(Text::tr("This processor has no instructions '%1'; choose %2.")
                                 .arg(name, instructionSets().join(QStringLiteral(", "))));
}

} // namespace

int runSequenceCommand(const QStringList &arguments, QTextStream &out, QTextStream &err)
{
    const QCommandLineOption terms(QStringLiteral("terms"), Text::tr("Compute G(0) to G(<N> - 1)."),
                                   QStringLiteral("N"));
    const QCommandLineOption prove(QStringLiteral("prove-period"),
                                   Text::tr("Look for a period in these terms (1,000,000 if not given), and prove "
                                            "it, computing what the theorem needs."));
    const QCommandLineOption output(
        {QStringLiteral("o"), QStringLiteral("output")},
        Text::tr("Write the values to <FILE>, which ends in .csv, .txt (b-file), .json or .mexseq (to go on from)."),
        QStringLiteral("FILE"));
    const QCommandLineOption resume(QStringLiteral("resume"), Text::tr("Go on from the values in <FILE.mexseq>."),
                                    QStringLiteral("FILE.mexseq"));
    const QCommandLineOption at(QStringLiteral("at"),
                                Text::tr("Print G(<N>) alone; with --prove-period, N is as great as you like."),
                                QStringLiteral("N"));
    const QCommandLineOption method(QStringLiteral("method"),
                                    Text::tr("Work by <METHOD>: %1.").arg(methodWords().join(QStringLiteral(", "))),
                                    QStringLiteral("METHOD"), methodWords().constFirst());
    const QCommandLineOption instructions(QStringLiteral("instructions"),
                                          Text::tr("Use the processor's instructions <SET>, of those that it has: %1.")
                                              .arg(instructionSets().join(QStringLiteral(", "))),
                                          QStringLiteral("SET"));
    const QCommandLineOption memory(QStringLiteral("memory"),
                                    Text::tr("Use at most <SIZE> of memory: a number of MiB, or as in 512M, 2G (2G)."),
                                    QStringLiteral("SIZE"), QStringLiteral("2G"));
    const QCommandLineOption json(QStringLiteral("json"), Text::tr("Print one JSON object."));
    CommandOptions options(QStringLiteral("sequence"), Text::tr("The SG values of single heaps, and their period."),
                           QStringLiteral("RULES"),
                           QStringLiteral("mexplorer sequence 'octal{0.77}' --terms 200 --prove-period"));
    options.parser().addOptions({terms, prove, at, output, resume, method, memory, instructions, json});
    if (const auto status = options.read(arguments, out, err))
        return *status;
    const Result<HeapRulesPtr> rules = heapRules(options.argument());
    if (!rules)
        return report(rules.problem(), err);
    const auto count = options.number(terms, 1, mostTerms);
    if (!count)
        return report(count.problem(), err);
    const auto single = options.number(at, 0, mostAt);
    if (!single)
        return report(single.problem(), err);
    const auto limit = memorySize(options.parser().value(memory));
    if (!limit)
        return report(limit.problem(), err);
    const auto chosen = methodFor(*rules, options.parser().value(method));
    if (!chosen)
        return report(chosen.problem(), err);
    if (const auto problem = forceInstructions(options.parser().value(instructions)))
        return report(*problem, err);
    Request request;
    request.rules = *rules;
    request.provePeriod = options.parser().isSet(prove);
    request.at = *single;
    const bool isNear = request.at && !request.provePeriod && *request.at < mostTerms;
    request.terms = count->value_or(isNear ? *request.at + 1 : usualTerms);
    request.search = std::max(count->value_or(usualSearch), leastSearch);
    request.options = {*chosen, *limit};
    request.json = options.parser().isSet(json);
    request.file = options.parser().value(output);
    request.resumed = options.parser().value(resume);
    if (!request.file.isEmpty() && !sequenceFormat(request.file)) {
        return report(Problem::badInput(Text::tr("%1 doesn't say how to write the sequence; end the file's name in %2.")
                                            .arg(request.file, sequenceEndings().join(QStringLiteral(", ")))),
                      err);
    }
    return answer(request, out, err);
}

} // namespace mexplorer
