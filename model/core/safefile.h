// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/functionref.h"
#include "model/core/result.h"

#include <QFileDevice>

#include <optional>

class QTextStream;

namespace mexplorer {

/// Passes what is written on to a file, and remembers if the file didn't take all of it, whether the writer asks or
/// not.
class CheckedDevice : public QIODevice
{
public:
    /// \a file must be open and outlive the device.
    explicit CheckedDevice(QFileDevice &file);

    bool isSequential() const override { return true; }
    /// Flushes and syncs the file. What the system says if anything of what was ever written isn't on the disk.
    std::optional<QString> finish();

protected:
    qint64 readData(char *, qint64) override { return -1; }
    qint64 writeData(const char *data, qint64 length) override;

private:
    QFileDevice &m_file;
    std::optional<QString> m_failed;
};

/// Writes a file that is there whole or not at all: \a write fills it, and when it returns a problem, or the disk is
/// full, what was at \a path before is still there. Nothing if it is done and on the disk. All files are written by
/// this.
std::optional<Problem> writeSafely(const QString &path, FunctionRef<std::optional<Problem>(QIODevice &)> write);
/// The same for a file of these bytes.
std::optional<Problem> writeSafely(const QString &path, const QByteArray &bytes);

/// What \a write writes.
QByteArray bytesWritten(FunctionRef<void(QIODevice &)> write);

/// Writes all that \a stream still holds; false if its device, a CheckedDevice, didn't take all that it was ever given.
bool flushToEnd(QTextStream &stream);

} // namespace mexplorer
