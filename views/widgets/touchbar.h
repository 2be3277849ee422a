// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QToolBar;

namespace mexplorer {

/// Keeps the buttons of \a bar, which has them all, as high as a finger needs, and as wide where the bar has room.
void keepTouchSized(QToolBar *bar);

} // namespace mexplorer
