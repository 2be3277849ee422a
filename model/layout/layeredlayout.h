// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/jobcontrol.h"
#include "model/graph/labels.h"

#include <QRectF>

namespace mexplorer {

/// The property by which positions share a layer.
enum class Layering : quint8 {
    LongestPlay, ///< the birthday; if a cycle or the limit hides one, the distance from the start for all positions
    TokensLeft,  ///< the size by the rules; as above if there is none
    SgValue,     ///< the SG value; as above under misère play
};

/// The order of positions in their layer.
enum class LayerOrder : quint8 {
    Untangled,  ///< close to their followers and predecessors, so that few moves cross
    Structural, ///< by their cells, so that similar positions are close to each other
};

enum class Orientation : quint8 { TopDown, LeftRight };
/// The layering of a graph, the order of positions in a layer, and the orientation.
struct LayoutOptions
{
    Layering layering = Layering::LongestPlay;
    LayerOrder order = LayerOrder::Untangled;
    Orientation orientation = Orientation::TopDown;

    bool operator==(const LayoutOptions &) const = default;
};

/// The points of a graph's positions. Two positions are at least one unit apart; layers follow each other along the
/// orientation, and a layer with too many positions for one row is a band of several. Immutable and shared.
class LayeredLayout
{
public:
    const LayoutOptions &options() const { return m_options; }
    /// The layering used: the requested one, or LongestPlay if that is undefined for the graph.
    Layering layering() const { return m_layering; }

    PositionId positionCount() const { return static_cast<PositionId>(m_across.size()); }
    /// The point of a position in units, y downwards; see the class.
    QPointF point(PositionId id) const { return turned(m_across[id], m_along[id]); }
    /// The bounding rectangle of all points and curves, with a margin of one unit and space for texts next to the last
    /// ones.
    QRectF extent() const { return m_extent; }

    std::size_t layerCount() const { return m_keys.size(); }
    std::size_t layerOf(PositionId id) const { return m_layerOf[id]; }
    /// The common property of a layer's positions: a birthday, a size, a value, a distance; Labels::unknown for
    /// positions without one.
    quint64 layerKey(std::size_t layer) const { return m_keys[layer]; }
    /// The positions of a layer from left to right (or from top to bottom), row by row within a column of a band.
    std::span<const PositionId> layer(std::size_t layer) const
    {
        return std::span(m_order).subspan(m_offsets[layer], m_offsets[layer + 1] - m_offsets[layer]);
    }
    /// The part of extent() that a layer occupies.
    QRectF layerBox(std::size_t layer) const;

    /// The minimum distances of two positions in units: across a layer, and along to the next row or layer; turned like
    /// points.
    QSizeF spacing() const { return m_spacing; }
    /// The position \a steps further in the same layer and row; noPosition beyond its end.
    PositionId neighbour(PositionId id, int steps) const;
    /// The position nearest to \a point, at most \a reach away; noPosition if there is none. Logarithmic in the layer's
    /// size.
    PositionId nearest(QPointF point, qreal reach) const;
    /// All positions in \a area, layer by layer.
    std::vector<PositionId> positionsIn(const QRectF &area) const;

    /// The curvature of a move's line as a share of its length, so that it avoids the positions between its ends: to
    /// the right in the direction of the move, as y grows downwards, or to the left if negative. \a move is its number
    /// in the list of all moves. 0 in graphs too large to distinguish lines.
    float bend(std::size_t move) const { return m_bends.empty() ? 0 : m_bends[move]; }

private:
    friend class LayoutBuilder;
    friend class LayoutShaper;

    QPointF turned(float across, float along) const
    {
        return m_options.orientation == Orientation::TopDown ? QPointF(across, along) : QPointF(along, across);
    }
    QRectF turned(const QRectF &area) const
    {
        return m_options.orientation == Orientation::TopDown ? area
                                                             : QRectF(area.y(), area.x(), area.height(), area.width());
    }
    std::span<const PositionId> between(std::size_t layer, qreal from, qreal to) const;

    LayoutOptions m_options;
    Layering m_layering = Layering::LongestPlay;
    std::vector<float> m_across;     ///< by position
    std::vector<float> m_along;      ///< by position
    std::vector<quint32> m_layerOf;  ///< by position
    std::vector<quint32> m_rank;     ///< by position: index in its layer
    std::vector<PositionId> m_order; ///< layer by layer, ascending across
    std::vector<quint32> m_offsets;  ///< start of each layer in m_order
    std::vector<quint64> m_keys;     ///< by layer
    std::vector<float> m_tops;       ///< by layer: the point along of its first row
    std::vector<quint32> m_rows;     ///< by layer
    std::vector<float> m_bends;      ///< by move
    QRectF m_extent;
    QSizeF m_spacing;
};

/// The control point of the quadratic curve from \a a to \a b with the curvature \a bend, see LayeredLayout::bend().
inline QPointF curveControl(QPointF a, QPointF b, qreal bend)
{
    const QPointF way = b - a;
    return (a + b) / 2 + QPointF(-way.y(), way.x()) * bend * 2;
}

using LayoutPtr = std::shared_ptr<const LayeredLayout>;

/// Lays out a graph; deterministic. If \a control is cancelled, positions keep their order so far. Never null. Call it
/// in a job: in small graphs it searches for few crossings.
LayoutPtr layOut(const GameGraph &graph, const Labels &labels, const Predecessors &predecessors,
                 const LayoutOptions &options, JobControl &control);

/// The layout with other distances of columns and layers, so that positions are larger in a picture of \a available
/// pixels; returns \a layout if that doesn't help, or if it has bands of several rows. Keeps all orders.
LayoutPtr shaped(const LayoutPtr &layout, const GameGraph &graph, const QSizeF &available);

/// True if filling() changes a layout: for a small graph without bands of several rows.
bool canFill(const LayeredLayout &layout);
/// The orientation with larger distances between positions when such a graph fills \a available.
Orientation orientationFor(const LayeredLayout &layout, const QSizeF &available);
/// The layout with distances that fill a picture of \a available pixels, with space for names: for an audience.
LayoutPtr filling(const LayoutPtr &layout, const GameGraph &graph, const QSizeF &available);

/// The curvature of a line between two positions that isn't a move, so that it avoids the positions between its ends.
float bendFor(const LayeredLayout &layout, PositionId from, PositionId to);

} // namespace mexplorer
