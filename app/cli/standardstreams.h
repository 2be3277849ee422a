// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/commandoptions.h"

#include <QMap>
#include <QTemporaryDir>

#include <memory>

namespace mexplorer {

/// Makes `graph{-}` read the standard input, once and to its end.
void readGraphsFromStandardInput();

/// The game \a game, whose `graph{-}` is read in \a format, the ending of a file; std::nullopt if it has none.
std::optional<QString> withInputFormat(const QString &game, const QString &format);

/// During the lifetime of this object, "-" is no file for the commands of this thread: the standard streams serve
/// another purpose, which \a reason says.
class StandardStreamsInUse
{
public:
    explicit StandardStreamsInUse(QString reason);
    ~StandardStreamsInUse();
    Q_DISABLE_COPY_MOVE(StandardStreamsInUse)

private:
    QString m_reason;
    const QString *m_outer;
};

/// The problem of an option that is given "-" and takes only the name of a file; std::nullopt if it isn't.
std::optional<Problem> refusedDash(const CommandOptions &options, const CommandOption &option);

/// The file that a command writes. That for the standard output is a temporary one, which finish() prints: a picture is
/// printed completely or not at all.
class OutputFile
{
public:
    /// No file at all.
    OutputFile() = default;

    /// Returns the file named by \a output. For "-", or if only \a format is given, that is the standard output, in
    /// this format; it is an error if "-" is without one, or if the name of a file and the format differ, unless that
    /// is of a graph on standard input. \a endings has the endings of the words of \a format that aren't endings
    /// themselves.
    static Result<OutputFile> fromOptions(CommandOptions &options, const CommandOption &output,
                                          const CommandOption &format, const QMap<QString, QString> &endings = {});

    /// The path to write to; empty if there is no file.
    const QString &path() const { return m_path; }
    bool isStandardOutput() const { return m_folder != nullptr; }
    /// The name for messages.
    QString title() const;
    /// Prints what was written if it is for the standard output, which is \a out.
    std::optional<Problem> finish(QTextStream &out) const;

private:
    QString m_path;
    std::shared_ptr<QTemporaryDir> m_folder; ///< of what is for the standard output
};

} // namespace mexplorer
