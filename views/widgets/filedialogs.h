#pragma once

#include <QString>

class QFileDialog;

namespace mexplorer {

/// A file name for what was made of a game, without its ending: "kayles-7" for kayles:7, "moves-a" for the vertex a of
/// graph{/data/moves.dot}. Letters, digits, dots and hyphens only, at most 60 of them.
QString fileNameFor(const QString &expression);

/// Lets a dialog that opens a file start in the folder that was used last, and remembers the one that is chosen.
void useLastFolder(QFileDialog *dialog);

/// The same for a dialog that saves one; it proposes a name made of \a expression, with the dialog's default ending.
/// When another kind of file is chosen, its ending becomes the default one.
void proposeFileName(QFileDialog *dialog, const QString &expression);

} // namespace mexplorer
