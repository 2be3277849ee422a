#pragma once

#include <QStringList>
#include <QTextStream>

namespace mexplorer {

/// `mexplorer value GAME [--misere] [--json]`: value, outcome and every winning move. \a arguments begin with the
/// command's name. Returns an exit status.
int runValueCommand(const QStringList &arguments, QTextStream &out, QTextStream &err);

} // namespace mexplorer
