// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPen>

namespace mexplorer {

struct Colors;

/// Draws the dashed ring or outline with which all boards mark a hint.
QPen hintPen(const Colors &colors);
/// The outline of the selection: solid where it is a move, dashed in the warning colour where it isn't.
QPen selectionPen(const Colors &colors, bool isMove);

} // namespace mexplorer
