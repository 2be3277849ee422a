// SPDX-License-Identifier: GPL-3.0-or-later
// Sorting and straightening
//
// Sorting is the barycentre method of Sugiyama, Tagawa and Toda (1981): going down, each layer is sorted by the mean
// point of its positions' predecessors, going up by that of their followers, in turn. Moves across several layers are
// used directly, without dummy vertices, so a sweep visits each move twice; the more layers a move crosses, the less it
// counts. Ties keep their order, so the result depends on the graph alone.
//
// Straightening moves the positions of a layer, in their order, to the mean of their followers and predecessors: the
// least squares under the condition that neighbours keep their distance, found by pooling (Ayer and others, 1955).

#include "model/layout/layerdrawing.h"

#include <algorithm>
#include <cmath>

namespace mexplorer {

namespace {

class BarycentreSorter
{
public:
    BarycentreSorter(const GameGraph &graph, const Predecessors &predecessors, const LayerGrid &grid, Layers &layers,
                     const std::vector<float> &across)
        : m_graph(graph), m_predecessors(predecessors), m_grid(grid), m_layers(layers), m_shares{1, 1}
    {
        m_nodes.reserve(graph.positionCount());
        for (PositionId id = 0; id < graph.positionCount(); ++id)
            m_nodes.push_back({across[id], layers.layerOf[id]});
        for (std::size_t apart = 2; apart <= layers.count(); ++apart)
            m_shares.push_back(1 / static_cast<float>(apart));
    }

    void sweep(bool down)
    {
        const std::size_t count = m_layers.count();
        for (std::size_t i = 0; i < count; ++i)
            sortLayer(down ? i : count - 1 - i, down);
    }

private:
    void sortLayer(std::size_t layer, bool byPredecessors)
    {
        const auto members = m_layers[layer];
        m_keys.clear();
        for (std::size_t rank = 0; rank < members.size(); ++rank)
            m_keys.push_back({barycentre(members[rank], byPredecessors), static_cast<quint32>(rank), members[rank]});
        std::ranges::sort(m_keys, [](const Key &a, const Key &b) {
            return a.barycentre != b.barycentre ? a.barycentre < b.barycentre : a.rank < b.rank;
        });
        for (std::size_t rank = 0; rank < members.size(); ++rank) {
            members[rank] = m_keys[rank].id;
            m_nodes[members[rank]].across = m_grid.across(layer, rank);
        }
    }

    /// Returns the mean point across of the neighbours of a position on one side; distant ones count less.
    float barycentre(PositionId id, bool byPredecessors) const
    {
        float sum = 0;
        float weight = 0;
        const quint32 layer = m_nodes[id].layer;
        for (const PositionId neighbour : byPredecessors ? m_predecessors(id) : m_graph.followers(id)) {
            const Node node = m_nodes[neighbour];
            const float share = m_shares[node.layer > layer ? node.layer - layer : layer - node.layer];
            sum += share * node.across;
            weight += share;
        }
        return weight > 0 ? sum / weight : m_nodes[id].across;
    }

    /// The data read of each neighbour, contiguous in memory.
    struct Node
    {
        float across;
        quint32 layer;
    };

    struct Key
    {
        float barycentre;
        quint32 rank;
        PositionId id;
    };

