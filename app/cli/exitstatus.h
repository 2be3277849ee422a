// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/result.h"

#include <QTextStream>

namespace mexplorer {

/// What the program's commands return to the shell.
namespace ExitStatus {
inline constexpr int done = 0;
inline constexpr int noAnswer = 1;  ///< the question has no answer within the limits given; the limit is named
inline constexpr int badInput = 2;  ///< what was given can't be read
inline constexpr int cancelled = 3; ///< Ctrl-C; what was finished is kept
} // namespace ExitStatus

/// The exit status that says that \a problem stood in the way.
int exitStatus(const Problem &problem);

/// Prints \a problem as one line to \a err and returns its exit status.
int report(const Problem &problem, QTextStream &err);

} // namespace mexplorer
