// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/import/textfile.h"

#include "model/core/modeltext.h"
#include "model/import/readingjob.h"

#include <QFile>
#include <QFileInfo>
#include <QStringDecoder>

namespace mexplorer {

namespace {

constexpr qint64 megabyte = 1024 * 1024;
constexpr qint64 maxTextBytes = 128 * megabyte;

StandardInputReader &standardInputReader()
{
    static StandardInputReader reader;
    return reader;
}

std::optional<Problem> unreadableReason(const QFileInfo &file, qint64 maxBytes)
{
    if (!file.exists())
        return Problem::file(Problem::Code::NoFile, ModelText::tr("There is no file %1.").arg(file.filePath()));
    if (file.isDir())
        return Problem::file(Problem::Code::NotAFile,
                             ModelText::tr("%1 is a folder, not a file.").arg(file.filePath()));
    if (!file.isFile())
        return Problem::file(Problem::Code::NotAFile, ModelText::tr("%1 is not a regular file.").arg(file.filePath()));
    if (file.size() > maxBytes) {
        return Problem::limit(Problem::Code::FileSize, ModelText::tr("%1 holds %2 MB; at most %3 MB are read.")
                                                           .arg(file.filePath())
                                                           .arg(file.size() / megabyte)
                                                           .arg(maxBytes / megabyte));
    }
    return std::nullopt;
}

/// True for the signatures of gzip, ZIP (as in spreadsheets), bzip2 and xz.
bool isCompressed(const QByteArray &content)
{
    return content.startsWith("\x1f\x8b") || content.startsWith("PK\x03\x04") || content.startsWith("BZh9") ||
           content.startsWith("\xfd"
                              "7zXZ");
}

/// The number of the first line that is not UTF-8 text; 0 if there is none.
int lineThatIsNotText(const QByteArray &content)
{
    int number = 0;
    for (const QByteArray &line : content.split('\n')) {
        ++number;
        QStringDecoder decoder(QStringDecoder::Utf8);
        const QString text = decoder(line);
        if (decoder.hasError() || text.contains(QChar(0)))
            return number;
    }
    return 0;
}

/// Decodes in pieces, as 128 MB would delay cancelling too long.
QString decoded(QByteArrayView content, QStringDecoder &decoder)
{
    constexpr qsizetype piece = 1 << 20;
    QString text;
    text.reserve(decoder.requiredSpace(content.size()));
    for (qsizetype at = 0; at < content.size(); at += piece) {
        ReadingJob::step(piece);
        text += decoder(content.sliced(at, std::min(piece, content.size() - at)));
    }
    return text;
}

} // namespace

void readStandardInputBy(StandardInputReader reader)
{
    standardInputReader() = std::move(reader);
}

bool isStandardInput(const QString &path)
{
    return standardInputReader() && (path == u"-" || (path.startsWith(u"-.") && !path.contains(u'/')));
}

QString fileTitle(const QString &path)
{
    return isStandardInput(path) ? ModelText::tr("Standard input") : QFileInfo(path).fileName();
}

Result<QByteArray> readFile(const QString &path, qint64 maxBytes)
{
    if (isStandardInput(path))
        return standardInputReader()(maxBytes);
    const QFileInfo info(path);
    if (const auto problem = unreadableReason(info, maxBytes))
        return *problem;
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return Problem::file(Problem::Code::UnreadableFile,
                             ModelText::tr("%1 can't be read: %2.").arg(path, file.errorString()));
    // Reads no more than its size, as some files of the system, such as /proc/kmsg, report no size and never end.
    const QByteArray content = file.read(info.size());
    if (file.error() != QFileDevice::NoError)
        return Problem::file(Problem::Code::UnreadableFile,
                             ModelText::tr("%1 can't be read: %2.").arg(path, file.errorString()));
    return content;
}

Result<QString> readTextFile(const QString &path)
{
    const Result<QByteArray> read = readFile(path, maxTextBytes);
    if (!read)
        return read.problem();
    const QByteArray &content = *read;
    if (QByteArrayView(content).trimmed().isEmpty())
        return Problem::badInput(Problem::Code::EmptyFile, ModelText::tr("%1 is empty.").arg(fileTitle(path)));
    if (isCompressed(content)) {
        return Problem::badInput(
            Problem::Code::FileSyntax,
            ModelText::tr("%1 is compressed, as spreadsheets and some graph files are. Unpack it, or "
                          "save a sheet as CSV, and a graph as GraphML.")
                .arg(fileTitle(path)));
    }
    const bool isUtf16 = content.startsWith("\xff\xfe") || content.startsWith("\xfe\xff"); // its byte order mark
    QStringDecoder decoder(isUtf16 ? QStringDecoder::Utf16 : QStringDecoder::Utf8);
    const QString text = decoded(content, decoder);
    if (decoder.hasError() || text.contains(QChar(0)) || (isUtf16 && content.size() % 2 != 0)) {
        return Problem::badInput(Problem::Code::FileSyntax,
                                 ModelText::tr("%1, line %2: this is not text in UTF-8. Save it with this encoding.")
                                     .arg(fileTitle(path))
                                     .arg(std::max(1, lineThatIsNotText(content))));
    }
    return text;
}

} // namespace mexplorer
