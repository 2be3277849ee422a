// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands.h"

#include "app/cli/standardstreams.h"
#include "app/cli/valuequestions.h"
#include "model/board/boardsearch.h"
#include "model/core/jsonwriter.h"
#include "model/core/visibletext.h"
#include "model/import/graphfile.h"
#include "model/import/graphformats.h"
#include "model/solve/boardjobs.h"

#include <QFile>

#include <algorithm>
#include <cstdio>

namespace mexplorer {

namespace {

struct ValueOptions
{
    CommandOption misere{
        "misere", CommandText::tr("The player who makes the last move loses, as at Chomp with its poisoned square.")};
    CommandOption json{"json", CommandText::tr("Print one JSON object.")};
    CommandOption each =
        CommandOption(
            "each",
            CommandText::tr("<GAME> is a file with a position in each line ('-' for standard input; what follows "
                            "'#' is a comment). Prints a line for each: the position, its value and its outcome."))
            .ofFile();
    CommandOption format{"format",
                         CommandText::tr("The format of the graph on standard input, graph{-}: %1; without it, it is "
                                         "recognized by how it begins.")
                             .arg(readGraphEndings().join(QStringLiteral(", "))),
                         "FORMAT", readGraphEndings()};
    CommandOption time{"time",
                       CommandText::tr("Give up after <N> seconds (%1, if no number of moves is given).")
                           .arg(groupedNumber(LimitOptions::usualSeconds)),
                       "N"};
    MemoryOption memory;
    CommandOption checkpoint =
        CommandOption(
            "checkpoint",
            CommandText::tr("Write what is found to <FILE> once a minute and at the end, and go on from it, if it "
                            "exists: for boards of a game that only clears cells."),
            "FILE")
            .ofFile();
    LimitOptions limits = LimitOptions::besideTime();

    CommandUsage usage() const
    {
        return {"value",
                "GAME",
                CommandText::tr(
                    "The value of a position, who wins it, and every winning move; for @FILE, what a job finds."),
                "mexplorer value 'kayles:7 + nim:3,4' --json",
                {misere, json, each, format, time, memory, checkpoint, limits.positions, limits.moves}};
    }

    /// The time for a question; std::nullopt if it is unlimited, as when a number of moves is given.
    std::optional<quint64> seconds(CommandOptions &options) const
    {
        const std::optional<quint64> given = options.number(time, 1, LimitOptions::maxSeconds);
        return given || options.isSet(limits.moves) ? given : LimitOptions::usualSeconds;
    }
};

/// The answers to a file of positions, one in each line.
class LinesOfAnswers
{
public:
    LinesOfAnswers(const ValueQuestions &questions, bool isJson, QTextStream &out, QTextStream &err)
        : m_questions(questions), m_isJson(isJson), m_out(out), m_err(err)
    {
    }

    /// Answers as it reads, so that another program may wait for each answer. Returns an exit status.
    int answer(QIODevice &lines, JobControl &control)
    {
        for (qint64 number = 1; !control.isCancelled(); ++number) {
            const QByteArray line = lines.readLine(maxLine + 1);
            if (line.isEmpty())
                return m_status;
            if (line.size() > maxLine) {
                tell(number, CommandText::tr("A line has at most %1 characters.").arg(groupedNumber(maxLine)));
                while (!lines.atEnd() && !lines.readLine(maxLine).endsWith('\n')) {
                }
                continue;
            }
            if (const QString game = withoutComment(QString::fromUtf8(line)); !game.isEmpty())
                answer(number, game, control);
            m_out.flush();
        }
        return report(Problem::cancelled(), m_err);
    }

private:
    static constexpr qint64 maxLine = 1'000'000;

    /// A '#' within braces belongs to the name of a file.
    static QString withoutComment(const QString &line)
    {
        qsizetype end = 0;
        for (int depth = 0; end < line.size() && (line[end] != u'#' || depth > 0); ++end)
            depth += line[end] == u'{' ? 1 : line[end] == u'}' ? -1 : 0;
        return line.first(end).trimmed();
    }

