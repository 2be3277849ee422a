// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFile>

namespace mexplorer::samples {

/// Writes a file that a test reads; its path. Without it the test would mean nothing, so failure ends the program.
inline QString written(const QString &path, const QByteArray &content)
{
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(content) != content.size())
        qFatal("%s can't be written", qPrintable(path));
    return path;
}

/// The content of a file; empty if it can't be read.
inline QByteArray contentOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace mexplorer::samples
