// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/canvas/graphpicture.h"

#include <vector>

namespace mexplorer {

/// A layer that is labelled in a view.
struct LayerMiddle
{
    std::size_t layer;
    qreal middle; ///< the middle of its visible part, from top to bottom or from left to right
};

/// Returns the layers of the view to label, in order, at least \a distance pixels apart. They include the first and the
/// last layer unless these are nearer than that. \a margin is left free at the beginning.
std::vector<LayerMiddle> spacedLayers(const LayeredLayout &layout, const Camera &camera, const QRectF &view,
                                      qreal distance, qreal margin);

/// Returns the caption of layers by the longest play. Where a cycle or the limit hides how long play may last, these
/// layers are by the number of moves from the start.
QString longestPlayCaption(const GraphPicture &picture);

/// The height of the view that is reserved for the names of layers from left to right, in pixels.
inline constexpr qreal layerNamesHeight = 48;

/// Paints the names of the layers at the edge of the view where they begin.
void paintLayerLabels(QPainter &painter, const PictureView &part);

/// Counts the colours in each layer, for bars shown when the graph is too small to tell positions apart.
class LayerColors
{
public:
    LayerColors() = default;
    /// Reads each position once: 10 ms for a million. Empty while a walk-through hides labels, and for small graphs.
    explicit LayerColors(const GraphPicture &picture);

    /// True for pictures without shares.
    static bool isOmitted(const GraphPicture &picture)
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

/// The width of the view that is reserved for the bars, in pixels.
inline constexpr qreal layerSharesWidth = 128;

/// Paints a bar for each layer at the edge opposite the layers' names: the shares of its colours, and the share of
/// P-positions as text when colours show outcomes. Paints nothing while marks can be distinguished, and skips bars that
/// \a covered would partly hide.
void paintLayerColors(QPainter &painter, const PictureView &part, const LayerColors &shares,
                      const QRectF &covered = {});

} // namespace mexplorer
