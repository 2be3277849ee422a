// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/commandusage.h"

#include <QTextStream>

namespace mexplorer {

/// "mexplorer exercises GAME|FAMILY": a sheet of exercises with its key.
CommandUsage exercisesUsage();
int runExercisesCommand(const QStringList &arguments, QTextStream &out, QTextStream &err);

} // namespace mexplorer
