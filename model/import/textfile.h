// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/result.h"

#include <QByteArray>

namespace mexplorer {

/// Reads a whole file. A problem if it can't be read, isn't a regular file, which a pipe or a device would hold up for
/// ever, or has more than \a maxBytes.
Result<QByteArray> readFile(const QString &path, qint64 maxBytes);

/// Reads a whole file as UTF-8 text, of at most 128 MB. A problem if it can't be read, is empty, isn't a regular file
/// or isn't text; the message says which line isn't.
Result<QString> readTextFile(const QString &path);

} // namespace mexplorer
