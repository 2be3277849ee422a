// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/commandusage.h"

#include <QStringList>
#include <QTextStream>

namespace mexplorer {

/// What the command takes.
CommandUsage tableUsage();
/// `mexplorer table`: all positions of the matrix game on one board. Returns the exit status.
int runTableCommand(const QStringList &arguments, QTextStream &out, QTextStream &err);

} // namespace mexplorer
