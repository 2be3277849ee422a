// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtGlobal>

#include <cstddef>

namespace mexplorer {

/// What a picture of moves is painted on.
enum class MoveTarget : quint8 {
    Screen, ///< pixels that a frame has to be painted in time on
    File,   ///< shapes, in a file or on paper
    Tile,   ///< pixels of one of several parts of a picture, which draw moves alike
};

/// What decides which moves are drawn.
struct MoveScene
{
    quint64 positions = 0; ///< of the graph
    quint64 moves = 0;     ///< of the graph
    qreal scale = 1;       ///< pixels per unit of the layout
    MoveTarget target = MoveTarget::Screen;
    bool hasDensity = false; ///< the density of the graph's moves is there by now

    /// Of smaller graphs everything is drawn, always.
    static constexpr quint64 smallGraph = 2'000;
    /// In larger ones, moves of what is in the picture are drawn from this scale on.
    static constexpr qreal nearScale = 22;

    bool isSmall() const { return positions < smallGraph; }
    bool isNear() const { return scale >= nearScale; }
    /// True if moves that pass what is in sight, with both ends outside, are left out: they say nothing about it.
    bool leavesOutPassing() const { return !isSmall() && isNear() && target != MoveTarget::Tile; }
};

/// Which moves of a graph are drawn, and how. Made by planMoves(); what paints, counts, explains and describes moves
/// reads it.
struct MovePlan
{
    enum class Kind : quint8 {
        None,          ///< only the moves of the selected position, over the picture
        Lines,         ///< a line with an arrow head for each
        ThinLines,     ///< a line as thin as a pixel for each
        Density,       ///< the density of all, or of a sample of very many
        DensityOfEnds, ///< the density of those that begin or end in sight, and lines for some of these
    };

    Kind kind = Kind::None;
    bool leavesOutPassing = false; ///< only moves that begin or end in sight are drawn
    quint64 share = 1;             ///< of moves that begin or end in sight one in so many is in the density
    qreal opacity = 1;             ///< of the density
    std::size_t maxLines = 0;      ///< beside the density of what is in sight
    bool onlyInnerWinning = true;  ///< of those lines: only winning moves with both ends in sight
    bool palesWinning = false;     ///< lines of winning moves are paler, as there may be many

    bool isDensity() const { return kind == Kind::Density || kind == Kind::DensityOfEnds; }
    bool isSample() const { return share > 1; }
    bool operator==(const MovePlan &) const = default;
};

/// \a movesOfEnds is how many moves begin or end in sight; it counts only where the scene leaves out passing moves.
MovePlan planMoves(const MoveScene &scene, quint64 movesOfEnds);

/// Which ways to draw moves a legend has to explain at a scene's scale, whatever is in sight there.
struct MoveTerms
{
    bool density = false;
    bool winningLines = false; ///< winning moves look different from others
};
MoveTerms moveTerms(const MoveScene &scene);

/// A density of all moves counts one in so many of them.
quint64 densityShare(quint64 moves);

} // namespace mexplorer
