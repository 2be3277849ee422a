// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/commandusage.h"

#include <QStringList>
#include <QTextStream>

namespace mexplorer {

/// What the command takes.
CommandUsage stepsUsage();
/// `mexplorer steps`: a walk-through, the same that the window shows. \a arguments
/// begin with the command's name. Returns an exit status.
int runStepsCommand(const QStringList &arguments, QTextStream &out, QTextStream &err);

} // namespace mexplorer
