// SPDX-License-Identifier: GPL-3.0-or-later
// Splitting the search of boards
//
// The parts of the largest size are replaced by the parts of their followers until there are enough (BoardSearch::
// partsBelow()), so that a search that knows the values of all of them only has to look at the few positions above. Its
// answer doesn't depend on which values it is given, but a missing one would take it as long as its job.
//
// A search that shows a value to be at most m asks the parts for values through m, but for those of sums, which it can
// find itself. So this is what the jobs are asked for: all values of Cram 5x7 take thirty times longer than those
// through 1, which is its value.
//
// Jobs don't share what they find, so together they take longer than one search would, on Cram 5x7 thirteen times as
// long with 20 jobs. Neighbours in the order of the parts are most alike, and go to the same job.

#include "model/solve/boardjobs.h"

#include "model/board/boardsearch.h"
#include "model/core/modeltext.h"
#include "model/core/safefile.h"
#include "model/core/scanner.h"
#include "model/games/clearinggame.h"
#include "model/import/textfile.h"
#include "model/notation/expression.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QHash>

#include <algorithm>
#include <utility>

namespace mexplorer {

namespace {

static_assert(maxJobValue <= BoardMemo::maxStored, "a checkpoint holds what a job finds");

constexpr qint64 maxFileBytes = 100'000'000;
const QByteArray checksumMark = QByteArrayLiteral("# checksum ");

QString questionPath(const QString &folder)
{
    return QDir(folder).filePath(QStringLiteral("question.txt"));
}

QString jobPath(const QString &folder, quint64 number)
{
    return QDir(folder).filePath(QStringLiteral("%1.job").arg(number));
}

/// The file of a job with another ending.
QString besideJob(const QString &path, const QString &ending)
{
    const QString job = QStringLiteral(".job");
    return (path.endsWith(job) ? path.chopped(job.size()) : path) + ending;
}

QString positionText(const RulesPtr &rules, const BoardShape &board)
{
    return rules->text() + u':' + rowsText(board.cells, board.rows, board.columns);
}

/// The lines of a file that aren't empty or comments.
QStringList linesOf(const QByteArray &bytes)
{
    QStringList lines = QString::fromUtf8(bytes).split(u'\n', Qt::SkipEmptyParts);
    for (QString &line : lines)
        line = line.trimmed();
    lines.removeIf([](const QString &line) { return line.isEmpty() || line.startsWith(u'#'); });
    return lines;
}

QByteArray checksum(const QByteArray &bytes)
{
    return QCryptographicHash::hash(bytes, QCryptographicHash::Blake2b_256).toHex();
}

std::optional<Problem> writeValues(const QString &path, std::span<const FoundValue> values)
{
    QByteArray bytes;
    for (const FoundValue &found : values)
        bytes += found.position.toUtf8() + '\t' + (found.isGreater ? ">" : "") + QByteArray::number(found.value) + '\n';
    bytes += checksumMark + checksum(bytes) + '\n';
    return writeSafely(path, bytes);
}

using FoundValues = QHash<QString, FoundValue>; ///< by position

/// What a job has written.
Result<FoundValues> readValues(const QString &path)
{
    const Result<QByteArray> bytes = readFile(path, maxFileBytes);
    if (!bytes)
        return bytes.problem();
    const qsizetype end = bytes->lastIndexOf(checksumMark);
    if (end < 0 || bytes->sliced(end) != checksumMark + checksum(bytes->first(end)) + '\n')
        return Problem::file(Problem::Code::DamagedFile,
                             ModelText::tr("%1 is damaged: its contents don't match its checksum. Delete it, and run "
                                           "its job again.")
                                 .arg(path));
    FoundValues values;
    for (const QString &line : linesOf(bytes->first(end))) {
        const QString position = line.section(u'\t', 0, 0);
        const QString value = line.section(u'\t', 1);
        const bool isGreater = value.startsWith(u'>');
        values[position] = {position, value.sliced(isGreater ? 1 : 0).toUInt(), isGreater};
    }
    return values;
}

QString mostLine(Value most)
{
    return QStringLiteral("most %1").arg(most);
}

/// The greatest value to look for, from its line.
std::optional<Value> mostOf(const QString &line)
{
    const Value most = line.section(u' ', 1).toUInt();
    return line == mostLine(most) && most <= maxJobValue ? std::optional(most) : std::nullopt;
}

/// A job: positions with one board each.
struct BoardJob
{
    QStringList lines; ///< the positions
    Position boards;   ///< one for each line
    Value most = 0;

