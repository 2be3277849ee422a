// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/exercises/graphfigure.h"

#include "model/layout/layeredlayout.h"
#include "model/trace/traceformat.h"
#include "model/trace/tracewords.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace mexplorer {

namespace {

constexpr qreal unit = 64; ///< pixels between positions
constexpr qreal radius = 15;

LayoutPtr layoutOf(const LabelTask &task)
{
    JobControl control;
    return layOut(*task.graph, *task.labels, Predecessors(*task.graph), {}, control);
}

QString labelOf(const LabelTask &task, PositionId id)
{
    return outcomeLetter(task.labels->outcome(id)) + QString::number(task.labels->value(id));
}

QString decimal(qreal value)
{
    return QString::number(value, 'f', 1);
}

/// A line that ends at the circles' edges, with an arrow head.
QString svgMove(const LayeredLayout &layout, const GameGraph &graph, PositionId id, std::size_t index)
{
    const QPointF from = unit * layout.point(id);
    const QPointF to = unit * layout.point(graph.followers(id)[index]);
    const QPointF control = curveControl(from, to, layout.bend(graph.firstMove(id) + index));
    const auto towards = [](QPointF a, QPointF b, qreal length) {
        const QPointF way = b - a;
        return a + way * (length / std::max(1.0, std::hypot(way.x(), way.y())));
    };
    const QPointF start = towards(from, control, radius);
    const QPointF end = towards(to, control, radius + 3);
    return QStringLiteral("<path d=\"M%1 %2Q%3 %4 %5 %6\" marker-end=\"url(#head)\"/>\n")
        .arg(decimal(start.x()), decimal(start.y()), decimal(control.x()), decimal(control.y()), decimal(end.x()),
             decimal(end.y()));
}

QString svgPosition(const LabelTask &task, const LayeredLayout &layout, PositionId id, bool filled)
{
    const QPointF at = unit * layout.point(id);
    const QString name = tracewords::shortName(*task.graph->rules(), task.graph->cells(id)).toHtmlEscaped();
    const QString label = filled ? labelOf(task, id) : QString();
    return QStringLiteral("<circle cx=\"%1\" cy=\"%2\" r=\"%3\"/><text class=\"label\" x=\"%1\" y=\"%4\">%5</text>"
                          "<text x=\"%6\" y=\"%7\">%8</text>\n")
        .arg(decimal(at.x()), decimal(at.y()), decimal(radius), decimal(at.y() + 4), label,
             decimal(at.x() + radius + 2), decimal(at.y() + radius + 4), name);
}

QString tikzName(PositionId id)
{
    return QStringLiteral("p%1").arg(id);
}

} // namespace

QString svgFigure(const LabelTask &task, bool filled)
{
    const LayoutPtr layout = layoutOf(task);
    const GameGraph &graph = *task.graph;
    qreal longest = 0;
    for (PositionId id = 0; id < graph.positionCount(); ++id)
        longest = std::max(longest, 7.5 * qreal(tracewords::shortName(*graph.rules(), graph.cells(id)).size()));
    const QRectF box(layout->extent().topLeft() * unit, layout->extent().size() * unit + QSizeF(longest, 0));
    QString text = QStringLiteral("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"%3\" height=\"%4\" "
                                  "viewBox=\"%1 %2 %3 %4\">\n<defs><marker id=\"head\" viewBox=\"0 0 8 8\" refX=\"7\" "
                                  "refY=\"4\" markerWidth=\"8\" markerHeight=\"8\" orient=\"auto\"><path "
                                  "d=\"M0 1L8 4L0 7Z\" fill=\"#666\"/></marker></defs>\n<g fill=\"none\" "
                                  "stroke=\"#666\" stroke-width=\"1.2\">\n")
                       .arg(decimal(box.x()), decimal(box.y()), decimal(box.width()), decimal(box.height()));
    for (PositionId id = 0; id < graph.positionCount(); ++id) {
        for (std::size_t i = 0; i < graph.followers(id).size(); ++i)
            text += svgMove(*layout, graph, id, i);
    }
    text += QStringLiteral("</g>\n<g fill=\"white\" stroke=\"black\" stroke-width=\"1.5\" font-family=\"sans-serif\" "
                           "font-size=\"12\">\n<style>text { fill: black; stroke: none } .label { text-anchor: middle }"
                           "</style>\n");
    for (PositionId id = 0; id < graph.positionCount(); ++id)
        text += svgPosition(task, *layout, id, filled);
    return text + QStringLiteral("</g>\n</svg>\n");
}

QString tikzFigure(const LabelTask &task, bool filled)
{
    constexpr qreal centimetres = 1.5;
    const LayoutPtr layout = layoutOf(task);
    const GameGraph &graph = *task.graph;
    QString text = QStringLiteral("\\begin{tikzpicture}[every node/.style={circle, draw, minimum size=16pt, inner "
                                  "sep=1pt, font=\\footnotesize}, every label/.style={draw=none, rectangle, "
                                  "font=\\scriptsize, inner sep=1pt}]\n");
    for (PositionId id = 0; id < graph.positionCount(); ++id) {
        const QPointF at = centimetres * layout->point(id);
        const Sentence name = tracewords::name(*graph.rules(), graph.cells(id));
        text += QStringLiteral("\\node[label={below right:{%1}}] (%2) at (%3, %4) {%5};\n")
                    .arg(formatSentence(name, TraceFormat::Latex), tikzName(id), QString::number(at.x(), 'f', 2),
                         QString::number(-at.y(), 'f', 2), filled ? labelOf(task, id) : QString());
    }
    for (PositionId id = 0; id < graph.positionCount(); ++id) {
        for (std::size_t i = 0; i < graph.followers(id).size(); ++i) {
            const double bend = layout->bend(graph.firstMove(id) + i) * 2;
            const int angle = qRound(2 * std::atan(bend) * 57.3);
            text += QStringLiteral("\\draw[->, >=stealth] (%1) to[bend right=%2] (%3);\n")
                        .arg(tikzName(id))
                        .arg(angle)
                        .arg(tikzName(graph.followers(id)[i]));
        }
    }
    return text + QStringLiteral("\\end{tikzpicture}\n");
}

} // namespace mexplorer
