#pragma once

#include "model/core/result.h"

#include <QCommandLineParser>
#include <QTextStream>

#include <optional>

namespace mexplorer {

/// A command's own options on top of QCommandLineParser: help that names the command, and words for what is wrong.
///
///     CommandOptions options(QStringLiteral("value"), tr("What a position is worth."), QStringLiteral("GAME"));
///     options.parser().addOption(json);
///     if (const auto status = options.read(arguments, out, err))
///         return *status;
///     const Result<Position> position = parsePosition(options.argument());
class CommandOptions
{
public:
    /// \a command is the command's name, \a summary a sentence, \a argument what its one argument is called ("GAME"),
    /// and \a example a whole call that works: "mexplorer value kayles:7".
    CommandOptions(QString command, const QString &summary, QString argument, QString example);

    QCommandLineParser &parser() { return m_parser; }
    const QCommandLineParser &parser() const { return m_parser; }

    /// Reads \a arguments, the command's name first. Help goes to \a out, what is wrong to \a err; the command ends
    /// then with the exit status returned. Nothing is returned if it should go on.
    std::optional<int> read(const QStringList &arguments, QTextStream &out, QTextStream &err);

    /// The one argument.
    QString argument() const { return m_parser.positionalArguments().constFirst(); }

    /// The number given with \a option, from \a least to \a greatest; nothing if the option isn't given.
    Result<std::optional<quint64>> number(const QCommandLineOption &option, quint64 least, quint64 greatest) const;
    /// The word given with \a option, one of \a words, the first if the option isn't given.
    Result<QString> word(const QCommandLineOption &option, const QStringList &words) const;

private:
    QString helpText() const;
    std::optional<QString> validate(const QStringList &arguments);

    QString m_command;
    QString m_argument;
    QString m_example;
    QCommandLineParser m_parser;
    QCommandLineOption m_help;
};

} // namespace mexplorer
