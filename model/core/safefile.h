// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/functionref.h"
#include "model/core/result.h"

#include <QFileDevice>

#include <optional>

class QTextStream;

namespace mexplorer {

/// Writes to a file and stores the first error, whether or not the caller checks for it.
class CheckedDevice : public QIODevice
{
public:
    /// \a file must be open and outlive the device.
    explicit CheckedDevice(QFileDevice &file);

    bool isSequential() const override { return true; }
    /// Flushes and syncs the file. Returns the system's message if anything written since the beginning isn't on the
    /// disk.
    std::optional<QString> finish();

protected:
    qint64 readData(char *, qint64) override { return -1; }
    qint64 writeData(const char *data, qint64 length) override;

private:
    QFileDevice &m_file;
    std::optional<QString> m_failed;
};

/// Writes a file atomically: if \a write returns a problem, or the disk is full, the previous file at \a path is
/// unchanged. Returns std::nullopt once the file is on the disk. All files are written by this function.
std::optional<Problem> writeSafely(const QString &path, FunctionRef<std::optional<Problem>(QIODevice &)> write);
/// Writes a file with the contents \a bytes.
std::optional<Problem> writeSafely(const QString &path, const QByteArray &bytes);

/// The bytes that \a write writes.
QByteArray bytesWritten(FunctionRef<void(QIODevice &)> write);

/// Flushes \a stream. Returns false if its device, a CheckedDevice, had an error at any time.
bool flushToEnd(QTextStream &stream);

} // namespace mexplorer
