// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace mexplorer {

/// How wide and high, in pixels, what is pressed by a finger is where there is room for it.
inline constexpr int touchSize = 44;

} // namespace mexplorer
