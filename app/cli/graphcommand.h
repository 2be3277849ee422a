// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/commandusage.h"

#include <QStringList>
#include <QTextStream>

namespace mexplorer {

/// What the command takes.
CommandUsage graphUsage();
/// `mexplorer graph`: writes the graph of a game in the format that the file's ending names.
int runGraphCommand(const QStringList &arguments, QTextStream &out, QTextStream &err);

/// True if \a arguments (those of the program) write a picture, which needs a QGuiApplication to be drawn.
bool asksForPicture(const QStringList &arguments);

} // namespace mexplorer
