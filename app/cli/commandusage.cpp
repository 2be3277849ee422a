// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commandusage.h"

#include "model/session/filekinds.h"

namespace mexplorer {

namespace {

/// Returns a name with its hyphens, one before a single letter.
QString dashed(const QString &name)
{
    return QString(name.size() == 1 ? 1 : 2, u'-') + name;
}

QStringList dashedNames(const CommandOption &option)
{
    QStringList names;
    for (const QString &name : option.names())
        names << dashed(name);
    return names;
}

// ---- the manual page

/// Escapes a text for groff.
QString groff(QString text)
{
    text.replace(u'\\', QStringLiteral("\\e")).replace(u'-', QStringLiteral("\\-"));
    return text.startsWith(u'.') || text.startsWith(u'\'') ? QStringLiteral("\\&") + text : text;
}

/// Returns the sentence of the help without the angle brackets of values.
QString aboutOption(const CommandOption &option)
{
    QString about = option.description();
    return about.replace(QStringLiteral("<") + option.valueName() + u'>', option.valueName());
}

QString manOption(const CommandOption &option)
{
    QStringList names;
    for (const QString &name : dashedNames(option))
        names << QStringLiteral("\\fB%1\\fR").arg(groff(name));
    QString text = QStringLiteral(".TP\n") + names.join(QStringLiteral(", "));
    if (!option.valueName().isEmpty())
        text += QStringLiteral(" \\fI%1\\fR").arg(groff(option.valueName()));
    return text + u'\n' + groff(aboutOption(option)) + u'\n';
}

QString manCommand(const CommandUsage &command)
{
    const QString argument = command.argument.isEmpty() ? QStringLiteral("[options]") : command.argumentText();
    QString text = QStringLiteral(".SS \"mexplorer %1 %2\"\n").arg(groff(command.name), groff(argument));
    text += groff(command.about) + u'\n';
    for (const CommandOption &option : command.options)
        text += manOption(option);
    return text + QStringLiteral(".PP\n%1\n.PP\n.nf\n.RS\n%2\n.RE\n.fi\n")
                      .arg(groff(CommandText::tr("Example:")), groff(command.example));
}

// ---- completion

/// Returns the shell cases for the values of options.
QString valueCases(const CommandUsage &command)
{
    QString cases;
    for (const CommandOption &option : command.options) {
        if (option.valueName().isEmpty())
            continue;
        QStringList patterns;
        for (const QString &name : dashedNames(option))
            patterns << QStringLiteral("\"%1 %2\"").arg(command.name, name);
        const QString reply = option.takesFile() ? QStringLiteral("COMPREPLY=($(compgen -f -- \"$word\")); return")
                              : option.words().isEmpty()
                                  ? QStringLiteral("return")
                                  : QStringLiteral("COMPREPLY=($(compgen -W \"%1\" -- \"$word\")); return")
                                        .arg(option.words().join(u' '));
        cases += QStringLiteral("    %1) %2 ;;\n").arg(patterns.join(u'|'), reply);
    }
    return cases;
}

QString optionCase(const CommandUsage &command)
{
    QStringList names;
    for (const CommandOption &option : command.options)
        names << dashedNames(option);
    names << QStringLiteral("--help");
    return QStringLiteral("    %1) words=\"%2\" ;;\n").arg(command.name, names.join(u' '));
}

} // namespace

QString optionText(const CommandOption &option)
{
    QString text = dashedNames(option).constFirst();
    if (!option.words().isEmpty())
        text += u' ' + option.words().join(u'|');
    else if (!option.valueName().isEmpty())
        text += u' ' + option.valueName();
    return text;
}

QString CommandUsage::synopsis(int width, int indent) const
{
    QStringList parts;
    if (!argument.isEmpty())
        parts << argumentText();
    for (const CommandOption &option : options)
        parts << QStringLiteral("[%1]").arg(optionText(option));
    QString text = QStringLiteral("mexplorer ") + name;
    qsizetype column = text.size();
    for (const QString &part : parts) {
        if (column + 1 + part.size() > width) {
            text += u'\n' + QString(indent - 1, u' ');
            column = indent - 1;
        }
        text += u' ' + part;
        column += 1 + part.size();
    }
    return text;
}

QString manPage(const std::vector<CommandUsage> &commands)
{
    QString page = QStringLiteral(".TH MEXPLORER 1 \"\" \"Mexplorer %1\"\n").arg(QStringLiteral(MEXPLORER_VERSION));
    page += QStringLiteral(".SH NAME\nmexplorer \\- %1\n")
                .arg(groff(CommandText::tr("explore, step through and play impartial games")));
    page += QStringLiteral(".SH SYNOPSIS\n.B mexplorer\n[\\fIGAME\\fR | \\fIFILE\\fR]\n");
    page += QStringLiteral(".br\n.B mexplorer \\-\\-present\n\\fIGAME\\fR | \\fIFILE\\fR\n");
    for (const CommandUsage &command : commands)
        page += QStringLiteral(".br\n.B mexplorer %1\n%2\n")
                    .arg(groff(command.name), command.argument.isEmpty() ? QStringLiteral("[options]")
                                                                         : groff(command.argumentText()) + " ...");
    page +=
        QStringLiteral(".SH DESCRIPTION\n%1\n.PP\n%2\n")
            .arg(
                groff(CommandText::tr(
                    "Without a command, the window opens with a game expression or a file. The commands run without a display, print to standard output, and write progress and "
                    "errors to standard error.")),
                groff(CommandText::tr(
                    "A game is written as in nim:3,4,5 or kayles:7 + subtraction{1-3}:9 (in quotes).")));
    page += QStringLiteral(".SH OPTIONS\n");
    const std::pair<const char *, QString> programOptions[] = {
        {"\\-\\-present", CommandText::tr("Present the steps of a game, or a lesson, on the full screen.")},
        {"\\-h, \\-\\-help", CommandText::tr("Print the help of the program.")},
        {"\\-v, \\-\\-version", CommandText::tr("Print the version.")}};
    for (const auto &[option, about] : programOptions)
        page += QStringLiteral(".TP\n\\fB%1\\fR\n%2\n").arg(QLatin1String(option), groff(about));
    page += QStringLiteral(".SH FILES\n%1\n").arg(groff(CommandText::tr("The window opens files with these endings.")));
    for (const FileKind kind : allFileKinds()) {
        const QString endings = u'.' + fileKindEndings(kind).join(QStringLiteral(", ."));
        page += QStringLiteral(".TP\n%1\n%2\n").arg(groff(fileKindTitle(kind)), groff(endings));
    }
    page += QStringLiteral(".SH COMMANDS\n");
    for (const CommandUsage &command : commands)
        page += manCommand(command);
    const QString statuses[] = {CommandText::tr("The work is done."),
                                CommandText::tr("There is no answer within the limits given."),
                                CommandText::tr("The input is not valid."),
                                CommandText::tr("The work was cancelled; what was finished is kept.")};
    page += QStringLiteral(".SH \"EXIT STATUS\"\n");
    for (int status = 0; status < 4; ++status)
        page += QStringLiteral(".TP\n%1\n%2\n").arg(status).arg(groff(statuses[status]));
    return page;
}

QString bashCompletion(const std::vector<CommandUsage> &commands)
{
    QStringList names;
    QString values;
    QString options;
    for (const CommandUsage &command : commands) {
        names << command.name;
        values += valueCases(command);
        options += optionCase(command);
    }
    return QStringLiteral(R"(# bash completion of mexplorer, as 'mexplorer help --completion' prints it
_mexplorer()
{
    local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD-1]} command=${COMP_WORDS[1]} words=
    COMPREPLY=()
    if [ "$COMP_CWORD" -eq 1 ]; then
        COMPREPLY=($(compgen -W "%1 --present --help --version" -- "$word") $(compgen -f -- "$word"))
        return
    fi
    case "$command $before" in
%2    esac
    case "$command" in
%3    esac
    COMPREPLY=($(compgen -W "$words" -- "$word"))
}
complete -o filenames -F _mexplorer mexplorer
)")
        .arg(names.join(u' '), values, options);
}

} // namespace mexplorer
