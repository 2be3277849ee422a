// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/commandusage.h"

#include <QStringList>
#include <QTextStream>

namespace mexplorer {

/// What the command takes.
CommandUsage sequenceUsage();
/// `mexplorer sequence`: the SG values of single heaps, and
/// their period. \a arguments begin with the command's name. Returns an exit status.
int runSequenceCommand(const QStringList &arguments, QTextStream &out, QTextStream &err);

} // namespace mexplorer
