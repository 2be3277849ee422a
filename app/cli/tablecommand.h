#pragma once

#include <QStringList>
#include <QTextStream>

namespace mexplorer {

/// `mexplorer table matrix:5x5`: all positions of the matrix game on one board. Returns the exit status.
int runTableCommand(const QStringList &arguments, QTextStream &out, QTextStream &err);

} // namespace mexplorer
