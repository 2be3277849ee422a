#include "app/cli/sequencecommand.h"

#include "app/cli/commandoptions.h"
#include "app/cli/exitstatus.h"
#include "app/cli/interrupt.h"
#include "app/cli/progressline.h"
#include "model/exchange/jsonwriter.h"
#include "model/notation/expression.h"
#include "model/sequence/periodproof.h"
#include "model/sequence/sequencecsv.h"

#include <QCoreApplication>

#include <algorithm>

namespace mexplorer {

namespace {

constexpr quint64 mostTerms = 4'000'000'000;
constexpr quint64 usualTerms = 100;
constexpr quint64 usualSearch = 1'000'000;
/// So many terms cost nothing, so a period is looked for in them even if fewer are asked for.
constexpr quint64 leastSearch = 4096;

QString translated(const char *text)
{
    return QCoreApplication::translate("mexplorer::SequenceCommand", text);
}

struct Request
{
    HeapRulesPtr rules;
    quint64 terms = 0;
    quint64 search = 0; ///< terms in which a period is looked for
    quint64 memoryLimit = 0;
    bool provePeriod = false;
    bool json = false;
    QString file;
};

Result<HeapRulesPtr> heapRules(const QString &text)
{
    const Result<RulesPtr> rules = parseRules(text);
    if (!rules)
        return rules.problem();
    if (HeapRulesPtr heaps = std::dynamic_pointer_cast<const HeapRules>(*rules))
        return heaps;
    return Problem::badInput(
        translated("%1 is not a game on heaps, so it has no sequence G(0), G(1), ...; ask for nim, "
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
    out << translated("%1: G(0) to G(%2)").arg(engine.rules()->text(), groupedNumber(terms - 1)) << '\n';
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
        out << translated("Period %1, preperiod %2, %3.")
                   .arg(groupedNumber(period->period), groupedNumber(period->preperiod),
                        exception ? translated("last exception %1").arg(groupedNumber(*exception))
                                  : translated("no exceptions"))
            << '\n';
    }
    out << periodSentence(*period) << '\n';
}

QString notProved(const SequenceEngine &engine, const std::optional<Period> &period, quint64 search)
{
    if (period) {
        return translated("The period of %1 was seen, not proved, in the first %2 terms.")
            .arg(engine.rules()->text(), groupedNumber(engine.termCount()));
    }
    return translated("No period of %1 shows in the first %2 terms, which is the limit; raise it with --terms.")
        .arg(engine.rules()->text(), groupedNumber(search));
}

/// Writes what is known of the values: all that was asked for, or the part that a cancelled job left.
std::optional<Problem> writeValues(const Request &request, const SequenceEngine &engine, QTextStream &out)
{
    const quint64 terms = std::min(request.terms, engine.termCount());
    if (!request.file.isEmpty()) {
        const Result<quint64> written = saveSequenceCsv(engine.values(), terms, request.file);
        return written ? std::nullopt : std::optional(written.problem());
    }
    if (request.provePeriod || terms == 0)
        return {};
    if (request.json)
        writeValuesJson(out, engine, terms);
    else
        writeValuesText(out, engine, terms);
    return {};
}

int answer(const Request &request, QTextStream &out, QTextStream &err)
{
    SequenceEngine engine(request.rules, {.memoryLimit = request.memoryLimit});
    JobControl &control = interruptibleJob();
    std::optional<Problem> problem;
    std::optional<Period> period;
    {
        const ProgressLine progress(translated("Computing values"), control);
        if (request.provePeriod) {
            const auto found = provePeriod(engine, request.search, control);
            if (found)
                period = *found;
            else
                problem = found.problem();
        }
        if (!problem && (!request.provePeriod || !request.file.isEmpty())) {
            const auto known = engine.extend(request.terms, control);
            if (!known)
                problem = known.problem();
        }
    }
    if (const auto unwritten = writeValues(request, engine, out))
        return report(*unwritten, err);
    if (problem)
        return report(*problem, err);
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

} // namespace

int runSequenceCommand(const QStringList &arguments, QTextStream &out, QTextStream &err)
{
    const QCommandLineOption terms(QStringLiteral("terms"), translated("Compute G(0) to G(<N> - 1)."),
                                   QStringLiteral("N"));
    const QCommandLineOption prove(QStringLiteral("prove-period"),
                                   translated("Look for a period in these terms (1,000,000 if not given), and prove "
                                              "it, computing what the theorem needs."));
    const QCommandLineOption output({QStringLiteral("o"), QStringLiteral("output")},
                                    translated("Write the values to <FILE.csv>."), QStringLiteral("FILE.csv"));
    const QCommandLineOption memory(QStringLiteral("memory"), translated("Use at most <M> MiB of memory (2,048)."),
                                    QStringLiteral("M"));
    const QCommandLineOption json(QStringLiteral("json"), translated("Print one JSON object."));
    CommandOptions options(QStringLiteral("sequence"), translated("The SG values of single heaps, and their period."),
                           QStringLiteral("RULES"),
                           QStringLiteral("mexplorer sequence 'octal{0.77}' --terms 200 --prove-period"));
    options.parser().addOptions({terms, prove, output, memory, json});
    if (const auto status = options.read(arguments, out, err))
        return *status;
    const Result<HeapRulesPtr> rules = heapRules(options.argument());
    if (!rules)
        return report(rules.problem(), err);
    const auto count = options.number(terms, 1, mostTerms);
    if (!count)
        return report(count.problem(), err);
    const auto mebibytes = options.number(memory, 1, 1 << 20);
    if (!mebibytes)
        return report(mebibytes.problem(), err);
    Request request;
    request.rules = *rules;
    request.terms = count->value_or(usualTerms);
    request.search = std::max(count->value_or(usualSearch), leastSearch);
    request.memoryLimit = mebibytes->value_or(2048) << 20;
    request.provePeriod = options.parser().isSet(prove);
    request.json = options.parser().isSet(json);
    request.file = options.parser().value(output);
    if (!request.file.isEmpty() && !request.file.endsWith(QStringLiteral(".csv"), Qt::CaseInsensitive)) {
        return report(
            Problem::badInput(
                translated("%1: sequences are written as CSV; end the file's name in .csv.").arg(request.file)),
            err);
    }
    return answer(request, out, err);
}

} // namespace mexplorer
