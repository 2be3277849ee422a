// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/commandusage.h"

#include <QStringList>
#include <QTextStream>

namespace mexplorer {

/// What the command takes.
CommandUsage whyUsage();
/// `mexplorer why`: why a position is P or N, or has its value, as a tree. \a arguments begin with the command's name.
/// Returns an exit status.
int runWhyCommand(const QStringList &arguments, QTextStream &out, QTextStream &err);

} // namespace mexplorer
