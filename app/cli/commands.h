// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/commandusage.h"

#include <QTextStream>

namespace mexplorer {

class CommandOptions;

/// A command that runs without a display.
struct ProgramCommand
{
    const char *name;
    CommandUsage (*usage)();
    /// Called with the parsed options; returns an exit status.
    int (*run)(CommandOptions &options, QTextStream &out, QTextStream &err);

    /// Runs the command, or prints its help; \a arguments begin with its name. Returns an exit status.
    int call(const QStringList &arguments, QTextStream &out, QTextStream &err) const;
};

/// `mexplorer value`: value, outcome and every winning move.
extern const ProgramCommand valueCommand;
/// `mexplorer split`: writes the search of a board as jobs for several machines.
extern const ProgramCommand splitCommand;
/// `mexplorer join`: answers a question that was split, from what its jobs have found.
extern const ProgramCommand joinCommand;
/// `mexplorer steps`: a walk-through, the same as in the window.
extern const ProgramCommand stepsCommand;
/// `mexplorer why`: why a position is P or N, or has its value, as a tree.
extern const ProgramCommand whyCommand;
/// `mexplorer graph`: writes the graph of a game in the format of the file's ending.
extern const ProgramCommand graphCommand;
/// `mexplorer sequence`: the SG values of single heaps, and their period.
extern const ProgramCommand sequenceCommand;
/// `mexplorer compare`: how sequences of values are related.
extern const ProgramCommand compareCommand;
/// `mexplorer law`: the law of a game's values or P-positions.
extern const ProgramCommand lawCommand;
/// `mexplorer table`: all positions of the matrix game on one board.
extern const ProgramCommand tableCommand;
/// `mexplorer nimber`: calculates in nim-arithmetic.
extern const ProgramCommand nimberCommand;
/// `mexplorer program`: a position as a program in Python or C++.
extern const ProgramCommand programCommand;
/// `mexplorer serve`: answers requests of other programs.
extern const ProgramCommand serveCommand;
/// `mexplorer play`: a game against the solver in the terminal; moves are read from standard input.
extern const ProgramCommand playCommand;
/// `mexplorer exercises`: a sheet of exercises with its key.
extern const ProgramCommand exercisesCommand;
/// `mexplorer puzzle`: puzzles of a game or a family, the puzzle of the day, or a given one.
extern const ProgramCommand puzzleCommand;
/// `mexplorer help`: the general help, that of one command, or, for packagers, the man page and the completion of bash.
extern const ProgramCommand helpCommand;

/// Prints the text of `mexplorer --help`.
void printGeneralHelp(QTextStream &out);

/// True if \a arguments (those of the program) write a picture, which needs a QGuiApplication.
bool asksForPicture(const QStringList &arguments);

} // namespace mexplorer
