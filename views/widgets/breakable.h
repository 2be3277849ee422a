#pragma once

#include <QString>

namespace mexplorer {

/// \a expression for a label that breaks lines: places are marked, invisibly, where a long position may go on in the
/// next line. For reading only: what is marked can't be pasted into the game bar.
QString breakable(const QString &expression);

} // namespace mexplorer
