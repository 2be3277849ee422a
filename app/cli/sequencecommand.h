#pragma once

#include <QStringList>
#include <QTextStream>

namespace mexplorer {

/// `mexplorer sequence RULES --terms N [--prove-period] [-o FILE.csv] [--json]`: the SG values of single heaps, and
/// their period. \a arguments begin with the command's name. Returns an exit status.
int runSequenceCommand(const QStringList &arguments, QTextStream &out, QTextStream &err);

} // namespace mexplorer