    static Result<BoardJob> read(const QString &path)
    {
        const Result<QByteArray> bytes = readFile(path, maxFileBytes);
        if (!bytes)
            return bytes.problem();
        BoardJob job{linesOf(*bytes), {}};
        const std::optional<Value> most = mostOf(job.lines.value(0));
        if (!most || job.lines.size() < 2)
            return Problem::file(Problem::Code::FileSyntax,
                                 ModelText::tr("%1 is no job of 'mexplorer split'. Choose another file.").arg(path));
        job.most = *most;
        job.lines.removeFirst();
        for (const QString &line : std::as_const(job.lines)) {
            Result<Position> position = parsePosition(line);
            if (!position)
                return position.problem();
            if (position->components.size() != 1)
                return notBoards(*position);
            job.boards.components.push_back(std::move(position.value().components.front()));
        }
        return job;
    }

    /// What was found of each position; std::nullopt if one is missing.
    std::optional<std::vector<FoundValue>> values(const FoundValues &found) const
    {
        std::vector<FoundValue> values;
        for (const QString &line : lines) {
            const auto value = found.find(line);
            if (value == found.end())
                return std::nullopt;
            values.push_back(*value);
        }
        return values;
    }
};

BoardShape boardOf(const Component &component)
{
    return component.rules->clearingGame()->boardOf(component.cells);
}

/// What a job has found if it is complete; std::nullopt if it isn't.
Result<std::optional<std::vector<FoundValue>>> completeValues(const BoardJob &job, const QString &path)
{
    const QString valuesPath = besideJob(path, QStringLiteral(".values"));
    if (!QFile::exists(valuesPath))
        return std::optional<std::vector<FoundValue>>();
    const Result<FoundValues> found = readValues(valuesPath);
    return found ? Result<std::optional<std::vector<FoundValue>>>(job.values(*found)) : found.problem();
}

std::optional<Problem> writeJobs(const QString &folder, const RulesPtr &rules, std::span<const BoardShape> parts,
                                 const SplitSearch &split)
{
    for (quint64 job = 0; job < split.jobs; ++job) {
        const quint64 begin = job * parts.size() / split.jobs;
        const quint64 end = (job + 1) * parts.size() / split.jobs;
        QByteArray bytes = mostLine(split.most).toUtf8() + '\n';
        for (const BoardShape &part : parts.subspan(begin, end - begin))
            bytes += positionText(rules, part).toUtf8() + '\n';
        if (auto problem = writeSafely(jobPath(folder, job + 1), bytes))
            return problem;
    }
    return std::nullopt;
}

std::optional<Problem> writeQuestion(const QString &folder, const Position &question, const SplitSearch &split)
{
    const QString text = QStringLiteral("# A search that is split into jobs. 'mexplorer value @1.job' runs the first "
                                        "one; when all are complete,\n# 'mexplorer join' with this folder answers the "
                                        "question.\n%1\n%2\n%3\n")
                             .arg(question.text())
                             .arg(split.jobs)
                             .arg(mostLine(split.most));
    return writeSafely(questionPath(folder), text.toUtf8());
}

/// The question of a folder, and how it was split.
struct Question
{
    Position position;
    SplitSearch split;

