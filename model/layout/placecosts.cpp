// Crossings by place
//
// Let a position move along its row while all others stand still. Seen from the other end of one of its moves, a line
// hides a part of the row: the move crosses the line exactly while the position is in there. So one look at a pair of
// moves gives an interval of places instead of the answer for a single place, and the intervals' ends, summed from left
// to right, give the crossings at each place.

#include "model/layout/placecosts.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace mexplorer {

namespace {

constexpr double infinite = std::numeric_limits<double>::infinity();
constexpr double tiny = 1e-3; // of a place: so near is touching

} // namespace

bool PlaceCosts::Interval::contains(double x) const
{
    return from - tiny <= x && x <= to + tiny;
}

PlaceCosts::PlaceCosts(const GameGraph &graph, const Predecessors &predecessors, const std::vector<float> &along,
                       const std::vector<int> &places, int reach)
    : m_graph(graph), m_predecessors(predecessors), m_along(along), m_places(places), m_reach(reach)
{
    for (PositionId id = 0; id < graph.positionCount(); ++id) {
        for (const PositionId follower : graph.followers(id)) {
            const auto [top, bottom] = std::minmax(along[id], along[follower]);
            const bool down = along[id] <= along[follower];
            m_moves.push_back({down ? id : follower, down ? follower : id, top, bottom});
        }
    }
}

const std::vector<int> &PlaceCosts::byPlace(PositionId id)
{
    m_costs.assign(static_cast<std::size_t>(2 * m_reach + 2), 0);
    visitMoves(id, noPosition, [this](Interval interval) { add(interval); });
    for (std::size_t i = 1; i < m_costs.size(); ++i)
        m_costs[i] += m_costs[i - 1];
    m_costs.pop_back();
    return m_costs;
}

int PlaceCosts::here(PositionId id, PositionId without)
{
    int count = 0;
    visitMoves(id, without, [&](Interval interval) { count += interval.contains(m_places[id]); });
    return count;
}

int PlaceCosts::all()
{
    int twice = 0;
    for (const Move &move : m_moves) {
        visitCrossed(move.upper, move.lower, noPosition,
                     [&](Interval interval) { twice += interval.contains(m_places[move.upper]); });
    }
    return twice / 2;
}

void PlaceCosts::add(Interval interval)
{
    const double first = std::ceil(std::max(interval.from - tiny, double(-m_reach)));
    const double last = std::floor(std::min(interval.to + tiny, double(m_reach)));
    if (first > last)
        return;
    ++m_costs[static_cast<std::size_t>(static_cast<int>(first) + m_reach)];
    --m_costs[static_cast<std::size_t>(static_cast<int>(last) + m_reach + 1)];
}

template <class Visit> void PlaceCosts::visitMoves(PositionId id, PositionId without, const Visit &visit)
{
    for (const auto neighbours : {m_graph.followers(id), m_predecessors(id)}) {
        for (const PositionId neighbour : neighbours) {
            if (neighbour != without && neighbour != id)
                visitCrossed(id, neighbour, without, visit);
        }
    }
}

/// For each line, the places of the position where its move to the neighbour crosses that line.
template <class Visit>
void PlaceCosts::visitCrossed(PositionId id, PositionId neighbour, PositionId without, const Visit &visit)
{
    m_tests += m_moves.size();
    const double start = m_along[id];
    const double way = m_along[neighbour] - m_along[id];
    const double x = m_places[neighbour];
    const auto [top, bottom] = std::minmax(m_along[id], m_along[neighbour]);
    for (const Move &move : m_moves) {
        if (move.top >= bottom || move.bottom <= top)
            continue;
        const auto ends = [&move](PositionId end) { return move.upper == end || move.lower == end; };
        if (ends(id) || ends(neighbour) || ends(without))
            continue;
        const Point a{double(m_places[move.upper]), move.top};
        const Point b{double(m_places[move.lower]), move.bottom};
        if (way == 0) {
            visitLevelPlaces(x, a.x + (b.x - a.x) * (start - a.y) / (b.y - a.y), visit);
            continue;
        }
        // Level 0 is where the position is, 1 where its neighbour is.
        const Point c{a.x, (a.y - start) / way};
        const Point d{b.x, (b.y - start) / way};
        visitPlaces(x, c.y < d.y ? c : d, c.y < d.y ? d : c, visit);
    }
}

/// What a line between two points hides of level 0 from a neighbour on level 1.
template <class Visit> void PlaceCosts::visitPlaces(double neighbour, Point near, Point far, const Visit &visit)
{
    const double slope = far.y > near.y ? (far.x - near.x) / (far.y - near.y) : 0;
    const auto shadow = [neighbour](Point point) { return neighbour + (point.x - neighbour) / (1 - point.y); };
    const double first = near.y <= 0 ? near.x - slope * near.y : shadow(near);
    double last = 0;
    if (far.y < 1) {
        last = shadow(far);
    } else {
        const double past = near.x + slope * (1 - near.y) - neighbour;
        if (std::abs(past) <
            tiny / 10) { // the line goes through the neighbour: touching, but for one line on the other
            visit(Interval{-infinite, first - 2 * tiny});
            visit(Interval{first + 2 * tiny, infinite});
            return;
        }
        last = past > 0 ? infinite : -infinite;
    }
    if (std::abs(first - last) > tiny / 10)
        visit(Interval{std::min(first, last), std::max(first, last)});
}

/// A neighbour on the same level sees all that is past the point where the line crosses the level.
template <class Visit> void PlaceCosts::visitLevelPlaces(double neighbour, double crossed, const Visit &visit)
{
    if (crossed > neighbour)
        visit(Interval{crossed, infinite});
    else if (crossed < neighbour)
        visit(Interval{-infinite, crossed});
}

} // namespace mexplorer
