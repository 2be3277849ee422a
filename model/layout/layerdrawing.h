// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/layout/layeredlayout.h"

namespace mexplorer {

/// Which positions are in which layer, and in what order.
struct Layers
{
    std::vector<quint32> layerOf;              ///< by position
    std::vector<quint64> keys;                 ///< by layer, see LayeredLayout::layerKey
    std::vector<PositionId> order;             ///< layer by layer
    std::vector<quint32> offsets;              ///< where each layer begins in order
    Layering layering = Layering::LongestPlay; ///< that the keys are of
    bool byDistance = false; ///< by that from where play begins, as the longest play isn't known of all

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

/// Puts each position into its layer, in structural order.
Layers assignLayers(const GameGraph &graph, const Labels &labels, Layering layering);

/// Where the places of each layer are: a grid of rows and columns, filled column by column and centred on 0.
class LayerGrid
{
public:
    LayerGrid(const Layers &layers, Orientation orientation);

    float across(std::size_t layer, std::size_t place) const
    {
        const auto column = static_cast<float>(place / m_rows[layer]);
        return (column - (m_columns[layer] - 1) / 2) * m_step;
    }
    float along(std::size_t layer, std::size_t place) const
    {
        return m_tops[layer] + static_cast<float>(place % m_rows[layer]);
    }
    quint32 rows(std::size_t layer) const { return m_rows[layer]; }
    float top(std::size_t layer) const { return m_tops[layer]; }
    /// From column to column.
    float step() const { return m_step; }
    /// From the last row of a layer to the first of the next.
    float gap() const { return m_gap; }
    /// Of the lengths across and along that fill a window.
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

/// The positions of a graph in their layers, and the places that they get there. Starts in structural order.
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
    /// From neighbour to neighbour in a row.
    double distance() const { return double(m_grid.step()); }

    /// Sorts the layers so that few moves cross.
    void sweep(JobControl &control);
    /// Moves positions of flat layers, in their order, nearer to their followers and predecessors.
    void straighten();
    /// Other places in the same rows, and so another order.
    void setAcross(std::vector<float> across);
    /// All that is drawn; the drawing is of no more use.
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
    std::vector<float> m_structural; ///< across, in structural order
};

/// Searches places with few crossings, at random but the same in each run, within a bound of some 10 ms. For small
/// graphs only. Positions of flat layers go to any places of their row; those of bands exchange theirs.
void searchPlaces(LayerDrawing &drawing, JobControl &control);

} // namespace mexplorer
