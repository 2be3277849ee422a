// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/result.h"

#include <QByteArray>

namespace mexplorer {

/// Reads a whole file. Fails if it can't be read, isn't a regular file (a pipe or a device could block for ever), or
/// has more than \a maxBytes.
Result<QByteArray> readFile(const QString &path, qint64 maxBytes);

/// Reads a whole file as UTF-8 text, of at most 128 MB. Fails if it can't be read, is empty, isn't a regular file or
/// isn't text; the message names the line.
Result<QString> readTextFile(const QString &path);

} // namespace mexplorer
