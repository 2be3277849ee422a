// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/commandusage.h"

#include <QStringList>
#include <QTextStream>

namespace mexplorer {

class CommandOptions;

// The commands of the command line: of each what it takes, and what runs it with the options that were read. The result
// is an exit status.

/// `mexplorer value`: value, outcome and every winning move.
CommandUsage valueUsage();
int runValueCommand(CommandOptions &options, QTextStream &out, QTextStream &err);

/// `mexplorer steps`: a walk-through, the same that the window shows.
CommandUsage stepsUsage();
int runStepsCommand(CommandOptions &options, QTextStream &out, QTextStream &err);

/// `mexplorer why`: why a position is P or N, or has its value, as a tree.
CommandUsage whyUsage();
int runWhyCommand(CommandOptions &options, QTextStream &out, QTextStream &err);

/// `mexplorer graph`: writes the graph of a game in the format that the file's ending names.
CommandUsage graphUsage();
int runGraphCommand(CommandOptions &options, QTextStream &out, QTextStream &err);

/// True if \a arguments (those of the program) write a picture, which needs a QGuiApplication to be drawn.
bool asksForPicture(const QStringList &arguments);

/// `mexplorer sequence`: the SG values of single heaps, and their period.
CommandUsage sequenceUsage();
int runSequenceCommand(CommandOptions &options, QTextStream &out, QTextStream &err);

/// `mexplorer table`: all positions of the matrix game on one board.
CommandUsage tableUsage();
int runTableCommand(CommandOptions &options, QTextStream &out, QTextStream &err);

/// `mexplorer exercises`: a sheet of exercises with its key.
CommandUsage exercisesUsage();
int runExercisesCommand(CommandOptions &options, QTextStream &out, QTextStream &err);

/// `mexplorer puzzle`: puzzles of a game or a family, the puzzle of the day, or one that was sent.
CommandUsage puzzleUsage();
int runPuzzleCommand(CommandOptions &options, QTextStream &out, QTextStream &err);

/// `mexplorer help`: the general help, that of one command, or, for packagers, the man page and the completion of bash.
CommandUsage helpUsage();
int runHelpCommand(CommandOptions &options, QTextStream &out, QTextStream &err);

/// What `mexplorer --help` prints.
void printGeneralHelp(QTextStream &out);

} // namespace mexplorer
