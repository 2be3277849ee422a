// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/commandusage.h"

#include <QStringList>
#include <QTextStream>

namespace mexplorer {

/// What the command takes.
CommandUsage helpUsage();
/// `mexplorer help`: the general help, that of one command, or, for packagers, the man page and the completion of bash.
/// \a arguments begin with the command's name. Returns an exit status.
int runHelpCommand(const QStringList &arguments, QTextStream &out, QTextStream &err);

/// What `mexplorer --help` prints.
void printGeneralHelp(QTextStream &out);

} // namespace mexplorer