    static Result<Question> read(const QString &folder)
    {
        const QString path = questionPath(folder);
        const Result<QByteArray> bytes = readFile(path, maxFileBytes);
        if (!bytes)
            return bytes.problem();
        const QStringList lines = linesOf(*bytes);
        const quint64 jobs = lines.value(1).toULongLong();
        const std::optional<Value> most = mostOf(lines.value(2));
        if (lines.size() != 3 || !most || jobs == 0 || jobs > maxBoardJobs)
            return Problem::file(
                Problem::Code::FileSyntax,
                ModelText::tr("%1 is no question of 'mexplorer split'. Choose another folder.").arg(path));
        Result<Position> position = parsePosition(lines.front());
        return position ? Result<Question>(Question{*std::move(position), {.jobs = jobs, .most = *most}})
                        : position.problem();
    }
};

Problem incompleteJobs(const QStringList &paths)
{
    constexpr qsizetype mostShown = 20;
    const QStringList shown = paths.first(std::min(paths.size(), mostShown));
    return Problem::limit(
        Problem::Code::NoFile,
        ModelText::tr("%n job(s) are not complete: %1. Run what is missing, as with 'mexplorer value "
                      "@%2', and join again.",
                      nullptr, static_cast<int>(paths.size()))
            .arg(shown.join(QStringLiteral(", ")) + (shown.size() < paths.size() ? QStringLiteral(", …") : QString()),
                 paths.front()));
}

/// Refuses a folder that has files, which might belong to other questions.
std::optional<Problem> prepareFolder(const QString &folder)
{
    const QDir directory(folder);
    if (directory.exists() && !directory.isEmpty())
        return Problem::file(Problem::Code::UnwritableFile,
                             ModelText::tr("The folder %1 isn't empty. Choose a new folder for the jobs.").arg(folder));
    if (!directory.mkpath(QStringLiteral(".")))
        return Problem::file(
            Problem::Code::UnwritableFile,
            ModelText::tr("The folder %1 can't be made. Choose another folder for the jobs.").arg(folder));
    return std::nullopt;
}

} // namespace

Result<SplitSearch> splitSearch(const Position &question, quint64 jobs, Value most, const QString &folder,
                                JobControl &control)
{
    std::vector<BoardShape> boards;
    std::vector<BoardShape> parts;
    const auto split = [&](BoardSearch &search) -> std::optional<Problem> {
        std::ranges::transform(question.components, std::back_inserter(boards), boardOf);
        parts = search.partsBelow(boards, jobs, control);
        return control.isCancelled() ? std::optional(Problem::cancelled()) : std::nullopt;
    };
    if (auto problem = Solver().withBoardSearch(question, split))
        return *problem;
    if (parts.empty())
        return Problem::badInput(Problem::Code::Unsuitable,
                                 ModelText::tr("%1 is solved at once, so there is nothing to split: ask for its value.")
                                     .arg(question.text()));
    if (auto problem = prepareFolder(folder))
        return *problem;
    const SplitSearch made = {std::min<quint64>(jobs, parts.size()), parts.size(), most};
    auto problem = writeJobs(folder, question.components.front().rules, parts, made);
    if (!problem)
        problem = writeQuestion(folder, question, made);
    if (!problem)
        return made;
    for (quint64 job = 1; job <= made.jobs; ++job)
        QFile::remove(jobPath(folder, job));
    return *problem;
}

Result<std::vector<FoundValue>> runBoardJob(const QString &path, JobControl &control)
{
    const Result<BoardJob> job = BoardJob::read(path);
    if (!job)
        return job.problem();
    auto complete = completeValues(*job, path);
    if (!complete)
        return complete.problem();
    if (*complete)
        return *std::move(complete.value());
    const QString checkpoint = besideJob(path, QStringLiteral(".checkpoint"));
    std::vector<FoundValue> values;
    const auto findAll = [&](BoardSearch &search) -> std::optional<Problem> {
        if (auto problem = search.useCheckpoint(checkpoint))
            return problem;
        for (qsizetype i = 0; i < job->lines.size(); ++i) {
            const BoardShape board = boardOf(job->boards.components[static_cast<std::size_t>(i)]);
            const std::optional<BoardKnowledge> found = search.knowledgeThrough(board, job->most, control);
            if (!found) {
                auto problem = search.writeCheckpoint();
                return problem ? problem : Problem::cancelled();
            }
            values.push_back({job->lines[i], found->value.value_or(job->most), !found->value});
        }
        return writeValues(besideJob(path, QStringLiteral(".values")), values);
    };
    if (auto problem = Solver().withBoardSearch(job->boards, findAll))
        return *problem;
    QFile::remove(checkpoint);
    return values;
}

Result<JoinedQuestion> joinBoardJobs(const QString &folder, const Solver &solver)
{
    const Result<Question> question = Question::read(folder);
    if (!question)
        return question.problem();
    QStringList incomplete;
    for (quint64 number = 1; number <= question->split.jobs; ++number) {
        const QString path = jobPath(folder, number);
        const Result<BoardJob> job = BoardJob::read(path);
        if (!job)
            return job.problem();
        const auto values = completeValues(*job, path);
        if (!values)
            return values.problem();
        if (!*values) {
            incomplete << path;
            continue;
        }
        const auto add = [&](BoardSearch &search) -> std::optional<Problem> {
            for (std::size_t i = 0; i < job->boards.components.size(); ++i) {
                const auto &[line, value, isGreater] = (**values)[i];
                search.setKnowledge(boardOf(job->boards.components[i]),
                                    isGreater ? BoardKnowledge{valuesThrough(value)} : BoardKnowledge{0, value});
            }
            return std::nullopt;
        };
        if (auto problem = solver.withBoardSearch(job->boards, add))
            return *problem;
    }
    JoinedQuestion joined = {question->position, question->split.most};
    if (!incomplete.isEmpty())
        joined.incompleteJobs = incompleteJobs(incomplete);
    return joined;
}

} // namespace mexplorer
