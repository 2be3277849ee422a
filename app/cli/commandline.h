// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/commands.h"

#include <QStringList>
#include <QTextStream>

#include <span>

namespace mexplorer {

/// All commands, in the order of the help.
std::span<const ProgramCommand *const> programCommands();
/// Returns null if there is none of this name.
const ProgramCommand *findProgramCommand(const QString &name);

/// True if \a argument, the program's first, is the name of a command or an option for help or the version.
bool isCommandLine(const QString &argument);

/// Runs the command in \a arguments (the program's name first) and returns its exit status.
int runCommandLine(const QStringList &arguments, QTextStream &out, QTextStream &err);

/// True for "--present GAME|FILE", which opens the window in presentation mode.
bool asksToPresent(const QStringList &arguments);
/// Returns the game or file that the window is to open; empty if there is none.
QString windowArgument(const QStringList &arguments);

/// Returns the problem of \a arguments that open the window (the program's name first); empty if they are a game
/// expression, an existing file, or nothing.
QString validateWindowArguments(const QStringList &arguments);

/// Returns the message for when there is no display.
QString noDisplayLine();

/// True if a text means a file and not a game, by its folder or its ending, whether or not the file exists.
bool looksLikeFile(const QString &argument);

} // namespace mexplorer
