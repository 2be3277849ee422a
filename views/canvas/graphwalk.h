// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/canvas/graphpicture.h"

namespace mexplorer {

enum class WalkStep { Forward, Back, Next, Previous };

/// What an arrow key, Qt::Key_Down and so on, means where moves lead downwards, or from left to right.
WalkStep walkStepFor(int key, Orientation orientation);

/// Where the arrow keys lead: forward along a move, back against one, or to a neighbour in the layer. Going back
/// retraces the moves that were walked forward.
class GraphWalk
{
public:
    /// The position one step from \a from; \a from itself where there is none.
    ShownId step(const GraphPicture &picture, ShownId from, WalkStep step);
    void clear() { m_trail.clear(); }

private:
    std::vector<ShownId> m_trail; ///< where forward steps began, and at the end where the last one led
};

} // namespace mexplorer
