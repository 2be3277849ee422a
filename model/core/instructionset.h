// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

namespace mexplorer {

/// The sets of vector instructions that the engines are compiled for and this processor supports, the best first:
/// "avx512", "avx2", "sse4", "ssse3", "scalar".
QStringList instructionSets();

/// Makes engines that start later use the set \a name of instructionSets(), or the best one if it is empty. Returns
/// false if this processor doesn't support it. For tests and comparisons; not thread-safe.
bool useInstructionSet(const QString &name);

} // namespace mexplorer
