// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/board/tablefiles.h"

#include "model/core/safefile.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QStandardPaths>
#include <QStorageInfo>

#include <algorithm>

namespace mexplorer {

namespace {

constexpr qsizetype blockBytes = 8 << 20; ///< between two looks at whether the job is cancelled
constexpr qint64 checksumBytes = 32;

QByteArray headerOf(int rows, int columns)
{
    return QByteArrayLiteral("MEXPTBL1") + static_cast<char>(rows) + static_cast<char>(columns);
}

QString fileName(int rows, int columns)
{
    return QStringLiteral("matrix-%1x%2.table").arg(rows).arg(columns);
}

const char *bytesAt(std::span<const quint8> values, qsizetype at)
{
    return reinterpret_cast<const char *>(values.data()) + at;
}

/// Calls \a use with the beginning and the length of each block; false if it returns false, or if cancelled.
template <class Use> bool forEachBlock(qsizetype size, JobControl &control, Use use)
{
    for (qsizetype at = 0; at < size; at += blockBytes) {
        if (control.isCancelled() || !use(at, std::min(blockBytes, size - at)))
            return false;
    }
    return true;
}

} // namespace

QString tableFolder()
{
    // The folder of the window, also where the command line has set no names of an application.
    return QStandardPaths::writableLocation(QStandardPaths::GenericCacheLocation) +
           QStringLiteral("/Mexplorer/mexplorer/tables");
}

QStringList keptTables()
{
    QStringList paths;
    for (const QFileInfo &file : QDir(tableFolder()).entryInfoList({QStringLiteral("*.table*")}, QDir::Files))
        paths << file.filePath();
    return paths;
}

void removeKeptTables()
{
    for (const QString &path : keptTables())
        QFile::remove(path);
}

std::optional<MatrixTable> keptTable(const QString &folder, int rows, int columns, JobControl &control)
{
    QFile file(QDir(folder).filePath(fileName(rows, columns)));
    const QByteArray header = headerOf(rows, columns);
    const qsizetype count = qsizetype(1) << (rows * columns);
    if (!file.open(QIODevice::ReadOnly) || file.size() != header.size() + count + checksumBytes ||
        file.read(header.size()) != header)
        return std::nullopt;
    LargeArray<quint8> values(static_cast<std::size_t>(count));
    QCryptographicHash hash(QCryptographicHash::Blake2b_256);
    hash.addData(header);
    const bool isRead = forEachBlock(count, control, [&](qsizetype at, qsizetype length) {
        const bool isWhole = file.read(reinterpret_cast<char *>(values.data()) + at, length) == length;
        hash.addData(QByteArrayView(bytesAt(values, at), length));
        return isWhole;
    });
    if (!isRead || file.read(checksumBytes) != hash.result())
        return std::nullopt;
    return MatrixTable(rows, columns, std::move(values));
}

std::optional<Problem> keepTable(const QString &folder, const MatrixTable &table, JobControl &control)
{
    constexpr qint64 share = 8; // of the free space
    const std::span<const quint8> values = table.values();
    const auto count = static_cast<qsizetype>(values.size());
    if (!QDir().mkpath(folder) || QStorageInfo(folder).bytesAvailable() / share < count)
        return Problem::file(Problem::Code::DiskFull, QString());
    return writeSafely(QDir(folder).filePath(fileName(table.rows(), table.columns())),
                       [&](QIODevice &device) -> std::optional<Problem> {
                           QCryptographicHash hash(QCryptographicHash::Blake2b_256);
                           const QByteArray header = headerOf(table.rows(), table.columns());
                           hash.addData(header);
                           device.write(header);
                           const bool isDone = forEachBlock(count, control, [&](qsizetype at, qsizetype length) {
                               hash.addData(QByteArrayView(bytesAt(values, at), length));
                               return device.write(bytesAt(values, at), length) == length;
                           });
                           device.write(hash.result());
                           return isDone ? std::nullopt : std::optional(Problem::cancelled());
                       });
}

} // namespace mexplorer
