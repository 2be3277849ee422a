// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands.h"

#include "app/cli/commandjob.h"
#include "app/cli/commandoptions.h"
#include "model/core/jsonwriter.h"
#include "model/core/visibletext.h"
#include "model/solve/boardjobs.h"

#include <QRegularExpression>

namespace mexplorer {

namespace {

struct SplitOptions
{
    static constexpr quint64 usualJobs = 100;
    static constexpr Value usualMost = 1;

    CommandOption folder =
        CommandOption({"o", "output"}, CommandText::tr("The folder for the jobs, which must be new or empty."), "DIR")
            .ofFile();
    CommandOption jobs{"jobs", CommandText::tr("Write at most <N> jobs (%1).").arg(groupedNumber(usualJobs)), "N"};
    CommandOption most{
        "most",
        CommandText::tr("Let the jobs look for values of at most <N> (%1), which is enough if the value of <GAME> is "
                        "at most that.")
            .arg(usualMost),
        "N"};
    CommandOption json{"json", CommandText::tr("Print one JSON object.")};

    CommandUsage usage() const
    {
        return {"split",
                "GAME",
                CommandText::tr("Splits the search of a board into jobs for several machines."),
                "mexplorer split cram:7x7 --jobs 200 -o jobs",
                {folder, jobs, most, json}};
    }
};

/// \a path as one word of a shell's command that is no option.
QString shellWord(const QString &path)
{
    static const QRegularExpression plain(QStringLiteral("^[A-Za-z0-9_./][A-Za-z0-9_./-]*$"));
    if (plain.match(path).hasMatch())
        return path;
    QString text = path.startsWith(u'-') ? QStringLiteral("./") + path : path;
    return u'\'' + text.replace(u'\'', QStringLiteral("'\\''")) + u'\'';
}

/// What to do with the jobs in \a folder.
QString nextSteps(const SplitSearch &split, const QString &folder)
{
    return CommandText::tr("%1 holds %2 with %3. Run each of them, with GNU parallel for example, and join what they "
                           "find:")
        .arg(folder, CommandText::tr("%n job(s)", nullptr, static_cast<int>(split.jobs)),
             CommandText::tr("%n position(s)", nullptr, static_cast<int>(split.positions)));
}

int runSplitCommand(CommandOptions &options, QTextStream &out, QTextStream &err)
{
    const SplitOptions split;
    const quint64 jobs = options.number(split.jobs, 1, maxBoardJobs).value_or(SplitOptions::usualJobs);
    const auto most = static_cast<Value>(options.number(split.most, 0, maxJobValue).value_or(SplitOptions::usualMost));
    if (options.problem())
        return report(*options.problem(), err);
    const Result<Position> question = options.position(err);
    if (!question)
        return report(question.problem(), err);
    const QString folder = options.value(split.folder);
    if (folder.isEmpty())
        return report(Problem::badInput(Problem::Code::MissingFileName,
                                        CommandText::tr("Give the folder for the jobs with -o, as in -o jobs.")),
                      err);
    const Result<SplitSearch> made = [&] {
        JobControl &control = interruptibleJob();
        const ProgressLine progress(CommandText::tr("Splitting"), control);
        return splitSearch(*question, jobs, most, folder, control);
    }();
    if (!made)
        return report(made.problem(), err);
    if (options.isSet(split.json)) {
        writeJsonObject(out, [&](JsonWriter &json) {
            json.member("game", question->text());
            json.member("jobs", made->jobs);
            json.member("positions", made->positions);
            json.member("most", most);
            json.member("folder", folder);
        });
        return ExitStatus::done;
    }
    const QString word = visibleText(shellWord(folder));
    out << visibleText(nextSteps(*made, folder)) << "\n\n    parallel mexplorer value @{} ::: " << word
        << "/*.job\n    mexplorer join " << word << '\n';
    return ExitStatus::done;
}

} // namespace

const ProgramCommand splitCommand = {"split", [] { return SplitOptions().usage(); }, runSplitCommand};

} // namespace mexplorer
