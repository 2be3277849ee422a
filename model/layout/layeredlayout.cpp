// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/layout/layeredlayout.h"

#include "model/layout/layerdrawing.h"
#include "model/layout/routing.h"

#include <algorithm>

namespace mexplorer {

std::span<const PositionId> LayeredLayout::between(std::size_t index, qreal from, qreal to) const
{
    const auto members = layer(index);
    const auto first = std::ranges::partition_point(members, [&](PositionId id) { return m_across[id] < from; });
    const auto end = std::partition_point(first, members.end(), [&](PositionId id) { return m_across[id] <= to; });
    return members.subspan(static_cast<std::size_t>(first - members.begin()), static_cast<std::size_t>(end - first));
}

QRectF LayeredLayout::layerBox(std::size_t index) const
{
    const QRectF whole = turned(m_extent);
    return turned(QRectF(whole.left(), m_tops[index] - 0.5, whole.width(), qreal(m_rows[index])));
}

PositionId LayeredLayout::neighbour(PositionId id, int steps) const
{
    const std::size_t index = m_layerOf[id];
    const qint64 rank = qint64(m_rank[id]) + qint64(steps) * m_rows[index];
    const auto members = layer(index);
    return rank < 0 || rank >= qint64(members.size()) ? noPosition : members[static_cast<std::size_t>(rank)];
}

PositionId LayeredLayout::nearest(QPointF point, qreal reach) const
{
    const QRectF center = turned(QRectF(point, QSizeF()));
    PositionId best = noPosition;
    qreal min = reach * reach;
    auto top = std::ranges::partition_point(m_tops, [&](float along) { return along <= center.y() + reach; });
    // Layers are sorted and do not overlap, so the search ends at the first layer that is too far above the point.
    while (top != m_tops.begin()) {
        --top;
        const auto index = static_cast<std::size_t>(top - m_tops.begin());
        if (*top + float(m_rows[index]) < center.y() - reach)
            break;
        for (const PositionId id : between(index, center.x() - reach, center.x() + reach)) {
            const qreal across = m_across[id] - center.x();
            const qreal along = m_along[id] - center.y();
            const qreal distance = across * across + along * along;
            if (distance <= min) {
                min = distance;
                best = id;
            }
        }
    }
    return best;
}

std::vector<PositionId> LayeredLayout::positionsIn(const QRectF &area) const
{
    const QRectF box = turned(area);
    std::vector<PositionId> found;
    for (std::size_t index = 0; index < layerCount(); ++index) {
        if (m_tops[index] > box.bottom() || m_tops[index] + float(m_rows[index]) < box.top())
            continue;
        for (const PositionId id : between(index, box.left(), box.right())) {
            if (m_along[id] >= box.top() && m_along[id] <= box.bottom())
                found.push_back(id);
        }
    }
    return found;
}

/// Creates a layout from layers, order and points.
class LayoutBuilder
{
public:
    static LayoutPtr build(LayerDrawing drawing, const LayoutOptions &options, JobControl &control)
    {
        constexpr std::size_t maxSearchedMoves = 3'000;
        constexpr PositionId maxRoutedPositions = 2'000;
        constexpr std::size_t maxRoutedMoves = 400'000;
        const GameGraph &graph = drawing.graph();
        if (options.order == LayerOrder::Untangled) {
            drawing.sweep(control);
            if (drawing.grid().isFlat())
                drawing.straighten();
            const bool isColumn = drawing.layers().count() == graph.positionCount(); // curves distinguish its moves
            if (graph.moveCount() <= maxSearchedMoves && !isColumn)
                searchPlaces(drawing, control);
        }
        drawing.turnToStructuralOrder();
        const std::shared_ptr<LayeredLayout> layout = finished(std::move(drawing), options);
        if (graph.positionCount() <= maxRoutedPositions && graph.moveCount() <= maxRoutedMoves)
            layout->m_bends = routeMoves(graph, *layout);
        layout->m_extent |= curvesOf(graph, *layout); // a wide curve may exceed the outermost positions
        return layout;
    }

private:
    static std::shared_ptr<LayeredLayout> finished(LayerDrawing drawing, const LayoutOptions &options)
    {
        Layers layers = drawing.takeLayers();
        const LayerGrid &grid = drawing.grid();
        auto layout = std::make_shared<LayeredLayout>();
        layout->m_options = options;
        layout->m_layering = layers.layering;
        layout->m_across = drawing.across();
        layout->m_along = drawing.along();
        layout->m_rank.resize(drawing.graph().positionCount());
        for (std::size_t layer = 0; layer < layers.count(); ++layer) {
            const auto members = layers[layer];
            for (std::size_t rank = 0; rank < members.size(); ++rank)
                layout->m_rank[members[rank]] = static_cast<quint32>(rank);
            layout->m_tops.push_back(grid.top(layer));
            layout->m_rows.push_back(grid.rows(layer));
        }
        const auto [left, right] = std::ranges::minmax_element(layout->m_across);
        const auto [top, bottom] = std::ranges::minmax_element(layout->m_along);
        layout->m_extent = layout->turned(
            QRectF(QPointF(*left - 1, *top - 1), QPointF(*right + std::max(1.0F, grid.step()), *bottom + 1)));
        const QSizeF spacing(double(grid.step()), grid.isFlat() ? double(grid.gap()) : 1.0);
        layout->m_spacing = options.orientation == Orientation::TopDown ? spacing : spacing.transposed();
        layout->m_layerOf = std::move(layers.layerOf);
        layout->m_order = std::move(layers.order);
        layout->m_offsets = std::move(layers.offsets);
        layout->m_keys = std::move(layers.keys);
        return layout;
    }
};

LayoutPtr layOut(const GameGraph &graph, const Labels &labels, const Predecessors &predecessors,
                 const LayoutOptions &options, JobControl &control)
{
    return LayoutBuilder::build(LayerDrawing(graph, labels, predecessors, options), options, control);
}

} // namespace mexplorer
