// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/canvas/graphpicture.h"

#include <vector>

namespace mexplorer {

/// How many positions of each layer have which colour: what is left of single positions when the graph is far.
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

/// What the bars take of the view's width, in pixels.
inline constexpr qreal layerSharesWidth = 128;

/// Paints a bar for each layer at the edge where the layers' names are not: the shares of its colours, and the share of
/// P-positions in words when colours show outcomes. Nothing while marks can be distinguished, and none that \a covered
/// would hide a part of.
void paintLayerShares(QPainter &painter, const PictureView &part, const LayerShares &shares,
                      const QRectF &covered = {});

} // namespace mexplorer
