// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QIcon>

namespace mexplorer {

/// Returns the icon `:/icons/NAME.svg`, drawn in the theme's text colour. It follows a change of theme, is paler when
/// disabled, and has the palette's highlight colour when switched on.
QIcon themeIcon(const QString &name);

} // namespace mexplorer
