// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/games/graphrules.h"
#include "model/games/joinedposition.h"
#include "model/import/graphfile.h"
#include "model/notation/expression.h"
#include "views/canvas/graphpicture.h"

#include <QImage>
#include <QPainter>

#include <cmath>
#include <numeric>
#include <random>
#include <set>

namespace mexplorer::samples {

/// Returns the whole graph of a position with its labels.
inline ExploredGraph exploredFrom(const Position &start, Convention convention = Convention::Normal,
                                  GraphBuilder::Options options = {})
{
    JobControl control;
    ExploredGraph explored;
    explored.start = start;
    explored.graph = buildGraph(start, options, control);
    explored.labels = label(*explored.graph, convention, control);
    explored.predecessors = std::make_shared<const Predecessors>(*explored.graph);
    return explored;
}

inline ExploredGraph explored(const QString &game, Convention convention = Convention::Normal,
                              GraphBuilder::Options options = {})
{
    return exploredFrom(parsePosition(game).value(), convention, options);
}

inline LayoutPtr layoutOf(const ExploredGraph &explored, const LayoutOptions &options = {})
{
    JobControl control;
    return layOut(*explored.graph, *explored.labels, *explored.predecessors, options, control);
}

inline GraphPicture pictureOf(const ExploredGraph &explored, ColorBy by = ColorBy::Outcome,
                              const LayoutOptions &options = {})
{
    GraphPicture picture;
    picture.explored = explored;
    picture.layout = layoutOf(explored, options);
    picture.colors = Theme::paperColors();
    picture.setColorBy(by);
    return picture;
}

inline GraphPicture pictureOf(const QString &game, ColorBy by = ColorBy::Outcome, const LayoutOptions &options = {})
{
    return pictureOf(explored(game), by, options);
}

/// Returns all positions, numbered from 0.
inline std::vector<PositionId> allOf(const GameGraph &graph)
{
    std::vector<PositionId> ids(graph.positionCount());
    std::iota(ids.begin(), ids.end(), 0);
    return ids;
}

/// Returns a random graph whose moves lead to greater numbers only, unless \a cycles is set; vertex 0 reaches each
/// vertex.
inline ExploredGraph randomGraph(std::mt19937 &random, int vertices, int moves, bool cycles = false)
{
    const auto number = [&](int from, int to) {
        return static_cast<quint32>(std::uniform_int_distribution(from, to)(random));
    };
    std::set<std::pair<quint32, quint32>> chosen;
    for (int to = 1; to < vertices; ++to)
        chosen.emplace(number(0, to - 1), static_cast<quint32>(to));
    for (int i = 0; i < moves; ++i) {
        const quint32 from = number(0, vertices - 2);
        chosen.emplace(from, cycles ? number(0, vertices - 1) : number(static_cast<int>(from) + 1, vertices - 1));
    }
    GraphFile file;
    for (int i = 0; i < vertices; ++i)
        file.names << QStringLiteral("v%1").arg(i);
    file.moves.assign(chosen.begin(), chosen.end());
    const auto rules = std::make_shared<const GraphRules>(QStringLiteral("random.dot"), file);
    return exploredFrom(Position{{Component{rules, {0}}}});
}

/// Returns the smallest rectangle with all pixels that aren't \a background.
inline QRect painted(const QImage &image, QRgb background)
{
    QRect box;
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x) {
            if (image.pixel(x, y) != background)
                box |= QRect(x, y, 1, 1);
        }
    }
    return box;
}

/// Returns the colour of the pixel at a point.
inline QColor pixelAt(const QImage &image, QPointF point)
{
    return image.pixelColor(static_cast<int>(std::floor(point.x())), static_cast<int>(std::floor(point.y())));
}

/// Returns the greatest difference of two colours in one channel.
inline int distance(const QColor &a, const QColor &b)
{
    return std::max({std::abs(a.red() - b.red()), std::abs(a.green() - b.green()), std::abs(a.blue() - b.blue())});
}

/// True if a line has a colour where no position covers it.
inline bool showsAlong(const QImage &image, const MovePath &path, const QColor &color, int tolerance = 90)
{
    for (qreal t = 0.2; t < 0.75; t += 0.05) {
        const QPointF at = path.curved
                               ? (1 - t) * (1 - t) * path.from + 2 * t * (1 - t) * path.control + t * t * path.to
                               : (1 - t) * path.from + t * path.to;
        if (distance(pixelAt(image, at), color) < tolerance)
            return true;
    }
    return false;
}

inline qreal uniform(std::mt19937 &random, qreal from, qreal to)
{
    return std::uniform_real_distribution<qreal>(from, to)(random);
}

} // namespace mexplorer::samples
