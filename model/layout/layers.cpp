// SPDX-License-Identifier: GPL-3.0-or-later
// Layers and their grid
//
// Positions with equal keys share a layer; keys are ordered so that play leads from the first layer to the last. Within
// a layer positions are initially ordered by their cells, which is the structural order and the start of sorting.
//
// One row per layer would make the graph of a large game a hundred times wider than high. So a layer may be a band of
// several rows: the width is chosen so that the drawing has about the shape of a window, and each position of the 4x4
// matrix game still gets four pixels of a screen.

#include "model/layout/layerdrawing.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace mexplorer {

namespace {

std::vector<quint64> widened(std::span<const quint32> numbers)
{
    return {numbers.begin(), numbers.end()};
}

/// The distance of each position from the start, or from the start of a part of a graph.
std::vector<quint64> distances(const GameGraph &graph, const Labels &labels)
{
    if (!labels.distances().empty())
        return widened(labels.distances());
    std::vector<quint64> distance(graph.positionCount(), Labels::unknown);
    std::vector<PositionId> queue = {GameGraph::root()};
    distance[GameGraph::root()] = 0;
    for (std::size_t next = 0; next < queue.size(); ++next) {
        for (const PositionId follower : graph.followers(queue[next])) {
            if (distance[follower] != Labels::unknown)
                continue;
            distance[follower] = distance[queue[next]] + 1;
            queue.push_back(follower);
        }
    }
    return distance;
}

bool allKnown(std::span<const quint32> numbers)
{
    return std::ranges::find(numbers, Labels::unknown) == numbers.end();
}

constexpr double windowRatio = 1.5; ///< of a canvas, width to height

struct Keys
{
    std::vector<quint64> keys; ///< by position
    Layering layering;         ///< of the keys
    bool falling = true;       ///< descending from the first layer to the last
    bool byDistance = false;
};

Keys layerKeys(const GameGraph &graph, const Labels &labels, Layering layering)
{
    if (layering == Layering::SgValue && labels.convention() == Convention::Normal)
        return {widened(labels.values()), layering};
    if (layering == Layering::TokensLeft) {
        Keys sizes{{}, layering};
        sizes.keys.reserve(graph.positionCount());
        for (PositionId id = 0; id < graph.positionCount(); ++id)
            sizes.keys.push_back(graph.rules()->size(graph.cells(id)));
        if (std::ranges::any_of(sizes.keys, [](quint64 size) { return size > 0; }))
            return sizes;
    }
    if (allKnown(labels.birthdays()))
        return {widened(labels.birthdays()), Layering::LongestPlay};
    return {distances(graph, labels), Layering::LongestPlay, false, true};
}

} // namespace

Layers assignLayers(const GameGraph &graph, const Labels &labels, Layering layering)
{
    const Keys found = layerKeys(graph, labels, layering);
    Layers layers;
    layers.layering = found.layering;
    layers.byDistance = found.byDistance;
    layers.keys = found.keys;
    std::ranges::sort(layers.keys);
    layers.keys.erase(std::unique(layers.keys.begin(), layers.keys.end()), layers.keys.end());
    if (found.falling)
        std::ranges::reverse(layers.keys);

    layers.layerOf.resize(graph.positionCount());
    layers.offsets.assign(layers.count() + 1, 0);
    for (PositionId id = 0; id < graph.positionCount(); ++id) {
        const auto layer = std::ranges::partition_point(
            layers.keys, [&](quint64 key) { return found.falling ? key > found.keys[id] : key < found.keys[id]; });
        layers.layerOf[id] = static_cast<quint32>(layer - layers.keys.begin());
        ++layers.offsets[layers.layerOf[id] + 1];
    }
    std::partial_sum(layers.offsets.begin(), layers.offsets.end(), layers.offsets.begin());

    layers.order.resize(graph.positionCount());
    std::vector<quint32> next(layers.offsets.begin(), layers.offsets.end() - 1);
    for (PositionId id = 0; id < graph.positionCount(); ++id)
        layers.order[next[layers.layerOf[id]]++] = id;
    for (std::size_t layer = 0; layer < layers.count(); ++layer) {
        const auto members = layers[layer];
        std::ranges::sort(members, [&](PositionId a, PositionId b) {
            const Cells x = graph.cells(a);
            const Cells y = graph.cells(b);
            return std::lexicographical_compare(y.begin(), y.end(), x.begin(), x.end());
        });
    }
    return layers;
}

LayerGrid::LayerGrid(const Layers &layers, Orientation orientation)
    : m_ratio(orientation == Orientation::TopDown ? windowRatio : 1 / windowRatio)
{
    constexpr float rowGap = 1.7F;
    const auto count = static_cast<double>(layers.count());
    std::size_t widest = 1;
    for (std::size_t layer = 0; layer < layers.count(); ++layer)
        widest = std::max(widest, layers.size(layer));

    m_gap = rowGap;
    const double flatRatio = double(widest) / (count * rowGap);
    if (flatRatio > 1.8 * m_ratio) {
        chooseRows(layers);
    } else {
        m_rows.assign(layers.count(), 1);
        if (flatRatio > m_ratio)
            m_gap = static_cast<float>(rowGap * flatRatio / m_ratio);
        else
            m_step = static_cast<float>(std::clamp(m_ratio / flatRatio, 1.0, 3.0));
    }
    float along = 0;
    for (std::size_t layer = 0; layer < layers.count(); ++layer) {
        m_tops.push_back(along);
        along += static_cast<float>(m_rows[layer]) - 1 + m_gap;
        m_columns.push_back(std::ceil(static_cast<float>(layers.size(layer)) / static_cast<float>(m_rows[layer])));
    }
}

void LayerGrid::chooseRows(const Layers &layers)
{
    // More columns make the grid wider and lower; the first sufficient width is used.
    m_flat = false;
    const auto count = static_cast<double>(layers.count());
    for (std::size_t columns = 4;; columns += 1 + columns / 50) {
        std::size_t rows = 0;
        for (std::size_t layer = 0; layer < layers.count(); ++layer)
            rows += (layers.size(layer) + columns - 1) / columns;
        const double gap = 1.6 + 0.3 * double(rows) / count;
        if (double(columns) < m_ratio * (double(rows) + (count - 1) * gap))
            continue;
        m_gap = static_cast<float>(gap + 1);
        for (std::size_t layer = 0; layer < layers.count(); ++layer)
            m_rows.push_back(static_cast<quint32>((layers.size(layer) + columns - 1) / columns));
        return;
    }
}

} // namespace mexplorer
