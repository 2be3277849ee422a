// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/layout/layeredlayout.h"

namespace mexplorer {

/// The positions of each layer in their order.
struct Layers
{
    std::vector<quint32> layerOf;              ///< by position
    std::vector<quint64> keys;                 ///< by layer, see LayeredLayout::layerKey
    std::vector<PositionId> order;             ///< layer by layer
    std::vector<quint32> offsets;              ///< start of each layer in order
    Layering layering = Layering::LongestPlay; ///< of the keys
    bool byDistance = false;                   ///< by distance from the start, as some longest plays are unknown

    std::size_t count() const { return keys.size(); }
    std::span<PositionId> operator[](std::size_t layer)
    {
        return std::span(order).subspan(offsets[layer], offsets[layer + 1] - offsets[layer]);
    }
    std::span<const PositionId> operator[](std::size_t layer) const
    {
        return std::span(order).subspan(offsets[layer], offsets[layer + 1] - offsets[layer]);
    }
    std::size_t size(std::size_t layer) const { return offsets[layer + 1] - offsets[layer]; }
};

/// Assigns each position to its layer, in structural order.
Layers assignLayers(const GameGraph &graph, const Labels &labels, Layering layering);

/// The grids of the layers. Each one has rows and columns, is filled column by column, and is centred on 0.
class LayerGrid
{
public:
    LayerGrid(const Layers &layers, Orientation orientation);

    float across(std::size_t layer, std::size_t rank) const
    {
        const auto column = static_cast<float>(rank / m_rows[layer]);
        return (column - (m_columns[layer] - 1) / 2) * m_step;
    }
    float along(std::size_t layer, std::size_t rank) const
    {
        return m_tops[layer] + static_cast<float>(rank % m_rows[layer]);
    }
    quint32 rows(std::size_t layer) const { return m_rows[layer]; }
    float top(std::size_t layer) const { return m_tops[layer]; }
    /// The distance between columns.
    float step() const { return m_step; }
    /// The distance from the last row of a layer to the first of the next.
    float gap() const { return m_gap; }
    /// The ratio of the lengths across and along that fills a window.
    double ratio() const { return m_ratio; }
    /// True if each layer is one row.
    bool isFlat() const { return m_flat; }

private:
    void chooseRows(const Layers &layers);

    double m_ratio;
    float m_step = 1;
    float m_gap = 1;
    bool m_flat = true;
    std::vector<quint32> m_rows;
    std::vector<float> m_columns;
    std::vector<float> m_tops;
};

/// The positions of a graph in their layers, and their points. Starts in structural order.
class LayerDrawing
{
public:
    LayerDrawing(const GameGraph &graph, const Labels &labels, const Predecessors &predecessors,
                 const LayoutOptions &options);

    const GameGraph &graph() const { return m_graph; }
    const Predecessors &predecessors() const { return m_predecessors; }
    const LayerGrid &grid() const { return m_grid; }
    const Layers &layers() const { return m_layers; }
    const std::vector<float> &across() const { return m_across; } ///< by position
    const std::vector<float> &along() const { return m_along; }   ///< by position
    /// The distance between neighbours in a row.
    double distance() const { return double(m_grid.step()); }

    /// Sorts the layers so that few moves cross.
    void sweep(JobControl &control);
    /// Moves positions of flat layers closer to their followers and predecessors, keeping their order.
    void straighten();
    /// Sets other points in the same rows, which may change the order.
    void setAcross(std::vector<float> across);
    /// Moves the layers out; don't use the object afterwards.
    Layers takeLayers() { return std::move(m_layers); }

    /// Mirrors the drawing if its mirror image is more like the structural order.
    void turnToStructuralOrder();

private:
    void placeOnGrid();
    double agreement(std::size_t layer) const;

    const GameGraph &m_graph;
    const Predecessors &m_predecessors;
    Layers m_layers;
    LayerGrid m_grid;
    std::vector<float> m_across;
    std::vector<float> m_along;
    std::vector<float> m_structural; ///< points across in structural order
};

/// Searches for places with few crossings, at random but deterministically, with a limit of some 10 ms of work. For
/// small graphs only. Positions of flat layers may move to any place in their row; those of bands are exchanged.
void searchPlaces(LayerDrawing &drawing, JobControl &control);

} // namespace mexplorer
