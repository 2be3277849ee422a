// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/commandusage.h"

#include <QTextStream>

namespace mexplorer {

/// What the command takes.
CommandUsage puzzleUsage();
/// `mexplorer puzzle`: puzzles of a game or a family, the puzzle of the day, or one that was sent. \a arguments begin with
/// the command's name. Returns an exit status.
int runPuzzleCommand(const QStringList &arguments, QTextStream &out, QTextStream &err);

} // namespace mexplorer
