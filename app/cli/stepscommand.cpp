// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands.h"

#include "app/cli/commandjob.h"
#include "app/cli/commandoptions.h"
#include "app/cli/standardstreams.h"
#include "model/core/jsonwriter.h"
#include "model/core/safefile.h"
#include "model/core/visibletext.h"
#include "model/notation/expression.h"
#include "model/step/blanks.h"
#include "model/step/tracebuilder.h"
#include "model/step/traceformat.h"
#include "views/step/stephandout.h"

#include <QFileInfo>

namespace mexplorer {

namespace {

/// The formats with pictures come after those of text.
QStringList stepsFormatWords()
{
    return writtenFormatNames() + QStringList{"pdf", "svg", "png"};
}

struct StepsOptions
{
    CommandOption kind{"kind",
                       CommandText::tr("What to explain: %1. Without it, nim-sum for several components, else mex.")
                           .arg(traceKindNames().join(QStringLiteral(", "))),
                       "KIND", traceKindNames()};
    CommandOption format{"format",
                         CommandText::tr("How to write it: %1.").arg(stepsFormatWords().join(QStringLiteral(", "))),
                         "FORMAT", stepsFormatWords()};
    CommandOption json{"json", CommandText::tr("Print one JSON object.")};
    CommandOption misere{"misere", CommandText::tr("The player who makes the last move loses.")};
    CommandOption output =
        CommandOption({"o", "output"},
                      CommandText::tr("Write the steps with their pictures to <FILE>, which ends in pdf, html or "
                                      "tex; or the picture of one step, as svg or png; '-' is the standard output, in "
                                      "this --format."),
                      "FILE")
            .ofFile();
    CommandOption steps{"steps", CommandText::tr("Only these steps, as in 1-3,9."), "STEPS"};
    CommandOption perPage{"per-page",
                          CommandText::tr("How many steps stand on a page of a PDF file: 4 (the default), 2 or 6."),
                          "N",
                          {"4", "2", "6"}};
    CommandOption blank{"blank", CommandText::tr("Leave values out, to be filled in.")};
    CommandOption plain{"plain", CommandText::tr("Leave title and sentence out of the picture of one step.")};
    LimitOptions limits;