    const GameGraph &m_graph;
    const Predecessors &m_predecessors;
    const LayerGrid &m_grid;
    Layers &m_layers;
    std::vector<float> m_shares; ///< of a neighbour, by its distance in layers
    std::vector<Node> m_nodes;   ///< by position
    std::vector<Key> m_keys;
};

/// A run of neighbours at the minimum distance.
struct Pool
{
    double sum; ///< of their targets
    double count;
    double mean() const { return sum / count; }
};

/// Returns the points closest to \a targets by the sum of squares, ascending by at least \a distance.
std::vector<double> spacedPoints(std::span<const double> targets, double distance)
{
    std::vector<Pool> pools;
    for (std::size_t i = 0; i < targets.size(); ++i) {
        pools.push_back({targets[i] - double(i) * distance, 1});
        while (pools.size() > 1 && pools[pools.size() - 2].mean() >= pools.back().mean()) {
            const Pool last = pools.back();
            pools.pop_back();
            pools.back() = {pools.back().sum + last.sum, pools.back().count + last.count};
        }
    }
    std::vector<double> points;
    for (const Pool &pool : pools) {
        for (double left = pool.count; left > 0; --left)
            points.push_back(pool.mean() + double(points.size()) * distance);
    }
    return points;
}

} // namespace

LayerDrawing::LayerDrawing(const GameGraph &graph, const Labels &labels, const Predecessors &predecessors,
                           const LayoutOptions &options)
    : m_graph(graph), m_predecessors(predecessors), m_layers(assignLayers(graph, labels, options.layering)),
      m_grid(m_layers, options.orientation), m_across(graph.positionCount()), m_along(graph.positionCount())
{
    placeOnGrid();
    m_structural = m_across;
}

void LayerDrawing::placeOnGrid()
{
    for (std::size_t layer = 0; layer < m_layers.count(); ++layer) {
        const auto members = m_layers[layer];
        for (std::size_t rank = 0; rank < members.size(); ++rank) {
            m_across[members[rank]] = m_grid.across(layer, rank);
            m_along[members[rank]] = m_grid.along(layer, rank);
        }
    }
}

void LayerDrawing::sweep(JobControl &control)
{
    const std::size_t moves = m_graph.moveCount();
    const quint64 sweeps = moves > 5'000'000 ? 4 : moves > 300'000 ? 6 : 12;
    BarycentreSorter sorter(m_graph, m_predecessors, m_grid, m_layers, m_across);
    for (quint64 i = 0; i < sweeps && !control.isCancelled(); ++i) {
        sorter.sweep(i % 2 == 0);
        control.setProgress(i + 1, sweeps + 2);
    }
    placeOnGrid();
}

void LayerDrawing::straighten()
{
    constexpr std::size_t rounds = 4;
    std::vector<double> targets;
    for (std::size_t i = 0; i < rounds * m_layers.count(); ++i) {
        const std::size_t index = i % m_layers.count();
        const auto members = m_layers[i / m_layers.count() % 2 == 0 ? index : m_layers.count() - 1 - index];
        targets.clear();
        for (const PositionId id : members) {
            double sum = double(m_across[id]);
            double count = 1;
            for (const auto neighbours : {m_graph.followers(id), m_predecessors(id)}) {
                for (const PositionId neighbour : neighbours)
                    sum += double(m_across[neighbour]);
                count += double(neighbours.size());
            }
            targets.push_back(sum / count);
        }
        const std::vector<double> points = spacedPoints(targets, distance());
        for (std::size_t k = 0; k < members.size(); ++k)
            m_across[members[k]] = static_cast<float>(points[k]);
    }
}

void LayerDrawing::setAcross(std::vector<float> across)
{
    m_across = std::move(across);
    for (std::size_t layer = 0; layer < m_layers.count(); ++layer) {
        const auto members = m_layers[layer];
        std::ranges::sort(members, [this](PositionId a, PositionId b) {
            return m_across[a] != m_across[b] ? m_across[a] < m_across[b] : m_along[a] < m_along[b];
        });
    }
}

/// Mirror images have the same crossings, but the drawings of similar graphs should have the same orientation. The last
/// layers, which more graphs share, count more.
void LayerDrawing::turnToStructuralOrder()
{
    double sum = 0;
    for (std::size_t layer = 0; layer < m_layers.count(); ++layer)
        sum += agreement(layer) / double(m_layers.count() - layer);
    if (sum >= 0)
        return;
    for (std::size_t layer = 0; layer < m_layers.count(); ++layer)
        std::ranges::reverse(m_layers[layer]);
    for (float &across : m_across)
        across = -across;
    if (!m_grid.isFlat())
        placeOnGrid();
}

/// The correlation of the points of a layer with their structural order.
double LayerDrawing::agreement(std::size_t layer) const
{
    const auto members = m_layers[layer];
    double mean = 0;
    for (const PositionId id : members)
        mean += double(m_across[id]) / double(members.size());
    double common = 0;
    double ours = 0;
    double structural = 0;
    for (const PositionId id : members) {
        const double deviation = double(m_across[id]) - mean;
        const double before = double(m_structural[id]); // centred on 0
        common += deviation * before;
        ours += deviation * deviation;
        structural += before * before;
    }
    return ours * structural > 0 ? common / std::sqrt(ours * structural) : 0;
}

} // namespace mexplorer
