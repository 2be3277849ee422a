// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/canvas/graphpicture.h"

namespace mexplorer {

enum class WalkStep { Forward, Back, Next, Previous };

/// Returns the direction that an arrow key (Qt::Key_Down and so on) means in an orientation of the layout.
WalkStep walkStepFor(int key, Orientation orientation);

/// Keyboard navigation: forward along a move, back against one, or to a neighbour in the layer. Going back retraces the
/// moves that were walked forward.
class KeyboardWalk
{
public:
    /// Returns the position one step from \a from, or \a from if there is none.
    ShownId step(const GraphPicture &picture, ShownId from, WalkStep step);
    void clear() { m_trail.clear(); }

private:
    std::vector<ShownId> m_trail; ///< the positions where forward steps began, followed by the last one reached
};

} // namespace mexplorer
