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
    std::size_t size(std::size_t layer) const { return offsets[layer + 1] - offsets[layer]; }
};

/// Puts each position into its layer, in structural order.
Layers assignLayers(const GameGraph &graph, const Labels &labels, Layering layering);

/// Where the places of each layer are: a grid of rows and columns, filled column by column and centred on 0.
class Frame
{
public:
    Frame(const Layers &layers, Orientation orientation);

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
    /// True if each layer is one row.
    bool isFlat() const { return m_flat; }

private:
    void chooseRows(const Layers &layers, double ratio);

    float m_step = 1;
    float m_gap = 1;
    bool m_flat = true;
    std::vector<quint32> m_rows;
    std::vector<float> m_columns;
    std::vector<float> m_tops;
};

/// Reorders the positions in their layers so that few moves cross. \a across holds a coordinate for each position, and
/// is kept up to date; places are those of \a frame.
void untangle(const GameGraph &graph, const Predecessors &predecessors, const Frame &frame, Layers &layers,
              std::vector<float> &across, JobControl &control);

/// Orders the layers one after the other, from the last one up, by the moves that lead on from there: positions near
/// their followers, and neighbours exchanged where that takes crossings away. For small graphs only.
void orderUpwards(const GameGraph &graph, const Predecessors &predecessors, const Frame &frame, Layers &layers,
                  std::vector<float> &across, std::vector<float> &along, JobControl &control);

/// Moves the positions of flat layers, in their order and \a distance apart, nearer to their followers and
/// predecessors.
void straighten(const GameGraph &graph, const Predecessors &predecessors, double distance, Layers &layers,
                std::vector<float> &across);

/// Exchanges neighbours as long as that takes crossings away, within a bound of about 100 ms. For small graphs only.
void exchangeNeighbours(const GameGraph &graph, const Predecessors &predecessors, Layers &layers,
                        std::vector<float> &across, std::vector<float> &along, JobControl &control);

enum class Sliding : quint8 { BetweenNeighbours, PastNeighbours };

/// Moves single positions of flat layers, \a distance apart, to where they cross least, within a bound of about 100 ms.
/// For small graphs only.
void slideApart(const GameGraph &graph, const Predecessors &predecessors, double distance, Sliding sliding,
                Layers &layers, std::vector<float> &across, const std::vector<float> &along, JobControl &control);

struct SearchOptions
{
    double distance;                     ///< of neighbours in a flat layer
    double ratio;                        ///< of width to height, which the picture may fill
    const std::vector<float> &reference; ///< by position: places whose order is worth keeping
    double loyalty;                      ///< how much it is worth: 0 for nothing, 1 for as much as all crossings
};

/// Looks for places in flat layers with fewer crossings, at random but the same in each run, within a bound of about
/// 15 ms. For small graphs only.
void searchPlaces(const GameGraph &graph, const Predecessors &predecessors, const SearchOptions &options,
                  Layers &layers, std::vector<float> &across, const std::vector<float> &along, JobControl &control);

/// The crossings of a whole graph drawn with straight lines.
quint64 countCrossings(const GameGraph &graph, const std::vector<float> &across, const std::vector<float> &along);

/// Bends the moves of a small graph round the positions that they would pass through; empty for others.
std::vector<float> routeMoves(const GameGraph &graph, const LayeredLayout &layout);

/// What bent moves take, with room for their width.
QRectF curvesOf(const GameGraph &graph, const LayeredLayout &layout);

} // namespace mexplorer
