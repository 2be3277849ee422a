// SPDX-License-Identifier: GPL-3.0-or-later
// Crossings by place
//
// Let a position move along its row while all others are fixed. Seen from the other end of one of its moves, a line
// hides an interval of the row: the move crosses the line exactly if the position is in it. So one comparison of two
// moves gives an interval of places instead of the result for a single place, and the intervals' ends, summed from left
// to right, give the crossings at each place.
//
// Both ends of an interval are where the move, drawn from its other end, meets the line on the first and on the last
// level that the two share. Lines between the same two rows are compared together, as they share these levels.

#include "model/layout/crossingtable.h"

#include <algorithm>
#include <limits>

namespace mexplorer {

namespace {

constexpr double tiny = 1e-3; // of a place: closer lines touch

} // namespace

CrossingTable::CrossingTable(const LayerDrawing &drawing, const std::vector<int> &places, int reach)
    : m_graph(drawing.graph()), m_predecessors(drawing.predecessors()), m_along(drawing.along()), m_places(places),
      m_reach(reach)
{
    for (PositionId id = 0; id < m_graph.positionCount(); ++id) {
        for (const PositionId follower : m_graph.followers(id)) {
            if (m_along[id] < m_along[follower])
                m_moves.push_back({id, follower});
            else if (m_along[id] > m_along[follower])
                m_moves.push_back({follower, id});
        }
    }
    const auto levels = [this](Move move) { return std::pair(m_along[move.upper], m_along[move.lower]); };
    std::stable_sort(m_moves.begin(), m_moves.end(), [&](Move a, Move b) { return levels(a) < levels(b); });
    for (quint32 i = 0; i < m_moves.size(); ++i) {
        const auto [top, bottom] = levels(m_moves[i]);
        if (m_bundles.empty() || m_bundles.back().top != top || m_bundles.back().bottom != bottom)
            m_bundles.push_back({top, bottom, i, i});
        m_bundles.back().end = i + 1;
    }
}

/// Casts truncate, which rounds positive numbers down, so all numbers are made positive first.
const std::vector<int> &CrossingTable::byPlace(PositionId id)
{
    m_counts.assign(static_cast<std::size_t>(2 * m_reach + 2), 0);
    const int lastPlace = 2 * m_reach;
    visitMoves(id, noPosition, [this, lastPlace](double from, double to) {
        const double first = std::max(from + m_reach, -1.0);
        const double last = std::min(to + m_reach, double(lastPlace));
        if (first > last || last < 0)
            return;
        ++m_counts[static_cast<std::size_t>(first + 1)];
        --m_counts[static_cast<std::size_t>(last) + 1];
    });
    for (std::size_t i = 1; i < m_counts.size(); ++i)
        m_counts[i] += m_counts[i - 1];
    m_counts.pop_back();
    return m_counts;
}

int CrossingTable::here(PositionId id, PositionId without)
{
    int count = 0;
    visitMoves(id, without,
               [&count, x = double(m_places[id])](double from, double to) { count += from <= x && x <= to; });
    return count;
}

template <class Visit> void CrossingTable::visitMoves(PositionId id, PositionId without, const Visit &visit)
{
    for (const auto neighbours : {m_graph.followers(id), m_predecessors(id)}) {
        for (const PositionId neighbour : neighbours) {
            if (neighbour == without || m_along[neighbour] == m_along[id])
                continue;
            const auto [top, bottom] = std::minmax(m_along[id], m_along[neighbour]);
            for (const Bundle &bundle : m_bundles) {
                if (bundle.top >= bottom)
                    break; // as do all that follow
                if (bundle.bottom > top)
                    visitBundle(id, neighbour, without, bundle, visit);
            }
        }
    }
}

/// Visits, for each line, the places of the position at which its move to the neighbour crosses that line.
template <class Visit>
void CrossingTable::visitBundle(PositionId id, PositionId neighbour, PositionId without, const Bundle &bundle,
                                const Visit &visit)
{
    constexpr double infinite = std::numeric_limits<double>::infinity();
    const double level = double(m_along[id]);
    const double neighbours = double(m_along[neighbour]);
    const double top = double(bundle.top);
    const double height = double(bundle.bottom) - top;
    double nearest = std::max(std::min(level, neighbours), top);
    double farthest = std::min(std::max(level, neighbours), top + height);
    if (level > neighbours)
        std::swap(nearest, farthest);
    // A place p meets the line's place q on a shared level if p * (1 - share) + neighbour's place * share = q.
    const double nearShare = (nearest - level) / (neighbours - level);
    const double farShare = (farthest - level) / (neighbours - level);
    const bool endsAtNeighbour = farthest == neighbours;
    const double nearScale = 1 / (1 - nearShare);
    const double farScale = endsAtNeighbour ? 0 : 1 / (1 - farShare);
    const double nearOnLine = (nearest - top) / height;
    const double farOnLine = (farthest - top) / height;
    const double place = m_places[neighbour];
    const double nearShift = place * nearShare;
    const double farShift = place * farShare;

    m_comparisons += bundle.end - bundle.begin;
    for (quint32 i = bundle.begin; i < bundle.end; ++i) {
        const Move move = m_moves[i];
        if (move.upper == id || move.lower == id || move.upper == neighbour || move.lower == neighbour ||
            move.upper == without || move.lower == without)
            continue;
        const double upper = m_places[move.upper];
        const double way = m_places[move.lower] - upper;
        const double near = (upper + way * nearOnLine - nearShift) * nearScale;
        const double lineThere = upper + way * farOnLine;
        if (endsAtNeighbour)
            visit(lineThere > place + tiny ? near - tiny : -infinite,
                  lineThere < place - tiny ? near + tiny : infinite);
        else {
            const double far = (lineThere - farShift) * farScale;
            visit(std::min(near, far) - tiny, std::max(near, far) + tiny);
        }
    }
}

} // namespace mexplorer
