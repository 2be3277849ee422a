// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commandline.h"

#include "app/cli/commandoptions.h"
#include "app/cli/standardstreams.h"
#include "model/core/exceptions.h"
#include "model/core/safefile.h"
#include "model/core/visibletext.h"
#include "model/notation/boardhint.h"
#include "model/notation/expression.h"
#include "model/session/filekinds.h"

#include <QFileInfo>

#include <algorithm>

namespace mexplorer {

namespace {

constexpr auto commandTable = std::to_array<const ProgramCommand *>(
    {&valueCommand, &stepsCommand, &whyCommand, &graphCommand, &sequenceCommand, &compareCommand, &lawCommand,
     &tableCommand, &nimberCommand, &playCommand, &exercisesCommand, &puzzleCommand, &programCommand, &splitCommand,
     &joinCommand, &serveCommand, &helpCommand});

bool asksForHelp(const QString &argument)
{
    return argument == QStringLiteral("--help") || argument == QStringLiteral("-h");
}

const QString presentOption = QStringLiteral("--present");

bool asksForVersion(const QString &argument)
{
    return argument == QStringLiteral("--version") || argument == QStringLiteral("-v");
}

} // namespace

int ProgramCommand::call(const QStringList &arguments, QTextStream &out, QTextStream &err) const
{
    CommandOptions options(usage());
    const std::optional<int> status = options.read(arguments, out, err);
    if (status)
        return *status;
    try {
        return run(options, out, err);
    } catch (...) { // most likely too little memory
        return report(problemOfException(), err);
    }
}

std::span<const ProgramCommand *const> programCommands()
{
    return commandTable;
}

const ProgramCommand *findProgramCommand(const QString &name)
{
    const auto *found =
        std::ranges::find(commandTable, name, [](const auto *command) { return QString::fromLatin1(command->name); });
    return found == commandTable.end() ? nullptr : *found;
}

bool isCommandLine(const QString &argument)
{
    return asksForHelp(argument) || asksForVersion(argument) || findProgramCommand(argument);
}

int runCommandLine(const QStringList &arguments, QTextStream &out, QTextStream &err)
{
    const QString name = arguments.value(1);
    readGraphsFromStandardInput();
    int status = ExitStatus::done;
    // A hint on what the user may have meant is printed in addition to the answer.
    for (const QString &argument : arguments.mid(2)) {
        if (const std::optional<BoardHint> hint = boardHint(argument))
            printMessage(hint->sentence, err);
    }
    if (const ProgramCommand *command = findProgramCommand(name))
        status = command->call(arguments.mid(1), out, err);
    else if (asksForVersion(name))
        out << "Mexplorer " MEXPLORER_VERSION "\n";
    else
        printGeneralHelp(out);
    if (!flushToEnd(out)) {
        const int failed =
            report(Problem::limit(Problem::Code::DiskFull,
                                  CommandText::tr("Not all of the answer could be written to standard output; is the "
                                                  "disk full, or the output closed?")),
                   err);
        return status == ExitStatus::done ? failed : status;
    }
    return status;
}

bool looksLikeFile(const QString &argument)
{
    return !argument.contains(u'{') &&
           (argument.contains(QStringLiteral("./")) || argument.startsWith(u'/') || fileKind(argument));
}

bool asksToPresent(const QStringList &arguments)
{
    return arguments.value(1) == presentOption;
}

QString windowArgument(const QStringList &arguments)
{
    return arguments.value(asksToPresent(arguments) ? 2 : 1);
}

QString validateWindowArguments(const QStringList &all)
{
    QStringList arguments = all;
    if (asksToPresent(all)) {
        if (all.size() < 3)
            return CommandText::tr("--present needs a game or a file, as in mexplorer --present nim:3,4,5.");
        arguments.removeAt(1);
    }
    if (arguments.size() < 2)
        return QString();
    const QString &argument = arguments[1];
    if (argument.startsWith(u'-'))
        return CommandText::tr("There is no option '%1'; 'mexplorer --help' lists what there is.")
            .arg(quotation(argument));
    if (QFileInfo(argument).isFile())
        return arguments.size() == 2 ? QString() : CommandText::tr("The window opens one game or file at a time.");
    if (looksLikeFile(argument))
        return CommandText::tr("There is no file %1.").arg(quotation(argument));
    const Result<Position> position = parseWithLargeHeaps(argument);
    if (!position)
        return position.problem().message;
    if (arguments.size() > 2)
        return CommandText::tr("The window opens one game or file at a time; put an expression with spaces in quotes.");
    return QString();
}

QString noDisplayLine()
{
    QStringList names;
    for (const ProgramCommand *command : commandTable)
        names << QLatin1String(command->name);
    return CommandText::tr(
               "Mexplorer's window needs a display and there is none; without one, these work: mexplorer %1, --help.")
        .arg(names.join(QStringLiteral(", ")));
}

} // namespace mexplorer
