#include "app/cli/commandline.h"

#include "app/cli/exitstatus.h"
#include "app/cli/graphcommand.h"
#include "app/cli/playcommand.h"
#include "app/cli/sequencecommand.h"
#include "app/cli/stepscommand.h"
#include "app/cli/tablecommand.h"
#include "app/cli/valuecommand.h"
#include "model/import/graphformats.h"
#include "model/notation/expression.h"

#include <QCoreApplication>
#include <QFileInfo>

#include <algorithm>

namespace mexplorer {

namespace {

struct CommandLineText
{
    Q_DECLARE_TR_FUNCTIONS(mexplorer::CommandLine)
};

/// A command that lives in another file adds its row here.
constexpr auto commandTable = std::to_array<ProgramCommand>({
    {"value", "value GAME [--misere] [--json]",
     QT_TRANSLATE_NOOP("mexplorer::CommandLine", "value, outcome, every winning move"), runValueCommand},
    {"steps", "steps GAME [--kind mex|nim-sum|labels|proof|period] [--format text|markdown|html|latex]",
     QT_TRANSLATE_NOOP("mexplorer::CommandLine", "how a value comes about, step by step"), runStepsCommand},
    {"graph", "graph GAME -o FILE [--merge exact|symmetry] [--max-positions N]",
     QT_TRANSLATE_NOOP("mexplorer::CommandLine", "the game graph; FILE ends in svg png pdf dot graphml csv json tex"),
     runGraphCommand},
    {"sequence", "sequence RULES --terms N [--prove-period] [--method M] [--memory SIZE] [-o FILE] [--resume FILE]",
     QT_TRANSLATE_NOOP("mexplorer::CommandLine", "SG values of single heaps, and their period proved"),
     runSequenceCommand},
    {"table", "table matrix:ROWSxCOLUMNS [--json]",
     QT_TRANSLATE_NOOP("mexplorer::CommandLine", "all positions of the matrix game on one board: how often each value"),
     runTableCommand},
    {"play", "play GAME [--level 0..100] [--seed N]",
     QT_TRANSLATE_NOOP("mexplorer::CommandLine", "a game against the solver in the terminal"), runPlayCommand},
});

bool asksForHelp(const QString &argument)
{
    return argument == QStringLiteral("--help") || argument == QStringLiteral("-h");
}

bool asksForVersion(const QString &argument)
{
    return argument == QStringLiteral("--version") || argument == QStringLiteral("-v");
}

const ProgramCommand *findCommand(const QString &name)
{
    const auto found = std::find_if(commandTable.begin(), commandTable.end(), [&name](const ProgramCommand &command) {
        return name == QLatin1String(command.name);
    });
    return found == commandTable.end() ? nullptr : &*found;
}

void printHelp(QTextStream &out)
{
    out << CommandLineText::tr("Explore, step through and play impartial games.") << "\n\n"
        << CommandLineText::tr("Usage: mexplorer [GAME | FILE]      open the window on a game expression or a file")
        << '\n';
    for (const ProgramCommand &command : commandTable)
        out << "       mexplorer " << command.usage << '\n'
            << "           " << CommandLineText::tr(command.summary) << '\n';
    out << '\n'
        << CommandLineText::tr(
               "The commands run without a display. 'mexplorer COMMAND --help' lists a command's options.")
        << '\n'
        << CommandLineText::tr("A game is written as in nim:3,4,5 or kayles:7 + subtraction{1-3}:9 (in quotes).")
        << '\n'
        << CommandLineText::tr("Exit status: 0 done; 1 no answer within the limits given; 2 bad input; 3 cancelled.")
        << '\n';
}

} // namespace

std::span<const ProgramCommand> programCommands()
{
    return commandTable;
}

bool isCommandLine(const QString &argument)
{
    return asksForHelp(argument) || asksForVersion(argument) || findCommand(argument);
}

int runCommandLine(const QStringList &arguments, QTextStream &out, QTextStream &err)
{
    const QString name = arguments.value(1);
    int status = ExitStatus::done;
    if (const ProgramCommand *command = findCommand(name))
        status = command->run(arguments.mid(1), out, err);
    else if (asksForVersion(name))
        out << "Mexplorer " MEXPLORER_VERSION "\n";
    else
        printHelp(out);
    out.flush();
    if (out.status() == QTextStream::WriteFailed)
        return report(Problem::file(CommandLineText::tr("Standard output can't be written to; is the disk full?")),
                      err);
    return status;
}

bool looksLikeFile(const QString &argument)
{
    return !argument.contains(u'{') &&
           (argument.contains(QStringLiteral("./")) || argument.startsWith(u'/') || isGraphFile(argument) ||
            argument.endsWith(QStringLiteral(".mexp"), Qt::CaseInsensitive));
}

QString validateWindowArguments(const QStringList &arguments)
{
    if (arguments.size() < 2)
        return QString();
    const QString &argument = arguments[1];
    if (argument.startsWith(u'-'))
        return CommandLineText::tr("There is no option '%1'; 'mexplorer --help' lists what there is.").arg(argument);
    if (QFileInfo(argument).isFile())
        return arguments.size() == 2 ? QString() : CommandLineText::tr("The window opens one game or file at a time.");
    if (looksLikeFile(argument))
        return CommandLineText::tr("There is no file %1.").arg(argument);
    const Result<Position> position = parsePosition(argument);
    if (!position)
        return position.problem().message;
    if (arguments.size() > 2)
        return CommandLineText::tr(
            "The window opens one game or file at a time; put an expression with spaces in quotes.");
    return QString();
}

QString noDisplayLine()
{
    QStringList names;
    for (const ProgramCommand &command : commandTable)
        names << QLatin1String(command.name);
    return CommandLineText::tr(
               "Mexplorer's window needs a display and there is none; without one, these work: mexplorer %1, --help.")
        .arg(names.join(QStringLiteral(", ")));
}

} // namespace mexplorer
