#pragma once

#include <QStringList>
#include <QTextStream>

namespace mexplorer {

/// `mexplorer steps GAME [--kind KIND] [--format FORMAT]`: a walk-through, the same that the window shows. \a arguments
/// begin with the command's name. Returns an exit status.
int runStepsCommand(const QStringList &arguments, QTextStream &out, QTextStream &err);

} // namespace mexplorer
