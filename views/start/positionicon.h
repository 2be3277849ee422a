// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QIcon>

namespace mexplorer {

/// Returns the start position of a game expression in miniature, in the colours of the theme. Empty for a game from a
/// file, which isn't read for an icon.
QIcon positionIcon(const QString &expression);
/// Returns the icon of a graph file or a session file.
QIcon fileIcon(const QString &path);

} // namespace mexplorer
