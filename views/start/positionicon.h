// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QIcon>

namespace mexplorer {

/// The start position of a game expression in miniature, in the colours of the theme. Empty for a game from a file,
/// which is not read for it.
QIcon positionIcon(const QString &expression);
/// A picture for a file: a graph's, or that of a session.
QIcon fileIcon(const QString &path);

} // namespace mexplorer
