// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/layout/layeredlayout.h"

namespace mexplorer {

/// The number of pairs of moves without a common end that cross, as straight lines between \a points, which are indexed
/// by position.
inline quint64 countCrossings(const GameGraph &graph, const std::vector<QPointF> &points)
{
    struct Line
    {
        PositionId from;
        PositionId to;
    };
    std::vector<Line> lines;
    for (PositionId id = 0; id < graph.positionCount(); ++id) {
        for (const PositionId follower : graph.followers(id))
            lines.push_back({id, follower});
    }
    const auto side = [&](Line line, PositionId id) {
        const QPointF way = points[line.to] - points[line.from];
        const QPointF other = points[id] - points[line.from];
        return way.x() * other.y() - way.y() * other.x();
    };
    quint64 count = 0;
    for (std::size_t i = 0; i < lines.size(); ++i) {
        for (std::size_t k = i + 1; k < lines.size(); ++k) {
            const Line a = lines[i];
            const Line b = lines[k];
            const bool meet = a.from == b.from || a.to == b.to || a.from == b.to || a.to == b.from;
            count += !meet && side(a, b.from) * side(a, b.to) < 0 && side(b, a.from) * side(b, a.to) < 0;
        }
    }
    return count;
}

inline quint64 countCrossings(const GameGraph &graph, const LayeredLayout &layout)
{
    std::vector<QPointF> points;
    for (PositionId id = 0; id < graph.positionCount(); ++id)
        points.push_back(layout.point(id));
    return countCrossings(graph, points);
}

} // namespace mexplorer
