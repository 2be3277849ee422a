// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtGlobal>

#include <cstddef>

namespace mexplorer {

/// The kind of device that moves are painted on.
enum class MoveTarget : quint8 {
    Screen, ///< pixels, painted within the time of a frame
    File,   ///< shapes, in a file or on paper
    Tile,   ///< pixels of one of several parts of a picture, in which moves are drawn alike
};

/// The data that determine which moves are drawn.
struct MoveScene
{
    quint64 positions = 0; ///< of the graph
    quint64 moves = 0;     ///< of the graph
    qreal scale = 1;       ///< pixels per unit of the layout
    MoveTarget target = MoveTarget::Screen;
    bool hasDensity = false; ///< the density of the graph's moves has been computed

    /// In graphs with fewer positions all moves are drawn.
    static constexpr quint64 smallGraph = 2'000;
    /// In larger ones, moves from and to positions in the picture are drawn from this scale on.
    static constexpr qreal nearScale = 22;

    bool isSmall() const { return positions < smallGraph; }
    bool isNear() const { return scale >= nearScale; }
    /// True if moves that cross the visible part, with both ends outside, are left out, since they explain nothing in
    /// it.
    bool leavesOutPassing() const { return !isSmall() && isNear() && target != MoveTarget::Tile; }
};

/// Which moves of a graph are drawn, and how. Made by planMoves(), and read by the painter, the counts, the legend and
/// the description.
struct MovePlan
{
    enum class Kind : quint8 {
        None,          ///< only the moves of the selected position, over the picture
        Lines,         ///< a line with an arrow head for each
        ThinLines,     ///< a line as thin as a pixel for each
        Density,       ///< the density of all, or of a sample of very many
        DensityOfEnds, ///< the density of moves that begin or end in the visible part, and lines for some of these
    };

    Kind kind = Kind::None;
    bool leavesOutPassing = false; ///< only moves that begin or end in the visible part are drawn
    quint64 share = 1;             ///< one in \a share moves at positions of the visible part is in the density
    qreal opacity = 1;             ///< of the density
    std::size_t maxLines = 0;      ///< drawn over the density
    bool onlyInnerWinning = true;  ///< the lines are only winning moves with both ends in the visible part
    bool palesWinning = false;     ///< lines of winning moves are paler, as there may be many

    bool isDensity() const { return kind == Kind::Density || kind == Kind::DensityOfEnds; }
    bool isSample() const { return share > 1; }
    bool operator==(const MovePlan &) const = default;
};

/// \a movesOfEnds is the number of moves that begin or end in the visible part; it is used only where the scene leaves
/// out passing moves.
MovePlan planMoves(const MoveScene &scene, quint64 movesOfEnds);

/// The ways to draw moves that a legend has to explain at a scene's scale, whatever its visible part.
struct MoveTerms
{
    bool density = false;
    bool winningLines = false; ///< winning moves look different from others
};
MoveTerms moveTerms(const MoveScene &scene);

/// Returns n if a density of all moves counts one in n of them.
quint64 densityShare(quint64 moves);

} // namespace mexplorer
