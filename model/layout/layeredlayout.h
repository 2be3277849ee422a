// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/jobcontrol.h"
#include "model/graph/labels.h"

#include <QRectF>

namespace mexplorer {

/// What puts two positions into the same layer.
enum class Layering : quint8 {
    LongestPlay, ///< the birthday; where a cycle or the limit hides one, the distance from where play begins in all of
                 ///< what is laid out
    TokensLeft,  ///< the size by the rules; as above if these define no sizes
    SgValue,     ///< the SG value; as above under misère play
};

/// How positions stand in their layer.
enum class LayerOrder : quint8 {
    Untangled,  ///< near their followers and predecessors, so that few moves cross
    Structural, ///< by their cells, so that alike positions stand together
};

enum class Orientation : quint8 { TopDown, LeftRight };
/// What the layers of a graph are, how positions stand in a layer, and which way layers follow each other.
struct LayoutOptions
{
    Layering layering = Layering::LongestPlay;
    LayerOrder order = LayerOrder::Untangled;
    Orientation orientation = Orientation::TopDown;

    bool operator==(const LayoutOptions &) const = default;
};

/// Where each position of a graph stands. Two positions are never nearer than one unit; layers follow each other along
/// the orientation, and a layer with too many positions for one row is a band of several. Immutable once made, and
/// shared.
class LayeredLayout
{
public:
    const LayoutOptions &options() const { return m_options; }
    /// What the layers are by: the layering asked for, or LongestPlay where that isn't known.
    Layering layering() const { return m_layering; }

    PositionId positionCount() const { return static_cast<PositionId>(m_across.size()); }
    /// In units, y downwards; see the class.
    QPointF point(PositionId id) const { return turned(m_across[id], m_along[id]); }
    /// All points, with a margin of one unit, and with room for what stands beside the last ones and for curves.
    QRectF extent() const { return m_extent; }

    std::size_t layerCount() const { return m_keys.size(); }
    std::size_t layerOf(PositionId id) const { return m_layerOf[id]; }
    /// What the positions of a layer share: a birthday, a size, a value, a distance; Labels::unknown for those without
    /// one.
    quint64 layerKey(std::size_t layer) const { return m_keys[layer]; }
    /// The positions of a layer from left to right (or from top to bottom), row by row within a column of a band.
    std::span<const PositionId> layer(std::size_t layer) const
    {
        return std::span(m_order).subspan(m_offsets[layer], m_offsets[layer + 1] - m_offsets[layer]);
    }
    /// The part of extent() that a layer takes.
    QRectF layerBox(std::size_t layer) const;

    /// The least distances of two positions in units: across a layer, and along to the next row or layer; turned like
    /// points.
    QSizeF spacing() const { return m_spacing; }
    /// The position \a steps places further in the same layer and row; noPosition past its end.
    PositionId neighbour(PositionId id, int steps) const;
    /// The position nearest to \a point, at most \a reach away; noPosition if there is none. Logarithmic in the layer's
    /// size.
    PositionId nearest(QPointF point, qreal reach) const;
    /// All positions in \a area, layer by layer.
    std::vector<PositionId> positionsIn(const QRectF &area) const;

    /// How far a move's line bows out, as a share of its length, so that it passes the positions between its ends: to
    /// the right of who goes along it, as y grows downwards, or to the left if negative. \a move is its number in the
    /// list of all moves. 0 in graphs too large for lines to be distinguished.
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
    std::vector<quint32> m_rank;     ///< by position: its place in its layer
    std::vector<PositionId> m_order; ///< layer by layer, ascending across
    std::vector<quint32> m_offsets;  ///< where each layer begins in m_order
    std::vector<quint64> m_keys;     ///< by layer
    std::vector<float> m_tops;       ///< by layer: along its first row
    std::vector<quint32> m_rows;     ///< by layer
    std::vector<float> m_bends;      ///< by move
    QRectF m_extent;
    QSizeF m_spacing;
};

/// The control point of the quadratic curve from \a a to \a b that bows out by \a bend, see LayeredLayout::bend().
inline QPointF curveControl(QPointF a, QPointF b, qreal bend)
{
    const QPointF way = b - a;
    return (a + b) / 2 + QPointF(-way.y(), way.x()) * bend * 2;
}

using LayoutPtr = std::shared_ptr<const LayeredLayout>;

/// Lays out a graph; the same graph and options always give the same layout. If \a control is cancelled, positions keep
/// the order they have by then. Never null. A job: in small graphs it searches for few crossings.
LayoutPtr layOut(const GameGraph &graph, const Labels &labels, const Predecessors &predecessors,
                 const LayoutOptions &options, JobControl &control);

/// The layout with other distances of its columns and layers, so that positions are larger in a picture of \a room
/// pixels; itself where that is of no use, or if it has bands of several rows. Keeps all orders.
LayoutPtr shaped(const LayoutPtr &layout, const GameGraph &graph, const QSizeF &room);

/// True if filling() changes a layout: of a small graph without bands of several rows.
bool canFill(const LayeredLayout &layout);
/// The orientation in which the positions of such a graph are farther from each other when they fill \a room.
Orientation orientationFor(const LayeredLayout &layout, const QSizeF &room);
/// The layout with distances that fill a picture of \a room pixels, so that there is room for names: for an audience.
LayoutPtr filling(const LayoutPtr &layout, const GameGraph &graph, const QSizeF &room);

/// The bend of a line between two positions that is no move of the graph, so that it passes those between its ends.
float bendFor(const LayeredLayout &layout, PositionId from, PositionId to);

} // namespace mexplorer
