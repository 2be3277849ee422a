#include "model/layout/crossings.h"

#include <algorithm>

namespace mexplorer {

namespace {

struct Point
{
    double x;
    double y;
};

double side(Point a, Point b, Point c)
{
    return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);
}

bool cross(Point a, Point b, Point c, Point d)
{
    return side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0;
}

bool meet(Lines::Move a, Lines::Move b)
{
    return a.from == b.from || a.to == b.to || a.from == b.to || a.to == b.from;
}

} // namespace

Lines::Lines(const GameGraph &graph, const std::vector<float> &across, const std::vector<float> &along)
    : Lines(across, along)
{
    m_moves.reserve(graph.moveCount());
    for (PositionId id = 0; id < graph.positionCount(); ++id) {
        for (const PositionId follower : graph.followers(id))
            m_moves.push_back({id, follower});
    }
}

quint64 Lines::crossings() const
{
    quint64 count = 0;
    for (std::size_t i = 0; i < m_moves.size(); ++i)
        count += crossingsOf(m_moves[i], i + 1);
    return count;
}

quint64 Lines::crossingsOf(Move move, std::size_t first) const
{
    const auto point = [this](PositionId id) { return Point{m_across[id], m_along[id]}; };
    const Point a = point(move.from);
    const Point b = point(move.to);
    const auto [top, bottom] = std::minmax(a.y, b.y);
    quint64 count = 0;
    for (std::size_t i = first; i < m_moves.size(); ++i) {
        const Move &other = m_moves[i];
        const Point c = point(other.from);
        const Point d = point(other.to);
        if (std::max(c.y, d.y) > top && std::min(c.y, d.y) < bottom && !meet(move, other) && cross(a, b, c, d))
            ++count;
    }
    return count;
}

quint64 CrossingCounter::at(PositionId id)
{
    m_tests += m_lines.count() * (m_graph.followers(id).size() + m_predecessors(id).size());
    quint64 count = 0;
    for (const PositionId follower : m_graph.followers(id))
        count += m_lines.crossingsOf({id, follower});
    for (const PositionId source : m_predecessors(id))
        count += m_lines.crossingsOf({source, id});
    return count;
}

quint64 countCrossings(const GameGraph &graph, const std::vector<float> &across, const std::vector<float> &along)
{
    return Lines(graph, across, along).crossings();
}

} // namespace mexplorer
