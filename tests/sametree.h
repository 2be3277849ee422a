// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/play/gametree.h"

namespace mexplorer {

/// True if two games have the same start, convention, moves in the same order, and notes, whatever their nodes'
/// numbers.
inline bool isSameTree(const GameTree &a, const GameTree &b)
{
    const std::vector<NodeId> as = a.nodes();
    const std::vector<NodeId> bs = b.nodes();
    if (as.size() != bs.size() || a.start() != b.start() || a.convention() != b.convention())
        return false;
    for (std::size_t i = 0; i < as.size(); ++i) {
        // Equal numbers of children at each node in the same order make equal trees.
        if (a.children(as[i]).size() != b.children(bs[i]).size() || a.depth(as[i]) != b.depth(bs[i]) ||
            a.note(as[i]) != b.note(bs[i]) || a.hintStage(as[i]) != b.hintStage(bs[i]))
            return false;
        if (as[i] != rootNode &&
            (a.move(as[i]).component != b.move(bs[i]).component || a.move(as[i]).cells != b.move(bs[i]).cells))
            return false;
    }
    return true;
}

} // namespace mexplorer