    void answer(qint64 number, const QString &game, JobControl &control)
    {
        const Result<Position> position = m_questions.read(game);
        if (!position)
            return tell(number, position.problem().message);
        if (!m_isJson)
            reportReading(*position, m_err);
        const Result<ValueAnswer> answer = m_questions.answer(*position, control);
        if (!answer)
            return tell(number, answer.problem().message, exitStatus(answer.problem()));
        if (m_isJson)
            writeAnswerJson(m_out, *answer, true);
        else
            m_out << visibleText(game) << '\t' << valueText(answer->value, answer->infinity) << '\t'
                  << (answer->outcome == Outcome::Unknown ? QString() : outcomeLetter(answer->outcome)) << '\n';
        if (!answer->limit)
            return;
        m_status = std::max(m_status, exitStatus(*answer->limit));
        if (!m_isJson)
            printMessage(CommandText::tr("Line %1: %2").arg(number).arg(answer->limit->message), m_err);
    }

    void tell(qint64 number, const QString &problem, int status = ExitStatus::badInput)
    {
        m_status = std::max(m_status, status);
        if (!m_isJson)
            return printMessage(CommandText::tr("Line %1: %2").arg(number).arg(problem), m_err);
        writeJsonObject(m_out, [&](JsonWriter &json) {
            json.member("line", number);
            json.member("problem", problem);
        });
    }

