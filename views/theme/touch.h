// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QMenu;
class QPoint;
class QWidget;

namespace mexplorer {

/// How wide and high, in pixels, what is pressed by a finger is where there is room for it.
inline constexpr int touchSize = 44;

/// Whether a widget, with the buttons, rows or handle that it has, is as large as a finger needs: a button, a field, a
/// box of choices or of a number, a slider.
void setTouchSized(QWidget *widget, bool isTouchSized = true);
/// Opens a menu at a place of the screen, with rows as high as a finger needs, or as two thirds of the screen
/// have room for.
void popUpForTouch(QMenu *menu, const QPoint &at);

} // namespace mexplorer
