// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/layout/layers.h"

namespace mexplorer {

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
