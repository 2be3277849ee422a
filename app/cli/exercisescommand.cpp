// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands.h"

#include "app/cli/commandjob.h"
#include "app/cli/commandoptions.h"
#include "app/cli/standardstreams.h"
#include "model/core/jsonwriter.h"
#include "model/core/safefile.h"
#include "model/core/visibletext.h"
#include "model/teach/sheetformat.h"
#include "model/writing/writer.h"
#include "views/writing/paperpages.h"

#include <QFileInfo>

#include <limits>

namespace mexplorer {

namespace {

/// The request of a call of the command.
struct SheetRequest
{
    ExerciseRequest exercises;
    SheetFormat format = SheetFormat::Text;
    bool withKey = false;
    OutputFile output; ///< without a path for text on standard output
    bool isPdf = false;
};

class ExercisesOptions
{
public:
    CommandUsage usage() const
    {
        return {"exercises",
                "GAME|FAMILY",
                CommandText::tr("A sheet of exercises about a game, with its key."),
                "mexplorer exercises kayles --kind mex,outcome --count 10 --seed 7 --solutions",
                {m_kind, m_count, m_seed, m_solutions, m_format, m_output}};
    }

    Result<SheetRequest> request(CommandOptions &options) const
    {
        Result<ExerciseRequest> subject = readExerciseSubject(options.argument());
        if (!subject)
            return subject.problem();
        SheetRequest request;
        request.exercises = *subject;
        const Result<std::vector<ExerciseKind>> kinds = readKinds(options);
        if (!kinds)
            return kinds.problem();
        request.exercises.kinds = *kinds;
        request.exercises.count =
            options.number(m_count, 1, ExerciseRequest::maxExercises).value_or(request.exercises.count);
        request.exercises.seed =
            options.number(m_seed, 0, std::numeric_limits<quint64>::max()).value_or(request.exercises.seed);
        request.withKey = options.isSet(m_solutions);
        if (const auto problem = readFormat(options, request))
            return *problem;
        return request;
    }

private:
    Result<std::vector<ExerciseKind>> readKinds(const CommandOptions &options) const
    {
        std::vector<ExerciseKind> kinds;
        if (!options.isSet(m_kind))
            return kinds;
        for (const QString &name : options.value(m_kind).split(u',')) {
            const auto kind = exerciseKindFromName(name.trimmed());
            if (!kind)
                return Problem::badInput(Problem::Code::OptionValue,
                                         CommandText::tr("--kind takes a list of %1; '%2' is not one of them.")
                                             .arg(exerciseKindNames().join(QStringLiteral(", ")), quotation(name)));
            kinds.push_back(*kind);
        }
        return kinds;
    }

    std::optional<Problem> readFormat(CommandOptions &options, SheetRequest &request) const
    {
        const QString format = options.word(m_format);
        if (options.problem())
            return options.problem();
        const QString file = options.value(m_output);
        const bool isOfFile = !file.isEmpty() && file != u"-";
        const QString ending = isOfFile ? QFileInfo(file).suffix().toLower() : QString();
        const std::optional<SheetFormat> byEnding = sheetFormatFromEnding(ending);
        const std::optional<SheetFormat> byName = sheetFormatFromName(format);
        if (isOfFile && !byEnding && ending != pdf && !options.isSet(m_format))
            return Problem::badInput(Problem::Code::OptionValue,
                                     CommandText::tr("%1 doesn't say by its ending what to write; the endings "
                                                     "are html, tex, pdf, txt, json, md.")
                                         .arg(quotation(QFileInfo(file).fileName())));
        if (options.isSet(m_format) && (ending == pdf ? format != pdf : byEnding && byEnding != byName))
            return Problem::badInput(Problem::Code::OptionConflict,
                                     CommandText::tr("--format %1 and the ending of %2 say different things; "
                                                     "leave one of them out.")
                                         .arg(format, quotation(QFileInfo(file).fileName())));
        request.isPdf = ending == pdf || format == pdf;
        request.format = byEnding ? *byEnding : byName.value_or(SheetFormat::Html);
        if (file.isEmpty() && !request.isPdf)
            return {};
        const Result<OutputFile> output = OutputFile::fromOptions(
            options, m_output, m_format, {{"text", "txt"}, {"latex", "tex"}, {"markdown", "md"}});
        if (!output)
            return output.problem();
        request.output = *output;
        return {};
    }

