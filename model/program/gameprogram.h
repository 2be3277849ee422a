// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/jobcontrol.h"
#include "model/core/result.h"
#include "model/games/rules.h"
#include "model/graph/labels.h"

#include <QStringList>

namespace mexplorer {

/// The languages in which a game is written as a program.
enum class ProgramLanguage : quint8 { Python, Cpp };

/// The words for the languages on the command line: "python", "cpp".
QStringList programLanguageNames();
std::optional<ProgramLanguage> programLanguageFromName(const QString &name);

/// Writes a program that prints the SG value of \a position in its first line, and who wins, "First" or "Second", in
/// the next one. It needs the standard library of Python 3 or C++17 only. Where a law of the heaps is proved, the
/// program uses it, so that \a position may have large heaps. Fails, saying what, for what can't be written.
Result<QString> gameProgram(const Position &position, Convention convention, ProgramLanguage language,
                            JobControl &control);

} // namespace mexplorer
