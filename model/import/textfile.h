// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/result.h"

#include <QByteArray>
#include <QString>

#include <functional>

namespace mexplorer {

/// Reads the whole standard input, of at most \a maxBytes.
using StandardInputReader = std::function<Result<QByteArray>(qint64 maxBytes)>;
/// From now on "-" in place of a file's name is the standard input, as read by \a reader; so is "-" with an ending that
/// says what it is, as in "-.csv". Without a reader they are files like others. Call it before files are read.
void readStandardInputBy(StandardInputReader reader);
bool isStandardInput(const QString &path);
/// The name of a file, without its folder, for messages.
QString fileTitle(const QString &path);

/// Reads a whole file. Fails if it can't be read, isn't a regular file (a pipe or a device could block for ever), or
/// has more than \a maxBytes.
Result<QByteArray> readFile(const QString &path, qint64 maxBytes);

/// Reads a whole file as UTF-8 text, of at most 128 MB. Fails if it can't be read, is empty, isn't a regular file or
/// isn't text; the message names the line.
Result<QString> readTextFile(const QString &path);

} // namespace mexplorer
