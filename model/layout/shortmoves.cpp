// Rows with short moves
//
// Let each move lead down by at least one row, and the sum of all lengths be least (Gansner, Koutsofios, North and Vo,
// 1993, who solve it by a network simplex). The dual is a flow: each position that more moves leave than reach sends
// what it has too much along the moves, those that more reach take it, and a unit of flow pays for each row that it
// can't fall. Shortest augmenting paths find it: each search goes from all that have too much to the nearest that has
// too little, flow along its path is paid for, and everything nearer than that moves up by what it is nearer.
//
// Rows stay valid after each path, so a bound on the arcs looked at may end the search early. Cost: a Dijkstra search a
// path, and about as many paths as positions.

#include "model/layout/shortmoves.h"

#include <algorithm>
#include <limits>
#include <queue>

namespace mexplorer {

namespace {

constexpr qint64 endless = std::numeric_limits<qint64>::max();

class ShortMoves
{
public:
    ShortMoves(const GameGraph &graph, std::span<const quint32> rows)
        : m_graph(graph), m_excess(graph.positionCount(), 0), m_sources(graph.positionCount()),
          m_flow(graph.moveCount(), 0)
    {
        m_depth.reserve(rows.size());
        for (const quint32 row : rows)
            m_depth.push_back(-qint64(row));
        for (PositionId id = 0; id < graph.positionCount(); ++id) {
            const auto followers = graph.followers(id);
            m_excess[id] += qint64(followers.size());
            for (std::size_t i = 0; i < followers.size(); ++i) {
                --m_excess[followers[i]];
                m_sources[followers[i]].push_back({id, graph.firstMove(id) + i});
            }
        }
    }

    std::vector<quint64> rows()
    {
        constexpr quint64 mostLooks = 50'000'000;
        while (m_looks < mostLooks) {
            const PositionId end = nearestLack();
            if (end == noPosition)
                break;
            rise(m_distance[end]);
            send(end);
        }
        const qint64 deepest = *std::max_element(m_depth.begin(), m_depth.end());
        std::vector<quint64> rows;
        rows.reserve(m_depth.size());
        for (const qint64 depth : m_depth)
            rows.push_back(static_cast<quint64>(deepest - depth));
        return rows;
    }

private:
    static constexpr std::size_t noMove = std::numeric_limits<std::size_t>::max();

    struct Source
    {
        PositionId id;
        std::size_t move;
    };
    /// How a position was reached.
    struct Step
    {
        PositionId from = noPosition;
        std::size_t move = noMove;
        bool forwards = true;
    };

    /// Dijkstra's search over moves, by how many rows they pass over, and back over those that carry flow.
    PositionId nearestLack()
    {
        m_distance.assign(m_depth.size(), endless);
        m_steps.assign(m_depth.size(), {});
        m_queue = {};
        for (PositionId id = 0; id < m_depth.size(); ++id) {
            if (m_excess[id] > 0)
                reach(id, 0, {});
        }
        while (!m_queue.empty()) {
            const auto [distance, id] = m_queue.top();
            m_queue.pop();
            if (distance > m_distance[id])
                continue;
            if (m_excess[id] < 0)
                return id;
            const auto followers = m_graph.followers(id);
            m_looks += followers.size() + m_sources[id].size();
            for (std::size_t i = 0; i < followers.size(); ++i) {
                const qint64 passed = m_depth[followers[i]] - m_depth[id] - 1;
                reach(followers[i], distance + passed, {id, m_graph.firstMove(id) + i, true});
            }
            for (const Source &source : m_sources[id]) {
                if (m_flow[source.move] > 0) // so it passes over no row
                    reach(source.id, distance, {id, source.move, false});
            }
        }
        return noPosition;
    }

    void reach(PositionId id, qint64 distance, Step step)
    {
        if (distance >= m_distance[id])
            return;
        m_distance[id] = distance;
        m_steps[id] = step;
        m_queue.emplace(distance, id);
    }

    /// All that is nearer than \a distance moves up.
    void rise(qint64 distance)
    {
        for (PositionId id = 0; id < m_depth.size(); ++id)
            m_depth[id] -= std::min(m_distance[id], distance);
    }

    void send(PositionId end)
    {
        qint64 amount = -m_excess[end];
        PositionId start = end;
        for (; m_steps[start].from != noPosition; start = m_steps[start].from) {
            if (!m_steps[start].forwards)
                amount = std::min(amount, m_flow[m_steps[start].move]);
        }
        amount = std::min(amount, m_excess[start]);
        for (PositionId id = end; id != start; id = m_steps[id].from)
            m_flow[m_steps[id].move] += m_steps[id].forwards ? amount : -amount;
        m_excess[start] -= amount;
        m_excess[end] += amount;
    }

    const GameGraph &m_graph;
    std::vector<qint64> m_depth;  ///< by position: negative rows
    std::vector<qint64> m_excess; ///< by position: moves from it less moves to it, and less what it has sent
    std::vector<std::vector<Source>> m_sources;
    std::vector<qint64> m_flow; ///< by move
    std::vector<qint64> m_distance;
    std::vector<Step> m_steps;
    std::priority_queue<std::pair<qint64, PositionId>, std::vector<std::pair<qint64, PositionId>>, std::greater<>>
        m_queue;
    quint64 m_looks = 0;
};

} // namespace

std::vector<quint64> rowsOfShortMoves(const GameGraph &graph, std::span<const quint32> rows)
{
    return ShortMoves(graph, rows).rows();
}

} // namespace mexplorer
