// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/canvas/graphpicture.h"

namespace mexplorer {

/// The highlighted positions of a picture. They are painted each time, without a new picture.
struct Highlights
{
    ShownId selected;
    ShownId hovered;
    PictureMarks marks;
    bool hasFocus = false;
};

/// Paints the highlighted moves, over the ground of a picture and under its glyphs: solid lines to followers of the
/// selected and the hovered position, dashed ones from predecessors, a broad one along a play. Where positions are
/// dots, it paints those at the ends of these lines as marks.
void paintHighlightedMoves(QPainter &painter, const PictureView &part, const Highlights &highlights);

/// Returns the number of moves from and to a position that are highlighted when it is selected, visible or not; 0 if it
/// isn't shown.
std::size_t highlightedMoves(const GraphPicture &picture, ShownId id);

/// Returns the part of the view that paintHighlightedMoves() paints in.
QRectF highlightedArea(QPainter &painter, const PictureView &part, const Highlights &highlights);

/// Paints rings round the hovered and the selected position, over the whole picture. The subjects of a step get a
/// dashed ring, the positions related to them a dotted one.
void paintHighlightRings(QPainter &painter, const PictureView &part, const Highlights &highlights);

/// True if search results are marked by dots: where positions are dots, rings round many would hide them all.
inline bool drawsFoundDots(qreal scale, std::size_t found)
{
    constexpr std::size_t max = 400;
    return found > max && GraphSizes(scale).drawsDots;
}

/// Counts of search results.
struct FoundCounts
{
    std::size_t inView = 0;
    std::size_t marked = 0; ///< of these, by a ring or a dot; on the screen limited by the time of a frame
};
FoundCounts countFound(const PictureView &part, std::span<const ShownId> found);

/// Paints only the steps of a play, and the rings of a search.
void paintPlay(QPainter &painter, const PictureView &part, const std::vector<LineStep> &line);
void paintRings(QPainter &painter, const PictureView &part, const PictureMarks &marks);

} // namespace mexplorer