    const ValueQuestions &m_questions;
    bool m_isJson;
    QTextStream &m_out;
    QTextStream &m_err;
    int m_status = ExitStatus::done;
};

int answerEach(const ValueQuestions &questions, const QString &path, bool isJson, QTextStream &out, QTextStream &err)
{
    QFile file(path);
    const bool isInput = path == QStringLiteral("-");
    const bool isOpen = isInput ? file.open(stdin, QIODevice::ReadOnly) : file.open(QIODevice::ReadOnly);
    if (!isOpen)
        return report(
            Problem::file(Problem::Code::UnreadableFile,
                          CommandText::tr("The file %1 can't be read: %2.").arg(quotation(path), file.errorString())),
            err);
    std::optional<StandardStreamsInUse> inUse;
    if (isInput)
        inUse.emplace(CommandText::tr("Standard input has the positions, and so it can't be the file of a graph."));
    return LinesOfAnswers(questions, isJson, out, err).answer(file, interruptibleJob());
}

void writeJobLines(QTextStream &out, std::span<const FoundValue> found)
{
    for (const FoundValue &one : found)
        out << one.position << '\t' << (one.isGreater ? ">" : "") << one.value << '\n';
}

void writeJobJson(QTextStream &out, const QString &path, std::span<const FoundValue> found,
                  const std::optional<Problem> &limit)
{
    writeJsonObject(out, [&](JsonWriter &json) {
        json.member("job", path);
        json.beginArray("positions");
        for (const FoundValue &one : found) {
            json.lineBreak();
            json.beginObject();
            json.member("game", one.position);
            json.member("value", one.isGreater ? std::nullopt : std::optional(one.value));
            if (one.isGreater)
                json.member("value_at_least", one.value + 1);
            json.endObject();
        }
        json.endArray();
        writeLimit(json, limit);
    });
}

/// Runs a job of `mexplorer split`, whose time is limited only if an option says so.
int runJob(const QString &path, const ValueOptions &value, CommandOptions &options, QTextStream &out, QTextStream &err)
{
    for (const CommandOption &other :
         {value.misere, value.each, value.format, value.checkpoint, value.limits.positions, value.limits.moves}) {
        if (options.isSet(other))
            return report(Problem::badInput(
                              Problem::Code::OptionConflict,
                              CommandText::tr("--%1 is not for a job: leave it out.").arg(other.names().constLast())),
                          err);
    }
    TimeLimit time(interruptibleJob(), options.number(value.time, 1, LimitOptions::maxSeconds));
    const ProgressLine progress(CommandText::tr("Solving"), time.job(), time.end());
    const Result<std::vector<FoundValue>> found = runBoardJob(path, time.job());
    std::optional<Problem> limit;
    if (!found && time.hasEnded(found.problem()))
        limit = Problem::limit(Problem::Code::ThinkingTime,
                               CommandText::tr("The job %1 is not complete after %n second(s), the limit; run it again "
                                               "to resume, with more time by --time.",
                                               nullptr, static_cast<int>(time.seconds().value_or(0)))
                                   .arg(quotation(path)));
    else if (!found)
        return report(found.problem(), err);
    if (options.isSet(value.json))
        writeJobJson(out, path, found ? std::span(*found) : std::span<const FoundValue>(), limit);
    else if (found)
        writeJobLines(out, *found);
    return limit ? report(*limit, err) : ExitStatus::done;
}

int runValueCommand(CommandOptions &options, QTextStream &out, QTextStream &err)
{
    const ValueOptions value;
    const Convention convention = options.isSet(value.misere) ? Convention::Misere : Convention::Normal;
    const bool isJson = options.isSet(value.json);
    SolverLimits limits = value.limits.read(options);
    const std::optional<quint64> seconds = value.seconds(options);
    if (!options.isSet(value.limits.moves))
        limits = unlimitedSearch(limits);
    if (options.problem())
        return report(*options.problem(), err);
    if (const auto problem = value.memory.limitMemory(options))
        return report(*problem, err);
    if (const auto job = fileOfArgument(options.argument()))
        return runJob(*job, value, options, out, err);
    const ValueQuestions questions(limits, seconds, convention);
    if (options.isSet(value.each) && options.isSet(value.checkpoint)) {
        return report(Problem::badInput(Problem::Code::OptionConflict,
                                        CommandText::tr("--checkpoint is for one position: leave it or --each out.")),
                      err);
    }
    if (options.isSet(value.each))
        return answerEach(questions, options.argument(), isJson, out, err);
    QString game = options.argument();
    if (options.isSet(value.format)) {
        const QString format = options.word(value.format);
        const std::optional<QString> read = withInputFormat(game, format);
        if (options.problem())
            return report(*options.problem(), err);
        if (!read)
            return report(Problem::badInput(Problem::Code::OptionConflict,
                                            CommandText::tr("--format is for a graph on standard input: write graph{-} "
                                                            "as the game, or leave --format out.")),
                          err);
        game = *read;
    }
    const Result<Position> position = questions.read(game);
    if (!position)
        return report(position.problem(), err);
    if (!isJson)
        reportReading(*position, err);
    const QString checkpoint = options.value(value.checkpoint);
    const auto withSearch = [&](FunctionRef<std::optional<Problem>(BoardSearch &)> use) {
        if (!options.isSet(value.checkpoint))
            return std::optional<Problem>();
        return convention == Convention::Normal ? ValueQuestions::solver().withBoardSearch(*position, use)
                                                : notBoards(*position);
    };
    if (const auto problem = withSearch([&](BoardSearch &search) { return search.useCheckpoint(checkpoint); }))
        return report(*problem, err);
    JobControl &control = interruptibleJob();
    const Result<ValueAnswer> answer = questions.answer(*position, control);
    if (options.isSet(value.checkpoint)) {
        const auto problem = withSearch([](BoardSearch &search) { return search.writeCheckpoint(); });
        if (problem) // an answer is still printed
            report(*problem, err);
        else if (!answer || answer->limit)
            printMessage(CommandText::tr("The results so far are saved in %1; run the same command again to resume.")
                             .arg(quotation(checkpoint)),
                         err);
    }
    if (!answer)
        return report(answer.problem(), err);
    return printAnswer(*answer, isJson, out, err);
}

} // namespace

const ProgramCommand valueCommand = {"value", [] { return ValueOptions().usage(); }, runValueCommand};

} // namespace mexplorer
