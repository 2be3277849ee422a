// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/functionref.h"
#include "model/core/result.h"

#include <optional>

class QByteArray;
class QIODevice;

namespace mexplorer {

/// Writes a file that is there whole or not at all: \a write fills it, and when it returns a problem, or the disk is
/// full, what was at \a path before is still there. Nothing if it is done.
std::optional<Problem> writeSafely(const QString &path, FunctionRef<std::optional<Problem>(QIODevice &)> write);
/// The same for a file of these bytes.
std::optional<Problem> writeSafely(const QString &path, const QByteArray &bytes);

} // namespace mexplorer
