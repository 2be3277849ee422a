// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QWidget;

namespace mexplorer {

/// How wide and high, in pixels, what is pressed by a finger is where there is room for it.
inline constexpr int touchSize = 44;

/// Whether a widget, with the buttons, rows or handle that it has, is as large as a finger needs: a button, a field, a box
/// of choices or of a number, a slider, a menu.
void setTouchSized(QWidget *widget, bool isTouchSized = true);

} // namespace mexplorer
