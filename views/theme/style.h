// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QApplication;

namespace mexplorer {

/// Gives the program its look: Fusion below a small style sheet whose colours are the theme's and follow it.
void applyStyle(QApplication &app);

/// Makes all type \a scale times as large as the desktop's.
void setTypeScale(double scale);

} // namespace mexplorer
