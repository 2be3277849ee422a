// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/commands.h"

#include <QStringList>
#include <QTextStream>

#include <span>

namespace mexplorer {

/// All commands, in the order of the help.
std::span<const ProgramCommand *const> programCommands();
/// Null if there is none of this name.
const ProgramCommand *findProgramCommand(const QString &name);

/// True if \a argument, the program's first, names a command, or is for help or the version, and not for the window.
bool isCommandLine(const QString &argument);

/// Runs the command in \a arguments (the program's name first) and returns its exit status.
int runCommandLine(const QStringList &arguments, QTextStream &out, QTextStream &err);

/// True for "--present GAME|FILE": the window presents it to an audience.
bool asksToPresent(const QStringList &arguments);
/// The game or file that the window is to open; empty if there is none.
QString windowArgument(const QStringList &arguments);

/// What is wrong with \a arguments that open the window (the program's name first); empty if they are a game
/// expression, a file that exists, or nothing.
QString validateWindowArguments(const QStringList &arguments);

/// One line for when there is no display to open a window on.
QString noDisplayLine();

/// True for a text that means a file rather than a game, whether or not there is one: by its folder or its ending.
bool looksLikeFile(const QString &argument);

} // namespace mexplorer
