// Crossings by place
//
// Let a position move along its row while all others stand still. Seen from the other end of one of its moves, a line
// hides a part of the row: the move crosses the line exactly while the position is in there. So one look at a pair of
// moves gives an interval of places instead of the answer for a single place, and the intervals' ends, summed from left
// to right, give the crossings at each place.
//
// Lines between the same two rows are looked at together: where the interval of one begins and ends is then the same
// sum of its two places, with factors found once for all of them.

#include "model/layout/placecosts.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace mexplorer {

namespace {

constexpr double tiny = 1e-3; // of a place: so near is touching
constexpr double infinite = std::numeric_limits<double>::infinity();

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
            if (along[id] <= along[follower])
                m_moves.push_back({id, follower});
            else
                m_moves.push_back({follower, id});
        }
    }
    const auto span = [&along](Move move) { return std::pair(along[move.upper], along[move.lower]); };
    std::stable_sort(m_moves.begin(), m_moves.end(), [&](Move a, Move b) { return span(a) < span(b); });
    for (quint32 i = 0; i < m_moves.size(); ++i) {
        const auto [top, bottom] = span(m_moves[i]);
        if (m_bundles.empty() || m_bundles.back().top != top || m_bundles.back().bottom != bottom)
            m_bundles.push_back({top, bottom, i, i});
        m_bundles.back().end = i + 1;
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
    visitMoves(id, without, [&count, x = double(m_places[id])](Interval interval) { count += interval.contains(x); });
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

/// Casts cut off what is behind the point, which rounds down: all numbers are made positive before.
void PlaceCosts::add(Interval interval)
{
    const auto end = static_cast<double>(m_costs.size() - 1);
    const double first = std::max(interval.from - tiny + m_reach, -1.0);
    const double last = std::min(interval.to + tiny + m_reach, end - 1);
    if (first > last || last < 0)
        return;
    ++m_costs[static_cast<std::size_t>(first + 1)];
    --m_costs[static_cast<std::size_t>(last) + 1];
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
    const auto [top, bottom] = std::minmax(m_along[id], m_along[neighbour]);
    for (const Bundle &bundle : m_bundles) {
        if (bundle.top >= bottom)
            break; // and so do all that follow
        if (bundle.bottom <= top)
            continue;
        m_tests += bundle.end - bundle.begin;
        const Shadow shadow(m_along[id], m_along[neighbour], bundle);
        for (quint32 i = bundle.begin; i < bundle.end; ++i) {
            const Move move = m_moves[i];
            if (move.upper == id || move.lower == id || move.upper == neighbour || move.lower == neighbour ||
                move.upper == without || move.lower == without)
                continue;
            shadow.visit(m_places[neighbour], m_places[move.upper], m_places[move.lower], visit);
        }
    }
}

/// Level 0 is where the position is, 1 where its neighbour is.
PlaceCosts::Shadow::Shadow(double along, double neighbours, const Bundle &bundle)
{
    const double way = neighbours - along;
    m_isLevel = way == 0;
    if (m_isLevel) {
        m_first = (along - double(bundle.top)) / double(bundle.bottom - bundle.top);
        return;
    }
    double near = (double(bundle.top) - along) / way;
    double far = (double(bundle.bottom) - along) / way;
    m_turned = near > far;
    if (m_turned)
        std::swap(near, far);
    m_cutsNear = near <= 0;
    m_cutsFar = far >= 1;
    const double height = far - near;
    // Both ends of the interval are near * (1 - s) + far * s for a line that reaches over that level, else a shadow.
    m_first = m_cutsNear ? (height > 0 ? -near / height : 0) : 1 / (1 - near);
    m_last = m_cutsFar ? (height > 0 ? (1 - near) / height : 0) : 1 / (1 - far);
}

/// What a line hides of level 0 from a neighbour on level 1.
template <class Visit>
void PlaceCosts::Shadow::visit(double neighbour, double upper, double lower, const Visit &visit) const
{
    if (m_isLevel) { // a neighbour on the same level sees all that is past the point where the line crosses the level
        const double crossed = upper + (lower - upper) * m_first;
        if (crossed > neighbour)
            visit(Interval{crossed, infinite});
        else if (crossed < neighbour)
            visit(Interval{-infinite, crossed});
        return;
    }
    const double near = m_turned ? lower : upper;
    const double far = m_turned ? upper : lower;
    const double first = m_cutsNear ? near + (far - near) * m_first : neighbour + (near - neighbour) * m_first;
    double last = neighbour + (far - neighbour) * m_last;
    if (m_cutsFar) {
        const double past = near + (far - near) * m_last - neighbour;
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

} // namespace mexplorer
