// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/commandusage.h"

#include <QStringList>
#include <QTextStream>

namespace mexplorer {

/// What the command takes.
CommandUsage valueUsage();
/// `mexplorer value`: value, outcome and every winning move. \a arguments begin with the
/// command's name. Returns an exit status.
int runValueCommand(const QStringList &arguments, QTextStream &out, QTextStream &err);

} // namespace mexplorer