    CommandUsage usage() const
    {
        return {
            "steps",
            "GAME",
            CommandText::tr("How a value comes about, step by step. GAME may be a bare set of numbers: \"{0, 1, 3}\"."),
            "mexplorer steps kayles:5 --kind mex",
            {kind, format, json, misere, output, steps, perPage, blank, plain, limits.positions, limits.moves}};
    }
};

/// Writes the picture of the last step, with title and sentence if \a hasCaption is set.
std::optional<Problem> writePicture(const Handout &handout, const QString &path, bool hasCaption)
{
    StepPictures pictures(handout.trace, handout.isBlank);
    const std::size_t index = handout.options.steps.size() - 1;
    const std::optional<Drawing> drawing = pictures.drawing(handout.options.steps[index]);
    if (!drawing)
        return Problem::limit(
            Problem::Code::PictureSize,
            CommandText::tr("Step %1 has no picture that fits a page.").arg(handout.options.steps[index] + 1));
    return exportDrawing(hasCaption ? captioned(*drawing, handout.trace->title(), handout.sentence(index)) : *drawing,
                         path);
}

/// The file to write, which has pictures; none if text is to be printed.
Result<OutputFile> fileToWrite(CommandOptions &options, const StepsOptions &steps)
{
    const auto format = writtenFormatFromName(options.word(steps.format));
    const bool isText = format == WrittenFormat::Text || format == WrittenFormat::Markdown;
    const bool isPrinted =
        options.isSet(steps.output) ? options.value(steps.output) == u"-" && isText : format.has_value();
    if (isPrinted && (!options.isSet(steps.output) || options.isSet(steps.format)))
        return OutputFile();
    return OutputFile::fromOptions(options, steps.output, steps.format,
                                   {{"latex", "tex"}, {"text", "txt"}, {"markdown", "md"}});
}

/// Writes the output file in the format of its ending.
std::optional<Problem> writeFile(const TracePtr &trace, const HandoutOptions &chosen, const StepsOptions &steps,
                                 const CommandOptions &options, const QString &path)
{
    const QString ending = QFileInfo(path).suffix().toLower();
    const bool isPicture = ending == QStringLiteral("svg") || ending == QStringLiteral("png");
    const QStringList pages = {"pdf", "html", "tex"};
    if (!isPicture && !pages.contains(ending))
        return Problem::badInput(Problem::Code::OptionValue,
                                 CommandText::tr("%1 doesn't say by its ending what to write; the endings are pdf, "
                                                 "html, tex, svg, png.")
                                     .arg(quotation(QFileInfo(path).fileName())));
    const Handout handout{trace, chosen, options.isSet(steps.blank)};
    if (isPicture)
        return writePicture(handout, path, !options.isSet(steps.plain));
    const ProgressLine progress(CommandText::tr("Drawing the steps"), interruptibleJob());
    return writeHandout(handout, path, interruptibleJob());
}

/// Writes the object of --json. Without a trace it has no steps, and the limit that ended the search.
void writeStepsJson(QTextStream &out, const TraceRequest &request, const Trace *trace, const std::vector<int> &chosen,
                    const std::optional<Problem> &limit)
{
    writeJsonObject(out, [&](JsonWriter &json) {
        json.member("kind", traceKindName(request.kind));
        json.member("game", request.set ? std::nullopt : std::optional(request.position.text()));
        if (request.set)
            json.array("set", *request.set);
        json.lineBreak();
        json.beginArray("steps");
        for (const int step : chosen) {
            const StepFinding finding = trace->finding(step);
            json.lineBreak();
            json.beginObject();
            json.member("text", trace->sentence(step).plain());
            json.beginArray("positions");
            for (const Position &position : finding.positions)
                json.value(position.text());
            json.endArray();
            json.member("value", finding.value);
            json.endObject();
        }
        json.lineBreak();
        json.endArray();
        writeReading(json, request.position);
        writeLimit(json, limit);
    });
}

int runStepsCommand(CommandOptions &options, QTextStream &out, QTextStream &err)
{
    const StepsOptions steps;

    const auto set = readNumberSet(options.argument());
    if (set && !*set)
        return report(set->problem(), err);
    const bool isJson = options.isSet(steps.json);
    const Result<Position> position = set ? Position() : parseWithLargeHeaps(options.argument());
    if (!position)
        return report(position.problem(), err);
    if (!isJson)
        reportReading(*position, err);
    const QString kindName = options.word(steps.kind);
    const QString formatName = options.word(steps.format);
    const int perPage = options.word(steps.perPage).toInt();
    const SolverLimits limits = steps.limits.read(options);
    const Result<OutputFile> output = fileToWrite(options, steps);
    options.exclude(steps.json, {steps.format, steps.output, steps.perPage, steps.blank, steps.plain});
    if (options.problem())
        return report(*options.problem(), err);
    if (!output)
        return report(output.problem(), err);

    TraceRequest request;
    request.position = *position;
    request.kind = options.isSet(steps.kind) ? *traceKindFromName(kindName)
                   : set                     ? TraceKind::Mex
                                             : defaultTraceKind(*position);
    if (set && request.kind != TraceKind::Mex)
        return report(Problem::badInput(Problem::Code::Unsuitable,
                                        CommandText::tr("A set of numbers has a mex and no other steps.")),
                      err);
    if (set)
        request.set = **set;
    request.convention = options.isSet(steps.misere) ? Convention::Misere : Convention::Normal;
    // The limits also apply to a graph that is labelled.
    if (options.isSet(steps.limits.positions))
        request.options.maxPositions = static_cast<PositionId>(limits.maxPositions);
    if (options.isSet(steps.limits.moves))
        request.options.maxMoves = std::min(limits.maxMoves, GraphBuilder::maxMoves);
    JobControl &control = interruptibleJob();
    const Result<TracePtr> trace = [&] {
        const ProgressLine progress(CommandText::tr("Working out the steps"), control);
        return buildTrace(request, Solver(limits), control);
    }();
    if (!trace) {
        if (isJson && isUnanswered(trace.problem()))
            writeStepsJson(out, request, nullptr, {}, trace.problem());
        return report(trace.problem(), err);
    }
    const bool isBlank = options.isSet(steps.blank);
    std::vector<int> chosen = handoutSteps(**trace, isBlank);
    if (options.isSet(steps.steps)) {
        Result<std::vector<int>> named = stepsFromText(options.value(steps.steps), chosen);
        if (!named)
            return report(named.problem(), err);
        chosen = std::move(named).value();
    }
    if (!output->path().isEmpty()) {
        auto problem = writeFile(*trace, {chosen, perPage}, steps, options, output->path());
        if (!problem)
            problem = output->finish(out);
        return problem ? report(*problem, err) : ExitStatus::done;
    }
    if (isJson) {
        writeStepsJson(out, request, trace->get(), chosen, {});
        return ExitStatus::done;
    }
    out << formatArticle(stepsArticle(**trace, chosen, isBlank), *writtenFormatFromName(formatName));
    return ExitStatus::done;
}

} // namespace

const ProgramCommand stepsCommand = {"steps", [] { return StepsOptions().usage(); }, runStepsCommand};

} // namespace mexplorer
