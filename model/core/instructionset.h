// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

namespace mexplorer {

/// The sets of vector instructions that the engines are compiled for and this processor has, the best first:
/// "avx512", "avx2", "sse4", "ssse3", "scalar".
QStringList instructionSets();

/// Makes engines that begin their work from now on use the set \a name of instructionSets(), or the best again if it is
/// empty. False if this processor doesn't have it. For tests and for comparing; not thread-safe.
bool useInstructionSet(const QString &name);

} // namespace mexplorer
