// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/result.h"

namespace mexplorer {

/// Reads a whole file as UTF-8 text, of at most 128 MB. A problem if it can't be read, is empty, isn't a regular file
/// or isn't text; the message says which line isn't.
Result<QString> readTextFile(const QString &path);

} // namespace mexplorer
