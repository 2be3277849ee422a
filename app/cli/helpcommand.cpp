// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands.h"

#include "app/cli/commandline.h"
#include "app/cli/commandoptions.h"
#include "model/core/visibletext.h"

namespace mexplorer {

namespace {

CommandOption pageOption()
{
    return {"man", CommandText::tr("Print the manual page.")};
}

CommandOption completionOption()
{
    return {"completion", CommandText::tr("Print a script that completes commands in bash.")};
}

std::vector<CommandUsage> allUsages()
{
    std::vector<CommandUsage> usages;
    for (const ProgramCommand *command : programCommands())
        usages.push_back(command->usage());
    return usages;
}

CommandUsage helpUsage()
{
    return {"help",
            "COMMAND",
            CommandText::tr("Help on the program or on a command."),
            "mexplorer help graph",
            {pageOption(), completionOption()},
            false};
}

int runHelpCommand(CommandOptions &options, QTextStream &out, QTextStream &err)
{
    const QString name = options.argument();
    const ProgramCommand *command = findProgramCommand(name);
    if (options.isSet(pageOption()))
        out << manPage(allUsages());
    else if (options.isSet(completionOption()))
        out << bashCompletion(allUsages());
    else if (command)
        return command->call({name, QStringLiteral("--help")}, out, err);
    else if (name.isEmpty())
        printGeneralHelp(out);
    else
        return report(
            Problem::badInput(Problem::Code::UnknownName,
                              CommandText::tr("There is no command '%1'; 'mexplorer --help' lists what there is.")
                                  .arg(quotation(name))),
            err);
    return ExitStatus::done;
}

} // namespace

const ProgramCommand helpCommand = {"help", helpUsage, runHelpCommand};

void printGeneralHelp(QTextStream &out)
{
    constexpr int width = 100;
    constexpr int indent = 7;
    out << CommandText::tr("Explore, step through and play impartial games.") << "\n\n"
        << CommandText::tr("Usage: mexplorer [GAME | FILE]      open the window on a game expression or a file") << '\n'
        << CommandText::tr(
               "       mexplorer --present GAME | FILE   present its steps, or a lesson, on the full screen")
        << '\n'
        << CommandText::tr("       mexplorer --help | --version      print this text, or the version") << '\n';
    for (const CommandUsage &usage : allUsages())
        out << QString(indent, u' ') << usage.synopsis(width - indent, indent + 4) << '\n'
            << QString(indent + 4, u' ') << usage.about << '\n';
    out << '\n'
        << CommandText::tr("The commands run without a display. 'mexplorer COMMAND --help' lists a command's options.")
        << '\n'
        << CommandText::tr("A game is written as in nim:3,4,5 or kayles:7 + subtraction{1-3}:9 (in quotes).") << '\n'
        << CommandText::tr("Exit status: 0 done; 1 no answer within the limits given; 2 bad input; 3 cancelled.")
        << '\n';
}

} // namespace mexplorer
