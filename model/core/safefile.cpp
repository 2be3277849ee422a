// SPDX-License-Identifier: GPL-3.0-or-later
// Writing a file to its end
//
// A full disk is reported at different times: when a piece is written, when the buffer is flushed, when the file is
// synced, or when it is closed. Qt 6.4 reports few of these errors: commit() of QSaveFile replaces the old file
// although the last 16 KB were not flushed, and if the disk took the beginning of a large piece, write() returns its
// size and no error. So each is checked here before the old file is replaced. If the folder isn't writable, the old
// file isn't written in place, as a full disk would then destroy it.
// written in place, as a disk that fills up then would leave neither.

#include "model/core/safefile.h"

#include "model/core/modeltext.h"

#include <QBuffer>
#include <QDir>
#include <QFileInfo>
#include <QSaveFile>
#include <QTextStream>

#include <cerrno>
#include <fcntl.h>
#include <unistd.h>

namespace mexplorer {

namespace {

Problem cannotWrite(const QString &path, const QString &reason)
{
    return Problem::file(Problem::Code::UnwritableFile,
                         ModelText::tr("%1 can't be written: %2. Choose another place.").arg(path, reason));
}

/// The problem of a file that was opened but not written completely.
Problem notFinished(const QString &path, const QString &reason)
{
    return Problem::limit(Problem::Code::DiskFull,
                          ModelText::tr("%1 can't be written to its end: %2. What was there before is kept; free some "
                                        "space, or choose another place.")
                              .arg(path, reason));
}

/// Syncs a file; returns the system's message on failure.
std::optional<QString> syncProblem(QFileDevice &file)
{
    if (!file.flush())
        return file.errorString();
    if (::fsync(file.handle()) == 0 || errno == EINVAL || errno == EROFS || errno == ENOTSUP)
        return std::nullopt; // pipes and some file systems can't be synced
    return qt_error_string(errno);
}

/// Calls \a write for an open file, and returns a problem if it wasn't written completely.
std::optional<Problem> writeAll(QFileDevice &file, FunctionRef<std::optional<Problem>(QIODevice &)> write)
{
    CheckedDevice device(file);
    if (const auto problem = write(device))
        return problem;
    const auto reason = device.finish();
    return reason ? std::optional(notFinished(file.fileName(), *reason)) : std::nullopt;
}

/// Writes to a device or a pipe, which must not be replaced by a file.
std::optional<Problem> writeToDevice(const QString &path, FunctionRef<std::optional<Problem>(QIODevice &)> write)
{
    // Without O_NONBLOCK a pipe that nobody reads would never open.
    const int descriptor = ::open(QFile::encodeName(path).constData(), O_WRONLY | O_NONBLOCK | O_CLOEXEC);
    if (descriptor < 0)
        return cannotWrite(path, qt_error_string(errno));
    ::fcntl(descriptor, F_SETFL, ::fcntl(descriptor, F_GETFL) & ~O_NONBLOCK);
    QFile file(path);
    if (!file.open(descriptor, QIODevice::WriteOnly, QFileDevice::AutoCloseHandle))
        return cannotWrite(path, file.errorString());
    if (const auto problem = writeAll(file, write))
        return problem;
    file.close();
    return file.error() == QFileDevice::NoError ? std::nullopt : std::optional(notFinished(path, file.errorString()));
}

} // namespace

CheckedDevice::CheckedDevice(QFileDevice &file) : m_file(file)
{
    open(QIODevice::WriteOnly | QIODevice::Unbuffered);
}

qint64 CheckedDevice::writeData(const char *data, qint64 length)
{
    for (qint64 done = 0; done < length && !m_failed;) {
        const qint64 taken = m_file.write(data + done, length - done);
        if (taken > 0)
            done += taken;
        else
            m_failed = m_file.errorString();
    }
    return m_failed ? -1 : length;
}

std::optional<QString> CheckedDevice::finish()
{
    if (!m_failed)
        m_failed = syncProblem(m_file);
    return m_failed;
}

std::optional<Problem> writeSafely(const QString &path, FunctionRef<std::optional<Problem>(QIODevice &)> write)
{
    const QFileInfo info(path);
    if (info.isDir())
        return cannotWrite(path, ModelText::tr("it is a folder"));
    if (!info.dir().exists())
        return cannotWrite(path, ModelText::tr("there is no folder %1").arg(info.path()));
    if (info.exists() && !info.isFile())
        return writeToDevice(path, write);
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly))
        return cannotWrite(path, file.errorString());
    std::optional<Problem> problem = writeAll(file, write);
    if (problem)
        file.cancelWriting();
    if (!file.commit() && !problem)
        problem = notFinished(path, file.errorString());
    return problem;
}

std::optional<Problem> writeSafely(const QString &path, const QByteArray &bytes)
{
    return writeSafely(path, [&bytes](QIODevice &device) -> std::optional<Problem> {
        device.write(bytes); // the device stores the error
        return std::nullopt;
    });
}

bool flushToEnd(QTextStream &stream)
{
    stream.flush();
    auto *device = dynamic_cast<CheckedDevice *>(stream.device());
    return stream.status() != QTextStream::WriteFailed && (!device || !device->finish());
}

QByteArray bytesWritten(FunctionRef<void(QIODevice &)> write)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    write(buffer);
    return bytes;
}

} // namespace mexplorer
