// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QMenu;
class QPoint;
class QWidget;

namespace mexplorer {

/// The width and height of a touch target, in pixels, if there is space for it.
inline constexpr int touchSize = 44;

/// Makes a widget, with the buttons, rows or handle that it has, large enough for touch: a button, a field, a combo
/// box, a spin box, a slider.
void setTouchSized(QWidget *widget, bool isTouchSized = true);
/// Opens a menu at a point of the screen with rows high enough for touch, or as high as fits into two thirds of the
/// screen.
void popUpForTouch(QMenu *menu, const QPoint &at);

} // namespace mexplorer
