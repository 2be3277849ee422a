// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/start/samplegraph.h"

#include "views/glyphs/positionpainter.h"

#include <QPainter>

#include <array>
#include <cmath>

namespace mexplorer {

namespace {

/// A position of nim:2,1: its hand-made point in a unit square, outcome and value.
struct Vertex
{
    QPointF point;
    Outcome outcome;
    int value;
};

// 2,1 -> 1,1 | 2 | 1;  1,1 -> 1;  2 -> 1 | 0;  1 -> 0
const std::array<Vertex, 5> vertices = {{{{0.0, 0.5}, Outcome::N, 3},
                                         {{0.33, 0.0}, Outcome::P, 0},
                                         {{0.33, 1.0}, Outcome::N, 2},
                                         {{0.67, 0.5}, Outcome::N, 1},
                                         {{1.0, 0.75}, Outcome::P, 0}}};
constexpr std::array<std::pair<int, int>, 7> moves = {{{0, 1}, {0, 2}, {0, 3}, {1, 3}, {2, 3}, {2, 4}, {3, 4}}};

void paintArrow(QPainter &painter, QPointF from, QPointF to, double radius, const QColor &color)
{
    const QPointF way = to - from;
    const double length = std::hypot(way.x(), way.y());
    const QPointF unit = way / length;
    const QPointF across(-unit.y(), unit.x());
    const QPointF tip = to - unit * (radius + 2);
    const double head = std::max(4.0, radius * 0.5);
    painter.setPen(QPen(color, std::max(1.0, radius / 9)));
    painter.drawLine(from + unit * (radius + 1), tip - unit * head);
    painter.setPen(Qt::NoPen);
    painter.setBrush(color);
    painter.drawPolygon(
        QPolygonF({tip, tip - unit * head + across * head * 0.5, tip - unit * head - across * head * 0.5}));
}

} // namespace

void paintSampleGraph(QPainter &painter, const QRectF &area, const Colors &colors)
{
    const double width = std::min(area.width(), area.height() * 2.1);
    const double radius = std::min(area.height() / 6.5, width / 14);
    QRectF box(0, 0, width - 2 * radius - 4, std::min(area.height() - 2 * radius - 8, width * 0.55));
    box.moveCenter(area.center());
    const auto at = [&box](const Vertex &vertex) {
        return QPointF(box.left() + vertex.point.x() * box.width(), box.top() + vertex.point.y() * box.height());
    };
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    for (const auto &[from, to] : moves) {
        paintArrow(painter, at(vertices[static_cast<std::size_t>(from)]), at(vertices[static_cast<std::size_t>(to)]),
                   radius, colors.mutedText);
    }
    for (const Vertex &vertex : vertices)
        paintMark(painter, at(vertex), radius, vertex.outcome, &vertex == &vertices.back(),
                  QString::number(vertex.value), colors);
    painter.restore();
}

} // namespace mexplorer
