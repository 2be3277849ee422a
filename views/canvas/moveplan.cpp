// SPDX-License-Identifier: GPL-3.0-or-later
// Which moves are drawn
//
// Moves are lines while there are few in the picture: all of a small graph, and in a large one at a near scale those
// that begin or end in it. If there are too many for QPainter, they become thin lines in a small graph, and in a large
// one a density, the paler the more moves it counts, with lines for some moves over it. At a far scale the density of
// all moves of a large graph is drawn, which fades as the user zooms in.

#include "views/canvas/moveplan.h"

#include <algorithm>

namespace mexplorer {

namespace {

constexpr quint64 maxScreenLines = 3'000;      ///< of a small graph that QPainter draws on the screen
constexpr quint64 maxNearLines = 1'500;        ///< of a large graph on the screen; more would hide the positions
constexpr quint64 maxFileLines = 60'000;       ///< drawn one by one in a file or on paper
constexpr quint64 maxDensityMoves = 20'000;    ///< counted in a density at a near scale
constexpr quint64 maxWholeDensity = 1'500'000; ///< counted in the density of a whole graph
constexpr std::size_t maxExtraLines = 2'000;   ///< over a density at a near scale
constexpr qreal largeScale = 100;              ///< from which on plain moves are lines over a density, too

quint64 shareOf(quint64 moves, quint64 max)
{
    return std::max<quint64>(1, (moves + max - 1) / max);
}

MovePlan densityOfEnds(const MoveScene &scene, quint64 moves)
{
    // The more moves, the less their density reveals, and the paler it is below the lines.
    const qreal opacity = std::clamp(qreal(maxNearLines) / qreal(moves), 0.2, 0.5);
    return {.kind = MovePlan::Kind::DensityOfEnds,
            .leavesOutPassing = true,
            .share = shareOf(moves, maxDensityMoves),
            .opacity = opacity,
            .maxLines = maxExtraLines,
            .onlyInnerWinning = scene.scale < largeScale,
            .palesWinning = true};
}

} // namespace

quint64 densityShare(quint64 moves)
{
    return shareOf(moves, maxWholeDensity);
}

MovePlan planMoves(const MoveScene &scene, quint64 movesOfEnds)
{
    const bool isTile = scene.target == MoveTarget::Tile;
    if (isTile && (scene.isSmall() || scene.moves <= maxFileLines))
        return {.kind = MovePlan::Kind::Lines, .palesWinning = !scene.isSmall()};
    const bool isScreen = scene.target == MoveTarget::Screen;
    if (scene.isSmall())
        return {.kind = scene.moves <= (isScreen ? maxScreenLines : maxFileLines) ? MovePlan::Kind::Lines
                                                                                  : MovePlan::Kind::ThinLines};
    if (scene.leavesOutPassing()) {
        if (movesOfEnds <= (isScreen ? maxNearLines : maxFileLines))
            return {.kind = MovePlan::Kind::Lines, .leavesOutPassing = true, .palesWinning = true};
        return densityOfEnds(scene, movesOfEnds);
    }
    if (!scene.hasDensity)
        return {};
    const qreal pale = isTile ? 0.7 : std::clamp((MoveScene::nearScale - scene.scale) / 14, 0.25, 1.0);
    return {.kind = MovePlan::Kind::Density, .opacity = 0.42 * pale};
}

MoveTerms moveTerms(const MoveScene &scene)
{
    return {!scene.isSmall(), scene.isSmall() || scene.isNear()};
}

} // namespace mexplorer
