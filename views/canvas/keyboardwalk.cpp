// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/canvas/keyboardwalk.h"

#include <algorithm>
#include <cmath>

namespace mexplorer {

namespace {

ShownId nearestOf(ShownIds candidates, const GraphPicture &picture, ShownId from)
{
    const auto distance = [&](ShownId id) {
        const QPointF way = picture.point(id) - picture.point(from);
        return std::hypot(way.x(), way.y());
    };
    const auto best = std::ranges::min_element(candidates, {}, distance);
    return best == candidates.end() ? from : *best;
}

} // namespace

WalkStep walkStepFor(int key, Orientation orientation)
{
    const bool isVertical = key == Qt::Key_Down || key == Qt::Key_Up;
    const bool isOn = key == Qt::Key_Down || key == Qt::Key_Right;
    if (isVertical == (orientation == Orientation::TopDown))
        return isOn ? WalkStep::Forward : WalkStep::Back;
    return isOn ? WalkStep::Next : WalkStep::Previous;
}

ShownId KeyboardWalk::step(const GraphPicture &picture, ShownId from, WalkStep step)
{
    if (m_trail.empty() || m_trail.back() != from)
        m_trail.assign(1, from);
    switch (step) {
    case WalkStep::Forward: {
        const ShownIds followers = picture.followers(from);
        if (followers.empty())
            return from;
        m_trail.push_back(followers.front());
        return followers.front();
    }
    case WalkStep::Back:
        m_trail.pop_back();
        if (m_trail.empty())
            m_trail.push_back(nearestOf(picture.predecessors(from), picture, from));
        return m_trail.back();
    case WalkStep::Next:
    case WalkStep::Previous: {
        const ShownId neighbour(picture.layout->neighbour(from.value, step == WalkStep::Next ? 1 : -1));
        return neighbour.isShown() ? neighbour : from;
    }
    }
    return from;
}

} // namespace mexplorer