    static QStringList formatWords() { return sheetFormatNames() + QStringList{pdf}; }

    static inline const QString pdf = QStringLiteral("pdf");

    CommandOption m_kind{"kind",
                         CommandText::tr("What to ask, in turn: a list of %1. Without it, the first six, as far "
                                         "as the game has them.")
                             .arg(exerciseKindNames().join(QStringLiteral(", "))),
                         "KINDS"};
    CommandOption m_count{"count", CommandText::tr("Make <N> exercises, 1 to 200 (10)."), "N"};
    CommandOption m_seed{"seed", CommandText::tr("The number of the sheet: the same number gives the same sheet (1)."),
                         "S"};
    CommandOption m_solutions{"solutions", CommandText::tr("Add the key.")};
    CommandOption m_format{"format",
                           CommandText::tr("How to write it: %1.").arg(formatWords().join(QStringLiteral(", "))),
                           "FORMAT", formatWords()};
    CommandOption m_output =
        CommandOption(
            {"o", "output"},
            CommandText::tr("Write to <FILE>, which ends in one of html, tex, pdf, txt, json, md; '-' is the standard "
                            "output, in this --format."),
            "FILE")
            .ofFile();
};

std::optional<Problem> writeSheet(const ExerciseSheet &sheet, const SheetRequest &request, QTextStream &out)
{
    if (request.isPdf) {
        const PaperPages pages = pagesOfHtml(sheet.game, printedPieces(sheetArticle(sheet, request.withKey)),
                                             paperArea(usualPaper()), interruptibleJob());
        const auto problem = writePdf(pages, request.output.path(), usualPaper(), interruptibleJob());
        return problem ? problem : request.output.finish(out);
    }
    const QString text = formatSheet(sheet, request.format, request.withKey);
    if (!request.output.path().isEmpty() && !request.output.isStandardOutput())
        return writeSafely(request.output.path(), text.toUtf8());
    out << text;
    return {};
}

void writeEmptySheetJson(QTextStream &out, quint64 seed, const Problem &limit)
{
    writeJsonObject(out, [&](JsonWriter &json) {
        json.member("seed", seed);
        json.array("exercises", QStringList());
        writeLimit(json, limit);
    });
}

int runExercisesCommand(CommandOptions &options, QTextStream &out, QTextStream &err)
{
    const ExercisesOptions exercises;
    const Result<SheetRequest> request = exercises.request(options);
    if (!request)
        return report(request.problem(), err);
    reportReading(request->exercises.pattern, err);
    const Result<ExerciseSheet> sheet = [&] {
        const ProgressLine progress(CommandText::tr("Making exercises"), interruptibleJob());
        return makeExercises(request->exercises, interruptibleJob());
    }();
    if (!sheet) {
        if (isUnanswered(sheet.problem()) && request->format == SheetFormat::Json &&
            (request->output.path().isEmpty() || request->output.isStandardOutput()))
            writeEmptySheetJson(out, request->exercises.seed, sheet.problem());
        return report(sheet.problem(), err);
    }
    if (!sheet->limit && sheet->exercises.size() < request->exercises.count)
        printMessage(CommandText::tr("The game has %n such exercise(s), and no other.", nullptr,
                                     static_cast<int>(sheet->exercises.size())),
                     err);
    if (const auto problem = writeSheet(*sheet, *request, out))
        return report(*problem, err);
    return sheet->limit ? report(*sheet->limit, err) : ExitStatus::done;
}

} // namespace

const ProgramCommand exercisesCommand = {"exercises", [] { return ExercisesOptions().usage(); }, runExercisesCommand};

} // namespace mexplorer
