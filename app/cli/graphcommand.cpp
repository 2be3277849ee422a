// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands.h"

#include "app/cli/commandjob.h"
#include "app/cli/commandoptions.h"
#include "app/cli/standardstreams.h"
#include "model/core/visibletext.h"
#include "model/explore/exploration.h"
#include "model/export/graphexport.h"
#include "model/graph/graphbuilder.h"
#include "model/import/graphformats.h"
#include "model/layout/layeredlayout.h"
#include "model/notation/expression.h"
#include "model/solve/completelabels.h"
#include "views/canvas/pictureexport.h"
#include "views/theme/theme.h"

#include <QFileInfo>

namespace mexplorer {

namespace {

/// The request of a call of the command.
struct Request
{
    Position start;
    OutputFile output;
    GraphBuilder::Options options;
    int width = 0; ///< of a PNG file; 0 for a size at which marks can be read
    bool isBlank = false;
    bool hasLetters = false;
    bool hasCaption = true;
};

QStringList allEndings()
{
    return pictureEndings() + writtenGraphEndings();
}

QString endingOf(const QString &file)
{
    return QFileInfo(file).suffix().toLower();
}

bool isPicture(const QString &file)
{
    return pictureEndings().contains(endingOf(file));
}

std::optional<Problem> validateGraphFile(const QString &file)
{
    const QString endings = allEndings().join(QStringLiteral(", "));
    if (file.isEmpty())
        return Problem::badInput(
            Problem::Code::MissingFileName,
            CommandText::tr("The file to write is missing: add -o FILE, where FILE ends in one of %1, or --format.")
                .arg(endings));
    if (!allEndings().contains(endingOf(file)))
        return Problem::badInput(Problem::Code::UnknownEnding,
                                 CommandText::tr("%1 doesn't say by its ending what to write; the endings are %2.")
                                     .arg(quotation(QFileInfo(file).fileName()), endings));
    return std::nullopt;
}

/// The command's options, and the request that they make.
class GraphOptions
{
public:
    CommandUsage usage() const
    {
        return {"graph",
                "GAME",
                CommandText::tr("Write the graph of a game, with all that is known of each position."),
                "mexplorer graph kayles:7 -o kayles7.json",
                {m_output, m_format, m_merge, m_maxPositions, m_maxMoves, m_width, m_blank, m_letters, m_plain}};
    }

