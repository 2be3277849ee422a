// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QIcon>

namespace mexplorer {

/// The icon `:/icons/NAME.svg`, drawn with one stroke in the theme's text colour. It follows a change of theme by
/// itself, is paler when disabled, and takes the palette's highlight colour when switched on.
QIcon themeIcon(const QString &name);

} // namespace mexplorer
