// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/standardstreams.h"

#include "model/core/visibletext.h"
#include "model/import/graphfile.h"
#include "model/import/textfile.h"
#include "model/notation/expression.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <cstdio>
#include <mutex>
#include <utility>

namespace mexplorer {

namespace {

constexpr qint64 bytesPerMegabyte = 1024 * 1024;
constinit thread_local const QString *reasonInUse = nullptr; ///< why "-" is no file; null if it is one

/// The problem of "-" where the standard streams are in use.
std::optional<Problem> standardStreamsProblem()
{
    if (!reasonInUse)
        return {};
    return Problem::badInput(Problem::Code::OptionConflict, *reasonInUse);
}

Result<QByteArray> readToEnd(qint64 maxBytes)
{
    QFile input;
    if (!input.open(stdin, QIODevice::ReadOnly))
        return Problem::file(Problem::Code::UnreadableFile, CommandText::tr("There is no standard input."));
    QByteArray content;
    while (true) {
        const QByteArray piece = input.read(bytesPerMegabyte);
        if (piece.isEmpty())
            break;
        content += piece;
        if (content.size() > maxBytes)
            return Problem::limit(Problem::Code::FileSize, CommandText::tr("Standard input holds more than %1 MB, the "
                                                                           "most that is read.")
                                                               .arg(maxBytes / bytesPerMegabyte));
    }
    if (input.error() != QFileDevice::NoError)
        return Problem::file(Problem::Code::UnreadableFile,
                             CommandText::tr("Standard input can't be read: %1.").arg(input.errorString()));
    return content;
}

/// Reads at the first call.
Result<QByteArray> standardInputContent(qint64 maxBytes)
{
    if (const auto problem = standardStreamsProblem())
        return *problem;
    static std::mutex mutex;
    static std::optional<Result<QByteArray>> content;
    const std::lock_guard lock(mutex);
    if (!content)
        content = readToEnd(maxBytes);
    return *content;
}

/// Writes to the device of \a out, or as text if it has none.
void printBytes(const QByteArray &bytes, QTextStream &out)
{
    out.flush();
    if (QIODevice *device = out.device())
        device->write(bytes);
    else
        out << QString::fromUtf8(bytes);
}

} // namespace

void readGraphsFromStandardInput()
{
    readStandardInputBy(standardInputContent);
}

Result<OutputFile> OutputFile::fromOptions(CommandOptions &options, const CommandOption &output,
                                           const CommandOption &format, const QMap<QString, QString> &endings)
{
    OutputFile file;
    file.m_path = options.value(output);
    const QString word = options.isSet(format) ? options.word(format) : QString();
    const QString ending = endings.value(word, word);
    if (options.problem())
        return *options.problem();
    const bool isDash = file.m_path == u"-";
    const QString shownName = quotation(QFileInfo(file.m_path).fileName());
    if (isDash && word.isEmpty())
        return Problem::badInput(Problem::Code::MissingFileName,
                                 CommandText::tr("-o - writes to standard output: add --%1, one of %2.")
                                     .arg(format.names().constLast(), format.words().join(QStringLiteral(", "))));
    if (const auto problem = standardStreamsProblem(); problem && isDash)
        return *problem;
    if (!isDash && !file.m_path.isEmpty()) {
        if (!word.isEmpty() && QFileInfo(file.m_path).suffix().toLower() != ending &&
            !withInputFormat(options.argument(), word))
            return Problem::badInput(
                Problem::Code::OptionConflict,
                CommandText::tr("--format %1 and the ending of %2 say different things; leave one of them out.")
                    .arg(word, shownName));
        return file;
    }
    if (word.isEmpty())
        return file;
    file.m_folder = std::make_shared<QTemporaryDir>();
    if (!file.m_folder->isValid())
        return Problem::file(
            Problem::Code::UnwritableFile,
            CommandText::tr("There is no folder for temporary files: %1.").arg(file.m_folder->errorString()));
    file.m_path = file.m_folder->filePath(QStringLiteral("output.") + ending);
    return file;
}

std::optional<Problem> refusedDash(const CommandOptions &options, const CommandOption &option)
{
    if (options.value(option) != u"-")
        return {};
    return Problem::badInput(
        Problem::Code::OptionValue,
        CommandText::tr("--%1 takes the name of a file, not '-'.").arg(option.names().constLast()));
}

QString OutputFile::title() const
{
    return isStandardOutput() ? CommandText::tr("standard output") : quotation(QFileInfo(m_path).fileName());
}

std::optional<Problem> OutputFile::finish(QTextStream &out) const
{
    if (!isStandardOutput() || !QFileInfo::exists(m_path)) // there may be nothing to write
        return {};
    QFile file(m_path);
    if (!file.open(QIODevice::ReadOnly))
        return Problem::file(Problem::Code::UnreadableFile,
                             CommandText::tr("The file %1 can't be read: %2.").arg(m_path, file.errorString()));
    if (!out.device()) {
        printBytes(file.readAll(), out); // whole, as a character may have several bytes
        return {};
    }
    for (QByteArray piece = file.read(bytesPerMegabyte); !piece.isEmpty(); piece = file.read(bytesPerMegabyte))
        printBytes(piece, out);
    return {};
}

std::optional<QString> withInputFormat(const QString &game, const QString &format)
{
    bool isFound = false;
    const QString changed = withGraphFiles(game, [&](QString name) -> std::optional<QString> {
        const GraphChoices choices = GraphChoices::takeFrom(name);
        if (name != u"-")
            return {};
        isFound = true;
        return QStringLiteral("-.%1%2").arg(format, choices.text());
    });
    return isFound ? std::optional(changed) : std::nullopt;
}

StandardStreamsInUse::StandardStreamsInUse(QString reason) : m_reason(std::move(reason)), m_outer(reasonInUse)
{
    reasonInUse = &m_reason;
}

StandardStreamsInUse::~StandardStreamsInUse()
{
    reasonInUse = m_outer;
}

} // namespace mexplorer
