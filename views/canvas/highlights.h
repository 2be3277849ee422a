// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/canvas/graphpicture.h"

namespace mexplorer {

/// What stands out of a picture. Painted with it each time, so that it answers at once.
struct Highlights
{
    ShownId selected;
    ShownId hovered;
    PictureMarks marks;
    bool hasFocus = false;
};

/// Paints the moves that stand out, to lie over the ground of a picture and under its glyphs: solid lines to followers
/// of the selected and the hovered position, dashed ones from predecessors, a broad one along a play. Where positions
/// are dots, it paints those at their ends as marks.
void paintHighlightedMoves(QPainter &painter, const PictureView &part, const Highlights &highlights);

/// How many moves from and to a position stand out when it is selected, wherever they lie; 0 if it isn't shown.
std::size_t highlightedMoves(const GraphPicture &picture, ShownId id);

/// The part of the view that paintHighlightedMoves() paints in.
QRectF highlightedArea(QPainter &painter, const PictureView &part, const Highlights &highlights);

/// Paints rings round the hovered and the selected position, to lie over all of a picture. The subjects of a step carry
/// a dashed ring, what they are related to a dotted one.
void paintHighlightRings(QPainter &painter, const PictureView &part, const Highlights &highlights);

/// True if what a search found is marked by dots: where positions are dots, rings round many would hide them all.
inline bool areFoundDots(qreal scale, std::size_t found)
{
    constexpr std::size_t max = 400;
    return found > max && GraphSizes(scale).areDots;
}

/// Of what a search found.
struct FoundCounts
{
    std::size_t inView = 0;
    std::size_t marked = 0; ///< of these, by a ring or a dot: on the screen as many as a frame can afford
};
FoundCounts countFound(const PictureView &part, std::span<const ShownId> found);

/// Paints the steps of a play alone, and the rings of a search.
void paintPlay(QPainter &painter, const PictureView &part, const std::vector<LineStep> &line);
void paintRings(QPainter &painter, const PictureView &part, const PictureMarks &marks);

} // namespace mexplorer
