// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCommandLineOption>
#include <QCoreApplication>
#include <QStringList>

#include <vector>

namespace mexplorer {

/// Translation context for texts of the command line: CommandText::tr("...").
struct CommandText
{
    Q_DECLARE_TR_FUNCTIONS(mexplorer::Command)
};

/// An option of a command, possibly with a list of words for its value.
class CommandOption : public QCommandLineOption
{
public:
    CommandOption(const QStringList &names, const QString &about, const QString &value = {},
                  const QStringList &words = {})
        : QCommandLineOption(names, about, value), m_words(words)
    {
    }
    CommandOption(const QString &name, const QString &about, const QString &value = {}, const QStringList &words = {})
        : CommandOption(QStringList{name}, about, value, words)
    {
    }

    /// Declares that the value names a file or a folder; without a value, that the argument then does.
    CommandOption &ofFile()
    {
        m_takesFile = true;
        return *this;
    }

    const QStringList &words() const { return m_words; }
    /// True if the value, or the argument with this option, names a file or a folder.
    bool takesFile() const { return m_takesFile; }

private:
    QStringList m_words;
    bool m_takesFile = false;
};

/// The usage of a command. Its help, the general help, the man page and the shell's completion are generated from it.
struct CommandUsage
{
    QString name;     ///< "value"
    QString argument; ///< what its one argument is called: "GAME"; empty if it takes none
    QString about;    ///< a sentence
    QString example;  ///< a whole call that works: "mexplorer value kayles:7"
    std::vector<CommandOption> options = {};
    bool needsArgument = true;
    bool argumentIsFile = false; ///< or a folder

    /// Returns "GAME", in brackets if it is optional.
    QString argumentText() const { return needsArgument || argument.isEmpty() ? argument : u'[' + argument + u']'; }
    /// Returns "mexplorer value GAME [--misere] [--json]" in lines of at most \a width characters; lines after the
    /// first are indented by \a indent.
    QString synopsis(int width, int indent) const;
};

/// Returns "-o FILE" or "--kind mex|nim-sum".
QString optionText(const CommandOption &option);

/// Returns the manual page of the program in the format of the man command.
QString manPage(const std::vector<CommandUsage> &commands);
/// Returns a script for bash that completes commands, options and their words.
QString bashCompletion(const std::vector<CommandUsage> &commands);

} // namespace mexplorer