    Result<Request> request(CommandOptions &options, QTextStream &err) const
    {
        const Result<OutputFile> output = OutputFile::fromOptions(options, m_output, m_format);
        if (!output)
            return output.problem();
        const QString file = output->path();
        if (const auto problem = validateGraphFile(file))
            return *problem;
        GraphBuilder::Options limits;
        if (options.word(m_merge) == QStringLiteral("symmetry"))
            limits.merge = GameGraph::Merge::Symmetry;
        limits.maxPositions = static_cast<PositionId>(
            options.number(m_maxPositions, 1, GraphBuilder::maxPositions).value_or(limits.maxPositions));
        limits.maxMoves = options.number(m_maxMoves, 1, GraphBuilder::maxMoves).value_or(limits.maxMoves);
        const auto width = options.number(m_width, minPictureWidth, maxPictureWidth);
        if (options.problem())
            return *options.problem();
        if (width && endingOf(file) != QStringLiteral("png"))
            return Problem::badInput(Problem::Code::OptionConflict,
                                     CommandText::tr("--width is for PNG files; %1 is not one.").arg(output->title()));
        // With the name of a file, --format is that of a graph on standard input.
        const std::optional<QString> game = options.isSet(m_format) && !output->isStandardOutput()
                                                ? withInputFormat(options.argument(), options.value(m_format))
                                                : std::nullopt;
        const Result<Position> start = game ? parsePosition(*game) : options.position(err);
        if (!start)
            return start.problem();
        if (game)
            reportReading(*start, err);
        return Request{*start,
                       *output,
                       limits,
                       static_cast<int>(width.value_or(0)),
                       options.isSet(m_blank),
                       options.isSet(m_letters),
                       !options.isSet(m_plain)};
    }

private:
    CommandOption m_output =
        CommandOption(
            {"o", "output"},
            CommandText::tr("Write to <FILE>, which ends in one of %1; '-' is the standard output, in this --format.")
                .arg(allEndings().join(QStringLiteral(", "))),
            "FILE")
            .ofFile();
    CommandOption m_format{"format", CommandText::tr("Write to standard output, as a file with this ending would be."),
                           "FORMAT", allEndings()};
    CommandOption m_merge{
        "merge",
        CommandText::tr(
            "Which positions are merged: exact (the default), only equal ones; symmetry, those that are equal under a "
            "symmetry, too."),
        "HOW",
        {"exact", "symmetry"}};
    CommandOption m_maxPositions{"max-positions", CommandText::tr("Stop at <N> positions (200,000)."), "N"};
    CommandOption m_maxMoves{"max-moves", CommandText::tr("Stop at <N> moves (60,000,000)."), "N"};
    CommandOption m_blank{"blank", CommandText::tr("Leave out who wins and all values, to be filled in.")};
    CommandOption m_letters{"letters", CommandText::tr("Write P and N in the marks of a picture instead of values.")};
    CommandOption m_plain{"plain", CommandText::tr("Leave the title and the legend out of SVG, PNG and PDF files.")};
    CommandOption m_width{
        "width",
        CommandText::tr("Make a PNG <N> pixels wide, of at most %1 pixels in all; without it, a PNG has "
                        "at most %2 in each direction.")
            .arg(groupedNumber(maxPicturePixelCount), groupedNumber(usualPngPixels)),
        "N"};
};

GameGraphPtr buildWithProgress(const Request &request, JobControl &control)
{
    const ProgressLine progress(CommandText::tr("Building the graph"), control);
    return buildGraph(request.start, request.options, control);
}

/// Returns the points of the positions; null for formats without a picture.
LayoutPtr layoutFor(const QString &file, const ExploredGraph &explored, JobControl &control)
{
    if (endingOf(file) != QStringLiteral("tex") && !isPicture(file))
        return nullptr;
    const ProgressLine progress(CommandText::tr("Laying out the graph"), control);
    return layOut(*explored.graph, *explored.labels, *explored.predecessors, {}, control);
}

/// Says where there is room for values and letters if a picture has none.
void reportLackingTexts(const Request &request, const WrittenPicture &picture, QTextStream &err)
{
    if (!picture.lacksTexts)
        return;
    const QString sentence =
        picture.widthForTexts > 0 && picture.hasRoomAsShapes
            ? CommandText::tr("The marks in %1 are too small for values; a PNG with --width %2 has room for them, and "
                              "so has an SVG or PDF file.")
        : picture.widthForTexts > 0
            ? CommandText::tr("The marks in %1 are too small for values; a PNG with --width %2 has room for them.")
        : picture.hasRoomAsShapes
            ? CommandText::tr("The marks in %1 are too small for values; an SVG or PDF file has room for them.")
            : CommandText::tr("The marks in %1 are too small for values; fewer positions have room for them, as with "
                              "--max-positions or --merge symmetry.");
    const QString file = request.output.title();
    printMessage(picture.widthForTexts > 0 ? sentence.arg(file, QString::number(picture.widthForTexts))
                                           : sentence.arg(file),
                 err);
}

std::optional<Problem> writeWithProgress(const ExploredGraph &explored, const Request &request, JobControl &control,
                                         std::optional<WrittenPicture> &written)
{
    const QString file = request.output.path();
    const LayoutPtr layout = layoutFor(file, explored, control);
    if (control.isCancelled())
        return Problem::cancelled();
    if (isPicture(file)) {
        PictureOptions options;
        options.width = request.width;
        options.hasCaption = request.hasCaption;
        options.hasLetters = request.hasLetters;
        if (request.isBlank)
            options.answers.hiddenFor = AnswerPolicy::HiddenFor::Player;
        options.colors = Theme::instance().colors(); // light, since no mode has been set
        const ProgressLine progress(CommandText::tr("Drawing the graph"), control);
        const Result<WrittenPicture> picture = exportPicture(explored, layout, file, options, control);
        if (picture) {
            written = *picture;
            return std::nullopt;
        }
        Problem problem = picture.problem();
        if (problem.kind == Problem::Kind::Limit && request.width == 0)
            problem.message += u' ' + CommandText::tr("Lower the limit with --max-positions.");
        return problem;
    }
    const ProgressLine progress(CommandText::tr("Writing the graph"), control);
    GraphExport content{*explored.graph, *explored.labels, explored.start.text(), layout.get()};
    content.isBlank = request.isBlank;
    return exportGraph(content, file, control);
}

void reportTruncation(const Request &request, const GameGraph &graph, bool wasCancelled, QTextStream &err)
{
    if (!graph.isTruncated())
        return;
    const bool hasTooManyMoves = graph.limitMet() == GameGraph::Limit::Moves;
    const QString sentence =
        wasCancelled ? CommandText::tr("The work was cancelled; %1 holds %2 positions of the graph and is complete "
                                       "to depth %3 from the start.")
        : graph.limitMet() == GameGraph::Limit::Memory
            ? CommandText::tr(
                  "There is no memory for more of the graph; %1 holds %2 of its positions and is complete to "
                  "depth %3 from the start. Choose a smaller position, or close other programs.")
        : hasTooManyMoves
            ? CommandText::tr("The graph has more moves than the limit of %4; %1 holds %2 of its positions "
                              "and is complete to depth %3 from the start. Raise the limit with --max-moves.")
            : CommandText::tr("The graph is larger than the limit of %4 positions; %1 holds %2 of its "
                              "positions and is complete to depth %3 from the start. Raise the limit "
                              "with --max-positions.");
    const QString file = request.output.title();
    const QString count = groupedNumber(graph.positionCount());
    const QString depth = groupedNumber(graph.completeDepth());
    const bool namesLimit = !wasCancelled && graph.limitMet() != GameGraph::Limit::Memory;
    const quint64 limit = hasTooManyMoves ? request.options.maxMoves : request.options.maxPositions;
    printMessage(namesLimit ? sentence.arg(file, count, depth, groupedNumber(limit)) : sentence.arg(file, count, depth),
                 err);
}

/// If Ctrl-C is pressed while the graph is built, the part built so far is written, and a second Ctrl-C ends the
/// program. If it is pressed later, an existing file is unchanged.
int writeGraph(const Request &request, QTextStream &out, QTextStream &err)
{
    JobControl &job = interruptibleJob();
    const GameGraphPtr graph = buildWithProgress(request, job);
    const bool wasCancelled = job.isCancelled();
    JobControl uninterrupted;
    JobControl &control = wasCancelled ? uninterrupted : job;
    const LabelsPtr labels = completeLabels(*graph, Convention::Normal, Solver(), control);
    const ExploredGraph explored = {request.start, graph, labels, std::make_shared<const Predecessors>(*graph)};
    std::optional<WrittenPicture> picture;
    std::optional<Problem> problem = writeWithProgress(explored, request, control, picture);
    if (!problem)
        problem = request.output.finish(out);
    if (problem)
        return report(*problem, err);
    if (!labels->cycle().empty())
        printMessage(cycleSentence(*graph, *labels) + u' ' +
                         CommandText::tr("Positions in reach of a cycle are written without values."),
                     err);
    if (picture)
        reportLackingTexts(request, *picture, err);
    reportTruncation(request, *graph, wasCancelled, err);
    if (wasCancelled)
        return ExitStatus::cancelled;
    return graph->isTruncated() ? ExitStatus::noAnswer : ExitStatus::done;
}

int runGraphCommand(CommandOptions &options, QTextStream &out, QTextStream &err)
{
    const GraphOptions graph;
    const Result<Request> request = graph.request(options, err);
    return request ? writeGraph(*request, out, err) : report(request.problem(), err);
}

} // namespace

const ProgramCommand graphCommand = {"graph", [] { return GraphOptions().usage(); }, runGraphCommand};

bool asksForPicture(const QStringList &arguments)
{
    const QStringList commands = {"graph", "steps", "exercises"};
    const bool isOfSteps = arguments.value(1) == QStringLiteral("steps");
    const bool hasDash =
        std::ranges::any_of(arguments, [](const QString &argument) { return argument.endsWith(u'-'); });
    return commands.contains(arguments.value(1)) && std::ranges::any_of(arguments, [&](const QString &argument) {
               const QString word = argument.section(u'=', -1).toLower(); // of --format
               return isPicture(argument) || pictureEndings().contains(word) ||
                      (isOfSteps && (endingOf(argument) == u"html" || (hasDash && word == u"html")));
           });
}

} // namespace mexplorer
