// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/canvas/graphpicture.h"

#include <vector>

namespace mexplorer {

/// A layer that is labelled in a view.
struct LayerPlace
{
    std::size_t layer;
    qreal place; ///< the middle of what can be seen of it, from top to bottom or from left to right
};

/// Layers of the view, in order, that are labelled, at least \a distance pixels apart, so that each can be labelled
/// something: the first and the last one among them, unless they are nearer than that. \a margin is left free at the
/// beginning.
std::vector<LayerPlace> spacedLayers(const LayeredLayout &layout, const Camera &camera, const QRectF &view,
                                     qreal distance, qreal margin);

/// The caption of layers by the longest play: where a cycle or the limit hides how long play may last, they are by the
/// moves that have led there.
QString longestPlayCaption(const GraphPicture &picture);

/// The height that the names of layers from left to right take from the view, in pixels.
inline constexpr qreal layerNamesHeight = 48;

/// Paints the names of the layers at the edge where they begin.
void paintLayerLabels(QPainter &painter, const PictureView &part);

/// Counts the colours in each layer, for bars shown when the graph is too small to tell positions apart.
class LayerShares
{
public:
    LayerShares() = default;
    /// Looks at each position once: 10 ms for a million. Empty while a walk-through hides labels, and for small graphs.
    explicit LayerShares(const GraphPicture &picture);

    /// True for pictures that none are counted for.
    static bool areLeftOut(const GraphPicture &picture)
    {
        return picture.isEmpty() || picture.isSmall() || picture.answers.isPartial();
    }
    bool isEmpty() const { return m_counts.empty(); }
    std::size_t classCount() const { return m_colors.size(); }
    const QColor &color(std::size_t index) const { return m_colors[index]; }
    quint32 count(std::size_t layer, std::size_t index) const { return m_counts[layer * classCount() + index]; }
    quint32 total(std::size_t layer) const;

private:
    std::vector<QColor> m_colors;  ///< of the classes: outcomes, or ranges of the number that colours show
    std::vector<quint32> m_counts; ///< layer by layer, a number for each class
};

/// The width that the bars take from the view, in pixels.
inline constexpr qreal layerSharesWidth = 128;

/// Paints a bar for each layer at the edge where the layers' names are not: the shares of its colours, and the share of
/// P-positions in words when colours show outcomes. Nothing while marks can be distinguished, and none that \a covered
/// would hide a part of.
void paintLayerShares(QPainter &painter, const PictureView &part, const LayerShares &shares,
                      const QRectF &covered = {});

} // namespace mexplorer
