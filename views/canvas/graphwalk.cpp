// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/canvas/graphwalk.h"

#include <algorithm>
#include <cmath>

namespace mexplorer {

namespace {

PositionId nearestOf(std::span<const PositionId> candidates, const LayeredLayout &layout, PositionId from)
{
    const auto distance = [&](PositionId id) {
        const QPointF way = layout.point(id) - layout.point(from);
        return std::hypot(way.x(), way.y());
    };
    const auto best = std::min_element(candidates.begin(), candidates.end(),
                                       [&](PositionId a, PositionId b) { return distance(a) < distance(b); });
    return best == candidates.end() ? from : *best;
}

} // namespace

WalkStep walkStepFor(int key, Orientation orientation)
{
    const bool topDown = orientation == Orientation::TopDown;
    switch (key) {
    case Qt::Key_Down:
        return topDown ? WalkStep::Forward : WalkStep::Next;
    case Qt::Key_Up:
        return topDown ? WalkStep::Back : WalkStep::Previous;
    case Qt::Key_Right:
        return topDown ? WalkStep::Next : WalkStep::Forward;
    default:
        return topDown ? WalkStep::Previous : WalkStep::Back;
    }
}

PositionId GraphWalk::step(const ExploredGraph &explored, const LayeredLayout &layout, PositionId from, WalkStep step)
{
    if (m_trail.empty() || m_trail.back() != from)
        m_trail.assign(1, from);
    switch (step) {
    case WalkStep::Forward: {
        const auto followers = explored.graph->followers(from);
        if (followers.empty())
            return from;
        m_trail.push_back(followers.front());
        return followers.front();
    }
    case WalkStep::Back:
        m_trail.pop_back();
        if (m_trail.empty())
            m_trail.push_back(nearestOf((*explored.predecessors)(from), layout, from));
        return m_trail.back();
    case WalkStep::Next:
    case WalkStep::Previous: {
        const PositionId neighbour = layout.neighbour(from, step == WalkStep::Next ? 1 : -1);
        return neighbour == noPosition ? from : neighbour;
    }
    }
    return from;
}

} // namespace mexplorer
