// SPDX-License-Identifier: GPL-3.0-or-later
// Routing
//
// A move over several layers drawn as a straight line may pass through a position in between, and then looks like two
// moves. So the line is curved, to the outer side first and as little as needed to avoid all other positions. Each
// curve is tested at points a third of a unit apart. A move without such a curve uses the one with the fewest hits.
// With too many moves for that, only those that would overlap in a column of single positions are curved.

#include "model/layout/routing.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <span>

namespace mexplorer {

namespace {

constexpr qreal clearance = 0.36; // from a curve to the middle of a mark
constexpr int maxSamples = 60;

/// The number of points on the curve from \a a to \a b that are too close to another position.
int hits(const LayeredLayout &layout, PositionId from, PositionId to, qreal bend)
{
    const QPointF a = layout.point(from);
    const QPointF b = layout.point(to);
    const QPointF way = b - a;
    const QPointF control = curveControl(a, b, bend);
    const int samples = std::min(maxSamples, static_cast<int>(std::hypot(way.x(), way.y()) * 3) + 1);
    int count = 0;
    for (int i = 1; i < samples; ++i) {
        const qreal t = qreal(i) / samples;
        const QPointF point = (1 - t) * (1 - t) * a + 2 * t * (1 - t) * control + t * t * b;
        const PositionId near = layout.nearest(point, clearance);
        count += near != noPosition && near != from && near != to;
    }
    return count;
}

/// The mean point of all positions.
QPointF middleOf(const LayeredLayout &layout)
{
    QRectF box(layout.point(0), QSizeF());
    for (PositionId id = 1; id < layout.positionCount(); ++id) {
        const QPointF point = layout.point(id);
        box.setCoords(std::min(box.left(), point.x()), std::min(box.top(), point.y()), std::max(box.right(), point.x()),
                      std::max(box.bottom(), point.y()));
    }
    return box.center();
}

float bestBend(const LayeredLayout &layout, QPointF middle, PositionId from, PositionId to, std::size_t maxBows)
{
    static constexpr std::array<qreal, 5> bows = {0.06, 0.11, 0.17, 0.26, 0.36};
    const QPointF a = layout.point(from);
    const QPointF way = layout.point(to) - a;
    const QPointF outward = a + way / 2 - middle;
    const qreal sign = -way.y() * outward.x() + way.x() * outward.y() < 0 ? -1 : 1;
    int min = hits(layout, from, to, 0);
    qreal best = 0;
    for (const qreal bow : std::span(bows).first(maxBows)) {
        for (const qreal bend : {sign * bow, -sign * bow}) {
            if (min == 0)
                return static_cast<float>(best);
            const int count = hits(layout, from, to, bend);
            if (count < min) {
                min = count;
                best = bend;
            }
        }
    }
    return static_cast<float>(best);
}

float columnBend(const LayeredLayout &layout, PositionId from, PositionId to)
{
    const QPointF way = layout.point(to) - layout.point(from);
    const bool sameColumn = std::min(std::abs(way.x()), std::abs(way.y())) < 0.01;
    return sameColumn &&
                   std::hypot(way.x(), way.y()) > 1.01 * std::max(layout.spacing().width(), layout.spacing().height())
               ? 0.2F
               : 0;
}

/// The range of one coordinate of a quadratic curve.
std::pair<qreal, qreal> rangeOfCurve(qreal a, qreal control, qreal b)
{
    const qreal turn = a - 2 * control + b;
    const qreal t = turn == 0 ? 0 : std::clamp((a - control) / turn, 0.0, 1.0);
    return std::minmax({a, b, (1 - t) * (1 - t) * a + 2 * t * (1 - t) * control + t * t * b});
}

QRectF curveBox(QPointF a, QPointF b, float bend)
{
    const QPointF c = curveControl(a, b, qreal(bend));
    const auto [left, right] = rangeOfCurve(a.x(), c.x(), b.x());
    const auto [top, bottom] = rangeOfCurve(a.y(), c.y(), b.y());
    return QRectF(QPointF(left, top), QPointF(right, bottom));
}

} // namespace

QRectF curvesOf(const GameGraph &graph, const LayeredLayout &layout)
{
    constexpr qreal margin = 0.25; // for the line's width
    QRectF box;
    for (PositionId id = 0; id < graph.positionCount(); ++id) {
        const auto followers = graph.followers(id);
        for (std::size_t i = 0; i < followers.size(); ++i) {
            const float bend = layout.bend(graph.firstMove(id) + i);
            if (bend != 0)
                box |= curveBox(layout.point(id), layout.point(followers[i]), bend)
                           .adjusted(-margin, -margin, margin, margin);
        }
    }
    return box;
}

float bendFor(const LayeredLayout &layout, PositionId from, PositionId to)
{
    constexpr PositionId maxPositions = 2'000;
    return layout.positionCount() > maxPositions ? 0 : bestBend(layout, middleOf(layout), from, to, 5);
}

std::vector<float> routeMoves(const GameGraph &graph, const LayeredLayout &layout)
{
    constexpr std::size_t maxTriedMoves = 1'500;
    constexpr std::size_t fewMoves = 150; // wide curves of more moves would look like a thicket
    const bool thorough = graph.moveCount() <= maxTriedMoves;
    const std::size_t maxBows = graph.moveCount() <= fewMoves ? 5 : 3;
    const QPointF middle = middleOf(layout);
    std::vector<float> bends;
    bends.reserve(graph.moveCount());
    for (PositionId id = 0; id < graph.positionCount(); ++id) {
        for (const PositionId follower : graph.followers(id))
            bends.push_back(thorough ? bestBend(layout, middle, id, follower, maxBows)
                                     : columnBend(layout, id, follower));
    }
    return bends;
}

} // namespace mexplorer
